import { expect } from 'chai'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { ClubPage } from '../../lobby/people.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { chance, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer } from './person.ts'

describeInBrowser('browser: what members of a club have together', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())
  beforeEach(() => here.troubles.splice(0))

  async function gathered(...called: string[]) {
    const guests = await Promise.all(called.map(name => Guest.arrive(here.server.url, name)))
    const { club } = await guests[0]!.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const { token } = await guests[0]!.post<{ token: string }>(`/api/clubs/${club.id}/link`)
    for (const guest of guests.slice(1)) await guest.post('/api/invitation/join', { token })
    return { club, guests }
  }

  flow(
    'shows what was played at its tables and how well members play, as soon as a match is over',
    ['jaPhone', 'enDesktop'],
    async (first, second) => {
      const { club, guests } = await gathered('Ada', 'Bea')
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
})
