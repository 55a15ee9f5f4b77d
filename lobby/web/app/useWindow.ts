import { useEffect } from 'react'
import { fileBeside } from './place.ts'

/** Names the window, and marks its name and icon while something waits for the reader: `turn` says so in words. */
export function useWindow(title: string, turn?: string): void {
  useEffect(() => {
    document.title = turn ? `● ${turn} · ${title}` : title
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = fileBeside(turn ? 'favicon-turn.svg' : 'favicon.svg')
  }, [title, turn])
}
