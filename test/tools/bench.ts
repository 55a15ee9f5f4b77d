/**
 * `npm run bench`: how fast things are, as ratios taken in one run on one machine.
 *
 *     npm run bench                    everything but the bots and what is in sight
 *     npm run bench -- rules server    some sections
 *     npm run bench -- bots            how well the bots play (takes minutes)
 *     npm run bench -- bots not-alone  the bots of some games
 *     npm run bench -- bots --weekly   in five times as many games: for figures that tell small differences apart
 *     npm run bench -- review          how long the review of a finished match takes (takes 3 minutes)
 *     npm run bench -- lengths         how much longer each option makes games of Twilight Imperium (takes an hour)
 *     npm run bench -- sight           what is in sight at the tables (takes up to 12 minutes)
 *     npm run bench -- frames          how long a frame takes while the galaxy is dragged, on a slow processor (takes a minute)
 *     npm run bench -- front           what the front page has in sight without scrolling (takes a minute)
 *     npm run bench -- waiting         how often one is asked, and how long one waits at a full table (takes minutes)
 *     npm run bench -- scale           what a second server process on one PostgreSQL brings (takes a minute or two)
 *     npm run bench -- thinking        what people wait for while ten tables of admirals think (takes a minute)
 *     npm run bench -- slow            from "Play now" to the table on a slow phone, in seconds
 *     npm run bench -- --out FILE      also writes the numbers as JSON
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../games/development.ts'
import { type Figure, inWords } from './bench/figure.ts'
import { tableOf } from './bench/shares.ts'

/** Sections; `only` are ids of games, where somebody asks for some of them. Bots play so many `times` as many games as usual. */
const SECTIONS: {
  [name: string]: () => Promise<{
    measure(only?: readonly string[], times?: number): AsyncIterable<Figure[]>
  }>
} = {
  rules: () => import('./bench/rules.ts'),
  server: () => import('./bench/server.ts'),
  web: () => import('./bench/web.ts'),
  bundles: () => import('./bench/bundles.ts'),
  galaxies: () => import('./bench/galaxies.ts'),
  orb: () => import('./bench/orb.ts'),
  bots: () => import('./bench/bots.ts'),
  lengths: () => import('./bench/lengths.ts'),
  review: () => import('./bench/review.ts'),
  sight: () => import('./bench/sight.ts'),
  frames: () => import('./bench/frames.ts'),
  front: () => import('./bench/front.ts'),
  device: () => import('./bench/device.ts'),
  slow: () => import('./bench/slow.ts'),
  waiting: () => import('./bench/waiting.ts'),
  scale: () => import('./bench/scale.ts'),
  thinking: () => import('./bench/thinking.ts'),
}
/** So many times as many games are played once a week. */
const WEEKLY = 5
const BY_DEFAULT = ['rules', 'server', 'web', 'bundles', 'orb', 'galaxies']

async function main(args: string[]): Promise<void> {
  const out = args.includes('--out') ? args[args.indexOf('--out') + 1] : undefined
  const named = args.filter(arg => arg in SECTIONS)
  const only = args.filter(arg => arg in catalogue)
  const times = args.includes('--weekly') ? WEEKLY : 1
  const numbers: { [name: string]: number } = {}
  const all: Figure[] = []
  for (const section of named.length > 0 ? named : BY_DEFAULT) {
    const { measure } = await SECTIONS[section]!()
    for await (const figures of measure(only, times)) {
      for (const figure of figures) {
        console.log(inWords(figure))
        numbers[figure.name] = figure.value
        all.push(figure)
      }
    }
  }
  for (const row of tableOf(all)) console.log(row)
  if (out) writeFileSync(out, `${JSON.stringify(numbers, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // boardgame.io walks whole states after every hook unless it is told that this is production.
  if (process.env.NODE_ENV === 'production') await main(process.argv.slice(2))
  else {
    const env = { ...process.env, NODE_ENV: 'production' }
    const again = [
      '--import',
      '@oxc-node/core/register',
      fileURLToPath(import.meta.url),
      ...process.argv.slice(2),
    ]
    process.exit(spawnSync(process.execPath, again, { env, stdio: 'inherit' }).status ?? 1)
  }
}
