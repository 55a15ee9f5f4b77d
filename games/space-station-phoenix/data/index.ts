import type { ComponentLists } from '../components.ts'
import { CONSTANTS } from './constants.ts'
import { HUBS } from './hubs.ts'
import { SECTORS } from './sectors.ts'
import { SHIPS } from './ships.ts'
import { TRACKS } from './tracks.ts'

/** The components of the game. See the note on provenance in `RULES.md`, section 22. */
export const STANDARD: ComponentLists = {
  sectors: SECTORS,
  hubs: HUBS,
  ships: SHIPS,
  tracks: TRACKS,
  constants: CONSTANTS,
}
