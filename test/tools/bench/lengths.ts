/** How much longer each option makes games of Twilight Imperium: six of the stronger bots, with it and without. */
import { fitting, type SetupValues } from '../../../games/kit/index.ts'
import {
  type TiState,
  type TiView,
  twilightImperium3 as ti,
} from '../../../games/twilight-imperium-3/index.ts'
import { optionSetsOf } from '../../support/contract.ts'
import { mean } from './bot-tables.ts'
import { atMost, type Figure } from './figure.ts'
import { playout } from './playout.ts'
import { threadsFor } from './threads.ts'

const PLAYERS = 6
/** So many games with each option; `GAMES=3` for a look. */
const GAMES = Number(process.env.GAMES ?? 12)
/** How long a game without options takes people, six of them. */
const [, USUAL_MINUTES] = ti.meta.minutes
/** With everything on. */
const MOST_ROUNDS = 12

interface Task {
  options: SetupValues
  seed: string
}

interface Length {
  rounds: number
  moves: number
}

/** What a thread does. */
export function play({ options, seed }: Task): Length {
  let moves = 0
  const bot = ti.bots[ti.meta.bots.at(-1)!]!
  const { round } = playout<TiState, TiView>({
    module: ti,
    seed,
    players: PLAYERS,
    options,
    playerOf: () => (view, seat, chance) => bot(view, seat, chance.number),
    watch: () => {
      moves += 1
    },
  })
  return { rounds: round, moves }
}

/** The presets, of which the first has no options, and the options alone, each with what it needs. */
const SETS: readonly [name: string, options: SetupValues][] = [
  ...ti.presets!.map(({ id, options }): [string, SetupValues] => [id, fitting(ti.options, options, PLAYERS)]),
  ...optionSetsOf(ti, PLAYERS).flatMap((options): [string, SetupValues][] => {
    const [name, value] = Object.entries(options).at(-1) ?? []
    return name === undefined ? [] : [[value === true ? name : `${name}.${value}`, options]]
  }),
]
/** `ONLY=base,facilities` measures some of them. */
const ONLY = process.env.ONLY?.split(',')

export async function* measure(): AsyncGenerator<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    let usual: number | undefined
    for (const [name, options] of SETS) {
      if (ONLY && !ONLY.includes(name)) continue
      const tasks = Array.from({ length: GAMES }, (_, n): Task => ({ options, seed: `lengths/${n}` }))
      const lengths = await threads.run<Task, Length>('play', tasks)
      const moves = mean(lengths.map(length => length.moves))
      usual ??= moves
      const rounds = lengths.map(length => length.rounds)
      const longest = Math.max(...rounds)
      const figure = (what: string, value: number, unit: string): Figure => ({
        name: `lengths.${name}.${what}`,
        value,
        unit,
      })
      yield [
        figure('rounds', mean(rounds), ''),
        {
          ...figure('rounds.max', longest, ''),
          ...(name === 'everything' && { goal: atMost(longest, MOST_ROUNDS) }),
        },
        figure('moves', moves, ''),
        figure('more', (moves / usual - 1) * USUAL_MINUTES, 'min'),
      ]
    }
  } finally {
    await threads.stop()
  }
}
