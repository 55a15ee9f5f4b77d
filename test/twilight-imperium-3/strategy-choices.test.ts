/** What a strategy card will do is in sight before it is confirmed: all that it offers, with what is chosen lit. */

import isEqual from 'lodash/isEqual.js'
import { type LegalMove, readerOf } from '../../games/kit/index.ts'
import { attrsOf, rowsOf } from '../../games/twilight-imperium-3/board/plan/attrs.ts'
import { idsOf } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/state.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { recordings } from './recordings.ts'
import { expect } from './support.ts'

const { module } = recordings
const { read } = readerOf(module.text, 'en', seat => `Seat ${seat}`)

/** The rows of the form that a card begins with, each with what is lit in it. */
function rowsFor(view: TiView, plays: readonly LegalMove[]) {
  const [first] = plays
  const now = attrsOf(view, first!)
  return rowsOf(view, plays, first!).map(({ key, values }) => ({
    key,
    values: values.map(({ label }) => read(label)),
    lit: values.filter(({ value }) =>
      value === undefined
        ? now.every(one => one.key !== key)
        : now.some(one => one.key === key && isEqual(one.value, value)),
    ),
  }))
}

describe('twilight-imperium-3, choices of strategy cards', () => {
  const rows = new Map<string, ReturnType<typeof rowsFor>>()

  before(function () {
    this.timeout(120_000)
    for (const recorded of readRecorded(
      new URL('../fixtures/twilight-imperium-3/', import.meta.url),
    ).values())
      for (const { match } of walk(module, recorded)) {
        const g = match.G as TiState
        for (const { kind, seat } of g.asks) {
          const cards = kind === 'turn' ? idsOf(g.players[seat]!.strategy) : []
          if (cards.every(card => rows.has(card))) continue
          const view = module.view(g, seat)
          const legal = module.legalMoves(view, seat).filter(({ move }) => move === 'strategic')
          for (const card of cards) {
            const plays = legal.filter(({ args }) => args[1] === card)
            if (plays.length > 0 && !rows.has(card)) rows.set(card, rowsFor(view, plays))
          }
        }
      }
  })

  it('[TI-13.30] Trade is to be executed as it is, which is lit, or cancels all agreements', () => {
    expect(rows.get('trade')).to.have.length(1)
    const [{ values, lit }] = rows.get('trade')! as [ReturnType<typeof rowsFor>[number]]
    expect(values).to.deep.equal([
      'gain 3 trade goods and the income of your agreements, then negotiate',
      'cancel all trade agreements',
    ])
    expect(lit.map(({ label }) => read(label))).to.deep.equal([values[0]])
  })

  it('no card offers something beside a way that has no button', () => {
    expect(rows.size).to.be.above(10)
    for (const [card, all] of rows)
      for (const { key, values, lit } of all)
        if (values.length === 1 && lit.length === 0) expect.fail(`${card}, ${key}: only ${values[0]}`)
  })
})
