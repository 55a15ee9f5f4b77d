import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import type { ClubPage } from '../../lobby/people.ts'
import { Guest } from '../lobby/support/guest.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, type Person } from './person.ts'
import { saysCount } from './says.ts'

const TOMORROW = 24 * 60 * 60 * 1000

describeInBrowser('browser: pages that say that there is nothing', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  /** The sentences of pages without anything: none stands where there is something. */
  const saysNothing = async ({ page, words }: Person) => {
    const { lobby, people, profile } = words
    for (const sentence of [lobby.emptyTitle, people.noTables, profile.none])
      expect(await page.getByText(sentence, { exact: true }).count(), sentence).to.equal(0)
  }

  flow(
    'do not say so beside a rated match at a table that was not listed',
    ['enPhone', 'jaDesktop'],
    async look => {
      const { url } = here.server
      const played = await playing(url, 2, { game: 'not-alone', rated: true, listed: false })
      await playOut(played.seats, chance(1), notAlone)
      const [ada, bea] = played.guests as [Guest, Guest]
      await ada.get(`/api/rooms/${played.room}/ratings`)
      const reader = await comer(here, bea, look)
      const { page, words } = reader
      await page.goto(`${url}/person/${ada.me.id}`)
      const ratings = page.getByRole('region', { name: words.rating.title })
      await ratings.getByText(saysCount(words.rating, 'matches', 1), { exact: false }).waitFor()
      await ratings.getByText(words.rating.counted).waitFor()
      await page.getByText(words.profile.noneListed).waitFor()
      await saysNothing(reader)
      await reader.isSound('rated-but-not-listed')
      // They themselves are told of it.
      await page.goto(`${url}/person/${bea.me.id}`)
      await page.getByRole('region', { name: words.profile.before }).getByRole('link').waitFor()
      await saysNothing(reader)
      await page.context().close()
    },
  )

  flow(
    'do not say so where others have planned a table, in the lobby and in a club',
    ['jaPhone', 'enDesktop'],
    async look => {
      const { url } = here.server
      const [ada, bea] = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')]
      const plannedAt = Date.now() + TOMORROW
      const listed = await ada.open({ game: 'not-alone', seats: 2, title: 'Sunday', plannedAt })
      const { club } = await bea.post<ClubPage>('/api/clubs', { name: 'Friday' })
      await bea.open({ game: 'not-alone', seats: 2, plannedAt, club: club.id })
      const reader = await comer(here, bea, look)
      const { page, words } = reader
      await page.goto(`${url}/tables`)
      await page.getByRole('region', { name: words.plan.lobby }).getByText('Sunday').waitFor()
      await page.getByText(words.lobby.emptyNow).waitFor()
      await saysNothing(reader)
      await reader.isSound('lobby-planned')
      await page.goto(`${url}/club/${club.id}`)
      await page.getByText(words.people.noTablesNow).waitFor()
      await saysNothing(reader)
      await reader.isSound('club-planned')
      await ada.delete(`/api/rooms/${listed.id}/seats/0`)
      await page.context().close()
    },
  )
})
