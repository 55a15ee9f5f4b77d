import { useEffect, useState } from 'react'

export interface Replay {
  /** So many dice are shown. */
  shown: number
  isPlaying: boolean
  play(): void
  pause(): void
  /** Shows so many dice, and stays there. */
  goTo(shown: number): void
}

/** Milliseconds for a die where the reader has set no pace. */
const USUAL = 700

/** Shows dice one by one. All of them as long as nobody wants that; new ones at once. */
export function useReplay(all: number, pace: number): Replay {
  const [at, setAt] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const shown = Math.min(at ?? all, all)
  useEffect(() => {
    if (!isPlaying) return
    const timer = window.setTimeout(
      () => {
        const next = shown + 1
        setAt(next >= all ? null : next)
        if (next >= all) setPlaying(false)
      },
      pace === 0 ? USUAL : pace,
    )
    return () => window.clearTimeout(timer)
  }, [isPlaying, shown, all, pace])
  return {
    shown,
    isPlaying,
    play() {
      if (shown >= all) setAt(0)
      setPlaying(all > 0)
    },
    pause: () => setPlaying(false),
    goTo(wanted) {
      setPlaying(false)
      setAt(wanted >= all ? null : Math.max(0, wanted))
    },
  }
}
