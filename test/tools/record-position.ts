/** Loaded into mocha by `npm run scenario`: writes down the last position that a scenario test reached. */
import { writeFileSync } from 'node:fs'
import { positionOf } from '../../games/kit/index.ts'
import { type Played, watchTables } from '../support/table.ts'

let last: Played | undefined
watchTables(played => {
  last = played
})
process.on('exit', () => {
  if (!last) return
  const { module, state, names, options } = last
  const position = { ...positionOf(module, state.G, names.length, options), names }
  writeFileSync(process.env.POSITION_FILE!, JSON.stringify(position))
})
