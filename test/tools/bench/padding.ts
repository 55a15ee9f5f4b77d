/** A game with a state as large as one likes. */
import type { Game } from 'boardgame.io'
import type { GameModule, KitState } from '../../../games/kit/index.ts'

/** Public parts of the state that no move touches, of about this many bytes. */
function paddingOf(bytes: number): { [id: string]: { name: string; values: number[] } } {
  const entry = (i: number) => ({ name: `component ${i}`, values: [i, i + 1, i + 2, i + 3] })
  const size = JSON.stringify(entry(1000)).length + 8
  return Object.fromEntries(Array.from({ length: Math.ceil(bytes / size) }, (_, i) => [`c${i}`, entry(i)]))
}

/** The game with `bytes` of padding in its state and in every view. */
export function padded(game: GameModule, bytes: number): GameModule {
  if (bytes === 0) return game
  const padding = paddingOf(bytes)
  const withPadding = (view: unknown, g: KitState) => ({
    ...(view as object),
    padding: (g as KitState & { padding: unknown }).padding,
  })
  return {
    ...game,
    view: (g, seat) => withPadding(game.view(g, seat), g),
    createGame(): Game<KitState> {
      const plain = game.createGame()
      return {
        ...plain,
        setup: (context, data) => ({ ...plain.setup!(context, data), padding }),
        playerView: context => withPadding(plain.playerView!(context), context.G),
      }
    },
  }
}
