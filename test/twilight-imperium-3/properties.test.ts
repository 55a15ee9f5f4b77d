/** What holds in every position of random games: limits of plastic and counters, capacity, Fleet Supply, control. */
import { linesOf, ref } from '../../games/kit/index.ts'
import { entriesOf, type TechnologyId, UNITS } from '../../games/twilight-imperium-3/data/index.ts'
import { capacityOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { countersLeft } from '../../games/twilight-imperium-3/rules/counters.ts'
import { countOf, kindsIn, totalOf } from '../../games/twilight-imperium-3/rules/counts.ts'
import {
  cargoOf,
  fightersLost,
  refusePieces,
  shipsInExcess,
} from '../../games/twilight-imperium-3/rules/limits.ts'
import { cellOf } from '../../games/twilight-imperium-3/rules/planets.ts'
import { seatsOf } from '../../games/twilight-imperium-3/rules/seats.ts'
import { fleetsOf } from '../../games/twilight-imperium-3/rules/space.ts'
import { tradeGoodsLeft } from '../../games/twilight-imperium-3/rules/trade-goods.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { playRandomGame } from './random-games.ts'
import { expect } from './support.ts'

const isTurn = (g: TiState) => g.asks.some(({ kind }) => kind === 'turn')

function checkPlastic(g: TiState): void {
  for (const seat of seatsOf(g)) {
    expect(refusePieces(g, seat)).to.equal(undefined)
    expect(countersLeft(g, seat)).to.be.within(0, 16)
    for (const count of Object.values(g.players[seat]!.counters)) expect(count).to.be.at.least(0)
    expect(g.players[seat]!.tradeGoods).to.be.at.least(0)
  }
  expect(tradeGoodsLeft(g)).to.be.at.least(0)
}

function checkFleets(g: TiState): void {
  for (const seat of seatsOf(g))
    for (const cell of fleetsOf(g, seat)) {
      const { ships, damaged, laden } = g.space[cell]![seat]!
      expect(totalOf(ships)).to.be.at.least(1)
      for (const kind of kindsIn(damaged)) expect(countOf(damaged, kind)).to.be.at.most(countOf(ships, kind))
      for (const ship of laden) {
        expect(cargoOf(ship)).to.be.within(1, capacityOf(g, seat, ship.ship).total)
        const alike = laden.filter(one => one.ship === ship.ship).length
        expect(countOf(ships, ship.ship)).to.be.at.least(alike)
      }
      if (!isTurn(g)) continue
      expect(shipsInExcess(g, cell, seat), `ships of ${seat} in ${cell}`).to.equal(0)
      expect(fightersLost(g, cell, seat), `fighters of ${seat} in ${cell}`).to.equal(0)
      expect(Object.keys(g.space[cell]!), `fleets in ${cell}`).to.have.length(1)
    }
}

function checkPlanets(g: TiState): void {
  for (const [planet, { by, units }] of entriesOf(g.planets)) {
    expect(g.players[by]!.eliminated).to.equal(false)
    expect(cellOf(g, planet)).not.to.equal(undefined)
    expect(countOf(units, 'pds')).to.be.at.most(UNITS.pds.perPlanet!)
    expect(countOf(units, 'spaceDock')).to.be.at.most(UNITS.spaceDock.perPlanet!)
    for (const kind of kindsIn(units)) expect(countOf(units, kind)).to.be.at.least(1)
  }
}

type Known = { [seat: string]: readonly TechnologyId[] }

/** Technologies are gained once each, and lost only where a card says so. */
function checkTechnologies(g: TiState, known: Known): void {
  for (const [seat, { technologies }] of Object.entries(g.players)) {
    const lost = (known[seat] ?? []).filter(one => !technologies.includes(one))
    const given = linesOf(g.log).flatMap(({ line }) =>
      line?.key === 'log.returnsTechnology' ? [line.params?.technology] : [],
    )
    for (const one of lost) expect(given).to.deep.include(ref('technology', one))
    expect(new Set(technologies).size).to.equal(technologies.length)
    known[seat] = [...technologies]
  }
}

describe('twilight-imperium-3: properties of random games', function () {
  this.timeout(120_000)
  for (const players of [3, 4, 5, 6])
    it(`[TI-2.02, TI-2.05, TI-2.08, TI-2.10, TI-6.01, TI-8.07, TI-9.12, TI-9.17, TI-23.04] keeps every limit with ${players} players`, () => {
      const known: Known = {}
      const g = playRandomGame({
        players,
        label: `properties-${players}`,
        look(position) {
          checkPlastic(position)
          checkFleets(position)
          checkPlanets(position)
          checkTechnologies(position, known)
        },
      })
      expect(g.outcome).not.to.equal(null)
    })
})
