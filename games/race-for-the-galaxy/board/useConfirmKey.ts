import { useEffect } from 'react'

/** Ctrl+Enter lights the lamp, wherever the focus is. */
export function useConfirmKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
      const [lamp, another] = document.querySelectorAll<HTMLButtonElement>('.rg-lamp:enabled')
      if (!lamp || another) return
      event.preventDefault()
      lamp.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
