import { useEffect } from 'react'

/** A key that does something now, and what, in words. */
export interface Key {
  key: string
  says: string
}

/** Whatever is written into, or chooses by letters itself. */
const WRITES = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'
/** What lies over the table and has the keys for itself. */
const OVER = 'dialog[open], [role=dialog], [role=alertdialog]'

const isUsable = (one: HTMLElement): boolean => !one.matches(':disabled') && one.getClientRects().length > 0

const withKeys = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(isUsable)

/** What has a key now, in the order of the page. A thing says what its key does with `data-key-says`, or with its name. */
export const keysNow = (): Key[] =>
  withKeys().map(one => ({
    key: one.getAttribute('aria-keyshortcuts')!,
    says: one.dataset.keySays ?? one.getAttribute('aria-label') ?? one.textContent.trim(),
  }))

/** A key alone, pressed where nobody writes and nothing lies over the table. */
const isMeant = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(WRITES)) &&
  document.querySelector(OVER) === null

/**
 * Single keys press what names them in its `aria-keyshortcuts`, wherever the focus is: boards and pages need say no more.
 * Keys with modifiers do nothing here.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (!isMeant(event)) return
      const thing = withKeys().find(one => one.getAttribute('aria-keyshortcuts') === event.key)
      if (!thing) return
      event.preventDefault()
      thing.focus()
      thing.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
