/**
 * That no bot gets weaker by accident. The games are always the same and few: what they hold bots to is far below what
 * bots usually do, so that it fails where something is broken, not where it is a little different. More games with
 * `GAMES=100 npx mocha test/space-station-phoenix/bot-strength.test.ts`; how well bots play is measured by
 * `npm run bench -- bots space-station-phoenix`.
 */
import { expect } from 'chai'
import { mean, playTables, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-space-station-phoenix.ts'

const GAMES = Number(process.env.GAMES ?? 6)

const play = (names: string[], games = GAMES) => playTables(arena, { names, games, seed: 'strength' })
const wins = (names: [string, ...string[]], games?: number) => winRate(play(names, games), names[0])

describe('space-station-phoenix: strength of bots', function () {
  this.timeout(120_000 + GAMES * 5000)

  for (const players of [2, 3, 4])
    it(`the veteran beats random play at ${players}`, () => {
      const others = Array.from({ length: players - 1 }, () => 'random')
      expect(wins(['veteran', ...others], Math.ceil(GAMES / 3))).to.equal(1)
    })

  // Usually nine games of ten.
  for (const [weaker, stronger] of [
    ['recruit', 'cadet'],
    ['cadet', 'veteran'],
  ] as const)
    it(`the ${stronger} beats the ${weaker}`, () => {
      expect(wins([stronger, weaker])).to.be.above(0.6)
    })

  // Usually two games of three.
  it('the veteran beats three cadets', () => {
    expect(wins(['veteran', 'cadet', 'cadet', 'cadet'])).to.be.above(0.33)
  })

  // Usually 160 points in 26 rounds.
  it('veterans score a hundred points and more, in time', () => {
    const tables = play(['veteran', 'veteran'])
    expect(mean(tables.flatMap(({ seats }) => seats.map(({ score }) => score)))).to.be.above(125)
    expect(mean(tables.map(({ length }) => length))).to.be.below(32)
  })
})
