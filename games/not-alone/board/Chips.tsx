import { ARTEMIA_SYMBOLS, type BoardFace } from '../data/board.ts'
import { idOf, type PieceKey, refOf, type Standing, type Zone, zoneOf } from './options.ts'
import { SeatShape, TokenShape } from './Shapes.tsx'
import { seenCards } from './suspects.ts'
import { useTable } from './table.ts'

/** Things that lie nowhere on the own desk are offered as buttons, a few places too. */
const ALWAYS: readonly Zone[] = ['option', 'seat', 'location', 'token']
const FEW_PLACES = 4

/** Buttons for what can be pointed at and does not lie on the own desk. */
export function Chips({ standing }: { standing: Standing }) {
  const { draft } = useTable()
  const places = standing.selectable.filter(piece => zoneOf(piece) === 'place')
  const offered = standing.selectable.filter(
    piece => ALWAYS.includes(zoneOf(piece)) || (zoneOf(piece) === 'place' && places.length <= FEW_PLACES),
  )
  if (offered.length === 0) return null
  return (
    <div className="na-chips">
      {offered.map(piece => (
        <button
          key={piece}
          type="button"
          className="na-chip"
          aria-pressed={draft.isPicked(piece)}
          onClick={() => draft.point(piece)}
        >
          <ChipFace piece={piece} />
        </button>
      ))}
    </div>
  )
}

function ChipFace({ piece }: { piece: PieceKey }) {
  const { words: t, view, props } = useTable()
  const zone = zoneOf(piece)
  const ref = refOf(piece)
  if (zone === 'seat')
    return (
      <>
        <SeatShape seat={idOf(piece)} /> {t.nameOf(ref)}
      </>
    )
  if (zone === 'token')
    return (
      <>
        <TokenShape token={idOf(piece) as 'creature'} /> {t.nameOf(ref)}
      </>
    )
  if (ref.startsWith('face:')) return <FaceChip face={Number(idOf(piece)) as BoardFace} />
  if (ref === 'use:backAll') {
    const discard = seenCards(view.hunted[props.seat!]?.discard ?? [])
    return t('act.backAll', { places: discard.map(card => `place:${card}`) })
  }
  if (ref === 'use:draw') return t('act.draw')
  if (ref === 'use:leaveOff') return t('act.leaveOff')
  return ref.startsWith('place:') ? `${idOf(piece)} ${t.nameOf(ref)}` : t.nameOf(ref)
}

/** A face of the board: where on the Rescue track its Artemia symbols are. */
function FaceChip({ face }: { face: BoardFace }) {
  const { words: t, view } = useTable()
  const symbols = ARTEMIA_SYMBOLS[face]
  const spaces = Array.from({ length: view.rescue }, (_, i) => view.rescue - i)
  return (
    <span className="na-face">
      <strong>{t.nameOf(`face:${face}`)}</strong>
      <span className="na-face-track" aria-hidden="true">
        {spaces.map(space => (
          <span key={space} className="na-space">
            {symbols.includes(space) && <TokenShape token="artemia" />}
          </span>
        ))}
      </span>
      <span className="na-face-text">{t.effect(`face:${face}`)}</span>
    </span>
  )
}
