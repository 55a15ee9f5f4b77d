/** React components with a table of `starboard-games/local`. */
export { LocalBoard, type LocalBoardProps } from './LocalBoard.tsx'
export type { LocalTableHere } from './useHeldTable.ts'
export { type LocalSeat, useLocalSeat } from './useLocalSeat.ts'
export { useLocalTable } from './useLocalTable.ts'
