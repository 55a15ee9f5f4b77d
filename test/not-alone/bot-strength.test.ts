/**
 * That no bot gets weaker by accident, on either side. The games are always the same and few: what they hold bots to is
 * far below what bots usually do. More of them with `GAMES=1000 npx mocha test/not-alone/bot-strength.test.ts`; how well
 * bots play is measured by `npm run bench -- bots not-alone`.
 */
import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import { playBots } from '../tools/bench/bots-not-alone.ts'

const [weaker, stronger] = notAlone.meta.bots as [string, string]
const GAMES = Number(process.env.GAMES ?? 40)

describe('not-alone: strength of bots', function () {
  this.timeout(60_000 + GAMES * 1000)

  const creatureWins = (creature: string, hunted: string) =>
    playBots({ creature, hunted, players: 2 }, GAMES, 'strength').creatureWins

  // Usually more than half.
  it('the stronger Creature wins often against a weaker Hunted', () => {
    expect(creatureWins(stronger, weaker)).to.be.above(0.4)
  })

  // Usually one in twelve.
  it('the weaker Creature seldom wins against a stronger Hunted', () => {
    expect(creatureWins(weaker, stronger)).to.be.below(0.25)
  })

  // Usually two in five; one in three where it neither waits for Detour to catch nor plays cards that gain little.
  it('the stronger Creature holds its own against a Hunted as strong', () => {
    expect(creatureWins(stronger, stronger)).to.be.above(0.25)
  })
})
