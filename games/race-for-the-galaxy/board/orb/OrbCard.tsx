import type { CSSProperties } from 'react'
import { printedFace, type Turns, turnedFace } from '../../orb/index.ts'
import type { Uid } from '../../state.ts'
import { useTable } from '../table.ts'
import { FaceDrawing } from './Drawing.tsx'

/** A letter that is to be read takes so much of the width of a card. */
const LETTER = 0.22

const isFace = (card: Uid) => card.length > 1

/** An orb card, as it is turned; or its back. */
export function OrbCard({ card, turns = 0 }: { card: Uid; turns?: Turns }) {
  const { words: t } = useTable()
  if (!isFace(card)) return <span className="rg-orb-back">{t.nameOf(`orbBack:${card}`)}</span>
  const face = turnedFace(printedFace(card).face, turns)
  const [width, height] = [face.cells[0]!.length, face.cells.length]
  return (
    <svg
      className="rg-orb-card"
      style={{ '--rg-letter': `${LETTER * width}px` } as CSSProperties}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`}
      role="img"
      aria-label={t.nameOf(`orbCard:${card}`)}
    >
      <FaceDrawing face={face} />
    </svg>
  )
}
