/**
 * `npm run verify-match FILE [COMMITMENT]`: makes the match of a file again, and says whether it went as its seed and its
 * moves say. COMMITMENT: what the room showed before the start, if one has noted it.
 */
import { readFileSync } from 'node:fs'
import { catalogue } from '../games/index.ts'
import { engineOf } from './bgio.ts'
import { FORMAT, type MatchFile, type RunningFile, VERSION } from './match-file.ts'
import { verify } from './verify.ts'

const [path, noted] = process.argv.slice(2)

async function check(): Promise<boolean> {
  if (!path) throw new Error('npm run verify-match FILE [COMMITMENT]')
  const file = JSON.parse(readFileSync(path, 'utf8')) as MatchFile | RunningFile
  if (file.format !== FORMAT || file.version !== VERSION) throw new Error('This is no file of a match.')
  if (!file.over) throw new Error('The match was not over yet.')
  const entry = Object.hasOwn(catalogue, file.game) ? catalogue[file.game] : undefined
  if (!entry) throw new Error(`There is no game ${file.game}.`)
  const game = await entry.load()
  const { seed, follow, of, told } = await verify(engineOf(game), file, noted)
  if (file.rulesVersion !== game.meta.rulesVersion)
    console.log(`It began under rules ${file.rulesVersion}; these are rules ${game.meta.rulesVersion}.`)
  console.log(SEED[String(seed) as keyof typeof SEED])
  console.log(`${follow} of ${of} moves follow.`)
  console.log(told ? 'The players were told what happened.' : 'The players were told something else.')
  return seed !== false && follow === of && told
}

const SEED = {
  true: 'The seed is the one that the server was bound to before the start.',
  false: 'The seed is not the one that the server was bound to before the start.',
  null: 'The server was bound to no seed.',
}

try {
  if (!(await check())) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
