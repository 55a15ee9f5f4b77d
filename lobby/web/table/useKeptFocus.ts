import { useEffect } from 'react'

/** Whether an element cannot have the focus any more. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

/**
 * Keeps keyboard players at the table: when what had the focus is gone or off because it was pressed, the focus goes to
 * what is to be done now. Whoever clicks on nothing keeps that.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      last = target as Element
    }
    const keep = () => {
      frame = 0
      if (!last || document.activeElement !== document.body || !isGone(last)) return
      last = null
      document.getElementById('desk')?.focus({ preventScroll: true })
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
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
