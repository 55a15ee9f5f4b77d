import isEqual from 'lodash/isEqual.js'
import { useEffect, useMemo } from 'react'
import type { BoardProps } from '../../kit/board.ts'
import { answeredBy, asksOf } from '../../kit/index.ts'
import type { RaceView } from '../state.ts'
import { chosenIn, draftFor, givenIn } from './drafts.ts'
import { proposalFor } from './payment.ts'
import { isBeside } from './picks.ts'
import { seatIn } from './seat.ts'
import type { TableContext } from './table.ts'
import { wordsOf } from './words.ts'

/** What every part of the board works with, from what the host gives. */
export function useRaceTable(props: BoardProps<RaceView>): TableContext {
  const { view, reader, past, isActive, legalMoves, draft, setDraft } = props
  const seat = useMemo(() => seatIn(view, props.seat), [view, props.seat])
  const words = useMemo(() => wordsOf(reader), [reader])
  const asks = useMemo(
    () => (isActive && !past && seat !== null ? asksOf(view, seat) : []),
    [view, seat, isActive, past],
  )
  const given = useMemo(() => givenIn(seat === null ? [] : answeredBy(view, seat)), [view, seat])
  const proposals = useMemo(
    () => new Map(seat === null ? [] : asks.map(ask => [ask.id, proposalFor(view, seat, ask)])),
    [view, seat, asks],
  )
  const movesOf: TableContext['movesOf'] = (ask, name) =>
    legalMoves.filter(({ move, args }) => args[0] === ask.id && (name === undefined || move === name))

  // What is proposed is half chosen for the host's list of moves, too.
  useEffect(() => {
    for (const ask of asks) {
      const proposed = proposals.get(ask.id) ?? []
      if (proposed.length > 0 && !draft(ask.id)) setDraft(ask.id, draftFor(ask, [], proposed))
    }
  }, [asks, proposals, draft, setDraft])

  const [ask] = asks
  const beside = ask && asks.find(other => isBeside(ask, other) || isBeside(other, ask))
  return {
    props,
    view,
    words,
    seat,
    ask,
    beside,
    open: beside ? asks.length - 1 : asks.length,
    isChoosing: asks.some(ask => {
      const play = draft(ask.id)
      return play !== undefined && !isEqual(chosenIn(play), proposals.get(ask.id) ?? [])
    }),
    given,
    chosenFor(ask) {
      const play = draft(ask.id)
      return play ? chosenIn(play) : (proposals.get(ask.id) ?? [])
    },
    choose: (ask, chosen) => setDraft(ask.id, draftFor(ask, movesOf(ask), chosen)),
    movesOf,
    send(move, ...args) {
      if (!props.sending) void props.move(move, ...args)
    },
    isBusy: props.sending,
    whyNot(ask, move, ...args) {
      const refusal = props.refusal(move, [ask.id, ...args])
      return refusal && reader.read(refusal.text)
    },
  }
}
