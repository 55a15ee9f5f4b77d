import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { BoardProps } from '../board.ts'

/**
 * Rings what the host speaks of, whatever carries it as `data-at`, on the field and in the `regions` of the table. It
 * comes in sight within the trays and fields that scroll around it, and these go back where they were when something
 * else is spoken of. The page stays where it is.
 */
export function useRings(
  root: RefObject<HTMLElement | null>,
  { rings = [], regions }: Pick<BoardProps, 'rings' | 'regions'>,
): void {
  const all = () => {
    const around = [...(root.current ? [root.current] : []), ...Object.values(regions ?? {})]
    return around.flatMap(one => [...one.querySelectorAll<HTMLElement>('[data-at]')])
  }
  useLayoutEffect(() => {
    for (const thing of all()) thing.toggleAttribute('data-ringed', rings.includes(nameOf(thing)))
  })

  const what = rings.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is spoken of
  useEffect(() => {
    if (what === '') return
    const trays = new Map<Element, Scrolled>()
    const show = () => {
      const ringed = all().filter(one => rings.includes(nameOf(one)) && one.getClientRects().length > 0)
      for (const tray of ringed.flatMap(traysAround))
        if (!trays.has(tray)) trays.set(tray, { before: at(tray), after: at(tray) })
      // Who has scrolled since wants to see something else.
      if ([...trays].some(([tray, { after }]) => after.join() !== at(tray).join())) return
      // The first one last: where there is no room for all, it is the one to see.
      const place = (one: HTMLElement) => rings.indexOf(nameOf(one))
      for (const thing of ringed.toSorted((a, b) => place(b) - place(a)))
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      for (const [tray, scrolled] of trays) scrolled.after = at(tray)
    }
    show()
    // The table is laid out anew when its desk has something else to say.
    const watcher = new ResizeObserver(show)
    for (const one of [root.current, root.current?.parentElement, root.current?.closest('.sb-field')])
      if (one) watcher.observe(one)
    return () => {
      watcher.disconnect()
      for (const [tray, { before, after }] of trays)
        if (after.join() === at(tray).join())
          tray.scrollTo({ left: before[0], top: before[1], behavior: 'instant' })
    }
  }, [what])
}

/** Where a tray was before a thing was shown, and where it is since. */
interface Scrolled {
  before: readonly [left: number, top: number]
  after: readonly [left: number, top: number]
}

const nameOf = ({ dataset }: HTMLElement) => dataset.at ?? ''
const at = ({ scrollLeft, scrollTop }: Element) => [scrollLeft, scrollTop] as const

function traysAround(thing: Element): Element[] {
  const trays: Element[] = []
  for (let one = thing.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth) trays.push(one)
  return trays
}
