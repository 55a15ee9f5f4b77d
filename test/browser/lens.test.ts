import { expect } from 'chai'
import { describeInBrowser } from '../support/browser/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'

describeInBrowser('browser: the lens', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  it('opens for a mouse that points, not for what comes to lie under one that rests', async () => {
    const [film] = await filmsOf('not-alone')
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const step = film!.states.findIndex(({ asks }) => asks.some(({ kind }) => kind === 'explore'))
    await window.show({ film: film!, step, seat: null })
    const { x, y } = (await page.locator('.na-place').first().boundingBox())!
    const lens = page.locator('.sb-lens')
    await page.mouse.move(x + 20, y + 20)
    await lens.waitFor()
    await window.reload()
    await page.waitForTimeout(1000)
    expect(await lens.count(), 'nobody has pointed at anything').to.equal(0)
    await page.mouse.move(x + 24, y + 22)
    await lens.waitFor()
    await page.mouse.move(2, 2)
    await lens.waitFor({ state: 'detached' })
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })
})
