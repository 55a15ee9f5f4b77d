import { useSyncExternalStore } from 'react'
import { LANGUAGES, type Language } from '../../../games/kit/language.ts'

/** What a player has set on this device. */
export interface Settings {
  language: Language
  /** How fast the board shows what happens. */
  speed: Speed
  theme: Theme
  sound: boolean
  /** What bots say is shown. */
  remarks: boolean
  notify: boolean
  /** What those who write tests of games need at a table, and nobody else. */
  tools: boolean
  /** Single keys do something at a table. */
  keys: boolean
}

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds of an ordinary animated step. */
export const PACE: Record<Speed, number> = { slow: 1400, normal: 800, fast: 350, instant: 0 }

const KEY = 'starboard.settings'

const preferred = (): Language =>
  navigator.languages.map(tag => LANGUAGES.find(language => tag.startsWith(language))).find(Boolean) ?? 'en'

function load(): Settings {
  const defaults: Settings = {
    language: preferred(),
    speed: 'normal',
    theme: 'auto',
    sound: false,
    remarks: true,
    notify: false,
    tools: false,
    keys: true,
  }
  const stored = parsed(localStorage.getItem(KEY))
  return {
    language: LANGUAGES.find(language => language === stored.language) ?? defaults.language,
    speed: SPEEDS.find(speed => speed === stored.speed) ?? defaults.speed,
    theme: THEMES.find(theme => theme === stored.theme) ?? defaults.theme,
    sound: stored.sound === true,
    remarks: stored.remarks !== false,
    notify: stored.notify === true,
    tools: stored.tools === true,
    keys: stored.keys !== false,
  }
}

function parsed(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}

let settings = load()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The settings now, outside of React. */
export const currentSettings = (): Settings => settings

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  localStorage.setItem(KEY, JSON.stringify(settings))
  for (const listener of listeners) listener()
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings)
