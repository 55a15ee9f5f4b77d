/** Published names stay as they are until there are Japanese ones. */
export { tileNames } from '../en/tiles.ts'
