/** What many cards do. */
import { effectOf, startEffect } from '../effects.ts'
import type { CardRule } from './types.ts'

/** A card that holds for a while. */
export const holds = (ways: CardRule['ways']): CardRule => ({
  ways,
  play({ g }, played) {
    startEffect(g, effectOf(played))
  },
})
