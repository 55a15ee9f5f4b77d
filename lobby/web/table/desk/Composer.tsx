import { useState } from 'react'
import type { Change, Composed } from '../../../../games/kit/compose.ts'
import type { Line } from '../../../../games/kit/line.ts'
import type { LegalMove, Play } from '../../../../games/kit/moves.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'

/** A heading with more steps than these is folded. */
const OPEN_AT_MOST = 14

/** What a line is about, whatever the numbers in it. */
const subjectOf = ({ key, params = {} }: Line): string =>
  JSON.stringify([key, ...Object.values(params).filter(value => typeof value !== 'number')])

/** Steps under their headings, in their order. */
function headings(changes: readonly Change[]): { of: Line; steps: Change[] }[] {
  const found = new Map<string, { of: Line; steps: Change[] }>()
  for (const change of changes) {
    const key = JSON.stringify(change.of)
    const known = found.get(key)
    if (known) known.steps.push(change)
    else found.set(key, { of: change.of, steps: [change] })
  }
  return [...found.values()]
}

/**
 * Puts a move together in words: what it is now, why it cannot be made like this, and every step to another one. It is
 * the same draft that the board shows.
 */
export function Composer({ play, composed: { label, notes, changes } }: { play: Play; composed: Composed }) {
  const t = useT()
  const { sending, move, refusal, setDraft } = useHere()
  const [before, setBefore] = useState<Play[]>([])
  const [ask] = play.args
  const refused = refusal(play.move, play.args)
  const last = before.at(-1)
  return (
    <section className={css.composer} aria-label={t('table.composing')}>
      <p className={css.composed} role="status">
        <Words line={label} />{' '}
        {refused && (
          <span className={css.reason}>
            {t('table.refused')}: <Words line={refused.text} flat />
          </span>
        )}
        {notes.map(note => (
          <span key={JSON.stringify(note)} className={css.reason}>
            {' '}
            <Words line={note} flat />
          </span>
        ))}
      </p>
      <div className={css.actions}>
        <Button
          disabled={sending || refused !== undefined}
          onClick={() => void move(play.move, ...play.args)}
        >
          {t('table.sendComposed')}
        </Button>
        {last && (
          <Button
            variant="subtle"
            disabled={sending}
            onClick={() => {
              setBefore(before.slice(0, -1))
              setDraft(ask, last)
            }}
          >
            {t('table.stepBack')}
          </Button>
        )}
        <Button variant="subtle" disabled={sending} onClick={() => setDraft(ask, undefined)}>
          {t('table.dropComposed')}
        </Button>
      </div>
      {headings(changes).map(({ of, steps }) => (
        <details key={JSON.stringify(of)} className={css.heading} open={steps.length <= OPEN_AT_MOST}>
          <summary>
            <Words line={of} flat />
          </summary>
          <ul className={css.actions}>
            {steps.map(change => (
              <li key={subjectOf(change.label)}>
                <Button
                  disabled={sending}
                  onClick={() => {
                    setBefore([...before, play])
                    setDraft(ask, change.play)
                  }}
                >
                  <span>
                    <Words line={change.label} flat />
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** Begins to put a move together, from one of those in the list. */
export function BeginComposing({ moves }: { moves: readonly LegalMove[] }) {
  const t = useT()
  const { module, sending, setDraft } = useHere()
  return module.composable.map(name => {
    const first = moves.find(({ move }) => move === name)
    if (!first) return null
    return (
      <Button
        key={name}
        disabled={sending}
        onClick={() => setDraft(first.args[0], { move: first.move, args: first.args })}
      >
        <span>
          {t('table.compose')} <Words line={first.label} flat />
        </span>
      </Button>
    )
  })
}
