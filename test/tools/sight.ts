/**
 * `npm run sight`: whether everything that can be chosen is in sight and in reach (see `test/support/sight.ts`), with
 * what is wrong where it is not.
 *
 *     npm run sight                                          each kind of question of every game once, at every size
 *     npm run sight -- race-for-the-galaxy 360x740           one game at one size
 *     npm run sight -- not-alone --kind window --most 5      some kinds of questions, several moments of each
 *     npm run sight -- not-alone --shots DIR                 pictures of the moments with something wrong
 *     npm run sight -- --all                                 every moment of every recorded game: hours
 *     npm run sight -- --raise                               raises the floors of `test/browser/sight-floors.json`
 *
 * `--language en|ja` and `--theme light|dark` hold what otherwise takes turns; `--list` names everything that was seen.
 */
import { parseArgs } from 'node:util'
import { catalogue } from '../../games/development.ts'
import { LANGUAGES } from '../../games/kit/index.ts'
import { type Look, shareOfAll, sightOf, systemPx } from '../support/sight.ts'
import { raiseFloor, raisePx } from '../support/sight-floors.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage } from '../support/stage/stage.ts'

process.env.NODE_ENV = 'production'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', multiple: true },
    most: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    language: { type: 'string' },
    theme: { type: 'string' },
    shots: { type: 'string' },
    list: { type: 'boolean', default: false },
    raise: { type: 'boolean', default: false },
  },
})
const unknown = positionals.find(word => !(word in catalogue) && !(word in SIZES))
if (unknown !== undefined)
  throw new Error(
    `${unknown} is neither a game (${Object.keys(catalogue)}) nor a size (${Object.keys(SIZES)})`,
  )

const named = <T extends object>(known: T) => {
  const some = positionals.filter(word => word in known)
  return some.length > 0 ? some : Object.keys(known)
}
const stage = await openStage()
for (const game of named(catalogue)) {
  const looks: Look[] = []
  const wish = {
    sizes: named(SIZES),
    kinds: values.kind,
    most: values.all ? Number.POSITIVE_INFINITY : Number(values.most),
    language: LANGUAGES.find(one => one === values.language),
    theme: (['light', 'dark'] as const).find(one => one === values.theme),
    shots: values.shots,
  }
  for await (const look of sightOf(stage, await filmsOf(game), wish)) {
    looks.push(look)
    console.log(`${look.share.toFixed(3)}  ${game} ${look.size} ${look.kind}, ${look.moment}`)
    for (const { what, wrong } of look.seen)
      if (wrong.length > 0) console.log(`         ${what}: ${wrong.slice(0, 5).join('; ')}`)
      else if (values.list) console.log(`       ✓ ${what}`)
    for (const { words, why } of look.ill) console.log(`         ${why}: ${words}`)
  }
  for (const size of wish.sizes) {
    const here = looks.filter(one => one.size === size)
    if (here.length === 0) continue
    const share = shareOfAll(here)
    console.log(`sight.${game}.${size}  ${share.toFixed(4)}`)
    if (values.raise) raiseFloor(game, size, share)
    const px = systemPx(here)
    if (px === undefined) continue
    console.log(`sight.${game}.${size}.systemPx  ${px}`)
    if (values.raise) raisePx(game, size, px)
  }
}
await stage.end()
