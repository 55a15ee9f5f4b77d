/** What boardgame.io's reducer alone costs: moves that change next to nothing, of states of any game. */
import type { Game } from 'boardgame.io'
import type { KitState } from '../../../games/kit/index.ts'
import { engineOf } from '../../support/bgio.ts'

/** A game with one move that changes next to nothing, for states of any kind. */
const idle = (): Game<KitState & { moved?: number }> => ({
  name: 'idle',
  disableUndo: true,
  setup: () => ({}) as KitState,
  phases: {
    play: {
      start: true,
      turn: {
        activePlayers: { all: 'act' },
        stages: {
          act: {
            moves: {
              nothing: {
                client: false,
                redact: true,
                ignoreStaleStateID: true,
                move: ({ G }) => {
                  G.moved = (G.moved ?? 0) + 1
                },
              },
            },
          },
        },
      },
    },
  },
})

/** Makes such a move in a state. */
export function floorOf(seats: number): (G: KitState) => unknown {
  const still = engineOf(idle() as Game)
  const frame = still.start(seats, {})
  return G => still.move({ ...frame, G }, '0', 'nothing', [])
}
