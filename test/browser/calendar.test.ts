import { expect } from 'chai'
import type { Feeds } from '../../lobby/calendar.ts'
import type { ClubPage } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { club as words } from '../../lobby/web/text/en/club.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer } from './person.ts'

const BERLIN = { timezoneId: 'Europe/Berlin' }
const TOKYO = { timezoneId: 'Asia/Tokyo' }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DATE = { day: 'numeric', month: 'short' } as const
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** A day some weeks from now, in UTC, as fields of days have it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)

describeInBrowser('browser: planned tables and calendars', function () {
  this.timeout(180_000)
  let here: Visit
  beforeEach(async () => {
    here = await visit()
  })
  afterEach(() => here?.end())

  flow(
    'plan a table by keyboard; a friend takes a seat; it moves, in the calendar and the file, too',
    'enDesktop',
    async (first, second) => {
      const { url } = here.server
      const [host, guest] = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')]
      await host.put(`/api/me/friends/${guest.me.id}`)
      await guest.put(`/api/me/friends/${host.me.id}`)
      const { club } = await host.post<ClubPage>('/api/clubs', { name: 'Friday' })
      await host.post(`/api/clubs/${club.id}/members`, { person: guest.me.id })
      await guest.put(`/api/clubs/${club.id}/membership`)

      const ada = await comer(here, host, first, BERLIN)
      const { create, plan } = ada.words
      await ada.page.goto(`${url}/new/not-alone?club=${club.id}`)
      await ada.page.getByLabel(create.tableName, { exact: true }).fill('Hunt')
      await ada.turn(plan.later)
      const day = dayAhead(20)
      const fields = {
        day: ada.page.getByLabel(plan.date, { exact: true }),
        time: ada.page.getByLabel(plan.time, { exact: true }),
      }
      await fields.day.fill(day)
      await fields.time.fill('20:30')
      // Whatever order the field of the browser has, it is said in the words of the page.
      const chosen = await ada.page.evaluate(at => new Date(at).getTime(), `${day}T20:30`)
      const inWords = ada.page.getByRole('status').filter({ hasText: 'Europe/Berlin' })
      for (const parts of [DATE, TIME])
        await inWords.filter({ hasText: await ada.tells(chosen, parts) }).waitFor()
      await ada.isSound('plan-form')
      await ada.press('button', create.submit)
      await ada.page.getByText(plan.ahead.host).waitFor()
      const inDays = [20, 21].map(days => new Intl.RelativeTimeFormat(first.locale).format(days, 'day'))
      await ada.page
        .getByRole('timer')
        .filter({ hasText: new RegExp(`^(${inDays.join('|')})$`) })
        .waitFor()
      await ada.isSound('plan-host')
      const { planned } = await host.get<ClubPage>(`/api/clubs/${club.id}`)
      const [room] = planned as [Room]
      // Half past eight in Berlin is the evening before midnight in UTC, and the next morning in Tokyo.
      expect(new Date(room.plannedAt!).toISOString()).to.match(new RegExp(`^${day}T(18|19):30`))

      // Every week, from now on.
      await ada.press('button', words.weeklyStart)
      await ada.page.getByText(words.weeklyOn).waitFor()
      await ada.isSound('plan-weekly')

      const bea = await comer(here, guest, second, TOKYO)
      const { lobby, plan: hers } = bea.words
      await bea.page.goto(`${url}/club/${club.id}`)
      const weekly = bea.page.getByRole('region', { name: words.weekly })
      await weekly.getByText('Hunt').waitFor()
      // What somebody else has planned is not hers to stop.
      expect(await weekly.getByRole('button').count()).to.equal(0)
      const told = await bea.tells(room.plannedAt!, TIME)
      expect(told).to.match(/0?[34]:30/)
      await bea.page.getByText(told).first().waitFor()
      await bea.page.getByRole('heading', { name: await bea.tells(room.plannedAt!, DAY) }).waitFor()
      await bea.isSound('club-calendar')
      await bea.press('link', `${lobby.row.join}: Hunt`)
      await bea.page.getByText(hers.ahead.sit).waitFor()
      await bea.isSound('plan-sit')
      await bea.press('button', hers.come)
      await bea.page.getByText(hers.ahead.seated).waitFor()
      await bea.isSound('plan-seated')

      // Her own calendar, by an address that she makes.
      await bea.page.goto(`${url}/told`)
      await bea.press('button', hers.feedMake)
      await bea.page.getByLabel(hers.feedAddress, { exact: true }).waitFor()
      await bea.isSound('feed')
      const [feed] = (await guest.get<Feeds>('/api/me/feeds')).feeds
      const calendar = async () => (await fetch(feed!.address)).text()
      const stamp = (at: number) => `DTSTART:${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`
      expect(await calendar()).to.include(stamp(room.plannedAt!))

      // Its host moves it.
      await fields.time.fill('21:45')
      await ada.isSound('plan-move')
      await ada.press('button', plan.move)
      await ada.page.getByRole('button', { name: plan.move, exact: true }).waitFor({ state: 'detached' })
      const moved = await host.get<Room>(`/api/rooms/${room.id}`)
      expect(moved.plannedAt! - room.plannedAt!).to.equal(1.25 * HOUR)
      await bea.page.goto(`${url}/table/${room.id}`)
      for (const person of [ada, bea]) {
        const later = await person.tells(moved.plannedAt!, TIME)
        await person.page.getByText(later).first().waitFor()
      }
      expect(await calendar()).to.include(stamp(moved.plannedAt!))
      const download = bea.page.waitForEvent('download')
      await bea.press('link', hers.event)
      expect((await download).suggestedFilename()).to.equal('table.ics')

      await ada.page.goto(`${url}/club/${club.id}`)
      await ada.press('button', plan.feedMake)
      await ada.page.getByLabel(plan.feedAddress, { exact: true }).waitFor()
      await ada.isSound('club-feed')
      // It is stopped by who planned it.
      await ada.press('button', `${words.weeklyStop}: Hunt (Not Alone)`)
      await ada.page.getByRole('region', { name: words.weekly }).waitFor({ state: 'detached' })
      await ada.press('button', plan.feedDrop)
      await ada.page.getByRole('button', { name: plan.feedMake }).waitFor()
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'show planned tables apart in the lobby, where they appear by themselves, and refuse a time that is over',
    'jaDesktop',
    async (first, second) => {
      const { url } = here.server
      const host = await Guest.arrive(url, 'Ada')
      const bea = await newcomer(here, first, BERLIN)
      await bea.page.goto(`${url}/tables`)
      await bea.page.getByRole('heading', { name: bea.words.lobby.live }).waitFor()
      const soon = await host.open({ game: 'not-alone', title: 'Soon', plannedAt: Date.now() + 26 * HOUR })
      await host.open({ game: 'not-alone', title: 'Now' })
      const planned = bea.page.getByRole('region', { name: bea.words.plan.lobby })
      const live = bea.page.getByRole('region', { name: bea.words.lobby.live })
      await planned.getByText('Soon', { exact: true }).waitFor()
      await live.getByText('Now', { exact: true }).waitFor()
      expect(await planned.getByText('Now', { exact: true }).count()).to.equal(0)
      expect(await live.getByText('Soon', { exact: true }).count()).to.equal(0)
      await bea.isSound('lobby-planned')
      // However many tables have come since.
      for (let i = 0; i < 21; i++) await host.open({ game: 'not-alone', title: `${i}`, listed: false })
      const ada = await comer(here, host, second, TOKYO)
      const { lobby, plan, problem, room } = ada.words
      await ada.page.goto(url)
      const mine = ada.page.getByRole('region', { name: lobby.mine })
      await ada.pressOn(mine.locator('summary'))
      await mine.getByText('Soon', { exact: true }).waitFor()
      await ada.isSound('lobby-planned-own')

      await ada.page.goto(`${url}/table/${soon.id}`)
      const day = ada.page.getByLabel(plan.date, { exact: true })
      // The field itself knows of days that are over, the server of minutes.
      await day.fill(await day.getAttribute('min').then(min => min!))
      await ada.page.getByLabel(plan.time, { exact: true }).fill('00:00')
      await ada.press('button', plan.move)
      await ada.page.getByText(problem.timeOver).waitFor()
      await ada.isSound('plan-refused')
      expect((await host.get<Room>(`/api/rooms/${soon.id}`)).plannedAt).to.equal(soon.plannedAt)
      await ada.turn(plan.later)
      await ada.press('button', plan.move)
      await ada.page.getByRole('timer').waitFor({ state: 'detached' })
      expect((await host.get<Room>(`/api/rooms/${soon.id}`)).plannedAt).to.equal(null)
      // Near its time it is as at any table, with the seconds that are left.
      await host.patch(`/api/rooms/${soon.id}`, { plannedAt: Date.now() + 2 * MINUTE })
      const inSeconds = new Intl.RelativeTimeFormat(second.locale).format(100, 'second')
      await ada.page
        .getByRole('timer')
        .filter({ hasText: new RegExp(`^${inSeconds.replace('100', '\\d+')}$`) })
        .waitFor()
      await ada.page.getByText(room.next.hostAlone).waitFor()
      await ada.isSound('plan-soon')
      await until(() => here.troubles.length > 0, 'the refusal')
      expect(here.troubles.filter(trouble => !trouble.includes('400'))).to.deep.equal([])
    },
  )
})
