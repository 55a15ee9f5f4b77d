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

/** Whatever takes time to be somewhere or to look like something while a test does something with a page, by what and where. */
export async function moving(page: Page, during: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const one of document.getAnimations()) {
        const effect = one.effect as KeyframeEffect
        if (Number(effect.getComputedTiming().duration) === 0) continue
        const { transitionProperty = '', animationName = '' } = one as Partial<CSSTransition & CSSAnimation>
        seen.add(
          `${transitionProperty || animationName || 'script'}: ${effect.target?.outerHTML.slice(0, 60)}`,
        )
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { moved: seen })
  })
  await during()
  await page.waitForTimeout(200)
  return page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])
}
