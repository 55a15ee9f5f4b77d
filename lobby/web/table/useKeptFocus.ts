import { useEffect, useRef } from 'react'

/** Whether an element cannot have the focus any more. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility()

/**
 * Keeps keyboard players at the table: when what had the focus is gone or off because it was pressed, the focus goes to
 * what is to be done now. Whoever clicks on nothing keeps that.
 */
export function useKeptFocus(): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (!last.current) return
    // Browsers take the focus from what is off only when they draw.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const lost = last.current
        if (!lost || document.activeElement !== document.body || !isGone(lost)) return
        last.current = null
        document.getElementById('desk')?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  })
}
