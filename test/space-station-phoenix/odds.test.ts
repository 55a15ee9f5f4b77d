import { expect } from 'chai'
import { type Random, readerOf, type SeatId } from '../../games/kit/index.ts'
import { componentsOf, type DieFace } from '../../games/space-station-phoenix/components.ts'
import { STANDARD } from '../../games/space-station-phoenix/data/index.ts'
import { spaceStationPhoenix } from '../../games/space-station-phoenix/index.ts'
import { diceOdds, expeditionBy } from '../../games/space-station-phoenix/odds.ts'
import { startAction } from '../../games/space-station-phoenix/rules/current.ts'
import type { PhoenixState, PhoenixView } from '../../games/space-station-phoenix/state.ts'
import { filmsOf } from '../support/stage/moments.ts'

const c = componentsOf(STANDARD)
const SIDES = c.constants.dieFaces.length

/** Everything that so many dice can show, each with its chance of one in so many. */
function* throws(dice: number): Generator<number[]> {
  for (let n = 0; n < SIDES ** dice; n++)
    yield Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / SIDES ** i) % SIDES))
}

/** What the rules roll for an expedition when the dice fall like this. */
function rolled(
  g: PhoenixState,
  seat: SeatId,
  action: { type: 'expedition'; dice: number; cargo: number },
  dice: number[],
): DieFace[] {
  const left = [...dice]
  const random = { Die: () => left.shift()! } as unknown as Random
  const copy: PhoenixState = { ...g, log: { last: 0, lines: [] }, steps: [] }
  startAction(c, { g: copy, random }, seat, { action, source: 'hub', byShip: true })
  expect(left).to.deep.equal([])
  return copy.current!.dice
}

describe('SSP odds of dice', function () {
  this.timeout(60_000)
  /** Moments of recorded games in which somebody may begin an expedition, with what begins it. */
  const found: { g: PhoenixState; seat: SeatId; move: { move: string; args: unknown[] } }[] = []
  before(async () => {
    for (const { states } of await filmsOf('space-station-phoenix'))
      for (const g of states.filter((_, i) => i % 17 === 0) as PhoenixState[])
        for (const { seat } of g.asks) {
          const view = spaceStationPhoenix.view(g, seat)
          for (const { move, args } of spaceStationPhoenix.legalMoves(view, seat)) {
            const own = { move, args: args.slice(1) }
            if (expeditionBy(c, view, seat, own)) found.push({ g, seat, move: own })
          }
        }
  })

  it('[SSP-8.01] [SSP-8.10] are what comes of throwing all dice in every way', () => {
    const sizes = new Set<number>()
    for (const { g, seat, move } of found) {
      const view = spaceStationPhoenix.view(g, seat)
      const action = expeditionBy(c, view, seat, move)!
      const odds = diceOdds(c, view, seat, action)
      const { value: dice } = odds[0]!.parts[0]!
      if (sizes.has(dice) || dice > 6) continue
      sizes.add(dice)
      const all = [...throws(dice)].map(one => rolled(g, seat, action, one))
      const share = (test: (faces: DieFace[]) => boolean) => all.filter(test).length / all.length
      for (const { id, value, parts } of odds) {
        const count = (faces: DieFace[]) => faces.filter(one => one === id).length
        expect(value, id).to.be.closeTo(
          share(faces => count(faces) > 0),
          1e-9,
        )
        const expected = all.reduce((sum, faces) => sum + count(faces), 0) / all.length
        expect(parts.find(({ label }) => label.key === 'odds.expected')!.value, id).to.be.closeTo(
          expected,
          1e-9,
        )
        for (const { label, value: chance } of parts.filter(one => one.label.key === 'odds.exactly'))
          expect(chance, id).to.be.closeTo(
            share(faces => count(faces) === label.params!.number),
            1e-9,
          )
      }
    }
    expect(sizes.size, 'expeditions of several sizes').to.be.above(1)
  })

  it('depend on nothing that the seat does not see', () => {
    for (const { g, seat, move } of found) {
      const view = spaceStationPhoenix.view(g, seat)
      const other = { ...structuredClone(g), steps: [], lastAsk: 1e6 } as PhoenixState
      expect(spaceStationPhoenix.view(other, seat)).to.deep.equal(view)
      const oddsOf = (seen: PhoenixView) => diceOdds(c, seen, seat, expeditionBy(c, seen, seat, move)!)
      expect(oddsOf(spaceStationPhoenix.view(other, seat))).to.deep.equal(oddsOf(view))
    }
  })

  it('are there for expeditions alone, and in words', () => {
    const [{ g, seat, move }] = found as [(typeof found)[number]]
    const view = spaceStationPhoenix.view(g, seat)
    expect(expeditionBy(c, view, seat, { move: 'takeIncome', args: [] })).to.equal(undefined)
    expect(expeditionBy(c, view, seat, { move: 'useShip', args: ['no/ship'] })).to.equal(undefined)
    for (const language of ['en', 'ja'] as const) {
      const reader = readerOf(spaceStationPhoenix.text, language, one => one)
      for (const { label, parts } of diceOdds(c, view, seat, expeditionBy(c, view, seat, move)!))
        for (const said of [label, ...parts.map(part => part.label)])
          expect(reader.read(said))
            .to.match(/\S/)
            .and.not.match(/odds\.|\{\{/)
    }
  })
})
