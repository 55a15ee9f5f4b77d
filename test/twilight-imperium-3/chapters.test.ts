import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { ask, defineGame } from '../../games/kit/index.ts'
import { line as bookLine } from '../../games/twilight-imperium-3/book/line.ts'
import { kindOf, OBJECTIVES, RACES, WINDOWS } from '../../games/twilight-imperium-3/data/index.ts'
import { chapters, definition } from '../../games/twilight-imperium-3/game.ts'
import { line, refuse } from '../../games/twilight-imperium-3/line.ts'
import * as shapes from '../../games/twilight-imperium-3/moves/shapes.ts'
import { isLaw } from '../../games/twilight-imperium-3/numbers/laws.ts'
import { hasAbility, hasTechnology } from '../../games/twilight-imperium-3/numbers/modifiers.ts'
import type { diceRules } from '../../games/twilight-imperium-3/rules/battle/dice.ts'
import type { ArgsOf } from '../../games/twilight-imperium-3/rules/cards/index.ts'
import { holds } from '../../games/twilight-imperium-3/rules/cards/ops.ts'
import type { OnPlanet } from '../../games/twilight-imperium-3/rules/cards/types.ts'
import { isUnder } from '../../games/twilight-imperium-3/rules/effects.ts'
import type { claimRules } from '../../games/twilight-imperium-3/rules/objectives/claims.ts'
import { ownerOf } from '../../games/twilight-imperium-3/rules/planets.ts'
import { doNext } from '../../games/twilight-imperium-3/rules/steps.ts'
import type { mineRules } from '../../games/twilight-imperium-3/rules/tactical/mines.ts'
import { draftCards } from '../../games/twilight-imperium-3/rules/windows/draft.ts'
import type { Player, TiState } from '../../games/twilight-imperium-3/state.ts'
import { sourcesIn } from '../support/imports.ts'

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
    const misspelt = (g: TiState, { actionCards, race, technologies }: Player) => {
      const pick = { options: [], min: 0, max: 1 }
      // @ts-expect-error a race
      if (race === 'letnevv') g.round += 1
      // @ts-expect-error a race
      RACES.xxca.leaders.includes('agent')
      // @ts-expect-error a planet under control
      delete g.planets['mecatol-rx']
      // @ts-expect-error a planet
      ownerOf(g, 'mecatol-rx')
      // @ts-expect-error a system
      g.galaxy.tiles['1-00'] = 'nebular-1'
      // @ts-expect-error a technology that somebody has
      technologies.includes('war-suns')
      // @ts-expect-error an objective
      OBJECTIVES['imperium-rexx'].winsGame
      // @ts-expect-error an objective of the table
      g.objectives.push('spend-10-resource')
      // @ts-expect-error a leader
      kindOf('norr-general-3')
      // @ts-expect-error a leader who lives
      g.leaders!['sol-admirals'] = { of: '0' }
      // @ts-expect-error an action card of a hand
      actionCards.push('sabotoge')
      // @ts-expect-error a political card
      isLaw(g, 'code-of-honour')
      // @ts-expect-error a strategy card
      g.common.imperail = 1
      // @ts-expect-error what holds for a while
      isUnder(g, 'policy-paralysys', '0')
      // @ts-expect-error a Domain Counter
      g.domains!.abyz = { id: 'settler', seenBy: [] }
      // @ts-expect-error what is chosen with a card
      holds<OnPlanet>(() => [{ plant: 'wellon' }])
      // @ts-expect-error what this card never asks for
      const plague: ArgsOf<'plague'> = { seat: '0' }
      plague.planet.endsWith('ii')
      // @ts-expect-error a window
      doNext(g, { do: 'window', id: WINDOWS.combatRoled })
      // @ts-expect-error what is stored of a window
      doNext(g, { do: 'window', id: 'W12' })
      // @ts-expect-error a window
      draftCards(g, '0', 'W7', {})
      // @ts-expect-error a planet in a message
      shapes.planet.parse('wellon') === 'welon'
      // @ts-expect-error an ability
      hasAbility(g, '0', 'telepathes')
      // @ts-expect-error a technology
      hasTechnology(g, '0', 'nano-tecnology')
      // @ts-expect-error a line
      line('log.discrads')
      // @ts-expect-error a line of the book
      bookLine('book.objective.wns')
      // @ts-expect-error a line of the board
      line('board.legend.facilty')
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

  it('call windows by their names, as only what is stored and its words know them by their ids', () => {
    const known = /\/(data\/timings|migrations|text\/.*)\.ts$/
    const files = sourcesIn('games/twilight-imperium-3').filter(file => !known.test(file))
    const named = files.filter(file => /'W\d\d'/.test(readFileSync(file, 'utf8')))
    expect(files).to.have.length.above(400)
    expect(named).to.deep.equal([])
  })
})
