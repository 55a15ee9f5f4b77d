import type { AheadRow, AheadWay } from '../../../games/kit/ahead.ts'
import { isOpen } from '../../../games/kit/asks.ts'
import type { LegalMove } from '../../../games/kit/moves.ts'
import type { StandingInWords } from '../../../games/kit/standing.ts'
import type { TableHere } from './TableContext.ts'

/** What a game calls the move that lets a chance go by. */
export const isPass = ({ move }: LegalMove): boolean => move === 'pass'

export interface AheadHere {
  /** All that the reader can say in advance; empty where there is nothing. */
  rows: readonly AheadRow[]
  /** Of how many of these the reader has said something. */
  said: number
  /** What the reader has answered in advance. */
  given: readonly StandingInWords[]
  /** Answers what is asked now, and the same until the round ends, with a pass; undefined where that is not possible. */
  pass: (() => void) | undefined
  say(way: AheadWay): void
}

/** What is answered for the reader by the server, as long as the reader wants it. */
export function useAhead(
  { view, seat, module, legal, isActive }: Pick<TableHere, 'view' | 'seat' | 'module' | 'legal' | 'isActive'>,
  move: TableHere['move'],
): AheadHere {
  const { standing } = module
  const isSeated = seat !== null && !view.outcome
  const rows = isSeated ? (module.ahead?.(view, seat) ?? []) : []
  const pass = isActive ? legal.find(isPass) : undefined
  // Beside a question that needs an act, passing in advance would read as an answer to it.
  const isAlone = view.asks.every(
    ask => ask.seat !== seat || !ask.required || !isOpen(ask) || ask.id === pass?.args[0],
  )
  const kinds = pass && standing ? standing.kinds(pass.move) : []
  const round = standing && seat !== null ? standing.fact(view, seat, 'round') : undefined
  const wish = { kinds, move: pass?.move, args: [], guards: {}, lasts: { round } }
  return {
    rows,
    said: rows.filter(({ ways }) => !ways[0]!.isNow).length,
    given: standing && isSeated ? standing.given(view, seat) : [],
    pass:
      isAlone && kinds.length > 0 && round !== undefined ? () => void move('setStanding', wish) : undefined,
    say: way => void move(way.move, ...way.args),
  }
}
