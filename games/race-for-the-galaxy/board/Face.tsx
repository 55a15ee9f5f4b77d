import type { Card } from '../cards.ts'
import { faceOf } from '../drawing/face/index.ts'
import { type Drawing, drawn } from '../drawing/face/ink.ts'
import { MARKS, type Marked } from '../drawing/face/signs.ts'

/** Drawn once, however many of it lie on the table. */
const known = new Map<string, { __html: string }>()

function once(id: string, draw: () => string): { __html: string } {
  const markup = known.get(id) ?? { __html: draw() }
  known.set(id, markup)
  return markup
}

/** The picture of a card. Decoration: whoever listens hears the card in words. */
export function Face({ card }: { card: Card }) {
  return (
    <svg
      className="rg-face"
      viewBox="0 0 120 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of nothing that anybody typed
      dangerouslySetInnerHTML={once(card.id, () => faceOf(card))}
    />
  )
}

/** A drawing in the colour of the text around it. */
export function Emblem({ id, drawing }: { id: string; drawing: Drawing }) {
  return (
    <svg
      className="rg-emblem"
      viewBox="-32 -32 64 64"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of nothing that anybody typed
      dangerouslySetInnerHTML={once(`emblem ${id}`, () =>
        drawn(drawing, { x: 0, y: 0, scale: 1, ink: 'currentColor', width: 3 }),
      )}
    />
  )
}

/** A keyword, or the chromosome, as a sign. */
export function MarkSign({ mark }: { mark: Marked }) {
  const { d, ink, isFull } = MARKS[mark]
  return (
    <svg className="rg-mark" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <path d={d} stroke={ink} fill={isFull ? ink : 'none'} />
    </svg>
  )
}
