import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { BEACH, PLACES, type PlaceNumber } from '../data/places.ts'
import { dueLocations } from '../rules/due.ts'
import { isIneffective } from '../rules/queries.ts'
import type { NotAloneView, TokenId } from '../state.ts'
import { Illustration } from './Illustration.tsx'
import { key, type PieceKey } from './options.ts'
import { MarkerShape, SeatShape } from './Shapes.tsx'
import { canBeAt, explorersOf } from './suspects.ts'
import { useTable } from './table.ts'
import { useWhyNotPlace } from './useWhyNot.ts'
import { seatRef, type Words } from './words.ts'

/** A place of the planet: what it does, how it stands this round, who is or can be there. */
export function PlaceTile({ place }: { place: PlaceNumber }) {
  const { view, props, words: t, draft, side, spot } = useTable()
  const piece = pieceOf(place, draft.family, draft.isSelectable)
  const isPicked = piece !== undefined && draft.isPicked(piece)
  const whyNot = useWhyNotPlace()
  const notes = notesOf(view, t, place, side)
  const { look, ...lens } = useLens(() => ({
    title: `${place} ${t.nameOf(`place:${place}`)}`,
    text: t.effect(`place:${place}`),
    notes: [...stateOf(view, t, place), ...notes],
    why: piece ? undefined : whyNot(),
  }))
  const state = piece && t(isPicked ? 'planet.chosenHere' : 'planet.chooseHere')
  return (
    <button
      type="button"
      className="na-place"
      data-place={place}
      data-at={key('place', 'place', place)}
      data-can={piece !== undefined || undefined}
      data-due={dueOf(view, place, props.seat)}
      data-spot={spot.has(`place:${place}`) || undefined}
      data-dead={isIneffective(view, place) || undefined}
      data-used={view.used.includes(place) || undefined}
      data-barred={view.forbidden.includes(place) || undefined}
      aria-pressed={piece ? isPicked : undefined}
      {...lens}
      onClick={event => {
        if (piece) draft.point(piece)
        else look(event.currentTarget)
      }}
    >
      <span className="na-place-head">
        <span className="na-place-number">{place}</span>
        <Stock place={place} />
      </span>
      <span className="na-place-picture">
        <Illustration place={place} />
      </span>
      <span className="na-place-words">
        <span className="na-place-name">{t.nameOf(`place:${place}`)}</span>
        <span className="na-place-power">
          {t(`short.${place}`)}
          {PLACES[place].oncePerRound && <span className="na-once"> ({t('once')})</span>}
        </span>
      </span>
      <Marks place={place} />
      <Presence place={place} />
      {place === BEACH && (
        <span className="na-marker" data-on={view.marker || undefined}>
          <MarkerShape isOn={view.marker} />
        </span>
      )}
      <Heard>{[...notes, ...(state ? [state] : [])].join('. ')}</Heard>
    </button>
  )
}

/** Whether somebody decides about a location here just now, and whether it is the reader. */
function dueOf(view: NotAloneView, place: PlaceNumber, seat: SeatId | null): 'mine' | 'other' | undefined {
  const deciding = view.asks.find(({ kind }) => kind === 'decide')
  if (!deciding || !dueLocations(view, deciding.seat).some(due => due.place === place)) return undefined
  return deciding.seat === seat ? 'mine' : 'other'
}

/** What pointing at this place means now: the place itself, one of a pair, or the own card of it. */
function pieceOf(
  place: PlaceNumber,
  family: string | null,
  isSelectable: (piece: PieceKey) => boolean,
): PieceKey | undefined {
  const zones = family === 'lock' ? (['hand'] as const) : (['place', 'pair'] as const)
  return zones.map(zone => key(zone, 'place', place)).find(isSelectable)
}

/** Copies left in the reserve. */
function Stock({ place }: { place: PlaceNumber }) {
  const { view, words: t } = useTable()
  const left = view.reserve[place]
  if (left === undefined) return null
  return (
    <span className="na-stock" data-none={left === 0 || undefined}>
      <span className="na-stock-brief" aria-hidden="true">
        ×{left}
      </span>
      <span className="na-stock-word">
        {left === 0 ? t('planet.reserveNone') : t('planet.reserve', { count: left })}
      </span>
    </span>
  )
}

/** Used, without power, barred: as words on the place. */
function Marks({ place }: { place: PlaceNumber }) {
  const { view, words: t } = useTable()
  const marks = [
    ...(view.used.includes(place) ? [t('planet.usedShort')] : []),
    ...(isIneffective(view, place) ? [t('planet.ineffective')] : []),
    ...(view.forbidden.includes(place) ? [t('planet.barredShort')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <span className="na-marks">
      {marks.map(mark => (
        <span key={mark} className="na-mark">
          {mark}
        </span>
      ))}
    </span>
  )
}

/** Who explores the place; before the reveal, for those who hunt, who can be there. */
function Presence({ place }: { place: PlaceNumber }) {
  const { view, side, spot } = useTable()
  const explorers = explorersOf(view, place)
  const guesses = showsGuesses(view, side) ? canBeAt(view, place) : []
  if (explorers.length === 0 && guesses.length === 0) return null
  return (
    <span className="na-presence">
      {explorers.map(({ seat, card }) => (
        <span
          key={`${seat} ${card}`}
          className="na-pawn"
          data-caught={view.caught.includes(seat) || undefined}
          data-spot={spot.has(seatRef(seat)) || undefined}
        >
          <SeatShape seat={seat} />
        </span>
      ))}
      {guesses.map(seat => (
        <span key={seat} className="na-guess">
          <SeatShape seat={seat} hollow />
        </span>
      ))}
    </span>
  )
}

/** Before the reveal the Creature and those who watch see where each Hunted can be. */
export const showsGuesses = (view: NotAloneView, side: string) =>
  side !== 'hunted' && view.outcome === null && (view.phase === 'exploration' || view.phase === 'hunting')

/** What is said in words on the place itself: used, without power, barred. */
function stateOf(view: NotAloneView, t: Words, place: PlaceNumber): string[] {
  return [
    ...(view.used.includes(place) ? [t('planet.used')] : []),
    ...(isIneffective(view, place) ? [t('planet.ineffective')] : []),
    ...(view.forbidden.includes(place) ? [t('planet.barred')] : []),
  ]
}

/** What only pictures say about a place, as sentences. */
function notesOf(view: NotAloneView, t: Words, place: PlaceNumber, side: string): string[] {
  const notes: string[] = []
  for (const token of ['creature', 'artemia', 'target'] as TokenId[]) {
    const places = view.tokens[token]
    if (!places.includes(place)) continue
    const [a, b] = places.map(one => `place:${one}`)
    notes.push(
      b === undefined
        ? t('planet.tokenHere', { token: `token:${token}` })
        : t('planet.tokenBorder', { token: `token:${token}`, a: a!, b }),
    )
  }
  if (place === BEACH) notes.push(t(view.marker ? 'planet.markerHere' : 'planet.markerOff'))
  const explorers = explorersOf(view, place).map(({ seat }) => seatRef(seat))
  if (explorers.length > 0) notes.push(t('planet.explorers', { seats: explorers }))
  if (showsGuesses(view, side)) {
    const seats = canBeAt(view, place).map(seatRef)
    notes.push(seats.length > 0 ? t('planet.canBe', { seats }) : t('planet.canBeNobody'))
  }
  return notes
}
