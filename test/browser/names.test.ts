import { expect } from 'chai'
import { type KitState, linesOf } from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { NAMES, openStage, type Stage } from '../support/stage/stage.ts'

describeInBrowser('browser: names as of then', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  it('calls whoever had a seat by their own name in what was written then, in the log and in the past', async () => {
    const [film] = await filmsOf('space-station-phoenix')
    const step = 60
    const lines = linesOf((film!.module.view(film!.states[step], '0') as KitState).log)
    const own = lines.filter(({ line }) => line?.params?.seat === 'seat:1')
    const last = own.at(-2)!.n
    const window = await stage.open({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' })
    const { page } = window
    await window.show({ film: film!, step, seat: '0', formers: [{ seat: '1', name: 'Zenobia', line: last }] })
    const log = page.getByRole('region', { name: 'Log' }).locator('li')
    const told = (await log.allInnerTexts()).filter(words =>
      ['Zenobia', NAMES[1]!].some(name => words.includes(name)),
    )
    const first = told.findIndex(words => words.includes(NAMES[1]!))
    expect(
      told.slice(0, first).every(words => words.includes('Zenobia')),
      told.join('\n'),
    ).to.equal(true)
    expect(first, 'somebody was called Zenobia').to.be.above(0)
    expect(told.slice(first).some(words => words.includes('Zenobia'))).to.equal(false)
    expect(await page.locator('.sb-rivals').innerText())
      .to.include(NAMES[1])
      .and.not.to.include('Zenobia')

    await page.goto(`${page.url()}?step=5`)
    await page.locator('.sb-rivals', { hasText: 'Zenobia' }).waitFor()
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })
})
