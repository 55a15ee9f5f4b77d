/** Recorded games of Twilight Imperium, replayed: see `recordings.ts`. */
import { replays } from '../support/recorded-suite.ts'
import { recordings } from './recordings.ts'

replays(recordings)
