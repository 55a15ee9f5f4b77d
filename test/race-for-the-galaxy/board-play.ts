/** Random games of Race for the Galaxy, for tests of what the board makes of their positions. */
import { isOpen, type SeatId, type SetupValues } from '../../games/kit/index.ts'
import { type RaceState, type RaceView, raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

export interface Position {
  label: string
  now: RaceState
}

/** Moves that lead nowhere: made only this often. */
const SELDOM: { readonly [move: string]: number } = { pass: 6, passOrb: 6, leaveMove: 3, endMove: 2 }

/** Plays one random game and looks into every position. */
export function playAndLook(
  label: string,
  players: number,
  options: SetupValues,
  look: (position: Position) => void,
): void {
  const chance = chanceOf(label)
  const engine = engineOf({ ...raceForTheGalaxy.createGame(), seed: label })
  let match = engine.start(players, options)
  look({ label, now: match.G })
  for (let made = 0; !match.ctx.gameover && made < 2000; made++) {
    const { G } = match
    const { seat } = chance.pick(G.asks.filter(isOpen))
    const legal = raceForTheGalaxy.legalMoves(raceForTheGalaxy.view(G, seat), seat)
    const kinds = [...new Set(legal.map(({ move }) => move))]
    const wanted = kinds.filter(move => chance.oneIn(SELDOM[move] ?? 1))
    const kind = chance.pick(wanted.length > 0 ? wanted : kinds)
    const { move, args } = chance.pick(legal.filter(one => one.move === kind))
    match = engine.move(match, seat, move, args)
    look({ label: `${label}, move ${made}`, now: match.G })
  }
}

/** Everybody who can look at a table: all seats and a spectator. */
export const readersOf = (g: RaceState): (SeatId | null)[] => [...g.order, null]

export const viewOf = (g: RaceState, seat: SeatId | null): RaceView => raceForTheGalaxy.view(g, seat)
