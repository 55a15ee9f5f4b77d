import { useEffect } from 'react'

/** What is lit in the desk, whoever put it there. */
const LAMPS = '#desk :is([data-kind="lamp"], [data-variant="filled"]):enabled'

/** Ctrl and Enter press the lamp of the desk, wherever the focus is. */
export function useConfirmKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.defaultPrevented || (event.target as Element).closest('input, textarea, select')) return
      const lamp = [...document.querySelectorAll<HTMLElement>(LAMPS)].at(-1)
      if (!lamp) return
      event.preventDefault()
      lamp.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
