/** What players say of their battles in advance. */
import isEqual from 'lodash/isEqual.js'
import * as z from 'zod/mini'
import { moveOf } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { Policy, TiState, TiView } from '../state.ts'
import { pick } from './samples/chance.ts'

const few = z.int().check(z.minimum(1), z.maximum(9))
const percent = z.int().check(z.minimum(1), z.maximum(99))

const policy = z.strictObject({
  hits: z.enum(['ask', 'close', 'always']),
  retreat: z.union([
    z.enum(['ask', 'never']),
    z.strictObject({ after: few }),
    z.strictObject({ below: percent }),
  ]),
  pds: z.enum(['ask', 'always', 'never']),
  runs: z.optional(z.enum(['never'])),
})

const SOME: readonly Policy[] = [
  { hits: 'ask', retreat: 'ask', pds: 'ask' },
  { hits: 'always', retreat: 'ask', pds: 'always' },
  { hits: 'close', retreat: { below: 30 }, pds: 'ask' },
  { hits: 'ask', retreat: { after: 2 }, pds: 'always' },
  { hits: 'ask', retreat: 'never', pds: 'never' },
]

const someFor = ({ options }: TiView): readonly Policy[] =>
  options.sabotageRuns ? [...SOME, { hits: 'ask', retreat: 'ask', pds: 'ask', runs: 'never' }] : SOME

export const policyMoves = {
  /** How the player wants battles to be fought from now on. Nobody else sees it. [TI-57.10] */
  setPolicy: moveOf<TiState, TiView>()({
    during: [],
    anytime: true,
    often: 0.02,
    args: z.tuple([policy]),
    candidates: view => someFor(view).map((one): [Policy] => [one]),
    sample: (view, _, random) => [pick(someFor(view), random)!],
    refusal: (view, { seat }, [wanted]) =>
      isEqual(view.policies[seat], wanted) ? refuse('TI-57.10', 'samePolicy') : undefined,
    act({ g }, { seat }, [wanted]) {
      g.policies[seat] = wanted
    },
    label: () => line('move.setPolicy'),
  }),
}
