import sumOf from 'lodash/sum.js'
import { readerOf, type SetupValues } from '../../games/kit/index.ts'
import {
  holdersAfter,
  pointsByRound,
  turningPoints,
} from '../../games/twilight-imperium-3/board/story/course.ts'
import { gainsIn, partsOf } from '../../games/twilight-imperium-3/board/story/gains.ts'
import { entriesOf } from '../../games/twilight-imperium-3/data/index.ts'
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
      const held = Object.fromEntries(entriesOf(then.planets).map(([planet, { by }]) => [planet, by]))
      expect(Object.fromEntries(holdersAfter(view, round)), `${round}`).to.deep.equal(held)
    }
  })

  for (const options of [
    {},
    { artifacts: true, voiceOfTheCouncil: true, distantSuns: true, expansionCards: true, victoryPoints: 14 },
    { ageOfEmpire: true, imperialII: true, variantObjectives: true, artifacts: true, victoryPoints: 14 },
  ] as SetupValues[])
    it(`says where every point came from, round by round, with ${JSON.stringify(options)}`, () => {
      const all = played(module, { title: '', players: 4, options, seed: 'gains' })
        .states as readonly TiState[]
      const end = all.at(-1)!
      const lines = all.flatMap((g, i) => g.log.lines.filter(({ n }) => n > (all[i - 1]?.log.last ?? 0)))
      const gains = gainsIn(lines)!
      const view = module.view(end, null)
      const points = pointsByRound(view)
      const reader = readerOf(module.text, 'en', seat => seat)
      for (const { by, round, seat, points: won } of gains) {
        expect(by, `${won} of ${seat} in round ${round}`).to.be.a('string')
        expect(reader.name(by!), by).not.to.equal(by!.split(':')[1])
      }
      for (const seat of end.order) {
        for (let round = 1; round <= end.round; round++) {
          const inRound = gains.filter(one => one.seat === seat && one.round === round)
          const sum = inRound.reduce((total, one) => total + one.points, 0)
          expect(sum, `${seat} in round ${round}`).to.equal(points[round]![seat]! - points[round - 1]![seat]!)
        }
        const parts = partsOf(view, seat, gains)
        expect(sumOf(Object.values(parts))).to.equal(end.players[seat]!.points)
      }
      // Where lines are missing nothing is made up.
      expect(gainsIn(lines.slice(1))).to.equal(undefined)
      expect(partsOf(view, '0').cards).to.equal(0)
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
