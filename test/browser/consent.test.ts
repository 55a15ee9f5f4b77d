import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { violations } from './axe.ts'
import { PagePlayer, WORDS } from './player.ts'

const { back, create, room, table } = WORDS.en
const ja = WORDS.ja
/** Nothing is avoided. */
const NOTHING = /^$/

describeInBrowser('browser: take-back by consent', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    // The third seat has a bot, which agrees to everything and does nothing meanwhile.
    here = await visit({ botDelay: 600_000 })
  })
  after(() => here?.end())

  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
  }
  const press = async (page: Page, name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const acts = async (player: PagePlayer) => {
    while (await player.mustAct()) await player.act(NOTHING)
  }

  it('is agreed to before the start, asked for and answered by keyboard, on a phone, in both languages', async () => {
    const ada = await here.window({ viewport: { width: 1366, height: 768 } })
    await ada.goto(`${here.server.url}/new/space-station-phoenix`)
    await ada.getByLabel(create.seats).selectOption('3')
    const option = ada.getByRole('switch', { name: back.option })
    expect(await option.isChecked()).to.equal(false)
    await option.focus()
    await ada.keyboard.press('Space')
    expect(await option.isChecked()).to.equal(true)
    await ada.getByRole('button', { name: create.submit }).click()
    const link = await ada.getByLabel(room.link).inputValue()

    const bea = await here.window({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' })
    await bea.goto(link)
    await bea.getByText(ja.back.optionHelp).waitFor()
    expect(await violations(bea)).to.deep.equal([])
    await bea
      .getByRole('button', { name: new RegExp(ja.room.sit) })
      .first()
      .click()
    await bea.getByRole('button', { name: ja.room.setReady }).click()
    await ada.getByLabel(room.addBotLabel.replace('{{number}}', '3')).selectOption({ index: 1 })
    await ada.getByRole('button', { name: room.start, exact: true }).click()

    const players = [new PagePlayer(ada), new PagePlayer(bea, ja, 2)] as const
    const both = async () => {
      await ada.getByText(table.yourTurn, { exact: true }).first().waitFor()
      await acts(players[0])
      await bea.getByText(ja.table.yourTurn, { exact: true }).first().waitFor()
      await acts(players[1])
    }
    await both()
    await press(ada, back.ask)
    await ada.getByText(back.waits.replace(/\{\{names\}\}.*/, '')).waitFor()
    await bea.getByRole('button', { name: ja.back.agree, exact: true }).waitFor()
    await shot(ada, 'consent-asked')
    await shot(bea, 'consent-asks-ja')
    expect(await violations(ada)).to.deep.equal([])
    expect(await violations(bea)).to.deep.equal([])
    await press(bea, ja.back.agree)
    for (const [page, words] of [
      [ada, table.yourTurn],
      [bea, ja.table.yourTurn],
    ] as const)
      await page.getByText(words, { exact: true }).first().waitFor()
    expect(await bea.getByRole('button', { name: ja.back.agree, exact: true }).count()).to.equal(0)

    await both()
    await press(ada, back.ask)
    await press(bea, ja.back.refuse)
    await ada.getByText(back.refused.replace('{{name}}', '').trim()).waitFor()
    await bea.getByText(ja.back.refusedByYou).waitFor()
    await shot(ada, 'consent-refused')
    await shot(bea, 'consent-refused-ja')
    expect(await ada.getByRole('button', { name: back.ask, exact: true }).count(), 'no more of it').to.equal(
      0,
    )
    expect(here.troubles).to.deep.equal([])
  })
})
