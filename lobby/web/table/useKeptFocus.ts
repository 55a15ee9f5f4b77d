import { useEffect } from 'react'

/** Whether an element cannot have the focus any more. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Keeps keyboard players at the table: when what had the focus has lost it because it was pressed, the focus goes to what
 * is to be done now, or back to it where it was off for a moment only. Whoever clicks on nothing keeps that.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement
    }
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(FOCUSABLE)) last = null
    }
    const keep = () => {
      frame = 0
      if (!last || document.activeElement !== document.body) return
      const next = isGone(last) ? document.getElementById('desk') : last
      last = null
      next?.focus({ preventScroll: true })
    }
    // Boards change what they show without a word to the table. Browsers take the focus from what is off only when they
    // draw.
    const observer = new MutationObserver(() => {
      if (last && frame === 0)
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(keep)
        })
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}
