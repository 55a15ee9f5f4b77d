import { expect } from 'chai'
import { until } from '../lobby/support/guest.ts'
import { playing } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer, type Person } from './person.ts'
import { PagePlayer } from './player.ts'
import { saying, says } from './says.ts'

/** Nothing is avoided. */
const NOTHING = /^$/

describeInBrowser('browser: what a table agrees on', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    // The third seat has a bot, which agrees to everything and does nothing meanwhile.
    here = await visit({ botDelay: 600_000 })
  })
  after(() => here?.end())

  const acts = async (player: PagePlayer) => {
    while (await player.mustAct()) await player.act(NOTHING)
  }
  const isAsked = ({ page, words }: Person) =>
    page.getByText(words.table.yourTurn, { exact: true }).first().waitFor()

  flow(
    'is agreed to before the start, asked for and answered by keyboard',
    'enDesktop',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const bea = await newcomer(here, second)
      const { back, create, room } = ada.words
      const { back: hers } = bea.words
      await ada.page.goto(`${here.server.url}/new/space-station-phoenix`)
      await ada.choose(create.seats, '3')
      const option = ada.page.getByRole('switch', { name: back.option })
      expect(await option.isChecked()).to.equal(false)
      await ada.turn(back.option)
      expect(await option.isChecked()).to.equal(true)
      await ada.press('button', create.submit)

      await bea.page.goto(await ada.page.getByLabel(room.link).inputValue())
      await bea.page.getByText(hers.optionHelp).waitFor()
      await bea.isSound('consent-room')
      await bea.sitsDown()
      await ada.choose(says(room.addBotLabel, { number: 3 }), { index: 1 })
      await ada.press('button', room.start)

      const players = [new PagePlayer(ada.page, ada.words), new PagePlayer(bea.page, bea.words, 2)] as const
      const both = async () => {
        await isAsked(ada)
        await acts(players[0])
        await isAsked(bea)
        await acts(players[1])
      }
      await both()
      await ada.press('button', back.ask)
      await ada.page.getByText(saying(back.waits)).first().waitFor()
      await bea.page.getByRole('button', { name: hers.agree, exact: true }).waitFor()
      await ada.isSound('consent-asked')
      await bea.isSound('consent-asks')
      await bea.press('button', hers.agree)
      for (const person of [ada, bea]) await isAsked(person)
      expect(await bea.page.getByRole('button', { name: hers.agree, exact: true }).count()).to.equal(0)

      await both()
      await ada.press('button', back.ask)
      await bea.press('button', hers.refuse)
      await ada.page.getByText(saying(back.refused)).waitFor()
      await bea.page.getByText(hers.refusedByYou).waitFor()
      await ada.isSound('consent-refused')
      await bea.isSound('consent-refuses')
      const again = ada.page.getByRole('button', { name: back.ask, exact: true })
      expect(await again.count(), 'no more of it').to.equal(0)
      expect(here.troubles).to.deep.equal([])
      await Promise.all([ada, bea].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'ends together: proposed in one language, declined and agreed to in the other, by keyboard',
    'enPhone',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const bea = await newcomer(here, second)
      const { create, room } = ada.words
      await ada.page.goto(`${here.server.url}/new/space-station-phoenix`)
      await ada.choose(create.seats, '2')
      await ada.turn(ada.words.rating.option)
      await ada.press('button', create.submit)
      await bea.page.goto(await ada.page.getByLabel(room.link).inputValue())
      await bea.sitsDown()
      await ada.press('button', room.start)
      for (const { page } of [ada, bea]) await page.locator('#desk').waitFor()

      for (const [from, to, end, agrees] of [
        [ada, bea, 'drawn', false],
        [bea, ada, 'void', true],
      ] as const) {
        const { together } = from.words
        const { together: theirs } = to.words
        await from.press('button', from.words.table.more)
        // Who finds the table its host changes, also during play, and all see it.
        if (from === ada) await ada.turn(create.listed)
        else await from.page.getByText(from.words.room.unlisted, { exact: true }).waitFor()
        await from.choose(together.how, { label: together.end[end] })
        await from.page.getByText(together.ratings[end]).waitFor()
        await from.isSound(`together-${end}`)
        await from.press('button', together.propose)
        await from.page.getByRole('button', { name: together.drop, exact: true }).waitFor()
        await from.isSound(`together-asked-${end}`)
        await to.page.getByText(saying(theirs.asks[end])).first().waitFor()
        // What it does to ratings stands beside the buttons, and nothing covers what is asked.
        await to.page.getByText(theirs.ratings[end]).waitFor()
        await to.isSound(`together-asks-${end}`)
        await to.press('button', agrees ? theirs.agree : theirs.refuse)
        if (agrees) continue
        await from.page.getByText(saying(together.refused)).waitFor()
        await to.page.getByText(theirs.refusedByYou).waitFor()
      }
      for (const { page, words } of [ada, bea]) {
        await page.getByRole('heading', { name: words.together.over.void }).waitFor()
        await page.getByText(words.together.ratings.void).waitFor()
      }
      await ada.isSound('together-over')
      await bea.isSound('together-over')
      expect(here.troubles).to.deep.equal([])
      await Promise.all([ada, bea].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'shows hands to those who watch when all agree, until somebody closes them; by keyboard',
    'jaPhone',
    async (first, second) => {
      const { url } = here.server
      const { guests, seats, room } = await playing(url, 2, { game: 'race-for-the-galaxy' })
      for (const seat of seats) seat.socket.close()
      const ada = await comer(here, guests[0]!, first)
      const bea = await comer(here, guests[1]!, second)
      const zoe = await newcomer(here, second)
      for (const { page } of [ada, bea, zoe]) await page.goto(`${url}/table/${room}`)
      const [hers, theirs] = [ada.words.watching.hands, bea.words.watching.hands]
      const whose = zoe.page.getByLabel(theirs.whose)
      await zoe.page.getByText(zoe.words.table.watching).first().waitFor()
      expect(await whose.count()).to.equal(0)
      await ada.press('button', ada.words.table.more)
      await ada.isSound('hands-propose')
      await ada.press('button', hers.propose)
      await bea.page.getByText(saying(theirs.asks)).first().waitFor()
      await bea.isSound('hands-asks')
      await bea.press('button', theirs.agree)
      await bea.page.getByText(theirs.open).first().waitFor()
      await bea.isSound('hands-open')

      await whose.waitFor()
      await zoe.page.getByText(theirs.watch).waitFor()
      const hand = () => zoe.page.locator('#desk').innerText()
      const before = await hand()
      await zoe.choose(theirs.whose, { label: 'Bea' })
      await until(async () => (await hand()) !== before, 'her hand')
      await zoe.isSound('hands-watched')
      const acts = [theirs.agree, theirs.drop, zoe.words.table.takeMoveBack]
      for (const act of acts) expect(await zoe.page.getByRole('button', { name: act }).count()).to.equal(0)
      await ada.press('button', hers.close)
      await whose.waitFor({ state: 'detached' })
      await zoe.page.getByText(zoe.words.table.watching).first().waitFor()
      await zoe.isSound('hands-closed')
      expect(here.troubles).to.deep.equal([])
      await Promise.all([ada, bea, zoe].map(({ page }) => page.context().close()))
    },
  )
})
