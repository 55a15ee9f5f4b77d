/** The orb step: who acts when, which actions, passing. Sections 15 and 18. */
import { expect, orbRace } from './orb-table.ts'

const three = ['ada', 'bea', 'cy'] as const
const four = ['ada', 'bea', 'cy', 'dee'] as const
type Name = (typeof four)[number]
const NAMES: { [seat: string]: string } = { 0: 'ada', 1: 'bea', 2: 'cy', 3: 'dee' }

const priorityOf = (t: { orb: { priority: string[] } }) => t.orb.priority.map(seat => NAMES[seat])

/** Who acts in an orb step in which everybody just passes, in order. */
function actingOrder(t: { open: { [name: string]: string[] }; seat(name: string): { passesOrb(): void } }) {
  const order: string[] = []
  for (;;) {
    const [name] = Object.keys(t.open).filter(one => t.open[one]!.includes('orbMove'))
    if (!name) return order
    order.push(name)
    t.seat(name).passesOrb()
  }
}

describe('race-for-the-galaxy: orb step', () => {
  it('[RFTG-15.01, RFTG-6.01] comes first in Explore, once, whatever Explore card was chosen', () => {
    for (const action of ['explore-5', 'explore-1-1', 'explore-orb']) {
      const t = orbRace()
      t.plays({ ada: action, bea: 'produce' })
      expect(t.ctx.phase, action).to.equal('orb')
      t.ada.passesOrb()
      t.bea.passesOrb()
      expect(t.ctx.phase, action).to.equal('explore')
    }
    const both = orbRace()
    both.plays({ ada: 'explore-5', bea: 'explore-orb' })
    both.bea.passesOrb()
    both.ada.passesOrb()
    expect(both.ctx.phase).to.equal('explore')
  })

  it('[RFTG-15.01] does not take place when nobody explores', () => {
    const t = orbRace()
    t.plays({ ada: 'produce', bea: 'produce' })
    expect(t.state.round).to.equal(2)
    expect(t.log.join()).not.to.include('passes')
  })

  describe('[RFTG-15.02] priority', () => {
    const raisedBy = (explorers: Name[]) => {
      const t = orbRace({ seats: four })
      t.plays(
        Object.fromEntries(
          four.map(name => [name, explorers.includes(name) ? 'explore-orb' : 'explore-5']),
        ) as { [name in Name]: string },
      )
      return priorityOf(t)
    }

    it('[RFTG-15.02] rises by one space for Orb/Explore', () => {
      expect(raisedBy(['bea'])).to.deep.equal(['bea', 'ada', 'cy', 'dee'])
      expect(raisedBy(['dee'])).to.deep.equal(['ada', 'bea', 'dee', 'cy'])
    })

    it('[RFTG-15.02] stays for who is at the top already, and for the other Explore cards', () => {
      expect(raisedBy(['ada'])).to.deep.equal(['ada', 'bea', 'cy', 'dee'])
      expect(raisedBy([])).to.deep.equal(['ada', 'bea', 'cy', 'dee'])
    })

    it('[RFTG-15.02] keeps the order of those who rise', () => {
      expect(raisedBy(['ada', 'bea'])).to.deep.equal(['ada', 'bea', 'cy', 'dee'])
      expect(raisedBy(['bea', 'cy'])).to.deep.equal(['bea', 'cy', 'ada', 'dee'])
      expect(raisedBy(['cy', 'dee'])).to.deep.equal(['ada', 'cy', 'dee', 'bea'])
      expect(raisedBy(['bea', 'dee'])).to.deep.equal(['bea', 'ada', 'dee', 'cy'])
      expect(raisedBy(['bea', 'cy', 'dee'])).to.deep.equal(['bea', 'cy', 'dee', 'ada'])
    })
  })

  it('[RFTG-15.03] lets players act from highest to lowest priority, as it stands after rising', () => {
    const t = orbRace({ seats: three, orb: { priority: ['cy', 'ada', 'bea'] } })
    t.plays({ ada: 'explore-5', bea: 'explore-orb', cy: 'produce' })
    expect(actingOrder(t)).to.deep.equal(['cy', 'bea', 'ada'])
  })

  describe('[RFTG-15.04, RFTG-15.05] actions', () => {
    const table = (orb: object = {}) =>
      orbRace({ orb: { hands: { ada: ['A01'] }, teams: { ada: ['1,1'] }, ...orb } })

    it('[RFTG-15.04, RFTG-15.05] are Move, Play and Draw, in this order, all three for Orb/Explore', () => {
      const t = table({ deck: ['B01'] })
      t.plays({ ada: 'explore-orb', bea: 'produce' })
      t.ada.cannot('placeOrbCard', ['A01', 2, 3, 0], { rule: 'kit' })
      t.ada.cannot('drawOrbCard', [], { rule: 'kit' })
      t.ada.cannot('leaveMove', [], { rule: 'RFTG-15.05' })
      expect(t.ada.asked('orbMove').about!.how).to.deep.equal({ key: 'orbMoving.all' })
      t.ada.moves('1,2')
      t.ada.does('endMove')
      t.ada.cannot('drawOrbCard', [], { rule: 'RFTG-15.13' })
      t.ada.lays('A01 1,3')
      expect(t.ada.orbHand).to.deep.equal(['B01'])
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
    })

    it('[RFTG-15.05] are two different ones for the others: Move and Play', () => {
      const t = table({ deck: ['B01'] })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      expect(t.ada.asked('orbMove').about!.how).to.deep.equal({ key: 'orbMoving.two' })
      t.ada.moves('1,2')
      t.ada.does('endMove')
      t.ada.lays('A01 1,3')
      expect(t.ada.orbHand).to.deep.equal([])
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
    })

    it('[RFTG-15.05, RFTG-15.13] Move and Draw', () => {
      const t = table({ deck: ['B01'] })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('1,2')
      t.ada.does('endMove')
      t.ada.does('drawOrbCard')
      expect(t.ada.orbHand).to.deep.equal(['A01', 'B01'])
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
    })

    it('[RFTG-15.05, RFTG-15.13] Play and Draw, for who leaves out Move', () => {
      const t = table({ deck: ['B01'] })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.does('leaveMove')
      t.ada.cannot('moveTeam', ['0a', 1, 2, []], { rule: 'kit' })
      t.ada.cannot('drawOrbCard', [], { rule: 'RFTG-15.13' })
      t.ada.lays('A01 1,3')
      expect(t.ada.orbHand).to.deep.equal(['B01'])
    })

    it('[RFTG-15.05] who did not choose Explore acts as well', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.passesOrb()
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
      t.bea.does('leaveMove')
      expect(t.orb.turn).to.equal(null)
      expect(t.bea.orbHand).to.have.length(1)
    })

    it('[RFTG-15.06] Move needs no step, Play no card', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.does('endMove')
      t.ada.does('playNothing')
      expect(t.ada.at).to.equal('1,1')
      // Two actions are taken: nothing is drawn.
      expect(t.ada.orbHand).to.deep.equal(['A01'])
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
    })

    it('[RFTG-15.07] who chose Orb/Explore draws, also without having played', () => {
      const t = table({ deck: ['B01'] })
      t.plays({ ada: 'explore-orb', bea: 'produce' })
      t.ada.does('endMove')
      t.ada.does('playNothing')
      expect(t.ada.orbHand).to.deep.equal(['A01', 'B01'])
    })

    it('[RFTG-15.07, RFTG-18.01] nothing is drawn from an empty deck', () => {
      const t = table({ deck: ['B01'], noMoreCards: true })
      t.plays({ ada: 'explore-orb', bea: 'explore-orb' })
      t.ada.does('endMove')
      t.ada.does('playNothing')
      expect(t.orb.deck).to.deep.equal([])
      t.bea.does('endMove')
      expect(t.bea.orbHand).to.deep.equal([])
      expect(t.ctx.phase).to.equal('explore')
    })

    it('[RFTG-15.13, RFTG-18.01] nothing is asked where there is neither a card to play nor one to draw', () => {
      const t = table({ deck: [], noMoreCards: true, hands: {} })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('1,2')
      t.ada.does('endMove')
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
      const drawing = table({ deck: ['B01'], hands: {} })
      drawing.plays({ ada: 'explore-5', bea: 'produce' })
      drawing.ada.moves('1,2')
      drawing.ada.does('endMove')
      expect(drawing.open).to.deep.equal({ ada: ['orbPlay'] })
    })

    it('[RFTG-18.01] Draw is not offered when the deck is empty', () => {
      const t = table({ deck: ['B01'], noMoreCards: true, hands: { ada: ['A01'], bea: ['A02'] } })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.does('endMove')
      t.ada.does('drawOrbCard')
      t.bea.does('endMove')
      t.bea.cannot('drawOrbCard', [], { rule: 'RFTG-18.01' })
      t.bea.does('playNothing')
    })

    it('[RFTG-15.13] a player sees what a team found before choosing the next action', () => {
      const t = orbRace({
        orb: {
          laid: ['A28 2,0'],
          tokens: { '2,0': 'A1' },
          hands: { ada: ['A01'] },
          teams: { ada: ['1,1'] },
        },
      })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('2,0')
      expect(t.ada.tokens).to.deep.equal(['A1'])
      expect(t.open).to.deep.equal({ ada: ['orbPlay'] })
      expect(t.ada.legal.map(({ move }) => move)).to.include.members([
        'placeOrbCard',
        'playNothing',
        'drawOrbCard',
      ])
    })

    it('[RFTG-15.13] passing and leaving out Move are possible only before the first orb action', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('1,2')
      t.ada.cannot('passOrb', [[]], { rule: 'RFTG-15.13', key: 'orbPassLate' })
      t.ada.cannot('leaveMove', [], { rule: 'RFTG-15.13', key: 'orbMoveBegun' })
      t.ada.does('endMove')
      t.ada.cannot('passOrb', [[]], { rule: 'kit' })
    })
  })

  describe('[RFTG-15.08] passing', () => {
    const table = () =>
      orbRace({ orb: { laid: ['SMALL-1 2,0'], teams: { bea: ['1,1', '1,2'], ada: ['0,0'] } } })

    it('[RFTG-15.08] raises to the highest priority, also after Orb/Explore', () => {
      const t = orbRace({ seats: three })
      t.plays({ ada: 'explore-5', bea: 'produce', cy: 'explore-orb' })
      expect(priorityOf(t)).to.deep.equal(['ada', 'cy', 'bea'])
      t.ada.idles()
      t.cy.passesOrb()
      expect(priorityOf(t)).to.deep.equal(['cy', 'ada', 'bea'])
      expect(t.cy.orbHand).to.deep.equal([])
    })

    it('[RFTG-15.08, RFTG-13.14] brings any own teams to airlock spaces', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.passesOrb({ a: '0,1' })
      t.bea.cannot('passOrb', [[['1a', 1, 0]]], { rule: 'RFTG-15.08', key: 'orbNoAirlock' })
      t.bea.cannot('passOrb', [[['1a', 2, 0]]], { rule: 'RFTG-15.08', key: 'orbNoAirlock' })
      t.bea.cannot('passOrb', [[['0a', 0, 1]]], { rule: 'RFTG-16.01' })
      t.bea.cannot(
        'passOrb',
        [
          [
            ['1a', 0, 1],
            ['1a', 2, 1],
          ],
        ],
        { rule: 'RFTG-15.08', key: 'orbTeamTwice' },
      )
      t.bea.passesOrb({ a: '-1,1', b: '2,1' })
      expect([t.ada.teams, t.bea.teams]).to.deep.equal([['0,1'], ['0,1', '2,1']])
    })

    it('[RFTG-15.08] lets teams stay', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.passesOrb()
      t.bea.passesOrb({ b: '2,1' })
      expect([t.ada.teams, t.bea.teams]).to.deep.equal([['0,0'], ['1,1', '2,1']])
    })

    it('[RFTG-15.08] is offered in every way', () => {
      const t = table()
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.passesOrb()
      // Two teams, each staying or going to one of two airlocks.
      expect(t.bea.legal.filter(({ move }) => move === 'passOrb')).to.have.length(9)
    })

    it('[RFTG-15.09] of several puts each new passer on top', () => {
      const t = orbRace({ seats: three })
      t.plays({ ada: 'explore-5', bea: 'produce', cy: 'produce' })
      t.ada.passesOrb()
      t.bea.idles()
      t.cy.passesOrb()
      expect(priorityOf(t)).to.deep.equal(['cy', 'ada', 'bea'])
    })

    it('[RFTG-15.10] changes nothing about who still acts', () => {
      const t = orbRace({ seats: three })
      t.plays({ ada: 'explore-5', bea: 'produce', cy: 'produce' })
      expect(actingOrder(t)).to.deep.equal(['ada', 'bea', 'cy'])
      expect(t.ctx.phase).to.equal('explore')
      expect(priorityOf(t)).to.deep.equal(['cy', 'bea', 'ada'])
    })
  })

  it('[RFTG-15.11, RFTG-21.12] is followed by the normal Explore phase, also if all chose Orb/Explore', () => {
    const t = orbRace()
    t.plays({ ada: 'explore-orb', bea: 'explore-orb' })
    t.ada.passesOrb()
    t.bea.passesOrb()
    for (const seat of [t.ada, t.bea]) {
      expect(seat.asked('keep').pick!.options).to.have.length(2)
      expect(seat.asked('keep').pick!.max).to.equal(1)
    }
  })

  it('[RFTG-15.12] for two players with two cards each: one orb step with all actions, and the other bonus', () => {
    const t = orbRace({ options: { twoPlayerMode: 'advanced' }, orb: { hands: { ada: ['A01'] } } })
    t.plays({ ada: ['explore-orb', 'explore-5'], bea: ['produce', 'consume-trade'] })
    expect(t.orb.turn).to.deep.include({ seat: '0', actions: 3 })
    t.ada.does('endMove')
    t.ada.does('playNothing')
    t.bea.passesOrb()
    expect(t.ada.asked('keep').pick!.options).to.have.length(7)
    expect(t.bea.asked('keep').pick!.options).to.have.length(2)
  })

  it('[RFTG-18.02] orb cards count for no hand limit', () => {
    const t = orbRace({
      ada: { fill: 10 },
      orb: { hands: { ada: ['A01', 'A02', 'A03', 'A04'] } },
    })
    t.plays({ ada: 'produce', bea: 'produce' })
    expect(t.ada.isAsked('discard')).to.equal(false)
    expect(t.ada.orbHand).to.have.length(4)
    expect(t.state.round).to.equal(2)
  })

  describe('[RFTG-18.03, RFTG-11.06] the last orb card', () => {
    const keepAll = (t: {
      ada: { answers(card: string): void; asked(): { pick?: { options: string[] } } }
    }) => t.ada.answers(t.ada.asked().pick!.options[0]!)

    it('[RFTG-18.03, RFTG-11.06] ends the game at the end of the round in which it is drawn', () => {
      const t = orbRace({ orb: { deck: ['B01'], noMoreCards: true } })
      t.plays({ ada: 'explore-orb', bea: 'produce' })
      t.ada.does('endMove')
      expect(t.orb.deck).to.deep.equal([])
      expect(t.state.outcome).to.equal(null)
      expect(t.log.join()).to.include('this is the last round')
      t.bea.passesOrb()
      keepAll(t)
      expect(t.state.outcome).to.equal(null)
      t.bea.answers(t.bea.asked().pick!.options[0]!)
      expect(t.state.outcome).not.to.equal(null)
    })

    it('[RFTG-18.03, RFTG-11.06] the game goes on as long as one is left', () => {
      const t = orbRace({ orb: { deck: ['B01', 'B02'], noMoreCards: true } })
      t.plays({ ada: 'explore-orb', bea: 'produce' })
      t.ada.does('endMove')
      t.bea.passesOrb()
      keepAll(t)
      t.bea.answers(t.bea.asked().pick!.options[0]!)
      expect(t.state.outcome).to.equal(null)
      expect(t.state.round).to.equal(2)
    })

    it('[RFTG-18.03, RFTG-11.06] ends it also when it goes to a breeding tube', () => {
      const t = orbRace({
        orb: {
          laid: ['A13 -2,3'],
          tokens: { '-2,3': 'A1' },
          teams: { ada: ['-1,3'] },
          deck: ['B01'],
          noMoreCards: true,
        },
      })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('-2,3')
      expect(t.orb.deck).to.deep.equal([])
      const { move, args } = t.ada.legal[0]!
      t.ada.does(move, ...args.slice(1))
      if (t.ada.isAsked('orbPlay')) t.ada.does('playNothing')
      t.bea.passesOrb()
      t.ada.answers(t.ada.asked().pick!.options[0]!)
      t.bea.answers(t.bea.asked().pick!.options[0]!)
      expect(t.state.outcome).not.to.equal(null)
    })
  })
})
