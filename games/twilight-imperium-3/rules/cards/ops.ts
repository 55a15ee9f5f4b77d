/** What many cards do. */
import type { TiState } from '../../state.ts'
import type { CardArgs } from '../../state-cards.ts'
import { takeHits } from '../battle/hits.ts'
import { effectOf, startEffect } from '../effects.ts'
import type { CardRule } from './types.ts'

/** A ship that was chosen is destroyed. */
export const loseShip = (g: TiState, { seat, cell, ship, laden }: CardArgs): void =>
  takeHits(g, seat!, cell!, {
    destroy: { [ship!]: 1 },
    sustain: {},
    laden: laden === undefined ? [] : [laden],
  })

/** A card that holds for a while. */
export const holds = (ways: CardRule['ways']): CardRule => ({
  ways,
  play({ g }, played) {
    startEffect(g, effectOf(played))
  },
})
