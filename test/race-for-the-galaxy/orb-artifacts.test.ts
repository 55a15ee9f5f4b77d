/** Artifact tokens in the orb step. Section 19. */
import { expect, orbRace } from './orb-table.ts'

const adaExplores = { ada: 'explore-orb', bea: 'produce' } as const

/**
 * A26 east of the main airlock: (2, 0) lies behind barriers of 5, 6, 3 and 4; a wall parts (2, 1) from (1, 1).
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
const exploring = (artifacts: string[], orb: object = {}, more: object = {}) => {
  const t = orbRace({
    ada: { tableau: ['old-earth'], artifacts, ...more },
    orb: { laid: ['A26 2,0'], teams: { ada: ['1,1'] }, hands: { ada: ['B15'] }, ...orb },
  })
  t.plays(adaExplores)
  return t
}

const usedOf = (t: ReturnType<typeof exploring>) =>
  t.ada.has.artifacts.map(({ id, used }) => `${id.replace(/#.*/, '')}${used ? ' used' : ''}`)

describe('race-for-the-galaxy: artifacts in the orb step', () => {
  it('[RFTG-19.01] lie face down before their owner, who may look at them', () => {
    const t = exploring(['A3', 'B2'])
    expect(t.ada.has.artifacts).to.deep.equal([
      { id: 'A3#1', used: false },
      { id: 'B2#2', used: false },
    ])
    expect(t.bea.view.players['0']!.artifacts).to.deep.equal([
      { id: 'A', used: false },
      { id: 'B', used: false },
    ])
    expect(t.spectator.view.players['0']!.artifacts).to.deep.equal([
      { id: 'A', used: false },
      { id: 'B', used: false },
    ])
  })

  it('[RFTG-19.02] turn face up when they are used, and are used once', () => {
    const t = exploring(['A3'])
    t.ada.moves('2,1', 'A3')
    expect(usedOf(t)).to.deep.equal(['A3 used'])
    expect(t.bea.view.players['0']!.artifacts).to.deep.equal([{ id: 'A3#1', used: true }])
    t.ada.cannot('moveTeam', ['0a', 1, 1, ['A3#1']], { rule: 'RFTG-19.07', key: 'orbNoSuchPass' })
    t.ada.cannotMove('1,1', 'RFTG-16.07')
  })

  describe('[RFTG-19.07] passing walls and barriers', () => {
    it('[RFTG-19.07] a Wall Breaker passes one wall or one barrier', () => {
      const wall = exploring(['A3'])
      wall.ada.cannotMove('2,1', 'RFTG-16.07')
      wall.ada.moves('2,1', 'A3')
      expect(wall.ada.at).to.equal('2,1')
      const barrier = exploring(['A3'], { teams: { ada: ['1,0'] } })
      barrier.ada.moves('2,0', 'A3')
      expect(barrier.ada.at).to.equal('2,0')
    })

    it('[RFTG-19.07] a Beam Key passes one barrier of any strength, and no wall', () => {
      const t = exploring(['A6'], { teams: { ada: ['1,0'] } })
      t.ada.cannotMove('2,1', 'RFTG-16.07', 'A6')
      t.ada.moves('2,0', 'A6')
      expect(usedOf(t)).to.deep.equal(['A6 used'])
      const walled = exploring(['A6'], { laid: ['A09 2,0 turned 1'], teams: { ada: ['1,0'] } })
      walled.ada.cannotMove('2,0', 'RFTG-16.06', 'A6')
    })

    it('[RFTG-19.07] each covers one step', () => {
      // From (2, 0) every way out is barred again.
      const t = exploring(['A6'], { teams: { ada: ['1,0'] } })
      t.ada.moves('2,0', 'A6')
      t.ada.cannotMove('3,0', 'RFTG-16.07')
    })

    it('[RFTG-16.01] moves no team of others, and none that does not exist', () => {
      const t = exploring([])
      t.ada.cannot('moveTeam', ['1a', 0, 1, []], { rule: 'RFTG-16.01' })
      t.ada.cannot('moveTeam', ['0b', 0, 1, []], { rule: 'RFTG-16.01' })
    })

    it('[RFTG-19.07] is refused for tokens that are not needed, not there, or named twice', () => {
      const t = exploring(['A3', 'A1'])
      t.ada.cannotMove('0,1', 'RFTG-19.07', 'A3')
      t.ada.cannotMove('2,1', 'RFTG-19.07', 'A1')
      t.ada.cannotMove('2,1', 'RFTG-19.07', 'A8')
      t.ada.cannot('moveTeam', ['0a', 2, 1, ['A3#1', 'A3#1']], { rule: 'RFTG-19.07' })
      t.bea.cannot('moveTeam', ['1a', 0, 1, []], { rule: 'kit' })
    })

    it('[RFTG-19.07, RFTG-16.07] names what else is in the way, once a wall or barrier is passed', () => {
      // A06 south of (2, 0): a wall on its western side, and barriers behind it.
      const t = exploring(['A3'], { laid: ['A06 2,1'] })
      t.ada.cannotMove('3,3', 'RFTG-16.07', 'A3')
    })

    it('[RFTG-19.07] is offered in every way that makes a difference, and in no other', () => {
      const t = exploring(['A3', 'A3', 'A6'], { teams: { ada: ['1,0'] } })
      const ways = t.ada.legal
        .filter(({ move, args }) => move === 'moveTeam' && args[2] === 2 && args[3] === 0)
        .map(({ args }) => (args[4] as string[]).join())
      // The two Wall Breakers are alike.
      expect(ways).to.deep.equal(['A3#1', 'A6#3'])
    })
  })

  describe('[RFTG-19.03] combining', () => {
    it('[RFTG-19.03] several tokens serve the same way', () => {
      const t = exploring(['A3', 'A6'], { teams: { ada: ['1,0'] } })
      // In over the barrier of 5 and out over the barrier of 3.
      t.ada.moves('3,0', 'A3', 'A6')
      expect(t.ada.at).to.equal('3,0')
      expect(usedOf(t)).to.deep.equal(['A3 used', 'A6 used'])
      expect(t.orb.turn!.teams['0a']!.left).to.equal(2)
    })

    it('[RFTG-19.03] tokens and card powers add up', () => {
      const t = exploring(
        ['A6'],
        { teams: { ada: ['1,0'] } },
        { tableau: ['old-earth', 'new-military-tactics'] },
      )
      t.ada.does('boostOrb', t.ada.power('new-military-tactics'), null)
      t.ada.cannotMove('2,0', 'RFTG-16.07')
      t.ada.does('boostOrb', 'A6#1/1', null)
      // 3 + 2 against the barrier of 5.
      t.ada.moves('2,0')
      expect(t.ada.has.turn.boosts.map(({ amount }) => amount)).to.deep.equal([3, 2])
    })
  })

  it('[RFTG-19.04] a token with two powers gives only one of them', () => {
    const military = exploring(['A6'], { teams: { ada: ['1,0'] } })
    military.ada.does('boostOrb', 'A6#1/1', null)
    military.ada.cannotMove('2,0', 'RFTG-19.07', 'A6')
    const key = exploring(['A6'], { teams: { ada: ['1,0'] } })
    key.ada.moves('2,0', 'A6')
    key.ada.cannot('boostOrb', ['A6#1/1', null], { rule: 'RFTG-16.08' })
  })

  it('[RFTG-19.05] a token works from the moment it is taken, also for another team in the same action', () => {
    const t = exploring([], {
      laid: ['A28 2,0', 'A09 -2,3 turned 2'],
      tokens: { '2,0': 'A3' },
      teams: { ada: ['1,1', '-2,2'] },
    })
    t.ada.cannot('moveTeam', ['0b', -2, 3, ['A3#1']], { rule: 'RFTG-19.07' })
    t.ada.movesTeam('a', '2,0')
    t.ada.movesTeam('b', '-2,3', 'A3')
    expect(t.ada.teams).to.deep.equal(['2,0', '-2,3'])
    expect(usedOf(t)).to.deep.equal(['A3 used'])
  })

  describe('[RFTG-19.06] more steps', () => {
    it('[RFTG-19.06] give one team 4 more in this Move action', () => {
      const t = exploring(['A5'], { teams: { ada: ['1,1', '0,0'] } })
      t.ada.does('extendMove', 'A5#1', '0a')
      expect(t.orb.turn!.teams).to.deep.equal({
        '0a': { left: 8, stopped: false },
        '0b': { left: 4, stopped: false },
      })
      expect(usedOf(t)).to.deep.equal(['A5 used'])
      t.ada.cannot('extendMove', ['A5#1', '0b'], { rule: 'RFTG-19.06' })
    })

    it('[RFTG-19.06] come also when no step is left', () => {
      const t = exploring(['A5', 'A1'])
      t.ada.moves('-2,0')
      t.ada.moves('-2,1')
      expect(t.orb.turn!.teams['0a']!.left).to.equal(0)
      t.ada.does('extendMove', 'A5#1', '0a')
      expect(t.orb.turn!.teams['0a']!.left).to.equal(4)
    })

    it('[RFTG-19.06] need a Thruster, and a team of one’s own', () => {
      const t = exploring(['A5', 'A3'])
      t.ada.cannot('extendMove', ['A3#2', '0a'], { rule: 'RFTG-19.06' })
      t.ada.cannot('extendMove', ['A5#1', '1a'], { rule: 'RFTG-16.01' })
    })

    it('[RFTG-19.06] are gone in the next orb step', () => {
      const t = exploring(['A5'])
      t.ada.does('extendMove', 'A5#1', '0a')
      t.ada.idles()
      t.bea.passesOrb()
      for (const seat of [t.ada, t.bea]) seat.answers(seat.asked().pick!.options[0]!)
      // Bea has passed and is on top, but Orb/Explore raises ada again.
      t.plays(adaExplores)
      expect(t.orb.turn!.teams['0a']!.left).to.equal(4)
    })
  })

  describe('[RFTG-19.08] Military', () => {
    it('[RFTG-19.08] of a token serves for several barriers', () => {
      const t = exploring(['B4', 'B3'], { teams: { ada: ['1,0'] } })
      t.ada.does('boostOrb', 'B4#1/1', null)
      t.ada.cannotMove('2,0', 'RFTG-16.07')
      t.ada.does('boostOrb', 'B3#2/1', null)
      t.ada.moves('2,0')
      t.ada.moves('2,1')
      expect(t.ada.at).to.equal('2,1')
    })

    it('[RFTG-19.08] lasts to the end of the Explore phase', () => {
      const t = exploring(['B4'])
      t.ada.does('boostOrb', 'B4#1/1', null)
      t.ada.idles()
      t.bea.passesOrb()
      expect(t.ada.has.turn.boosts).to.have.length(1)
      for (const seat of [t.ada, t.bea]) seat.answers(seat.asked().pick!.options[0]!)
      expect(t.ada.has.turn.boosts).to.have.length(0)
    })

    it('[RFTG-19.08, RFTG-19.10] of Alien Uplift A counts in Settle alone', () => {
      const t = exploring(['A4'])
      t.ada.cannot('boostOrb', ['A4#1/1', null], { rule: 'RFTG-16.08' })
    })
  })

  it('[RFTG-19.11] Alien Technology is discarded for Self-Repairing Alien Artillery', () => {
    const t = exploring(
      ['A2'],
      { teams: { ada: ['3,0'] } },
      { tableau: ['old-earth', 'self-repairing-alien-artillery'] },
    )
    t.ada.cannotMove('2,0', 'RFTG-16.07')
    t.ada.does('boostOrb', t.ada.power('self-repairing-alien-artillery', 'tempMilitary'), 'A2#1')
    expect(usedOf(t)).to.deep.equal(['A2 used'])
    t.ada.moves('2,0')
  })
})
