import {
  holdersAfter,
  pointsByRound,
  turningPoints,
} from '../../games/twilight-imperium-3/board/story/course.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { played } from '../support/stage/by-chance.ts'
import { expect, module } from './support.ts'

describe('twilight-imperium-3: the chronicle of a game', () => {
  const { states } = played(module, { title: '', players: 4, options: {}, seed: 'chronicle-2' })
  const games = states as readonly TiState[]
  const last = games.at(-1)!

  it('says after every round what the state said then: points, and who controls which planet', () => {
    const view = module.view(last, null)
    const points = pointsByRound(view)
    for (let round = 1; round <= last.round; round++) {
      // The last moment of the round.
      const then = games.findLast(g => g.round === round)!
      for (const seat of last.order)
        expect(points[round]![seat], `${round}`).to.equal(then.players[seat]!.points)
      const held = Object.fromEntries(Object.entries(then.planets).map(([planet, { by }]) => [planet, by]))
      expect(Object.fromEntries(holdersAfter(view, round)), `${round}`).to.deep.equal(held)
    }
  })

  it('has every law and every battle in space', () => {
    const lines = games.flatMap((g, i) =>
      g.log.lines.filter(({ n }) => n > (games[i - 1]?.log.last ?? 0)).flatMap(({ line }) => line?.key ?? []),
    )
    const ends = lines.filter(key => key === 'log.wins' || key === 'log.nobodyWins').length
    expect(last.chronicle.flatMap(({ battles }) => battles)).to.have.length(ends)
    expect(ends).to.be.above(0)
    const laws = new Set(games.flatMap(g => g.laws.map(({ id }) => id)))
    expect(new Set(last.chronicle.flatMap(chapter => chapter.laws))).to.deep.equal(laws)
    expect(laws.size).to.be.above(0)
  })

  it('stays small', () => {
    expect(JSON.stringify(last.chronicle).length).to.be.below(6000)
  })

  it('finds the rounds after which others led', () => {
    const order = ['0', '1']
    const chapter = (points: { [seat: string]: number }) => ({ points, planets: {}, battles: [], laws: [] })
    const chronicle = [chapter({ 0: 2 }), chapter({ 1: 2 }), chapter({ 1: 4 }), chapter({ 1: 5 })]
    expect([...turningPoints({ order, chronicle })]).to.deep.equal([1, 3])
  })
})
