/**
 * Guesses the whole state from what a seat sees, at questions with nothing under way. In battles, votes and windows the
 * work that is left is many kinds of steps deep, of which no view tells.
 */

import { klona } from 'klona/json'
import { type Ask, lastAskIn, noStanding, type Random, randomOf, type SeatId } from '../kit/index.ts'
import { idsOf } from './data/index.ts'
import { ARTIFACT_TOKENS } from './rules/artifacts.ts'
import { countersPlayed } from './rules/domains/laying.ts'
import type { TiStep } from './rules/steps.ts'
import { workAfterPick } from './rules/strategy-phase.ts'
import { actionDeck, objectiveDeck, policiesOf, politicalDeck, secretsIn } from './setup.ts'
import type { TiState, TiView } from './state.ts'

type Pile = (string | null)[]

/** What is still to do once the seat has decided; what is done next is the last. */
const WORK_LEFT: { [kind: string]: (view: TiView, seat: SeatId) => TiStep[] } = {
  turn: (_, seat) => [{ do: 'nextTurn' }, { do: 'asked', step: { do: 'turn', seat } }],
  pickStrategy: (view, seat) => [
    ...workAfterPick(view, seat).reverse(),
    { do: 'asked', step: { do: 'pickStrategy', seat } },
  ],
}

/** The question that a seat alone is asked, where the rest can be guessed. */
function clearAsk({ asks, outcome, played, window }: TiView, seat: SeatId): Ask | undefined {
  const [ask, ...others] = asks
  const isClear = !outcome && !window && played.length === 0 && others.length === 0
  return isClear && ask?.seat === seat && ask.kind in WORK_LEFT ? ask : undefined
}

/** Whether `determinize` can guess the state. */
export const isClear = (view: TiView, seat: SeatId): boolean => clearAsk(view, seat) !== undefined

/** Fills gaps with what lies nowhere else. Of what has left the game nobody keeps account, so it may be guessed, too. */
function deal(all: readonly string[], seen: Pile, piles: readonly Pile[], random: Random): void {
  const left = [...all]
  for (const one of [...seen, ...piles.flat()]) {
    const at = one === null ? -1 : left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  const unseen = random.Shuffle(left)
  for (const pile of piles)
    pile.forEach((one, i) => {
      pile[i] = one ?? unseen.pop()!
    })
}

/** What lies face down on planets. */
function dealPlanets({ options, hiddenArtifacts, artifacts, domains }: TiState, random: Random): void {
  const tokens = idsOf(hiddenArtifacts ?? {}).map(() => null)
  deal(ARTIFACT_TOKENS, Object.values(artifacts ?? {}), [tokens], random)
  for (const [i, planet] of idsOf(hiddenArtifacts ?? {}).entries()) hiddenArtifacts![planet] = tokens[i]!
  const laid = Object.values(domains ?? {})
  const ids = laid.map(({ id }) => id)
  deal(
    countersPlayed(options).map(({ id }) => id),
    [],
    [ids],
    random,
  )
  for (const [i, one] of laid.entries()) one.id = ids[i]!
}

/** Piles, and the cards in hands of others. */
function dealCards(g: TiState, random: Random): void {
  const { decks, discards, options, laws } = g
  const players = Object.values(g.players)
  const hands = (of: 'actionCards' | 'politicalCards' | 'secrets') => players.map(player => player[of])
  const actionCards = actionDeck(random, options, g.order.length)
  deal(
    actionCards,
    [...discards.actionCards, ...g.laidOut],
    [...hands('actionCards'), decks.actionCards],
    random,
  )
  const inPlay = [...discards.politicalCards, ...laws.map(({ id }) => id)]
  deal(politicalDeck(options), inPlay, [...hands('politicalCards'), decks.politicalCards], random)
  const claimed = players.flatMap(player => player.claimed)
  deal(secretsIn(options), claimed, hands('secrets'), random)
  const objectives = objectiveDeck(random, options, g.objectives)
  decks.objectives = objectives.slice(objectives.length - decks.objectives.length)
}

/** A state that looks to the seat as the view does; `isClear` says where there is one. Throws elsewhere. */
export function determinize(view: TiView, seat: SeatId, number: () => number): TiState {
  const ask = clearAsk(view, seat)
  if (!ask) throw new Error('too much is under way to guess what it is')
  const random = randomOf(number)
  const { log, asks, ...rest } = view
  const g = {
    // Everything that changes is a copy; the gaps are filled next.
    ...klona(rest),
    log: { last: log.last, lines: [...log.lines] },
    asks: klona(asks),
    lastAsk: lastAskIn(asks),
    steps: WORK_LEFT[ask.kind]!(view, seat),
    faceDown: {},
    standing: { ...noStanding(view.order), ...view.standing },
    policies: { ...policiesOf(view.order), ...view.policies },
  } as unknown as TiState
  dealCards(g, random)
  dealPlanets(g, random)
  return g
}
