/** 8 Imperial II. [TI-33.02 to TI-33.04] */
import type { AbilityCardId } from '../../data/index.ts'
import type { TiState, TiView } from '../../state.ts'
import { startEffect } from '../effects.ts'
import { ownerOf } from '../planets.ts'
import { gainPoints } from '../victory.ts'
import { imperial } from './imperial.ts'
import type { Ability } from './types.ts'

const ID = 'imperial-ii'

/** Whether a player may claim any number of public objectives in this round. */
export const claimsFreely = ({ effects }: Pick<TiView, 'effects'>, seat: string): boolean =>
  effects.some(({ id, by, until }) => id === ID && by === seat && until === 'endOfRound')

/** Whether the secondary ability was used with the primary one, so that nobody else may use it this time. */
export const isUsedUp = ({ effects }: Pick<TiView, 'effects'>, card: AbilityCardId): boolean =>
  card === ID && effects.some(({ id, until }) => id === ID && until === 'endOfAction')

const primary: Ability = {
  refusal: (view, seat, args) => (args.production ? imperial.secondary.refusal(view, seat, args) : undefined),
  act(env, seat, args) {
    if (args.production) {
      startEffect(env.g, { id: ID, by: seat, until: 'endOfAction' })
      return imperial.secondary.act(env, seat, args)
    }
    rule(env.g, seat)
  },
  some: () => [{}],
}

function rule(g: TiState, seat: string): void {
  startEffect(g, { id: ID, by: seat, until: 'endOfRound' })
  if (ownerOf(g, 'mecatol-rex') === seat) gainPoints(g, seat, 1)
}

export const imperialII = { primary, secondary: imperial.secondary }
