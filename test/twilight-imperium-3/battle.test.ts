import { expect, type Has, ti } from './support.ts'

/** Fighters stay where a Space Dock supports them. */
const DOCK: Has = { planets: { wellon: { spaceDock: 1 } } }

/** Ada attacks Bea in 1-00 with what comes from 2-00. Sol has no bonus, Letnev +1 for Cruisers and Destroyers. */
function attack(ada: Has['space'], bea: Has['space'], dice: number[], more: { ada?: Has; bea?: Has } = {}) {
  const t = ti({
    ada: { technologies: [], counters: { fleet: 8 }, ...more.ada, space: ada! },
    bea: { technologies: [], counters: { fleet: 8 }, ...more.bea, space: bea! },
    dice,
    // Also before the Naalu.
    steps: [{ do: 'turn', seat: '0' }, { do: 'nextTurn' }],
    also: g => {
      g.active = '0'
    },
  })
  const from = t.state.space['2-00']!['0']!
  const fighters = from.ships.fighter ?? 0
  const carriers = from.ships.carrier ?? 0
  const moves = Object.entries(from.ships)
    .filter(([ship]) => ship !== 'fighter')
    .flatMap(([ship, count]) =>
      ship === 'carrier' && fighters > 0
        ? Array.from({ length: carriers }, (_, i) => ({
            from: '2-00',
            ship,
            count: 1,
            ...(i === 0 && { load: [{ at: '2-00', units: { fighter: fighters } }] }),
          }))
        : [
            {
              from: '2-00',
              ship,
              count,
              ...(from.damaged[ship as 'dreadnought'] && { damaged: from.damaged[ship as 'dreadnought'] }),
            },
          ],
    )
  t.ada.does('act', '1-00', { moves, landings: {}, bombard: {} })
  return t
}

describe('twilight-imperium-3: space battle', () => {
  it('[TI-17.01, TI-17.03, TI-17.12, TI-17.16, TI-17.21, TI-1.09] is fought with a die per ship until one side is gone', () => {
    const t = attack({ '2-00': { cruiser: 2 } }, { '1-00': { cruiser: 1 } }, [6, 6, 6, 7, 1, 1])
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 2 })
    expect(t.bea.ships('1-00')).to.deep.equal({})
    expect(t.log).to.include('ada rolls for 2 Cruisers (space battle, 7 or more): 6 and 6. 0 hits.')
    expect(t.log).to.include('ada wins the battle in Wellon.')
    t.settled('turn')
  })

  it('[TI-17.01] is fought against a single Fighter, too', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { fighter: 1 } }, [7, 1], { bea: DOCK })
    expect(t.bea.ships('1-00')).to.deep.equal({})
    t.settled('turn')
  })

  it('[TI-17.12, TI-17.14] lets both sides roll before anything is lost', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [7, 7])
    expect(t.state.space['1-00']).to.equal(undefined)
    expect(t.log).to.include('Nobody wins the battle in Wellon.')
  })

  it('[TI-17.12] rolls three dice for a War Sun', () => {
    const t = attack({ '2-00': { warSun: 1 } }, { '1-00': { cruiser: 3 } }, [3, 3, 3, 1, 1, 1])
    expect(t.bea.ships('1-00')).to.deep.equal({})
    t.settled('turn')
  })

  it('[TI-17.13, TI-57.08] asks the owner which ships take the hits, the attacker first', () => {
    const t = attack(
      { '2-00': { cruiser: 1, destroyer: 1 } },
      { '1-00': { cruiser: 1, destroyer: 2 } },
      // Cruiser, Destroyer; Cruiser, two Destroyers.
      [1, 9, 7, 1, 1],
    )
    expect(t.open).to.deep.equal({ ada: ['takeHits'] })
    t.ada.cannot('takeHits', [{ destroy: {}, sustain: {}, laden: [] }], { rule: 'TI-17.13', key: 'hitsLeft' })
    t.ada.cannot('takeHits', [{ destroy: { carrier: 1 }, sustain: {}, laden: [] }], {
      rule: 'TI-17.13',
      key: 'noSuchShips',
    })
    t.ada.does('takeHits', { destroy: { destroyer: 1 }, sustain: {}, laden: [] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.open).to.deep.equal({ bea: ['takeHits'] })
    t.bea.does('takeHits', { destroy: { cruiser: 1 }, sustain: {}, laden: [] })
    expect(t.bea.has.points).to.equal(0)
  })

  it('[TI-17.13, TI-9.20] damages a sustaining ship instead of destroying it, once', () => {
    const t = attack({ '2-00': { dreadnought: 1 } }, { '1-00': { cruiser: 2 } }, [1, 7, 1])
    expect(t.open).to.deep.equal({ ada: ['takeHits'] })
    t.rolls(1, 7, 1)
    t.ada.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
    // The second hit has only one result.
    expect(t.ada.ships('1-00')).to.deep.equal({})
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 2 })
  })

  it('[TI-17.13, TI-9.20] takes two hits with one ship that sustains damage', () => {
    const t = attack({ '2-00': { dreadnought: 1, destroyer: 1 } }, { '1-00': { cruiser: 2 } }, [1, 1, 7, 7])
    t.ada.cannot('takeHits', [{ destroy: {}, sustain: { dreadnought: 2 }, laden: [] }], { rule: 'TI-9.20' })
    t.rolls(9, 7, 7)
    t.ada.does('takeHits', { destroy: { dreadnought: 1 }, sustain: { dreadnought: 1 }, laden: [] })
    expect(t.ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-9.21, TI-9.23] lets damaged ships roll as before, and loses them first', () => {
    const t = attack(
      { '2-00': { dreadnought: 2, damaged: { dreadnought: 1 } } },
      { '1-00': { cruiser: 1 } },
      [5, 1, 7],
    )
    t.ada.does('takeHits', { destroy: { dreadnought: 1 }, sustain: {}, laden: [] })
    expect(t.state.space['1-00']!['0']).to.deep.equal({ ships: { dreadnought: 1 }, damaged: {}, laden: [] })
  })

  it('[TI-9.23] spares no damaged ship for a sound one, but where the ship that is named carries something', () => {
    const warSuns = (laden: object[]) => ({
      '2-00': { dreadnought: 1 },
      '1-00': { warSun: 3, damaged: { warSun: 1 }, laden },
    })
    const carrying = { ship: 'warSun', cargo: { groundForce: 2 } }
    const lose = (laden: object[], named: number[]) => {
      const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': warSuns(laden)['1-00'] } as Has['space'], [
        ...[7, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      ])
      t.rolls(...Array.from({ length: 10 }, () => 10))
      t.bea.does('takeHits', { destroy: { warSun: 1 }, sustain: {}, laden: named })
      return t.state.space['1-00']!['1']!
    }
    expect(lose([], []).damaged).to.deep.equal({})
    expect(lose([carrying], []).damaged).to.deep.equal({})
    expect(lose([carrying], [0])).to.deep.equal({ ships: { warSun: 2 }, damaged: { warSun: 1 }, laden: [] })
  })

  it('[TI-9.14] loses what is aboard of a ship that is destroyed, and has it named', () => {
    const t = ti({
      ada: {
        technologies: [],
        space: { '1-00': { carrier: 2, laden: [{ ship: 'carrier', cargo: { groundForce: 4 } }] } },
      },
      bea: { technologies: [], counters: { fleet: 5 }, space: { '2-00': { cruiser: 2 } } },
      steps: [{ do: 'nextTurn' }],
      also: g => {
        g.active = '0'
      },
      dice: [7, 1, 1, 1],
    })
    t.bea.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    t.ada.cannot('takeHits', [{ destroy: { carrier: 1 }, sustain: {}, laden: [1] }], { rule: 'TI-17.13' })
    t.rolls(7, 7, 1)
    t.ada.does('takeHits', { destroy: { carrier: 1 }, sustain: {}, laden: [0] })
    expect(t.log).to.include('ada loses 1 Carrier and 4 Ground Forces in Wellon.')
  })

  it('[TI-9.15, TI-17.20] lets Fighters without capacity fight on and loses them after the battle', () => {
    const t = attack(
      { '2-00': { carrier: 1, fighter: 2, cruiser: 1 } },
      { '1-00': { cruiser: 1 } },
      // Carrier, Cruiser, two Fighters; Cruiser of Bea.
      [1, 1, 1, 1, 7],
    )
    t.rolls(7, 9, 1, 1)
    t.ada.does('takeHits', { destroy: { carrier: 1 }, sustain: {}, laden: [] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.log).to.include('ada loses 2 Fighters without capacity in Wellon.')
  })

  it('[TI-17.07, TI-17.08] begins with a barrage of Destroyers against Fighters, both sides at once', () => {
    const t = attack(
      { '2-00': { destroyer: 1, carrier: 1, fighter: 1 } },
      { '1-00': { destroyer: 1, carrier: 1, fighter: 2 } },
      // Two dice of each Destroyer; then the round: Ada has no Fighter left, Bea one.
      [9, 1, 9, 9, 1, 1, 1, 1, 1],
    )
    expect(t.log).to.include('Before the battle: Anti-Fighter Barrage.')
    expect(t.state.battle!.fighters).to.deep.equal({ '0': 1, '1': 2 })
    expect(t.bea.ships('1-00').fighter).to.equal(1)
    expect(t.ada.ships('1-00').fighter).to.equal(undefined)
  })

  it('[TI-17.09] is over when the barrage leaves nobody', () => {
    const t = attack({ '2-00': { destroyer: 2 } }, { '1-00': { fighter: 1 } }, [9, 1, 1, 1], { bea: DOCK })
    expect(t.log).not.to.include('Combat round 1.')
    expect(t.log).to.include('ada wins the battle in Wellon.')
    t.settled('turn')
  })

  it('[TI-17.24, TI-6.03] gives the defender in a Nebula +1 on all dice', () => {
    const t = ti({
      ada: { technologies: [], space: { '1-05': { cruiser: 1 } } },
      bea: { technologies: [], space: { '1-04': { cruiser: 1 } } },
      dice: [6, 6],
    })
    t.ada.does('act', '1-04', { moves: [{ from: '1-05', ship: 'cruiser', count: 1 }] })
    expect(t.ada.ships('1-04')).to.deep.equal({})
    expect(t.bea.ships('1-04')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-1.17, TI-1.10] adds up technologies and races', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [5, 8], {
      ada: { race: 'norr', technologies: ['hylar-v-assault-laser'] },
      bea: { race: 'jolnar', counters: { strategy: 0 } },
    })
    // N'orr: 7 less 2; Jol-Nar: 7 and 1.
    expect(t.log).to.include('ada rolls for 1 Cruiser (space battle, 5 or more): 5. 1 hit.')
    expect(t.log).to.include('bea rolls for 1 Cruiser (space battle, 8 or more): 8. 1 hit.')
  })

  it('[TI-24.16] remembers how many ships stood against the winner', () => {
    const t = attack(
      { '2-00': { warSun: 1 } },
      { '1-00': { cruiser: 1, carrier: 1, fighter: 1 } },
      [3, 3, 3, 1, 1, 1],
    )
    expect(t.ada.has.deeds).to.deep.equal([{ event: 'spaceBattleWon', of: '1', ships: 3, fighters: 1 }])
  })
})

describe('twilight-imperium-3: retreats', () => {
  it('[TI-17.10, TI-17.11, TI-17.17] lets the defender leave for a system with an own counter', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [1, 1], {
      bea: { activated: ['1-01'] },
    })
    expect(t.open).to.deep.equal({ bea: ['announce'] })
    expect(t.bea.asked().pick!.options).to.deep.equal(['1-01'])
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.log).to.include('ada wins the battle in Wellon.')
  })

  it('[TI-17.10] asks the attacker first, and the defender only if the attacker stays', () => {
    const more = { ada: { activated: ['2-00'] }, bea: { activated: ['1-01'] } }
    const t = ti({
      ada: { technologies: [], space: { '2-01': { cruiser: 1 } }, ...more.ada },
      bea: { technologies: [], space: { '1-00': { cruiser: 1 } }, ...more.bea },
      dice: [1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-01', ship: 'cruiser', count: 1 }] })
    expect(t.open).to.deep.equal({ ada: ['announce'] })
    t.ada.answers('2-00')
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    t.settled('turn')
  })

  it('[TI-17.25, TI-17.18] skips landings after a withdrawal', () => {
    const t = ti({
      ada: {
        technologies: [],
        activated: ['2-00'],
        space: { '2-01': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
      },
      bea: { technologies: [], space: { '1-00': { cruiser: 1 } } },
      dice: [1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-01', ship: 'carrier', count: 1, laden: 0 }] })
    t.ada.answers('2-00')
    expect(t.state.space['2-00']!['0']!.laden).to.deep.equal([{ ship: 'carrier', cargo: { groundForce: 1 } }])
    t.settled('turn')
  })

  it('[TI-17.15] is cancelled if the enemy has no ship left', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 2 } }, [1, 7, 1], {
      bea: { activated: ['1-01'] },
    })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 2 })
    expect(t.bea.ships('1-01')).to.deep.equal({})
  })

  it('[TI-17.17, TI-6.02] leaves neither for a system of enemy ships nor without an own counter', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [7, 1], {
      bea: { activated: ['2-10', '3-06'] },
    })
    // Neither is adjacent to 1-00 and open; so nobody is asked.
    expect(t.bea.ships('1-00')).to.deep.equal({})
    t.settled('turn')
  })

  it('[TI-17.19, TI-8.07] loses what Fleet Supply does not allow there', () => {
    const t = attack(
      { '2-00': { cruiser: 1 } },
      { '1-00': { cruiser: 2 }, '1-01': { cruiser: 1 } },
      [1, 1, 1],
      {
        bea: { activated: ['1-01'], counters: { fleet: 1 } },
      },
    )
    // Letnev may have one ship more than that.
    t.bea.answers('1-01')
    expect(t.open).to.deep.equal({ bea: ['fleetExcess'] })
    t.bea.does('loseExcess', { destroy: { cruiser: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 2 })
  })

  it('[TI-17.22, TI-17.23] makes the attacker leave after 30 rounds in which nothing was lost', () => {
    const t = attack(
      { '2-00': { cruiser: 1 } },
      { '1-00': { cruiser: 1 } },
      Array.from({ length: 60 }, () => 1),
    )
    expect(t.open).to.deep.equal({ ada: ['leaveStalemate'] })
    t.ada.answers('1-01')
    expect(t.ada.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.state.activated['1-01']).to.deep.equal(['0'])
  })
})

describe('twilight-imperium-3: races in space battles', () => {
  it('[TI-31.03] lets Letnev pay for +1 in one round, and again in the next', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [1, 5], {
      bea: { tradeGoods: 5 },
    })
    expect(t.open).to.deep.equal({ bea: ['warChest'] })
    t.bea.answers('pay')
    expect(t.bea.has.tradeGoods).to.equal(3)
    t.rolls(1, 6)
    t.bea.answers('pay')
    expect(t.log).to.include('bea rolls for 1 Cruiser (space battle, 6 or more): 6. 1 hit.')
    expect(t.ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-31.03, TI-1.19] asks nobody who has less than 2 trade goods', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [7, 1], {
      bea: { tradeGoods: 1 },
    })
    t.settled('turn')
  })

  it('[TI-31.04] lets two Cruisers and Destroyers of Mentak shoot first, without return fire', () => {
    const t = attack({ '2-00': { cruiser: 3 } }, { '1-00': { cruiser: 2 } }, [7, 7], {
      ada: { race: 'mentak' },
    })
    expect(t.log).to.include('Before the battle: Ambush.')
    expect(t.log).to.include('ada wins the battle in Wellon.')
    t.settled('turn')
  })

  it('[TI-31.11] shoots with Cruisers of Mentak before Destroyers', () => {
    const t = attack({ '2-00': { cruiser: 1, destroyer: 2 } }, { '1-00': { cruiser: 2 } }, [7, 9], {
      ada: { race: 'mentak' },
    })
    const ambush = t.log.filter(text => text.startsWith('ada rolls'))
    expect(ambush).to.deep.equal([
      'ada rolls for 1 Cruiser (first shot, 7 or more): 7. 1 hit.',
      'ada rolls for 1 Destroyer (first shot, 9 or more): 9. 1 hit.',
    ])
  })

  it('[TI-17.06, TI-57.03] lets the defender order what happens before the battle', () => {
    const t = attack({ '2-00': { dreadnought: 1, destroyer: 1 } }, { '1-00': { fighter: 3 } }, [], {
      ada: { technologies: ['assault-cannon'] },
      bea: DOCK,
    })
    expect(t.open).to.deep.equal({ bea: ['orderShots'] })
    t.rolls(1, 1, 1, 1, 1)
    t.bea.answers('barrage', 'assaultCannon')
    const shots = t.log.filter(text => text.startsWith('Before'))
    expect(shots).to.deep.equal([
      'Before the battle: Anti-Fighter Barrage.',
      'Before the battle: Assault Cannon.',
    ])
  })

  it('[TI-31.05] lets the Naalu leave before anything is shot', () => {
    const t = attack({ '2-00': { destroyer: 1 } }, { '1-00': { fighter: 1, cruiser: 1 } }, [], {
      bea: { race: 'naalu', activated: ['1-01'] },
    })
    expect(t.open).to.deep.equal({ bea: ['foresight'] })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.ships('1-00')).to.deep.equal({ destroyer: 1 })
    expect(t.log.join()).not.to.include('rolls')
  })

  it('[TI-31.02] lets Jol-Nar roll missed dice again for Command Counters', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [7, 1], {
      bea: { race: 'jolnar', counters: { strategy: 2 } },
    })
    expect(t.open).to.deep.equal({ bea: ['reroll'] })
    t.rolls(2, 8)
    t.bea.answers('cruiser')
    t.bea.answers('cruiser')
    expect(t.bea.has.counters.strategy).to.equal(0)
    expect(t.state.space['1-00']).to.equal(undefined)
  })

  it('[TI-31.06] weakens nobody but the enemies of Xxcha, in the first round only', () => {
    const t = attack({ '2-00': { cruiser: 1 } }, { '1-00': { cruiser: 1 } }, [7, 1, 7, 1], {
      bea: { race: 'xxcha' },
    })
    expect(t.log).to.include('ada rolls for 1 Cruiser (space battle, 8 or more): 7. 0 hits.')
    expect(t.log).to.include('ada rolls for 1 Cruiser (space battle, 7 or more): 7. 1 hit.')
  })
})
