import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { filmsOf, momentsOf, roundsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { violations } from './axe.ts'

describeInBrowser('browser: every kind of question is accessible, light and dark', function () {
  this.timeout(600_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const game of Object.keys(catalogue))
    it(game, async () => {
      const viewport = SIZES['1366x768']!
      const window = await stage.borrow({ viewport, locale: 'en-GB', colorScheme: 'light' })
      const [moments = []] = roundsOf(momentsOf(await filmsOf(game)), 1)
      const found: string[] = []
      for (const [number, moment] of moments.entries()) {
        await window.page.emulateMedia({ colorScheme: 'light' })
        await window.show(moment)
        const light = await violations(window.page)
        found.push(...light.map(words => `${moment.kind}: ${words}`))
        if (!process.env.EVERY && number % 4 !== 0) continue
        // Nothing but colours is another in the dark: each fourth kind is looked at there, with EVERY=1 all.
        await window.page.emulateMedia({ colorScheme: 'dark' })
        await window.drawn()
        const dark = await violations(window.page, ['color-contrast'])
        found.push(...dark.map(words => `${moment.kind} in the dark: ${words}`))
      }
      expect(found).to.deep.equal([])
      await window.close()
    })
})
