/** Somebody who sees nothing: opens the list of all ways, reads the names in it, and presses what a bot would do. */
import { setTimeout } from 'node:timers/promises'
import isEqual from 'lodash/isEqual.js'
import type { Locator, Page } from 'playwright-core'
import { askWith, type LegalMove, type Play, readerOf, type TextReader } from '../../games/kit/index.ts'
import { text as words } from '../../lobby/web/text/en.ts'
import type { LiveSeat } from '../support/stage/live.ts'
import { NAMES, type StageWindow } from '../support/stage/stage.ts'

const { table } = words

/** A name as it is heard, whatever stands between its words. */
const heard = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')}\\s*$`)

export class ListPlayer {
  private readonly window: StageWindow
  private readonly live: LiveSeat
  private readonly reader: TextReader

  constructor(window: StageWindow, live: LiveSeat) {
    this.window = window
    this.live = live
    this.reader = readerOf(live.film.module.text, 'en', seat => NAMES[Number(seat)]!)
  }

  private get page(): Page {
    return this.window.page
  }

  private get desk(): Locator {
    return this.page.getByRole('region', { name: table.toDo, exact: true })
  }

  /** Makes one move, and says which it was to be. */
  async act(): Promise<Play> {
    const { live, reader } = this
    const made = live.made.length
    const legal = live.film.module.legalMoves(live.view, live.seat)
    const play = live.advice(live.seat) as Play
    await this.openList()
    const picked = this.picked(play)
    if (picked) {
      const ways = this.desk.locator('.sb-ways')
      // What the board proposes is chosen here, too.
      const chosen = ways.getByRole('button', { pressed: true })
      for (let left = await chosen.count(); left > 0; left--) await this.press(chosen)
      for (const name of picked)
        await this.press(ways.getByRole('button', { name: heard(name), pressed: false }))
      const confirm = picked.length === 0 ? [table.confirm, table.confirmNone] : [table.confirm]
      const names = new RegExp(`^(${confirm.join('|')})$`)
      await this.press(this.desk.getByRole('button', { name: names, disabled: false }))
    } else {
      const { label } = nearest(legal, play)
      await this.press(this.desk.getByRole('button', { name: heard(reader.read(label)) }))
    }
    for (let waits = 0; live.made.length === made && waits < 1500; waits++) await setTimeout(20)
    await this.window.drawn()
    return play
  }

  private async openList(): Promise<void> {
    const fold = this.desk.getByRole('button', { name: table.showActions })
    if ((await fold.count()) > 0) await this.press(fold)
  }

  /** The names of what is picked, where several things are. */
  private picked({ move, args: [id, chosen] }: Play): string[] | undefined {
    const ask = askWith(this.live.view, Number(id))
    if (move !== 'answer' || !ask?.pick || (ask.pick.max === 1 && ask.pick.min <= 1)) return undefined
    return (chosen as string[]).map(option => this.reader.name(`${ask.pick!.of}:${option}`))
  }

  private async press(button: Locator): Promise<void> {
    await button.first().focus()
    await this.page.keyboard.press('Enter')
  }
}

/** The move of the list that is a play, or comes nearest: of long lists some moves are left away. */
function nearest(legal: readonly LegalMove[], { move, args }: Play): LegalMove {
  const alike = [
    (one: LegalMove) => one.move === move && isEqual(one.args, args),
    (one: LegalMove) => one.move === move && isEqual(one.args.slice(0, 2), args.slice(0, 2)),
    (one: LegalMove) => one.move === move,
    () => true,
  ]
  return alike.flatMap(fits => legal.find(fits) ?? [])[0]!
}
