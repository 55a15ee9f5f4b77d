import { expect } from 'chai'
import isEqual from 'lodash/isEqual.js'
import { idsOf } from '../../games/twilight-imperium-3/data/index.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import { twilightImperium3 as module, type TiState } from '../../games/twilight-imperium-3/index.ts'
import { goals } from '../../games/twilight-imperium-3/puzzles/goals.ts'
import { book } from '../../games/twilight-imperium-3/puzzles/index.ts'
import { stored } from '../../games/twilight-imperium-3/puzzles/stored.ts'
import { totalOf } from '../../games/twilight-imperium-3/rules/counts.ts'
import { enemiesIn } from '../../games/twilight-imperium-3/rules/space.ts'
import type { Plan } from '../../games/twilight-imperium-3/state-plans.ts'
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

/** What has to be tried at the beginning of the puzzles in which Warfare can take a counter back, or cannot. */
function actsWhere(warfare: boolean): Plan[] {
  return stored.flatMap(({ id, seat }) => {
    const g = book.begin(id).g as TiState
    if ((g.players[seat]!.strategy.warfare === 'ready') !== warfare) return []
    const acts = goals.expand.plays!(g, seat).filter(({ move }) => move === 'act')
    return acts.map(({ args }) => args[2] as Plan)
  })
}

const loaded = ({ moves }: Plan): number =>
  moves.reduce((sum, { load = [] }) => sum + load.reduce((all, { units }) => all + totalOf(units), 0), 0)

describe('twilight-imperium-3: puzzles', () => {
  puzzleSuite({ definition, module, goals, stored, book, world: hiddenOtherwise })

  it('counts nothing that is left to dice, and says so', () => {
    const { moment, move, args } = attack()
    const { moment: after, refusal } = book.answer(moment, move, args)
    expect(refusal!.text.key).to.equal('puzzle.expand.unsure')
    expect(after.g).to.equal(moment.g)
  })

  it('tries what brings more than it needs only where Warfare lets ships go on from there', () => {
    const isMore = (plan: Plan) => loaded(plan) > idsOf(plan.landings ?? {}).length
    const isMoved = (plan: Plan) => idsOf(plan.landings ?? {}).length === 0
    expect(actsWhere(true).some(isMore)).to.equal(true)
    expect(actsWhere(true).some(isMoved)).to.equal(true)
    expect(actsWhere(false).filter(plan => isMore(plan) || isMoved(plan))).to.deep.equal([])
  })

  it('tries two ships also where one could bring all', () => {
    const two = actsWhere(false).filter(({ moves }) => moves.length === 2)
    const isOneEnough = ({ landings }: Plan) =>
      actsWhere(false).some(plan => plan.moves.length === 1 && isEqual(plan.landings, landings))
    expect(two.some(isOneEnough)).to.equal(true)
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
