/** "Why 7?": every number of a position tells the parts that it is made of. */
import { readerOf, type Sum } from '../../games/kit/index.ts'
import { idsOf, SHIP_KINDS, UNIT_KINDS } from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue, diceOf, type Situation } from '../../games/twilight-imperium-3/numbers/combat.ts'
import {
  planetValue,
  productionLimitOf,
  productionResourcesOf,
} from '../../games/twilight-imperium-3/numbers/planets.ts'
import { statusCardsOf, statusCountersOf } from '../../games/twilight-imperium-3/numbers/status.ts'
import { tradeIncomeOf } from '../../games/twilight-imperium-3/numbers/trade.ts'
import {
  capacityOf,
  costOf,
  fleetSupplyOf,
  movementOf,
  pdsRangeOf,
} from '../../games/twilight-imperium-3/numbers/units.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { playRandomGame } from './random-games.ts'
import { expect, module } from './support.ts'

/** All numbers of a player, at home. */
function numbersOf(g: TiState, seat: string): Sum[] {
  const cell = g.galaxy.homes[seat]!
  const own = idsOf(g.planets).filter(planet => g.planets[planet]!.by === seat)
  const fights = (['space', 'invasion', 'pds', 'bombardment', 'barrage'] as const).flatMap(rollFor =>
    [true, false].map((attacking): Situation => ({ seat, cell, rollFor, attacking, round: 1 })),
  )
  return [
    ...UNIT_KINDS.map(kind => costOf(g, seat, kind)),
    ...UNIT_KINDS.flatMap(kind =>
      fights.flatMap(fight => [combatValue(g, kind, fight), diceOf(g, kind, fight)]),
    ),
    ...SHIP_KINDS.flatMap(kind => [movementOf(g, seat, kind, cell), capacityOf(g, seat, kind)]),
    ...own.flatMap(planet => [
      planetValue(g, planet, 'resources'),
      planetValue(g, planet, 'influence'),
      productionLimitOf(g, seat, planet),
    ]),
    fleetSupplyOf(g, seat, cell),
    pdsRangeOf(g, seat),
    productionResourcesOf(g, seat),
    statusCountersOf(g, seat),
    statusCardsOf(g, seat),
    tradeIncomeOf(g, seat),
    votesOf(g, seat),
  ]
}

describe('twilight-imperium-3: numbers', () => {
  it('[TI-1.17] are sums of parts, each of them in words and with what it comes from', function () {
    this.timeout(120_000)
    const words = new Set<string>()
    let round = 0
    const readers = (['en', 'ja'] as const).map(language =>
      readerOf(module.text, language, seat => `Seat ${seat}`),
    )
    playRandomGame({
      players: 4,
      label: 'numbers',
      look(g) {
        if (g.round === round || !g.asks.some(({ kind }) => kind === 'turn')) return
        round = g.round
        for (const seat of g.order)
          for (const { total, terms } of numbersOf(g, seat)) {
            const sum = terms.reduce((all, { amount }) => all + amount, 0)
            // A price stops at 0.
            expect(total).to.equal(sum < 0 && total === 0 ? 0 : sum)
            for (const { label, amount } of terms) {
              expect(amount).not.to.equal(0)
              for (const reader of readers) words.add(reader.read(label))
            }
          }
      },
    })
    expect([...words].filter(one => /\{\{|sum\.|undefined/.test(one))).to.deep.equal([])
    expect(words.size).to.be.above(40)
  })
})
