import { expect } from 'chai'
import { ask, defineGame } from '../../games/kit/index.ts'
import { chapters, definition } from '../../games/twilight-imperium-3/game.ts'
import { line, refuse } from '../../games/twilight-imperium-3/line.ts'
import { hasAbility, hasTechnology } from '../../games/twilight-imperium-3/numbers/modifiers.ts'
import type { diceRules } from '../../games/twilight-imperium-3/rules/battle/dice.ts'
import type { claimRules } from '../../games/twilight-imperium-3/rules/objectives/claims.ts'
import { doNext } from '../../games/twilight-imperium-3/rules/steps.ts'
import type { mineRules } from '../../games/twilight-imperium-3/rules/tactical/mines.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'

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

  it('are told by the compiler what they misspell', () => {
    const misspelt = (g: TiState) => {
      const pick = { options: [], min: 0, max: 1 }
      // @ts-expect-error an ability
      hasAbility(g, '0', 'telepathes')
      // @ts-expect-error a technology
      hasTechnology(g, '0', 'nano-tecnology')
      // @ts-expect-error a line
      line('log.discrads')
      // @ts-expect-error a refusal
      refuse('TI-26.02', 'notNwo')
      // @ts-expect-error a kind of question
      ask(g, { seat: '0', kind: 'discrad', required: true })
      // @ts-expect-error what can be chosen
      ask(g, { seat: '0', kind: 'discard', required: true, pick: { of: 'actoinCard', ...pick } })
      // @ts-expect-error what is remembered
      ask(g, { seat: '0', kind: 'chooseMine', required: true, memo: { sell: '0-00' } })
      // @ts-expect-error a step
      doNext(g, { do: 'handLimti', seat: '0' })
    }
    expect(misspelt).to.be.a('function')
  })
})
