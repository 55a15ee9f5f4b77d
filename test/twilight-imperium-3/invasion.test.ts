import { expect, type Has, ti } from './support.ts'

const LADEN = (groundForce: number, pds = 0) => [
  { ship: 'carrier' as const, cargo: { groundForce, ...(pds > 0 && { pds }) } },
]

/** Ada's Carrier comes from 2-00 to Wellon (1-00) with Ground Forces, and whatever else is in 2-00. */
function invade(
  ada: { troops: number; pds?: number; ships?: Has['space']; more?: Has },
  bea: Has,
  dice: number[],
  landings: object = { wellon: { groundForce: ada.troops } },
  bombard: object | null = {},
) {
  const extra = ada.ships?.['2-00'] ?? {}
  const t = ti({
    ada: {
      technologies: [],
      counters: { fleet: 6 },
      ...ada.more,
      space: { '2-00': { carrier: 1, ...extra, laden: LADEN(ada.troops, ada.pds) } },
    },
    bea: { technologies: [], ...bea },
    dice,
  })
  const ships = Object.entries(extra).map(([ship, count]) => ({ from: '2-00', ship, count }))
  t.ada.does('act', '1-00', {
    moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }, ...ships],
    landings,
    ...(bombard && { bombard }),
  })
  if (t.bea.isAsked('firePds')) t.bea.does('firePds', [])
  return t
}

const held = (units: object) => ({ planets: { wellon: units } }) as Has

/** Ada plans to bombard Wellon with a Dreadnought of 2-00. */
function plans(bombard: object, bea: Has, { landings }: { landings?: object } = {}) {
  const t = ti({
    ada: {
      technologies: [],
      space: {
        '2-00': { carrier: 1, dreadnought: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] },
      },
    },
    bea: { technologies: [], ...bea },
  })
  const moves = [
    { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
    { from: '2-00', ship: 'dreadnought', count: 1 },
  ]
  return { t, args: ['1-00', { moves, ...(landings && { landings }), bombard }] as const }
}

describe('twilight-imperium-3: bombardments that are planned', () => {
  const WELLON = { wellon: { dreadnought: 1 } }

  it('[TI-19.03, TI-19.04, TI-19.05, TI-19.06, TI-15.15] are refused where they could not be carried out', () => {
    const landings = { wellon: { groundForce: 2 } }
    const refused = (
      bombard: object,
      wellon: object | undefined,
      expected: { rule: string; key: string },
      more: { landings?: object } = { landings },
    ) => {
      const { t, args } = plans(bombard, wellon ? { planets: { wellon } } : {}, more)
      t.ada.cannot('act', args, expected)
    }
    refused(WELLON, { groundForce: 1, pds: 1 }, { rule: 'TI-19.04', key: 'shielded' })
    refused(WELLON, { groundForce: 1 }, { rule: 'TI-19.04', key: 'notInvaded' }, { landings: {} })
    refused(WELLON, { spaceDock: 1 }, { rule: 'TI-19.03', key: 'nobodyToBombard' })
    refused(WELLON, undefined, { rule: 'TI-19.06', key: 'notEnemyPlanet' })
    refused({ wellon: { dreadnought: 2 } }, { groundForce: 1 }, { rule: 'TI-19.05', key: 'bombardsOnce' })
    refused({ wellon: { carrier: 1 } }, { groundForce: 1 }, { rule: 'TI-19.03', key: 'cannotBombard' })
    refused({ saudor: { dreadnought: 1 } }, { groundForce: 1 }, { rule: 'TI-19.03', key: 'otherPlanet' })
  })

  it('[TI-15.15] are carried out as planned where they can be, whether the landing is said yet or not', () => {
    for (const landings of [{ wellon: { groundForce: 2 } }, undefined]) {
      const { t, args } = plans(WELLON, { planets: { wellon: { groundForce: 1 } } }, landings && { landings })
      t.ada.does('act', ...args)
      t.nobodyPlays()
      if (!landings) t.ada.does('land', { wellon: { groundForce: 2 } })
      t.nobodyPlays()
      expect(t.log.join()).to.include('bombards Wellon')
    }
  })
})

describe('twilight-imperium-3: landings', () => {
  it('[TI-18.01, TI-18.02] sets units down on own planets', () => {
    const t = ti({
      ada: { planets: { wellon: { groundForce: 1 } }, space: { '1-00': { carrier: 1, laden: LADEN(2, 1) } } },
    })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 1, pds: 1 } } })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, pds: 1 })
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal(LADEN(1))
  })

  it('[TI-18.01] asks where to land what was not said in advance', () => {
    const t = ti({ ada: { space: { '1-01': { carrier: 1, laden: LADEN(3) } } } })
    t.ada.does('act', '1-01', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['land'] })
    t.ada.cannot('land', [{ wellon: { groundForce: 1 } }], { rule: 'TI-18.01', key: 'otherPlanet' })
    t.ada.cannot('land', [{ abyz: { groundForce: 4 } }], { rule: 'TI-18.01', key: 'notAboard' })
    t.ada.does('land', { abyz: { groundForce: 2 }, fria: { groundForce: 1 } })
    expect(t.units('abyz')).to.deep.equal({ groundForce: 2 })
    expect(t.units('fria')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-18.01] lists landings with and without the PDS that are aboard', () => {
    const t = ti({ ada: { space: { '1-00': { carrier: 1, laden: LADEN(2, 1) } } } })
    t.ada.does('act', '1-00', { moves: [] })
    const listed = t.ada.legal.map(({ args }) => args[1])
    expect(listed).to.deep.include({ wellon: { groundForce: 2, pds: 1 } })
    expect(listed).to.deep.include({ wellon: { groundForce: 2 } })
  })

  it('[TI-18.01] lands nothing beside enemy ships', () => {
    const t = ti({
      ada: { technologies: [], space: { '1-00': { carrier: 1, laden: LADEN(1) } } },
      bea: { technologies: [], space: { '1-00': { dreadnought: 1 } } },
      dice: [1, 5],
    })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 1 } } })
    expect(t.ada.planets).not.to.include('wellon')
  })

  it('[TI-18.03, TI-7.02, TI-7.03] takes a neutral planet, its card exhausted', () => {
    const t = invade({ troops: 1 }, {}, [])
    expect(t.ada.planets).to.include('wellon')
    expect(t.state.planets.wellon).to.deep.equal({
      by: '0',
      exhausted: true,
      units: { groundForce: 1 },
      since: 2,
    })
    expect(t.ada.has.deeds).to.deep.equal([{ event: 'planetGained' }])
  })

  it('[TI-18.05] loses PDS that land on a neutral planet alone', () => {
    const t = invade({ troops: 1, pds: 1 }, {}, [], { wellon: { pds: 1 } })
    expect(t.ada.planets).not.to.include('wellon')
    expect(t.log).to.include('ada loses 1 PDS on Wellon.')
  })

  it('[TI-18.09] empties the ships in the order in which they were loaded', () => {
    const laden = [...LADEN(2), ...LADEN(1, 1), ...LADEN(1)]
    const t = ti({
      ada: { planets: { wellon: {} }, space: { '1-00': { carrier: 3, laden } } },
    })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 3 } } })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal([
      { ship: 'carrier', cargo: { pds: 1 } },
      ...LADEN(1),
    ])
  })

  it('[TI-18.08, TI-9.17] refuses a third PDS', () => {
    const t = ti({
      ada: { planets: { wellon: { pds: 1 } }, space: { '1-00': { carrier: 1, laden: LADEN(1, 2) } } },
    })
    t.ada.cannot('act', ['1-00', { moves: [], landings: { wellon: { pds: 2 } } }], { rule: 'TI-18.08' })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { pds: 1 } } })
    expect(t.units('wellon')).to.deep.equal({ pds: 2 })
  })
})

describe('twilight-imperium-3: invasion combat', () => {
  it('[TI-19.09, TI-19.10, TI-19.11] is fought until one side is gone; the winner takes the planet exhausted', () => {
    const t = invade({ troops: 2 }, held({ groundForce: 2 }), [8, 1, 8, 1, 8, 1])
    // Round 1: one falls on each side; round 2: the last defender.
    expect(t.state.planets.wellon).to.deep.equal({
      by: '0',
      exhausted: true,
      units: { groundForce: 1 },
      since: 2,
    })
    expect(t.ada.has.deeds.map(({ event }) => event)).to.deep.equal([
      'invasionWonAgainstPlayerGroundForces',
      'planetGained',
    ])
    t.settled('turn')
  })

  it('[TI-19.09] lets both sides fall at the same time', () => {
    const t = invade({ troops: 1 }, held({ groundForce: 1 }), [8, 8])
    expect(t.state.planets.wellon).to.deep.equal({ by: '1', units: {}, since: 0 })
  })

  it('[TI-19.12, TI-19.13] leaves the planet to the defender, and loses PDS that landed', () => {
    const t = invade({ troops: 1, pds: 1 }, held({ groundForce: 1, spaceDock: 1, pds: 1 }), [1, 1, 8], {
      wellon: { groundForce: 1, pds: 1 },
    })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1, spaceDock: 1, pds: 1 })
    expect(t.log).to.include('ada loses 1 PDS on Wellon.')
    expect(t.bea.planets).to.include('wellon')
  })

  it('[TI-18.04, TI-19.08] lets PDS fire at what lands, and destroys PDS and Space Docks with the planet', () => {
    const t = invade({ troops: 2 }, held({ pds: 2, spaceDock: 1 }), [6, 5])
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1 })
    expect(t.log).to.include('bea loses 2 PDS and 1 Space Dock on Wellon.')
    expect(t.ada.has.deeds.map(({ event }) => event)).to.deep.equal([
      'enemySpaceDockDestroyed',
      'lastEnemySpaceDockDestroyed',
      'planetGained',
    ])
  })

  it('[TI-19.03, TI-19.05] bombards with Dreadnoughts and War Suns before the first round', () => {
    const t = invade(
      { troops: 1, ships: { '2-00': { dreadnought: 1, warSun: 1 } } },
      held({ groundForce: 3 }),
      [5, 3, 3, 2, 8, 1, 1],
      undefined,
      { wellon: { dreadnought: 1, warSun: 1 } },
    )
    expect(t.log).to.include('ada bombards Wellon with 1 War Sun and 1 Dreadnought.')
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-19.03] asks what bombards, where nothing was said', () => {
    const t = invade(
      { troops: 1, ships: { '2-00': { dreadnought: 1 } } },
      held({ groundForce: 1 }),
      [],
      undefined,
      null,
    )
    expect(t.open).to.deep.equal({ ada: ['bombard'] })
    t.ada.cannot('bombard', [{ wellon: { dreadnought: 2 } }], { rule: 'TI-19.05' })
    t.rolls(5)
    t.ada.does('bombard', { wellon: { dreadnought: 1 } })
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-19.04] cannot bombard with Dreadnoughts where PDS stand, but with War Suns', () => {
    const t = invade(
      { troops: 1, ships: { '2-00': { dreadnought: 1, warSun: 1 } } },
      held({ groundForce: 1, pds: 1 }),
      [],
      undefined,
      null,
    )
    t.ada.cannot('bombard', [{ wellon: { dreadnought: 1 } }], { rule: 'TI-19.04', key: 'shielded' })
    t.rolls(3, 1, 1, 1)
    t.ada.does('bombard', { wellon: { warSun: 1 } })
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-19.04, TI-19.16, TI-19.07] bombards with War Suns alone, which takes no planet and destroys no PDS', () => {
    const t = ti({
      ada: { space: { '1-00': { warSun: 1, dreadnought: 1 } } },
      bea: held({ groundForce: 1, pds: 1, spaceDock: 1 }),
      // PDS fire at the ships comes first.
      dice: [1, 3, 1, 1],
    })
    t.ada.does('act', '1-00', { moves: [] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.ada.cannot('bombard', [{ wellon: { dreadnought: 1 } }], { rule: 'TI-19.04', key: 'notInvaded' })
    t.ada.does('bombard', { wellon: { warSun: 1 } })
    expect(t.state.planets.wellon).to.deep.equal({ by: '1', units: { pds: 1, spaceDock: 1 }, since: 0 })
  })

  it('[TI-19.06] never bombards an own planet', () => {
    const t = ti({
      ada: { space: { '1-01': { warSun: 1 } }, planets: { abyz: { groundForce: 1 } } },
      bea: { planets: { fria: { groundForce: 1 } } },
    })
    t.ada.does('act', '1-01', { moves: [] })
    t.ada.cannot('bombard', [{ abyz: { warSun: 1 } }], { rule: 'TI-19.06' })
  })

  it('[TI-19.01, TI-19.14] invades planet by planet, in the order that the attacker chooses', () => {
    const t = ti({
      ada: { technologies: [], space: { '1-01': { carrier: 1, laden: LADEN(2) } } },
      bea: { technologies: [], planets: { abyz: { groundForce: 1 }, fria: { groundForce: 1 } } },
      dice: [8, 1, 1, 8],
    })
    t.ada.does('act', '1-01', { moves: [], landings: { abyz: { groundForce: 1 }, fria: { groundForce: 1 } } })
    expect(t.open).to.deep.equal({ ada: ['orderInvasions'] })
    t.ada.answers('fria', 'abyz')
    expect(t.ada.planets).to.include('fria').and.not.include('abyz')
    expect(t.units('abyz')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-19.15, TI-9.15] ends after 30 rounds without a loss: the attackers go back aboard', () => {
    const t = invade(
      { troops: 2, pds: 1 },
      held({ groundForce: 1, spaceDock: 1 }),
      [
        // A loss in the tenth round: thirty more follow.
        ...Array.from({ length: 27 }, () => 1),
        ...[1, 1, 8],
        ...Array.from({ length: 60 }, () => 1),
      ],
      { wellon: { groundForce: 2, pds: 1 } },
    )
    t.settled('turn')
    expect(t.state.planets.wellon).to.deep.equal({
      by: '1',
      units: { groundForce: 1, spaceDock: 1 },
      since: 0,
    })
    expect(t.state.space['1-00']!['0']).to.deep.include({ ships: { carrier: 1 }, laden: LADEN(1) })
    expect(t.log).to.include('Neither side can win on Wellon: ada takes 1 Ground Force back aboard.')
    expect(t.log).to.include('ada loses 1 PDS on Wellon.')
    expect(t.ada.has.deeds).to.deep.equal([])
  })

  it('[TI-19.15] loses attackers for whom no ship has room', () => {
    const fleet = {
      warSun: 2,
      cruiser: 1,
      damaged: { warSun: 1 },
      laden: [{ ship: 'warSun' as const, cargo: { groundForce: 5 } }],
    }
    const t = ti({
      ada: { technologies: [], space: { '1-00': fleet } },
      // Letnev are asked once, before the first dice.
      bea: { technologies: [], tradeGoods: 2, ...held({ groundForce: 1 }) },
      also: g => {
        g.active = '0'
        g.action = { kind: 'tactical', systems: ['1-00'], landed: { wellon: { groundForce: 9 } } }
      },
      steps: [{ do: 'invasion', cell: '1-00', planet: 'wellon' }, { do: 'startActionPhase' }],
      dice: Array.from({ length: 300 }, () => 1),
    })
    t.bea.answers('pay')
    t.settled('turn')
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal([
      { ship: 'warSun', cargo: { groundForce: 6 } },
      { ship: 'warSun', damaged: true, cargo: { groundForce: 6 } },
    ])
    expect(t.log).to.include('ada loses 2 Ground Forces on Wellon.')
  })

  it('[TI-31.03] gives Letnev +2 on the ground for 2 trade goods', () => {
    const t = invade({ troops: 1 }, { ...held({ groundForce: 1 }), tradeGoods: 2 }, [])
    t.rolls(1, 6)
    t.bea.answers('pay')
    expect(t.log).to.include('bea rolls for 1 Ground Force (invasion, 6 or more): 6. 1 hit.')
    expect(t.bea.planets).to.include('wellon')
  })

  it('[TI-1.17] gives L1Z1X +1 on the ground when they attack', () => {
    const t = invade({ troops: 1, more: { race: 'l1z1x' } }, held({ groundForce: 1 }), [7, 1])
    expect(t.ada.planets).to.include('wellon')
  })
})

describe('twilight-imperium-3: PDS fire', () => {
  const cruiser = [{ from: '2-00', ship: 'cruiser', count: 1 }]

  it('[TI-16.01, TI-16.04, TI-16.05] fires at the ships of the active player after they moved', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 2 } } },
      bea: { planets: { wellon: { pds: 2 } } },
      dice: [6],
    })
    t.ada.does('act', '1-00', { moves: cruiser })
    expect(t.open).to.deep.equal({ bea: ['firePds'] })
    const shot = { planet: 'wellon', cell: '1-00' }
    t.bea.cannot('firePds', [[{ ...shot, count: 3, at: '0' }]], { rule: 'TI-16.03' })
    t.bea.cannot('firePds', [[{ ...shot, count: 1, at: '2' }]], { rule: 'TI-16.05' })
    t.bea.does('firePds', [{ ...shot, count: 1, at: '0' }])
    expect(t.ada.ships('1-00')).to.deep.equal({})
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-16.03] may hold fire', () => {
    const t = ti({ ada: { space: { '2-00': { cruiser: 1 } } }, bea: { planets: { wellon: { pds: 1 } } } })
    t.ada.does('act', '1-00', { moves: cruiser })
    t.bea.does('firePds', [])
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-16.02] reaches systems beside its own only with Deep Space Cannon, and never through wormholes', () => {
    const near = { space: { '2-00': { cruiser: 1 } } }
    const t = ti({ ada: near, bea: { planets: { abyz: { pds: 1 } } } })
    t.ada.does('act', '1-00', { moves: cruiser })
    t.settled('turn')
    const far = ti({ ada: near, bea: { planets: { abyz: { pds: 1 } }, technologies: ['deep-space-cannon'] } })
    far.ada.does('act', '1-00', { moves: cruiser })
    expect(far.open).to.deep.equal({ bea: ['firePds'] })
    // Lodor and the alpha wormhole are linked, and far from each other.
    const hole = ti({
      ada: { space: { '2-01': { cruiser: 1 } } },
      bea: { planets: { lodor: { pds: 1 } }, technologies: ['deep-space-cannon'] },
    })
    hole.ada.does('act', '2-02', { moves: [{ from: '2-01', ship: 'cruiser', count: 1 }] })
    hole.settled('turn')
  })

  it('[TI-16.01, TI-16.07, TI-57.02, TI-1.07] lets the others fire clockwise, and the active player last', () => {
    const t = ti({
      ada: { planets: { abyz: { pds: 1 } }, space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { fria: { pds: 1 } }, space: { '1-01': { dreadnought: 1 } } },
      cy: { planets: { wellon: { pds: 1 } }, technologies: ['deep-space-cannon'] },
    })
    t.ada.does('act', '1-01', { moves: cruiser })
    t.bea.does('firePds', [])
    t.cy.does('firePds', [])
    expect(t.open).to.deep.equal({ ada: ['firePds'] })
    t.rolls(6, 9, 1)
    t.ada.does('firePds', [{ planet: 'abyz', count: 1, cell: '1-01', at: '1' }])
    expect(t.open).to.deep.equal({ bea: ['takeHits'] })
  })

  it('[TI-16.06, TI-16.10] fires also at ships that stay, and nothing follows if all of them die', () => {
    const t = ti({
      ada: { space: { '1-00': { carrier: 1, laden: LADEN(2) } } },
      bea: { planets: { wellon: { pds: 1 } } },
      dice: [6],
    })
    t.ada.does('act', '1-00', { moves: [] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.settled('turn')
    expect(t.bea.planets).to.include('wellon')
    expect(t.bea.has.deeds).to.deep.equal([])
  })

  it('[TI-16.04] rolls missed shots again with Graviton Laser System', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { pds: 1 } }, technologies: ['graviton-laser-system'] },
      dice: [5, 6],
    })
    t.ada.does('act', '1-00', { moves: cruiser })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    expect(t.ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-16.11] does not fire from aboard ships', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 1 } } },
      bea: { space: { '1-00': { carrier: 1, laden: LADEN(1, 2) } }, technologies: [] },
      dice: [7, 1],
    })
    t.ada.does('act', '1-00', { moves: cruiser })
    t.settled('turn')
  })
})
