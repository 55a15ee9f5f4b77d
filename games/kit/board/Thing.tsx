import type { BoardProps } from '../board.ts'
import './thing.css'

interface ThingProps {
  /** What the board got from its host. */
  host: Pick<BoardProps, 'inspect' | 'explains'>
  /** The thing, as lines speak of it. */
  to: string
  name: string
}

/** The name of a thing: it opens the entry of the game's book, where the host has one to show. */
export function Thing({ host, to, name }: ThingProps) {
  const { inspect, explains } = host
  if (!inspect || !explains?.(to)) return <>{name}</>
  return (
    <button type="button" className="sb-thing" aria-haspopup="dialog" onClick={() => inspect(to)}>
      {name}
    </button>
  )
}
