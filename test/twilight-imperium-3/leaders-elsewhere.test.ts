/** Leaders and the other rules: windows and secrets, counters, elimination, transfers, bots, the table. Section 52. */

import { tokensOn } from '../../games/twilight-imperium-3/board/map/tokens.ts'
import { bots } from '../../games/twilight-imperium-3/bot.ts'
import type { ActionCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { boardingSteps, settlingSteps } from '../../games/twilight-imperium-3/moves/composing/leaders.ts'
import { proposedLoss } from '../../games/twilight-imperium-3/rules/battle/losses.ts'
import { invasionOdds, spaceOdds } from '../../games/twilight-imperium-3/rules/battle/odds.ts'
import { refugesOf } from '../../games/twilight-imperium-3/rules/leaders/fate.ts'
import { afterLanding } from '../../games/twilight-imperium-3/rules/leaders/landing.ts'
import { CARRIER, led } from './leading.ts'
import { expect, ti } from './support.ts'

const ZERO = () => 0.5

describe('twilight-imperium-3: leaders and other rules', () => {
  /** Bea plays a card; Ada may hold something, Cy holds something. */
  const accused = (ada: ActionCardId[]) => {
    const t = ti({
      options: { leaders: true },
      ada: { actionCards: ada },
      bea: { actionCards: ['civil-defense'], strategy: ['initiative'] },
      cy: { actionCards: ['dug-in'] },
      also: g => {
        g.leaders = { 'sol-agent': { of: '0', planet: 'jord' } }
      },
    })
    t.bea.plays('civil-defense', { planet: 'arc-prime' })
    return t
  }

  it('[TI-52.14, TI-26.12, TI-56.02] ask whoever has an Agent, whatever is in the hand', () => {
    const views = ([['sabotage'], ['dug-in']] satisfies ActionCardId[][]).map(hand => {
      const t = accused(hand)
      expect(Object.keys(t.open)).to.deep.equal(['ada', 'cy'])
      return t.spectator.view
    })
    expect(views[0]).to.deep.equal(views[1])
    expect(Object.keys(accused([]).open)).to.deep.equal(['ada', 'cy'])
  })

  it('[TI-52.14, TI-26.04] show nothing of an Agent before the window closes', () => {
    const t = accused([])
    const before = [t.spectator.view, t.cy.view, t.bea.view]
    t.ada.does('sacrificeAgent', 'sol-agent')
    expect([t.spectator.view, t.cy.view, t.bea.view]).to.deep.equal(before)
    t.cy.does('passWindow')
    // The Agent counts as a card: it could be cancelled in turn.
    t.nobodyPlays()
    expect(t.state.leaders).to.deep.equal({})
    expect(t.units('arc-prime')).to.deep.equal({})
  })

  it('[TI-52.14, TI-52.23, TI-26.08] count as a Sabotage: of two only the first one acts', () => {
    const t = accused(['sabotage'])
    t.ada.does('sacrificeAgent', 'sol-agent')
    t.nobodyPlays()
    expect(t.state.leaders).to.deep.equal({})
    expect(t.ada.has.actionCards).to.have.length(1)
  })

  it('[TI-52.23] are killed although a Sabotage cancels them', () => {
    const t = ti({
      options: { leaders: true },
      bea: { actionCards: ['civil-defense', 'sabotage'], strategy: ['initiative'] },
      also: g => {
        g.leaders = { 'sol-agent': { of: '0', planet: 'jord' } }
      },
    })
    t.bea.plays('civil-defense', { planet: 'arc-prime' })
    t.ada.does('sacrificeAgent', 'sol-agent')
    t.bea.does('playCard', 'sabotage', {})
    t.nobodyPlays()
    expect(t.units('arc-prime')).to.deep.equal({ pds: 2 })
    expect(t.state.leaders).to.deep.equal({})
    expect(t.state.discards.actionCards.toSorted()).to.deep.equal(['civil-defense', 'sabotage'])
  })

  it('[TI-52.23] are given up once: two of them do not cancel each other without end', () => {
    const t = ti({
      options: { leaders: true },
      bea: { actionCards: ['civil-defense'], strategy: ['initiative'] },
      also: g => {
        g.leaders = {
          'sol-agent': { of: '0', planet: 'jord' },
          'mentak-agent': { of: '1', planet: 'arc-prime' },
        }
      },
    })
    t.bea.plays('civil-defense', { planet: 'arc-prime' })
    t.ada.does('sacrificeAgent', 'sol-agent')
    t.bea.does('sacrificeAgent', 'mentak-agent')
    expect(t.open).to.deep.equal({ ada: ['turn'] })
    expect(t.state.leaders).to.deep.equal({})
    expect(t.units('arc-prime')).to.deep.equal({ pds: 2 })
  })

  for (const [die, isAlive] of [
    [5, false],
    [6, true],
    [10, false],
  ] as const)
    it(`[TI-52.16] lost to neutral Fighters roll ${die}: captured means killed`, () => {
      const t = led(
        { 'sol-admiral': ['1-00', 'carrier'] },
        {
          options: { custodians: true },
          // Three dice of the Carrier and its Admiral are not needed: two miss, three Fighters hit once.
          dice: [1, 1, 10, 1, 1, die],
          ada: { space: { '1-00': { carrier: 1, laden: [CARRIER] } } },
        },
      )
      t.ada.does('act', '0-00', {
        moves: [{ from: '1-00', ship: 'carrier', count: 1, laden: 0 }],
        landings: { 'mecatol-rex': { groundForce: 2 } },
      })
      t.nobodyPlays()
      expect(t.state.leaders).to.deep.equal(isAlive ? { 'sol-admiral': { of: '0', planet: 'jord' } } : {})
    })

  it('[TI-52.20] are killed with their player, and those held go home', () => {
    const t = led(
      { 'sol-admiral': { captor: '1' }, 'letnev-general': { captor: '2' } },
      {
        steps: [{ do: 'elimination' }, { do: 'startActionPhase' }],
        also: g => {
          for (const planet of ['arc-prime', 'wren-terra'] as const) delete g.planets[planet]
        },
      },
    )
    expect(t.state.leaders).to.deep.equal({ 'sol-admiral': { of: '0', planet: 'jord' } })
  })

  it('[TI-52.24, TI-31.05] The Naalu leave before a battle although an Admiral attacks', () => {
    const t = led(
      { 'sol-admiral': ['1-00', 'cruiser'] },
      {
        steps: [{ do: 'beginBattle', cell: '1-00', against: '1' }],
        ada: { space: { '1-00': { cruiser: 1 } } },
        bea: { race: 'naalu', space: { '1-00': { cruiser: 1 } }, activated: ['1-01'] },
        also: g => {
          g.active = '0'
        },
      },
    )
    expect(t.bea.isAsked('foresight')).to.equal(true)
  })

  it('[TI-52.10, TI-42.01] An Admiral keeps a defender from a tactical retreat, too', () => {
    const attacked = (where: Parameters<typeof led>[0]) => {
      const t = led(where, {
        options: { tacticalRetreats: true },
        dice: [1, 1, 1, 1, 1, 10, 1],
        ada: { space: { '2-00': { cruiser: 2 } } },
        bea: { space: { '1-00': { cruiser: 1 } } },
      })
      t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
      t.nobodyPlays()
      return t.bea.isAsked('announcePaid')
    }
    expect(attacked({})).to.equal(true)
    expect(attacked({ 'sol-admiral': ['2-00', 'cruiser'] })).to.equal(false)
  })

  it('[TI-52.03, TI-17.17] leave with a fleet that retreats', () => {
    const t = led(
      { 'letnev-admiral': ['1-00', 'cruiser'] },
      {
        dice: [1, 1],
        ada: { space: { '2-00': { cruiser: 1 } } },
        bea: { space: { '1-00': { cruiser: 1 } }, activated: ['1-01'] },
      },
    )
    t.rolls(1, 1, 1)
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    t.bea.answers('1-01')
    t.nobodyPlays()
    expect(t.state.leaders!['letnev-admiral']).to.deep.equal({ of: '1', cell: '1-01', ship: 'cruiser' })
  })

  it('[TI-52.19] go with a Transfer, and are set down on own planets', () => {
    const t = led(
      { 'sol-diplomat': 'jord' },
      { ada: { space: { '3-00': { cruiser: 1 } }, planets: { 'vefut-ii': { groundForce: 1 } } } },
    )
    t.ada.does('transfer', '2-00', '3-00', {
      there: [],
      back: [{ from: '3-00', ship: 'cruiser', count: 1, leaders: ['sol-diplomat'] }],
      leaders: { 'sol-diplomat': 'vefut-ii' },
    })
    t.nobodyPlays()
    expect(t.state.leaders!['sol-diplomat']).to.deep.equal({ of: '0', planet: 'vefut-ii' })
  })

  it('[TI-52.19] are asked for when landings were not said with the action', () => {
    const t = led(
      { 'sol-diplomat': ['2-00', 'carrier'] },
      { ada: { space: { '2-00': { carrier: 1, laden: [CARRIER] } } } },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }] })
    t.nobodyPlays()
    t.ada.does('land', { wellon: { groundForce: 2 } })
    expect(t.ada.asked('landLeader').pick!.options).to.deep.equal(['wellon'])
    t.ada.answers('wellon')
    t.nobodyPlays()
    expect(t.state.leaders!['sol-diplomat']).to.deep.equal({ of: '0', planet: 'wellon' })
  })

  it('[TI-52.02, TI-29.26] never find refuge on a Trade Station', () => {
    const t = led(
      {},
      {
        options: { expansionTiles: true },
        also: g => {
          g.galaxy.tiles['2-02'] = 'tsion-bellatrix'
          g.planets.tsion = { by: '0', units: {}, since: 0 }
        },
      },
    )
    expect(t.ada.planets).to.include('tsion')
    expect(refugesOf(t.state, '0')).to.deep.equal(['jord'])
  })

  it('[TI-52.02] are taken along and set down step by step, in words', () => {
    const t = led(
      { 'sol-diplomat': 'jord' },
      { ada: { space: { '3-00': { cruiser: 1 } }, planets: { 'vefut-ii': {} } } },
    )
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1 }] as const
    const [step] = boardingSteps(t.ada.view, '0', '2-00', moves)
    expect(step!.to).to.deep.equal([{ from: '3-00', ship: 'cruiser', count: 1, leaders: ['sol-diplomat'] }])
    expect(boardingSteps(t.ada.view, '0', '2-00', step!.to).map(({ to }) => to)).to.deep.equal([moves])
    const arrived = led(
      { 'sol-diplomat': ['2-00', 'cruiser'] },
      { ada: { planets: { 'vefut-ii': {} }, space: { '2-00': { cruiser: 1 } } } },
    )
    const [down] = settlingSteps(arrived.ada.view, '0', '2-00', {}, {})
    expect(down!.to).to.deep.equal({ 'sol-diplomat': 'vefut-ii' })
  })

  it('[TI-52.10] Odds know the dice of Admirals', () => {
    const chance = (where: Parameters<typeof led>[0]) =>
      spaceOdds(
        led(where, {
          ada: { space: { '1-00': { cruiser: 1 } } },
          bea: { space: { '1-00': { cruiser: 1 } } },
        }).state,
        '0',
        '1-00',
      )[0]!.win
    expect(chance({ 'sol-admiral': ['1-00', 'cruiser'] })).to.be.greaterThan(chance({}) + 0.1)
  })

  it('[TI-52.11, TI-52.14] Odds know Generals and Agents who have landed', () => {
    const chance = (leader?: string) => {
      const t = led(
        {},
        {
          ada: { race: leader?.startsWith('norr') ? 'norr' : 'sol' },
          bea: { planets: { wellon: { groundForce: 2, pds: 2 } } },
        },
      )
      const leaders = leader ? { [leader]: { of: '0', cell: '1-00', ship: 'carrier' as const } } : {}
      const landed = afterLanding({ ...t.ada.view, leaders }, leader ? { [leader]: 'wellon' } : {})
      const odds = invasionOdds(landed, '0', {
        cell: '1-00',
        planet: 'wellon',
        units: { groundForce: 2 },
      })
      return odds!.win
    }
    expect(chance('sol-agent')).to.be.greaterThan(chance() + 0.05)
    expect(chance('norr-general')).to.be.greaterThan(chance() + 0.1)
  })

  it('[TI-52.11, TI-45.02] A General rolls again against Custodians, too', () => {
    const t = led(
      { 'norr-general': ['1-00', 'carrier'] },
      {
        options: { custodians: true },
        // Two miss, and hit when they are rolled again; the Custodians miss.
        dice: [1, 1, 10, 10, 1, 1],
        ada: { race: 'norr', space: { '1-00': { carrier: 1, laden: [CARRIER] } } },
        also: g => {
          g.custodians = { groundForce: 2 }
        },
      },
    )
    t.ada.does('act', '0-00', {
      moves: [{ from: '1-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { 'mecatol-rex': { groundForce: 2 } },
      leaders: { 'norr-general': 'mecatol-rex' },
    })
    t.nobodyPlays()
    expect(t.ada.planets).to.include('mecatol-rex')
    expect(t.state.leaders!['norr-general']).to.deep.equal({ of: '0', planet: 'mecatol-rex' })
  })

  it('[TI-52.02] are refused where nobody of that name is, whatever is sent', () => {
    const t = led({ 'sol-agent': 'jord' }, { ada: { space: { '3-00': { cruiser: 1 } } } })
    for (const nobody of ['sol-general', 'constructor', '__proto__', 'letnev-admiral', '']) {
      const moves = [{ from: '3-00', ship: 'cruiser', count: 1, leaders: [nobody] }]
      t.ada.cannot('act', ['2-00', { moves }], { rule: 'TI-52.02' })
      t.ada.cannot('act', ['2-00', { moves: [], leaders: { [`${nobody}x`]: 'vefut-ii' } }], {
        rule: 'TI-52.02',
      })
    }
  })

  it('[TI-52.02] are refused where nobody plays with them', () => {
    const t = ti({ ada: { space: { '3-00': { cruiser: 1 } } } })
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1, leaders: ['sol-agent'] }]
    t.ada.cannot('act', ['2-00', { moves }], { rule: 'TI-52.02' })
  })

  it('[TI-52.06, TI-51.15] go back aboard with the troops when settlers come', () => {
    const t = led(
      { 'sol-agent': ['2-00', 'carrier'] },
      {
        options: { distantSuns: true },
        // Settlers who take a side of their own: Bea.
        dice: [1, 1],
        ada: { space: { '2-00': { carrier: 1, laden: [CARRIER] } } },
        also: g => {
          g.domains = { wellon: { id: 'settlers', seenBy: [] } }
        },
      },
    )
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 2 } },
      leaders: { 'sol-agent': 'wellon' },
    })
    t.nobodyPlays()
    expect(t.state.planets.wellon!.by).to.not.equal('0')
    expect(t.state.leaders!['sol-agent']).to.deep.equal({ of: '0', cell: '1-00', ship: 'carrier' })
  })

  it('[TI-52.17, TI-57.10] The game proposes to spare the ship of a leader', () => {
    const proposed = (where: Parameters<typeof led>[0]) => {
      const t = led(where, {
        ada: { space: { '1-00': { cruiser: 1, destroyer: 1 } } },
        bea: { space: { '1-00': { cruiser: 3 } } },
      })
      return proposedLoss(t.ada.view, '0', { cell: '1-00', hits: 1 })!.destroy
    }
    expect(proposed({})).to.deep.equal({ destroyer: 1 })
    expect(proposed({ 'sol-admiral': ['1-00', 'destroyer'] })).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-52.03] have a sign on the map, with words', () => {
    const t = led({ 'sol-agent': 'jord' })
    expect(tokensOn(t.spectator.view, 'jord').map(({ sign }) => sign)).to.deep.equal(['♟'])
  })

  it('[TI-52.01, TI-52.13] Bots put Admirals aboard, and have Diplomats cancel what they would lose', () => {
    const t = ti({
      options: { leaders: true },
      steps: [{ do: 'placeLeaders', nth: 0 }, { do: 'startActionPhase' }],
      ada: { space: { '3-00': { carrier: 1, dreadnought: 1 } } },
    })
    expect(bots.admiral(t.ada.view, '0', ZERO)!.args[1]).to.deep.equal(['dreadnought'])
    const attacked = led(
      { 'letnev-diplomat': 'wellon' },
      {
        ada: { space: { '2-00': { carrier: 1, laden: [CARRIER] } } },
        bea: { planets: { wellon: {} } },
      },
    )
    attacked.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 2 } },
    })
    expect(bots.admiral(attacked.bea.view, '1', ZERO)!.args[1]).to.deep.equal(['cancel'])
  })
})
