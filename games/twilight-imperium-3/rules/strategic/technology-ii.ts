/** 7 Technology II. [TI-34.45, TI-34.46, TI-31.02] */
import type { AbilityCardId } from '../../data/index.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import type { TiState } from '../../state.ts'
import { doNext } from '../steps.ts'
import { buyingTechnology, technology } from './technology.ts'
import type { Ability, Secondary } from './types.ts'

/** The technology that is bought besides a free one is asked for like a secondary ability, under this name. */
export const SECOND = 'technology-ii/second' satisfies AbilityCardId

const offerSecond = (g: TiState, seat: string) =>
  doNext(g, { do: 'secondary', seat, card: SECOND, isFree: true })

const primary: Ability = {
  ...technology.primary,
  act(env, seat, args) {
    if (args.technology !== undefined) offerSecond(env.g, seat)
    technology.primary.act(env, seat, args)
  },
}

const bought = buyingTechnology(6)

const secondary: Secondary = {
  ...bought,
  act(env, seat, args) {
    if (hasAbility(env.g, seat, 'researchCollective') && args.free !== undefined) offerSecond(env.g, seat)
    bought.act(env, seat, args)
  },
}

const { primary: _, ...nothing } = technology

export const technologyII = { primary, secondary }
/** [TI-34.45] */
export const secondTechnology = { ...nothing, primary, secondary: buyingTechnology(8, true) }
