import { type RefObject, useEffect, useRef } from 'react'
import type { Ask } from '../../kit/index.ts'

/** What answers the question that is open now. */
const ASKED = '[data-asked]'
/** Pixels between what is asked and the edge of what can be seen. */
const GAP = 8

/** What scrolls around an element. */
function scrollerOf(element: HTMLElement): Element {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around ?? document.documentElement
}

/**
 * Scrolls to where all of an element is seen, its head at least, clear of the foot that covers what lies behind it; and
 * of what stands above it as much as fits: what is asked and why.
 */
function bringIntoSight(element: HTMLElement, foot: Element | null, behavior: ScrollBehavior): void {
  const scroller = scrollerOf(element)
  const { top, bottom } = element.getBoundingClientRect()
  const isPage = scroller === document.documentElement
  const head = (isPage ? 0 : scroller.getBoundingClientRect().top) + GAP
  const end = Math.min(foot?.getBoundingClientRect().top ?? window.innerHeight, window.innerHeight) - GAP
  const wanted = Math.max(0, scroller.scrollTop + Math.min(bottom - end, top - head))
  if (Math.abs(wanted - scroller.scrollTop) > 1) scroller.scrollTo({ top: wanted, behavior })
}

/**
 * Brings what is asked into sight, and keeps keyboard players on the board: where the thing that had the focus is gone
 * because it was used, the focus goes on to what is asked next.
 */
export function useAttention(
  root: RefObject<HTMLElement | null>,
  asks: readonly Ask[],
  isStill: boolean,
): void {
  const kinds = asks.map(({ kind }) => kind).join()
  const isInside = useRef(false)

  useEffect(() => {
    const own = root.current
    if (!own) return
    const enter = () => {
      isInside.current = true
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Nothing has the focus now: what had it may be gone.
      if (relatedTarget !== null) isInside.current = own.contains(relatedTarget as Node)
    }
    own.addEventListener('focusin', enter)
    own.addEventListener('focusout', leave)
    return () => {
      own.removeEventListener('focusin', enter)
      own.removeEventListener('focusout', leave)
    }
  }, [root])

  useEffect(() => {
    const asked = root.current?.querySelector<HTMLElement>(ASKED)
    if (!kinds || !asked) return
    const foot = root.current?.querySelector('.rg-foot') ?? null
    // In the next frame everything has its place.
    const frame = requestAnimationFrame(() => bringIntoSight(asked, foot, isStill ? 'auto' : 'smooth'))
    return () => cancelAnimationFrame(frame)
  }, [root, kinds, isStill])

  const before = useRef<readonly Element[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever other questions are open
  useEffect(() => {
    const own = root.current
    if (!own) return
    const at = document.activeElement
    const asked = [...own.querySelectorAll<HTMLElement>(ASKED)]
    const isLost = isInside.current && (at === document.body || at === own)
    // What was asked before still has the focus, and something else is asked now.
    const isDone = before.current.some(part => part.contains(at) && !part.matches(ASKED))
    if (isLost || (isDone && asked.length > 0)) (asked[0] ?? own).focus({ preventScroll: true })
    if (asked.length > 0) before.current = asked
  }, [root, asks])
}
