/**
 * Finds puzzles where no rule tells what is best: decisions after which games that bots play on tell it plainly, and a weak
 * bot misses it.
 */
import countBy from 'lodash/countBy.js'
import {
  type Ask,
  asksOf,
  type GameDefinition,
  type GameModule,
  type KitState,
  legalPlaysIn,
  type Play,
  type Playouts,
  positionOf,
  type SeatId,
  type SetupValues,
  worldOf,
} from '../../../games/kit/index.ts'
import type { PuzzleLevel } from '../../../games/kit/learn/puzzle.ts'
import { reckonedSolver } from '../../../games/kit/learn/puzzle-reckoned.ts'
import { chanceOf } from '../../support/contract/chance.ts'
import { reckon } from '../../support/reckon.ts'
import { playout } from '../bench/playout.ts'
import type { Found } from './maker.ts'

/** How such puzzles of a game are made. */
export interface ReckonedMaker<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  definition: GameDefinition<S, V>
  module: GameModule<S, V>
  /** The goal they are of. */
  goal: string
  search: Playouts<S, V>
  /** For a first look, which plays on for a few rounds: what a moment is worth to a seat, 0 to 1. */
  estimate(g: S, seat: SeatId): number
  isEnough(g: S, begin: S): boolean
  /** What the seat has of the victory in the end, 0 to 1. */
  won(g: S, seat: SeatId): number
  table(n: number): { players: number; options: SetupValues }
  /** Who plays there, and must find more than the weak one. */
  player: string
  weak: string
}

/** So many moves can be looked through by a person. */
const MOVES_AT_MOST = 10
/** So often bots are asked, and so often at most the weak one may find the best. */
const TRIES = 20
const HITS_AT_MOST = 11
/** Games that are played on: for a first look, for a second one at all moves, and for what is stored. */
const LOOKS = [16, 24, 400] as const
/** By so much the best has to be better: in the first looks, and in the last one. */
const SEEMS = 0.05
const MARGIN = 0.08
/** From here on a reader sees it sooner. */
const PLAIN = 0.2

interface Moment<V> {
  view: V
  seat: SeatId
  ask: Ask
  legal: Play[]
}

const signOf = ({ move, args }: { move: string; args: readonly unknown[] }) => JSON.stringify([move, args])

/** The puzzle of a game with the widest margin, if there is one. */
export function reckonedIn<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  maker: ReckonedMaker<S, V>,
  n: number,
): Found<S>[] {
  const { module, definition, table, player } = maker
  const { players, options } = table(n)
  const looked = new Set<number>()
  const moments: Moment<V>[] = []
  playout<S, V>({
    module,
    seed: `puz/${n}`,
    players,
    options,
    playerOf: () => (view, seat, chance) => module.bots[player]!(view, seat, chance.number),
    watch(g) {
      for (const ask of g.asks) {
        if (looked.has(ask.id) || !asksOf(g, ask.seat).includes(ask)) continue
        const { seat } = ask
        const view = module.view(g, seat)
        const legal = legalPlaysIn(definition.moves, view, seat)
        const isPlain = legal.every(({ args: [id] }) => id === ask.id)
        if (!isPlain || legal.length < 2 || legal.length > MOVES_AT_MOST) continue
        looked.add(ask.id)
        moments.push({ view, seat, ask, legal })
      }
    },
  })
  const found = moments.flatMap(moment => puzzleAt(maker, moment, n) ?? [])
  found.sort((a, b) => b.margin - a.margin)
  return found.slice(0, 1)
}

function puzzleAt<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  maker: ReckonedMaker<S, V>,
  { view, seat, ask, legal }: Moment<V>,
  n: number,
): (Found<S> & { margin: number }) | undefined {
  const { definition, module, goal, search, player, weak } = maker
  const words = `${goal}-${n}/${ask.id}`
  const answers = (bot: string) =>
    Array.from({ length: TRIES }, (_, at) => module.bots[bot]!(view, seat, chanceOf(`${bot}/${at}`).number))
      .filter(made => made !== undefined)
      .map(signOf)
  const usualOf = (signs: readonly string[]) =>
    Object.entries(countBy(signs)).sort(([, a], [, b]) => b - a)[0]?.[0]
  const [byWeak, byPlayer] = [answers(weak), answers(player)]
  const listed = (sign: string | undefined) => legal.filter(play => signOf(play) === sign)
  const two = [...listed(usualOf(byPlayer)), ...listed(usualOf(byWeak))]
  if (two.length < 2 || two[0] === two[1]) return undefined

  const first = { search, view, seat, worth: maker.estimate, isEnough: maker.isEnough }
  const [better, worse] = reckon(first, two, LOOKS[0], `${words}/two`) as [number, number]
  if (better - worse < SEEMS) return undefined
  const seems = reckon(first, legal, LOOKS[1], `${words}/all`).sort((a, b) => b - a)
  if (seems[0]! - seems[1]! < SEEMS) return undefined

  const shares = reckon({ search, view, seat, worth: maker.won }, legal, LOOKS[2], words)
  const best = Math.max(...shares)
  const margin = best - Math.max(...shares.filter(share => share < best))
  if (margin < MARGIN) return undefined
  const bestSigns = legal.filter((_, at) => shares[at] === best).map(signOf)
  const wrong = byWeak.filter(sign => !bestSigns.includes(sign) && listed(sign).length > 0)
  if (bestSigns.length * 2 > legal.length || TRIES - wrong.length > HITS_AT_MOST) return undefined

  const found = byPlayer.filter(sign => bestSigns.includes(sign)).length * 2 >= TRIES
  const level: PuzzleLevel = !found ? 'hard' : margin < PLAIN ? 'tricky' : 'easy'
  const { g: world } = worldOf(search, view, seat, chanceOf(`${words}/shown`).number)
  const reckoned = legal.map(({ move, args }, at) => ({ move, args, won: Math.round(shares[at]! * 100) }))
  const solver = reckonedSolver(definition, { g: world, seat }, reckoned)
  const [move, args] = JSON.parse(usualOf(wrong)!) as [string, unknown[]]
  const { players, options } = maker.table(n)
  return {
    margin,
    solver,
    judged: solver.judged(solver.begin),
    puzzle: {
      id: `${goal}-${n}`,
      goal,
      seat,
      level,
      best: Math.round(best * 100),
      reckoned,
      weak: { bot: weak, move, args },
      position: positionOf(module, world, players, options),
    },
  }
}
