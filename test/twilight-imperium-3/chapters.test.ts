import { expect } from 'chai'
import { defineGame } from '../../games/kit/index.ts'
import { chapters, definition } from '../../games/twilight-imperium-3/game.ts'
import type { diceRules } from '../../games/twilight-imperium-3/rules/battle/dice.ts'
import type { claimRules } from '../../games/twilight-imperium-3/rules/objectives/claims.ts'
import type { mineRules } from '../../games/twilight-imperium-3/rules/tactical/mines.ts'

/** All chapters but one, as the compiler sees them. */
type Without<One> = readonly Exclude<(typeof chapters)[number], One>[]

describe('Twilight Imperium: chapters', () => {
  it('are all needed, or the compiler says what nobody does', () => {
    const { name, minPlayers, maxPlayers, options, phases, setup, view } = definition
    const contents = { name, minPlayers, maxPlayers, options, phases, setup, view }
    const short = () => {
      // @ts-expect-error nothing does `claims` and `claim`
      defineGame({ ...contents, chapters: chapters as unknown as Without<typeof claimRules> })
      // @ts-expect-error nothing does `mines`, nothing answers `chooseMine`
      defineGame({ ...contents, chapters: chapters as unknown as Without<typeof mineRules> })
      // @ts-expect-error nothing answers `reroll`
      defineGame({ ...contents, chapters: chapters as unknown as Without<typeof diceRules> })
    }
    expect(short).to.be.a('function')
    expect(defineGame({ ...contents, chapters: chapters as Without<never> }).moves).to.have.all.keys(
      Object.keys(definition.moves).filter(move => !move.endsWith('Standing')),
    )
  })
})
