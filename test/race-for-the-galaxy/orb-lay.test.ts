/** Laying orb cards as a player does: with Play, for a breeding tube, and small airlocks. Sections 16 and 17, 19.12. */
import { keyOf, mapOf, spacesOf } from '../../games/race-for-the-galaxy/orb/index.ts'
import type { RaceState } from '../../games/race-for-the-galaxy/state.ts'
import { expect, orbRace } from './orb-table.ts'

const adaExplores = { ada: 'explore-orb', bea: 'produce' } as const

/** Ada is asked what to play. */
function playing(orb: object) {
  const t = orbRace({ orb: { teams: { ada: ['1,1'] }, ...orb } })
  t.plays(adaExplores)
  t.ada.does('endMove')
  return t
}

describe('race-for-the-galaxy: laying orb cards', () => {
  describe('with a Play action', () => {
    it('[RFTG-17.01, RFTG-17.13] lays one card of the own orb hand in any turn, or none', () => {
      const t = playing({ hands: { ada: ['A01', 'A02'], bea: ['A03'] } })
      t.ada.cannotLay('A03 1,3', 'RFTG-17.01')
      t.ada.cannotLay('A09 1,3', 'RFTG-17.01')
      t.ada.lays('A02 -2,-2 turned 3')
      expect(t.orb.laid.at(-1)).to.deep.equal({ card: 'A02', x: -2, y: -2, turns: 3 })
      expect(t.ada.orbHand).to.not.include('A02')
      expect(t.open).to.deep.equal({ bea: ['orbMove'] })
      const none = playing({ hands: { ada: ['A01'] } })
      none.ada.does('playNothing')
      expect(none.orb.laid).to.have.length(2)
    })

    it('[RFTG-13.07, RFTG-13.08] the card lies as it is turned, for good', () => {
      const t = playing({ hands: { ada: ['A02'] } })
      t.ada.lays('A02 -2,-2 turned 3')
      const laid = spacesOf(mapOf(t.orb.laid)).filter(({ card }) => card === 2)
      // A02 has its tube left of its base in the middle row; turned three times, the tube is below the base.
      expect(laid.filter(({ cell }) => cell === 'jump').map(keyOf)).to.deep.equal(['-1,-1'])
      expect(laid.filter(({ cell }) => cell === 'upliftBase').map(keyOf)).to.deep.equal(['-1,-2'])
    })

    it('[RFTG-17.02] covers no airlock card', () => {
      playing({ hands: { ada: ['A01'] } }).ada.cannotLay('A01 0,2', 'RFTG-17.02')
      playing({ laid: ['SMALL-1 2,0'], hands: { ada: ['A01'] } }).ada.cannotLay('A01 3,0', 'RFTG-17.02')
    })

    it('[RFTG-17.03] covers no token, but a space whose token was taken', () => {
      const orb = { laid: ['A10 2,0'], hands: { ada: ['A03'] } }
      playing({ ...orb, tokens: { '2,1': 'A1' } }).ada.cannotLay('A03 2,1', 'RFTG-17.03')
      playing(orb).ada.lays('A03 2,1')
    })

    it('[RFTG-17.04] covers no team of anybody', () => {
      const orb = { laid: ['A10 2,0'], hands: { ada: ['A03'] } }
      playing({ ...orb, teams: { bea: ['3,2'] } }).ada.cannotLay('A03 2,1', 'RFTG-17.04')
      playing({ ...orb, teams: { ada: ['3,2'] } }).ada.cannotLay('A03 2,1', 'RFTG-17.04')
    })

    it('[RFTG-17.05] covers uplift bases and jump tubes', () => {
      const t = playing({ laid: ['A01 2,0'], hands: { ada: ['A05'] } })
      t.ada.lays('A05 2,2')
      const map = mapOf(t.orb.laid)
      expect(spacesOf(map).filter(({ cell }) => cell === 'upliftBase')).to.deep.equal([])
    })

    it('[RFTG-17.06, RFTG-17.07] brings new spaces that touch the orb', () => {
      const t = playing({ laid: ['A10 2,0', 'A11 4,0'], hands: { ada: ['A03'] } })
      t.ada.cannotLay('A03 3,0', 'RFTG-17.06')
      t.ada.cannotLay('A03 6,3', 'RFTG-17.07')
      t.ada.cannotLay('A03 30,30', 'RFTG-17.07')
    })

    it('[RFTG-17.08] keeps outer borders as they are or makes them worse', () => {
      // The lower border of the main airlock at (-1, 3) is a barrier of 3, at (-2, 3) a wall.
      const t = playing({ hands: { ada: ['A01', 'A08'] } })
      t.ada.cannotLay('A01 -2,3', 'RFTG-17.08')
      t.ada.lays('A08 -2,3 turned 2')
    })

    it('[RFTG-17.12] puts a token face down on each artifact space', () => {
      const t = playing({
        hands: { ada: ['A28', 'B05'] },
        supply: { A: ['A7', 'A5'], B: ['B2'] },
      })
      t.ada.lays('A28 0,3')
      expect(Object.keys(t.orb.tokens)).to.have.members(['0,3', '1,5'])
      expect(Object.values(t.orb.tokens).map(id => id.slice(0, 2))).to.deep.equal(['A7', 'A5'])
      expect(Object.values(t.ada.view.orb!.tokens)).to.deep.equal(['A', 'A'])
      expect(t.orb.supply.A).to.have.length(28)
    })

    it('[RFTG-17.12, RFTG-1.13] B spaces get B tokens', () => {
      const t = playing({ hands: { ada: ['B02'] }, supply: { B: ['B2'] } })
      const { move, args } = t.ada.legal.find(({ move }) => move === 'placeOrbCard')!
      t.ada.does(move, ...args.slice(1))
      expect(Object.values(t.orb.tokens).map(id => id.slice(0, 2))).to.deep.equal(['B2'])
      expect(t.orb.supply.B).to.have.length(14)
      expect(t.orb.supply.A).to.have.length(30)
    })

    it('[RFTG-17.11, RFTG-21.13] a team may be enclosed; it leaves by passing', () => {
      // (2, 1) of A22 is open only to the north, where A19 brings walls.
      const t = orbRace({
        orb: { laid: ['A22 2,0'], teams: { ada: ['1,1'], bea: ['2,1'] }, hands: { ada: ['A19'] } },
      })
      t.plays(adaExplores)
      t.ada.does('endMove')
      t.ada.lays('A19 2,-2')
      t.bea.cannotMove('2,0', 'RFTG-16.06')
      t.bea.cannotMove('2,2', 'RFTG-16.06')
      expect(t.bea.legal.map(({ move }) => move)).not.to.include('moveTeam')
      t.bea.passesOrb({ a: '0,1' })
      expect(t.bea.at).to.equal('0,1')
    })
  })

  describe('for a breeding tube', () => {
    /** A13 below the airlock: the tube on (-2, 3), its other spaces to the east and south. */
    const found = (orb: object = {}, setup: object = {}) => {
      const t = orbRace({
        ...setup,
        orb: {
          laid: ['A13 -2,3'],
          tokens: { '-2,3': 'A1' },
          teams: { ada: ['-1,3'] },
          deck: ['A01', 'A02'],
          ...orb,
        },
      })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('-2,3')
      return t
    }

    it('[RFTG-16.14] draws the top orb card, which must be placed at once and costs no action', () => {
      const t = found()
      expect(t.ada.tokens).to.deep.equal(['A1'])
      expect(t.open).to.deep.equal({ ada: ['orbBreed'] })
      t.ada.cannot('playNothing', [], { rule: 'kit' })
      t.ada.cannotLay('A02 2,-3', 'RFTG-17.01')
      t.ada.lays('A01 1,-3')
      expect(t.orb.breeding).to.equal(null)
      expect(t.ada.orbHand).to.deep.equal([])
      expect(t.open).to.deep.equal({ ada: ['orbPlay'] })
      t.ada.does('drawOrbCard')
      expect(t.ada.orbHand).to.deep.equal(['A02'])
    })

    it('[RFTG-16.14, RFTG-17.09] keeps away from the card with the tube, even from its corners', () => {
      const t = found()
      t.ada.cannotLay('A01 -2,6', 'RFTG-17.09')
      t.ada.cannotLay('A01 0,3', 'RFTG-17.09')
      t.ada.cannotLay('A01 -4,1', 'RFTG-17.09')
      // Only a corner of (-3, 2) touches the tube on (-2, 3).
      t.ada.cannotLay('A01 -4,0', 'RFTG-17.09')
      t.ada.lays('A01 1,3')
    })

    it('[RFTG-17.09] asks only of spaces that are still visible of it', () => {
      // A09 covers the lower part of A13: what touches only A09 is far enough away.
      const t = found({ laid: ['A13 -2,3', 'A09 -2,5'] })
      t.ada.cannotLay('A01 0,5', 'RFTG-17.09')
      t.ada.lays('A01 0,6')
    })

    it('[RFTG-16.14] happens at no other token', () => {
      const t = orbRace({
        orb: { laid: ['A28 2,0'], tokens: { '2,0': 'A1' }, teams: { ada: ['1,1'] }, hands: { ada: ['A02'] } },
      })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      t.ada.moves('2,0')
      expect(t.open).to.deep.equal({ ada: ['orbPlay'] })
      expect(t.orb.laid).to.have.length(3)
    })

    it('[RFTG-16.14] happens once: a tube whose token was taken brings nothing', () => {
      const t = found({ tokens: {} })
      expect(t.ada.tokens).to.deep.equal([])
      expect(t.open).to.deep.equal({ ada: ['orbMove'] })
    })

    it('[RFTG-16.15] shows and removes a card that has no place, and draws no other', () => {
      // The orb is nothing but the card with the tube, so every place is too near.
      const t = orbRace({
        orb: {
          laid: ['A13 3,3'],
          tokens: { '3,3': 'A1' },
          teams: { ada: ['4,3'], bea: ['4,4'] },
          deck: ['A01', 'A02'],
        },
        also: g => {
          g.orb!.laid.splice(0, 2)
        },
      })
      t.plays({ ada: 'explore-5', bea: 'produce' })
      const before = t.orb.deck.length
      t.ada.moves('3,3')
      expect(t.orb.shown).to.deep.equal(['A01'])
      expect(t.bea.view.orb!.shown).to.deep.equal(['A01'])
      expect(t.orb.deck).to.have.length(before - 1)
      expect(t.orb.laid).to.have.length(1)
      expect(t.log.join()).to.include('A01. It has no place and leaves the game.')
      expect(t.open).to.deep.equal({ ada: ['orbPlay'] })
    })

    it('[RFTG-16.16] draws nothing from an empty deck', () => {
      const t = found({ deck: [], noMoreCards: true, hands: { ada: ['A02'] } })
      expect(t.ada.tokens).to.deep.equal(['A1'])
      expect(t.open).to.deep.equal({ ada: ['orbPlay'] })
    })

    it('[RFTG-16.17] lets other teams of the player go on moving', () => {
      const t = found({ teams: { ada: ['-1,3', '1,1'] } })
      t.ada.lays('A01 1,3')
      t.ada.movesTeam('b', '0,1')
      t.ada.cannotMoveTeam('a', '-1,3', 'RFTG-16.12')
      expect(t.ada.teams).to.deep.equal(['-2,3', '0,1'])
    })
  })

  describe('small airlocks', () => {
    const SHIP = { tableau: ['old-earth'], hand: ['alien-research-ship'], fill: 5 }
    /** Alien Research Ships are built. */
    const built = (also?: (g: RaceState) => void) => {
      const t = orbRace({ ada: SHIP, ...(also && { also }) })
      t.plays({ ada: 'develop', bea: 'develop' })
      return t
    }

    it('[RFTG-19.12] come with Alien Research Ship, right after placing and paying for it, with a second team', () => {
      const t = built()
      t.ada.builds('alien-research-ship')
      t.ada.pays(3)
      expect(t.open).to.deep.equal({ ada: ['orbAirlock'] })
      expect(t.ctx.phase).to.equal('develop')
      t.ada.cannot('pass', [], { rule: 'kit' })
      expect(t.ada.asked('orbAirlock').about!.card).to.equal('orbCard:SMALL-1')
      expect(t.ada.labels.filter(label => label.includes('turned by 270°'))).to.have.length(12)
      t.ada.cannotLay('SMALL-2 2,0', 'RFTG-17.01')
      t.ada.cannotLay('SMALL-1 9,9', 'RFTG-17.07')
      t.ada.lays('SMALL-1 2,0')
      expect(t.orb.teams['0b']).to.deep.equal({ seat: '0', x: 2, y: 1 })
      expect(t.orb.smallAirlocks).to.deep.equal(['SMALL-2'])
      expect(t.ada.teams).to.have.length(2)
    })

    it('[RFTG-19.12] come in the order of orb priority', () => {
      const t = orbRace({
        ada: SHIP,
        bea: { tableau: ['new-sparta'], hand: ['alien-research-ship'], fill: 5 },
        orb: { priority: ['bea', 'ada'] },
      })
      t.plays({ ada: 'develop', bea: 'develop' })
      t.ada.builds('alien-research-ship')
      t.bea.builds('alien-research-ship')
      t.ada.pays(3)
      t.bea.pays(3)
      expect(t.open).to.deep.equal({ bea: ['orbAirlock'] })
      t.bea.lays('SMALL-1 2,0')
      t.ada.lays('SMALL-2 0,3 turned 2')
      expect(t.ada.teams).to.have.length(2)
      expect(t.bea.teams.at(-1)).to.equal('2,1')
    })

    it('[RFTG-19.12, RFTG-13.14] both teams move in the next orb step, and may return to the small airlock', () => {
      const t = built()
      t.ada.builds('alien-research-ship')
      t.ada.pays(3)
      t.ada.lays('SMALL-1 2,0')
      t.plays({ ada: 'explore-5', bea: 'explore-5' })
      t.ada.movesTeam('b', '2,0')
      t.ada.movesTeam('a', '0,1')
      expect(t.ada.teams).to.deep.equal(['0,1', '2,0'])
      t.ada.does('endMove')
      t.ada.does('playNothing')
      t.bea.passesOrb({ a: '2,1' })
      expect(t.bea.at).to.equal('2,1')
    })

    it('[RFTG-19.13] without a place for it, the second team begins in the large airlock', () => {
      // Every card has a place on every orb: here the small airlocks are missing.
      const t = built(g => {
        g.orb!.smallAirlocks = []
      })
      t.ada.builds('alien-research-ship')
      t.ada.pays(3)
      expect(t.orb.teams['0b']).to.deep.equal({ seat: '0', x: 0, y: 1 })
    })

    it('[RFTG-16.01] come with nothing else', () => {
      const t = orbRace({ ada: { tableau: ['old-earth'], hand: ['space-marines'], fill: 5 } })
      t.plays({ ada: 'develop', bea: 'develop' })
      t.ada.builds('space-marines')
      t.ada.pays(1)
      expect(t.ada.teams).to.have.length(1)
      expect(t.orb.laid).to.have.length(2)
    })
  })
})
