import { useEffect } from 'react'
import type { GameModule } from '../../../games/kit/module.ts'
import type { ForcedMove, TableState } from '../../protocol.ts'
import { useKnown } from '../app/roomQueries.ts'
import { useLate } from './useLate.ts'
import type { TableLink } from './useTable.ts'
import type { ShellView } from './view.ts'

/** A forced move that the server has not made after so many milliseconds is made by the reader. */
const WITHIN = 8000

export interface ForcedHere {
  /** Whether the server makes the reader's forced moves; undefined where there is nobody for whom it could. */
  made: boolean | undefined
  set(made: boolean): void
  /** All that the reader is asked has one answer, and the server is about to give it. */
  isComing: boolean
  /** All that the reader is asked has one answer, which the reader gives. */
  isAsked: boolean
  /** What was answered for the reader last, until they have answered something. */
  last: ForcedMove | undefined
}

/**
 * Forced moves: what has one answer is answered by the server, if the reader wants it. Against bots alone, and at the table
 * where somebody begins a game that is new to them, that is so until they say otherwise.
 */
export function useForcedMoves(
  { keepForced, forced }: Pick<TableLink, 'keepForced' | 'forced'>,
  { room, seat, forcedMoves }: TableState,
  module: GameModule,
  present: ShellView,
  isLesson: boolean,
): ForcedHere {
  const isPlayed = seat !== null && room.status === 'playing' && !isLesson
  const isAlone = room.seats.every(one => one.seat === seat || one.person === null)
  const { known } = useKnown(module.meta.id)
  const isUnsaid = isPlayed && forcedMoves === undefined && known !== undefined
  const isWanted = isAlone || known?.length === 0
  useEffect(() => {
    if (isUnsaid) keepForced(isWanted)
  }, [isUnsaid, isWanted, keepForced])

  const asked = isPlayed ? present.asks.filter(one => one.seat === seat && one.required) : []
  const isForced = isPlayed && asked.length > 0 && module.onlyWays(present, seat).length === asked.length
  const made = isPlayed ? (forcedMoves ?? false) : undefined
  const isComing = isForced && made === true
  const isLate = useLate(isComing, WITHIN)

  return {
    made,
    set: keepForced,
    isComing: isComing && !isLate,
    isAsked: isForced && !(isComing && !isLate),
    last: forced,
  }
}
