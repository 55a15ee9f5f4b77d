/** How much of what is asked is in sight and in reach, by game and size of the window: 1 is all (`test/support/sight.ts`). */
import { catalogue } from '../../../games/index.ts'
import { type Look, shareOfAll, sightOf, systemPx } from '../../support/sight.ts'
import { filmsOf } from '../../support/stage/moments.ts'
import { SIZES } from '../../support/stage/sizes.ts'
import { openStage } from '../../support/stage/stage.ts'
import { atLeast, type Figure } from './figure.ts'

/** Moments of each kind of question, and how long a game may take at one size, in milliseconds: 12 minutes in all. */
const MOST = 5
const WITHIN = 30_000

/** Pixels of a system of the galaxy, for all of it to be read. */
const SYSTEM: { readonly [size: string]: number } = { '1366x768': 100, '1440x900': 120, '1920x1080': 145 }

export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  const stage = await openStage()
  try {
    for (const game of only.length > 0 ? only : Object.keys(catalogue)) {
      const films = await filmsOf(game)
      for (const size of Object.keys(SIZES)) {
        const looks: Look[] = []
        for await (const look of sightOf(stage, films, { sizes: [size], most: MOST, within: WITHIN }))
          looks.push(look)
        const value = shareOfAll(looks)
        yield [{ name: `sight.${game}.${size}`, value, goal: atLeast(value, 1) }]
        const px = systemPx(looks)
        const wanted = SYSTEM[size]
        if (px !== undefined)
          yield [
            {
              name: `sight.${game}.${size}.systemPx`,
              value: px,
              unit: 'px',
              ...(wanted !== undefined && { goal: atLeast(px, wanted) }),
            },
          ]
      }
    }
  } finally {
    await stage.end()
  }
}
