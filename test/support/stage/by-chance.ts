/** Games by chance, for games of which none is recorded yet. */
import { asksOf, isOpen, type KitState, type SeatId } from '../../../games/kit/index.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import { engineOf } from '../bgio.ts'
import { chanceOf } from '../contract/chance.ts'
import type { Beginning, RecordedGame } from '../recorded.ts'
import type { Film } from './moments.ts'

const MOVES_AT_MOST = 4000

/** Games with few and with many players, each with other moves. */
export function filmsByChance(module: GameModule): Film[] {
  const { minPlayers, maxPlayers } = module.meta
  return [minPlayers, maxPlayers].flatMap(players =>
    ['one', 'another'].map(which =>
      played(module, { title: `${which} of ${players}`, players, options: {}, seed: `${which}/${players}` }),
    ),
  )
}

/** A game by chance, up to its end or so many moves. */
export function played(module: GameModule, beginning: Beginning, movesAtMost = MOVES_AT_MOST): Film {
  const { meta } = module
  const engine = engineOf<KitState>({ ...module.createGame(), seed: beginning.seed })
  const chance = chanceOf(beginning.seed)
  let match = engine.start(beginning.players, beginning.options)
  const states = [match.G]
  const moves: RecordedGame['moves'] = []
  const random = () => chance.number()
  const seatsOf = (g: KitState): SeatId[] => g.asks.filter(isOpen).map(({ seat }) => seat)
  while (!match.G.outcome && moves.length < movesAtMost) {
    const seat = chance.pick(seatsOf(match.G))
    const play = module.anyMove(module.view(match.G, seat), seat, random)
    if (!play) throw new Error(`${seat} can do nothing: ${JSON.stringify(asksOf(match.G, seat))}`)
    match = engine.move(match, seat, play.move, play.args)
    states.push(match.G)
    moves.push({ seat, ...play, said: [] })
  }
  const outcome = match.G.outcome ?? { winners: [], line: { key: '' } }
  const recorded = { game: meta.id, ...beginning, moves, outcome }
  return { module, name: beginning.title, recorded, states }
}
