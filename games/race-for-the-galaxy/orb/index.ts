/** The geometry of the orb: what lies where, where cards may be laid, and where survey teams can go. */
export * from './map.ts'
export * from './moving.ts'
export * from './placing.ts'
export * from './spaces.ts'
export * from './turning.ts'
export * from './types.ts'
