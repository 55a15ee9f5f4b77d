/** How measured shares of games are told. */
import { expect } from 'chai'
import { tableOf } from '../tools/bench/shares.ts'

describe('bench: shares of games', () => {
  it('stand in one table, with the range that so many games allow, and the goal', () => {
    const [head, admiral, base, ...more] = tableOf([
      { name: 'bots.a-game.decision.mean', value: 3, unit: 'ms' },
      {
        name: 'bots.a-game.admiral.3players',
        value: 47,
        of: { games: 100, players: 3 },
        goal: { text: '≥ 45', met: true },
      },
      { name: 'bots.b.base.2.vsRandom', value: 100, of: { games: 200, players: 2 } },
    ]).map(row => row.split(/ {2,}/))
    expect(head).to.deep.equal(['game', 'players', 'what', '%', '19 of 20', 'games', 'goal'])
    expect(admiral).to.deep.equal(['a-game', '3', 'admiral', '47', '38 to 57', '100', '≥ 45', 'met'])
    expect(base).to.deep.equal(['b', '2', 'base vsRandom', '100', '98 to 100', '200'])
    expect(more).to.deep.equal([])
  })

  it('are no table where there are none', () => {
    expect(tableOf([{ name: 'rules.speed', value: 1 }])).to.deep.equal([])
  })
})
