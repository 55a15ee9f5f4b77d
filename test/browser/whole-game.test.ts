import { expect } from 'chai'
import { describeInBrowser, type Visit, visit, WITH_WORKER } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { PagePlayer, playUntil, WORDS } from './player.ts'

const { create, lobby, name, result, room, table, top } = WORDS.en

describeInBrowser('browser: a whole game of Not Alone in two windows', function () {
  this.timeout(300_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  it('is set up, played to the end and told, without an error on the page', async () => {
    const ada = await here.window(WITH_WORKER)
    await ada.goto(here.server.url)
    await ada.getByRole('link', { name: lobby.setUp }).first().click()
    await ada.getByLabel(create.seats).selectOption('2')
    await ada.getByLabel('Creature', { exact: false }).first().selectOption('host')
    expect(await violations(ada), 'the form').to.deep.equal([])
    await ada.getByRole('button', { name: create.submit }).click()
    const link = await ada.getByLabel(room.link).inputValue()

    const bea = await here.window({ colorScheme: 'light' })
    await bea.goto(here.server.url)
    await bea.getByRole('link', { name: /Change name/ }).click()
    await bea.getByRole('textbox', { name: name.label }).fill('W'.repeat(24))
    await bea.getByRole('button', { name: name.save }).click()
    await bea.getByRole('link', { name: /You play as W+\. Change name/ }).waitFor()
    await bea.goto(link)
    await bea
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    expect(await violations(bea), 'the room').to.deep.equal([])
    await bea.getByRole('button', { name: room.setReady }).click()
    await ada.getByRole('button', { name: room.start, exact: true }).click()

    const players = [new PagePlayer(ada, WORDS.en, 11), new PagePlayer(bea, WORDS.en, 12)]
    await ada.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    await bea.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    expect(await violations(ada), 'the table, as the Creature').to.deep.equal([])
    const panels = bea.getByRole('navigation', { name: table.panels })
    await panels.getByRole('button', { name: table.chat }).click()
    await bea.getByLabel(table.chatLabel).fill('Catch me if you can')
    await bea.getByRole('button', { name: table.chatSend }).click()

    const acts = await playUntil(
      players,
      async () => (await players[0]!.isOver()) && (await players[1]!.isOver()),
    )
    expect(acts).to.be.above(20)
    const won = await Promise.all([ada, bea].map(page => page.getByText(result.youWon).count()))
    expect(won.sort(), 'one of the two won').to.deep.equal([0, 1])
    expect(await violations(bea), 'the result, light').to.deep.equal([])
    expect(await violations(ada), 'the result, dark').to.deep.equal([])
    await bea.setViewportSize({ width: 360, height: 740 })
    expect(await overflow(bea), 'the result on a phone, with the longest name').to.equal(0)
    expect(await violations(bea), 'the result on a phone').to.deep.equal([])

    await ada.getByRole('button', { name: result.rematch }).click()
    await ada.getByText(room.invite).first().waitFor()
    expect(here.troubles).to.deep.equal([])
  })

  it('keeps who I am and where I sit over a reload', async () => {
    const page = await here.window()
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    const seats = page.getByRole('region', { name: table.seats }).getByRole('listitem')
    const own = seats.first().getByText(table.you, { exact: true }).first()
    await own.waitFor()
    const [mine, ...others] = await seats.allInnerTexts()
    const [name] = mine!.split('\n') as [string]
    expect(mine, 'my seat').to.include(table.you)
    for (const other of others) expect(other).not.to.include(name)
    await page.reload()
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    await own.waitFor()
    const [again] = await seats.allInnerTexts()
    expect(again, 'my seat').to.include(table.you).and.to.include(name)
    expect(await overflow(page)).to.equal(0)
  })

  it('has no serious fault of accessibility in the lobby, dark and light', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await here.window({ colorScheme })
      await page.goto(here.server.url)
      await page.getByRole('button', { name: lobby.playNow }).first().waitFor()
      expect(await violations(page), colorScheme).to.deep.equal([])
    }
    expect(top.home).to.be.a('string')
  })
})
