import { useId } from 'react'
import type { Ask } from '../../../../games/kit/asks.ts'
import { pickedIn, pickOf } from '../../../../games/kit/board/useDrafts.ts'
import { toggledIn } from '../../../../games/kit/choices.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { Reference, Words } from '../Words.tsx'
import css from './desk.module.css'

/** Chooses several of the alternatives of a question, in an order where it counts, and confirms: the draft of the board. */
export function PickPanel({ ask }: { ask: Ask }) {
  const t = useT()
  const how = useId()
  const { reader, sending, move, refusal, draft, setDraft } = useHere()
  const chosen = pickedIn(draft(ask.id))
  const { of, options, min, max, ordered } = ask.pick!
  const refused = refusal('answer', [ask.id, chosen])

  const howMany = () => {
    if (min === max) return t('table.choose.exact', { count: max })
    return min === 0 ? t('table.choose.upTo', { count: max }) : t('table.choose.range', { min, max })
  }
  return (
    <div className={css.pick}>
      <p id={how} className={css.how}>
        {howMany()} {ordered && t('table.choose.ordered')}
      </p>
      <ul className={css.actions} aria-describedby={how}>
        {options.map(option => {
          const position = chosen.indexOf(option)
          const name = reader.name(`${of}:${option}`)
          const place =
            ordered && position >= 0 ? `, ${t('table.choose.position', { count: position + 1 })}` : ''
          return (
            <li key={option}>
              <button
                type="button"
                className={css.option}
                aria-pressed={position >= 0}
                aria-label={`${name}${place}`}
                onClick={() => setDraft(ask.id, pickOf(ask.id, toggledIn(ask.pick!, chosen, option)))}
              >
                <span className={css.check} data-mark={position < 0 ? '' : ordered ? position + 1 : '✓'} />
                <Reference to={`${of}:${option}`} text={name} flat />
              </button>
            </li>
          )
        })}
      </ul>
      <div className={css.actions}>
        <Button
          variant="filled"
          disabled={sending || refused !== undefined}
          onClick={() => void move('answer', ask.id, chosen)}
        >
          {chosen.length === 0 && min === 0 ? t('table.confirmNone') : t('table.confirm')}
        </Button>
        {refused && (
          <span className={css.reason}>
            <Words line={refused.text} flat />
          </span>
        )}
      </div>
    </div>
  )
}
