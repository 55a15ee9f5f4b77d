import { useId, useState } from 'react'
import type { LegalMove } from '../../../games/kit/moves.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { PickPanel } from './PickPanel.tsx'
import css from './Prompt.module.css'
import { useHere } from './TableContext.ts'
import type { Question } from './view.ts'
import { Words } from './Words.tsx'

/** Up to so many actions are always in sight, board or not. */
const FEW = 4

/** Every way to answer a question, as buttons. With a board beside it, long lists fold away. */
export function Actions({ question, folded }: { question: Question; folded: boolean }) {
  const t = useT()
  const list = useId()
  const { ask, moves } = question
  const several = ask.pick !== undefined && (ask.pick.max > 1 || ask.pick.min > 1)
  const single = several ? moves.filter(({ move }) => move !== 'answer') : moves
  const count = single.length + (several ? ask.pick!.options.length : 0)
  const foldable = folded && count > FEW
  const [open, setOpen] = useState(false)
  return (
    <>
      {foldable && (
        <Button variant="subtle" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? t('table.hideActions') : `${t('table.showActions')} (${count})`}
        </Button>
      )}
      <div id={list} className={css.ways} data-many={count > FEW || undefined} hidden={foldable && !open}>
        {several && <PickPanel key={ask.id} ask={ask} />}
        {/* There may be thousands: places for a card on a map. Nobody waits for buttons that are folded away. */}
        {single.length > 0 && (!foldable || open) && (
          <ul className={css.actions} data-many={single.length > FEW || undefined}>
            {single.map(move => (
              <li key={JSON.stringify([move.move, move.args])}>
                <MoveButton move={move} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function MoveButton({ move: { move, args, label } }: { move: LegalMove }) {
  const here = useHere()
  return (
    <Button disabled={here.sending} onClick={() => void here.move(move, ...args)}>
      <span>
        <Words line={label} flat />
      </span>
    </Button>
  )
}
