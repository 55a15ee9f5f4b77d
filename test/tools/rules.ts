/**
 * `npm run rules`: which rules of each game have a test. Plays the tests anew, so that it never speaks of old results,
 * and counts a rule as tested when a test that cites its id passes and none that cites it fails.
 * `npm run rules not-alone` counts one game. Fails when a game that calls itself complete misses a rule, or when a test cites a rule that does not exist.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { catalogue } from '../../games/development.ts'
import { ruleIdsCited, ruleIdsIn, stagesIn } from '../support/rules.ts'

interface Results {
  passes: { fullTitle: string }[]
  failures: { fullTitle: string; err: { message?: string } }[]
}

/** Runs the tests of a game that cite rules. A game that is just begun has none. */
function resultsOf(game: string): Results {
  const files = readdirSync(`test/${game}`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts') && !basename(file).startsWith('contract'))
    .map(file => join('test', game, file))
  if (files.length === 0) return { passes: [], failures: [] }
  const folder = mkdtempSync(join(tmpdir(), 'starboard-rules-'))
  const output = join(folder, 'results.json')
  try {
    const mocha = join('node_modules', 'mocha', 'bin', 'mocha.js')
    const args = ['--parallel', '--jobs', '2', '--reporter', 'json', '--reporter-option', `output=${output}`]
    const tests = ['--grep', '\\[[A-Z]+-\\d', ...files]
    const { stdout, stderr } = spawnSync(process.execPath, [mocha, ...args, ...tests], { encoding: 'utf8' })
    if (!existsSync(output)) throw new Error(`the tests of ${game} did not run:\n${stdout}\n${stderr}`)
    return JSON.parse(readFileSync(output, 'utf8')) as Results
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const cited = (tests: { fullTitle: string }[]) =>
  new Set(tests.flatMap(({ fullTitle }) => ruleIdsCited(fullTitle)))

/** Prints how much of each stage is tested, where a catalogue has stages. */
function printStages(stages: Map<string, string>, tested: readonly string[]): void {
  for (const stage of new Set([...stages.values()].toSorted())) {
    const ids = [...stages.keys()].filter(id => stages.get(id) === stage)
    const missing = ids.filter(id => !tested.includes(id))
    console.log(`  ${stage}: ${ids.length - missing.length} of ${ids.length}`)
    if (missing.length > 0) console.log(`    no test: ${missing.join(' ')}`)
  }
}

let isFine = true
const all = Object.values(catalogue).map(({ meta }) => meta)
const wanted = process.argv.slice(2)
const games = all.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
for (const meta of games) {
  const text = readFileSync(join('games', meta.id, 'RULES.md'), 'utf8')
  const rules = ruleIdsIn(text)
  const stages = stagesIn(text)
  const { passes, failures } = resultsOf(meta.id)
  const passing = cited(passes)
  const failing = cited(failures)
  const tested = rules.filter(id => passing.has(id) && !failing.has(id))
  const broken = rules.filter(id => failing.has(id))
  const missing = rules.filter(id => !passing.has(id) && !failing.has(id))
  const unknown = [...passing, ...failing].filter(id => !rules.includes(id))

  console.log(`${meta.id}: ${tested.length} of ${rules.length} rules tested`)
  if (stages.size > 0) printStages(stages, tested)
  else if (missing.length > 0) console.log(`  no test: ${missing.join(' ')}`)
  if (broken.length > 0) console.log(`  failing: ${broken.join(' ')}`)
  for (const { fullTitle, err } of failures) console.log(`    ${fullTitle}: ${err.message?.split('\n')[0]}`)
  if (unknown.length > 0) console.log(`  cited, but in no catalogue: ${unknown.join(' ')}`)
  if (unknown.length > 0 || (meta.complete && tested.length < rules.length)) isFine = false
}
process.exitCode = isFine ? 0 : 1
