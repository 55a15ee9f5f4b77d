/** What the table says of fleets that could come somewhere. */

import sumBy from 'lodash/sumBy.js'
import { suppose } from '../../games/twilight-imperium-3/board/pages/supposing.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { capacityForHits } from '../../games/twilight-imperium-3/rules/battle/hits.ts'
import { openingsOf } from '../../games/twilight-imperium-3/rules/battle/openings.ts'
import { worthOfAll } from '../../games/twilight-imperium-3/rules/battle/sides.ts'
import { fleetOf } from '../../games/twilight-imperium-3/rules/space.ts'
import type { Fleet } from '../../games/twilight-imperium-3/state.ts'
import { type Leading, led } from './leading.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const CELL = '1-00'
const FROM = '2-06'
const fleet = (more: object): Has => ({ technologies: [], space: { [FROM]: more } })
const LADEN = { ship: 'carrier', cargo: { groundForce: 3 } } as const

/** Ada's fleet comes from afar to Bea. */
const against = (ships: object, bea: Has, more: Scenario = {}) => {
  const t = ti({ ...more, ada: { ...fleet(ships), ...more.ada }, bea: { technologies: [], ...bea } })
  return suppose(t.ada.view, CELL, '0', [FROM])
}

/** The same with leaders. */
const led_ = (where: Leading, ships: object, bea: Has) => {
  const t = led(where, { ada: fleet(ships), bea })
  return suppose(t.ada.view, CELL, '0', [FROM])
}

describe('twilight-imperium-3: what if fleets came', () => {
  it('[TI-52.10] counts an Admiral who would come along, and says so', () => {
    const ships = { cruiser: 2 }
    const bea = { space: { [CELL]: { cruiser: 2 } } }
    const alone = led_({ 'sol-admiral': 'jord' }, ships, bea)
    const with_ = led_({ 'sol-admiral': [FROM, 'cruiser'], 'sol-diplomat': [FROM, 'cruiser'] }, ships, bea)
    expect(alone.leaders).to.deep.equal([])
    expect(with_.leaders).to.deep.equal(['sol-admiral'])
    expect(with_.battles[0]!.win).to.be.above(alone.battles[0]!.win + 0.1)
    const there = led_({ 'letnev-admiral': [CELL, 'cruiser'] }, ships, bea)
    expect(there.battles[0]!.win).to.be.below(alone.battles[0]!.win - 0.1)
  })

  it('[TI-52.14] counts an Agent who would land: PDS are silent', () => {
    const ships = { carrier: 1, laden: [LADEN] }
    const bea = { planets: { wellon: { groundForce: 2, pds: 2 } } }
    const alone = led_({ 'sol-agent': 'jord' }, ships, bea)
    const with_ = led_({ 'sol-agent': [FROM, 'carrier'] }, ships, bea)
    expect(with_.leaders).to.deep.equal(['sol-agent'])
    expect(with_.planets[0]!.win).to.be.above(alone.planets[0]!.win + 0.1)
  })

  it('[TI-52.11] counts a General who defends', () => {
    const ships = { carrier: 1, laden: [LADEN] }
    const bea = { planets: { wellon: { groundForce: 3 } } }
    const alone = led_({ 'letnev-general': 'arc-prime' }, ships, bea)
    const with_ = led_({ 'letnev-general': 'wellon' }, ships, bea)
    expect(with_.planets[0]!.win).to.be.below(alone.planets[0]!.win)
  })

  it('[TI-52.13] names a Diplomat who could cancel an invasion, unless he is tired', () => {
    const ships = { carrier: 1, laden: [LADEN] }
    const bea = { planets: { wellon: { groundForce: 1 } } }
    const where = { 'letnev-diplomat': 'wellon' } as const
    expect(led_(where, ships, bea).diplomats).to.deep.equal([{ planet: 'wellon', leader: 'letnev-diplomat' }])
    expect(led_(where, { cruiser: 1 }, bea).diplomats, 'nobody lands').to.deep.equal([])
    const t = led(where, {
      ada: fleet(ships),
      bea,
      also(g) {
        g.effects.push({ id: 'diplomat', by: '1', planet: 'wellon', until: 'endOfRound' })
      },
    })
    expect(suppose(t.ada.view, CELL, '0', [FROM]).diplomats).to.deep.equal([])
  })

  it('[TI-39.05] has every ship that comes roll for mines first, but Fighters', () => {
    const bea = { space: { [CELL]: { destroyer: 1 } } }
    const laid = (owner: string) => ({
      options: { spaceMines: true },
      also(g: TiState) {
        g.mines = { [CELL]: [owner] }
      },
    })
    const plain = against({ cruiser: 1 }, bea)
    const mined = against({ cruiser: 1 }, bea, laid('1'))
    expect(plain.mined).to.equal(0)
    expect(mined.mined).to.equal(1)
    // A die that shows 9 or 10 and the Cruiser is gone.
    expect(mined.battles[0]!.win).to.be.closeTo(0.8 * plain.battles[0]!.win, 1e-9)
    const jets: Scenario = { ...laid('1'), ada: { technologies: ['maneuvering-jets'] } }
    expect(against({ cruiser: 1 }, bea, jets).battles[0]!.win).to.be.closeTo(
      0.9 * plain.battles[0]!.win,
      1e-9,
    )
    const own = against({ cruiser: 1 }, bea, laid('0'))
    expect(own.battles[0]!.win).to.be.closeTo(plain.battles[0]!.win, 1e-9)
    // Damage that is sustained costs nothing yet.
    const sound = against({ dreadnought: 1 }, bea)
    const hurt = against({ dreadnought: 1 }, bea, laid('1'))
    expect(hurt.battles[0]!.win).to.be.within(0.8 * sound.battles[0]!.win, sound.battles[0]!.win - 1e-6)
    expect(against({ carrier: 1, fighter: 3 }, bea, laid('1')).mined).to.equal(1)
  })

  it('lets some ways to begin stand for thousands: fleets as large as can be are answered, and about right', () => {
    const ships = { cruiser: 5, carrier: 4, dreadnought: 5, destroyer: 6, warSun: 2, fighter: 8 }
    const t = ti({
      options: { spaceMines: true },
      ada: { technologies: [], space: { [CELL]: ships } },
      bea: { technologies: [], space: { [CELL]: ships } },
      also(g) {
        g.mines = { [CELL]: ['1'] }
      },
    })
    const { view } = t.ada
    const about = { cell: CELL, rollFor: 'space' } as const
    const ways = openingsOf(
      view,
      {
        fleet: fleetOf(view, CELL, '0'),
        situation: { ...about, seat: '0', against: '1', attacking: true },
        coming: ships,
      },
      {
        fleet: fleetOf(view, CELL, '1'),
        situation: { ...about, seat: '1', against: '0', attacking: false },
      },
    )
    expect(ways.length).to.be.within(16, 32)
    expect(sumBy(ways, 'chance')).to.be.closeTo(1, 1e-9)
    // With a chance of 0.2 each, fifteen ships are gone, and five Dreadnoughts and two War Suns damaged; twelve dice of
    // barrages hit Fighters as easily.
    const expected = (of: (fleet: Fleet) => number) => sumBy(ways, ({ a, chance }) => chance * of(a))
    const sound = expected(fleet => capacityForHits(view, '0', fleet))
    expect(sound).to.be.closeTo(30 + 7 - 0.2 * (15 + 7 + 12), 1)
    const worth = expected(({ ships }) => worthOfAll(ships))
    expect(worth).to.be.closeTo(worthOfAll(ships) - 0.2 * (5 * 2 + 4 * 3 + 6) - (0.2 * 12) / 2, 1)
    // Right to 0.005: 81 battles, each fought out, say 0.4008.
    expect(suppose(view, CELL, '0', []).battles[0]!.win).to.be.closeTo(0.4008, 0.005)
  })

  it('[TI-45.02] tells the chance to beat the Custodians, in space and on the ground', () => {
    const chance = (custodians: TiState['custodians']) => {
      const t = ti({
        options: { custodians: true },
        ada: fleet({ dreadnought: 1, carrier: 1, laden: [LADEN] }),
        also(g) {
          g.custodians = custodians!
        },
      })
      return suppose(t.ada.view, '0-00', '0', [FROM]).planets
    }
    const [both] = chance({ fighter: 3, groundForce: 2 })
    const [space] = chance({ fighter: 3 })
    const [ground] = chance({ groundForce: 2 })
    expect(both!.planet).to.equal('mecatol-rex')
    for (const { win } of [both!, space!, ground!]) expect(win).to.be.within(0.05, 0.99)
    expect(both!.win).to.be.closeTo(space!.win * ground!.win, 1e-9)
    expect(chance({})).to.deep.equal([])
  })
})
