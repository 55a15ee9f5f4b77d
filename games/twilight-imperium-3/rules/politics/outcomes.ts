/** What can be voted for. TI-27.02, TI-27.03, TI-27.09. */

import { combinations, type Line, type Ref, type Refusal, refs } from '../../../kit/index.ts'
import {
  COLOURS,
  idsOf,
  isIn,
  PLANETS,
  type PlanetId,
  POLITICAL_CARDS,
  type PoliticalCardId,
  type VoteKind,
} from '../../data/index.ts'
import { line, refuse, type TextKey } from '../../line.ts'
import type { TiView } from '../../state.ts'
import { ownerOf } from '../planets.ts'
import { seatsOf } from '../seats.ts'
import type { Outcome } from './steps.ts'

/** The one or two that an outcome names. */
export const named = (outcome: Outcome): string[] => outcome.split('+')

/** Types under which the texts name what is voted for. */
const TYPES: { readonly [kind in VoteKind]: string } = {
  forAgainst: 'vote',
  player: 'seat',
  twoPlayers: 'seat',
  planet: 'planet',
  twoPlanets: 'planet',
  law: 'politicalCard',
  colour: 'colour',
}

export const outcomeRefs = (card: PoliticalCardId, outcome: Outcome): Ref[] =>
  refs(TYPES[POLITICAL_CARDS[card].vote], named(outcome))

export const outcomeLine = (key: TextKey, card: PoliticalCardId, outcome: Outcome): Line =>
  line(key, { what: outcomeRefs(card, outcome) })

/** Everything of its kind that alone, or as a part of a pair, could be voted for. */
const ALL: { readonly [kind in VoteKind]: (view: TiView) => string[] } = {
  forAgainst: () => ['for', 'against'],
  player: seatsOf,
  twoPlayers: seatsOf,
  planet: view => idsOf(view.planets),
  twoPlanets: view => idsOf(view.planets),
  law: view => view.laws.map(({ id }) => id),
  colour: () => [...COLOURS],
}

const HAS: { readonly [kind in VoteKind]: (view: TiView, id: string) => boolean } = {
  forAgainst: (_, id) => id === 'for' || id === 'against',
  player: (view, id) => view.order.includes(id) && !view.players[id]!.eliminated,
  twoPlayers: (view, id) => HAS.player(view, id),
  planet: (view, id) => Object.hasOwn(view.planets, id),
  twoPlanets: (view, id) => HAS.planet(view, id),
  law: (view, id) => view.laws.some(law => law.id === id),
  colour: (_, id) => (COLOURS as readonly string[]).includes(id),
}

const canElect = (card: PoliticalCardId, id: string) =>
  !POLITICAL_CARDS[card].abroad ||
  (isIn(PLANETS, id) && PLANETS[id].homeOf === undefined && id !== 'mecatol-rex')

const isCandidate = (view: TiView, card: PoliticalCardId, id: string) =>
  HAS[POLITICAL_CARDS[card].vote](view, id) && canElect(card, id)

const isPair = (card: PoliticalCardId) => POLITICAL_CARDS[card].vote.startsWith('two')

/** Planets of a pair belong to two players. */
const fitTogether = (view: TiView, card: PoliticalCardId, one: string, other: string) =>
  POLITICAL_CARDS[card].vote !== 'twoPlanets' ||
  ownerOf(view, one as PlanetId) !== ownerOf(view, other as PlanetId)

/** Everything that can be voted for. */
export function outcomesOf(view: TiView, card: PoliticalCardId): Outcome[] {
  const all = ALL[POLITICAL_CARDS[card].vote](view).filter(one => canElect(card, one))
  if (!isPair(card)) return all
  return combinations(all.toSorted(), 2)
    .filter(([one, other]) => fitTogether(view, card, one!, other!))
    .map(pair => pair.join('+'))
}

/** Why that cannot be voted for. */
export function refuseOutcome(view: TiView, card: PoliticalCardId, outcome: Outcome): Refusal | undefined {
  const [one, other, ...more] = named(outcome)
  const isLegal =
    more.length === 0 &&
    isCandidate(view, card, one!) &&
    (isPair(card)
      ? other !== undefined &&
        one! < other &&
        isCandidate(view, card, other) &&
        fitTogether(view, card, one!, other)
      : other === undefined)
  return isLegal ? undefined : refuse('TI-27.02', 'noCandidate')
}
