/** Published names stay as they are until there are Japanese ones. */
export { objective } from '../en/objectives.ts'
