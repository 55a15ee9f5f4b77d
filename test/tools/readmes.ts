/** `npm run readmes`: writes the tables of options in the READMEs of all games from what they declare. */
import { existsSync, writeFileSync } from 'node:fs'
import { catalogue } from '../../games/index.ts'
import { optionsTable, readmeOf, withOptions } from '../package/readme.ts'

for (const [id, { load }] of Object.entries(catalogue)) {
  const file = readmeOf(id)
  if (existsSync(file)) writeFileSync(file, withOptions(file, optionsTable(await load())))
}
