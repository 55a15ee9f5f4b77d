/** The column beside the planet: it scrolls by itself, and holds what all Hunted have discarded. */
import { expect } from 'chai'
import { type NotAloneState, notAlone } from '../../games/not-alone/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { played } from '../support/stage/by-chance.ts'
import type { Film } from '../support/stage/moments.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'

const SIZES = [
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const
const LOCALES = ['en-GB', 'ja-JP']
const HUNTED = '1'
const MOVES = 700

/** The last moments in which a Hunted is asked where to go, and what to do there. */
function lateMoments({ states }: Film): number[] {
  const steps = states as unknown as readonly NotAloneState[]
  return ['explore', 'decide'].map(kind =>
    steps.findLastIndex(
      ({ asks, outcome }) => !outcome && asks.some(ask => ask.seat === HUNTED && ask.kind === kind),
    ),
  )
}

/** Which things are not wholly in sight, and whether the planet moves when the column is read to its end. */
const lookAt = () => {
  const inSight = (one: Element) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (one.contains(hit) || hit.contains(one))
    }
    return isHit(left + 3, top + 3) && isHit(right - 3, bottom - 3)
  }
  const places = [...document.querySelectorAll('.na-place')]
  const discards = [...document.querySelectorAll('.na-ledger .na-row .na-cell[data-state=discarded]')]
  const hidden = () => places.filter(one => !inSight(one)).map(one => `place ${one.textContent?.slice(0, 8)}`)
  const before = [
    ...hidden(),
    ...discards.filter(one => !inSight(one)).map(one => `discard ${one.textContent}`),
  ]
  const column = document.querySelector('.na-aside')!
  const top = places[0]!.getBoundingClientRect().top
  const last = column.querySelector('.na-decks')!
  last.scrollIntoView({ block: 'end' })
  const moved = places[0]!.getBoundingClientRect().top - top
  const after = [...hidden(), ...(inSight(last.lastElementChild!) ? [] : ['the end of the column'])]
  column.scrollTop = 0
  return { places: places.length, discards: discards.length, before, moved: Math.abs(moved) > 2, after }
}

describeInBrowser('browser: the planet of Not Alone and the column beside it', function () {
  this.timeout(240_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const players of [2, 3, 5, 7])
    it(`are in sight together with all discards for a Hunted among ${players}, from 1366×768 up`, async () => {
      const film = played(
        notAlone,
        {
          title: 'column',
          players,
          options: { creature: 'seat', creatureSeat: 0 },
          seed: `column ${players}`,
        },
        MOVES,
      )
      let discards = 0
      for (const [[width, height], locale] of SIZES.flatMap(size =>
        LOCALES.map(one => [size, one] as const),
      )) {
        const window = await stage.borrow({ viewport: { width, height }, locale })
        for (const step of lateMoments(film)) {
          await window.show({ film, step, seat: HUNTED })
          const seen = await window.page.evaluate(lookAt)
          discards += seen.discards
          const { before, moved, after, places } = seen
          const where = `${locale} ${width}×${height}, step ${step}`
          expect({ places, before, moved, after }, where).to.deep.equal({
            places: 10,
            before: [],
            moved: false,
            after: [],
          })
        }
        await window.close()
      }
      expect(discards).to.be.above(players)
    })
})
