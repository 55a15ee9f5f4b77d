import { useT } from '../app/i18n.ts'
import css from './Notes.module.css'

interface NotesProps {
  boardBroken: boolean
  otherRules: boolean
  /** A table of this device cannot be stored. */
  isUnkept: boolean
}

/** What is out of the ordinary with the table itself, below its bar. */
export function Notes({ boardBroken, otherRules, isUnkept }: NotesProps) {
  const t = useT()
  if (!boardBroken && !otherRules && !isUnkept) return null
  return (
    <div className={css.notes}>
      {boardBroken && <p role="alert">{t('table.boardBroken')}</p>}
      {isUnkept && <p role="alert">{t('device.notKept')}</p>}
      {otherRules && (
        <p role="alert">
          <strong>{t('rules.title')}.</strong> <span>{t('rules.lead')}</span>
        </p>
      )}
    </div>
  )
}
