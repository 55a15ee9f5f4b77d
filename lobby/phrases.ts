/**
 * What is quickly said: each reads it in their own language, by its key. boardgame.io's clients, and whoever reads what is
 * exported or reported, read it in English.
 */
export const PHRASES = {
  hello: 'Hello!',
  luck: 'Good luck!',
  thanks: 'Thank you!',
  played: 'Well played!',
  turn: 'It is your turn.',
  moment: 'One moment, please.',
  sorry: 'Sorry, my mistake.',
} as const

export type Phrase = keyof typeof PHRASES

export const PHRASE_KEYS = Object.keys(PHRASES) as Phrase[]

export const isPhrase = (key: unknown): key is Phrase =>
  typeof key === 'string' && Object.hasOwn(PHRASES, key)
