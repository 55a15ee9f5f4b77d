/** The emblem of each action card, about 52 by 52. The two that a player has twice are alike. */
import type { ActionId } from '../../data/actions.ts'
import { type Drawing, disc } from './ink.ts'

const develop: Drawing = {
  soft: 'M8-6H28V8H8z',
  lines: 'M-26 24H26M-14 24V-24H26M-14-13L-2-24M18-24V-6',
  solid: 'M-4 24V14H6V24zM10 24V14H20V24z',
}
const settle: Drawing = {
  soft: 'M-34 26A50 50 0 0 1 34 26z',
  lines: 'M-34 26A50 50 0 0 1 34 26',
  solid: 'M0-28C9-20 10-8 9 0L16 10 8 8H-8L-16 10-9 0C-10-8-9-20 0-28z',
}

export const ACTION_FACES: { readonly [A in ActionId]: Drawing } = {
  'explore-5': {
    lines: 'M-28 0Q0-26 28 0Q0 26-28 0z',
    soft: 'M-28 0Q0-26 28 0Q0 26-28 0z',
    solid: `${disc(0, 0, 9)}${disc(0, 0, 3.5)}`,
  },
  'explore-1-1': {
    soft: 'M-24-24H4V14H-24z',
    solid: 'M-4-14H24V24H-4zM2 6L8 13 19-2 22 1 8 19-1 9z',
    lines: 'M-16-14H-10M-16-6H-10',
  },
  'explore-orb': {
    soft: disc(0, 0, 26),
    lines: `${disc(0, 0, 26)}M-24-9H24M-24 9H24M-9-24V24M9-24V24`,
    solid: 'M0-7L7 0 0 7-7 0z',
  },
  develop,
  'develop-2': develop,
  settle,
  'settle-2': settle,
  'consume-trade': {
    soft: 'M-26-12l-9 18h18zM26-18l-9 18h18z',
    lines: 'M0-24V22M-10 24H10M-26-12L26-18',
    solid: disc(0, -24, 4),
  },
  'consume-2x': {
    soft: 'M-8-24L10-13V9L-8 20-26 9V-13z',
    solid: 'M10-18L27-8V12L10 22-7 12V-8zM10-9L7-1-1-1 5 4 3 12 10 7 17 12 15 4 21-1 13-1z',
  },
  produce: {
    soft: 'M-28 26V2L-14 12V2L0 12V2L12 10V26z',
    solid: 'M12 26L14-24H24L28 26zM-22 18h8v8h-8zM-6 18h8v8h-8z',
  },
}
