import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { Guest } from '../lobby/support/guest.ts'
import { startServer } from '../lobby/support/server.ts'
import { race } from '../race-for-the-galaxy/support.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'

const GAME = 'race-for-the-galaxy'
const WORLDS = ['gem-world', 'spice-world', 'comet-zone']

/** What goes over the line between page and server, as the test wants it. */
interface Line {
  /** Milliseconds that an answer to a move stays behind the table that shows its result. */
  slow: number
  /** The next move never arrives. */
  isDown: boolean
  /** The moves that the page has sent, in the words of the protocol. */
  sent: string[]
}

describeInBrowser('browser: a consume plan of Race for the Galaxy', function () {
  this.timeout(120_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  /** The page of somebody who is asked to use consume powers: three of them, and a good for each. */
  async function consuming(line: Line): Promise<Page> {
    const t = race({
      ada: {
        tableau: [...WORLDS, 'new-vinland', 'public-works', 'galactic-trendsetters'],
        goods: WORLDS,
        // Cards that would be drawn for a good, and nothing that has to be decided after it.
        hand: ['mining-robots'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const createGame = () => ({ ...raceForTheGalaxy.createGame(), setup: () => structuredClone(t.state) })
    const game = { ...raceForTheGalaxy, createGame }
    await here.server.end()
    here.server = await startServer({ games: [game] })

    const options = { presetHands: true, twoPlayerMode: 'standard' }
    const guests = await Promise.all(['Ada', 'Bea'].map(name => Guest.arrive(here.server.url, name)))
    const [ada] = guests
    const { id } = await ada!.open({ game: GAME, seats: 2, options })
    for (const [seat, guest] of guests.entries()) {
      await guest.sit(id, seat)
      await guest.ready(id)
    }
    await ada!.start(id)
    const { seat, key } = await ada!.seat(id)

    const page = await here.window()
    await page.routeWebSocket(/socket\.io/, socket => {
      const server = socket.connectToServer()
      socket.onMessage(message => {
        const isMove = String(message).includes('["move","consume"')
        if (isMove) line.sent.push(String(message))
        if (isMove && line.isDown) line.isDown = false
        else server.send(message)
      })
      // Messages that begin with 43 are answers to messages of the page.
      server.onMessage(message => {
        if (line.slow > 0 && String(message).startsWith('43'))
          setTimeout(() => socket.send(message), line.slow)
        else socket.send(message)
      })
    })
    await page.goto(`${here.server.url}/table/${id}#seat=${seat}&key=${encodeURIComponent(key)}`)
    await page.locator('.rg-plan').first().waitFor()
    return page
  }

  const best = (page: Page) => page.locator('[data-part=acts] .rg-lamp').first()
  /** The powers that were sent. */
  const powersIn = (sent: readonly string[]) => sent.map(one => /"([^"]*\/\d+)"/.exec(one)?.[1])

  it('is carried out to its end, each step once, also where the next question comes before the answer', async () => {
    const line: Line = { slow: 300, isDown: false, sent: [] }
    const page = await consuming(line)
    const step = page.locator('.rg-plan[aria-pressed=true] .rg-plan-step')
    await step.nth(2).waitFor()
    const steps = await step.count()
    expect(steps).to.equal(3)
    await best(page).click()
    await page.locator('.rg-planner').waitFor({ state: 'detached' })
    const powers = powersIn(line.sent)
    expect(new Set(powers).size, powers.join()).to.equal(powers.length)
    // The last use is no choice any more where one power and one good are left.
    expect(powers.length).to.be.within(steps - 1, steps)
    expect(await page.getByRole('alert').count()).to.equal(0)
    expect(here.troubles).to.deep.equal([])
  })

  it('can be started again where a step did not get through', async () => {
    const line: Line = { slow: 0, isDown: true, sent: [] }
    const page = await consuming(line)
    await best(page).click()
    expect(await best(page).isDisabled(), 'while it is on its way').to.equal(true)
    await page.locator('[data-part=acts] .rg-lamp:enabled').first().waitFor({ timeout: 60_000 })
    await best(page).click()
    await page.locator('.rg-planner').waitFor({ state: 'detached' })
    const [lost, again] = powersIn(line.sent)
    expect(again).to.equal(lost)
  })
})
