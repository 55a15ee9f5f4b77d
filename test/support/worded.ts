/** Scenario tests read everything: whatever a table says in them must have words in both languages. */
import { asksOf, type GameModule, type KitState, type Line, linesOf } from '../../games/kit/index.ts'
import { wordsOf } from './contract/words.ts'
import { watchTables } from './table.ts'

/**
 * The same module, for tables whose questions, log, legal moves and refusals are read as they come. Throws with what
 * lacks words.
 */
export function worded<S extends KitState, V>(module: GameModule<S, V>): GameModule<S, V> {
  let words = wordsOf(module)
  const read = (line: Line, where: string) => {
    words.line(line, where)
    if (words.problems.size === 0) return
    const problems = [...words.problems].join('\n')
    // The next test answers for its own words.
    words = wordsOf(module)
    throw new Error(problems)
  }
  const own = {
    ...module,
    refusal(...asked: Parameters<typeof module.refusal>) {
      const refused = module.refusal(...asked)
      if (refused) read(refused.text, `refusal ${refused.rule}`)
      return refused
    },
  }

  watchTables(({ module: played, state: { G } }) => {
    if ((played as unknown) !== own) return
    for (const { line, full } of linesOf(G.log)) {
      if (line) read(line, 'log')
      if (full) read(full, 'log')
    }
    for (const { seat, kind, about = {}, pick } of G.asks) {
      read({ key: `ask.${kind}`, params: about }, 'question')
      read({ key: `waiting.${kind}`, params: about }, 'question')
      if (pick && pick.of !== 'seat')
        for (const option of pick.options) words.key(`${pick.of}.${option}.name`, kind)
      if (asksOf(G, seat)[0]?.kind !== kind) continue
      for (const { move, label } of module.legalMoves(module.view(G as S, seat), seat))
        read(label, `label of ${move}`)
    }
    if (G.outcome) read(G.outcome.line, 'outcome')
  })
  return own
}
