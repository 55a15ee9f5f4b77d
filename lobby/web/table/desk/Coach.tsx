import { useEffect, useRef } from 'react'
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
  const { module, reader, answered } = useHere()
  const { known, know } = useKnown(module.meta.id)
  const isNew = (kind: string) => known && !known.includes('all') && !known.includes(kind)
  const tips = questions.flatMap(({ ask: { id, kind, required } }) => {
    const words = required && isNew(kind) && reader.find(`coach.${kind}`)
    return words ? [{ id, kind, words }] : []
  })
  const tip = tips[0]
  // That a question is out of sight says nothing: a board goes back to show what led to it, and what still holds is asked
  // anew. Only the reader's own answer does.
  const said = useRef(new Map<number, string>())
  const { id, kind } = tip ?? {}
  useEffect(() => {
    if (id === undefined || kind === undefined) return
    // A board that begins to show something takes the question away within the same task: nobody has seen the tip then.
    const timer = window.setTimeout(() => said.current.set(id, kind))
    return () => window.clearTimeout(timer)
  }, [id, kind])
  useEffect(() => {
    const read = answered === undefined ? undefined : said.current.get(answered)
    if (read) know(read)
  }, [answered, know])
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
