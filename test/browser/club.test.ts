import { expect } from 'chai'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { ClubPage } from '../../lobby/people.ts'
import { WORDS as SENT } from '../../lobby/server/notifications/words.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { postSink } from '../lobby/support/sinks.ts'
import { chance, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer } from './person.ts'
import { says } from './says.ts'

describeInBrowser('browser: what members of a club have together', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())
  beforeEach(() => here.troubles.splice(0))

  async function gathered(at: Visit, ...called: string[]) {
    const guests = await Promise.all(called.map(name => Guest.arrive(at.server.url, name)))
    const { club } = await guests[0]!.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const { token } = await guests[0]!.post<{ token: string }>(`/api/clubs/${club.id}/link`)
    for (const guest of guests.slice(1)) await guest.post('/api/invitation/join', { token })
    return { club, guests }
  }

  flow(
    'keeps a seat for a member, who sits down there; others see that it is kept',
    ['jaPhone', 'enDesktop'],
    async (first, second, third) => {
      const { url } = here.server
      const { club, guests } = await gathered(here, 'Ada', 'Bea', 'Cy')
      const { id } = await guests[0]!.open({ game: 'not-alone', seats: 3, club: club.id })
      const [ada, bea, cy] = await Promise.all([
        comer(here, guests[0]!, first),
        comer(here, guests[1]!, second),
        comer(here, guests[2]!, third),
      ])
      for (const { page } of [ada, bea, cy]) await page.goto(`${url}/table/${id}`)
      const { kept } = ada.words.club
      await ada.press('button', says(kept.keepLabel, { number: 2 }))
      const dialog = ada.page.getByRole('dialog')
      await dialog.getByRole('button', { name: says(kept.keepFor, { name: 'Bea' }) }).waitFor()
      await ada.isSound('keep-seat')
      await ada.press('button', says(kept.keepFor, { name: 'Bea' }))
      await ada.page.getByText(says(kept.forName, { name: 'Bea' })).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await ada.isSound('kept-host')
      await cy.page.getByText(cy.words.club.kept.somebody).waitFor()
      expect(
        await cy.page.getByRole('button', { name: says(cy.words.room.sitLabel, { number: 2 }) }).count(),
      ).to.equal(0)
      await cy.isSound('kept-others')
      await bea.page.getByText(bea.words.club.kept.mine).waitFor()
      await bea.isSound('kept-mine')
      await bea.press('button', says(bea.words.room.sitLabel, { number: 2 }))
      await bea.page.getByText(bea.words.room.you, { exact: true }).waitFor()
      await cy.page.getByText(cy.words.club.kept.somebody).waitFor({ state: 'detached' })
      // By a name, and let go again.
      await ada.press('button', says(kept.keepLabel, { number: 3 }))
      await ada.fill(kept.byName, 'Zoe')
      await ada.page.getByText(says(kept.forName, { name: 'Zoe' })).waitFor()
      await ada.press('button', says(kept.letGoLabel, { number: 3 }))
      await ada.page.getByRole('button', { name: says(kept.keepLabel, { number: 3 }) }).waitFor()
      expect(here.troubles).to.deep.equal([])
      await Promise.all([ada, bea, cy].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'shows what was played at its tables and how well members play, as soon as a match is over',
    ['jaPhone', 'enDesktop'],
    async (first, second) => {
      const { club, guests } = await gathered(here, 'Ada', 'Bea')
      const [host, guest] = guests as [Guest, Guest]
      const ada = await comer(here, host, first)
      await ada.page.goto(`${here.server.url}/club/${club.id}`)
      await ada.page.getByRole('heading', { name: ada.words.people.members }).waitFor()
      const results = ada.page.getByRole('region', { name: ada.words.club.matches })
      expect(await results.count(), 'nothing yet').to.equal(0)
      const { id } = await host.open({ game: 'race-for-the-galaxy', seats: 2, club: club.id, rated: true })
      await guest.sit(id, 1)
      await guest.ready(id)
      await host.start(id)
      const seats = await Promise.all(guests.map(one => one.watch(id, 'race-for-the-galaxy')))
      await until(() => seats.every(({ table }) => table), 'the tables')
      await playOut(seats, chance(1), raceForTheGalaxy)
      await results.getByText('Bea').waitFor()
      const standings = ada.page.getByRole('region', { name: ada.words.club.standings })
      await standings.getByRole('row').filter({ hasText: 'Ada' }).waitFor()
      await ada.isSound('club-results')
      await ada.pressOn(results.getByRole('link'))
      await ada.page.waitForURL(`**/table/${id}`)
      const bea = await comer(here, guest, second)
      await bea.page.goto(`${here.server.url}/club/${club.id}`)
      await bea.page.getByRole('region', { name: bea.words.club.standings }).waitFor()
      await bea.isSound('club-results')
      expect(here.troubles).to.deep.equal([])
      await Promise.all([ada, bea].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'posts its news to a channel, which its host sets, tries and takes away, and members are told of',
    ['jaPhone', 'enDesktop'],
    async (first, second) => {
      const sink = await postSink()
      const own = await visit({ timeEvery: 50, tellInside: true })
      try {
        const { club, guests } = await gathered(own, 'Ada', 'Bea')
        const [host, guest] = guests as [Guest, Guest]
        const [ada, bea] = await Promise.all([comer(own, host, first), comer(own, guest, second)])
        for (const { page } of [ada, bea]) await page.goto(`${own.server.url}/club/${club.id}`)
        const words = ada.words.club.webhook
        const other = first.language === 'en' ? 'ja' : 'en'
        const here = ada.page.getByRole('region', { name: words.title })
        const told = bea.page.getByRole('region', { name: bea.words.club.webhook.title })
        await here.getByText(words.help).waitFor()
        expect(await told.count(), 'nothing to tell yet').to.equal(0)
        await ada.isSound('webhook-none')
        await ada.choose(words.language, other)
        await ada.choose(words.zone, 'Asia/Tokyo')
        await ada.fill(words.address, `${sink.url}/very-secret`)
        const { host: name } = new URL(sink.url)
        await here.getByText(says(words.posted, { host: name })).waitFor()
        await told.getByText(says(bea.words.club.webhook.posted, { host: name })).waitFor()
        expect(await told.getByRole('button').count(), 'nothing for her to do').to.equal(0)
        await bea.isSound('webhook-member')
        await ada.press('button', words.try)
        await here.getByText(words.tried).waitFor()
        const posted = () => sink.posted.map(({ body }) => JSON.parse(body.toString()).content as string)
        expect(posted()[0]).to.include(SENT[other].club.trial('Friday'))
        await ada.isSound('webhook-set')
        expect(await ada.page.content(), 'the address is not shown again').not.to.include('very-secret')
        await guest.open({ game: 'not-alone', seats: 3, club: club.id, title: 'Hunt' })
        await until(() => posted().length === 2, 'the open table')
        expect(posted()[1]).to.include('Hunt').and.to.include(`${own.server.url}/table/`)
        // In another language; the address stays.
        await ada.choose(words.language, first.language)
        await ada.press('button', ada.words.save)
        await ada.page
          .getByRole('button', { name: ada.words.save, exact: true, disabled: true })
          .first()
          .waitFor()
        await ada.press('button', words.try)
        await until(() => posted().length === 3, 'another trial')
        expect(posted()[2]).to.include(SENT[first.language].club.trial('Friday'))
        sink.status = 500
        await ada.press('button', words.try)
        await here.getByText(ada.words.problem.notSent).waitFor()
        await ada.press('button', words.drop)
        await here.getByText(words.help).waitFor()
        await told.waitFor({ state: 'detached' })
        expect(own.troubles.filter(one => !one.includes('502'))).to.deep.equal([])
      } finally {
        await own.end()
        await sink.end()
      }
    },
  )
})
