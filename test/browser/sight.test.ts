import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { catalogue as published } from '../../games/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { type Look, shareOfAll, sightOf, systemPx } from '../support/sight.ts'
import { floorOf, pxOf } from '../support/sight-floors.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'

const [DESKTOP, PHONE] = ['1366x768', '360x740']
const OTHERS = Object.keys(SIZES).filter(size => size !== DESKTOP && size !== PHONE)

/** Every kind of question is looked at on a desktop, on a phone, and at one of the other sizes; with EVERY=1 at all. */
const isLookedAt = (kind: number, size: string) =>
  Boolean(process.env.EVERY) || !OTHERS.includes(size) || OTHERS[kind % OTHERS.length] === size

describeInBrowser('browser: what can be chosen is in sight', function () {
  this.timeout(600_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const game of Object.keys(catalogue))
    it(`for every kind of question of ${game}, on desktops and phones`, async () => {
      const looks: Look[] = []
      const wish = { sizes: Object.keys(SIZES), most: 1, isLookedAt }
      for await (const look of sightOf(stage, await filmsOf(game), wish)) looks.push(look)
      const ill: string[] = []
      for (const size of Object.keys(SIZES)) {
        const here = looks.filter(one => one.size === size)
        const worst = here.sort((a, b) => a.share - b.share)[0]!
        const share = shareOfAll(here)
        console.log(
          `      ${size.padEnd(10)} ${share.toFixed(3)}, least ${worst.share.toFixed(3)} at ${worst.kind}`,
        )
        expect(share, `${game} at ${size}: npm run sight -- ${game} ${size}`).to.be.at.least(
          floorOf(game, size),
        )
        const px = systemPx(here)
        if (px !== undefined) console.log(`      ${size.padEnd(10)} a system of ${px} px`)
        expect(px ?? 0, `a system of ${game} at ${size}`).to.be.at.least(floorOf(game, pxOf(size)))
        for (const { kind, ill: here } of looks.filter(one => one.size === size))
          ill.push(...here.map(({ words, why }) => `${size}: ${kind}: ${why}: ${words}`))
      }
      if (game in published) expect(ill, `words that cannot be read in ${game}`).to.deep.equal([])
    })
})
