import type { ReactNode } from 'react'
import type { BoardPlayer } from '../board.ts'
import { line } from '../line.ts'
import type { TextReader } from '../text.ts'
import { Heard } from './Heard.tsx'
import { SeatShape } from './SeatShape.tsx'

/** The game waits for somebody: a face with its hands. */
const CLOCK = 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18zm1 4v4.500l3.300 2-1 1.600L9 10.500V5z'

interface RivalProps {
  player: BoardPlayer
  reader: TextReader
  isMine?: boolean
  /** The game waits for them. */
  isActing?: boolean
  /** The game is over: nobody is away any more. */
  isOver?: boolean
  /** What the bot is like that plays the seat. */
  temper?: string
  /** Their part in the game. */
  role?: string
  /** What stands before the name beside the shape of the seat. */
  emblem?: ReactNode
  /** Shows more of them where their name is pressed: in the part of the board with this id. */
  onOpen?: { says: string; controls: string; do(): void } | undefined
  /** A few numbers, each in a `span`. */
  children?: ReactNode
}

/** Somebody at the table in one line: stands in a list with the class `sb-rival-list`. */
export function Rival({
  player,
  reader,
  isMine,
  isActing,
  isOver,
  temper,
  role,
  emblem,
  onOpen,
  children,
}: RivalProps) {
  const { seat, name, bot, free, online } = player
  const notes = [
    ...(role ? [role] : []),
    ...(isMine ? ['you'] : []),
    ...(free ? ['free'] : bot !== null ? ['bot'] : !online && !isOver ? ['away'] : []),
  ]
  return (
    <li className="sb-rival" data-acting={isActing || undefined} data-mine={isMine || undefined}>
      <SeatShape seat={seat} className="sb-rival-shape" />
      <span className="sb-rival-name">
        {emblem}
        {onOpen ? (
          <button
            type="button"
            aria-controls={onOpen.controls}
            aria-label={onOpen.says}
            title={onOpen.says}
            onClick={onOpen.do}
          >
            <bdi>{name}</bdi>
          </button>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      {notes.map(note => (
        <span key={note} className="sb-rival-note" data-note={note === role ? 'role' : note}>
          {note === role ? note : reader.read(line(`desk.${note}`))}
          {note === 'bot' && temper !== undefined && ` · ${temper}`}
        </span>
      ))}
      {isActing && (
        <span className="sb-rival-acts">
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={CLOCK} />
          </svg>
          <Heard>{reader.read(line('desk.acting'))}</Heard>
        </span>
      )}
      <span className="sb-rival-facts">{children}</span>
    </li>
  )
}
