/** How words stand on a page: whether all of them can be read. Runs inside the page, with `tableTools` alone. */

/** Words that are not as they should be, and why. */
export interface Ill {
  words: string
  why: string
}

/**
 * What of a page cannot be read: text that is cut without saying so, runs out of its frame or of the window, lies where
 * nothing scrolls to, lies over other text, or breaks a word in two; or a line that ends with an opening bracket. `names`
 * may break, as people may be called anything.
 */
export function illWords(names: string[]): Ill[] {
  const BETWEEN = 1.5
  const OUT = 'out of the window'
  const ill = new Map<string, Ill>()
  const say = (words: string, why: string) => {
    const short = words.trim().replace(/\s+/g, ' ').slice(0, 40)
    ill.set(`${why} ${short}`, { words: short, why })
  }
  const isNoted = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || !/^(none|)$/.test(style.webkitLineClamp)
  const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`

  /** What shows only so many lines of a text. */
  const clampedBy = (one: Element | null): Element | null =>
    one && /^(none|)$/.test(getComputedStyle(one).webkitLineClamp) ? clampedBy(one.parentElement) : one

  const range = document.createRange()
  const { isSeen } = globalThis.tableTools()

  /** What is left of a line of text in sight, and what cuts it without a sign of that. */
  const inSight = (line: DOMRect, from: Element): { left: DOMRect; why?: string } => {
    let { left, top, right, bottom } = line
    const slack = line.height * 0.3
    let [isCutX, isCutY] = [true, true]
    let why: string | undefined
    let spilled: string | undefined
    let isBlock = false
    // Drawings may be larger than what shows them.
    const isDrawing = from.closest('svg') !== null
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'contents') continue
      const box = at.getBoundingClientRect()
      // The box that it stands in holds it.
      if (!isBlock && style.display !== 'inline') {
        isBlock = true
        const { overflowX, overflowY } = style
        if (overflowX === 'visible' && (right > box.right + 2 || left < box.left - 2))
          spilled = `wider than ${nameOf(at)}`
        if (overflowY === 'visible' && (bottom > box.bottom + slack || top < box.top - slack))
          spilled = `higher than ${nameOf(at)}`
      }
      if (style.overflowX !== 'visible' && style.display !== 'inline' && !at.closest('svg')) {
        const hides = /hidden|clip/
        const wider = right > box.right + 2 || left < box.left - 2
        const higher = bottom > box.bottom + slack || top < box.top - slack
        if (isNoted(style) && (wider || higher)) [isCutX, isCutY] = [false, false]
        if (isCutX && wider && hides.test(style.overflowX)) why ??= `cut at the side by ${nameOf(at)}`
        if (isCutY && higher && hides.test(style.overflowY)) why ??= `cut in height by ${nameOf(at)}`
        // What scrolls begins at its first line: nothing before that is ever reached.
        const isBefore = top + at.scrollTop < box.top - slack || left + at.scrollLeft < box.left - 2
        if (isBefore && isCutX && isCutY) why ??= `before the beginning of ${nameOf(at)}`
        if (!hides.test(style.overflowX)) isCutX = false
        if (!hides.test(style.overflowY)) isCutY = false
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      // A drawing shows a part of itself.
      if (at.matches('svg') && !at.parentElement?.closest('svg')) {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (style.position === 'fixed') break
    }
    if (isCutX && (right > innerWidth + 1 || left < -1)) why ??= OUT
    return {
      left: new DOMRect(left, top, right - left, bottom - top),
      why: isDrawing ? undefined : (why ?? spilled),
    }
  }

  /** Where a sign of a text stands. */
  const lineAt = (text: Text, from: number) => {
    range.setStart(text, from)
    range.setEnd(text, from + 1)
    const [first] = range.getClientRects()
    return first
  }
  let opening: { text: Text; at: DOMRect } | undefined
  /** `high` is the whole line, of which an edge may hide a part. */
  const drawn: { box: DOMRect; high: number; words: string; of: Element; isDrawing: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const of = text.parentElement!
    if (opening) {
      const next = lineAt(text, 0)
      if (next && next.top > opening.at.bottom - 2)
        say(`${opening.text.data}${text.data}`, 'a line ends with a bracket')
      opening = undefined
    }
    for (const { index } of of.closest('script, style') ? [] : text.data.matchAll(/[\p{Ps}\p{Pi}]/gu)) {
      const at = lineAt(text, index)
      if (!at) continue
      const next = index + 1 < text.length ? lineAt(text, index + 1) : undefined
      if (index + 1 === text.length) opening = { text, at }
      else if (next && next.top > at.bottom - 2) say(text.data, 'a line ends with a bracket')
    }
    // Signs may cross something out.
    if (!/[\p{L}\d]/u.test(text.data) || of.closest('script, style, title, noscript')) continue
    if (of.matches('details:not([open])') || of.closest('a[href^="#"]:not(:focus)')) continue
    if (!isSeen(of)) continue
    if (/\p{Surrogate}|^\u200d|\u200d$/u.test(text.data)) say(text.data, 'a sign is torn apart')
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue
      const { left, why } = inSight(line, of)
      const isInSight = left.width > 1 && left.height > 1
      if (why && (isInSight || why === OUT)) say(text.data, why)
      if (isInSight)
        drawn.push({
          box: left,
          high: line.height,
          words: text.data,
          of,
          isDrawing: of.closest('svg') !== null,
        })
    }
    if (names.some(name => text.data.includes(name)) || of.closest('svg')) continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d’'\u00ad]{2,}/gu)) {
      // It says where it may break.
      if (word.includes('\u00ad') || isNoted(getComputedStyle(of))) continue
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > 4) say(word, `broken in ${nameOf(of)}`)
    }
  }

  // Two texts in one place, neither of them behind something.
  const shown = drawn.filter(({ box, of }) => {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top !== null && (top.contains(of) || of.contains(top))
  })
  for (const [i, one] of shown.entries())
    for (const other of shown.slice(i + 1)) {
      if (other.of === one.of || (one.isDrawing && other.isDrawing)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width <= BETWEEN * 2 || height <= Math.min(one.high, other.high) * 0.45) continue
      // What is left off after the last line that has room, with a sign of that, has its place on that line.
      const clamped = clampedBy(one.of)
      if (!clamped?.contains(other.of))
        say(`${one.words} | ${other.words}`, `over each other in ${nameOf(one.of)}`)
    }
  return [...ill.values()]
}
