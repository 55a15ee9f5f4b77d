import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardProps } from '../board.ts'

/** Something that was scrolled to show a thing. */
interface Scrolled {
  element: Element
  before: readonly [left: number, top: number]
  after: readonly [left: number, top: number]
}

/**
 * Rings what the host speaks of, whatever carries it as `data-at`, on the field and in the `regions` of the table. It
 * comes in sight once, within the trays and fields that scroll around it, and these go back where they were when
 * something else is spoken of. The page stays where it is.
 */
export function useRings(
  root: RefObject<HTMLElement | null>,
  { rings = [], regions }: Pick<BoardProps, 'rings' | 'regions'>,
): void {
  const shown = useRef('')
  const scrolled = useRef<readonly Scrolled[]>([])
  useLayoutEffect(() => {
    const around = [...(root.current ? [root.current] : []), ...Object.values(regions ?? {})]
    const ringed: HTMLElement[] = []
    for (const thing of around.flatMap(one => [...one.querySelectorAll<HTMLElement>('[data-at]')])) {
      const isRinged = rings.includes(thing.dataset.at ?? '')
      thing.toggleAttribute('data-ringed', isRinged)
      if (isRinged && thing.getClientRects().length > 0) ringed.push(thing)
    }
    const what = rings.join(' ')
    if (shown.current === what || (what && ringed.length === 0)) return
    shown.current = what
    goBack(scrolled.current)
    const trays = [...new Set(ringed.flatMap(traysAround))]
    const before = trays.map(at)
    // The first one last: where there is no room for all, it is the one to see.
    const place = ({ dataset }: HTMLElement) => rings.indexOf(dataset.at ?? '')
    for (const thing of ringed.toSorted((a, b) => place(b) - place(a)))
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    scrolled.current = trays.map((element, i) => ({ element, before: before[i]!, after: at(element) }))
  })
}

const at = ({ scrollLeft, scrollTop }: Element) => [scrollLeft, scrollTop] as const

/** What somebody has scrolled since stays where they want it. */
function goBack(scrolled: readonly Scrolled[]): void {
  for (const { element, before, after } of scrolled)
    if (at(element).join() === after.join())
      element.scrollTo({ left: before[0], top: before[1], behavior: 'instant' })
}

function traysAround(thing: Element): Element[] {
  const trays: Element[] = []
  for (let one = thing.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth) trays.push(one)
  return trays
}
