import { useEffect, useRef } from 'react'
import { useT } from '../../app/i18n.ts'
import { useKnown } from '../../app/queries.ts'
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
  const { module, reader } = useHere()
  const { known, know } = useKnown(module.meta.id)
  const isNew = (kind: string) => known && !known.includes('all') && !known.includes(kind)
  const tips = questions.flatMap(({ ask: { id, kind, required } }) => {
    const words = required && isNew(kind) && reader.find(`coach.${kind}`)
    return words ? [{ id, kind, words }] : []
  })
  const tip = tips[0]
  const told = useRef(tip)
  const isAsked = questions.some(({ ask }) => ask.id === told.current?.id)
  useEffect(() => {
    if (told.current && !isAsked) know(told.current.kind)
  }, [isAsked, know])
  useEffect(() => {
    told.current = tip
  })
  if (!tip) return null
  return (
    <div className={css.coach} role="note">
      <p>
        <strong>{t('table.tip')}</strong> {tip.words}
      </p>
      <Button variant="subtle" onClick={() => know(tip.kind)}>
        {t('table.tipKnown')}
      </Button>
      <Button variant="subtle" onClick={() => know('all')}>
        {t('table.gameKnown')}
      </Button>
    </div>
  )
}
