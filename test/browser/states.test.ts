import { expect } from 'chai'
import type { ClubPage } from '../../lobby/people.ts'
import { Guest } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer } from './person.ts'

/** How a server deals with what a page asks for; who somebody is it always says. */
type Manner = 'answers' | 'is slow' | 'is broken'

/** A page that shows what the server knows. */
interface Place {
  path: string
  /** What it says to somebody new, for whom there is nothing. */
  empty: string
  /** The server tells it on a second line, which does not break with the first. */
  isTold?: true
}

describeInBrowser('browser: pages that wait for the server, in every state', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())
  beforeEach(() => here.troubles.splice(0))

  flow('say that there is nothing yet, that it comes, and what is wrong', 'enPhone', async look => {
    const { words } = look
    const { url } = here.server
    const guest = await Guest.arrive(url, 'Ada')
    const { club } = await guest.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const room = await guest.open({ game: 'not-alone', seats: 2 })
    const places: Place[] = [
      { path: '/friends', empty: words.people.noFriends },
      { path: `/club/${club.id}`, empty: words.people.noTables },
      { path: `/person/${guest.me.id}`, empty: words.profile.none },
      { path: '/account', empty: words.account.none },
      { path: '/told', empty: words.told.none },
      { path: `/table/${room.id}`, empty: words.room.free, isTold: true },
    ]
    const ada = await comer(here, guest, look)
    const { page } = ada
    let manner: Manner = 'answers'
    const held: (() => void)[] = []
    await page.route('**/api/**', async route => {
      if (new URL(route.request().url()).pathname === '/api/me' || manner === 'answers')
        return route.continue()
      if (manner === 'is broken') return route.fulfill({ status: 500, json: { error: 'internal' } })
      held.push(() => void route.continue())
    })
    /** Opens a page where the server behaves in a manner, and looks at what it says. */
    const looksAt = async ({ path }: Place, now: Manner, said: string) => {
      manner = now
      await page.goto(url + path)
      await page.getByText(said).first().waitFor()
      await ada.isSound(`${path} where the server ${now}`)
    }
    /** The server answers again, and the page shows it: asked once more, where it has given up. */
    const recovers = async ({ empty }: Place) => {
      manner = 'answers'
      for (const answer of held.splice(0)) answer()
      // One after the other, as far as what is asked for again has not come with the one before.
      const again = page.getByRole('button', { name: words.noAnswer.again }).first()
      await again.or(page.getByText(empty)).first().waitFor()
      for (let times = 0; times < 4 && (await again.isVisible()); times++) {
        await again.press('Enter', { timeout: 1000 }).catch(() => {})
        await page.waitForTimeout(100)
      }
      await page.getByText(empty).first().waitFor()
    }
    for (const place of places) {
      await looksAt(place, 'is slow', words.loading)
      await recovers(place)
      await ada.isSound(`${place.path} with nothing`)

      if (place.isTold) continue
      await looksAt(place, 'is broken', words.problem.internal)
      await recovers(place)
    }
    // Own tables are not missing in silence.
    await looksAt({ path: '/', empty: words.lobby.emptyTitle }, 'is broken', words.problem.internal)
    manner = 'answers'
    for (const path of ['/nowhere', '/club/nowhere', '/person/nowhere', '/table/nowhere', '/learn/nowhere']) {
      await page.goto(url + path)
      await page.getByRole('heading', { name: words.notFound.title }).waitFor()
      await ada.isSound(path)
    }
    await page.context().close()
  })

  flow('say that something broke, and load themselves anew on request', 'enDesktop', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    const broken = 'export default () => { throw new Error("it is broken") }'
    let isBroken = true
    await page.route('**/assets/PracticePage-*.js', route =>
      isBroken ? route.fulfill({ contentType: 'text/javascript', body: broken }) : route.continue(),
    )
    await page.goto(here.server.url)
    await ada.press('link', words.practice.link)
    await page.getByRole('heading', { name: words.crash.title }).waitFor()
    await ada.isSound('broken')
    expect(here.troubles.splice(0).join()).to.include('it is broken')
    isBroken = false
    await ada.press('button', words.crash.reload)
    await page.getByRole('heading', { name: words.practice.title }).waitFor()
    expect(here.troubles).to.deep.equal([])
    await page.context().close()
  })
})
