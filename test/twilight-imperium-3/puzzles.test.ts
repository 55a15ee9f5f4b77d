import { expect } from 'chai'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import { twilightImperium3 as module, type TiState } from '../../games/twilight-imperium-3/index.ts'
import { goals } from '../../games/twilight-imperium-3/puzzles/goals.ts'
import { book } from '../../games/twilight-imperium-3/puzzles/index.ts'
import { stored } from '../../games/twilight-imperium-3/puzzles/stored.ts'
import { enemiesIn } from '../../games/twilight-imperium-3/rules/space.ts'
import type { Plan } from '../../games/twilight-imperium-3/rules/tactical/draft.ts'
import { puzzleSuite } from '../support/puzzles.ts'
import { hiddenOtherwise } from '../support/ti-alone.ts'

/** The first legal move of any puzzle that brings ships to where others have some. */
function attack() {
  for (const { id } of stored) {
    const moment = book.begin(id)
    const { you } = book.page(moment)
    const found = book.module
      .legalMoves(book.view(moment), you)
      .find(
        ({ move, args: [, cell, plan] }) =>
          move === 'act' &&
          (plan as Plan).moves.length > 0 &&
          enemiesIn(moment.g as TiState, cell as string, you).length > 0,
      )
    if (found) return { moment, ...found }
  }
  throw new Error('nobody can be attacked')
}

describe('twilight-imperium-3: puzzles', () => {
  puzzleSuite({ definition, module, goals, stored, book, world: hiddenOtherwise })

  it('counts nothing that is left to dice, and says so', () => {
    const { moment, move, args } = attack()
    const { moment: after, refusal } = book.answer(moment, move, args)
    expect(refusal!.text.key).to.equal('puzzle.expand.unsure')
    expect(after.g).to.equal(moment.g)
  })

  it('lists what has to be tried beside all that a table lists', () => {
    const moment = book.begin(stored[0]!.id)
    const { you } = book.page(moment)
    const listed = book.module.legalMoves(book.view(moment), you)
    const plain = module.legalMoves(moment.g as TiState, you)
    const tried = goals.expand.plays!(moment.g as TiState, you)
    const signs = listed.map(({ move, args }) => JSON.stringify({ move, args }))
    expect(signs.slice(0, plain.length)).to.deep.equal(
      plain.map(({ move, args }) => JSON.stringify({ move, args })),
    )
    expect(signs).to.include.members(tried.map(play => JSON.stringify(play)))
    expect(new Set(signs).size).to.equal(signs.length)
  })
})
