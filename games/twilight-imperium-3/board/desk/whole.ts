import type { Play } from '../../../kit/index.ts'

/** A tile that was taken from the hand has no place yet. */
export const NOT_WHOLE = ({ move, args }: Play): boolean => move === 'placeTile' && args.length < 3
