import { planOf } from '../../moves/composing/turn.ts'
import { planLine } from '../../moves/wording.ts'
import { useTable } from '../table.ts'
import { NOT_WHOLE } from './whole.ts'

/** How far the answer is, or why it cannot be given like this. */
export function Status() {
  const { view, ask, draft, legal, words: t, whyNot } = useTable()
  if (!ask) return null
  if (!draft) {
    const hint = hintFor(ask.kind)
    const isPlain = ask.kind === 'window' && !legal.some(({ move }) => move === 'playCard')
    return hint === undefined || isPlain ? null : <p>{t(hint)}</p>
  }
  if (NOT_WHOLE(draft)) return <p>{t('hint.pressCell')}</p>
  const why = whyNot(draft)
  if (why) return <p className="ti-why">{why}</p>
  const planned = planOf(draft)
  if (planned) {
    const isBare = Object.keys(planned.plan).length === 1 && planned.plan.moves.length === 0
    return <p>{isBare ? t('plan.nothingMoves') : t.read(planLine(view, planned.plan))}</p>
  }
  if (draft.move === 'pass') return <p>{t('hint.pass')}</p>
  return null
}

const HINTS = {
  turn: 'hint.turn',
  placeTile: 'hint.tile',
  window: 'hint.window',
} as const

const hintFor = (kind: string) => HINTS[kind as keyof typeof HINTS]
