/** Silhouettes of units, told apart without colour. All are drawn in a square of 20. */
import type { UnitKind } from '../../data/index.ts'

export const UNIT_PATHS: { readonly [K in UnitKind]: string } = {
  warSun:
    'M10 1.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zm0 5a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7z',
  dreadnought: 'M10 1l2.500 4v3l5 6v4l-5-2-1 3h-3l-1-3-5 2v-4l5-6V5z',
  carrier: 'M1 9l3-3h12l3 3v4l-3 1v2h-3v-2H7v2H4v-2l-3-1z',
  cruiser: 'M10 1.500l2 5.500 6 7v3l-6-2-1 3H9l-1-3-6 2v-3l6-7z',
  destroyer: 'M10 1l3 12 2.500 5h-11L7 13z',
  fighter: 'M10 5l5.500 10.500-5.500-2.500-5.500 2.500z',
  groundForce: 'M3.500 3.500L10 1.500l6.500 2V10c0 4-2.500 6.500-6.500 8.500C6 16.500 3.500 14 3.500 10z',
  shockTroop:
    'M3.500 3.500L10 1.500l6.500 2V10c0 4-2.500 6.500-6.500 8.500C6 16.500 3.500 14 3.500 10zM10 5L7 11h2.500l-1 4L13 9h-2.500z',
  pds: 'M3 2.500l2-1 5 5 5-5 2 1-5.500 6.500v5H16v4H4v-4h4.500V9z',
  spaceDock:
    'M10 1l7.800 4.500v9L10 19l-7.800-4.500v-9zm0 5.500L6.500 8.200v3.600L10 13.500l3.500-1.700V8.200z',
}

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
