/** Loaded into mocha by `npm run scenario`: writes down the last position that a scenario test reached. */
import { writeFileSync } from 'node:fs'
import { type Played, watchTables } from '../support/table.ts'

let last: Played | undefined
watchTables(played => {
  last = played
})
process.on('exit', () => {
  if (!last) return
  const { module, state, names, options } = last
  const position = { game: module.meta.id, g: state.G, names, options }
  writeFileSync(process.env.POSITION_FILE!, JSON.stringify(position))
})
