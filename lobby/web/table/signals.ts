import { useEffect, useRef } from 'react'
import type { Settings } from '../app/settings.ts'
import { useWindow } from '../app/useWindow.ts'
import { notify } from './notify.ts'

/** Two quiet notes. No file, nothing to load. */
function chime(): void {
  const audio = new AudioContext()
  const note = (at: number, pitch: number) => {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, audio.currentTime + at)
    volume.gain.linearRampToValueAtTime(0.12, audio.currentTime + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.7)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.8)
  }
  note(0, 659)
  note(0.16, 988)
  window.setTimeout(() => void audio.close(), 1500)
}

interface Signal {
  /** It is the reader's turn. */
  turn: boolean
  /** What the window is called otherwise. */
  title: string
  turnTitle: string
  /** What is to be done. */
  sentence: string
  settings: Settings
}

/** Tells that it is your turn: in the title and the icon of the window, and by sound and notification if wanted. */
export function useTurnSignal({ turn, title, turnTitle, sentence, settings }: Signal): void {
  useWindow(title, turn ? turnTitle : undefined)
  const was = useRef(turn)
  useEffect(() => {
    if (!turn) was.current = false
    if (!turn || was.current) return
    // A board that begins to show something takes the question away within the same task: nobody is called for that.
    const timer = window.setTimeout(() => {
      was.current = true
      if (settings.sound) chime()
      if (settings.notify && document.hidden) void notify(turnTitle, sentence)
    })
    return () => window.clearTimeout(timer)
  }, [turn, turnTitle, sentence, settings])
}
