import { askWith } from '../../../../games/kit/asks.ts'
import { useT } from '../../app/i18n.ts'
import { sentencesOf } from '../sentences.ts'
import { askedLine, useHere } from '../TableContext.ts'
import type { Question } from '../view.ts'
import { Parts, Words } from '../Words.tsx'
import css from './desk.module.css'

/** What the reader is asked: one sentence for each question, or for the step of its answer. */
export function Asked({ question: { ask } }: { question: Question }) {
  const t = useT()
  const { reader, headline } = useHere()
  const [sentence, hint] = sentencesOf(reader.parts(askedLine(ask, headline)))
  return (
    <p className="sb-asked" data-optional={!ask.required || undefined}>
      <span className="sb-tag" data-kind={ask.required ? 'lit' : undefined}>
        {t(ask.required ? 'table.yourTurn' : 'table.optional')}
      </span>
      <span className="sb-sentence">
        <Parts parts={sentence} />
      </span>
      {hint.length > 0 && (
        <span className="sb-hint" data-folds>
          <Parts parts={hint} />
        </span>
      )}
    </p>
  )
}

/** What the reader has answered secretly, and may change until everybody has answered. */
export function Given() {
  const t = useT()
  const { view, seat, module, isPresent } = useHere()
  if (seat === null || !isPresent) return null
  return module.given(view, seat).map(({ args: [id], label }) => (
    <p key={id} className="sb-asked">
      <span className="sb-tag">{t('table.given')}</span>
      <span className="sb-sentence">
        <Words line={label} />{' '}
        <span className={css.aside}>
          {t(askWith(view, id)?.blind === 'secret' ? 'table.givenSecret' : 'table.givenOpen')}
        </span>
      </span>
    </p>
  ))
}
