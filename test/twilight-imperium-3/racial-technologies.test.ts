/** A technology for each race. Section 36. */
import { type RaceId, TECHNOLOGIES, type TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { sourcesOf } from '../../games/twilight-imperium-3/moves/composing/sources.ts'
import { dockMovesTo } from '../../games/twilight-imperium-3/moves/samples/fleets.ts'
import { productionLimitOf } from '../../games/twilight-imperium-3/numbers/planets.ts'
import { capacityOf, costOf, movementOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { technologiesFor, technologyPrice } from '../../games/twilight-imperium-3/rules/technologies.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const options = { racialTech: true }
const play = ({ ada, ...more }: Scenario = {}) => ti({ options, ...more, ada: { technologies: [], ...ada } })
const with_ = (technology: TechnologyId, race: RaceId, has: Has = {}): Has => ({
  race,
  technologies: [technology],
  ...has,
})

/** Ada attacks Bea at Wellon, in space or on the ground. */
function attack(ada: Has, bea: Has, dice: number[] = []) {
  const { space = { '2-00': { cruiser: 1 } } } = ada
  const t = play({ ada: { ...ada, space }, bea: { technologies: [], ...bea }, dice })
  const ships = space['2-00']!
  const laden = ships.laden?.length ?? 0
  const kind = Object.keys(ships).find(key => key !== 'laden') as 'cruiser'
  t.ada.does('act', '1-00', {
    moves: laden
      ? [{ from: '2-00', ship: kind, count: 1, laden: 0 }]
      : [{ from: '2-00', ship: kind, count: ships[kind]! }],
    ...(laden && { landings: { wellon: { ...ships.laden![0]!.cargo } } }),
  })
  return t
}

const troops = (count: number) => ({
  '2-00': { carrier: 1, laden: [{ ship: 'carrier' as const, cargo: { groundForce: count } }] },
})

describe('twilight-imperium-3: racial technologies', () => {
  it('[TI-36.01, TI-36.04] lets every race take its own technology, and no other one', () => {
    for (const { id, race } of Object.values(TECHNOLOGIES).filter(one => one.race)) {
      const t = play({
        ada: { race: race! },
        bea: { race: race === 'letnev' ? 'sol' : 'letnev' },
        cy: { race: race === 'hacan' ? 'sol' : 'hacan' },
      })
      expect(technologiesFor(t.state, '0'), id).to.include(id)
      expect(technologiesFor(t.state, '1'), id).to.not.include(id)
    }
    const plain = ti({ ada: { race: 'sol' } })
    expect(technologiesFor(plain.state, '0')).to.not.include('mark-ii-advanced-carriers')
  })

  it('[TI-36.01, TI-36.02] sells it with the Technology card: the price of the card and its own', () => {
    const t = play({
      ada: { tradeGoods: 4 },
      bea: { race: 'letnev', tradeGoods: 20 },
    })
    t.ada.cannot('strategic', ['technology', { technology: 'mark-ii-advanced-carriers' }], {
      rule: 'TI-7.06',
    })
    t.ada.cannot('strategic', ['technology', { technology: 'l4-disruptors' }], { rule: 'TI-36.04' })
    t.ada.does('strategic', 'technology', {
      technology: 'mark-ii-advanced-carriers',
      payment: { planets: [], tradeGoods: 4 },
    })
    expect(t.ada.has.technologies).to.deep.equal(['mark-ii-advanced-carriers'])
    expect(t.ada.has.tradeGoods).to.equal(0)
    const buys = (tradeGoods: number) => [
      { technology: 'l4-disruptors', payment: { planets: [], tradeGoods } },
    ]
    t.bea.cannot('secondary', buys(13), { rule: 'TI-7.06' })
    t.bea.does('secondary', ...buys(14))
    expect(t.bea.has.technologies).to.include('l4-disruptors')
  })

  it('[TI-36.03] makes it cheaper by Research Grant alone', () => {
    // Both have a blue specialty.
    const price = (law?: string) => {
      const t = play({
        ada: { planets: { fria: {}, gral: {} } },
        also(g) {
          if (law)
            g.laws = [{ id: law as 'research-grant', seats: law === 'subsidized-studies' ? ['0'] : [] }]
        },
      })
      return technologyPrice(t.state, '0', 'mark-ii-advanced-carriers', 8).total
    }
    expect(price()).to.equal(12)
    expect(price('subsidized-studies')).to.equal(12)
    expect(price('research-grant')).to.equal(10)
  })

  it('[TI-23.11, TI-36.05] counts it like any other technology, but for no colour', () => {
    const t = play({ ada: { technologies: ['mark-ii-advanced-carriers', 'antimass-deflectors'] } })
    const have = (condition: Parameters<typeof progressOf>[2]) => progressOf(t.state, '0', condition).have
    expect(have({ kind: 'technologies', total: 8 })).to.equal(2)
    expect(have({ kind: 'technologies', sameColour: 4 })).to.equal(1)
  })

  it('[TI-36.10] gives Ground Forces of Letnev +2 in invasions, for nothing', () => {
    const t = attack(
      with_('l4-disruptors', 'letnev', { tradeGoods: 5, space: troops(1) }),
      {
        planets: { wellon: { groundForce: 1 } },
      },
      [6, 1],
    )
    expect(t.log).to.include('ada rolls for 1 Ground Force (invasion, 6 or more): 6. 1 hit.')
    expect(t.ada.has.tradeGoods).to.equal(5)
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-36.11] pays Hacan 4 trade goods and somebody else 2, once a round', () => {
    const t = play({ ada: with_('production-centers', 'hacan', { tradeGoods: 5 }), cy: { race: 'sol' } })
    t.ada.cannot('productionCenters', ['0'], { rule: 'TI-36.11', key: 'nameOther' })
    t.ada.does('productionCenters', '2')
    expect([t.ada.has.tradeGoods, t.bea.has.tradeGoods, t.cy.has.tradeGoods]).to.deep.equal([9, 0, 2])
    expect(t.ada.has.counters.strategy).to.equal(1)
    const rich = play({ ada: with_('production-centers', 'hacan', { tradeGoods: 6 }), cy: { race: 'sol' } })
    rich.ada.cannot('productionCenters', ['2'], { rule: 'TI-36.11', key: 'tooRich' })
    const used = play({
      ada: with_('production-centers', 'hacan'),
      cy: { race: 'sol' },
      also(g) {
        g.effects = [{ id: 'production-centers', by: '0', until: 'endOfRound' }]
      },
    })
    used.ada.cannot('productionCenters', ['2'], { rule: 'TI-36.11', key: 'oncePerRound' })
    play().ada.cannot('productionCenters', ['2'], { rule: 'TI-36.11', key: 'lacksTechnology' })
  })

  it('[TI-36.12] gives Carriers of Sol room for 8, and lets them sustain damage', () => {
    const t = attack(
      with_('mark-ii-advanced-carriers', 'sol', { space: { '2-00': { carrier: 1 } } }),
      {
        space: { '1-00': { destroyer: 1 } },
      },
      [1, 10],
    )
    expect(capacityOf(t.state, '0', 'carrier').total).to.equal(8)
    t.ada.does('takeHits', { destroy: {}, sustain: { carrier: 1 }, laden: [] })
    expect(t.state.space['1-00']!['0']!.damaged).to.deep.equal({ carrier: 1 })
    const without = attack(
      { space: { '2-00': { carrier: 1 } } },
      { space: { '1-00': { destroyer: 1 } } },
      [1, 10],
    )
    expect(without.ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-36.13] lets Dreadnoughts of L1Z1X carry a Ground Force', () => {
    const t = play({ ada: with_('dreadnought-invasion-pods', 'l1z1x') })
    expect(capacityOf(t.state, '0', 'dreadnought').total).to.equal(1)
    const both = play({
      ada: { race: 'l1z1x', technologies: ['dreadnought-invasion-pods', 'stasis-capsules'] },
    })
    expect(capacityOf(both.state, '0', 'dreadnought').total).to.equal(2)
  })

  it('[TI-36.14] pays Mentak 2 trade goods after a battle, and gives the winner a ship of a kind that was lost', () => {
    const mentak = with_('salvage-operations', 'mentak', { space: { '2-00': { destroyer: 2 } } })
    const t = attack(mentak, { space: { '1-00': { cruiser: 1, carrier: 1 } } }, [10, 10])
    expect(t.ada.has.tradeGoods).to.equal(2)
    expect(t.open).to.deep.equal({ ada: ['salvage'] })
    expect(t.ada.asked().pick!.options).to.have.members(['cruiser', 'carrier'])
    t.ada.answers('cruiser')
    expect(t.ada.ships('1-00')).to.deep.equal({ destroyer: 2, cruiser: 1 })
    const lost = attack(
      with_('salvage-operations', 'mentak', { space: { '2-00': { carrier: 1 } } }),
      { space: { '1-00': { cruiser: 1 } } },
      [1, 10],
    )
    expect(lost.ada.has.tradeGoods).to.equal(2)
    expect(Object.values(lost.open).flat()).to.not.include('salvage')
    // A War Sun needs its technology, and no more ships than Fleet Supply allows.
    const sun = attack(mentak, { space: { '1-00': { warSun: 1, damaged: { warSun: 1 } } } }, [10, 10])
    expect(Object.values(sun.open).flat()).to.not.include('salvage')
    const full = attack({ ...mentak, counters: { fleet: 2 } }, { space: { '1-00': { cruiser: 1 } } }, [10])
    expect(Object.values(full.open).flat()).to.not.include('salvage')
  })

  it('[TI-36.15] costs whoever activates a system of Naalu a counter of Fleet Supply', () => {
    const bea = with_('telepathic-mind-weapon', 'letnev', {
      space: { '1-00': { cruiser: 1 } },
      planets: { wellon: {} },
    })
    const t = play({ bea })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.ada.has.counters.fleet).to.equal(2)
    const apart = play({ bea: { ...bea, space: {} } })
    apart.ada.does('act', '1-00', { moves: [] })
    expect(apart.ada.has.counters.fleet).to.equal(3)
  })

  it('[TI-36.15] takes ships away that Fleet Supply does not hold any more, before others come', () => {
    const bea = with_('telepathic-mind-weapon', 'letnev', {
      space: { '1-00': { cruiser: 1 } },
      planets: { wellon: {} },
    })
    const t = play({ ada: { space: { '2-00': { cruiser: 1, destroyer: 2 } } }, bea })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['fleetExcess'] })
  })

  it('[TI-36.16] makes every 10 of Norr one casualty more', () => {
    const t = attack(
      with_('valkyrie-armor', 'norr', { space: troops(1) }),
      { planets: { wellon: { groundForce: 2 } } },
      [10, 1, 1],
    )
    expect(t.ada.planets).to.include('wellon')
    const without = attack(
      { space: troops(1) },
      { planets: { wellon: { groundForce: 2 } } },
      [10, 1, 1, 1, 10],
    )
    expect(without.units('wellon')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-36.17] joins two systems of Jol-Nar for ships, once a round', () => {
    const far = { from: '2-06', ship: 'cruiser', count: 1 }
    const ada = with_('spatial-conduit-network', 'jolnar', {
      space: { '2-06': { cruiser: 2 }, '1-00': { destroyer: 1 }, '2-00': { destroyer: 1 } },
      planets: { wellon: {}, 'vefut-ii': {}, tarmann: {} },
    })
    const t = play({ ada })
    t.ada.cannot('act', ['1-01', { moves: [far] }], { rule: 'TI-15.02' })
    t.ada.does('act', '1-00', { moves: [far] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1, destroyer: 1 })
    expect(t.log).to.include('ada uses the Spatial Conduit Network to Wellon.')
    const used = play({
      ada,
      also(g) {
        g.effects = [{ id: 'spatial-conduit-network', by: '0', until: 'endOfRound' }]
      },
    })
    used.ada.cannot('act', ['1-00', { moves: [far] }], { rule: 'TI-15.02' })
    const neutral = play({ ada: { ...ada, planets: { wellon: {} } } })
    neutral.ada.cannot('act', ['1-00', { moves: [far] }], { rule: 'TI-15.02' })
  })

  it('[TI-36.17] takes ships of one other system only, and nobody who has another way', () => {
    const ada = with_('spatial-conduit-network', 'jolnar', {
      space: {
        '2-06': { cruiser: 1 },
        '2-04': { carrier: 1 },
        '1-00': { destroyer: 1 },
        '1-01': { cruiser: 1 },
      },
      planets: { wellon: {}, thibah: {}, tarmann: {}, abyz: {}, fria: {} },
    })
    const t = play({ ada })
    const moves = [
      { from: '2-06', ship: 'cruiser', count: 1 },
      { from: '2-04', ship: 'carrier', count: 1 },
    ]
    t.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-36.17' })
    t.ada.does('act', '1-00', { moves: [{ from: '1-01', ship: 'cruiser', count: 1 }] })
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-36.18] lets Xxcha call an activation off, once a round', () => {
    const bea = with_('xxcha-diplomats', 'xxcha', {
      space: { '1-00': { cruiser: 1 } },
      planets: { wellon: {} },
    })
    const attacks = (also?: Scenario['also']) => {
      const t = play({ ada: { space: { '2-00': { cruiser: 1 } } }, bea, ...(also && { also }) })
      t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
      return t
    }
    const t = attacks()
    expect(t.open).to.deep.equal({ bea: ['diplomats'] })
    t.bea.answers('pay')
    expect(t.state.activated).to.deep.equal({})
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.has.counters.command).to.equal(2)
    expect(t.bea.has.counters.strategy).to.equal(1)
    expect(t.state.action).to.equal(null)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    const lets = attacks()
    lets.bea.answers()
    expect(lets.ada.ships('2-00')).to.deep.equal({})
    const used = attacks(g => {
      g.effects = [{ id: 'xxcha-diplomats', by: '1', until: 'endOfRound' }]
    })
    expect(Object.values(used.open).flat()).to.not.include('diplomats')
  })

  it('[TI-36.19] moves Ground Forces of Yssaril between two systems in the status phase', () => {
    const status = (ada: Has, bea: Has = {}) =>
      play({
        phase: 'status',
        steps: [{ do: 'statusAbilities', seat: '0' }, { do: 'startActionPhase' }],
        ada: with_('shuttle-logistics', 'yssaril', ada),
        bea,
      })
    const planets = { wellon: { groundForce: 3 }, 'vefut-ii': { groundForce: 1 }, abyz: {}, quann: {} }
    const t = status({ planets })
    expect(t.open).to.deep.equal({ ada: ['shuttle'] })
    t.ada.cannot('shuttle', ['wellon', 'quann', 1], { rule: 'TI-36.19', key: 'notAdjacent' })
    t.ada.cannot('shuttle', ['wellon', 'abyz', 4], { rule: 'TI-36.19', key: 'notThatMany' })
    t.ada.does('shuttle', 'wellon', 'vefut-ii', 2)
    t.ada.cannot('shuttle', ['wellon', 'abyz', 1], { rule: 'TI-36.19', key: 'otherRoute' })
    t.ada.does('letGo')
    expect([t.units('wellon'), t.units('vefut-ii')]).to.deep.equal([{ groundForce: 1 }, { groundForce: 3 }])
    expect(t.open).to.deep.equal({ ada: ['turn'] })
    const enemy = status({ planets }, { space: { '2-00': { cruiser: 1 } } })
    enemy.ada.cannot('shuttle', ['wellon', 'vefut-ii', 1], { rule: 'TI-36.19', key: 'enemyThere' })
  })

  it('[TI-36.20] makes War Suns of Muaat cheaper and faster', () => {
    const t = play({ ada: with_('magmus-reactor', 'muaat') })
    expect(costOf(t.state, '0', 'warSun').total).to.equal(10)
    expect(movementOf(t.state, '0', 'warSun', '2-00').total).to.equal(2)
  })

  it('[TI-36.22] lets Winnu turn an action card into trade goods or a counter, once a round', () => {
    const winnu = (technologies: TechnologyId[] = ['bioptic-recyclers']) =>
      play({ ada: { race: 'winnu', technologies, actionCards: ['veto', 'sabotage'] } })
    const t = winnu()
    t.ada.cannot('recycle', ['lucky-shot', 'tradeGoods'], { rule: 'TI-36.22', key: 'noSuchCard' })
    t.ada.does('recycle', 'veto', 'tradeGoods')
    expect(t.ada.has.tradeGoods).to.equal(2)
    expect(t.state.discards.actionCards).to.deep.equal(['veto'])
    const other = winnu()
    other.ada.does('recycle', 'sabotage', 'counter')
    other.ada.does('placeGained', { fleet: 1 })
    expect(other.ada.has.counters.fleet).to.equal(4)
    expect(other.state.effects.map(({ id }) => id)).to.deep.equal(['bioptic-recyclers'])
    winnu([]).ada.cannot('recycle', ['veto', 'tradeGoods'], { rule: 'TI-36.22', key: 'lacksTechnology' })
  })

  it('[TI-36.23] lets Yin convert twice in an invasion', () => {
    const t = attack(
      with_('fanaticism', 'yin', { space: troops(1) }),
      { planets: { wellon: { groundForce: 2 } } },
      [5, 5],
    )
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(t.log.filter(text => text.includes('rolls for Conversion'))).to.have.length(2)
  })

  describe('of the Saar', () => {
    /** Ada of Saar has so many docks in these systems. */
    const saar = (
      technologies: TechnologyId[],
      at: { [cell: string]: number },
      has: Has = {},
      more: Scenario = {},
    ) =>
      play({
        options: { ...options, expansionTech: true, expansionRaces: true },
        ...more,
        ada: { race: 'saar', technologies, tradeGoods: 30, ...has },
        also(g) {
          const since = { by: '0', since: 0 }
          g.docks = Object.fromEntries(
            Object.entries(at).map(([cell, count]) => [cell, Array.from({ length: count }, () => since)]),
          )
        },
      })
    const OWN: TechnologyId[] = ['floating-factories']
    const moveDock = (from: string, via?: string[]) => ({
      moves: [{ from, ship: 'spaceDock', count: 1, ...(via && { via }) }],
    })
    const where = ({ state }: { state: TiState }) => Object.keys(state.docks ?? {})

    it('[TI-36.24] is sold for 3 more than the Technology card asks', () => {
      const t = saar([], {}, { strategy: ['technology', 'diplomacy'] })
      t.ada.does('strategic', 'technology', {
        technology: 'floating-factories',
        payment: { planets: [], tradeGoods: 3 },
      })
      expect(t.ada.has.technologies).to.deep.equal(OWN)
      expect(t.ada.has.tradeGoods).to.equal(27)
    })

    it('[TI-36.24] builds 5 units with each dock, and one more with Enviro Compensator', () => {
      const builds = (technologies: TechnologyId[], docks: number, destroyer: number) => {
        const t = saar(technologies, { '2-01': docks }, { counters: { fleet: 16 } })
        t.ada.does('act', '2-01', { moves: [] })
        const production = {
          docks: { '2-01': { destroyer: destroyer + 1 } },
          newDocks: [],
          payment: { planets: [], tradeGoods: destroyer + 1 },
        }
        t.ada.cannot('produce', [production], { rule: 'TI-20.02' })
        expect(productionLimitOf(t.state, '0', '2-01').total).to.equal(destroyer)
      }
      builds([], 1, 4)
      builds(OWN, 1, 5)
      builds(OWN, 2, 10)
      builds([...OWN, 'enviro-compensator'], 2, 12)
    })

    it('[TI-36.24] supports 5 Fighters with each dock', () => {
      const supports = (technologies: TechnologyId[], docks: number, fighter: number) => {
        const t = saar(technologies, { '2-01': docks }, { space: { '2-01': { fighter: fighter - 1 } } })
        t.ada.does('act', '2-01', { moves: [] })
        const one = (count: number) => ({
          docks: { '2-01': { fighter: count } },
          newDocks: [],
          payment: { planets: [], tradeGoods: 1 },
        })
        t.ada.cannot('produce', [one(2)], { rule: 'TI-20.06', key: 'noRoomForFighters' })
        t.ada.does('produce', one(1))
        expect(t.ada.ships('2-01')).to.deep.equal({ fighter })
      }
      supports([], 2, 6)
      supports(OWN, 1, 5)
      supports(OWN, 2, 10)
    })

    it('[TI-36.24, TI-30.16] moves docks two systems, through what ships pass, but no Nebula and no Ion Storm', () => {
      saar([], { '2-01': 1 }).ada.cannot('act', ['0-00', moveDock('2-01')], { rule: 'TI-30.11' })
      const t = saar(OWN, { '2-01': 1 })
      t.ada.cannot('act', ['0-00', moveDock('2-01', ['2-00', '1-00'])], { rule: 'TI-30.11' })
      t.ada.cannot('act', ['0-00', moveDock('2-01', ['2-00'])], { rule: 'TI-30.11' })
      t.ada.does('act', '0-00', moveDock('2-01'))
      expect(where(t)).to.deep.equal(['0-00'])
      const named = saar(OWN, { '2-01': 1 })
      named.ada.does('act', '0-00', moveDock('2-01', ['1-00']))
      expect(where(named)).to.deep.equal(['0-00'])
      // Both ways from 2-01 to Mecatol Rex are held.
      const ships = { '1-00': { cruiser: 1 }, '1-01': { cruiser: 1 } }
      const held = saar(OWN, { '2-01': 1 }, {}, { bea: { technologies: [], space: ships } })
      held.ada.cannot('act', ['0-00', moveDock('2-01')], { rule: 'TI-30.11', key: 'noWay' })
      for (const anomaly of ['nebula-2', 'ion-storm-1'] as const) {
        const tiles = { '1-00': anomaly, '1-01': anomaly } as const
        // Ships would pass through the Ion Storm.
        const stopped = saar([...OWN, 'maneuvering-jets'], { '2-01': 1, '1-00': 1 }, {}, { tiles })
        stopped.ada.cannot('act', ['0-00', moveDock('2-01')], { rule: 'TI-30.11' })
        stopped.ada.does('act', '0-00', moveDock('1-00'))
        expect(where(stopped)).to.deep.equal(['2-01', '0-00'])
      }
      // 1-04 is a Nebula.
      saar(OWN, { '1-04': 1 }).ada.cannot('act', ['1-00', moveDock('1-04')], { rule: 'TI-30.11' })
      saar(OWN, { '1-05': 1 }).ada.does('act', '1-01', moveDock('1-05'))
    })

    it('[TI-36.24] offers the farther systems to whoever puts a move together, and to bots', () => {
      const offered = (technologies: TechnologyId[]) => {
        const t = saar(technologies, { '2-01': 1 }, { space: { '2-01': { cruiser: 1 } } })
        const [source] = sourcesOf(t.ada.view, '0', '0-00')
        return source!.stacks.find(({ kind }) => kind === 'spaceDock')
      }
      expect(offered([])).to.deep.include({ steps: 1, isInReach: false })
      expect(offered(OWN)).to.deep.include({ steps: 2, isInReach: true })
      const [move] = dockMovesTo(saar(OWN, { '2-01': 1 }).ada.view, '0', '0-00', count => count)
      expect(move).to.deep.equal({ from: '2-01', ship: 'spaceDock', count: 1 })
    })
  })
})
