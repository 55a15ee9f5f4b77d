/**
 * That no bot gets weaker by accident. The games are always the same and few: what they hold bots to is far below what
 * bots usually do, so that it fails where something is broken, not where it is a little different. More games with
 * `GAMES=20 npx mocha test/twilight-imperium-3/bot-strength.test.ts`; how well bots play is measured by
 * `npm run bench -- bots twilight-imperium-3`.
 */
import { mean, playTables, type TableResult, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-twilight-imperium-3.ts'
import { expect, module } from './support.ts'

const [weaker, stronger] = module.meta.bots as [string, string]
const GAMES = Number(process.env.GAMES ?? 1)

const play = (names: string[], games = GAMES) => playTables(arena, { names, games, seed: 'strength' })
const against = (who: string) => [stronger, who, who, who]

/** Victory points of a seat of this player. */
const scoreOf = (tables: readonly TableResult[], who: string) =>
  mean(tables.flatMap(({ seats }) => seats.filter(seat => seat.who === who).map(({ score }) => score)))

describe('twilight-imperium-3: strength of bots', function () {
  this.timeout(60_000 + GAMES * 60_000)

  it('the stronger one beats random play', () => {
    const tables = play(against('random'), 2 * GAMES)
    expect(winRate(tables, stronger)).to.be.at.least(0.9)
  })

  // Usually 10 against 5.
  it('the stronger one scores more than weaker ones', () => {
    const tables = play(against(weaker))
    expect(scoreOf(tables, stronger) - scoreOf(tables, weaker)).to.be.at.least(2)
  })

  // Usually 6.8 in 7 to 9 rounds.
  it('six of the stronger one score five each before their tenth round is over, and nobody is out', () => {
    const tables = play(Array.from({ length: 6 }, () => stronger))
    expect(Math.max(...tables.map(({ length }) => length))).to.be.within(4, 10)
    expect(scoreOf(tables, stronger)).to.be.at.least(5)
    const complete = tables.filter(({ seats }) => seats.every(({ isOut }) => !isOut))
    expect(complete.length / tables.length).to.be.above(0.5)
  })
})
