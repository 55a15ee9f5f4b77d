/** What is done on the orb where games are played on by the hundred: at first sight, but not nothing. */

import { asksOf } from '../../games/kit/index.ts'
import { glanceAtOrb } from '../../games/race-for-the-galaxy/bot/orb-glance.ts'
import { pointOf, type SpaceKey } from '../../games/race-for-the-galaxy/orb/index.ts'
import type { Orb } from '../../games/race-for-the-galaxy/state.ts'
import { expect, orbRace } from './orb-table.ts'

/** Ada explores from (1, 1); the map is drawn in `orb-artifacts.test.ts`. */
function exploring(tokens: Orb['tokens'], hand: string[] = []) {
  const t = orbRace({ orb: { laid: ['A26 2,0'], tokens, teams: { ada: ['1,1'] }, hands: { ada: hand } } })
  t.plays({ ada: 'explore-orb', bea: 'produce' })
  return t
}

function glanced({ ada }: ReturnType<typeof exploring>) {
  const [ask] = asksOf(ada.view, '0')
  const { move, args } = glanceAtOrb(ada.view, '0', ask!)!
  expect(args[0]).to.equal(ask!.id)
  return { move, args: args.slice(1) }
}

describe('race-for-the-galaxy: the orb at first sight', () => {
  it('takes a token that is within reach', () => {
    const { move, args } = glanced(exploring({ '1,2': 'A1' }))
    expect([move, ...args.slice(0, 3)]).to.deep.equal(['moveTeam', '0a', 1, 2])
  })

  it('goes nearer to a token that is not', () => {
    // It lies behind barriers.
    const { move, args } = glanced(exploring({ '2,0': 'A1' }))
    expect(move).to.equal('moveTeam')
    const [, x, y] = args as [string, number, number]
    expect(Math.abs(2 - x) + Math.abs(y)).to.equal(1)
  })

  it('stays where there is nothing to go for', () => {
    expect(glanced(exploring({}))).to.deep.equal({ move: 'endMove', args: [] })
  })

  it('lays a card so that it brings a token near its team', () => {
    const t = exploring({}, ['B15', 'A27'])
    t.ada.does('endMove')
    const { move, args } = glanced(t)
    expect(move).to.equal('placeOrbCard')
    t.ada.does(move, ...args)
    const team = pointOf(t.ada.at as SpaceKey)
    const steps = Object.keys(t.orb.tokens).map(space => {
      const { x, y } = pointOf(space as SpaceKey)
      return Math.abs(x - team.x) + Math.abs(y - team.y)
    })
    expect(Math.min(...steps)).to.be.at.most(3)
  })

  it('has no opinion on anything else', () => {
    const t = orbRace()
    expect(glanceAtOrb(t.ada.view, '0', asksOf(t.ada.view, '0')[0]!)).to.equal(undefined)
  })
})
