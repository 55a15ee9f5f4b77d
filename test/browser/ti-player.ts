import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import { type Ask, asksOf } from '../../games/kit/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { text as words } from '../../lobby/web/text/en.ts'
import type { LiveSeat } from '../support/stage/live.ts'
import type { StageWindow } from '../support/stage/stage.ts'

const CHOICES_AT_MOST = 5

/** Somebody who plays with the board alone: presses systems, cards and steppers, and sends what is planned. */
export class BoardPlayer {
  private readonly window: StageWindow
  private readonly live: LiveSeat
  /** Fleets that were sent somewhere. */
  moved = 0

  constructor(window: StageWindow, live: LiveSeat) {
    this.window = window
    this.live = live
  }

  private get desk() {
    return this.window.page.getByRole('region', { name: words.table.toDo, exact: true })
  }

  private get lamp() {
    return this.desk.locator('button[data-kind=lamp]:enabled')
  }

  private get state(): TiState {
    return this.live.state as unknown as TiState
  }

  async act(): Promise<void> {
    const [ask] = asksOf(this.live.view, this.live.seat)
    const made = this.live.made.length
    if (ask?.kind === 'turn') await this.turn()
    else await this.answer(ask)
    for (let waits = 0; this.live.made.length === made && waits < 1500; waits++) await setTimeout(20)
    expect(this.live.made.length, `${ask?.kind} in round ${this.state.round}`).to.be.above(made)
    await this.window.drawn()
  }

  private async press(query: string): Promise<boolean> {
    const found = this.window.page.locator(query).first()
    if ((await found.count()) === 0) return false
    await found.click()
    await this.window.drawn()
    return true
  }

  /** A system that lies out of sight, or below a button, is pressed on the whole map. */
  private async pressSystem(cell: string): Promise<boolean> {
    const system = this.window.page.locator(`.ti-system[data-can][data-cell="${cell}"]`)
    if ((await system.count()) === 0) return false
    const isHit = () => system.evaluate(one => globalThis.tableTools().isHit(one))
    if (!(await isHit())) await this.press('.ti-corner[data-at=top-right] [aria-pressed=false]')
    if (!(await isHit())) return false
    // The first press looks at it, the second one activates.
    await system.click()
    await system.click()
    await this.window.drawn()
    return true
  }

  /** Goes with all that can to a system beside the home, while there are counters; then strategy cards; then passes. */
  private async turn(): Promise<void> {
    for (const cell of this.around()) {
      if (!(await this.pressSystem(cell))) continue
      if ((await this.press('.ti-source:not([data-off]) .ti-small')) && (await this.lamp.count()) > 0) {
        this.moved += 1
        return this.lamp.click()
      }
      while (await this.press('.ti-part [data-kind=quiet]:enabled'));
    }
    if (await this.press('.ti-tall:enabled')) return this.lamp.click()
    await this.desk.getByRole('button', { name: 'Pass', exact: true }).click()
    await this.lamp.click()
  }

  private around(): string[] {
    const home = this.state.galaxy.homes[this.live.seat]!
    return this.live.film.module.legalMoves(this.live.view, this.live.seat).flatMap(({ move, args }) => {
      const [, cell, plan] = args as [number, string, { moves: unknown[] }]
      return move === 'act' && plan.moves.length > 0 && cell !== home ? [cell] : []
    })
  }

  /** What is proposed is confirmed; else the first choices are; else the question is let be. */
  private async answer(ask: Ask | undefined): Promise<void> {
    for (let chosen = 0; chosen < CHOICES_AT_MOST && (await this.lamp.count()) === 0; chosen++)
      await this.press(
        ':is(.ti-options, .ti-votes, .ti-strategy, .ti-races, .ti-form-row, .ti-hand) button:enabled:not([aria-pressed=true])',
      )
    if (ask?.kind === 'placeTile') await this.press('.ti-system[data-can]')
    if ((await this.lamp.count()) > 0) return this.lamp.click()
    await this.desk.locator('[data-part=acts] button:enabled').first().click()
  }
}
