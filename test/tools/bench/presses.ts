/**
 * How often somebody is asked in a round, by seats and kind of question, when answers that are the only way are given for
 * whoever wants that; and how often there was one way all the same. Games between the stronger bots.
 */
import countBy from 'lodash/countBy.js'
import { asksOf, type GameModule, type KitState, type SeatId } from '../../../games/kit/index.ts'
import { askedGames } from './asked.ts'
import { atMost, type Figure } from './figure.ts'
import { playout } from './playout.ts'

/** Numbers of players that are looked at, as far as a game has them. */
const TABLES = [2, 3, 6, 7, 8]
const GAMES = Number(process.env.GAMES ?? 2)
/** So many kinds of question are named, the most frequent first. */
const KINDS = 4

interface Press {
  kind: string
  ways: number
}

/** Every question that is left to be answered by somebody in a game. */
function pressesIn<S extends KitState>(
  module: GameModule<S, S>,
  players: number,
  seed: string,
): { presses: Press[]; rounds: number | undefined } {
  const presses: Press[] = []
  const seen = new Set<string>()
  const bot = module.bots[module.meta.bots.at(-1)!]!
  const seats = Array.from({ length: players }, (_, i): SeatId => String(i))
  const look = (g: S, seat: SeatId) => {
    const fresh = asksOf(g, seat).filter(({ id, required }) => required && !seen.has(`${seat} ${id}`))
    if (fresh.length === 0) return
    const view = module.view(g, seat)
    const forced = new Set(module.onlyWays(view, seat).map(({ ask }) => ask.id))
    const legal = countBy(module.legalMoves(view, seat), ({ args }) => args[0])
    for (const { id, kind } of fresh) {
      seen.add(`${seat} ${id}`)
      if (!forced.has(id)) presses.push({ kind, ways: legal[id] ?? 0 })
    }
  }
  const { round } = playout<S, S>({
    module,
    seed,
    players,
    playerOf: () => (view, seat, chance) => bot(view, seat, chance.number),
    watch: g => {
      for (const seat of seats) look(g, seat)
    },
  }) as S & { round?: number }
  return { presses, rounds: round }
}

export async function* measure(only: readonly string[]): AsyncGenerator<Figure[]> {
  for (const [id, entry] of askedGames(only)) {
    const module = (await entry.load()) as unknown as GameModule<KitState, KitState>
    const { minPlayers: min, maxPlayers: max } = module.meta
    for (const players of TABLES.filter(count => count >= min && count <= max)) {
      const games = Array.from({ length: GAMES }, (_, i) => pressesIn(module, players, `presses ${i}`))
      // Some games have no rounds.
      const rounds = games.reduce((sum, game) => sum + (game.rounds ?? 1), 0)
      const unit = games[0]!.rounds === undefined ? 'a game' : 'a round'
      const presses = games.flatMap(game => game.presses)
      const each = (count: number) => count / rounds / players
      const kinds = Object.entries(countBy(presses, 'kind')).sort(([, one], [, other]) => other - one)
      const oneWay = presses.filter(({ ways }) => ways === 1).length
      yield [
        { name: `waiting.${id}.presses.${players}players`, value: each(presses.length), unit },
        ...kinds.slice(0, KINDS).map(([kind, count]) => ({
          name: `waiting.${id}.presses.${players}players.${kind}`,
          value: each(count),
          unit,
        })),
        { name: `waiting.${id}.oneWay.${players}players`, value: oneWay, goal: atMost(oneWay, 0) },
      ]
    }
  }
}
