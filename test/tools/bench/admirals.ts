/** How well the strongest bot of a game plays, which thinks for long: one against those that are usual at tables. */
import type { KitState } from '../../../games/kit/index.ts'
import { type Arena, interval, mean, newClock, playMany, winRate } from './bot-tables.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { playout } from './playout.ts'
import { processorMs } from './processor.ts'
import type { Threads } from './threads.ts'

const GAMES = 60
/** Milliseconds of one processor that it may take for a decision. */
const PATIENCE = 300

/** How often it wins, with a goal for each number of players, and what a decision takes of one processor. */
export async function admiralsOf<S extends KitState, V>(
  arena: Arena<S, V>,
  threads: Threads,
  goals: { readonly [players: number]: number },
  times: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const { id, bots, usualBot } = arena.module.meta
  const admiral = bots.at(-1)!
  const name = (what: string) => `bots.${id}.${admiral}.${what}`
  for (const [players, goal] of Object.entries(goals)) {
    const names = [admiral, ...Array.from({ length: Number(players) - 1 }, () => usualBot!)]
    const tables = await playMany(threads, { names, games: times * GAMES }, newClock())
    const share = winRate(tables, admiral)
    figures.push({
      name: name(`${players}players`),
      value: 100 * share,
      unit: '%',
      goal: atLeast(100 * share, goal),
      of: { games: tables.length, players: Number(players) },
    })
    figures.push({
      name: name(`${players}players.interval`),
      value: interval(share, tables.length),
      unit: '±%',
    })
  }
  const taken = decisionTimes(arena, admiral)
  const most = taken[Math.floor(0.95 * taken.length)]!
  figures.push({
    name: name('decision.mean'),
    value: mean(taken),
    unit: 'ms',
    goal: atMost(mean(taken), PATIENCE),
  })
  figures.push({ name: name('decision.p95'), value: most, unit: 'ms' })
  return figures
}

/** Processor time of its decisions in a game of four, the shortest first; a game before warms up. */
function decisionTimes<S extends KitState, V>({ module }: Arena<S, V>, admiral: string): number[] {
  const times: number[] = []
  for (const seed of ['warm', 'timed']) {
    times.length = 0
    playout<S, V>({
      module,
      seed,
      players: 4,
      playerOf: (_, seat) => (view, __, chance) => {
        if (seat !== '0') return module.bots[module.meta.usualBot!]!(view, seat, chance.number)
        const began = processorMs()
        const chosen = module.bots[admiral]!(view, seat, chance.number)
        times.push(processorMs() - began)
        return chosen
      },
    })
  }
  return times.sort((a, b) => a - b)
}
