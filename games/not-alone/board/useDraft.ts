import { useMemo, useRef, useState } from 'react'
import { asksOf, type LegalMove, type Refusal, type SeatId } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import { type Option, optionsOf, type PieceKey, pointAt, type Standing, standingOf } from './options.ts'

/** What the reader is about to do: chosen on the board, not sent before it is confirmed. */
export interface Draft {
  /** Everything that can be done now, taken apart. */
  options: readonly Option[]
  /** The family that is being put together: chosen, or the one that goes without saying. */
  family: string | null
  /** The reader has chosen the family and can leave it again. */
  isChosen: boolean
  standing: Standing | null
  /** Why the last attempt was refused. */
  refused: Refusal | null
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

/** Keeps what the reader has picked up, as long as it is still legal. */
export function useDraft(
  view: NotAloneView,
  seat: SeatId | null,
  legal: readonly LegalMove[],
  move: (name: string, ...args: unknown[]) => Promise<Refusal | undefined>,
  isBusy: boolean,
): Draft {
  const [picks, setPicks] = useState<Picks>(NOTHING)
  const [refused, setRefused] = useState<Refusal | null>(null)
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
    setRefused(null)
    if (!keepsDraft(asked, questions)) setPicks(NOTHING)
  }

  const isKnown = picks.family !== null && options.some(({ family }) => family === picks.family)
  const family = isKnown ? picks.family : obviousFamily(options)
  const own = useMemo(() => options.filter(option => option.family === family), [options, family])
  const picked = isKnown || picks.family === null ? picks.picked : []
  const standing = useMemo(() => (family === null ? null : standingOf(own, picked)), [own, family, picked])

  /** Puts the draft away at once, so that it cannot slip into the next question; a refused one comes back. */
  async function dispatch({ legal: { move: name, args } }: Option) {
    if (isBusy || isSent.current) return
    isSent.current = true
    setPicks(NOTHING)
    const refusal = await move(name, ...args)
    isSent.current = false
    setRefused(refusal ?? null)
    if (refusal) setPicks(picks)
  }

  return {
    options,
    family,
    isChosen: isKnown,
    standing,
    refused,
    has: wanted => options.some(option => option.family === wanted),
    begin: wanted => setPicks({ family: wanted, picked: [] }),
    point: piece => setPicks({ family: isKnown ? picks.family : null, picked: pointAt(own, picked, piece) }),
    pointAll: pieces => setPicks({ family: isKnown ? picks.family : null, picked: [[...pieces]] }),
    cancel: () => setPicks(NOTHING),
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
