import { useEffect, useRef } from 'react'
import { nameOfTip, tipOf } from '../../../../games/kit/learn/tips.ts'
import { useT } from '../../app/i18n.ts'
import { useKnown } from '../../app/roomQueries.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import type { Question } from '../view.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'

/**
 * What somebody new may think of at a question, the first time that they are asked such a thing: it stays until they
 * have answered or say that they have read it, and does not come again.
 */
export function Coach({ questions }: { questions: readonly Question[] }) {
  const t = useT()
  const { view, module, reader, answered } = useHere()
  const { known, know } = useKnown(module.meta.id)
  const isNew = (name: string) => known && !known.includes('all') && !known.includes(name)
  const tips = questions.flatMap(({ ask }) => {
    if (!ask.required) return []
    const line = tipOf(module, view, ask)
    const name = nameOfTip(line)
    return isNew(name) && reader.find(line.key) ? [{ id: ask.id, name, line }] : []
  })
  const tip = tips[0]
  // That a question is out of sight says nothing: a board goes back to show what led to it, and what still holds is asked
  // anew. Only the reader's own answer does.
  const said = useRef(new Map<number, string>())
  const { id, name } = tip ?? {}
  useEffect(() => {
    if (id === undefined || name === undefined) return
    // A board that begins to show something takes the question away within the same task: nobody has seen the tip then.
    const timer = window.setTimeout(() => said.current.set(id, name))
    return () => window.clearTimeout(timer)
  }, [id, name])
  useEffect(() => {
    const read = answered === undefined ? undefined : said.current.get(answered)
    if (read) know(read)
  }, [answered, know])
  if (!tip) return null
  return (
    <div className={css.coach} role="note">
      <p>
        <strong>{t('table.tip')}</strong> <Words line={tip.line} />
      </p>
      <Button variant="subtle" onClick={() => know(tip.name)}>
        {t('table.tipKnown')}
      </Button>
      <Button variant="subtle" onClick={() => know('all')}>
        {t('table.gameKnown')}
      </Button>
    </div>
  )
}
