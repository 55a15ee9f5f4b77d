import { useMemo, useRef, useState } from 'react'
import { pickedIn, pickOf } from '../../kit/board/useDrafts.ts'
import type { BoardProps } from '../../kit/board.ts'
import { asksOf, type LegalMove } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import {
  idOf,
  type Option,
  optionsOf,
  type PieceKey,
  pickedPiece,
  pointAt,
  type Standing,
  standingOf,
} from './options.ts'

/** What the reader is about to do: chosen on the board, not sent before it is confirmed. */
export interface Draft {
  /** Everything that can be done now, taken apart. */
  options: readonly Option[]
  /** The family that is being put together: chosen, or the one that goes without saying. */
  family: string | null
  /** The reader has chosen the family and can leave it again. */
  isChosen: boolean
  standing: Standing | null
  has(family: string): boolean
  begin(family: string): void
  point(piece: PieceKey): void
  /** Chooses exactly these pieces of the present step (the two places of a border). */
  pointAll(pieces: readonly PieceKey[]): void
  cancel(): void
  confirm(): void
  /** Makes a move of a family that leaves nothing to choose. */
  send(family: string): void
  isSelectable(piece: PieceKey): boolean
  isPicked(piece: PieceKey): boolean
}

interface Picks {
  family: string | null
  picked: PieceKey[][]
}

const NOTHING: Picks = { family: null, picked: [] }

/** What somebody is about to do without having said so: locking, answering, placing the first token. */
function obviousFamily(options: readonly Option[]): string | null {
  const families = options.map(({ family }) => family)
  const obvious = ['lock', 'face', 'token:creature', 'token:artemia', 'token:target']
  return (
    families.find(family => family.startsWith('answer:')) ??
    obvious.find(family => families.includes(family)) ??
    null
  )
}

/** Keeps what the reader has picked up, as long as it is still legal, and shares it with the host. */
export function useDraft(props: BoardProps<NotAloneView>, legal: readonly LegalMove[]): Draft {
  const { view, seat, move, sending, draft: kept, setDraft } = props
  const [picks, setPicks] = useState<Picks>(NOTHING)
  const isSent = useRef(false)
  const options = useMemo(
    () => (seat === null || legal.length === 0 ? [] : optionsOf(view, seat, legal)),
    [view, seat, legal],
  )

  const questions =
    seat === null
      ? ''
      : asksOf(view, seat)
          .map(({ id, kind }) => `${kind} ${id}`)
          .join()
  const [asked, setAsked] = useState(questions)
  if (asked !== questions) {
    setAsked(questions)
    if (!keepsDraft(asked, questions)) setPicks(NOTHING)
  }

  const isKnown = picks.family !== null && options.some(({ family }) => family === picks.family)
  const family = isKnown ? picks.family : obviousFamily(options)
  const own = useMemo(() => options.filter(option => option.family === family), [options, family])
  // What answers a pick is the host's draft: its list of moves and the board choose the same.
  const ask = family?.startsWith('answer:') ? own[0]?.ask : undefined
  const answer = ask && kept(ask.id)
  const picked = useMemo(() => {
    if (ask) return [pickedIn(answer).map(id => pickedPiece(ask, id))]
    return isKnown || picks.family === null ? picks.picked : []
  }, [ask, answer, isKnown, picks])
  const standing = useMemo(() => (family === null ? null : standingOf(own, picked)), [own, family, picked])

  /** Keeps what is picked, and shares it. */
  function keep(next: Picks) {
    setPicks(next)
    const wanted = next.family ?? obviousFamily(options)
    const fitting = options.filter(option => option.family === wanted)
    if (fitting[0]?.ask && wanted?.startsWith('answer:')) {
      const { id } = fitting[0].ask
      setDraft(id, pickOf(id, (next.picked[0] ?? []).map(idOf)))
      return
    }
    const complete = fitting.length > 0 ? standingOf(fitting, next.picked).complete : null
    for (const { id } of asksOf(view, seat!)) {
      const isFor = complete?.legal.args[0] === id
      setDraft(id, isFor ? { move: complete.legal.move, args: complete.legal.args } : undefined)
    }
  }

  /** Puts the draft away at once, so that it cannot slip into the next question; a refused one comes back. */
  async function dispatch({ legal: { move: name, args } }: Option) {
    if (sending || isSent.current) return
    isSent.current = true
    setPicks(NOTHING)
    const refusal = await move(name, ...args)
    isSent.current = false
    if (refusal) setPicks(picks)
  }

  const chosen = isKnown ? picks.family : null
  return {
    options,
    family,
    isChosen: isKnown,
    standing,
    has: wanted => options.some(option => option.family === wanted),
    begin: wanted => keep({ family: wanted, picked: [] }),
    point: piece => keep({ family: chosen, picked: pointAt(own, picked, piece) }),
    pointAll: pieces => keep({ family: chosen, picked: [[...pieces]] }),
    cancel: () => keep(NOTHING),
    confirm: () => {
      if (standing?.complete) void dispatch(standing.complete)
    },
    send: wanted => {
      const option = options.find(one => one.family === wanted && one.facets.length === 0)
      if (option) void dispatch(option)
    },
    isSelectable: piece => standing?.selectable.includes(piece) ?? false,
    isPicked: piece => standing?.chosen.includes(piece) ?? false,
  }
}

/** A question asked again under a new id (a card came in between) keeps what was picked up for it. */
function keepsDraft(before: string, after: string): boolean {
  const kinds = (questions: string) => questions.replace(/ \d+/g, '')
  return kinds(before) === kinds(after) && kinds(after) === 'explore'
}
