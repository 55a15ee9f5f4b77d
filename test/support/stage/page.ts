/**
 * What tests know of a table inside the page: what can be chosen there, and whether it is in reach. It knows nothing of
 * how the table is built but what `.github/CONTRIBUTING.md` asks of boards. Every page of a stage has it as a global;
 * it stands alone, and what it returns is good until the page changes.
 */
export interface TableTools {
  all(query: string, within?: ParentNode): Element[]
  /** How a thing is called, in short. */
  nameOf(one: Element): string
  /** It is drawn, and not only for those who listen. */
  isSeen(one: Element): boolean
  /** It can be pressed. */
  isOn(one: Element): boolean
  /** Its middle is hit by a finger. */
  isHit(one: Element): boolean
  /** It is hit at once, or after its own tray was pushed sideways. */
  isInReach(one: Element): boolean
  /** The colour of the one lit button. */
  lit: string
  /** Everything on the table that can be pressed or filled in, on or off. */
  controls: Element[]
  /** Those of them with which something is chosen. */
  choices: Element[]
}

declare global {
  var tableTools: () => TableTools
}

export function toolsInPage(): TableTools {
  const CONTROLS =
    'button, input, select, textarea, [role=button], [role=option], [role=radio], [role=checkbox]'
  const PRESSED = '[aria-pressed], [aria-checked], [role=option], [role=radio], [role=checkbox]'
  /** What only changes what is shown, and what lies beside the game. */
  const LOOKS = '[aria-expanded], [aria-haspopup], [aria-controls], [role=tab], [role=toolbar] *, nav *'
  const BESIDE = '.sb-bar *, .sb-side *, aside *, [data-beside] *'

  const all = (query: string, within: ParentNode = document) => [...within.querySelectorAll(query)]
  const cutAway = new Map<Element, boolean>()
  /** Cut away so that only those who listen have it. */
  const isCutAway = (one: Element): boolean => {
    const known = cutAway.get(one)
    if (known !== undefined) return known
    const { width, height } = one.getBoundingClientRect()
    const isTiny = (width <= 1 || height <= 1) && getComputedStyle(one).overflow !== 'visible'
    const answer = isTiny || (one.parentElement !== null && isCutAway(one.parentElement))
    cutAway.set(one, answer)
    return answer
  }
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isCutAway(one)
  const isOn = (one: Element) => !one.matches(':disabled, [aria-disabled=true]') && !one.closest('[inert]')
  /** It is read only: its text opens beside it, and nothing is chosen with it. */
  const isRead = (one: Element) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some(id => id !== '' && document.getElementById(id)?.role === 'tooltip')

  const isHit = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && one.contains(top)
  }
  const isInReach = (one: Element) => {
    if (isHit(one)) return true
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.scrollWidth <= at.clientWidth || !/auto|scroll/.test(getComputedStyle(at).overflowX)) continue
      const before = at.scrollLeft
      const own = one.getBoundingClientRect()
      const tray = at.getBoundingClientRect()
      at.scrollLeft += own.x + own.width / 2 - tray.x - tray.width / 2
      const hit = isHit(one)
      at.scrollLeft = before
      if (hit) return true
    }
    return false
  }

  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = 'var(--sb-lamp)'
  const lit = getComputedStyle(probe).backgroundColor
  probe.remove()

  const table = document.querySelector('.sb-table') ?? document.querySelector('main') ?? document.body
  const controls = all(CONTROLS, table).filter(one => !one.matches(BESIDE) && isSeen(one))
  return {
    all,
    nameOf: one =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40),
    isSeen,
    isOn,
    isHit,
    isInReach,
    lit,
    controls,
    choices: controls.filter(
      one => isOn(one) && !one.matches(LOOKS) && (one.matches(`${PRESSED}, [data-can]`) || !isRead(one)),
    ),
  }
}
