/**
 * How well the bots of Not Alone play: win rates of the Creature against random play, of the Hunted against random
 * play, and of bots against bots.
 */
import { type NotAloneState, type NotAloneView, notAlone } from '../../../games/not-alone/index.ts'
import { interval } from './bot-tables.ts'
import type { Figure } from './figure.ts'
import { anyMove, type Player, playout } from './playout.ts'
import { threadsFor } from './threads.ts'

const random: Player<NotAloneView> = anyMove(notAlone.legalMoves, move => move === 'unlockPlaces')

export interface BotMatch {
  /** Names of bots, or `random`. */
  creature: string
  hunted: string
  players: number
}

export interface BotResult extends BotMatch {
  games: number
  /** Share of games that the Creature won. */
  creatureWins: number
  rounds: number
  /** Milliseconds that a decision took. */
  meanMs: number
  maxMs: number
}

/** Plays games between two kinds of players. */
export function playBots(match: BotMatch, games: number, seed = 'bots'): BotResult {
  const { creature, hunted, players } = match
  let wins = 0
  let rounds = 0
  let decisions = 0
  let totalMs = 0
  let maxMs = 0

  const named = (name: string): Player<NotAloneView> => {
    const bot = notAlone.bots[name]
    if (!bot) return random
    return (view, seat, chance) => {
      const begin = performance.now()
      const chosen = bot(view, seat, chance.number)
      const ms = performance.now() - begin
      decisions += 1
      totalMs += ms
      maxMs = Math.max(maxMs, ms)
      return chosen
    }
  }

  for (let game = 0; game < games; game++) {
    const end = playout<NotAloneState, NotAloneView>({
      module: notAlone,
      seed: `${seed}/${game}`,
      players,
      playerOf: (g, seat) => named(seat === g.creatureSeat ? creature : hunted),
    })
    rounds += end.round
    if (end.outcome!.winners.includes(end.creatureSeat)) wins += 1
  }
  return {
    ...match,
    games,
    creatureWins: wins / games,
    rounds: rounds / games,
    meanMs: totalMs / Math.max(1, decisions),
    maxMs,
  }
}

/** Games of each pair; of equals more, as what they win has to be known to a few percent. */
const GAMES = 200
const EVEN_GAMES = 1000
const STRONGEST = notAlone.meta.bots.at(-1)!

const isEven = ({ creature, hunted }: BotMatch) => creature === STRONGEST && hunted === STRONGEST

/** What a thread does. */
export const playMatch = ({ match, times }: { match: BotMatch; times: number }): BotResult =>
  playBots(match, times * (isEven(match) ? EVEN_GAMES : GAMES))

const nameOf = ({ creature, hunted, players }: BotMatch) => `${creature}/${hunted}/${players}`

/** All numbers of players, and those at which bots play against random players, too. */
const TABLES = [2, 3, 4, 5, 6, 7]
const WITH_RANDOM = [3, 5, 7]

/** Every pair of kinds of players that is compared. */
const MATCHES: BotMatch[] = [
  ...TABLES.map(players => ({ creature: STRONGEST, hunted: STRONGEST, players })),
  ...WITH_RANDOM.flatMap(players => [
    { creature: 'random', hunted: 'random', players },
    { creature: 'random', hunted: STRONGEST, players },
    { creature: STRONGEST, hunted: 'random', players },
  ]),
  ...notAlone.meta.bots.slice(0, -1).flatMap(weaker => [
    { creature: weaker, hunted: STRONGEST, players: 5 },
    { creature: STRONGEST, hunted: weaker, players: 5 },
  ]),
]

async function playAll(times: number): Promise<BotResult[]> {
  const threads = threadsFor(import.meta.url)
  try {
    const tasks = MATCHES.map(match => ({ match, times }))
    return await threads.run<(typeof tasks)[number], BotResult>('playMatch', tasks)
  } finally {
    await threads.stop()
  }
}

/** Win rates, and how long decisions take. */
export async function measure(times: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const results = await playAll(times)
  const played = new Map(results.map(result => [nameOf(result), result]))
  const play = (creature: string, hunted: string, players: number) =>
    played.get(nameOf({ creature, hunted, players }))!
  const percent = (share: number) => 100 * share
  const add = (name: string, share: number, goal?: Figure['goal'], games: number = GAMES) =>
    figures.push({
      name: `bots.not-alone.${name}`,
      value: percent(share),
      unit: '%',
      of: { games: times * games, players: Number(name[0]) },
      ...(goal && { goal }),
    })

  for (const players of TABLES) {
    const even = play(STRONGEST, STRONGEST, players).creatureWins
    add(`${players}.creature.vsBots`, even, { text: '40 to 60', met: even >= 0.4 && even <= 0.6 }, EVEN_GAMES)
    figures.push({
      name: `bots.not-alone.${players}.creature.vsBots.interval`,
      value: interval(even, times * EVEN_GAMES),
      unit: '±%',
    })
  }
  for (const players of WITH_RANDOM) {
    const base = play('random', 'random', players).creatureWins
    add(`${players}.randomCreature.vsRandomHunted`, base)
    const creature = play(STRONGEST, 'random', players).creatureWins
    add(`${players}.creature.vsRandomHunted`, creature, {
      text: `> ${percent(base).toFixed(0)} by far`,
      met: 1 - creature <= (1 - base) / 3,
    })
    const hunted = 1 - play('random', STRONGEST, players).creatureWins
    add(`${players}.hunted.vsRandomCreature`, hunted, {
      text: `> ${percent(1 - base).toFixed(0)} by far`,
      met: 1 - hunted <= base / 3,
    })
  }
  for (const weaker of notAlone.meta.bots.slice(0, -1)) {
    add(`5.${weaker}.creature.vs${STRONGEST}`, play(weaker, STRONGEST, 5).creatureWins)
    add(`5.${weaker}.hunted.vs${STRONGEST}`, 1 - play(STRONGEST, weaker, 5).creatureWins)
  }
  const bots = results.filter(({ meanMs }) => meanMs > 0)
  const mean = bots.reduce((sum, { meanMs }) => sum + meanMs, 0) / bots.length
  figures.push({ name: 'bots.not-alone.decision.mean', value: mean, unit: 'ms' })
  const max = Math.max(...bots.map(({ maxMs }) => maxMs))
  figures.push({
    name: 'bots.not-alone.decision.max',
    value: max,
    unit: 'ms',
    goal: { text: '< 100', met: max < 100 },
  })
  return figures
}
