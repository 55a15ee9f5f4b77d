/** Finds puzzles in games of bots: moments at which the rules tell what is best, and a weak bot misses it. */
import countBy from 'lodash/countBy.js'
import {
  type Ask,
  asksOf,
  emptyLog,
  type GameDefinition,
  type GameModule,
  type KitState,
  positionOf,
  randomOf,
  type SeatId,
  type SetupValues,
} from '../../../games/kit/index.ts'
import {
  type Judged,
  type PuzzleGoal,
  type PuzzleLevel,
  type Solver,
  type StoredPuzzle,
  solverOf,
  TooLarge,
} from '../../../games/kit/learn/puzzle.ts'
import { type Chance, chanceOf } from '../../support/contract/chance.ts'
import { playout } from '../bench/playout.ts'

/** How puzzles of a game are made. */
export interface Maker<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  definition: GameDefinition<S, V>
  module: GameModule<S, V>
  goals: { readonly [goal: string]: Sought<S, V> }
  /** The table of a game by its number. */
  table(n: number): { players: number; options: SetupValues }
  /** Who plays there. */
  player: string
  /**
   * A moment as a puzzle has it, with a guess at what is hidden; usually that of `determinize`.
   */
  world?(g: S, seat: SeatId, chance: Chance): S
  /** Bots that judge how hard a puzzle is: one that must miss it, and two that may find it. */
  judges: readonly [weak: string, middle: string, strong: string]
}

/** What is looked for. */
export interface Sought<S extends V & KitState, V> {
  goal: PuzzleGoal<S, V>
  /** Whether a puzzle may begin at this question. */
  begins(g: S, ask: Ask): boolean
  /** By so much the best is better than the second best, at least. */
  margin: number
  /** So many moments may be looked at, and so many have to be. */
  moments: readonly [least: number, most: number]
  /** Whether the best way is the one that everybody takes. */
  isObvious?(solver: Solver<S>, seat: SeatId): boolean
}

export interface Found<S> {
  puzzle: StoredPuzzle
  solver: Solver<S>
  judged: Judged[]
}

/** Guesses at what is hidden, each with other chance: what is best must be the same in all of them. */
const WORLDS = [0.5, 0.1, 0.9]
/** So often bots are asked, and so often at most the weak one may find it. */
const TRIES = 20
const MISSES_AT_MOST = 11

/** The puzzles of one game, one of each kind at the most. */
export function puzzlesIn<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  maker: Maker<S, V>,
  n: number,
): Found<S>[] {
  const { module, goals, table, player } = maker
  const { players, options } = table(n)
  const found = new Map<string, Found<S>>()
  const looked = new Set<string>()
  playout<S, V>({
    module,
    seed: `puzzles/${n}`,
    players,
    options,
    playerOf: () => (view, seat, chance) => module.bots[player]!(view, seat, chance.number),
    watch(g) {
      for (const ask of g.asks) {
        for (const [name, sought] of Object.entries(goals)) {
          const sign = `${name} ${ask.id}`
          if (looked.has(sign) || !asksOf(g, ask.seat).includes(ask) || !sought.begins(g, ask)) continue
          looked.add(sign)
          const one = puzzleAt(maker, {
            g,
            seat: ask.seat,
            name,
            sought,
            players,
            options,
            id: `${name}-${n}`,
          })
          const before = found.get(name)
          if (one && (!before || one.solver.looked() > before.solver.looked())) found.set(name, one)
        }
      }
    },
  })
  return [...found.values()]
}

interface Moment<S extends V & KitState, V> {
  g: S
  seat: SeatId
  name: string
  sought: Sought<S, V>
  players: number
  options: SetupValues
  id: string
}

function puzzleAt<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { definition, module, judges, world: worldOf }: Maker<S, V>,
  { g, seat, name, sought, players, options, id }: Moment<S, V>,
): Found<S> | undefined {
  const { goal, margin, moments, isObvious } = sought
  const [least, most] = moments
  const view = module.view(g, seat)
  /** Solved with one guess; undefined where there is too much to try, or nothing to be found. */
  const solvedIn = (at: number) => {
    const chance = chanceOf(`${id}/${at}`)
    const world = worldOf ? worldOf(g, seat, chance) : module.determinize!(view, seat, chance.number)
    world.log = emptyLog()
    try {
      const random = randomOf(() => WORLDS[at]!)
      const solver = solverOf(definition, goal, { g: world, seat }, { most, random })
      const judged = solver.judged(solver.begin)
      return isObvious?.(solver, seat) ? undefined : { world, solver, judged }
    } catch (error) {
      if (error instanceof TooLarge) return undefined
      throw error
    }
  }
  const first = solvedIn(0)
  if (!first) return undefined
  const { world, solver, judged } = first
  const worths = judged.map(({ worth }) => worth)
  const looked = solver.looked()
  if (looked < least) return undefined
  const best = Math.max(...worths)
  const others = worths.filter(worth => worth < best)
  if (others.length * 2 < worths.length || best - Math.max(...others) < margin) return undefined
  // What is hidden, and chance, change nothing.
  const isSame = (at: number) => String(solvedIn(at)?.judged.map(({ worth }) => worth)) === String(worths)
  if (!WORLDS.every((_, at) => at === 0 || isSame(at))) return undefined

  /** What comes of a move: whatever leads there is the same to the puzzle. */
  const signOf = (play: Pick<Judged['play'], 'move' | 'args'>) =>
    JSON.stringify(goal.state(solver.after(solver.begin, play), seat))
  const listed = new Map(judged.map(one => [signOf(one.play), one]))
  // A bot may begin with something that need not be tried, and leads on to moments of its own.
  const unbound = solverOf(definition, goal, { g: world, seat })
  const answers = (bot: string) =>
    Array.from({ length: TRIES }, (_, at) => {
      const made = module.bots[bot]!(module.view(solver.begin, seat), seat, chanceOf(`${bot}/${at}`).number)!
      const play = made as Judged['play']
      const known = listed.get(signOf(play))
      if (known) return { play: known.play, isBest: known.worth === best }
      return { play, isBest: unbound.reach(unbound.after(unbound.begin, play)) === best }
    })
  const hits = (bot: string) => answers(bot).filter(({ isBest }) => isBest).length
  const [weak, middle, strong] = judges
  const wrong = answers(weak).filter(({ isBest }) => !isBest)
  if (TRIES - wrong.length > MISSES_AT_MOST) return undefined
  const level: PuzzleLevel =
    hits(middle) * 2 >= TRIES ? 'easy' : hits(strong) * 2 >= TRIES ? 'tricky' : 'hard'
  const counts = countBy(wrong, ({ play: { move, args } }) => JSON.stringify({ move, args }))
  const [usual] = Object.entries(counts).sort(([, a], [, b]) => b - a)[0]!
  const puzzle: StoredPuzzle = {
    id,
    goal: name,
    seat,
    level,
    best,
    weak: { bot: weak, ...(JSON.parse(usual) as Pick<Judged['play'], 'move' | 'args'>) },
    position: positionOf(module, world, players, options),
  }
  return { puzzle, solver, judged }
}
