/** Published names stay as they are until there are Japanese ones. */
export { raceNames } from '../en/races.ts'
