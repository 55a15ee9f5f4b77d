/** What puzzles of Twilight Imperium are about: the rest of a round of which everybody else has passed. */

import omit from 'lodash/omit.js'
import {
  asksOf,
  type Bot,
  legalPlaysIn,
  line,
  type MoveTable,
  type Play,
  ref,
  type SeatId,
  type Term,
} from '../../kit/index.ts'
import type { PuzzleGoal } from '../../kit/learn/puzzle.ts'
import { entriesOf, type PlanetId } from '../data/index.ts'
import { moves } from '../game.ts'
import { planetValue } from '../numbers/planets.ts'
import { NO_PAYMENT } from '../rules/payment.ts'
import { planetsOf } from '../rules/planets.ts'
import type { TiState, TiView } from '../state.ts'
import { grabs } from './grabs.ts'

type TiGoal = PuzzleGoal<TiState, TiView>

/** Dice were rolled: whatever comes of it is no sure thing. */
const isDiced = ({ fights }: Pick<TiView, 'fights'>): boolean =>
  fights.some(({ exchanges }) => exchanges.length > 0)

/** What can change while one seat alone acts. */
const stateOf = (g: TiState, seat: SeatId) => {
  const { secrets: _, actionCards: __, ...own } = g.players[seat]!
  return [
    g.phase,
    isDiced(g),
    own,
    entriesOf(g.planets).filter(([, { by }]) => by === seat),
    Object.entries(g.space).flatMap(([cell, fleets]) => (fleets[seat] ? [[cell, fleets[seat]]] : [])),
    Object.entries(g.activated).flatMap(([cell, seats]) => (seats.includes(seat) ? [cell] : [])),
    g.action && [g.action.systems, g.action.second],
    g.effects.map(({ id, of, cell }) => [id, of, cell]),
    g.asks.map(({ seat: asked, kind, about }) => [asked, kind, about]),
  ]
}

const NOTHING = { docks: {}, newDocks: [], payment: NO_PAYMENT }

/** All but what brings nothing that the goal counts, or only to others; and tactical actions. */
const HELPING: MoveTable<TiState, TiView> = omit(moves, [
  'act',
  'transfer',
  'playAction',
  'spy',
  'productionCenters',
  'recycle',
])

/** What has to be tried: nothing that is left out could bring more. */
function playsOf(view: TiView, seat: SeatId): Play[] {
  const [ask] = asksOf(view, seat)
  if (ask?.kind === 'produce') return [{ move: 'produce', args: [ask.id, NOTHING] }]
  if (ask?.kind !== 'turn' && ask?.kind !== 'secondAction')
    return legalPlaysIn<TiState, TiView>(moves, view, seat)
  const acts = grabs(view, seat).map((args): Play => ({ move: 'act', args: [ask.id, ...args] }))
  return [...acts, ...legalPlaysIn<TiState, TiView>(HELPING, view, seat)]
}

/** Everybody else lets everything go by, but fires at whoever comes near. */
const others: Bot<TiView> = (view, seat) => {
  const plays = legalPlaysIn<TiState, TiView>(moves, view, seat)
  return (
    plays.find(({ move }) => move === 'letGo') ??
    plays.find(({ move, args: [, shots] }) => move === 'firePds' && (shots as unknown[]).length > 0) ??
    plays[0]
  )
}

const isOver = (g: TiState): boolean => g.phase !== 'action' || isDiced(g)

const worthOf = (g: TiState, planet: PlanetId) =>
  planetValue(g, planet, 'resources').total + planetValue(g, planet, 'influence').total

const gained = (g: TiState, begin: TiState, seat: SeatId) =>
  planetsOf(g, seat).filter(planet => begin.planets[planet]?.by !== seat)

/** Planets that are worth the most, resources and influence together. */
const expand: TiGoal = {
  worth: (g, begin, seat) =>
    isDiced(g) ? 0 : gained(g, begin, seat).reduce((sum, planet) => sum + worthOf(g, planet), 0),
  isOver,
  isUnsure: isDiced,
  state: stateOf,
  plays: playsOf,
  others,
  about({ players, round }, seat) {
    const { race, counters } = players[seat]!
    return line('puzzle.expand.about', { race: ref('race', race!), round, count: counters.command })
  },
  parts: (end, begin, seat): Term[] =>
    gained(end, begin, seat).map(planet => ({
      label: line('puzzle.planet', { planet: ref('planet', planet) }),
      amount: worthOf(end, planet),
    })),
}

export const goals = { expand } as const
