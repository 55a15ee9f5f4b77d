import type { ReactNode } from 'react'
import { asksOf } from '../../kit/index.ts'
import { Cost } from './Cost.tsx'
import { isCard, type Standing, zoneOf } from './options.ts'
import { useTable } from './table.ts'
import type { BoardKey, Words } from './words.ts'

/** How far the answer is, what it costs, and what to point at next. The question itself stands beside it. */
export function Status() {
  const { draft, words: t } = useTable()
  const { family, standing } = draft
  if (draft.options.length === 0) return null
  if (family === null || !standing) return <Situation />
  const hint = hintOf(t, family, standing)
  return (
    <>
      {(isCard(family) || hint) && (
        <p>
          {isCard(family) && <strong>{t.nameOf(family)}: </strong>}
          {hint}
        </p>
      )}
      <Cost family={family} standing={standing} />
    </>
  )
}

/** What can be done where nothing is being put together yet. */
function Situation() {
  const { draft, props, side, words: t } = useTable()
  const kinds = asksOf(props.view, props.seat!).map(({ kind }) => kind)
  const hasCards = draft.options.some(({ family }) => isCard(family))
  if (draft.has('pass')) return <p>{t(hasCards ? 'act.playOrPass' : 'act.onlyPass')}</p>
  if (kinds.includes('interrupt')) return hasCards && <p>{t('act.interrupt')}</p>
  if (kinds.includes('place')) return <p>{t('act.tokensDone')}</p>
  if (!hasCards || kinds.includes('decide') || side === 'spectator') return null
  return <p>{t(`act.playCards.${side}`)}</p>
}

/** What to point at next, where the question does not say it. */
function hintOf(t: Words, family: string, standing: Standing): ReactNode {
  const next = standing.present[0]
  if (next === undefined) return null
  const token = /^token:(.+)$/.exec(family)?.[1]
  if (token !== undefined) return t('step.tokenAt', { token: `token:${token}` })
  const count = standing.max > 1 && t('step.chosen', { count: standing.current.length, max: standing.max })
  if (family.startsWith('answer:') || family === 'lock') return count
  const zone = zoneOf(next)
  const counted = zone === 'hand' || zone === 'discard'
  const isUpTo = zone === 'discard' && standing.min < standing.max
  const hint: BoardKey = isUpTo ? 'step.upTo' : (`step.${zone}` as BoardKey)
  return (
    <>
      {t(hint, counted ? { count: standing.max } : {})} {count}
    </>
  )
}
