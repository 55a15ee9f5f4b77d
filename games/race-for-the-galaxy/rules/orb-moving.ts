/** Where survey teams can go, with their tokens, and what happens when they arrive. Section 16. */
import uniqBy from 'lodash/uniqBy.js'
import {
  ask,
  combinations,
  type Env,
  next,
  type Refusal,
  ref,
  type SeatId,
  say,
  sayTo,
} from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import {
  cellAt,
  isSame,
  keyOf,
  type Mover,
  type Point,
  type Range,
  type Reach,
  rangeOf,
  spaceAt,
} from '../orb/index.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'
import { mapOfOrb, orbMilitary, teamWords } from './orb-board.ts'
import { takeOrbCard } from './orb-deck.ts'
import { keep, report } from './orb-news.ts'
import { fitsOrb } from './orb-placing.ts'
import { spendToken, tokenPowers } from './tokens.ts'

/** A way of a team to a space: the tokens used to pass walls and barriers on it. */
export interface Journey {
  team: string
  to: Point
  tokens: readonly Uid[]
}

const wallTokens = (g: RaceView, seat: SeatId): Uid[] =>
  tokenPowers(g, seat, 'crossWallOrBarrier').map(({ token }) => token)
const barrierTokens = (g: RaceView, seat: SeatId): Uid[] =>
  tokenPowers(g, seat, 'crossBarrier').map(({ token }) => token)

/** A team as it can move now, with all tokens of its owner that the reader knows. */
export function moverOf(g: RaceView, team: string): Mover {
  const orb = g.orb!
  const { seat, x, y } = orb.teams[team]!
  return {
    map: mapOfOrb(g),
    pieces: orb,
    from: { x, y },
    steps: orb.turn?.teams[team]?.left ?? 0,
    military: orbMilitary(g, seat).total,
    wallPasses: wallTokens(g, seat).length,
    barrierPasses: barrierTokens(g, seat).length,
  }
}

const ranges = new WeakMap<object, { key: string; range: Range }>()

/** All that a team can reach now. The last answer for each map is kept: lists of moves ask it again and again. */
export function rangeOfTeam(g: RaceView, team: string): Range {
  const mover = moverOf(g, team)
  const { map, pieces, from, ...numbers } = mover
  const key = [keyOf(from), ...Object.values(numbers), ...Object.keys(pieces.tokens)].join(' ')
  const known = ranges.get(map)
  if (known?.key === key) return known.range
  const range = rangeOf(mover)
  ranges.set(map, { key, range })
  return range
}

/** The way to a space on which just these tokens are used. */
export function reachOf(g: RaceView, seat: SeatId, { team, to, tokens }: Journey): Reach | undefined {
  const walls = tokens.filter(token => wallTokens(g, seat).includes(token)).length
  const space = spaceAt(to)
  return rangeOfTeam(g, team).reaches.find(
    reach =>
      isSame(reach, space) && reach.wallPasses === walls && reach.barrierPasses === tokens.length - walls,
  )
}

/** Why an own team that may move on may not go to a space so. [RFTG-16.02 to RFTG-16.11, RFTG-19.02, RFTG-19.07] */
export function refuseJourney(g: RaceView, seat: SeatId, journey: Journey): Refusal | undefined {
  const { tokens } = journey
  const known = [...wallTokens(g, seat), ...barrierTokens(g, seat)]
  if (new Set(tokens).size < tokens.length || !tokens.every(token => known.includes(token)))
    return refuse('RFTG-19.07', 'orbNoSuchPass')
  return reachOf(g, seat, journey) ? undefined : whyOutOfReach(g, seat, journey)
}

/** The nearest obstacle: what would have to be otherwise for the steps that are left to lead there. */
function whyOutOfReach(g: RaceView, seat: SeatId, { team, to, tokens }: Journey): Refusal {
  const wallPasses = tokens.filter(token => wallTokens(g, seat).includes(token)).length
  const mover: Mover = { ...moverOf(g, team), wallPasses, barrierPasses: tokens.length - wallPasses }
  const space = spaceAt(to)
  const isInRange = (changed: Partial<Mover>) =>
    rangeOf({ ...mover, ...changed }).reaches.some(reach => isSame(reach, space))
  if (cellAt(mover.map, space) === undefined) return refuse('RFTG-16.03', 'orbNoSpace')
  if (isSame(space, spaceAt(mover.from))) return refuse('RFTG-16.03', 'orbSameSpace')
  if (isInRange({})) return refuse('RFTG-19.07', 'orbPassUnneeded')
  const unstopped = { pieces: { tokens: {} } }
  if (isInRange(unstopped)) return refuse('RFTG-16.11', 'orbTokenBefore')
  if (isInRange({ ...unstopped, military: Number.MAX_SAFE_INTEGER }))
    return refuse('RFTG-16.07', 'orbMilitaryShort', { have: mover.military })
  if (isInRange({ ...unstopped, military: Number.MAX_SAFE_INTEGER, wallPasses: mover.steps }))
    return refuse('RFTG-16.06', 'orbWalled')
  return refuse('RFTG-16.02', 'orbTooFar', { count: mover.steps })
}

/** Tokens of the same design are alike: one of each way to choose is enough. */
const designsOf = (tokens: readonly Uid[]) => tokens.map(token => token.replace(/#.*/, '')).join(' ')
const choices = (tokens: readonly Uid[], count: number) => uniqBy(combinations(tokens, count), designsOf)

/** Every way in which a team can go anywhere. */
export function journeysOf(g: RaceView, seat: SeatId, team: string): Journey[] {
  if (g.orb!.turn!.teams[team]!.stopped) return []
  const walls = wallTokens(g, seat)
  const barriers = barrierTokens(g, seat)
  return rangeOfTeam(g, team).reaches.flatMap(({ x, y, wallPasses, barrierPasses }) =>
    choices(walls, wallPasses).flatMap(some =>
      choices(barriers, barrierPasses).map(others => ({ team, to: { x, y }, tokens: [...some, ...others] })),
    ),
  )
}

/** A team goes somewhere; a token there is taken, and what follows from it is planned. [RFTG-16.11, RFTG-16.14] */
export function go(g: RaceState, seat: SeatId, journey: Journey): void {
  const { team, tokens } = journey
  const orb = g.orb!
  const { x, y, steps, token } = reachOf(g, seat, journey)!
  for (const used of tokens) spendToken(g, seat, used)
  const moving = orb.turn!.teams[team]!
  moving.left -= steps
  const from = { x: orb.teams[team]!.x, y: orb.teams[team]!.y }
  Object.assign(orb.teams[team]!, { x, y })
  const way = { team, from }
  report(g, seat, line('log.orbMoves', { team: teamWords(g, team), x, y, count: steps }), { way })
  if (!token) return
  moving.stopped = true
  takeToken(g, seat, { x, y })
  if (cellAt(mapOfOrb(g), { x, y }) === 'breedingArtifactA') next(g, { do: 'orbBreed', seat, team })
}

/** [RFTG-16.11, RFTG-19.01] */
function takeToken(g: RaceState, seat: SeatId, at: Point): void {
  const { tokens } = g.orb!
  const token = tokens[keyOf(at)]!
  delete tokens[keyOf(at)]
  g.players[seat]!.artifacts.push({ id: token, used: false })
  const who = ref('seat', seat)
  const known = line('log.orbTakes', { seat: who, token: ref('artifactBack', token.charAt(0)) })
  sayTo(g, [seat], line('log.orbTakes', { seat: who, token: ref('artifact', token) }), known)
  keep(g, seat, known)
}

/** The top orb card for a breeding tube: it is laid at once, or shown and out of the game. [RFTG-16.14 to RFTG-16.16] */
export function orbBreed({ g }: Env<RaceState>, { seat, team }: { seat: SeatId; team: string }): void {
  const orb = g.orb!
  const uid = takeOrbCard(g)
  if (uid === undefined) return
  orb.breeding = { seat, team, card: uid }
  const who = { seat: ref('seat', seat), card: ref('orbCard', uid) }
  if (fitsOrb(g, uid, 'orbBreed')) {
    say(g, line('log.orbBreeds', who))
    ask(g, { seat, kind: 'orbBreed', required: true, about: { card: ref('orbCard', uid) } })
  } else {
    orb.breeding = null
    orb.shown.push(uid)
    report(g, seat, line('log.orbShows', who))
  }
}
