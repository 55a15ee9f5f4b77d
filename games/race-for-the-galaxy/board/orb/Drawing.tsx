/** Spaces, edges and pieces of the orb, one unit to a space. */
import type { Cell, Edge, OrbFace } from '../../cards.ts'
import type { EdgeAt } from '../../orb/index.ts'
import { useTable } from '../table.ts'

const LETTERS: { readonly [C in Cell]?: string } = {
  artifactA: 'A',
  artifactB: 'B',
  breedingArtifactA: 'A',
}

/** What is printed on a space. */
export function CellMark({ cell, x, y }: { cell: Cell; x: number; y: number }) {
  const at = `translate(${x} ${y})`
  const letter = LETTERS[cell]
  if (letter)
    return (
      <g transform={at} className="rg-cell-mark" data-cell={cell}>
        {cell === 'breedingArtifactA' && (
          <path
            className="rg-cell-ring"
            d="M0.08 0.5a0.42 0.42 0 1 0 0.84 0a0.42 0.42 0 1 0-0.84 0M0.5 0.01v0.13M0.5 0.86v0.13M0.01 0.5h0.13M0.86 0.5h0.13"
          />
        )}
        <rect x="0.22" y="0.22" width="0.56" height="0.56" rx="0.06" transform="rotate(45 0.5 0.5)" />
        <text x="0.5" y="0.5">
          {letter}
        </text>
      </g>
    )
  if (cell === 'jump')
    return (
      <g transform={at} className="rg-cell-mark" data-cell={cell}>
        <circle cx="0.5" cy="0.5" r="0.36" className="rg-cell-ring" />
        <circle cx="0.5" cy="0.5" r="0.24" className="rg-cell-ring" />
        <circle cx="0.5" cy="0.5" r="0.1" />
      </g>
    )
  if (cell === 'upliftBase')
    return (
      <g transform={at} className="rg-cell-mark" data-cell={cell}>
        <path d="M0.28 0.2q0.22 0.3 0.44 0.6M0.72 0.2q-0.22 0.3-0.44 0.6M0.34 0.3h0.32M0.34 0.7h0.32" />
      </g>
    )
  if (cell === 'mainAirlock' || cell === 'smallAirlock')
    return (
      <g transform={at} className="rg-cell-mark" data-cell={cell}>
        <path d="M0.2 0.5a0.3 0.3 0 1 0 0.6 0a0.3 0.3 0 1 0-0.6 0M0.29 0.29l0.42 0.42M0.71 0.29l-0.42 0.42" />
      </g>
    )
  return null
}

/** An artifact that lies on a space, face down: only its back is seen. */
export function TokenMark({ x, y, back }: { x: number; y: number; back: string }) {
  const { words: t } = useTable()
  return (
    <g className="rg-orb-token" transform={`translate(${x} ${y})`}>
      <title>{t.nameOf(`artifactBack:${back}`)}</title>
      <circle cx="0.5" cy="0.5" r="0.32" />
      <text x="0.5" y="0.5">
        {back}
      </text>
    </g>
  )
}

/** A border between spaces: a wall, a beam with its strength, or a mere line. */
export function EdgeMark({ x, y, side, edge }: EdgeAt & { edge: Edge }) {
  const [x2, y2] = side === 'top' ? [x + 1, y] : [x, y + 1]
  const kind = typeof edge === 'number' ? 'barrier' : edge
  return (
    <g className="rg-edge" data-edge={kind}>
      <line x1={x} y1={y} x2={x2} y2={y2} />
      {kind === 'barrier' && (
        <>
          <circle cx={(x + x2) / 2} cy={(y + y2) / 2} r="0.2" />
          <text x={(x + x2) / 2} y={(y + y2) / 2}>
            {edge}
          </text>
        </>
      )}
    </g>
  )
}

/** A card with its top left space at a place. */
export function FaceDrawing({ face, x = 0, y = 0 }: { face: OrbFace; x?: number; y?: number }) {
  return (
    <>
      {face.cells.flatMap((row, r) =>
        row.map((cell, c) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places on a card
          <g key={`${r} ${c}`}>
            <rect className="rg-cell" data-cell={cell} x={x + c} y={y + r} width="1" height="1" />
            <CellMark cell={cell} x={x + c} y={y + r} />
          </g>
        )),
      )}
      {face.hEdges.flatMap((row, r) =>
        row.map((edge, c) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places on a card
          <EdgeMark key={`h${r} ${c}`} x={x + c} y={y + r} side="top" edge={edge} />
        )),
      )}
      {face.vEdges.flatMap((row, r) =>
        row.map((edge, c) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places on a card
          <EdgeMark key={`v${r} ${c}`} x={x + c} y={y + r} side="left" edge={edge} />
        )),
      )}
    </>
  )
}
