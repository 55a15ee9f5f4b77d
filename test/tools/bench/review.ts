/**
 * How long the review of a finished match takes, in seconds of one core: as a server makes it, for all seats; and how long
 * the first page takes, of one seat, with as many players as there can be.
 */
import { catalogue } from '../../../games/development.ts'
import { type GameModule, isOpen, usualBot } from '../../../games/kit/index.ts'
import { engineOf } from '../../../lobby/bgio.ts'
import { reviewOf, type ToldMove } from '../../../lobby/review.ts'
import { numbersOf } from '../../../lobby/server/bots/numbers.ts'
import { readConfig } from '../../../lobby/server/index.ts'
import { atMost, type Figure } from './figure.ts'
import { processorMs } from './processor.ts'

/** By the number of players. */
const GOALS = { 2: 30, 4: 150 } as const

const FIRST = 60

/** Games of so many minutes may take twice as long: there is more to look at, and everybody needs a rest. */
const LONG = 180

export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  for (const [id, { load }] of Object.entries(catalogue)) {
    if (only.length > 0 && !only.includes(id)) continue
    const game: GameModule = await load()
    if (!game.review) continue
    for (const [players, goal] of Object.entries(GOALS)) {
      if (Number(players) < game.meta.minPlayers) continue
      const value = secondsOf(game, Number(players))
      const most = game.meta.minutes[0] >= LONG ? 2 * goal : goal
      yield [{ name: `review.${id}.${players}players`, value, unit: 's', goal: atMost(value, most) }]
    }
    const players = game.meta.maxPlayers
    const first = secondsOf(game, players, 1)
    yield [
      { name: `review.${id}.first.${players}players`, value: first, unit: 's', goal: atMost(first, FIRST) },
    ]
  }
}

function secondsOf(game: GameModule, players: number, seats = players): number {
  const match = played(game, players)
  const { reviewPlayouts: playouts } = readConfig({})
  let left = seats
  const finished = () => {
    left -= 1
  }
  const began = processorMs()
  const review = reviewOf(engineOf(game), match, { playouts, numbersOf, finished })
  while (left > 0 && !review.next().done);
  return (processorMs() - began) / 1000
}

/** A match between the bots that play where nobody has chosen. */
function played(game: GameModule, players: number) {
  const engine = engineOf(game)
  const bot = game.bots[usualBot(game.meta)!]!
  const random = numbersOf('review')
  const first = engine.begin(players, {}, 'review')
  const moves: ToldMove[] = []
  for (let state = first; !state.G.outcome; ) {
    const { seat } = state.G.asks.find(ask => ask.required && isOpen(ask))!
    const { move, args } = bot(engine.view(state, seat), seat, random)!
    state = engine.apply(state, seat, move, args)!
    const step = state._stateID
    moves.push({ step, seat, move, args, told: step })
  }
  return { game: game.meta.id, first, moves }
}
