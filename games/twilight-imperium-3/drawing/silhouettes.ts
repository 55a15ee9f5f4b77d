/** Silhouettes of units, told apart without colour. All are drawn in a square of 20. */
import type { UnitKind } from '../data/index.ts'

export const UNIT_PATHS: { readonly [K in UnitKind]: string } = {
  warSun:
    'M10 1.500A8.500 8.500 0 0 1 18.450 9H1.550A8.500 8.500 0 0 1 10 1.500zM1.550 11h16.900a8.500 8.500 0 0 1-16.900 0zM7 3.800a1.800 1.800 0 1 0 .01 0z',
  dreadnought: 'M8 1h4l1 4v2.500h2V4h3v13h-3v-3h-2l-1 5H8l-1-5H5v3H2V4h3v3.500h2V5z',
  carrier: 'M1 9l3-3h12l3 3v4l-3 1v2h-3v-2H7v2H4v-2l-3-1z',
  cruiser: 'M10 1.500l2 5.500 6 7v3l-6-2-1 3H9l-1-3-6 2v-3l6-7z',
  destroyer: 'M10 .500l1.800 8v6.500l2.700 4.500h-9l2.700-4.500V8.500z',
  fighter: 'M10 2.500l3.600 6.200h-7.200zM4.800 11l3.600 6.200H1.200zM15.200 11l3.600 6.200h-7.200z',
  groundForce: 'M3.500 3.500L10 1.500l6.500 2V10c0 4-2.500 6.500-6.500 8.500C6 16.500 3.500 14 3.500 10z',
  shockTroop:
    'M3.500 3.500L10 1.500l6.500 2V10c0 4-2.500 6.500-6.500 8.500C6 16.500 3.500 14 3.500 10zM10 5L7 11h2.500l-1 4L13 9h-2.500z',
  pds: 'M3 2.500l2-1 5 5 5-5 2 1-5.500 6.500v5H16v4H4v-4h4.500V9z',
  spaceDock:
    'M10 1l7.800 4.500v9L10 19l-7.800-4.500v-9zm0 5.500L6.500 8.200v3.600L10 13.500l3.500-1.700V8.200z',
}
