/** Looks at a table while its reader is asked something. Runs inside the page, with `tableTools` alone. */

/** Something that has to be as it should be, and what is wrong with it. */
export interface Seen {
  what: string
  wrong: string[]
  /** It lies on a map that is moved and zoomed: what is not in sight at first is brought there. */
  onMap?: boolean
}

export interface Wanted {
  phone: boolean
  /** What the reader is asked, in words. */
  sentences: string[]
}

export function look({ phone, sentences }: Wanted): Seen[] {
  const FINGER = 44
  const LETTER = 12
  const REGIONS = ['bar', 'rivals', 'field', 'ask', 'choices', 'hand', 'acts', 'side']
  const { all, nameOf, isSeen, isOn, isInReach, lit, choices, controls } = globalThis.tableTools()

  const seen: Seen[] = []
  const rule = (what: string, wrong: string[], onMap = false) => seen.push({ what, wrong, onMap })

  // Everything that can be chosen, and all of the hand.
  for (const one of choices) {
    const { width, height } = one.getBoundingClientRect()
    const wrong: string[] = []
    if (!isInReach(one)) wrong.push('out of reach')
    if (phone && Math.min(width, height) < FINGER - 0.5)
      wrong.push(`${Math.round(width)}×${Math.round(height)} px`)
    rule(`choice: ${nameOf(one)}`, wrong, one.closest('[role=application]') !== null)
  }
  for (const one of controls.filter(one => one.closest('[data-part=hand]')))
    if (!choices.includes(one)) rule(`hand: ${nameOf(one)}`, isInReach(one) ? [] : ['out of reach'])
  rule('something can be chosen', choices.length > 0 ? [] : ['nothing'])

  // The question, once; at most one lamp.
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, '')
  /** The innermost elements that say something. */
  const saying = (words: string, within: Element): Element[] => {
    if (!plain(within.textContent).includes(words)) return []
    const inner = [...within.children].flatMap(child => saying(words, child))
    return inner.length > 0 ? inner : [within]
  }
  for (const sentence of sentences) {
    const times = saying(plain(sentence), document.body).filter(isSeen).length
    rule(`said once: ${sentence.slice(0, 40)}`, times === 1 ? [] : [`${times} times`])
  }
  // Nor is a reason or a hint given twice beside it.
  const reasons = [...document.querySelectorAll('.sb-desk :is(.sb-status, .sb-hint, [class*=reason])')]
    .filter(isSeen)
    .map(one => plain(one.textContent))
    .filter(text => text !== '')
  rule(
    'no reason is given twice',
    reasons.filter((text, i) => reasons.indexOf(text) < i),
  )

  const lamps = all('button, a').filter(
    one => isOn(one) && isSeen(one) && getComputedStyle(one).backgroundColor === lit,
  )
  rule('one lamp at most', lamps.length > 1 ? [`${lamps.length}: ${lamps.map(nameOf).join(' | ')}`] : [])

  // The page itself stays where it is.
  const root = document.documentElement
  rule('the page does not scroll', root.scrollHeight > innerHeight ? [`${root.scrollHeight} px high`] : [])
  rule(
    'nor is it wider than the window',
    root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : [],
  )

  // From the question straight to what it is about, by key as by eye.
  const there = REGIONS.flatMap(name => document.querySelector(`[data-region=${name}], .sb-${name}`) ?? [])
  const before = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const outOfOrder = there.filter((one, i) => i > 0 && !before(there[i - 1]!, one))
  rule('the regions are in the order of reading', [
    ...(there.length < 3 ? ['there are none'] : []),
    ...outOfOrder.map(one => one.className),
  ])

  // Letters that can be read.
  if (phone) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (walker.nextNode()) {
      const { parentElement: box, data } = walker.currentNode as Text
      if (!box || !data.trim() || box.closest('script, style, title') || !isSeen(box)) continue
      const zoom = box.closest('svg') ? ((box as unknown as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(box).fontSize) * zoom
      if (size < LETTER - 0.05) small.add(`${size.toFixed(1)} px: ${data.trim().slice(0, 20)}`)
    }
    rule('letters of 12 px', [...small])
  }
  return seen
}
