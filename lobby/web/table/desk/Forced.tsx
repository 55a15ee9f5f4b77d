import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import type { ForcedHere } from '../useForcedMoves.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'

/** What was answered for the reader, because there was no other answer. */
export function ForcedTold({ forced: { last } }: { forced: ForcedHere }) {
  const t = useT()
  if (!last) return null
  const { question, label, why } = last
  return (
    <p className="sb-hint" data-folds>
      {t('forced.told')}{' '}
      <strong>
        <Words line={label} flat />
      </strong>{' '}
      (<Words line={why ?? question} flat />)
    </p>
  )
}

/** Where what is asked has one answer: from now on the reader need not give such ones. */
export function ForcedOffer({ forced: { isAsked, made, set } }: { forced: ForcedHere }) {
  const t = useT()
  if (!isAsked || made !== false) return null
  return (
    <p className={`sb-hint ${css.offer}`} data-beside>
      {t('forced.one')}{' '}
      <Button variant="subtle" onClick={() => set(true)}>
        {t('forced.fromNow')}
      </Button>
    </p>
  )
}
