import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../kit/board.ts'
import { asksOf, type Play, type SeatId } from '../../kit/index.ts'
import type { Cell } from '../data/index.ts'
import type { TiView } from '../state.ts'
import { firstDraft } from './plan/first.ts'
import { isTurn, marksFor, pressed } from './plan/press.ts'
import type { TableContext } from './table.ts'
import { newsOf } from './telling/news.ts'
import { useTale } from './telling/useTale.ts'
import { useShownPage } from './useShownPage.ts'
import { useUndo } from './useUndo.ts'
import { wordsOf } from './words.ts'

/**
 * The reader's seat, as far as the view is the one of that seat. Whoever sits down while watching has a seat at once,
 * and for a moment still the view of somebody who watches.
 */
function seatIn(view: TiView, seat: SeatId | null): SeatId | null {
  const player = seat === null ? undefined : view.players[seat]
  if (!player) return null
  const { actionCards, secrets, politicalCards, tiles } = player
  return [...actionCards, ...secrets, ...politicalCards, ...tiles].includes(null) ? null : seat
}

/** What every part of the board works with, from what the host gives. */
export function useTiTable(props: BoardProps<TiView>): TableContext {
  const { reader, past, legalMoves } = props
  const seat = useMemo(() => seatIn(props.view, props.seat), [props.view, props.seat])
  const stage = useTale(props, seat)
  const view = stage.picture
  const isActive = props.isActive && stage.now === null
  const words = useMemo(() => wordsOf(reader), [reader])
  const asks = useMemo(
    () => (isActive && !past && seat !== null ? asksOf(view, seat) : []),
    [view, seat, isActive, past],
  )
  const ask = asks.find(({ required }) => required) ?? asks[0]
  const id = ask?.id
  const legal = useMemo(() => legalMoves.filter(({ args }) => args[0] === id), [legalMoves, id])
  const draft = id === undefined ? undefined : props.draft(id)

  const { undo, propose } = useUndo(props, id)

  const [page, show] = useShownPage(view, seat, ask?.kind)
  const [cell, look] = useState<Cell | null>(null)
  const [sheet, setSheet] = useState<SeatId>(seat ?? view.order[0]!)

  // What a question proposes is half chosen for the host's list of moves, too.
  const proposed = useRef<number>(undefined)
  useEffect(() => {
    if (!ask || seat === null || proposed.current === ask.id) return
    proposed.current = ask.id
    const first = props.draft(ask.id) ?? firstDraft(view, seat, ask, legal)
    if (first) propose(first)
  })
  // A question about a system shows it.
  useEffect(() => {
    const { cell: about, cells } = ask?.about ?? {}
    const shown = about ?? (Array.isArray(cells) ? cells[0] : undefined)
    if (typeof shown === 'string') look(shown)
  }, [ask])

  const setDraft = (play: Play | undefined) => {
    if (id !== undefined) props.setDraft(id, play)
  }
  /** A system as an answer, or a part of one. */
  const answer = (pressedCell: Cell) => {
    if (!ask || seat === null) return
    const next = pressed(view, seat, ask, legal, draft, pressedCell)
    if (next) setDraft(next)
  }
  const marks = useMemo(() => marksFor(view, seat, ask, legal, draft), [view, seat, ask, legal, draft])
  const news = useMemo(() => newsOf(view, seat), [view, seat])
  return {
    props,
    view,
    stage,
    news,
    words,
    seat,
    ask,
    legal,
    draft,
    setDraft,
    undo,
    send({ move, args }) {
      if (!props.sending) void props.move(move, ...args)
    },
    isBusy: props.sending,
    whyNot({ move, args }) {
      const refusal = props.refusal(move, args)
      return refusal && reader.read(refusal.text)
    },
    marks,
    press(pressedCell) {
      const isLook = ask && isTurn(ask) && (!draft || draft.move === 'act') && pressedCell !== cell
      look(pressedCell)
      if (!isLook) answer(pressedCell)
    },
    activate: answer,
    page,
    show,
    cell,
    look,
    sheet,
    openSheet(of) {
      setSheet(of)
      show('sheets')
    },
  }
}
