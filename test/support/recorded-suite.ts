/** The tests of a game's recorded games. */
import { expect } from 'chai'
import type { KitState } from '../../games/kit/index.ts'
import { type RecordedGame, type Recordings, readRecorded, replay } from './recorded.ts'

/** Replays every recorded game of `test/fixtures/<game>`. */
export function replays<S extends KitState, V>({ module, games }: Recordings<S, V>): void {
  const recorded = readRecorded(new URL(`../fixtures/${module.meta.id}/`, import.meta.url))

  describe(`${module.meta.name.en}, recorded games`, () => {
    for (const [file, game] of recorded) {
      const recording = games.find(({ name }) => `${name}.json` === file)

      it(`[${recording?.rules}] ${game.title} (${game.players} players, ${game.moves.length} moves)`, () => {
        const { G } = replay(module, game)
        expect(recording?.isWanted(G), 'it ends in the way that it is kept for').to.equal(true)
        expect(game.options).to.deep.equal(recording?.options)
      })
    }

    it('there is one for every way to end', () => {
      expect([...recorded.keys()]).to.have.members(games.map(({ name }) => `${name}.json`))
    })

    it('they cover every number of players and every value of every choice', () => {
      const { minPlayers, maxPlayers } = module.meta
      const all = [...recorded.values()]
      const numbers = new Set(all.map(({ players }) => players))
      for (let players = minPlayers; players <= maxPlayers; players++)
        expect([...numbers]).to.include(players)
      for (const field of module.options) {
        const played = new Set(all.map(game => game.options[field.id] ?? field.default))
        const values = field.type === 'choice' ? field.values : field.type === 'flag' ? [true, false] : []
        expect([...played], field.id).to.include.members([...values])
      }
    })

    it('the first move that goes otherwise is reported', () => {
      const [shortest] = [...recorded.values()].sort((a, b) => a.moves.length - b.moves.length)
      const changed = (change: (game: RecordedGame) => void) => {
        const game = structuredClone(shortest!)
        change(game)
        return () => replay(module, game)
      }
      const spoken = shortest!.moves.findIndex(({ said }) => said.length > 0)
      const { seat, move } = shortest!.moves[spoken]!
      expect(
        changed(game => {
          game.moves[spoken]!.said[0] = 'somethingElse'
        }),
      ).to.throw(`move ${spoken + 1} of ${shortest!.moves.length}, seat ${seat} ${move}`)
      expect(
        changed(game => {
          game.moves[1]!.args = [-1]
        }),
      ).to.throw(/move 2 of .* is refused now: /)
      expect(
        changed(game => {
          game.outcome.winners = []
        }),
      ).to.throw('ended with')
    })
  })
}
