import { expect } from 'chai'
import { text as words } from '../../lobby/web/text/en.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { ti } from '../twilight-imperium-3/support.ts'
import { seatAt } from './ti-table.ts'

/** Where pictures go that somebody wants to look at. */
const PICTURES = process.env.PICTURES

const LADEN = [{ ship: 'carrier' as const, cargo: { groundForce: 4 } }]

/** Ada comes to Wellon with Cruisers, a Dreadnought and a Carrier full of Ground Forces; Bea defends it. */
const war = (dice: number[]) =>
  ti({
    ada: {
      technologies: [],
      counters: { fleet: 8 },
      space: { '2-00': { carrier: 1, cruiser: 2, dreadnought: 1, laden: LADEN } },
    },
    bea: {
      technologies: [],
      space: { '1-00': { destroyer: 2, cruiser: 1 } },
      planets: { wellon: { groundForce: 2 } },
    },
    dice,
  })

const ATTACK = {
  moves: [
    { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
    { from: '2-00', ship: 'cruiser', count: 2 },
    { from: '2-00', ship: 'dreadnought', count: 1 },
  ],
}

// Dreadnought, Carrier, Cruisers against Destroyers and a Cruiser: a hit on Bea, two on Ada.
const FIRST_ROUND = [3, 1, 8, 2, 9, 4, 8]

describeInBrowser('browser: fights of Twilight Imperium', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  async function open(size: string): Promise<StageWindow> {
    const { width, height, phone } = SIZES[size]!
    return stage.open({
      viewport: { width, height },
      locale: 'en-GB',
      ...(phone && { hasTouch: true, isMobile: true }),
    })
  }

  async function photograph(window: StageWindow, name: string): Promise<void> {
    if (PICTURES) await window.page.screenshot({ path: `${PICTURES}/${name}.png` })
  }

  for (const size of ['1366x768', '360x740'])
    it(`shows dice and hits, and losses are taken with one press, at ${size}`, async () => {
      const window = await open(size)
      const { page } = window
      const t = war(FIRST_ROUND)
      const table = await seatAt(window, t, 'ada')
      await table.happens(() => t.ada.does('act', '1-00', ATTACK))
      await photograph(window, `fight-${size}`)
      const fight = page.getByRole('tabpanel', { name: 'Battle' })
      await fight.getByRole('heading', { name: /Space battle/ }).waitFor()
      expect(await fight.locator('.ti-die').count()).to.equal(7)
      expect(await fight.locator('.ti-die[data-hit]').allInnerTexts()).to.deep.equal(['8', '8', '9'])
      expect(await fight.getByText(/If it goes on/).count()).to.equal(1)
      // What is proposed is chosen already.
      const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
      t.rolls(1, 1, 1, 1, 1, 1)
      await desk.locator('button[data-kind=lamp]:enabled').click()
      await window.drawn()
      expect(table.made.map(({ move }) => move)).to.deep.equal(['takeHits'])
      // Die by die from the beginning.
      await fight.getByRole('button', { name: 'From the first die' }).click()
      expect(await fight.locator('.ti-die[data-hit]').count()).to.equal(0)
      for (let i = 0; i < 3; i++) await fight.getByRole('button', { name: 'The next die' }).click()
      await fight.getByText(/^3 of \d+ dice$/).waitFor()
      await photograph(window, `fight-replay-${size}`)
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

  it('is shown to those who watch, who choose nothing', async () => {
    const window = await open('1366x768')
    const t = war(FIRST_ROUND)
    const table = await seatAt(window, t, 'cy', true)
    await table.happens(() => t.ada.does('act', '1-00', ATTACK))
    const fight = window.page.getByRole('tabpanel', { name: 'Battle' })
    await fight.getByRole('heading', { name: /Space battle/ }).waitFor()
    expect(await fight.locator('.ti-die[data-hit]').count()).to.equal(3)
    expect(await fight.getByText('Say in advance').count()).to.equal(0)
    await photograph(window, 'fight-watched')
    await window.close()
  })

  it('is fought in advance as one says', async () => {
    const window = await open('1366x768')
    const t = war(FIRST_ROUND)
    const table = await seatAt(window, t, 'ada')
    await table.happens(() => t.ada.does('act', '1-00', ATTACK))
    const fight = window.page.getByRole('tabpanel', { name: 'Battle' })
    await fight.getByText('Say in advance how your battles are fought').click()
    await fight.getByRole('group', { name: 'Leaving' }).getByRole('button', { name: 'never' }).click()
    await window.drawn()
    await photograph(window, 'fight-policies')
    expect(table.made).to.deep.equal([
      { move: 'setPolicy', args: [{ hits: 'ask', retreat: 'never', pds: 'ask' }] },
    ])
    expect(t.state.policies['0']!.retreat).to.equal('never')
    await window.close()
  })
})
