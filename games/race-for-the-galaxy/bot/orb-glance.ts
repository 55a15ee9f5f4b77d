/**
 * The orb at first sight, for games that are played on by the hundred: who weighs what comes within reach of each space
 * takes longer there than over everything else. Here only the nearest token counts, as if nothing was in the way.
 */
import minBy from 'lodash/minBy.js'
import { type Ask, type Decision, legalPlaysIn, type Play, type SeatId } from '../../kit/index.ts'
import { FOR_TOKENS, keyOf, pointOf, type SpaceKey, type Turns } from '../orb/index.ts'
import { orbPlacingRules, spacesOfCard } from '../rules/orb-placing.ts'
import { orbTeamRules } from '../rules/orb-team.ts'
import type { RaceView } from '../state.ts'
import { tokenWorth } from './orb.ts'

const { moveTeam } = orbTeamRules.moves
const { placeOrbCard } = orbPlacingRules.moves
const onlyTeams = { moveTeam }
const onlyCards = { placeOrbCard }

/** Of the places for cards, which are hundreds, it looks at so many. */
const GLANCES = 12

type Orb = NonNullable<RaceView['orb']>

/** What a step towards a token is worth, and what a card costs that is used for moving. */
const STEP = 0.1
const CARD = 0.7

/** Steps to the nearest token but the one on the space itself, as if nothing was in the way; 0 where there is none. */
function farFromTokens({ tokens }: Orb, x: number, y: number): number {
  const here = keyOf({ x, y })
  let least = Number.POSITIVE_INFINITY
  for (const space of Object.keys(tokens)) {
    if (space === here) continue
    const token = pointOf(space as SpaceKey)
    least = Math.min(least, Math.abs(token.x - x) + Math.abs(token.y - y))
  }
  return Number.isFinite(least) ? least : 0
}

/** What moving a team brings: a token, or a way towards one. */
function gain(orb: Orb, { args }: Play): number {
  const [, team, x, y, used] = args as [number, string, number, number, string[]]
  const from = orb.teams[team]!
  const back = orb.tokens[keyOf({ x, y })]
  const nearer = farFromTokens(orb, from.x, from.y) - farFromTokens(orb, x, y)
  return (back === undefined ? STEP * nearer : tokenWorth(back)) - CARD * used.length
}

/** How far an own team is from the nearest token that a card brings, as if nothing was in the way. */
function farFromTeams({ teams }: Orb, seat: SeatId, { args }: Play): number {
  const [, card, x, y, turns] = args as [number, string, number, number, Turns]
  let least = Number.POSITIVE_INFINITY
  for (const space of spacesOfCard({ card, x, y, turns })) {
    if (!FOR_TOKENS.includes(space.cell)) continue
    for (const team of Object.values(teams))
      if (team.seat === seat) least = Math.min(least, Math.abs(space.x - team.x) + Math.abs(space.y - team.y))
  }
  return least
}

/** The move of a team that brings most; none where it brings nothing. */
function moving(view: RaceView, orb: Orb, seat: SeatId): Play | undefined {
  let best: Play | undefined
  let most = 0
  for (const play of legalPlaysIn(onlyTeams, view, seat)) {
    const here = gain(orb, play)
    if (here <= most) continue
    most = here
    best = play
  }
  return best
}

/** A card that brings a token near an own team. */
function laying(view: RaceView, orb: Orb, seat: SeatId): Play | undefined {
  const legal = legalPlaysIn(onlyCards, view, seat)
  const stride = Math.max(1, Math.ceil(legal.length / GLANCES))
  return minBy(
    legal.filter((_, i) => i % stride === 0),
    play => farFromTeams(orb, seat, play),
  )
}

/** What a seat does on the orb; undefined where it is asked something else. */
export function glanceAtOrb(view: RaceView, seat: SeatId, ask: Ask): Decision | undefined {
  const { orb } = view
  if (!orb) return undefined
  const asked: RaceView = { ...view, asks: [ask as RaceView['asks'][number]] }
  switch (ask.kind) {
    case 'orbMove':
      return moving(asked, orb, seat) ?? { move: 'endMove', args: [ask.id] }
    case 'orbPlay':
      return laying(asked, orb, seat) ?? { move: 'playNothing', args: [ask.id] }
    default:
      return undefined
  }
}
