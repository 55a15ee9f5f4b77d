/** Published names stay as they are until there are Japanese ones. */
export { planetNames } from '../en/planets.ts'
