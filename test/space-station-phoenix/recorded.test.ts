/** Recorded games of Space Station Phoenix, replayed: see `recordings.ts`. */
import { replays } from '../support/recorded-suite.ts'
import { recordings } from './recordings.ts'

replays(recordings)
