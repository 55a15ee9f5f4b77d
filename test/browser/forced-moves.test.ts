/** What has one answer is answered for the reader: told at the table, and asked again as soon as they want it. */
import { expect } from 'chai'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { beginHunt, regular } from './hunt.ts'
import { flow } from './looks.ts'
import { newcomer } from './person.ts'
import { PagePlayer, WORDS } from './player.ts'

const { create, forced, room, table } = WORDS.en
const GAME = 'not-alone'
const MOST_ACTS = 60

describeInBrowser('browser: forced moves', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  it('are made and told against bots, asked again when one says so, and offered where one is asked', async () => {
    const page = await here.window({ viewport: { width: 1366, height: 768 } })
    await page.goto(`${here.server.url}/new/${GAME}`)
    await page.getByLabel(create.seats).selectOption('3')
    await page.getByLabel('Creature', { exact: false }).first().selectOption({ index: 2 })
    await page.getByRole('button', { name: create.submit }).click()
    await page.getByRole('button', { name: room.fill }).click()
    await page.getByRole('button', { name: room.start, exact: true }).click()
    const player = new PagePlayer(page, WORDS.en, 5)
    const told = page.getByText(forced.told)
    const offered = page.getByRole('button', { name: forced.fromNow })
    const ways = page.getByText(new RegExp(`^${table.showActions} \\(\\d+\\)$`))

    /** Answers what is asked until something is to be seen; `each` looks at every question. */
    async function playUntil(seen: () => Promise<boolean>, each = async () => {}): Promise<void> {
      for (let acts = 0; acts < MOST_ACTS; ) {
        if (!(await player.mustAct())) {
          await page.waitForTimeout(30)
          continue
        }
        // What is offered is offered with the question: until somebody answers, both stay.
        if (await seen()) return
        await each()
        if (await player.act(/^take .* back, to choose again/i)) acts += 1
      }
      throw new Error(`not seen: ${await player.sentence()}`)
    }

    await playUntil(
      async () => (await told.count()) > 0,
      async () => {
        const [count] = await ways.allInnerTexts()
        if (count) expect(Number(/\d+/.exec(count)![0]), await player.sentence()).to.be.above(1)
      },
    )
    expect(await offered.count()).to.equal(0)
    await page.getByRole('button', { name: table.more, exact: true }).click()
    const only = page.getByRole('switch', { name: forced.only })
    expect(await only.isChecked()).to.equal(true)
    await only.click()
    await playUntil(async () => (await offered.count()) > 0)
    await offered.click()
    await offered.waitFor({ state: 'detached' })
    expect(await only.isChecked()).to.equal(true)
    expect(here.troubles).to.deep.equal([])
  })
  flow(
    'are made in a first game with other people, too, but not for whoever has played it before',
    'enDesktop',
    async (first, second) => {
      const ada = await regular(here, first)
      const bea = await newcomer(here, second)
      await beginHunt(here.server.url, ada, bea)
      for (const [{ page, words }, made] of [[ada, false] as const, [bea, true] as const]) {
        await page.getByRole('button', { name: words.table.more, exact: true }).click()
        await page.getByRole('switch', { name: words.forced.only, checked: made }).waitFor()
      }
      expect(here.troubles).to.deep.equal([])
    },
  )
})
