/** What many cards do. */
import type { TiState } from '../../state.ts'
import type { CardArgs } from '../../state-cards.ts'
import { takeHits } from '../battle/hits.ts'
import { effectOf, startEffect } from '../effects.ts'
import type { AtShip, CardRule } from './types.ts'

/** A ship that was chosen is destroyed. */
export const loseShip = (g: TiState, { seat, cell, ship, laden }: AtShip): void =>
  takeHits(g, seat, cell, {
    destroy: { [ship]: 1 },
    sustain: {},
    laden: laden === undefined ? [] : [laden],
  })

/** A card that holds for a while. */
export const holds = <Args extends CardArgs>(ways: CardRule<Args>['ways']): CardRule<Args> => ({
  ways,
  play({ g }, played) {
    startEffect(g, effectOf(played))
  },
})
