/** When action cards are played, and by whom. Section 26. */
import { ACTION_CARD_IDS, type ActionCardId, WINDOWS } from '../../games/twilight-imperium-3/data/index.ts'
import { kindsIn } from '../../games/twilight-imperium-3/rules/windows/kinds.ts'
import { expect, type Has, ti } from './support.ts'

/** Ada, with two Cruisers, attacks Bea's one in 1-00. */
function battle(ada: Has, bea: Has, { cy = {}, dice = [] }: { cy?: Has; dice?: number[] } = {}) {
  const t = ti({
    ada: { technologies: [], ...ada, space: { '2-00': { cruiser: 2 } } },
    bea: { technologies: [], ...bea, space: { '1-00': { cruiser: 1 } } },
    cy,
    dice,
  })
  t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
  t.toWindow('W11')
  return t
}

describe('twilight-imperium-3: windows', () => {
  it('[TI-26.12] has a window for every kind of card', () => {
    const placed = new Set(Object.values(WINDOWS).flatMap(kindsIn))
    expect([...placed].sort()).to.deep.equal([...ACTION_CARD_IDS].sort())
  })

  it('[TI-26.12, TI-56.15] asks everybody with a card who could play one as far as all know, whatever it is', () => {
    const t = battle(
      { actionCards: ['good-year'] },
      { actionCards: ['morale-boost'] },
      {
        cy: { actionCards: ['morale-boost'] },
      },
    )
    // Before the round: both sides; Cy has a card, but does not fight.
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    expect(t.ada.labels).to.deep.equal(['Play nothing'])
    expect(t.bea.labels).to.have.members(['Play nothing', 'Play Morale Boost'])
  })

  it('[TI-26.12] asks nobody when no copy of a card can be in a hand any more', () => {
    const t = ti({
      ada: { technologies: [], actionCards: ['good-year'], space: { '2-00': { cruiser: 2 } } },
      bea: { technologies: [], actionCards: ['good-year'], space: { '1-00': { cruiser: 1 } } },
      dice: [1, 1, 7, 7, 1],
      also: g => {
        g.discards.actionCards = ACTION_CARD_IDS.filter(id => id !== 'good-year').flatMap(id =>
          Array.from({ length: 5 }, () => id),
        )
      },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    t.settled('takeHits', 'turn')
  })

  it('[TI-26.04, TI-26.14, TI-56.03] tells nobody who has announced a card, until the window closes', () => {
    const t = battle({ actionCards: ['good-year'] }, { actionCards: ['morale-boost'] })
    const before = [t.ada.view, t.cy.view, t.spectator.view]
    t.bea.plays('morale-boost')
    expect([t.ada.view, t.cy.view, t.spectator.view]).to.deep.equal(before)
    expect(t.bea.asks).to.deep.equal([])
    t.rolls(7, 1, 6, 1, 1)
    t.ada.does('passWindow')
    expect(t.log).to.include('bea plays Morale Boost.')
    // Whether somebody cancels it.
    expect(t.open).to.deep.equal({ ada: ['window'] })
    expect(t.ada.asked().about).to.have.nested.property('moment.key', 'moment.W26')
    expect(t.ada.view.played).to.have.length(1)
  })

  it('[TI-57.07] keeps what was decided in the step that a window interrupts', () => {
    const t = ti({
      ada: {
        technologies: [],
        space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      },
      bea: {
        technologies: [],
        actionCards: ['minelayers'],
        planets: { lodor: {} },
        space: { '1-00': { cruiser: 1 } },
      },
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    })
    expect(t.state.window).to.include({ id: 'W08' })
    t.bea.does('passWindow')
    t.rolls(9, 1)
    while (t.bea.isAsked('window')) t.bea.does('passWindow')
    // The landing that was said with the action needs no second word.
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1 })
    t.settled('turn')
  })

  it('[TI-26.04] lets an announcement be taken back until all have answered', () => {
    const t = battle({ actionCards: ['good-year'] }, { actionCards: ['morale-boost'] })
    t.bea.plays('morale-boost')
    t.bea.does('reconsider')
    t.bea.does('passWindow')
    t.rolls(7, 7, 1)
    t.ada.does('passWindow')
    expect(t.bea.has.actionCards).to.deep.equal(['morale-boost'])
    expect(t.log.join()).not.to.include('Morale Boost')
  })

  it('[TI-26.13] opens a window once more after a card, for those who could still play one', () => {
    const t = battle({ actionCards: ['morale-boost'] }, { actionCards: ['morale-boost', 'shields-holding'] })
    t.ada.does('passWindow')
    t.bea.plays('morale-boost')
    // Nobody cancels it.
    expect(t.ada.asked().about).to.have.nested.property('moment.key', 'moment.W26')
    t.ada.does('passWindow')
    expect(t.state.window).to.include({ id: 'W11' })
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    // [TI-26.08] The other Morale Boost is of no use in the same round.
    expect(t.ada.labels).to.deep.equal(['Play nothing'])
    t.rolls(1, 1, 5)
    t.ada.does('passWindow')
    t.bea.does('passWindow')
    // It opens no third time.
    expect(t.log).to.include('bea rolls for 1 Cruiser (space battle, 6 or more): 5. 0 hits.')
  })

  it('[TI-26.08] counts one of two identical cards that meet, that of the first in the order of play', () => {
    const t = battle({ actionCards: ['morale-boost'] }, { actionCards: ['morale-boost'] })
    t.bea.plays('morale-boost')
    t.ada.plays('morale-boost')
    expect(t.log).to.include('ada plays Morale Boost.')
    expect(t.log).to.include('Morale Boost of bea cannot be played any more and goes back to the hand.')
    expect(t.bea.has.actionCards).to.deep.equal(['morale-boost'])
    expect(t.ada.view.players['0']!.actionCards).to.deep.equal([])
  })

  it('[TI-26.06] cancels a card with Sabotage right after it was revealed; both are discarded', () => {
    const t = ti({
      ada: { actionCards: ['good-year'], planets: { wellon: {}, lodor: {} } },
      bea: { actionCards: ['sabotage'] },
    })
    t.ada.plays('good-year')
    expect(t.open).to.deep.equal({ bea: ['window'] })
    expect(t.bea.asked().about).to.have.nested.property('moment.params.card', 'actionCard:good-year')
    t.bea.plays('sabotage')
    expect(t.ada.has.tradeGoods).to.equal(0)
    expect(t.state.discards.actionCards).to.have.members(['good-year', 'sabotage'])
    expect(t.log).to.include('Good Year of ada has no effect.')
  })

  it('[TI-12.05] does not use up the turn of whoever played a cancelled card as an action', () => {
    const t = ti({ ada: { actionCards: ['good-year'] }, bea: { actionCards: ['sabotage'] } })
    t.ada.plays('good-year')
    t.bea.plays('sabotage')
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-26.07] lets a Sabotage be sabotaged', () => {
    const t = ti({
      ada: { actionCards: ['good-year', 'sabotage'], planets: { wellon: {} } },
      bea: { actionCards: ['sabotage'] },
    })
    t.ada.plays('good-year')
    t.bea.plays('sabotage')
    t.ada.plays('sabotage')
    expect(t.ada.has.tradeGoods).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.06] a cancelled card does not count as played', () => {
    const t = battle({ actionCards: ['sabotage'] }, { actionCards: ['morale-boost', 'morale-boost'] })
    t.ada.does('passWindow')
    t.bea.plays('morale-boost')
    t.ada.plays('sabotage')
    // Nobody cancels that. The window opens again, and the second one can be played.
    t.bea.does('passWindow')
    t.bea.plays('morale-boost')
    expect(t.bea.has.actionCards).to.deep.equal([])
  })

  it('[TI-26.09, TI-12.02] is a whole turn where a card is an action', () => {
    const t = ti({ ada: { actionCards: ['good-year'], planets: { wellon: {}, abyz: {}, fria: {} } } })
    t.ada.plays('good-year')
    expect(t.ada.has.tradeGoods).to.equal(3)
    expect(t.state.discards.actionCards).to.deep.equal(['good-year'])
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.02] refuses cards in other circumstances than theirs', () => {
    const t = ti({ ada: { actionCards: ['morale-boost'] } })
    t.ada.cannot('playAction', ['morale-boost', {}], { rule: 'TI-26.02', key: 'notNow' })
    t.ada.cannot('playAction', ['good-year', {}], { rule: 'TI-26.01', key: 'noSuchCard' })
    const other = ti({ ada: { actionCards: ['good-year'] } })
    other.ada.cannot('playAction', ['good-year', { seat: '1' }], { rule: 'TI-26.05', key: 'otherTarget' })
  })

  it('[TI-26.01] discards at once what is more than seven cards, drawing one at a time', () => {
    const seven: ActionCardId[] = [
      'good-year',
      'morale-boost',
      'morale-boost',
      'morale-boost',
      'morale-boost',
      'flank-speed',
    ]
    const t = ti({
      ada: { actionCards: seven, strategy: ['political', 'trade'] },
      also: g => {
        g.decks.actionCards = ['shields-holding', 'sabotage', 'flank-speed']
      },
    })
    t.ada.does('strategic', 'political', { counters: { command: 1 } })
    expect(t.ada.has.actionCards).to.have.length(8)
    expect(t.open).to.deep.equal({ ada: ['discard'] })
    expect(t.ada.asked().pick!.options).to.deep.equal([
      'good-year',
      'morale-boost',
      'flank-speed',
      'sabotage',
    ])
    expect(t.bea.view.players['0']!.actionCards).to.have.length(8)
    t.ada.answers('good-year')
    expect(t.ada.has.actionCards).to.have.length(8)
    t.ada.answers('morale-boost')
    expect(t.ada.has.actionCards).to.have.length(7)
    expect(t.log).to.include('ada discards Good Year.')
  })

  it('[TI-31.08] lets Yssaril hold as many as they like', () => {
    const t = ti({
      ada: { race: 'yssaril', actionCards: Array(7).fill('morale-boost'), strategy: ['political', 'trade'] },
    })
    t.ada.does('strategic', 'political', { counters: { command: 1 } })
    expect(t.ada.has.actionCards).to.have.length(10)
  })

  it('[TI-2.18] shuffles the discards when the deck is empty; with neither nothing is drawn', () => {
    const t = ti({
      ada: { strategy: ['political', 'trade'] },
      also: g => {
        g.decks.actionCards = []
        g.discards.actionCards = ['good-year', 'sabotage']
      },
    })
    t.ada.does('strategic', 'political', { counters: { command: 1 } })
    expect(t.ada.has.actionCards).to.have.members(['good-year', 'sabotage'])
    expect(t.state.discards.actionCards).to.deep.equal([])
  })

  it('[TI-56.02] shows a hand to its owner, and how many cards it has to everybody', () => {
    const t = ti({ ada: { actionCards: ['good-year', 'sabotage'] } })
    expect(t.ada.has.actionCards).to.deep.equal(['good-year', 'sabotage'])
    for (const { view } of [t.bea, t.cy, t.spectator])
      expect(view.players['0']!.actionCards).to.deep.equal([null, null])
  })

  it('[TI-26.03, TI-56.02] discards a card face up when it is resolved', () => {
    const t = ti({ ada: { actionCards: ['good-year'] } })
    t.ada.plays('good-year')
    for (const { view } of [t.ada, t.bea, t.spectator])
      expect(view.discards.actionCards).to.deep.equal(['good-year'])
    expect(t.state.played).to.deep.equal([])
  })

  it('[TI-26.16, TI-26.18] returns a card whose cause another one, revealed with it, has taken away', () => {
    const t = battle({ actionCards: ['recheck'] }, { actionCards: ['shields-holding'] }, { dice: [7, 1, 1] })
    t.toWindow('W13')
    t.bea.plays('shields-holding')
    t.rolls(2)
    // Ada comes first in the order of play, and takes the only hit away.
    t.ada.plays('recheck', { die: { volley: 0, group: 0, value: 7 } })
    t.toWindow('W11')
    expect(t.log).to.include.members(['ada plays Recheck: 7 of ada for Cruiser (space battle, 7 or more).'])
    expect(t.log).to.include('Shields Holding of bea cannot be played any more and goes back to the hand.')
    expect(t.bea.has.actionCards).to.deep.equal(['shields-holding'])
  })

  it('[TI-26.21] aims cards that harm at others only', () => {
    const t = ti({
      ada: { actionCards: ['uprising', 'plague'], planets: { wellon: { groundForce: 1 } } },
    })
    t.ada.cannot('playAction', ['uprising', { cell: '1-00' }], { rule: 'TI-26.02' })
    t.ada.cannot('playAction', ['plague', { planet: 'wellon' }], { rule: 'TI-26.02' })
  })

  it('[TI-26.22] opens no window for a card that can be played at any time', () => {
    const t = ti({
      ada: { technologies: [], space: { '2-00': { cruiser: 1 } } },
      bea: { actionCards: ['disclosure'] },
      cy: { actionCards: ['disclosure'] },
      also: g => {
        g.discards.actionCards = ACTION_CARD_IDS.filter(
          id => id !== 'disclosure' && id !== 'emergency-repairs',
        ).flatMap(id => Array.from({ length: 5 }, () => id))
      },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.23] lets Touch of Genius be no card of another moment, and not itself', () => {
    const t = ti({
      ada: { actionCards: ['touch-of-genius'], tradeGoods: 9 },
      also: g => {
        g.discards.actionCards = ['morale-boost', 'disclosure', 'touch-of-genius']
      },
    })
    const price = { planets: [], tradeGoods: 3 }
    for (const copy of ['morale-boost', 'disclosure', 'touch-of-genius'])
      t.ada.cannot('playAction', ['touch-of-genius', { copy, price }], { rule: 'TI-26.02' })
  })
})

describe('twilight-imperium-3: hands stay secret', () => {
  /** Ada comes with Fighters, over a mine of Bea, at her War Sun; nobody plays a card. What Ada, Cy and others saw. */
  function watchRun(hand: ActionCardId[]) {
    const t = ti({
      options: { sabotageRuns: true, spaceMines: true, expansionCards: true },
      ada: {
        technologies: [],
        counters: { fleet: 6 },
        actionCards: ['good-year'],
        space: { '2-00': { carrier: 1, cruiser: 1, fighter: 3 } },
      },
      bea: { technologies: [], actionCards: hand, space: { '1-00': { warSun: 1, carrier: 1, fighter: 2 } } },
      cy: { actionCards: ['sabotage'] },
      // The mine; a run of three, two of which pass, and one destroys.
      dice: [1, 9, 9, 10, 3, 9, 10],
      also: g => {
        g.mines = { '1-00': ['1'] }
      },
    })
    const seen: unknown[] = []
    const kinds: string[] = []
    const look = () => {
      seen.push([t.ada.view, t.cy.view, t.spectator.view, t.ada.log, t.cy.log, t.ctx.activePlayers, t.open])
      kinds.push(...Object.values(t.open).flat(), t.state.window?.id ?? '')
    }
    look()
    const load = [{ at: '2-00', units: { fighter: 3 } }]
    t.ada.does('act', '1-00', {
      moves: [
        { from: '2-00', ship: 'carrier', count: 1, load },
        { from: '2-00', ship: 'cruiser', count: 1 },
      ],
      landings: {},
      bombard: {},
    })
    look()
    for (let steps = 0; steps < 90 && t.state.active === '0'; steps++) {
      const [name] = Object.entries(t.open)[0]!
      const seat = t.seat(name)
      if (seat.isAsked('window')) seat.does('passWindow')
      else if (seat.isAsked('sabotageRun')) seat.does('flyRun', Number(seat.asked().about!.count))
      else seat.does(seat.legal[0]!.move, ...seat.legal[0]!.args.slice(1))
      look()
    }
    expect(t.log.join()).to.include('among space mines').and.include('Sabotage Run')
    return { seen, kinds }
  }

  it('[TI-39.05, TI-53.01, TI-53.03, TI-26.12, TI-56.15] among mines and in Sabotage Runs, which have no window for dice', () => {
    const one = watchRun(['morale-boost', 'recheck'])
    const other = watchRun(['good-year', 'flank-speed'])
    expect(one.seen).to.deep.equal(other.seen)
    expect(one.kinds).to.include('sabotageRun')
    // The War Sun that is lost may be answered by a card, the dice may not.
    const [from, to] = [one.kinds.indexOf('sabotageRun'), one.kinds.indexOf('W11')]
    expect(one.kinds.slice(from, to)).to.not.include('W13')
  })

  /** Plays the same battle to its end, nobody plays a card; returns what each reader saw after every message. */
  function watch(hand: ActionCardId[]) {
    const t = battle(
      { actionCards: ['good-year', 'morale-boost'] },
      { actionCards: hand },
      {
        cy: { actionCards: ['sabotage'] },
        dice: [1, 1, 1, 1, 1, 7, 7, 7, 1],
      },
    )
    const seen: unknown[] = []
    const look = () =>
      seen.push([t.ada.view, t.cy.view, t.spectator.view, t.ada.log, t.cy.log, t.ctx.activePlayers, t.open])
    look()
    for (let steps = 0; steps < 60 && t.state.battle; steps++) {
      const [name] = Object.entries(t.open)[0]!
      const seat = t.seat(name)
      if (seat.isAsked('window')) seat.does('passWindow')
      else seat.does(seat.legal[0]!.move, ...seat.legal[0]!.args.slice(1))
      look()
    }
    expect(t.state.battle).to.equal(null)
    return seen
  }

  it('[TI-26.12, TI-26.14, TI-56.02, TI-56.15] through a whole battle, in views, log and who is asked when', () => {
    const one = watch(['morale-boost', 'shields-holding'])
    const other = watch(['good-year', 'flank-speed'])
    expect(one.length).to.be.greaterThan(4)
    expect(one).to.deep.equal(other)
  })
})
