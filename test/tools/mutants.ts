/**
 * `npm run mutants GAME`: does a test fail when a rule breaks? Changes the rules in small ways, one at a time, and runs
 * the tests that reach the change. A mutant survives when types and tests all pass; each survivor is listed in
 * `test/GAME/survivors.ts` with the reason why no player could see it, or wants a test.
 *
 *     npm run mutants GAME                       200 mutants
 *     npm run mutants GAME rules/settle.ts       all mutants of some files
 *     npm run mutants GAME -- --draw 50 --seed x other numbers and other mutants
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { atLeast, inWords } from './bench/figure.ts'
import { draw, type Mutation, mutationsOf, rulesOf } from './mutants/mutation.ts'
import { tryOut } from './mutants/stryker.ts'
import { refusedAsWritten } from './mutants/written.ts'

/** A mutant that no test can kill. */
export interface Survivor {
  /** From the folder of the game. */
  file: string
  /** The line as the mutant has it. */
  is: string
  /** Why no player can see it. */
  because: string
}

const GOAL = 0.95

const { values, positionals } = parseArgs({
  options: { draw: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [game, ...named] = positionals
if (!game) throw new Error('npm run mutants GAME [FILE …]')

const files = named.length > 0 ? named.map(file => `games/${game}/${file}`) : rulesOf(game)
const all = await mutationsOf(files)
const drawn = draw(all, named.length > 0 ? all.length : Number(values.draw), values.seed)
console.log(`${drawn.length} of ${all.length} mutants in ${files.length} files`)

const outcomes = await tryOut(game, drawn)
console.log()
const passed = drawn.filter(({ place }) => ['Survived', 'NoCoverage'].includes(outcomes.get(place)!))
const refused = refusedAsWritten(game, passed)
const survivors = passed.filter(mutation => !refused.has(mutation))

const known = await listed(game)
const isOf = (one: Survivor) => (mutation: Mutation) =>
  `games/${game}/${one.file}` === mutation.file && one.is === mutation.is
const reasonOf = (mutation: Mutation) => known.find(one => isOf(one)(mutation))?.because
for (const survivor of survivors) {
  const { file, mutator, was, is, place } = survivor
  const line = Number(place.slice(file.length + 1).split(':')[0]) + 1
  console.log(
    `\n${file}:${line} ${mutator}${outcomes.get(place) === 'NoCoverage' ? ', reached by no test' : ''}`,
  )
  console.log(`  - ${was}\n  + ${is}\n  ${reasonOf(survivor) ?? 'NOT LISTED'}`)
}

for (const one of known)
  if (files.includes(`games/${game}/${one.file}`) && !all.some(isOf(one)))
    console.log(`\nlisted, but no mutant any more: ${one.file}\n  + ${one.is}`)

const late = [...outcomes.values()].filter(status => status === 'Timeout').length
console.log(`\n${late} killed by the time limit`)
const killed = 1 - survivors.length / drawn.length
const unlisted = survivors.filter(survivor => reasonOf(survivor) === undefined).length
console.log(`${survivors.length} survived, ${unlisted} of them not listed`)
console.log(inWords({ name: `mutants.${game}.killed`, value: killed, goal: atLeast(killed, GOAL) }))
process.exitCode = killed >= GOAL && unlisted === 0 ? 0 : 1

async function listed(game: string): Promise<readonly Survivor[]> {
  const list = new URL(`../${game}/survivors.ts`, import.meta.url)
  return existsSync(list) ? (await import(list.href)).survivors : []
}
