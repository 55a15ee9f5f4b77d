import { expect } from 'chai'
import { Guest } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { frontSight, wanted } from '../support/front.ts'
import { flow } from './looks.ts'
import { newcomer } from './person.ts'

/** In the page: what is heard otherwise than it reads, or is called like something that does something else. */
function misnamed(): string[] {
  const found: string[] = []
  const known = new Map<string, string | null>()
  for (const one of document.querySelectorAll<HTMLElement>('header :is(a, button), main :is(a, button)')) {
    const words = one.innerText.replace(/\s+/g, ' ').trim()
    const name = one.getAttribute('aria-label') ?? words
    const to = one.getAttribute('href')
    // The other language is named in its own words.
    if (!name.includes(words) && !one.lang) found.push(`reads ${words}: ${name}`)
    if (known.has(name) && (to === null || known.get(name) !== to)) found.push(`twice: ${name}`)
    known.set(name, to)
  }
  return found
}

describeInBrowser('browser: the front page', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())
  afterEach(() => expect(here.troubles.splice(0)).to.deep.equal([]))

  it('has own tables, tables of others and games in sight without scrolling, each called by its game', async () => {
    for await (const { size, visitor, seen, page } of frontSight(here, ['first', 'returning', 'busy'])) {
      const least = wanted(size, visitor)
      for (const what of ['games', 'ownTables', 'openTables'] as const)
        expect(seen[what], `${what} of ${visitor} at ${size}`).to.be.at.least(least[what])
      expect(await page.evaluate(misnamed), `names for ${visitor} at ${size}`).to.deep.equal([])
    }
  })

  flow(
    'says at its top how many tables are open, and where they, lessons, clubs and the way back are',
    ['enPhone', 'jaDesktop'],
    async look => {
      const { url } = here.server
      const ada = await newcomer(here, look)
      const { page, words } = ada
      const top = page.getByRole('navigation', { name: words.top.places })
      const tables = top.getByRole('link', { name: words.top.tables })
      const shows = (count: number) => tables.filter({ hasText: new RegExp(`\\b${count}\\b`) }).waitFor()
      await page.goto(url)
      await tables.filter({ hasText: /\d/ }).waitFor()
      const before = Number(/\d+/.exec(await tables.innerText())![0])
      await ada.isSound('front')

      const host = await Guest.arrive(url, 'Bea')
      const { id } = await host.open({ game: 'not-alone', seats: 2, title: look.title })
      await shows(before + 1)
      await ada.pressOn(tables)
      await page.getByRole('region', { name: words.lobby.live }).getByText(look.title).waitFor()
      expect(await tables.getAttribute('aria-current')).to.equal('page')
      await ada.isSound('tables')

      await ada.pressOn(top.getByRole('link', { name: words.top.learn }))
      await page.getByRole('heading', { level: 1, name: words.learn.pageTitle }).waitFor()
      await ada.isSound('learn')
      // Nobody can sit down there any more: the other pages know it, too.
      await host.put(`/api/rooms/${id}/seats/1/bot`, { bot: 'cadet' })
      await shows(before)

      await ada.pressOn(top.getByRole('link', { name: words.top.club }))
      await page.getByRole('heading', { level: 1, name: words.people.title }).waitFor()
      await ada.pressOn(top.getByRole('link', { name: words.top.signIn }))
      await page.getByRole('heading', { name: words.account.comeBack }).waitFor()
      await page.context().close()
    },
  )
})
