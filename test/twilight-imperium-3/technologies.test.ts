/** What technologies do that is more than a number. TI-32.41 to TI-32.47. */
import type { ActionCardId, TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Has, ti } from './support.ts'

const CARRIER = (groundForce: number) => ({
  carrier: 1,
  laden: [{ ship: 'carrier' as const, cargo: { groundForce } }],
})

/** Ada invades Wellon from 2-00 with so many Ground Forces, and whatever else is there. */
function invadeWellon(ada: Has & { troops: number }, bea: Has, dice: number[], bombard: object = {}) {
  const { troops, space, ...more } = ada
  const others = Object.keys(space?.['2-00'] ?? {})
  const t = ti({
    ada: {
      technologies: [],
      counters: { fleet: 6 },
      ...more,
      space: { '2-00': { ...CARRIER(troops), ...space?.['2-00'] } },
    },
    bea: { technologies: [], ...bea },
    dice,
  })
  t.ada.does('act', '1-00', {
    moves: [
      { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
      ...others.map(ship => ({ from: '2-00', ship, count: 1 })),
    ],
    landings: { wellon: { groundForce: troops } },
    bombard,
  })
  // PDS hold their fire at ships.
  if (t.bea.isAsked('firePds')) t.bea.does('firePds', [])
  return t
}

describe('twilight-imperium-3: Transit Diodes', () => {
  const has: Has = {
    technologies: ['transit-diodes'],
    planets: { wellon: { groundForce: 6 }, saudor: {} },
    activated: ['1-00'],
  }

  it('[TI-32.46, TI-12.02] moves up to four Ground Forces between own planets, activated or not, as an action', () => {
    const t = ti({ ada: has })
    t.ada.does('transitDiodes', 'wellon', 'saudor', 4)
    expect([t.units('wellon'), t.units('saudor')]).to.deep.equal([{ groundForce: 2 }, { groundForce: 4 }])
    expect(t.ada.has.counters.strategy).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-32.46] refuses more, other planets, and whoever cannot pay or lacks it', () => {
    const t = ti({ ada: has, bea: { planets: { abyz: { groundForce: 1 } } } })
    t.ada.cannot('transitDiodes', ['wellon', 'saudor', 5], { rule: 'TI-32.46', key: 'tooManyTroops' })
    t.ada.cannot('transitDiodes', ['saudor', 'wellon', 1], { rule: 'TI-32.46', key: 'tooManyTroops' })
    t.ada.cannot('transitDiodes', ['wellon', 'abyz', 1], { rule: 'TI-32.46', key: 'twoOwnPlanets' })
    t.ada.cannot('transitDiodes', ['wellon', 'wellon', 1], { rule: 'TI-32.46', key: 'twoOwnPlanets' })
    const poor = ti({ ada: { ...has, counters: { strategy: 0 } } })
    poor.ada.cannot('transitDiodes', ['wellon', 'saudor', 1], { rule: 'TI-8.05' })
    const without = ti({ ada: { ...has, technologies: [] } })
    without.ada.cannot('transitDiodes', ['wellon', 'saudor', 1], { rule: 'TI-32.46', key: 'lacksTechnology' })
  })
})

describe('twilight-imperium-3: Gen Synthesis', () => {
  it('[TI-32.41] brings a destroyed Ground Force home on 5 or more', () => {
    // Both miss; both hit; the die for what Ada has lost.
    const t = invadeWellon(
      { troops: 1, technologies: ['gen-synthesis'] },
      { planets: { wellon: { groundForce: 1 } } },
      [10, 10, 5],
    )
    expect(t.units('jord')).to.deep.equal({ groundForce: 1 })
    expect(t.state.planets.wellon!.by).to.equal('1')
    expect(t.log.some(text => text.includes('Gen Synthesis'))).to.equal(true)
  })

  it('[TI-32.41] loses it on less', () => {
    const t = invadeWellon(
      { troops: 1, technologies: ['gen-synthesis'] },
      { planets: { wellon: { groundForce: 1 } } },
      [10, 10, 4],
    )
    expect(t.units('jord')).to.deep.equal({})
  })

  it('[TI-32.41] lets it fight on where home itself is under attack', () => {
    const t = ti({
      ada: { technologies: ['gen-synthesis'], planets: { jord: { groundForce: 1 } } },
      bea: { technologies: [], space: { '2-00': CARRIER(1) } },
      tiles: {},
      steps: [{ do: 'nextTurn' }],
      also: g => {
        g.active = '0'
      },
      // Bea hits, Ada misses; Ada’s is saved; then Ada hits, Bea misses.
      dice: [10, 1, 5, 1, 10],
    })
    t.bea.does('act', '3-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { jord: { groundForce: 1 } },
      bombard: {},
    })
    expect(t.units('jord')).to.deep.equal({ groundForce: 1 })
    expect(t.state.planets.jord!.by).to.equal('0')
  })

  it('[TI-32.41] asks where, if there are several home planets, and saves nothing without one', () => {
    const letnev: Has & { troops: number } = { race: 'letnev', troops: 2, technologies: ['gen-synthesis'] }
    const t = invadeWellon(
      letnev,
      { race: 'sol', planets: { wellon: { groundForce: 2 } } },
      [1, 1, 10, 10, 6, 7],
    )
    t.ada.cannot('answer', [['wellon']], { rule: 'kit', key: 'notOffered' })
    t.ada.answers('wren-terra')
    expect(t.units('wren-terra')).to.deep.equal({ groundForce: 2 })
    const lost = invadeWellon(
      { troops: 1, technologies: ['gen-synthesis'] },
      { planets: { wellon: { groundForce: 1 }, jord: {} } },
      [10, 10, 10],
    )
    expect(lost.units('jord')).to.deep.equal({})
    expect(lost.log.some(text => text.includes('Gen Synthesis'))).to.equal(false)
  })
})

describe('twilight-imperium-3: Dacxive Animators', () => {
  const dacxive: Has & { troops: number } = { troops: 3, technologies: ['dacxive-animators'] }

  it('[TI-32.45] raises Ground Forces on 6 or more for all that fell on both sides', () => {
    // Ada hits twice, Bea once; three dice.
    const t = invadeWellon(dacxive, { planets: { wellon: { groundForce: 2 } } }, [10, 10, 1, 10, 1, 6, 5, 7])
    expect(t.state.planets.wellon!.by).to.equal('0')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 4 })
  })

  it('[TI-32.45] counts those killed by PDS and by bombardment, too', () => {
    const t = invadeWellon(
      { ...dacxive, technologies: ['dacxive-animators'], space: { '2-00': { warSun: 1 } } },
      { planets: { wellon: { groundForce: 2, pds: 1 } } },
      // The War Sun kills both; PDS kill one of three; three dice.
      [1, 10, 10, 10, 10, 6, 1],
      { wellon: { warSun: 1 } },
    )
    expect(t.units('wellon')).to.deep.equal({ groundForce: 4 })
  })

  it('[TI-32.45] raises them for a defender who wins, too, but none that Gen Synthesis has saved', () => {
    const t = invadeWellon(
      { troops: 1, technologies: ['gen-synthesis'] },
      { technologies: ['dacxive-animators'], planets: { wellon: { groundForce: 2 } } },
      // Ada hits, Bea hits once; Ada’s is saved; one die for the one of Bea.
      [10, 10, 1, 5, 6],
    )
    expect(t.units('jord')).to.deep.equal({ groundForce: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
  })
})

describe('twilight-imperium-3: X-89 Bacterial Weapon', () => {
  const armed = (actionCards: ActionCardId[] = []): Has & { troops: number } => ({
    troops: 1,
    technologies: ['x89-bacterial-weapon'],
    actionCards,
    space: { '2-00': { dreadnought: 1 } },
  })

  it('[TI-32.43] destroys all Ground Forces of a planet, PDS or not, and costs the hand', () => {
    const t = invadeWellon(
      armed(['sabotage', 'morale-boost']),
      { planets: { wellon: { groundForce: 5, pds: 1 } } },
      [1, 1],
    )
    expect(t.ada.isAsked('bacterialWeapon')).to.equal(true)
    t.ada.answers('wellon')
    expect(t.ada.has.actionCards).to.deep.equal([])
    expect(t.state.planets.wellon!.by).to.equal('0')
  })

  it('[TI-32.43] is legal with an empty hand, and need not be used', () => {
    const t = invadeWellon(armed(), { planets: { wellon: { groundForce: 5 } } }, [])
    t.ada.answers()
    expect(t.state.planets.wellon!.by).to.equal('1')
  })

  it('[TI-32.43] needs a Dreadnought or a War Sun there', () => {
    const t = invadeWellon({ ...armed(), space: {} }, { planets: { wellon: { groundForce: 1 } } }, [10, 1])
    expect(t.ada.isAsked('bacterialWeapon')).to.equal(false)
  })
})

describe('twilight-imperium-3: Graviton Negator', () => {
  /** Ada, with two Ground Forces and two Fighters, is about to land where Bea has so many. */
  function invade(groundForce: number, dice: number[], technologies: TechnologyId[] = ['graviton-negator']) {
    const t = ti({
      ada: {
        technologies,
        space: { '2-00': { ...CARRIER(2), fighter: 2 } },
      },
      bea: { technologies: [], planets: { wellon: { groundForce } } },
    })
    const load = [{ at: '2-00', units: { fighter: 2 } }]
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0, load }] })
    t.rolls(...dice)
    return t
  }

  it('[TI-32.44] lets Fighters join an invasion, if a Ground Force lands with them', () => {
    const t = invade(1, [1, 9, 1, 1, 1])
    t.ada.cannot('land', [{ wellon: { fighter: 2 } }], { rule: 'TI-32.44', key: 'withGroundForces' })
    t.ada.cannot('land', [{ wellon: { groundForce: 1, fighter: 3 } }], { rule: 'TI-32.44', key: 'notAboard' })
    t.ada.does('land', { wellon: { groundForce: 1, fighter: 2 } })
    expect(t.log).to.include('ada rolls for 2 Fighters (invasion, 9 or more): 9 and 1. 1 hit.')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1 })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 2 })
    const without = invade(1, [], [])
    without.ada.cannot('land', [{ wellon: { groundForce: 1, fighter: 1 } }], { rule: 'TI-32.44' })
  })

  it('[TI-32.49] lets the attacker choose what takes a hit, and fails with the last Ground Force', () => {
    const t = invade(2, [1, 1, 1, 10, 1])
    t.ada.does('land', { wellon: { groundForce: 1, fighter: 2 } })
    expect(t.ada.asked('loseAttackers').pick!.options).to.have.members(['groundForce', 'fighter'])
    t.rolls(1, 1, 10, 1)
    t.ada.answers('fighter')
    t.ada.answers('groundForce')
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.state.planets.wellon!.by).to.equal('1')
  })
})

describe('twilight-imperium-3: Integrated Economy', () => {
  const has: Has = {
    technologies: ['integrated-economy'],
    tradeGoods: 8,
    activated: ['2-00', '3-17'],
    planets: { jord: { spaceDock: 1 }, 'vefut-ii': {}, bereg: {} },
  }
  const sent = (units: object, where: object) => ({
    docks: { jord: units },
    elsewhere: [{ dock: 'jord', units, ...where }],
    newDocks: [],
    payment: { planets: [], tradeGoods: 2 },
  })

  it('[TI-32.47] puts ships into activated systems beside the dock, and PDS and Ground Forces on planets there', () => {
    const t = ti({ ada: has })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.cannot('produce', [sent({ cruiser: 1 }, { planet: 'bereg' })], {
      rule: 'TI-32.47',
      key: 'groundOnPlanets',
    })
    t.ada.cannot('produce', [sent({ cruiser: 1 }, { cell: '2-01' })], { rule: 'TI-32.47', key: 'tooFarAway' })
    t.ada.does('produce', {
      docks: { jord: { cruiser: 1, groundForce: 2, pds: 1 } },
      elsewhere: [
        { dock: 'jord', units: { cruiser: 1 }, cell: '3-17' },
        { dock: 'jord', units: { groundForce: 1, pds: 1 }, planet: 'bereg' },
      ],
      newDocks: [],
      payment: { planets: [], tradeGoods: 5 },
    })
    expect(t.ada.ships('3-17')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.ships('3-00')).to.deep.equal({})
    expect(t.units('bereg')).to.deep.equal({ groundForce: 1, pds: 1 })
    expect(t.units('jord')).to.deep.equal({ spaceDock: 1, groundForce: 1 })
    expect(t.log).to.include('1 Cruiser of them in Bereg / Lirta IV.')
  })

  it('[TI-32.47] needs the technology, a counter there, and nobody else', () => {
    const plain = ti({ ada: { ...has, technologies: [] } })
    plain.ada.does('act', '3-00', { moves: [] })
    plain.ada.cannot('produce', [sent({ cruiser: 1 }, { cell: '3-17' })], { rule: 'TI-20.06' })
    const held = ti({ ada: has, bea: { planets: { 'lirta-iv': {} } } })
    held.ada.does('act', '3-00', { moves: [] })
    held.ada.cannot('produce', [sent({ cruiser: 1 }, { cell: '3-17' })], { rule: 'TI-32.47' })
  })
})

describe('twilight-imperium-3: Fleet Logistics', () => {
  it('[TI-12.02] allows a second tactical action in the same turn, no third, and no other action', () => {
    const t = ti({ ada: { technologies: ['fleet-logistics'] } })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['secondAction'] })
    expect(new Set(t.ada.legal.map(({ move }) => move))).to.deep.equal(new Set(['act', 'letGo']))
    t.ada.does('act', '1-01', { moves: [] })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-12.02] may be let go, and needs a counter', () => {
    const t = ti({ ada: { technologies: ['fleet-logistics'] } })
    t.ada.does('act', '1-00', { moves: [] })
    t.ada.does('letGo')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    const last = ti({ ada: { technologies: ['fleet-logistics'], counters: { command: 1 } } })
    last.ada.does('act', '1-00', { moves: [] })
    expect(last.open).to.deep.equal({ bea: ['turn'] })
  })
})
