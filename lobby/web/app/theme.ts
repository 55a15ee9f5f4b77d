import { useEffect, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

export type ResolvedTheme = 'dark' | 'light'

const LIGHT = '(prefers-color-scheme: light)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(LIGHT)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The theme in force: the one that was chosen, or the system's. */
export function useTheme(): ResolvedTheme {
  const { theme } = useSettings()
  const light = useSyncExternalStore(subscribe, () => window.matchMedia(LIGHT).matches)
  return theme === 'auto' ? (light ? 'light' : 'dark') : theme
}

/** Tells the style sheets which theme is in force. */
export function useThemeAttribute(): void {
  const theme = useTheme()
  useEffect(() => {
    document.documentElement.dataset.mantineColorScheme = theme
  }, [theme])
}
