/**
 * How well the bots of Not Alone play: win rates of the Creature against random play, of the Hunted against random
 * play, and of bots against bots.
 */
import { notAlone, type NotAloneState, type NotAloneView } from '../../../games/not-alone/index.ts'
import { anyMove, type Player, playout } from './playout.ts'

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
