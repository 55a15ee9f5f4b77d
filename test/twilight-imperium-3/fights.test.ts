/** What is fought is kept to be looked at, and can be decided in advance. */

import { prospects } from '../../games/twilight-imperium-3/rules/battle/losses.ts'
import type { Policy } from '../../games/twilight-imperium-3/state.ts'
import { expect, type Has, ti } from './support.ts'

const ASKED: Policy = { hits: 'ask', retreat: 'ask', pds: 'ask' }

/** Ada attacks Bea in 1-00 with what comes from 2-00, without a landing or a bombardment that was not said. */
function attack(
  ada: Has['space'] & object,
  bea: Has,
  dice: number[],
  said: { [seat: string]: Partial<Policy> } = {},
) {
  const t = ti({
    ada: { technologies: [], counters: { fleet: 8 }, space: ada },
    bea: { technologies: [], counters: { fleet: 8 }, ...bea },
    dice,
    // boardgame.io's own client lets nobody say anything who is not asked.
    also: g => {
      for (const [seat, policy] of Object.entries(said)) g.policies[seat] = { ...ASKED, ...policy }
    },
  })
  const { ships, laden } = t.state.space['2-00']!['0']!
  const carried = laden.map(({ ship }) => ship)
  const moves = [
    ...laden.map(({ ship }, place) => ({ from: '2-00', ship, count: 1, laden: place })),
    ...Object.entries(ships)
      .map(([ship, count]) => ({ ship, count: count - carried.filter(one => one === ship).length }))
      .filter(({ ship, count }) => count > 0 && ship !== 'fighter')
      .map(({ ship, count }) => ({ from: '2-00', ship, count })),
  ]
  t.ada.does('act', '1-00', { moves })
  return t
}

describe('twilight-imperium-3: what is fought stays to be seen', () => {
  it('[TI-57.11, TI-56.12] keeps every die of a battle with what each side had, until the next action', () => {
    const t = attack({ '2-00': { cruiser: 2 } }, { space: { '1-00': { cruiser: 1 } } }, [6, 6, 6, 7, 1, 1])
    const [fight, ...others] = t.spectator.view.fights
    expect(others).to.deep.equal([])
    expect(fight).to.include({ kind: 'space', cell: '1-00', attacker: '0', defender: '1', winner: '0' })
    expect(fight!.exchanges.map(({ what, round }) => [what, round])).to.deep.equal([
      ['space', 1],
      ['space', 2],
    ])
    const dice = fight!.exchanges.map(({ volleys }) =>
      volleys.map(({ seat, groups }) => [seat, groups.map(({ unit, needed, dice }) => [unit, needed, dice])]),
    )
    expect(dice[1]).to.deep.equal([
      ['0', [['cruiser', 7, [7, 1]]]],
      ['1', [['cruiser', 7, [1]]]],
    ])
    expect(fight!.exchanges[0]!.forces).to.deep.equal({
      0: { units: { cruiser: 2 } },
      1: { units: { cruiser: 1 } },
    })
    expect(fight!.end).to.deep.equal({ 0: { units: { cruiser: 2 } }, 1: { units: {} } })
    t.bea.does('act', '2-05', { moves: [] })
    expect(t.spectator.view.fights).to.deep.equal([])
  })

  it('[TI-57.11, TI-17.13] shows the dice of the round while somebody chooses what to lose', () => {
    const t = attack(
      { '2-00': { cruiser: 1, destroyer: 1 } },
      { space: { '1-00': { cruiser: 1, destroyer: 2 } } },
      [1, 9, 7, 1, 1],
    )
    const [fight] = t.bea.view.fights
    expect(fight!.end).to.equal(undefined)
    expect(fight!.exchanges.at(-1)!.volleys).to.have.length(2)
    expect(t.bea.view.volleys).to.deep.equal([])
  })

  it('[TI-57.11, TI-17.10] remembers who said to leave', () => {
    const t = attack(
      { '2-00': { cruiser: 1 } },
      { space: { '1-00': { cruiser: 1 } }, activated: ['1-01'] },
      [1, 1],
    )
    expect(t.open).to.deep.equal({ bea: ['announce'] })
    t.bea.does('answer', ['1-01'])
    const [fight] = t.cy.view.fights
    expect(fight).to.deep.include({ retreat: { by: '1', to: '1-01', round: 1 }, winner: '0' })
  })

  it('[TI-57.11, TI-16.04] keeps what a die showed before it was rolled again', () => {
    const t = attack(
      { '2-00': { cruiser: 1, destroyer: 1 } },
      { planets: { wellon: { pds: 2 } }, technologies: ['graviton-laser-system'] },
      [2, 8, 3],
    )
    t.bea.does('firePds', [{ planet: 'wellon', count: 2, cell: '1-00', at: '0' }])
    const [fight] = t.cy.view.fights
    expect(fight).to.include({ kind: 'pds', attacker: '1', defender: '0' })
    const [{ volleys } = { volleys: [] }] = fight!.exchanges
    expect(volleys[0]!.groups).to.deep.equal([{ unit: 'pds', needed: 6, dice: [8, 3], before: [2] }])
    t.ada.does('takeHits', { destroy: { destroyer: 1 }, sustain: {}, laden: [] })
    expect(t.cy.view.fights[0]!.end).to.deep.equal({ 0: { units: { cruiser: 1 } }, 1: { units: { pds: 2 } } })
  })

  it('[TI-57.11, TI-19.03, TI-19.08] keeps bombardment, PDS fire at what lands, and the invasion', () => {
    const t = ti({
      ada: {
        technologies: [],
        counters: { fleet: 6 },
        space: {
          '2-00': {
            carrier: 1,
            warSun: 1,
            laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }],
          },
        },
      },
      bea: { technologies: [], planets: { wellon: { groundForce: 2, pds: 1 } } },
      // Bombardment by the War Sun; PDS; two against one.
      dice: [9, 1, 1, 1, 8, 8, 8, 1],
    })
    t.ada.does('act', '1-00', {
      moves: [
        { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
        { from: '2-00', ship: 'warSun', count: 1 },
      ],
      landings: { wellon: { groundForce: 3 } },
      bombard: { wellon: { warSun: 1 } },
    })
    t.bea.does('firePds', [])
    const kinds = t.cy.view.fights.map(({ kind, exchanges }) => [kind, exchanges.map(({ what }) => what)])
    expect(kinds).to.deep.equal([
      ['bombardment', ['bombardment']],
      ['invasion', ['pds', 'invasion']],
    ])
    expect(t.cy.view.fights[0]!.end).to.deep.equal({
      0: { units: { warSun: 1 } },
      1: { units: { groundForce: 1, pds: 1 } },
    })
    expect(t.cy.view.fights[1]).to.deep.include({ winner: '0', planet: 'wellon' })
  })
})

describe('twilight-imperium-3: what is said of battles in advance', () => {
  const LADEN = [{ ship: 'carrier' as const, cargo: { groundForce: 4 } }]

  it('[TI-57.10] proposes to lose what leaves the best chance of a landing, not what is cheapest', () => {
    const t = attack(
      { '2-00': { carrier: 1, cruiser: 2, laden: LADEN } },
      { space: { '1-00': { destroyer: 2 } }, planets: { wellon: { groundForce: 1 } } },
      [1, 1, 1, 10, 1],
    )
    expect(t.open).to.deep.equal({ ada: ['takeHits'] })
    const all = prospects(t.ada.view, '0', { cell: '1-00', hits: 1 })
    expect(all[0]!.taken.destroy).to.deep.equal({ cruiser: 1 })
    const carrier = all.find(({ taken }) => taken.destroy.carrier)!
    expect(carrier.planet).to.equal(0)
    expect(carrier.win).to.be.greaterThan(all[0]!.win!)
  })

  it('[TI-57.10] takes hits by itself for who wants that, and asks the others', () => {
    const t = attack(
      { '2-00': { cruiser: 1, destroyer: 1 } },
      { space: { '1-00': { cruiser: 1, destroyer: 2 } } },
      [1, 9, 7, 1, 1, /* next round */ 1, 1, 1, 1],
      { 0: { hits: 'always' } },
    )
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.open).to.deep.equal({ bea: ['takeHits'] })
  })

  it('[TI-57.10] lets ships leave or stay as it was said, and asks where there are several ways', () => {
    const fight = (retreat: 'never' | { after: number } | { below: number }, activated = ['1-01']) =>
      attack(
        { '2-00': { cruiser: 4 } },
        { space: { '1-00': { cruiser: 1 } }, activated },
        Array(10).fill(1),
        {
          1: { retreat },
        },
      )
    expect(fight({ below: 30 }).bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(fight({ below: 30 }, ['1-01', '1-05']).open).to.deep.equal({ bea: ['announce'] })
    const t = fight({ after: 1 })
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.state.fights[0]!.retreat).to.include({ round: 2 })
  })

  it('[TI-57.10, TI-16.03] fires PDS or holds fire as it was said', () => {
    const fire = (pds: 'always' | 'never') =>
      attack({ '2-00': { cruiser: 1 } }, { planets: { wellon: { pds: 1 } } }, [10], { 1: { pds } })
    expect(fire('always').ada.ships('1-00')).to.deep.equal({})
    expect(fire('never').ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-57.10, TI-56.15] is seen by nobody else, and can be said anew', () => {
    const t = ti()
    t.ada.does('setPolicy', { ...ASKED, retreat: 'never', pds: 'always' })
    expect(t.ada.view.policies).to.deep.equal({ 0: { hits: 'ask', retreat: 'never', pds: 'always' } })
    for (const { view, seat } of [t.bea, t.cy]) expect(view.policies).to.deep.equal({ [seat]: ASKED })
    expect(t.spectator.view.policies).to.deep.equal({})
    t.ada.cannot('setPolicy', [{ ...ASKED, pds: 'always', retreat: 'never' }], { rule: 'TI-57.10' })
    t.ada.does('setPolicy', ASKED)
    expect(t.ada.view.policies).to.deep.equal({ 0: ASKED })
  })
})
