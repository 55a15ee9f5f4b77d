/** Cards for the system that was just activated. */
import { holds } from './ops.ts'
import { when } from './selectors.ts'

export const movementCards = {
  'flank-speed': holds((view, seat) => when(view.active === seat)),
} as const
