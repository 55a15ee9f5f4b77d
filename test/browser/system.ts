/** Settings of a reader's system, as a browser has them, and what they must not take away. */
import type { Page } from 'playwright-core'

/** Letters of twice the size, as a browser's settings make them. */
export async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
}

/**
 * In the page: what does not stand out from the ground by an edge, a line around it or a ground of its own: whatever a
 * query finds and can be pressed, or without one all that can be chosen at a table.
 */
export function unmarked(query?: string): string[] {
  const { all, choices, isOn, isSeen, nameOf } = globalThis.tableTools()
  const ground = getComputedStyle(document.body).backgroundColor
  const isMarked = (one: Element): boolean => {
    const style = getComputedStyle(one)
    const edges = [
      [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
      [style.outlineWidth, style.outlineStyle, style.outlineColor],
    ]
    return (
      edges.some(([width, kind, colour]) => width !== '0px' && kind !== 'none' && colour !== ground) ||
      (style.backgroundColor !== ground && style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    )
  }
  /** What is drawn has the edge of a shape beside it. */
  const isDrawn = (one: Element): boolean =>
    one instanceof SVGElement &&
    all('polygon, path, rect, circle', one.parentElement!).some(shape => {
      const { stroke, strokeWidth } = getComputedStyle(shape)
      return stroke !== 'none' && stroke !== ground && Number.parseFloat(strokeWidth) > 0
    })
  const asked = query === undefined ? choices : all(query).filter(one => isOn(one) && isSeen(one))
  return asked
    .filter(one => !isMarked(one) && !isMarked(one.parentElement!) && !isDrawn(one))
    .map(one => nameOf(one) || one.outerHTML.slice(0, 80))
}
