/** Recorded games of the options of Twilight Imperium, replayed: see `recordings.ts`. */
import { replaysIn } from '../../support/recorded-suite.ts'
import { recordings } from './recordings.ts'

replaysIn('twilight-imperium-3/options', recordings)
