/**
 * `npm run puzzles GAME`: looks for puzzles in games of bots, and tells of each in words, for a person to look at.
 *
 *     npm run puzzles race-for-the-galaxy -- --games 40 --from 100    the games 100 to 139
 *     npm run puzzles race-for-the-galaxy -- --add consume-117        keeps one (or several) with the game
 *     npm run puzzles race-for-the-galaxy -- --drop consume-117       lets go of it
 *     npm run puzzles race-for-the-galaxy -- --again                  makes all that are kept anew, after the rules or the bots have changed
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readerOf } from '../../games/kit/index.ts'
import { PUZZLE_LEVELS, type StoredPuzzle } from '../../games/kit/learn/puzzle.ts'
import { type Found, type Maker, puzzlesIn } from './puzzles/maker.ts'
import { type ReckonedMaker, reckonedIn } from './puzzles/reckoned.ts'

process.env.NODE_ENV = 'production'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    add: { type: 'string', multiple: true },
    drop: { type: 'string', multiple: true },
    again: { type: 'boolean', default: false },
  },
})
const [game] = positionals
if (!game) throw new Error('npm run puzzles GAME')
const { maker } = (await import(`./puzzles/${game}.ts`)) as {
  maker: Maker<never, never> | ReckonedMaker<never, never>
}
/** What is found in a game by its number. */
const foundIn = (n: number): Found<never>[] => ('weak' in maker ? reckonedIn(maker, n) : puzzlesIn(maker, n))
const file = new URL(`../../games/${game}/puzzles/stored.ts`, import.meta.url)

if (values.add || values.drop || values.again) await keep()
else for (let n = 0; n < Number(values.games); n++) foundIn(Number(values.from) + n).forEach(tell)

/** Of the game of its number. */
function remade(id: string): Found<never> | undefined {
  return foundIn(Number(id.split('-').at(-1))).find(({ puzzle }) => puzzle.id === id)
}

async function keep(): Promise<void> {
  const { stored } = (await import(file.href)) as { stored: readonly StoredPuzzle[] }
  const left = stored.filter(({ id }) => !values.drop?.includes(id))
  const anew = [...(values.again ? left.map(({ id }) => id) : []), ...(values.add ?? [])]
  const kept = new Map(left.map(one => [one.id, one]))
  for (const id of anew) {
    const found = remade(id)
    if (!found) {
      kept.delete(id)
      console.log(`${id} is no puzzle (any more)`)
      continue
    }
    tell(found)
    kept.set(id, found.puzzle)
  }
  write([...kept.values()].sort((a, b) => PUZZLE_LEVELS.indexOf(a.level) - PUZZLE_LEVELS.indexOf(b.level)))
}

/** The easier ones first, a line each. */
function write(puzzles: readonly StoredPuzzle[]): void {
  writeFileSync(
    file,
    [
      `/** Made by \`npm run puzzles ${game}\`, and looked at by a person. */`,
      "import type { StoredPuzzle } from '../../kit/learn/puzzle.ts'",
      '',
      '// biome-ignore format: a line each',
      'export const stored: readonly StoredPuzzle[] = JSON.parse(`[',
      puzzles.map(one => JSON.stringify(one).replace(/[\\`$]/g, '\\$&')).join(',\n'),
      ']`)',
      '',
    ].join('\n'),
  )
}

/** One in words: what every move comes to, and the best way. */
function tell({ puzzle, solver, judged }: Found<never>): void {
  const { module } = maker
  const { id, seat, level, best, weak } = puzzle
  const words = readerOf(module.text, 'en', number => `<${number}>`)
  const named = (g: never, { move, args }: { move: string; args: readonly unknown[] }) => {
    const same = JSON.stringify([move, args])
    const legal = module.legalMoves(module.view(g, seat), seat)
    const found = legal.find(one => JSON.stringify([one.move, one.args]) === same)
    return found ? words.read(found.label) : `${move} ${JSON.stringify(args)}`
  }
  console.log(
    `\n${id}: level ${level}, best ${best}, ${solver.looked()} moments, ${weak.bot}: ${named(solver.begin, weak)}`,
  )
  for (const { play, worth } of judged) console.log(`  ${worth} ${named(solver.begin, play)}`)
  let g = solver.begin
  for (const play of solver.line(g).plays) {
    console.log(`  - ${named(g, play)}`)
    g = solver.after(g, play)
  }
}
