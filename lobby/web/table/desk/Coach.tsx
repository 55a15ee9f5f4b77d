import { useEffect, useRef } from 'react'
import { asksOf } from '../../../../games/kit/asks.ts'
import { useT } from '../../app/i18n.ts'
import { useKnown } from '../../app/roomQueries.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import type { Question } from '../view.ts'
import css from './desk.module.css'

/**
 * What somebody new may think of at a question, the first time that they are asked such a thing: it stays until they
 * have answered or say that they have read it, and does not come again.
 */
export function Coach({ questions }: { questions: readonly Question[] }) {
  const t = useT()
  const { view, seat, module, reader } = useHere()
  const { known, know } = useKnown(module.meta.id)
  const isNew = (kind: string) => known && !known.includes('all') && !known.includes(kind)
  const tips = questions.flatMap(({ ask: { id, kind, required } }) => {
    const words = required && isNew(kind) && reader.find(`coach.${kind}`)
    return words ? [{ id, kind, words }] : []
  })
  const tip = tips[0]
  // A question may be out of sight for a while, and yet wait for its answer.
  const said = useRef(tip)
  useEffect(() => {
    const before = said.current
    const isAnswered = before && seat !== null && !asksOf(view, seat).some(({ id }) => id === before.id)
    said.current = tip ?? (isAnswered ? undefined : before)
    if (isAnswered) know(before.kind)
  }, [tip, view, seat, know])
  if (!tip) return null
  const letGo = (what: string) => {
    said.current = undefined
    know(what)
  }
  return (
    <div className={css.coach} role="note">
      <p>
        <strong>{t('table.tip')}</strong> {tip.words}
      </p>
      <Button variant="subtle" onClick={() => letGo(tip.kind)}>
        {t('table.tipKnown')}
      </Button>
      <Button variant="subtle" onClick={() => letGo('all')}>
        {t('table.gameKnown')}
      </Button>
    </div>
  )
}
