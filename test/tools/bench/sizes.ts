/** What weighs most at a full table: states, views, and lists of legal moves. */
import type { State } from 'boardgame.io'
import type { GameModule, KitState, SeatId } from '../../../games/kit/index.ts'
import { engineOf } from '../../support/bgio.ts'
import { atMost, type Figure } from './figure.ts'
import { playRandomly } from './play.ts'
import { processorMs } from './processor.ts'

const GAMES = 2
/** Of the lists that took longest when they were first made, so many are made again. */
const SLOW = 20
const ROUNDS = 8
/** Calls that are measured together: the clock is coarse. */
const CALLS = 5

interface Asked {
  view: unknown
  seat: SeatId
  ms: number
}

/** Milliseconds of processor time for the longest list, each at its best of some rounds, once the compiler knows it. */
function worstList({ legalMoves }: GameModule, asked: readonly Asked[]): number {
  const slow = asked.toSorted((a, b) => b.ms - a.ms).slice(0, SLOW)
  return Math.max(
    ...slow.map(({ view, seat }) => {
      const rounds = Array.from({ length: ROUNDS }, () => {
        const began = processorMs()
        for (let n = 0; n < CALLS; n++) legalMoves(view, seat)
        return (processorMs() - began) / CALLS
      })
      return Math.min(...rounds)
    }),
  )
}

const kilobytes = (thing: unknown) => JSON.stringify(thing).length / 1000

/** What a state and a view may weigh, in kB: more with more players than six. */
const limitsOf = (seats: number) => (seats > 6 ? { state: 90, view: 40 } : { state: 60, view: 30 })

/** The largest state and view of some random games, and the longest time for a list of legal moves. */
export function measureSizes(game: GameModule): Figure[] {
  const { id, maxPlayers } = game.meta
  const engine = engineOf({ ...game.createGame(), seed: 'bench' })
  const asked: Asked[] = []
  let state = 0
  let view = 0
  const look = ({ G }: State<KitState>, seat: SeatId) => {
    const seen = game.view(G, seat)
    const began = processorMs()
    game.legalMoves(seen, seat)
    asked.push({ view: seen, seat, ms: processorMs() - began })
    state = Math.max(state, kilobytes(G))
    view = Math.max(view, kilobytes(seen))
  }
  for (let seed = 0; seed < GAMES; seed++)
    playRandomly(game, engine, maxPlayers, seed, made => look(made.state, made.seat))
  const list = worstList(game, asked)
  const limits = limitsOf(maxPlayers)
  const at = `rules.${id}.${maxPlayers}players`
  return [
    { name: `${at}.stateKb.max`, value: state, unit: 'kB', goal: atMost(state, limits.state) },
    { name: `${at}.viewKb.max`, value: view, unit: 'kB', goal: atMost(view, limits.view) },
    { name: `${at}.list.max`, value: list, unit: 'cpu ms', goal: atMost(list, 20) },
  ]
}
