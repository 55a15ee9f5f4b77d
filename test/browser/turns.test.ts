import { expect } from 'chai'
import type { Room } from '../../lobby/protocol.ts'
import { WORDS as SENT } from '../../lobby/server/notifications/words.ts'
import { passTime, presentTime } from '../lobby/support/clock.ts'
import { until } from '../lobby/support/guest.ts'
import { mailSink, postSink } from '../lobby/support/sinks.ts'
import { playing } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer, type Person } from './person.ts'
import { gameWord, saying, says } from './says.ts'

const HOUR = 3_600_000

describeInBrowser('browser: tables that play by turns', function () {
  this.timeout(180_000)
  let here: Visit
  beforeEach(async () => {
    here = await visit({ timeEvery: 50 })
  })
  afterEach(async () => {
    presentTime()
    await here?.end()
  })

  const desk = ({ page, words }: Person) => page.getByRole('region', { name: words.table.toDo, exact: true })

  flow(
    'a form sets many options at once, and says what one needs; by keyboard, too',
    'enPhone',
    async look => {
      const ada = await newcomer(here, look)
      const { create, option, room, time } = ada.words
      const word = (key: string) => gameWord('twilight-imperium-3', look.language, key)
      const everything = await word('preset.everything.name')
      await ada.page.goto(`${here.server.url}/new/twilight-imperium-3`)
      const preset = ada.page.getByLabel(option.preset, { exact: true })
      const races = ada.page.getByRole('switch', { name: await word('option.expansionRaces.name') })
      const chosen = () => preset.evaluate(one => (one as HTMLSelectElement).selectedOptions[0]!.text)
      await preset.waitFor()
      expect(await chosen()).to.equal(await word('preset.base.name'))
      const takes = (hours: number) =>
        ada.page.getByText(
          says(create.length_other, { count: 4, time: says(time.hourCount_other, { count: hours }) }),
        )
      await takes(4).waitFor()
      const other = await word('option.expansionTech.name')
      const group = ada.page.locator('summary').filter({ hasText: await word('optionGroup.expansion') })
      await ada.tabTo(group)
      await ada.page.keyboard.press('Enter')
      await ada.page.getByText(says(option.needs, { other })).waitFor()
      expect(await races.isDisabled()).to.equal(true)

      await ada.tabTo(preset)
      await ada.page.keyboard.press('End')
      await until(async () => (await chosen()) === everything, 'the preset')
      expect(await races.isChecked()).to.equal(true)
      expect(await group.textContent()).to.contain(other)
      await takes(5).waitFor()
      await ada.isSound('presets')
      await ada.tabTo(races)
      await ada.page.keyboard.press('Space')
      await until(async () => (await chosen()) === option.own, 'an own choice')
      // What only larger tables can have is left away here, and the rest is a preset all the same.
      await ada.choose(option.preset, { label: everything })
      await ada.choose(create.seats, '3')
      expect(await chosen()).to.equal(everything)
      await ada.press('button', create.submit)
      await ada.page.getByLabel(room.link).waitFor()
      expect(await chosen()).to.equal(everything)
      await ada.isSound('room-of-everything')
    },
  )

  flow(
    'are set up by the host, say until when, let the others decide, and lead to the next table',
    'enDesktop',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const bea = await newcomer(here, second)
      const { create, lobby, room, time } = ada.words
      await ada.page.goto(here.server.url)
      await ada.press('link', new RegExp(`^${lobby.setUp}`))
      await ada.choose(create.seats, '2')
      await ada.choose(time.how, 'turns')
      await ada.choose(time.hours, '4')
      await ada.choose(time.from, '0')
      await ada.choose(time.to, '24')
      await ada.choose(time.late, 'vote')
      const sunday = await ada.tells(Date.UTC(2026, 0, 4, 12), { weekday: 'short' })
      await ada.press('button', sunday)
      const off = ada.page.getByRole('button', { name: sunday, exact: true })
      expect(await off.getAttribute('aria-pressed')).to.equal('true')
      await ada.press('button', sunday)
      await ada.isSound('new-by-turns')
      await ada.press('button', create.submit)

      await bea.page.goto(await ada.page.getByLabel(room.link).inputValue())
      await bea.page.getByText(bea.words.time.lates.vote).waitFor()
      await bea.isSound('room-by-turns')
      await bea.sitsDown()
      await ada.press('button', room.start)

      await desk(ada)
        .getByText(saying(time.mine))
        .or(desk(ada).getByText(saying(time.theirs)))
        .first()
        .waitFor()
      const isMine = await desk(ada).getByText(saying(time.mine)).isVisible()
      const [late, other] = isMine ? [ada, bea] : [bea, ada]
      await desk(other).locator('time').first().waitFor()
      await ada.isSound('by-turns')
      await bea.isSound('by-turns-guest')

      passTime(5 * HOUR)
      const { bot } = other.words.time.wishes
      await desk(other).getByRole('button', { name: bot }).waitFor()
      await other.isSound('vote')
      await late.isSound('late')
      await other.press('button', bot)
      const { botPlays, takeBack } = late.words.table
      await desk(late).getByText(botPlays).waitFor()
      await late.isSound('bot-plays')
      await late.press('button', takeBack)
      await desk(late).getByText(botPlays).waitFor({ state: 'detached' })
    },
  )

  flow(
    'rest when all agree to it, say since when and until when, and go on when anybody likes; by keyboard',
    'jaPhone',
    async (first, second) => {
      const { url } = here.server
      const { guests, seats, room } = await playing(url, 2, {
        game: 'not-alone',
        pace: { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' },
      })
      for (const seat of seats) seat.socket.close()
      const ada = await comer(here, guests[0]!, first)
      const bea = await comer(here, guests[1]!, second)
      const [hers, theirs] = [ada.words.turns.pause, bea.words.turns.pause]
      for (const { page } of [ada, bea]) await page.goto(`${url}/table/${room}`)
      await ada.press('button', ada.words.table.more)
      await ada.choose(hers.length, '14')
      await ada.isSound('pause-propose')
      await ada.press('button', hers.propose)
      await ada.page.getByRole('button', { name: hers.drop, exact: true }).waitFor()
      await ada.isSound('pause-asked')
      await desk(bea).getByText(saying(theirs.asks_other)).waitFor()
      await desk(bea).getByText(theirs.means).waitFor()
      await bea.isSound('pause-asks')
      await bea.press('button', theirs.agree)
      await ada.page.keyboard.press('Escape')
      for (const [person, words] of [
        [ada, hers],
        [bea, theirs],
      ] as const) {
        await desk(person).getByText(words.on).waitFor()
        await desk(person).getByText(saying(words.since)).waitFor()
        expect(await person.page.getByText(person.words.table.yourTurn, { exact: true }).count()).to.equal(0)
      }
      await ada.isSound('paused')
      await bea.isSound('paused-guest')
      const zoe = await newcomer(here, second)
      await zoe.page.goto(url)
      await zoe.page.getByText(zoe.words.lobby.row.paused).first().waitFor()
      await zoe.page.goto(`${url}/table/${room}`)
      await desk(zoe).getByText(theirs.on).waitFor()
      expect(await zoe.page.getByRole('button', { name: theirs.end }).count()).to.equal(0)
      await zoe.isSound('paused-watched')
      await ada.press('button', hers.end)
      await desk(bea).getByText(theirs.over).waitFor()
      await bea.isSound('pause-over')
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'stand still for whoever has a holiday, and say so to those who sit there; by keyboard',
    'jaPhone',
    async (first, second) => {
      const { url } = here.server
      const { guests, seats, room } = await playing(url, 2, {
        game: 'not-alone',
        pace: { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' },
      })
      for (const seat of seats) seat.socket.close()
      const ada = await comer(here, guests[0]!, first)
      const bea = await comer(here, guests[1]!, second)
      const [hers, theirs] = [ada.words.turns.holiday, bea.words.turns.holiday]
      const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
      await bea.page.goto(`${url}/table/${room}`)
      await ada.page.goto(`${url}/told`)
      await ada.page.getByLabel(hers.first).fill(today)
      await ada.isSound('holiday-set')
      await ada.press('button', hers.set)
      const end = ada.page.getByRole('button', { name: new RegExp(`^${hers.end}`) })
      await end.waitFor()
      await ada.isSound('holiday-lasts')
      await ada.press('button', hers.set)
      await ada.page.getByText(ada.words.problem.holidayTaken).waitFor()
      await desk(bea).getByText(saying(theirs.on)).waitFor()
      await bea.isSound('holiday-of-another')
      const zoe = await newcomer(here, second)
      await zoe.page.goto(`${url}/table/${room}`)
      await desk(zoe).getByText(zoe.words.table.watching).waitFor()
      expect(await zoe.page.getByText(saying(theirs.on)).count(), 'who watches').to.equal(0)
      await ada.page.goto(`${url}/table/${room}`)
      await desk(ada).getByText(saying(hers.mine)).waitFor()
      await ada.isSound('holiday-own')
      await desk(ada).getByRole('link', { name: hers.link }).press('Enter')
      await end.press('Enter')
      await end.waitFor({ state: 'detached' })
      await desk(bea).getByText(saying(theirs.on)).waitFor({ state: 'detached' })
    },
  )

  flow(
    'offer the seat of whoever is late, and somebody else takes it over',
    'jaDesktop',
    async (first, second) => {
      const { url } = here.server
      const { guests, seats, room } = await playing(url, 2, {
        game: 'not-alone',
        pace: { hours: 4, from: 0, to: 24, off: [], zone: 'UTC', late: 'offer' },
      })
      for (const seat of seats) seat.socket.close()
      passTime(5 * HOUR)
      const told = () => guests[0]!.get<Room>(`/api/rooms/${room}`)
      await until(async () => (await told()).seats.some(({ offered }) => offered), 'the offer')
      const at = (await told()).seats.findIndex(({ offered }) => offered)
      const late = await comer(here, guests[at]!, first)
      await late.page.goto(`${url}/table/${room}`)
      await desk(late).getByText(saying(late.words.time.mineOffered)).waitFor()
      await late.isSound('seat-offered')
      const zoe = await newcomer(here, second)
      await zoe.page.goto(`${url}/table/${room}`)
      await desk(zoe).getByText(zoe.words.table.watching).waitFor()
      await zoe.isSound('seat-to-take')
      await zoe.press('button', says(zoe.words.room.sitLabel, { number: at + 1 }))
      await desk(zoe).getByText(saying(zoe.words.time.mine)).waitFor()
      await zoe.isSound('seat-taken')
      // Whoever was late watches from now on, or is told why not.
      await desk(late)
        .getByText(late.words.table.watching)
        .or(late.page.getByText(late.words.problem.notYourSeat))
        .first()
        .waitFor()
      await late.isSound('seat-given-up')
    },
  )

  flow(
    'tell those who want it: by mail with links that work, by webhook, by push, and not at night',
    'jaPhone',
    async (first, second) => {
      const mail = await mailSink()
      const sink = await postSink()
      const own = await visit({
        timeEvery: 50,
        tellInside: true,
        smtp: mail.url,
        publicUrl: 'http://127.0.0.1',
      })
      try {
        const bea = await newcomer(own, first)
        const { told } = bea.words
        await bea.page.goto(`${own.server.url}/name`)
        await bea.press('link', told.link)
        await bea.page.getByText(told.none).waitFor()
        await bea.press('button', told.pushAdd)
        await bea.page.getByText(told.pushDenied).waitFor()
        await bea.fill(told.mail, 'bea@example.org')
        await bea.page.getByText(told.unconfirmed).waitFor()
        await bea.fill(told.webhook, `${sink.url}/bea`)
        const tries = bea.page.getByRole('button', { name: saying(told.tryLabel) })
        await bea.pressOn(tries)
        await bea.page.getByText(told.tried, { exact: true }).waitFor()
        expect(JSON.parse(sink.posted[0]!.body.toString()).content).to.include(SENT[first.language].trial)
        await bea.turn(told.quietOn)
        await bea.choose(told.from, '23')
        await bea.isSound('told')

        const follow = async ({ page, words }: Person, what: 'confirm' | 'stop') => {
          const [hash] = new RegExp(`#${what}=[\\w-]+`).exec(mail.mails.at(-1)!.text)!
          await page.goto(`${own.server.url}/told${hash}`)
          await page.getByRole('button', { name: words.told[what].yes }).waitFor()
        }
        const elsewhere = await newcomer(own, second)
        const { confirm, stop } = elsewhere.words.told
        await follow(elsewhere, 'confirm')
        await elsewhere.isSound('told-confirm')
        await elsewhere.press('button', confirm.yes)
        await elsewhere.page.getByText(confirm.done).waitFor()
        await elsewhere.isSound('told-confirmed')
        await bea.page.reload()
        await bea.pressOn(tries.first())
        await bea.page.getByText(told.tried, { exact: true }).waitFor()
        const from = bea.page.getByLabel(told.from, { exact: true })
        await from.waitFor()
        expect(await from.inputValue()).to.equal('23')
        if (mail.mails.length < 2) await bea.pressOn(tries.nth(1))
        await until(() => mail.mails.length === 2, 'the trial by mail')
        await elsewhere.page.goto('about:blank')
        await follow(elsewhere, 'stop')
        await elsewhere.isSound('told-stop')
        await elsewhere.press('button', stop.yes)
        await elsewhere.page.getByText(stop.done).waitFor()
      } finally {
        await own.end()
        await Promise.all([mail.end(), sink.end()])
      }
    },
  )
})
