/** What is secret and what is public about the orb (20.12 to 20.16), and what artifacts score (section 12). */
import { scoreOf } from '../../games/race-for-the-galaxy/index.ts'
import type { RaceState } from '../../games/race-for-the-galaxy/state.ts'
import { expect, orbRace } from './orb-table.ts'

const field = (more: object = {}) => ({
  laid: ['A28 2,0'],
  teams: { ada: ['1,1' as const] },
  tokens: { '2,0': 'A1' } as const,
  hands: { ada: ['A05', 'B03'], bea: ['A07'] },
  ...more,
})
const adaExplores = { ada: 'explore-orb', bea: 'produce' } as const

describe('race-for-the-galaxy: secrets of the orb', () => {
  it('[RFTG-20.12] shows an orb hand to its owner; to others its size and the backs', () => {
    const t = orbRace({ orb: field() })
    expect(t.ada.view.players['0']!.orbHand).to.deep.equal(['A05', 'B03'])
    expect(t.bea.view.players['0']!.orbHand).to.deep.equal(['A', 'B'])
    expect(t.spectator.view.players['0']!.orbHand).to.deep.equal(['A', 'B'])
    t.plays(adaExplores)
    t.ada.does('endMove')
    t.ada.does('playNothing')
    const [drawn] = t.ada.orbHand.slice(2)
    expect(t.ada.log.join()).to.include(`draws orb card ${drawn}`)
    expect(t.bea.log.join()).not.to.include(`orb card ${drawn}`)
    expect(t.bea.log.join()).to.include('draws an orb card A')
  })

  it('[RFTG-20.13] hides the faces of the orb deck and of removed cards from all; numbers and backs are public', () => {
    const t = orbRace({
      orb: field({ deck: ['A09', 'B01'], noMoreCards: true }),
      also: g => {
        g.orb!.removed = ['A13', 'B13']
      },
    })
    for (const { view } of [t.ada, t.bea, t.spectator]) {
      expect(view.orb!.deck).to.deep.equal(['B', 'A'])
      expect(view.orb!.removed).to.deep.equal(['A', 'B'])
    }
    expect(JSON.stringify([t.ada.view, t.bea.view, t.spectator.view])).not.to.match(/A09|B01|A13|B13/)
  })

  it('[RFTG-20.13] shows cards that a breeding tube could not place', () => {
    const t = orbRace({
      also: g => {
        g.orb!.shown = ['A09']
      },
    })
    expect(t.spectator.view.orb!.shown).to.deep.equal(['A09'])
  })

  it('[RFTG-20.14] shows only the backs of tokens on the orb', () => {
    const t = orbRace({ orb: field({ tokens: { '2,0': 'A1', '3,2': 'B6' } }) })
    for (const { view } of [t.ada, t.bea, t.spectator]) {
      expect(view.orb!.tokens).to.deep.equal({ '2,0': 'A', '3,2': 'B' })
      expect(JSON.stringify(view.orb!.supply)).not.to.match(/#/)
    }
  })

  it('[RFTG-20.14, RFTG-14.04] shows of tokens that are not laid yet how many there are of each back', () => {
    const t = orbRace({ orb: field() })
    for (const { view } of [t.ada, t.bea, t.spectator]) {
      const { A, B } = view.orb!.supply
      expect([A.length, B.length]).to.deep.equal([29, 15])
      expect([...A, ...B].filter(token => token.length > 1)).to.deep.equal([])
    }
  })

  it('[RFTG-20.15] shows an unused token to its owner; when it is used, to all', () => {
    const t = orbRace({ ada: { tableau: ['old-earth'], artifacts: ['A5', 'A6'] }, orb: field() })
    t.plays(adaExplores)
    expect(t.bea.view.players['0']!.artifacts.map(({ id }) => id)).to.deep.equal(['A', 'A'])
    t.ada.does('extendMove', 'A5#1', '0a')
    expect(t.bea.view.players['0']!.artifacts.map(({ id }) => id)).to.deep.equal(['A5#1', 'A'])
    expect(t.bea.log.at(-1)).to.include('Thruster A5')
  })

  it('[RFTG-20.15] shows all tokens at final scoring', () => {
    const t = orbRace({
      ada: { tableau: ['old-earth'], artifacts: ['A5', 'B6'] },
      orb: field({ deck: ['A09'], noMoreCards: true, hands: {} }),
    })
    t.plays(adaExplores)
    t.ada.does('endMove')
    t.bea.passesOrb()
    for (const seat of [t.ada, t.bea]) seat.answers(seat.asked().pick!.options[0]!)
    expect(t.state.outcome).not.to.equal(null)
    expect(t.bea.view.players['0']!.artifacts.map(({ id }) => id)).to.deep.equal(['A5#1', 'B6#2'])
  })

  it('[RFTG-20.15] asks the same questions whatever the tokens are', () => {
    const open = (token: string) => {
      const t = orbRace({ ada: { tableau: ['old-earth'], artifacts: [token] }, orb: field() })
      t.plays(adaExplores)
      t.ada.moves('-2,0')
      t.ada.moves('-2,1')
      return t.open
    }
    // No step is left, but for all that others know the token may be a Thruster.
    expect(open('A5')).to.deep.equal({ ada: ['orbMove'] })
    expect(open('A7')).to.deep.equal({ ada: ['orbMove'] })
  })

  describe('[RFTG-20.15] tells nobody by a question whether a token acts as a good', () => {
    /** What Bea sees as soon as Ada is asked something, with this token. */
    const seen = (token: string | null, action: string, tableau: string[], goods: string[] = []) => {
      const ada = { tableau, goods, hand: ['gem-world'], fill: 3, artifacts: token ? [token] : [] }
      const t = orbRace({ ada, bea: { tableau: ['earths-lost-colony'] } })
      t.plays({ ada: action, bea: 'produce' })
      if (action === 'settle') t.ada.settles('gem-world')
      return { open: t.open, told: JSON.stringify([t.bea.view, t.bea.log]) }
    }

    it('[RFTG-20.15, RFTG-9.01, RFTG-19.14] when the Trade bonus is used, with one good or none', () => {
      for (const goods of [[], ['comet-zone']]) {
        const tableau = ['new-sparta', 'comet-zone']
        const [good, other] = ['A2', 'A5'].map(token => seen(token, 'consume-trade', tableau, goods))
        expect(good).to.deep.equal(other)
        expect(good!.open).to.deep.equal({ ada: ['trade'] })
        expect(seen(null, 'consume-trade', tableau, goods).open).not.to.have.property('ada', ['trade'])
      }
    })

    it('[RFTG-20.15, RFTG-19.11] when powers consume; one that only sells takes no tokens', () => {
      const [good, other] = ['A2', 'A5'].map(token => seen(token, 'consume-2x', ['old-earth']))
      expect(good).to.deep.equal(other)
      expect(good!.open).to.deep.equal({ ada: ['consume'] })
      for (const token of ['A2', 'A5']) {
        const { open } = seen(token, 'consume-2x', ['new-sparta', 'black-market-trading-world'])
        expect(open).to.deep.equal({ ada: ['actions'], bea: ['actions'] })
      }
    })

    it('[RFTG-20.15, RFTG-8.13] when a world costs nothing and Military could be bought for an Alien good', () => {
      const tableau = ['old-earth', 'self-repairing-alien-artillery', 'replicant-robots']
      const [good, other] = ['A2', 'A5'].map(token => seen(token, 'settle', tableau))
      expect(good).to.deep.equal(other)
    })
  })

  it('[RFTG-20.16] shows priority, teams and the orb to all', () => {
    const t = orbRace({ orb: field({ priority: ['bea', 'ada'] }) })
    for (const { view } of [t.ada, t.bea, t.spectator]) {
      expect(view.orb!.priority).to.deep.equal(['1', '0'])
      expect(view.orb!.teams).to.deep.equal({
        '0a': { seat: '0', x: 1, y: 1 },
        '1a': { seat: '1', x: 1, y: 0 },
      })
      expect(view.orb!.laid.map(({ card }) => card)).to.deep.equal(['MAIN-W', 'MAIN-E', 'A28'])
    }
  })
})

describe('race-for-the-galaxy: scoring of artifacts', () => {
  const scoring = (artifacts: string[], laid: string[] = [], tableau = ['old-earth']) => {
    const t = orbRace({ ada: { tableau, artifacts }, orb: { laid } })
    return scoreOf(t.state as RaceState, '0').total
  }
  /** Printed VP of Old Earth. */
  const EARTH = 2

  it('[RFTG-12.13, RFTG-19.02] each token scores its VP, used or not', () => {
    // A1 2, A2 0, B1 3, A6 1, B3 3.
    expect(scoring(['A1', 'A2', 'B1', 'A6', 'B3 used'])).to.equal(EARTH + 9)
  })

  it('[RFTG-12.13] Alien Uplift tokens also score 1 VP for each uplift base in sight', () => {
    // A01 shows two bases, A04 two more; A4 has 0 VP, B6 has 2.
    expect(scoring(['A4'])).to.equal(EARTH)
    expect(scoring(['A4', 'B6'], ['A01 2,0'])).to.equal(EARTH + 2 + 2 * 2)
    expect(scoring(['A4', 'B6'], ['A01 2,0', 'A04 -4,0'])).to.equal(EARTH + 2 + 2 * 4)
    expect(scoring(['A1'], ['A01 2,0'])).to.equal(EARTH + 2)
  })

  it('[RFTG-21.14] covering a base lowers their value', () => {
    expect(scoring(['A4', 'B6'], ['A01 2,0', 'A05 3,2 turned 1'])).to.equal(EARTH + 2 + 2)
  })

  it('[RFTG-12.12, RFTG-19.17] cards score for each token of their class', () => {
    // Alien Researchers: 1 for each ALIEN card, itself included, and 1 for each Alien Technology token.
    expect(scoring(['A2', 'B1 used', 'A1'], [], ['old-earth', 'alien-researchers'])).to.equal(
      EARTH + 1 + 2 + 0 + 3 + 2,
    )
    expect(scoring(['A4', 'B6'], [], ['old-earth', 'alien-researchers'])).to.equal(EARTH + 1 + 2)
  })

  it('[RFTG-12.02] orb cards in hand score nothing', () => {
    const t = orbRace({ ada: { tableau: ['old-earth'] }, orb: { hands: { ada: ['A01', 'A02'] } } })
    expect(scoreOf(t.state as RaceState, '0').total).to.equal(EARTH)
  })

  it('[RFTG-12.13] a score that others see counts no token that they do not see', () => {
    const t = orbRace({ ada: { tableau: ['old-earth'], artifacts: ['B1'] } })
    expect(scoreOf(t.ada.view, '0').total).to.equal(EARTH + 3)
    expect(scoreOf(t.bea.view, '0').total).to.equal(EARTH)
  })
})
