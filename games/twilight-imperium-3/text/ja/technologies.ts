/** Published names stay as they are until there are Japanese ones. */
export { technologyNames } from '../en/technologies.ts'
