/** The races of Shattered Empire. Section 30. */
import {
  PLANETS,
  RACES,
  type RaceId,
  type TechnologyId,
  TILES,
} from '../../games/twilight-imperium-3/data/index.ts'
import { movementOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import { paysCounter } from '../../games/twilight-imperium-3/rules/strategic/action.ts'
import { table } from '../support/table.ts'
import { expect, type Has, module, type Scenario, ti } from './support.ts'

const options = { expansionTech: true, expansionRaces: true }

/** What the sheet says, and what its planets are worth. */
function sheet(race: RaceId) {
  const { home, units, technologies, counters, leaders } = RACES[race]
  const planets = TILES[home].planets.map(planet => {
    const { resources, influence } = PLANETS[planet]
    return `${planet} ${resources}-${influence}`
  })
  return { planets, units, technologies, counters, leaders: [...leaders].sort() }
}

const COUNTERS = { strategy: 2, command: 3, fleet: 3 }

describe('twilight-imperium-3: races of the expansion', () => {
  it('[TI-30.01, TI-4.02] are four, each with a sheet, a home system, two Trade cards and three Leaders', () => {
    const races = Object.values(RACES).filter(({ set }) => set === 'expansion')
    expect(races.map(({ id }) => id)).to.deep.equal(['muaat', 'saar', 'winnu', 'yin'])
    for (const { home, contracts, leaders, id } of races) {
      expect(TILES[home]).to.include({ back: 'home', homeOf: id })
      expect([contracts.length, leaders.length]).to.deep.equal([2, 3])
    }
    const drawn = (more: object, seed: number) => {
      const t = table(module, {
        seats: ['a', 'b', 'c', 'd', 'e', 'f'],
        options: { ...options, ...more },
        seed: `${seed}`,
      })
      return Object.values(t.state.players).map(({ race }) => RACES[race!].set)
    }
    const seeds = [1, 2, 3, 4]
    expect(seeds.some(seed => drawn({}, seed).includes('expansion'))).to.equal(true)
    expect(seeds.some(seed => drawn({ expansionRaces: false }, seed).includes('expansion'))).to.equal(false)
  })
})

describe('twilight-imperium-3: the Embers of Muaat', () => {
  it('[TI-30.08] begin with a War Sun', () => {
    expect(sheet('muaat')).to.deep.equal({
      planets: ['muaat 4-1'],
      units: { groundForce: 4, fighter: 2, warSun: 1, spaceDock: 1 },
      technologies: ['enviro-compensator', 'sarween-tools', 'war-sun'],
      counters: COUNTERS,
      leaders: ['diplomat', 'general', 'scientist'],
    })
  })

  it('[TI-30.05] move War Suns one system, with Deep Space Cannon two', () => {
    const steps = (technologies: TechnologyId[], race: RaceId = 'muaat') => {
      const t = ti({ options, ada: { race, technologies } })
      return movementOf(t.state, '0', 'warSun', '3-00').total
    }
    expect(steps([])).to.equal(1)
    expect(steps(['deep-space-cannon'])).to.equal(2)
    expect(steps([], 'sol')).to.equal(2)
    const t = ti({ options, ada: { race: 'muaat', space: { '3-00': { warSun: 1 } } } })
    const act = (to: string) => [to, { moves: [{ from: '3-00', ship: 'warSun', count: 1 }] }]
    t.ada.cannot('act', act('1-00'), { rule: 'TI-15.02' })
    t.ada.does('act', ...act('2-00'))
  })

  it('[TI-30.06] pass supernovas, but never stay there', () => {
    const move = { from: '2-09', ship: 'cruiser', count: 1, via: ['2-10'] }
    const goes = (race: RaceId) => ti({ options, ada: { race, space: { '2-09': { cruiser: 1 } } } })
    goes('sol').ada.cannot('act', ['2-11', { moves: [move] }], { rule: 'TI-15.04' })
    const t = goes('muaat')
    t.ada.cannot('act', ['2-10', { moves: [{ ...move, via: [] }] }], { rule: 'TI-14.02' })
    t.ada.does('act', '2-11', { moves: [move] })
    expect(t.ada.ships('2-11')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-30.07] forge two Fighters or a Destroyer beside a War Sun, within their limits', () => {
    const forging = (more: Has = {}, race: RaceId = 'muaat') =>
      ti({ options, ada: { race, space: { '2-00': { warSun: 1 }, '1-00': { cruiser: 1 } }, ...more } })
    const t = forging()
    t.ada.cannot('starForge', ['1-00', 'destroyer'], { rule: 'TI-30.07', key: 'noWarSun' })
    t.ada.cannot('starForge', ['2-00', 'cruiser'], { rule: 'TI-30.07' })
    t.ada.does('starForge', '2-00', 'fighter')
    expect(t.ada.ships('2-00')).to.deep.equal({ warSun: 1, fighter: 2 })
    expect(t.ada.has.counters.strategy).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    forging().ada.does('starForge', '2-00', 'destroyer')
    forging({}, 'sol').ada.cannot('starForge', ['2-00', 'fighter'], { rule: 'TI-30.07', key: 'otherRace' })
    const full = { space: { '2-00': { warSun: 1, fighter: 5 } } }
    forging(full).ada.cannot('starForge', ['2-00', 'fighter'], { rule: 'TI-30.07' })
    forging({ counters: { fleet: 1 } }).ada.cannot('starForge', ['2-00', 'destroyer'], { rule: 'TI-8.07' })
    forging({ counters: { strategy: 0 } }).ada.cannot('starForge', ['2-00', 'destroyer'], { rule: 'TI-8.05' })
  })
})

describe('twilight-imperium-3: the Winnu', () => {
  it('[TI-30.23] begin at Winnaran', () => {
    expect(sheet('winnu')).to.deep.equal({
      planets: ['winnaran 3-4'],
      units: { groundForce: 3, carrier: 1, cruiser: 1, fighter: 2, pds: 1, spaceDock: 1 },
      technologies: ['antimass-deflectors', 'enviro-compensator', 'stasis-capsules'],
      counters: COUNTERS,
      leaders: ['admiral', 'agent', 'scientist'],
    })
    expect(PLANETS.winnaran!.specialty).to.equal('yellow')
  })

  it('[TI-30.20] vote with their home planet though it is exhausted', () => {
    const votes = (has: Has) => votesOf(ti({ options, ada: { race: 'winnu', ...has } }).state, '0').total
    expect(votes({ planets: { winnaran: { exhausted: true }, wellon: { exhausted: true } } })).to.equal(4)
    expect(votes({ planets: { winnaran: {} } })).to.equal(4)
    const sol = ti({ ada: { planets: { jord: { exhausted: true } } } })
    expect(votesOf(sol.state, '0').total).to.equal(1)
    const lost = ti({ options, ada: { race: 'winnu' }, bea: { planets: { winnaran: {} } } })
    expect(votesOf(lost.state, '0').total).to.equal(1)
  })

  it('[TI-30.21] keep planets with a Ground Force from Local Unrest', () => {
    const t = ti({
      options,
      ada: { actionCards: ['local-unrest'] },
      bea: { race: 'winnu', planets: { wellon: { groundForce: 1 }, abyz: { pds: 1 } } },
    })
    t.ada.cannot('playAction', ['local-unrest', { planet: 'wellon' }], { rule: 'TI-26.05' })
    t.ada.plays('local-unrest', { planet: 'abyz' })
    t.nobodyPlays()
    expect(t.bea.planets).to.not.include('abyz')
  })

  it('[TI-30.22] pay no Command Counter for the secondary ability of Technology', () => {
    const t = ti({
      options,
      ada: { strategy: ['technology', 'diplomacy'] },
      bea: { race: 'winnu', counters: { strategy: 1 }, tradeGoods: 8 },
    })
    t.ada.does('strategic', 'technology', { technology: 'hylar-v-assault-laser' })
    t.nobodyPlays()
    t.bea.does('secondary', { technology: 'hylar-v-assault-laser', payment: { planets: [], tradeGoods: 8 } })
    expect(t.bea.has.counters.strategy).to.equal(1)
    expect(paysCounter(t.state, '1', 'technology')).to.equal(false)
    expect(paysCounter(t.state, '2', 'technology')).to.equal(true)
    expect(paysCounter(t.state, '1', 'warfare')).to.equal(true)
  })
})

/** Ada of Yin invades Wellon. */
function converts(dice: number[], { troops = 2, defenders = 2, race = 'yin' as RaceId } = {}) {
  const t = ti({
    options,
    ada: {
      race,
      technologies: [],
      space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: troops } }] } },
    },
    bea: { technologies: [], planets: { wellon: { groundForce: defenders } } },
    dice,
  })
  t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: troops } }, bombard: {} })
  return t
}

/** Ada of Yin fights with two Destroyers and a Cruiser; nobody hits in the first round. */
function devotes(bea: Has['space'], dice: number[] = []) {
  const scenario: Scenario = {
    options,
    ada: {
      race: 'yin',
      technologies: [],
      space: { '3-00': { destroyer: 1, cruiser: 2 } },
      activated: ['2-01'],
    },
    bea: { technologies: [], counters: { fleet: 8 }, space: bea! },
    dice,
  }
  const t = ti(scenario)
  const moves = [
    { from: '3-00', ship: 'destroyer', count: 1 },
    { from: '3-00', ship: 'cruiser', count: 2 },
  ]
  t.ada.does('act', '2-00', { moves })
  // The first round: nobody leaves.
  t.ada.answers()
  return t
}

describe('twilight-imperium-3: the Yin Brotherhood', () => {
  it('[TI-30.29] begin at Darien', () => {
    expect(sheet('yin')).to.deep.equal({
      planets: ['darien 2-4'],
      units: { groundForce: 4, carrier: 2, destroyer: 1, fighter: 4, spaceDock: 1 },
      technologies: ['hylar-v-assault-laser', 'automated-defense-turrets'],
      counters: COUNTERS,
      leaders: ['agent', 'diplomat', 'general'],
    })
  })

  it('[TI-30.25] win over a Ground Force before the first round of an invasion, with 5 or more', () => {
    const t = converts([5, 10, 10, 10, 1])
    expect(t.log).to.include('ada rolls for Conversion: 5.')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(t.ada.planets).to.include('wellon')
    const less = converts([4, 10, 10, 1, 1])
    expect(less.log).to.include('ada rolls for Conversion: 4.')
    expect(less.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(converts([10, 10, 1, 1], { race: 'sol' }).log.join()).not.to.include('Conversion')
  })

  it('[TI-30.25] may so take a planet without a fight', () => {
    const t = converts([5], { troops: 1, defenders: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-30.26] win nobody over where nobody stands', () => {
    expect(converts([], { defenders: 0 }).log.join()).not.to.include('Conversion')
  })

  it('[TI-30.27] give up a ship for a hit on one of their choice, once in a battle', () => {
    const t = devotes(
      { '2-00': { carrier: 2, dreadnought: 1 } },
      Array.from({ length: 40 }, () => 1),
    )
    expect(t.open).to.deep.equal({ ada: ['devotion'] })
    expect(t.ada.asked().pick!.options).to.deep.equal(['destroyer', 'cruiser'])
    t.ada.answers('destroyer')
    expect(t.open).to.deep.equal({ ada: ['strike'] })
    expect(t.ada.asked().pick!.options).to.have.members(['carrier', 'dreadnought'])
    t.ada.answers('dreadnought')
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 2 })
    expect(t.state.space['2-00']!['1']!.damaged).to.deep.equal({ dreadnought: 1 })
    expect(Object.values(t.open).flat()).to.not.include('devotion')
  })

  it('[TI-30.27] destroy what is damaged, and what carries most', () => {
    const t = devotes(
      {
        '2-00': {
          carrier: 2,
          laden: [
            { ship: 'carrier', cargo: { groundForce: 1 } },
            { ship: 'carrier', cargo: { groundForce: 3 } },
          ],
        },
      },
      Array.from({ length: 40 }, () => 1),
    )
    t.ada.answers('cruiser')
    expect(t.state.space['2-00']!['1']!.laden).to.deep.equal([{ ship: 'carrier', cargo: { groundForce: 1 } }])
    expect(t.ada.ships('2-00')).to.deep.equal({ destroyer: 1, cruiser: 1 })
  })

  it('[TI-30.28] exchange the values of a ready planet, once in a round', () => {
    const t = ti({
      options,
      ada: { race: 'yin', planets: { meer: {}, abyz: { exhausted: true } }, counters: { command: 5 } },
    })
    t.ada.cannot('exchangeValues', ['abyz'], { rule: 'TI-30.28', key: 'notReady' })
    t.bea.cannot('exchangeValues', ['arc-prime'], { rule: 'kit' })
    t.ada.does('exchangeValues', 'meer')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.does('act', '2-09', { moves: [] })
    t.cy.does('act', '2-09', { moves: [] })
    t.ada.cannot('exchangeValues', ['darien'], { rule: 'TI-30.28', key: 'oncePerRound' })
    // Meer is worth 0 and 4.
    expect(votesOf(t.state, '0').total).to.equal(4)

    expect(t.state.planets.meer!.swapped).to.equal(true)
  })

  it('[TI-30.28] pay with what a planet is worth then, until somebody else takes it', () => {
    const swapped = (g: { planets: { [planet: string]: { swapped?: true } } }) => {
      g.planets.meer!.swapped = true
    }
    const t = ti({
      options,
      ada: { race: 'yin', planets: { meer: {}, darien: { spaceDock: 1 } } },
      also: swapped,
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', {
      docks: { darien: { cruiser: 2 } },
      newDocks: [],
      payment: { planets: ['meer'], tradeGoods: 0 },
    })
    const lost = ti({
      options,
      ada: { space: { '2-05': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
      bea: { race: 'yin', planets: { meer: {} } },
      also: swapped,
    })
    lost.ada.does('act', '2-05', { moves: [], landings: { meer: { groundForce: 1 } }, bombard: {} })
    lost.nobodyPlays()
    expect(lost.state.planets.meer!.by).to.equal('0')
    expect(lost.state.planets.meer!.swapped).to.equal(undefined)
  })
})
