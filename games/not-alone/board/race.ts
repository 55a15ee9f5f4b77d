/** Who is winning: both counters on their way to the victory space. */
import { ARTEMIA_SYMBOLS, assimilationStart, rescueStart } from '../data/board.ts'
import type { NotAloneView } from '../state.ts'

export interface Track {
  /** Spaces to go at the start of the game. */
  start: number
  /** Spaces to go now. */
  distance: number
  /** Share of the way that is done, in percent. */
  done: number
}

export interface Race {
  rescue: Track
  assimilation: Track
  /** Spaces of the Rescue track with an Artemia symbol, as distances. */
  symbols: readonly number[]
  lead: 'hunted' | 'creature' | 'level'
}

/** Less than this many percent apart counts as level. */
const LEVEL = 4

export function raceOf(view: NotAloneView): Race {
  const players = view.turnOrder.length + 1
  const rescue = trackOf(rescueStart(players), view.rescue)
  const assimilation = trackOf(assimilationStart(players), view.assimilation)
  const ahead = rescue.done - assimilation.done
  return {
    rescue,
    assimilation,
    symbols: view.boardFace === null ? [] : ARTEMIA_SYMBOLS[view.boardFace],
    lead: Math.abs(ahead) < LEVEL ? 'level' : ahead > 0 ? 'hunted' : 'creature',
  }
}

function trackOf(start: number, distance: number): Track {
  const from = Math.max(start, distance)
  return { start: from, distance, done: Math.round(((from - distance) / from) * 100) }
}
