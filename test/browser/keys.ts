/** Somebody without a mouse: walks from one thing to the next with Tab, and presses what has the focus. */
import type { Page } from 'playwright-core'
import type { StageWindow } from '../support/stage/stage.ts'

/** What has the focus. */
export interface Focused {
  name: string
  /** Nothing has it. */
  isLost: boolean
  /** Something lies over the middle of it. */
  isCovered: boolean
}

/** What the focus does on its way may change the page, and the way with it. */
const BOLD_TRIES = 4
const MOST_TRIES = 200

/** In the page: marks a choice by its place among all, so that it is known again when the focus is on it. */
const aimAt = ({ which, wanted }: { which: number; wanted: 'lamp' | 'choice' }) => {
  const { choices, lit, nameOf } = globalThis.tableTools()
  const lamps = choices.filter(one => getComputedStyle(one).backgroundColor === lit)
  const others = choices.filter(one => !lamps.includes(one) && one.matches('button, [role]'))
  const from = wanted === 'lamp' && lamps.length > 0 ? lamps : others.length > 0 ? others : lamps
  const one = from[which % Math.max(1, from.length)]
  for (const before of document.querySelectorAll('[data-aim]')) before.removeAttribute('data-aim')
  if (!one) return undefined
  one.setAttribute('data-aim', '')
  return nameOf(one)
}

/** In the page: how many steps with Tab it is to the thing aimed at, fewer than none for those back; where there is one. */
const stepsToAim = (): number | undefined => {
  const aim = document.querySelector('[data-aim]')
  const at = document.activeElement ?? document.body
  if (!aim) return undefined
  if (aim === at) return 0
  const stops = globalThis
    .tableTools()
    .all('a[href], button, input, select, textarea, summary, [tabindex]')
    .filter(
      one =>
        (one as HTMLElement).tabIndex >= 0 &&
        !one.matches(':disabled') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
  const follows = (one: Element) => (at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const to = stops.indexOf(aim)
  const from = at === document.body ? -1 : stops.findIndex(one => one === at || follows(one))
  if (stops[from] === at || at === document.body) return to - from
  return follows(aim) ? to - from + 1 : to - from
}

const focused = (): Focused => {
  const one = document.activeElement
  if (!one || one === document.body) return { name: '', isLost: true, isCovered: false }
  const { nameOf, isHit } = globalThis.tableTools()
  const { width, height } = one.getBoundingClientRect()
  // What is larger than the window is seen anyway.
  const isLarge = width > innerWidth || height > innerHeight / 2
  return { name: nameOf(one), isLost: false, isCovered: !isLarge && !isHit(one) }
}

export class KeyPlayer {
  readonly covered: string[] = []
  readonly lost: string[] = []
  readonly unreached: string[] = []
  private readonly window: StageWindow

  constructor(window: StageWindow) {
    this.window = window
  }

  private get page(): Page {
    return this.window.page
  }

  /** Goes to a lamp, or to something else that can be chosen, and presses it. False where there is nothing. */
  async press(wanted: 'lamp' | 'choice', which: number): Promise<boolean> {
    const name = await this.page.evaluate(aimAt, { wanted, which })
    if (name === undefined) return false
    if (!(await this.walk(name))) return false
    await this.page.keyboard.press('Enter')
    await this.window.drawn()
    const { isLost } = await this.page.evaluate(focused)
    if (isLost) this.lost.push(`after ${name}`)
    return true
  }

  /** Goes from one thing to the next as long as they are inside of something. */
  async walkThrough(query: string): Promise<void> {
    await this.page.locator(query).focus()
    for (let steps = 0; steps < MOST_TRIES; steps++) {
      await this.page.keyboard.press('Tab')
      const isInside = await this.page.evaluate(one => !!document.activeElement?.closest(one), query)
      if (!isInside) return
      const { name, isCovered } = await this.page.evaluate(focused)
      if (isCovered) this.covered.push(name)
    }
  }

  private async walk(name: string): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const steps = await this.page.evaluate(stepsToAim)
      if (steps === undefined) return false
      if (steps === 0) {
        const { isCovered } = await this.page.evaluate(focused)
        if (isCovered) this.covered.push(name)
        return true
      }
      const key = steps > 0 ? 'Tab' : 'Shift+Tab'
      const most = tries < BOLD_TRIES ? Math.abs(steps) : 1
      for (let step = 0; step < most; step++) await this.page.keyboard.press(key)
    }
    this.unreached.push(name)
    return false
  }
}
