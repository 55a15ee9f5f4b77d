import type { UnitKind } from '../../data/index.ts'
import { UNIT_PATHS } from '../../drawing/silhouettes.ts'

/** A silhouette within a drawing. */
export function UnitMark({ kind, x, y, size }: { kind: UnitKind; x: number; y: number; size: number }) {
  return (
    <path
      className="ti-unit"
      fillRule="evenodd"
      d={UNIT_PATHS[kind]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}
    />
  )
}

/** A silhouette in a text. */
export function UnitIcon({ kind }: { kind: UnitKind }) {
  return (
    <svg className="ti-unit-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={UNIT_PATHS[kind]} />
    </svg>
  )
}
