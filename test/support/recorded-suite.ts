/** The tests of a game's recorded games. */
import { expect } from 'chai'
import type { KitState } from '../../games/kit/index.ts'
import { isTold, type RecordedGame, type Recordings, readRecorded, replay } from './recorded.ts'

/** Replays the recorded games of a folder of `test/fixtures`: all that are declared, and no others. */
export function replaysIn<S extends KitState, V>(folder: string, { module, games }: Recordings<S, V>): void {
  const recorded = readRecorded(new URL(`../fixtures/${folder}/`, import.meta.url))

  describe(`${module.meta.name.en}, recorded games in ${folder}`, () => {
    for (const [file, game] of recorded) {
      const recording = games.find(({ name }) => `${name}.json` === file)

      it(`[${recording?.rules}] ${game.title} (${game.players} players, ${game.moves.length} moves)`, () => {
        const { G } = replay(module, game)
        expect(recording?.isWanted(G), 'it ends in the way that it is kept for').to.equal(true)
        expect(isTold(recording!, game), 'what it is kept for happens').to.equal(true)
        expect(game.options).to.deep.equal(recording?.options)
      })
    }

    it('there is one for each that is declared', () => {
      expect([...recorded.keys()]).to.have.members(games.map(({ name }) => `${name}.json`))
    })
  })
}

/** Replays every recorded game of `test/fixtures/<game>`, which show each number of players and each option. */
export function replays<S extends KitState, V>(recordings: Recordings<S, V>): void {
  const { module } = recordings
  const { id, name, minPlayers, maxPlayers } = module.meta
  replaysIn(id, recordings)

  const recorded = readRecorded(new URL(`../fixtures/${id}/`, import.meta.url))

  describe(`${name.en}, recorded games`, () => {
    it('they cover every number of players and every value of every choice', () => {
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
