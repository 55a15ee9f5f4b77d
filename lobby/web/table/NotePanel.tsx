import { useId } from 'react'
import { troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import css from './NotePanel.module.css'
import { useNote } from './useNote.ts'

const LONGEST = 4000

/** Notes for oneself: nobody else sees them. */
export function NotePanel({ room }: { room: string }) {
  const t = useT()
  const help = useId()
  const { text, write, isSaved, error, saveNow } = useNote(room)
  return (
    <div className={css.notes}>
      <textarea
        className={css.field}
        aria-label={t('people.notes')}
        aria-describedby={help}
        maxLength={LONGEST}
        disabled={text === undefined}
        value={text ?? ''}
        onChange={event => write(event.currentTarget.value)}
        onBlur={saveNow}
      />
      <p id={help} className={css.help}>
        {t('people.notesHelp')}
      </p>
      <p role="status" className={css.help}>
        {error ? t(`problem.${troubleOf(error)}`) : text && t(isSaved ? 'people.saved' : 'people.unsaved')}
      </p>
    </div>
  )
}
