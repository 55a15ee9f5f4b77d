/** Moving survey teams in the orb step. Section 16, and 12.13 of tokens that lie on the way. */
import { expect, orbRace } from './orb-table.ts'

/**
 * A28 east of the main airlock: tokens on (2, 0) and (3, 2), a jump tube on (2, 2).
 *
 *            2   3
 *          +---+ . +
 *      0   | a | . |
 *          + . + 5 +
 *      1   . . . . .
 *          + 3 + 5 +
 *      2   | j | a |
 *          +---+---+
 */
const field = (more: object = {}) => ({
  laid: ['A28 2,0'],
  teams: { ada: ['1,1' as const] },
  // A card to play: the turn goes on when nobody can move any more.
  hands: { ada: ['B15'] },
  ...more,
})

/**
 * A26 east of the main airlock: (2, 0) lies behind barriers on every side.
 *
 *            2   3
 *          + 6 + . +
 *      0   5 a 3 . |
 *          + 4 + . +
 *      1   | . . . |
 *          + . + . +
 *      2   | . . a |
 *          + . +---+
 */
const barriers = (more: object = {}) =>
  field({ laid: ['A26 2,0'], teams: { ada: ['3,0' as const] }, ...more })

/** Ada takes all three orb actions, bea none of them yet. */
const adaExplores = { ada: 'explore-orb', bea: 'produce' } as const

describe('race-for-the-galaxy: survey teams', () => {
  it('[RFTG-16.01] everybody moves an own team, and no other', () => {
    const t = orbRace({ orb: field() })
    t.plays(adaExplores)
    expect(t.ada.teams).to.deep.equal(['1,1'])
    expect(t.bea.teams).to.deep.equal(['1,0'])
    t.ada.cannot('moveTeam', ['1a', 0, 0, []], { rule: 'RFTG-16.01', key: 'orbNotYourTeam' })
    t.ada.cannot('moveTeam', ['0b', 0, 0, []], { rule: 'RFTG-16.01' })
    t.ada.moves('1,2')
    expect([t.ada.at, t.bea.at]).to.deep.equal(['1,2', '1,0'])
  })

  describe('[RFTG-16.02] steps', () => {
    it('[RFTG-16.02] are up to 4 in a Move action, in one go or in several', () => {
      const t = orbRace({ orb: field() })
      t.plays(adaExplores)
      t.ada.cannot('moveTeam', ['0a', 99, 1, []], { rule: 'RFTG-16.03', key: 'orbNoSpace' })
      t.ada.moves('3,1')
      expect(t.orb.turn!.teams['0a']!.left).to.equal(2)
      t.ada.cannotMove('0,1', 'RFTG-16.02')
      t.ada.moves('1,1')
      expect(t.orb.turn!.teams['0a']!.left).to.equal(0)
    })

    it('[RFTG-16.02] are 2 more with Alien Survey Technology, for each team', () => {
      const t = orbRace({
        ada: { tableau: ['new-sparta', 'alien-survey-technology'] },
        orb: field({ teams: { ada: ['1,1', '-2,2'] } }),
      })
      t.plays(adaExplores)
      expect(t.orb.turn!.teams).to.deep.equal({
        '0a': { left: 6, stopped: false },
        '0b': { left: 6, stopped: false },
      })
    })

    it('[RFTG-16.02] are none left at the end of the action: the next orb step brings new ones', () => {
      const t = orbRace({ orb: field() })
      t.plays(adaExplores)
      t.ada.moves('3,1')
      t.ada.moves('1,1')
      expect(t.ada.isAsked('orbMove')).to.equal(false)
      t.ada.does('playNothing')
      t.bea.idles()
      t.ada.answers(t.ada.asked().pick!.options[0]!)
      t.bea.answers(t.bea.asked().pick!.options[0]!)
      t.plays(adaExplores)
      expect(t.orb.turn!.teams['0a']!.left).to.equal(4)
    })
  })

  it('[RFTG-16.02, RFTG-16.07] what is told is what bars the way within the steps that are left', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['3,1'] } }) })
    t.plays(adaExplores)
    // Two steps over a barrier of 3, or five by way of the jump tubes.
    t.ada.cannotMove('2,2', 'RFTG-16.07')
    t.ada.cannotMove('-2,2', 'RFTG-16.02')
    t.ada.moves('1,1')
    // Two steps are left; the barrier would be the third.
    t.ada.cannotMove('3,2', 'RFTG-16.02')
  })

  it('[RFTG-16.03] a step goes to a neighbour that exists', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['3,0'] } }) })
    t.plays(adaExplores)
    t.ada.cannotMove('4,0', 'RFTG-16.03')
    t.ada.cannotMove('3,-1', 'RFTG-16.03')
    t.ada.cannotMove('3,0', 'RFTG-16.03')
  })

  it('[RFTG-16.04] both halves of the large airlock are one space', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['0,1'] } }) })
    t.plays(adaExplores)
    t.ada.cannotMove('-1,1', 'RFTG-16.03')
    t.ada.moves('-2,1')
    t.ada.moves('-1,1')
    expect(t.ada.at).to.equal('0,1')
    expect(t.orb.turn!.teams['0a']!.left).to.equal(2)
  })

  it('[RFTG-16.05] a jump tube leads to any other in one step', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['0,1'] } }) })
    t.plays(adaExplores)
    t.ada.moves('2,2')
    expect(t.orb.turn!.teams['0a']!.left).to.equal(2)
  })

  it('[RFTG-16.06] no step goes over a wall', () => {
    const t = orbRace({
      orb: field({ teams: { ada: ['3,0'] } }),
      ada: { tableau: ['new-sparta', 'space-marines', 'drop-ships'] },
    })
    t.plays(adaExplores)
    // With Military 7 the barrier below (3, 0) is open, but the way to (2, 0) leads through (3, 1) and (2, 1).
    t.ada.moves('2,0')
    expect(t.ada.at).to.equal('2,0')
    expect(t.orb.turn!.teams['0a']!.left).to.equal(1)
  })

  it('[RFTG-16.06] nothing but an artifact leads through a wall', () => {
    // A09, turned, has walls to the main airlock.
    const t = orbRace({
      ada: { tableau: ['new-sparta', 'space-marines', 'drop-ships'] },
      orb: field({ laid: ['A09 2,0 turned 1'] }),
    })
    t.plays(adaExplores)
    t.ada.cannotMove('2,1', 'RFTG-16.06')
    t.ada.cannotMove('2,0', 'RFTG-16.06')
  })

  describe('[RFTG-16.07] barriers', () => {
    const crossing = (...tableau: string[]) => {
      const t = orbRace({ ada: { tableau }, orb: barriers() })
      t.plays(adaExplores)
      return t.ada
    }

    it('[RFTG-16.07] need Military of at least their strength', () => {
      crossing('new-sparta').cannotMove('2,0', 'RFTG-16.07')
      const three = crossing('new-sparta', 'expedition-force')
      three.moves('2,0')
      expect(three.at).to.equal('2,0')
      // Out again to the west the barrier is 5, but to the east 3.
      three.cannotMove('1,0', 'RFTG-16.07')
      three.moves('3,0')
    })

    it('[RFTG-16.07] count Military against Alien worlds', () => {
      crossing('old-earth', 'alien-tech-institute').cannotMove('2,0', 'RFTG-16.07')
      crossing('new-sparta', 'alien-tech-institute').moves('2,0')
    })

    it('[RFTG-16.07] count negative Military', () => {
      crossing('new-sparta', 'expedition-force', 'contact-specialist').cannotMove('2,0', 'RFTG-16.07')
    })

    it('[RFTG-16.09] count no Military against Rebels or other goods, and no payment for Military', () => {
      // Uplift Alliance has +2 against Genes, Alpha Centauri +1 against Rare, Galactic Imperium +4 against Rebels.
      crossing('new-sparta', 'uplift-alliance').cannotMove('2,0', 'RFTG-16.07')
      crossing('alpha-centauri', 'space-marines').cannotMove('2,0', 'RFTG-16.07')
      crossing('new-sparta', 'galactic-imperium').cannotMove('2,0', 'RFTG-16.07')
      crossing('old-earth', 'alien-survey-technology').cannotMove('2,0', 'RFTG-16.07')
    })
  })

  describe('[RFTG-16.08] temporary Military', () => {
    const NMT = { tableau: ['new-sparta', 'new-military-tactics'] }

    it('[RFTG-16.08] is gained during Move by discarding a card', () => {
      const t = orbRace({ ada: NMT, orb: barriers() })
      t.plays(adaExplores)
      t.ada.cannotMove('2,0', 'RFTG-16.07')
      const power = t.ada.power('new-military-tactics')
      t.ada.does('boostOrb', power, null)
      expect(t.ada.tableau).to.deep.equal(['new-sparta'])
      t.ada.cannot('boostOrb', [power, null], { rule: 'RFTG-16.08' })
      // 2 + 3 is enough for several barriers: 3 and 5.
      t.ada.moves('2,0')
      t.ada.moves('1,0')
    })

    it('[RFTG-16.08] is gained by discarding a good', () => {
      const t = orbRace({
        ada: {
          tableau: ['new-sparta', 'self-repairing-alien-artillery', 'deserted-alien-outpost', 'gem-world'],
          goods: ['deserted-alien-outpost', 'gem-world'],
        },
        orb: barriers(),
      })
      t.plays(adaExplores)
      const power = t.ada.power('self-repairing-alien-artillery', 'tempMilitary')
      t.ada.cannotMove('2,0', 'RFTG-16.07')
      t.ada.cannot('boostOrb', [power, null], { rule: 'RFTG-8.12' })
      t.ada.cannot('boostOrb', [power, t.ada.card('gem-world')], { rule: 'RFTG-8.12' })
      t.ada.does('boostOrb', power, t.ada.card('deserted-alien-outpost'))
      expect(t.ada.goods).to.deep.equal(['gem-world'])
      t.ada.moves('2,0')
    })

    it('[RFTG-16.08] lasts to the end of the Explore phase, not longer', () => {
      const t = orbRace({ ada: NMT, orb: field() })
      t.plays(adaExplores)
      t.ada.does('boostOrb', t.ada.power('new-military-tactics'), null)
      t.ada.idles()
      t.bea.idles()
      expect(t.ctx.phase).to.equal('explore')
      expect(t.ada.has.turn.boosts).to.have.length(1)
      t.ada.answers(t.ada.asked().pick!.options[0]!)
      t.bea.answers(t.bea.asked().pick!.options[0]!)
      expect(t.ada.has.turn.boosts).to.deep.equal([])
    })

    it('[RFTG-16.08] is gained in the own Move action only', () => {
      const t = orbRace({ bea: NMT, ada: { tableau: ['old-earth'] }, orb: field() })
      t.plays(adaExplores)
      t.bea.cannot('boostOrb', [t.bea.power('new-military-tactics'), null], { rule: 'kit' })
      t.ada.does('endMove')
      t.ada.cannot('boostOrb', ['new-military-tactics#1/0', null], { rule: 'kit' })
    })
  })

  it('[RFTG-16.10] teams do not block each other', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['0,0'], bea: ['1,0'] } }) })
    t.plays(adaExplores)
    t.ada.moves('1,0')
    expect([t.ada.at, t.bea.at]).to.deep.equal(['1,0', '1,0'])
  })

  describe('[RFTG-16.11] tokens', () => {
    const withTokens = (more: object = {}) => field({ tokens: { '2,0': 'A1', '3,2': 'A2' }, ...more })

    it('[RFTG-16.11, RFTG-19.01] are taken by the team that enters, face down', () => {
      const t = orbRace({ orb: withTokens() })
      t.plays(adaExplores)
      t.ada.moves('2,0')
      expect(t.ada.tokens).to.deep.equal(['A1'])
      expect(t.ada.view.players['0']!.artifacts[0]!.used).to.equal(false)
      expect(t.orb.tokens).to.have.all.keys('3,2')
      expect(t.bea.view.players['0']!.artifacts).to.deep.equal([{ id: 'A', used: false }])
      expect(t.ada.log.at(-1)).to.include('Alien Science A1')
      expect(t.log.at(-1)).to.include('an artifact A')
    })

    it('[RFTG-16.11] stop the team and end its movement', () => {
      const t = orbRace({ orb: withTokens() })
      t.plays(adaExplores)
      t.ada.moves('2,0')
      // Two steps of four were taken, but nothing is left to decide in Move.
      expect(t.ada.isAsked('orbMove')).to.equal(false)
    })

    it('[RFTG-16.11] cannot be passed', () => {
      // A10 with its right half covered by A28: (2, 1) with the token is the only way from (2, 0) to (2, 2).
      const way = (tokens: object) =>
        orbRace({ orb: field({ laid: ['A10 2,0', 'A28 3,0'], teams: { ada: ['2,0'] }, tokens }) })
      const t = way({ '2,1': 'A1' })
      t.plays(adaExplores)
      t.ada.cannotMove('2,2', 'RFTG-16.11')
      t.ada.moves('2,1')
      expect(t.ada.tokens).to.deep.equal(['A1'])
      const free = way({})
      free.plays(adaExplores)
      free.ada.moves('2,2')
      expect(free.ada.at).to.equal('2,2')
    })

    it('[RFTG-16.12] keep the team from moving again in this orb step, even with an artifact', () => {
      const t = orbRace({
        ada: { artifacts: ['A5'] },
        orb: withTokens({ teams: { ada: ['1,1', '1,2'] } }),
      })
      t.plays(adaExplores)
      t.ada.movesTeam('a', '2,0')
      t.ada.cannotMoveTeam('a', '2,1', 'RFTG-16.12')
      t.ada.cannot('extendMove', ['A5#1', '0a'], { rule: 'RFTG-16.12' })
      t.ada.does('extendMove', 'A5#1', '0b')
      expect(t.orb.turn!.teams['0b']!.left).to.equal(8)
    })
  })

  it('[RFTG-16.13] two teams move in any order and in turns, each with its own steps', () => {
    const t = orbRace({ orb: field({ teams: { ada: ['1,1', '-2,2'] } }) })
    t.plays(adaExplores)
    t.ada.movesTeam('b', '-2,1')
    t.ada.movesTeam('a', '3,1')
    t.ada.movesTeam('b', '1,1')
    t.ada.movesTeam('a', '2,1')
    expect(t.ada.teams).to.deep.equal(['2,1', '1,1'])
    expect(t.orb.turn!.teams).to.deep.equal({
      '0a': { left: 1, stopped: false },
      '0b': { left: 1, stopped: false },
    })
  })
})
