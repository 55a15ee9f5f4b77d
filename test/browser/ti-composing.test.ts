import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { text as words } from '../../lobby/web/text/en.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage } from '../support/stage/stage.ts'
import { ti } from '../twilight-imperium-3/support.ts'
import { seatAt } from './ti-table.ts'

const PICTURES = process.env.PICTURES

async function photograph(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` })
}

const peace = () =>
  ti({
    ada: {
      technologies: [],
      counters: { fleet: 8 },
      space: { '2-00': { carrier: 1, cruiser: 1 }, '3-00': { cruiser: 2 } },
      planets: { 'vefut-ii': { groundForce: 3 }, jord: { spaceDock: 1 } },
    },
  })

describeInBrowser('browser: turns of Twilight Imperium are put together in words', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const size of ['1366x768', '360x740'])
    it(`step by step by keyboard, and the map shows the same, at ${size}`, async () => {
      const { width, height, phone } = SIZES[size]!
      const window = await stage.open({
        viewport: { width, height },
        locale: 'en-GB',
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      const { page } = window
      const t = peace()
      const table = await seatAt(window, t, 'ada')
      const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
      const enter = async (button: Locator) => {
        await button.first().focus()
        await page.keyboard.press('Enter')
        await window.drawn()
      }
      await enter(desk.getByRole('button', { name: words.table.showActions }))
      await enter(desk.getByRole('button', { name: /^Step by step: Activate/ }))
      const composer = desk.getByRole('region', { name: words.table.composing })
      const step = (of: RegExp, name: RegExp) =>
        composer.locator('details').filter({ hasText: of }).getByRole('button', { name })
      await enter(composer.locator('summary').filter({ hasText: /Another system/ }))
      await enter(step(/Another system/, /^activate Wellon$/))
      await enter(step(/^Ships of Vefut II/, /^1 Carrier more/))
      await enter(step(/^Ships of Sol/, /^1 Cruiser more/))
      await enter(step(/^Landing on Wellon/, /^1 Ground Force more/))
      await photograph(page, `composing-${size}`)
      // The map shows the same draft.
      expect(await page.locator('.ti-way').count()).to.equal(2)
      expect(await composer.getByRole('status').innerText()).to.match(/Activate Wellon/)
      // A step back, and forth again.
      await enter(composer.getByRole('button', { name: words.table.stepBack }))
      await enter(step(/^Landing on Wellon/, /^1 Ground Force more/))
      await enter(composer.getByRole('button', { name: words.table.sendComposed }))
      expect(table.made.map(({ move, args }) => [move, args[0]])).to.deep.equal([['act', '1-00']])
      expect(t.ada.planets).to.include('wellon')
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

  it('beginning on the map, and going on in words', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const t = peace()
    await seatAt(window, t, 'ada')
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    const system = (cell: string) => page.locator(`.ti-system[data-cell="${cell}"] .ti-hit`)
    const lamp = desk.locator('button[data-kind=lamp]')
    // Looking costs nothing, also where nothing can come; an action for nothing is asked about once.
    await system('1-03').click()
    await desk.getByText(/^None of your ships can come/).waitFor()
    expect(await lamp.count()).to.equal(0)
    await system('1-03').click()
    await desk.getByText(/^Nothing moves there and nothing is built/).waitFor()
    await lamp.click()
    expect(t.ada.view.activated['1-03']).to.equal(undefined)
    expect(await lamp.innerText()).to.equal('Send it all the same')
    await desk.getByRole('button', { name: 'Discard' }).click()
    await system('1-00').click()
    await desk.getByRole('button', { name: /^Activate 1-00 Wellon/ }).click()
    await window.drawn()
    await photograph(page, 'plan')
    await desk.getByRole('button', { name: words.table.showActions }).click()
    const composer = desk.getByRole('region', { name: words.table.composing })
    expect(await composer.getByRole('status').innerText()).to.match(/Activate Wellon: nothing moves/)
    await composer.getByRole('button', { name: /^1 Carrier more/ }).click()
    await desk.getByRole('button', { name: words.table.hideActions }).click()
    await window.drawn()
    expect(await page.locator('.ti-way').count()).to.equal(1)
    // Undone on the board, whoever made the step.
    await desk.getByRole('button', { name: 'Undo' }).click()
    await window.drawn()
    expect(await page.locator('.ti-way').count()).to.equal(0)
    await window.close()
  })

  it('and the map stays where it is until the action is sent, on desktops and phones', async () => {
    for (const size of ['1366x768', '740x360', '360x740']) {
      const { width, height, phone } = SIZES[size]!
      const window = await stage.open({
        viewport: { width, height },
        locale: 'en-GB',
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      const { page } = window
      const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
      await seatAt(window, peace(), 'ada')
      const target = page.locator('.ti-system[data-cell="1-00"] .ti-hit')
      /** How wide the target is drawn; it is wholly on the map. */
      const widthOfTarget = async () => {
        await window.drawn()
        const [box, map] = [await target.boundingBox(), await page.locator('.ti-sheet').boundingBox()]
        const isOnMap =
          box!.x >= map!.x - 1 &&
          box!.y >= map!.y - 1 &&
          box!.x + box!.width <= map!.x + map!.width + 1 &&
          box!.y + box!.height <= map!.y + map!.height + 1
        return { width: Math.round(box!.width), isOnMap }
      }
      await target.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const first = await widthOfTarget()
      expect(first.isOnMap, size).to.equal(true)
      expect(first.width, size).to.be.at.least(90)
      await desk.getByRole('button', { name: 'all come' }).first().click()
      expect(await widthOfTarget(), `${size}: with ships`).to.deep.equal(first)
      await desk.getByRole('tab', { name: 'Landing' }).click()
      expect(await widthOfTarget(), `${size}: while landing`).to.deep.equal(first)
      await window.close()
    }
  })

  it('with warnings, and with the odds of anybody coming anywhere', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const t = ti({
      ada: {
        technologies: [],
        counters: { fleet: 8 },
        space: { '2-00': { carrier: 1, fighter: 4 } },
        planets: { 'vefut-ii': { groundForce: 3 } },
      },
      bea: {
        space: {
          '2-06': { dreadnought: 2, carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] },
        },
      },
    })
    await seatAt(window, t, 'ada')
    await page.locator('.ti-system[data-can][data-cell="1-00"] .ti-hit').dblclick()
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    await desk.getByRole('button', { name: 'all come' }).click()
    await desk.getByRole('button', { name: /^Fighters aboard: fewer than/ }).click()
    await window.drawn()
    await desk.getByText(/1 Fighter in Vefut II would be lost/).waitFor()
    await photograph(page, 'warnings')
    // What if Bea came to the system that is looked at?
    await page.locator('.ti-system[data-cell="2-00"] .ti-hit').click()
    await page.getByText('What if fleets came here?').click()
    const side = page.getByRole('tabpanel', { name: 'System' })
    await side.getByRole('button', { name: NAMES[1]! }).click()
    await side.getByRole('button', { name: /Tar'mann/ }).click()
    await window.drawn()
    await photograph(page, 'what-if')
    await side.getByText(new RegExp(`${NAMES[1]} wins in \\d+ %`)).waitFor()
    await side.getByText(/% to take Vefut II/).waitFor()
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })

  it('[TI-34.04] with political cards of the hand, which are pressed before they are discarded for a trade good', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const t = ti({
      options: { strategySet: 'variant' },
      ada: { politicalCards: ['free-trade', 'arms-reduction'] },
    })
    const { made } = await seatAt(window, t, 'ada')
    const hand = page.getByRole('region', { name: 'Your cards' })
    const card = hand.getByRole('button', { name: /^Free Trade/ })
    // The hand lies beside the galaxy, which has all the height.
    const [cardBox, map] = [await card.boundingBox(), await page.locator('.ti-sheet').boundingBox()]
    expect(cardBox!.x + cardBox!.width, 'leaves the room to the galaxy').to.be.at.most(map!.x)
    expect(map!.height, 'leaves the room to the galaxy').to.be.above(700)
    await card.click()
    expect(made, 'not at once').to.deep.equal([])
    await page.getByRole('button', { name: 'Discard for 1 trade good' }).click()
    await card.waitFor({ state: 'detached' })
    expect(made).to.deep.equal([{ move: 'sellPolitical', args: ['free-trade'] }])
    expect(t.ada.has.tradeGoods).to.equal(1)
    expect(await page.getByRole('button', { name: 'Discard for 1 trade good' }).count()).to.equal(0)
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })

  it('with units that are destroyed, where counters are laid anew', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const t = ti({
      ada: { counters: { strategy: 2, command: 2, fleet: 3 }, space: { '2-00': { cruiser: 3 } } },
      phase: 'status',
      steps: [{ do: 'redistribute' }],
    })
    const table = await seatAt(window, t, 'ada')
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    await desk.getByRole('button', { name: /^Fleet Supply: fewer/ }).click()
    await desk.getByRole('button', { name: /^Strategy Allocation: more/ }).click()
    await desk.getByText('1 ship in Vefut II would be lost: Fleet Supply.').waitFor()
    await desk.getByText('Destroy own units').click()
    await desk.getByRole('button', { name: /^Cruiser, Vefut II: more/ }).click()
    await window.drawn()
    await photograph(page, 'scuttling')
    expect(await desk.getByText(/would be lost/).count()).to.equal(0)
    await desk.locator('button[data-kind=lamp]:enabled').click()
    await window.drawn()
    expect(table.made[0]!.args).to.deep.equal([
      {
        counters: { strategy: 3, command: 2, fleet: 2 },
        scuttle: { ships: { '2-00': { destroy: { cruiser: 1 }, laden: [] } }, planets: {} },
      },
    ])
    await window.close()
  })

  it('with what a Space Dock builds sent elsewhere', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const { page } = window
    const t = ti({
      ada: {
        technologies: ['integrated-economy'],
        tradeGoods: 4,
        planets: { jord: { spaceDock: 1, groundForce: 1 }, 'vefut-ii': { groundForce: 1 } },
        activated: ['2-00'],
      },
    })
    await seatAt(window, t, 'ada')
    await page.locator('.ti-system[data-can][data-cell="3-00"] .ti-hit').dblclick()
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    await desk.getByRole('tab', { name: 'Production' }).click()
    await desk.getByRole('button', { name: /^Cruiser: more/ }).click()
    await desk.getByRole('button', { name: /^Cruiser, Vefut II: more/ }).click()
    await window.drawn()
    await photograph(page, 'elsewhere')
    await desk.locator('button[data-kind=lamp]:enabled').click()
    await window.drawn()
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
    await window.close()
  })
})
