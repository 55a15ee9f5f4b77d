import { type RefObject, useEffect } from 'react'

/** What confirms a decision, the question asked first before the others. */
const LAMPS = ['.rg-foot-ask', '.rg-plan', '.rg-planner']

/** Ctrl+Enter lights the lamp, wherever the focus is; where several are lit, the reader has to choose. */
export function useConfirmKey(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
      for (const place of LAMPS)
        for (const part of root.current?.querySelectorAll(place) ?? []) {
          const lamps = part.querySelectorAll<HTMLButtonElement>('.rg-lamp:enabled')
          if (lamps.length === 0) continue
          event.preventDefault()
          if (lamps.length === 1) lamps[0]!.click()
          return
        }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [root])
}
