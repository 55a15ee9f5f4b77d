import type { ReactNode } from 'react'
import { Part } from '../../kit/board/Part.tsx'
import type { Ask, LegalMove } from '../../kit/index.ts'
import { Icon } from './Icons.tsx'
import { useTable } from './table.ts'

/** More ways than these are a list among the choices. */
const MOST_BUTTONS = 2

/** How far the answer is, and the buttons that give it; the lamp last. */
export function Answer({ status, children }: { status?: ReactNode; children: ReactNode }) {
  const { open, words: t } = useTable()
  return (
    <>
      <Part of="status">
        {(status || open > 1) && (
          <p className="rg-status">
            {status}
            {status && open > 1 && ' · '}
            {open > 1 && t('foot.several', { count: open })}
          </p>
        )}
      </Part>
      <Part of="acts">{children}</Part>
    </>
  )
}

interface MoveButtonProps {
  move: LegalMove
  isLamp?: boolean
  /** Other arguments than those of the list: with what pays. */
  args?: readonly unknown[]
  disabled?: boolean
}

export function MoveButton({
  move: { move, args: listed, label },
  isLamp,
  args = listed,
  disabled,
}: MoveButtonProps) {
  const { words: t, send, isBusy } = useTable()
  return (
    <button
      type="button"
      className={isLamp ? 'rg-button rg-lamp' : 'rg-button'}
      disabled={isBusy || disabled}
      onClick={() => send(move, ...args)}
    >
      {isLamp && <Icon name="check" />}
      {t.read(label)}
    </button>
  )
}

const keyOf = ({ move, args }: LegalMove) => JSON.stringify([move, args])

/** Ways to answer that are no things to point at; many of them lie among the choices. */
export function OtherMoves({ moves, lamp }: { moves: readonly LegalMove[]; lamp?: LegalMove | undefined }) {
  const plain = moves.filter(one => one !== lamp)
  const buttons = plain.map(one => <MoveButton key={keyOf(one)} move={one} />)
  return (
    <>
      {plain.length > MOST_BUTTONS ? (
        <Part of="choices">
          <div className="rg-ways">{buttons}</div>
        </Part>
      ) : (
        buttons
      )}
      {lamp && <MoveButton key={keyOf(lamp)} move={lamp} isLamp />}
    </>
  )
}

/** A question with alternatives is confirmed by the lamp, as soon as enough is chosen. */
export function Confirm({
  ask,
  isLamp = true,
  children,
}: {
  ask: Ask
  isLamp?: boolean
  children: ReactNode
}) {
  const { chosenFor, send, whyNot, isBusy, ask: first, beside } = useTable()
  const chosen = chosenFor(ask)
  const isReady = (one: Ask) => whyNot(one, 'answer', chosenFor(one)) === undefined
  // Of two questions the one that is ready has the lamp, the first one before the other.
  const next = first && beside && (isReady(first) || !isReady(beside) ? first : beside)
  const isLit = isLamp && (next ?? ask).id === ask.id
  return (
    <button
      type="button"
      className={isLit ? 'rg-button rg-lamp' : 'rg-button'}
      disabled={isBusy || !isReady(ask)}
      onClick={() => send('answer', ask.id, chosen)}
    >
      <Icon name="check" />
      {children}
    </button>
  )
}
