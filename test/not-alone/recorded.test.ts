/** Recorded games of Not Alone, replayed: see `recordings.ts`. */
import { notAlone, options } from '../../games/not-alone/index.ts'
import { readRecorded, replay } from '../support/recorded.ts'
import { recordings } from './recordings.ts'
import { expect } from './support.ts'

const games = readRecorded(new URL('../fixtures/not-alone/', import.meta.url))

describe('Not Alone, recorded games', () => {
  for (const [file, recorded] of games) {
    const recording = recordings.find(({ name }) => `${name}.json` === file)

    it(`[NA-14.01] ${recorded.title} (${recorded.players} players, ${recorded.moves.length} moves)`, () => {
      const { G } = replay(notAlone, recorded)
      expect(recording?.isWanted(G), 'it ends in the way that it is kept for').to.equal(true)
      expect(recorded.options).to.deep.equal(recording?.options)
    })
  }

  it('there is one for every way to end', () => {
    expect([...games.keys()]).to.have.members(recordings.map(({ name }) => `${name}.json`))
    expect(recordings).to.have.length(8)
  })

  it('they cover every number of players and every value of every choice', () => {
    const all = [...games.values()]
    expect([...new Set(all.map(({ players }) => players))]).to.have.members([2, 3, 4, 5, 6, 7])
    for (const field of options) {
      const played = new Set(all.map(game => game.options[field.id] ?? field.default))
      const values = field.type === 'choice' ? field.values : field.type === 'flag' ? [true, false] : []
      expect([...played], field.id).to.include.members([...values])
    }
  })

  it('the first move that goes otherwise is reported', () => {
    const recorded = structuredClone(games.get('rescue-phase-4.json')!)
    const move = recorded.moves.findIndex(({ said }) => said.length > 0 && said[0]?.startsWith('usesPower'))
    recorded.moves[move]!.said[0] = 'somethingElse'
    expect(() => replay(notAlone, recorded)).to.throw(
      `move ${move + 1} of ${recorded.moves.length}, seat 1 usePower`,
    )

    const refused = structuredClone(games.get('rescue-phase-4.json')!)
    refused.moves[1]!.args = [refused.moves[1]!.args[0], [9]]
    expect(() => replay(notAlone, refused)).to.throw('move 2 of')
    expect(() => replay(notAlone, refused)).to.throw('is refused now: NA-4.01')
  })
})
