/**
 * That no bot gets weaker by accident. The games are always the same and few: what they hold bots to is below what bots
 * usually do, so that it fails where something is broken, not where it is a little different. More games with
 * `GAMES=1000 npx mocha test/race-for-the-galaxy/bot-strength.test.ts`; how well bots play is measured by
 * `npm run bench -- bots race-for-the-galaxy`. The admiral has a test of its own.
 */
import { expect } from 'chai'
import type { SetupValues } from '../../games/kit/index.ts'
import { mean, playTables, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-race-for-the-galaxy.ts'

const GAMES = Number(process.env.GAMES ?? 40)

const play = (names: string[], games = GAMES, options: SetupValues = {}) =>
  playTables(arena, { names, games, options, seed: 'strength' })
const wins = ([who, ...others]: [string, ...string[]], games?: number, options?: SetupValues) =>
  winRate(play([who, ...others], games, options), who)

describe('race-for-the-galaxy: strength of bots', function () {
  this.timeout(60_000 + GAMES * 1000)

  it('the veteran beats random play, with the orb too', () => {
    expect(wins(['veteran', 'random'], 20)).to.be.at.least(0.95)
    expect(wins(['veteran', 'random'], 2, { expansion: 'base+aa+orb' })).to.equal(1)
  })

  // Usually seven games of ten.
  for (const [weaker, stronger] of [
    ['recruit', 'cadet'],
    ['cadet', 'officer'],
    ['officer', 'veteran'],
  ] as const)
    it(`the ${stronger} beats the ${weaker}`, () => {
      expect(wins([stronger, weaker])).to.be.above(0.5)
    })

  // Usually half of the games.
  it('the veteran beats three officers', () => {
    expect(wins(['veteran', 'officer', 'officer', 'officer'])).to.be.above(0.3)
  })

  // Usually 38 and 31 points, in 9 and 11 rounds.
  for (const [players, least, most] of [
    [2, 35, 10],
    [4, 28, 13],
  ] as const)
    it(`${players} veterans score ${least} points each within ${most} rounds`, () => {
      const tables = play(Array.from({ length: players }, () => 'veteran'))
      expect(mean(tables.flatMap(({ seats }) => seats.map(({ score }) => score)))).to.be.above(least)
      expect(mean(tables.map(({ length }) => length))).to.be.below(most)
    })
})
