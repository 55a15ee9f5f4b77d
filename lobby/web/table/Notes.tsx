import { useT } from '../app/i18n.ts'
import css from './Notes.module.css'

interface NotesProps {
  boardBroken: boolean
  otherRules: boolean
}

/** What is out of the ordinary with the table itself, below its bar. */
export function Notes({ boardBroken, otherRules }: NotesProps) {
  const t = useT()
  if (!boardBroken && !otherRules) return null
  return (
    <div className={css.notes}>
      {boardBroken && <p role="alert">{t('table.boardBroken')}</p>}
      {otherRules && (
        <p role="alert">
          <strong>{t('rules.title')}.</strong> <span>{t('rules.lead')}</span>
        </p>
      )}
    </div>
  )
}
