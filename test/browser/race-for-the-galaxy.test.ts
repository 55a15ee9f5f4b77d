import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { option } from '../../games/race-for-the-galaxy/text/en/options.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { PagePlayer, playUntil, STUCK, WORDS } from './player.ts'
import { RaceBoardPlayer } from './race-player.ts'

const { create, result, room, table } = WORDS.en
const GAME = 'race-for-the-galaxy'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Ada opens a table, Bea sits down, and the game begins. */
async function sitDown(here: Visit, ada: Page, bea: Page, hers = WORDS.en): Promise<void> {
  await ada.goto(`${here.server.url}/new/${GAME}`)
  await ada.getByLabel(create.seats).selectOption('2')
  await ada.getByRole('button', { name: create.submit }).click()
  await bea.goto(await ada.getByLabel(room.link).inputValue())
  const [sit] = hers.room.sitLabel.split('{{') as [string]
  await bea
    .getByRole('button', { name: new RegExp(`^${sit}`) })
    .first()
    .click()
  await bea.getByRole('button', { name: hers.room.setReady }).click()
  await ada.getByRole('button', { name: room.start, exact: true }).click()
  await ada.getByRole('region', { name: table.toDo, exact: true }).waitFor()
  await bea.getByRole('region', { name: hers.table.toDo, exact: true }).waitFor()
}

/** Ada opens a table of the orb game against a bot, and it begins. */
async function openOrb(here: Visit, ada: Page, preset = false): Promise<void> {
  await ada.goto(`${here.server.url}/new/${GAME}`)
  await ada.getByLabel(create.seats).selectOption('2')
  await ada.getByRole('combobox', { name: option.expansion.name, exact: true }).selectOption('base+aa+orb')
  if (preset) await ada.getByRole('switch', { name: option.presetHands.name }).check()
  await ada.getByRole('button', { name: create.submit }).click()
  await ada.getByLabel(room.addBotLabel.replace('{{number}}', '2')).selectOption('cadet')
  await ada.getByRole('button', { name: room.start, exact: true }).click()
  await ada.getByRole('region', { name: table.toDo, exact: true }).waitFor()
}

/** Cards of the hand without a picture, as a browser left them out of its layout. */
const blankCards = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.rg-tray .rg-face')].filter(
        face => face.getBoundingClientRect().height === 0,
      ).length,
  )

const isOver = async (page: Page) => (await page.getByRole('region', { name: result.heading }).count()) > 0

/** Both play on their boards until `done`. */
async function playOn(pages: readonly Page[], done: () => Promise<boolean>): Promise<RaceBoardPlayer[]> {
  const players = pages.map(page => new RaceBoardPlayer(page))
  let acted = Date.now()
  while (!(await done())) {
    if ((await Promise.all(players.map(one => one.act()))).includes(true)) acted = Date.now()
    else if (Date.now() - acted > STUCK) {
      const desks = await Promise.all(pages.map(page => page.locator('#desk').innerText()))
      throw new Error(`nobody can go on:\n${desks.join('\n---\n')}`)
    } else await pages[0]!.waitForTimeout(20)
  }
  return players
}

/** So many stops are on the way to the next thing to choose, at most. */
const NEAR = 14
/** What can be chosen now, and the buttons of the desk. */
const CHOICE =
  '.rg-action[aria-pressed=false]:enabled, .rg-card[data-can]:not([data-chosen]) > .rg-card-hit:enabled, [data-part=acts] button:enabled'

describeInBrowser('browser: Race for the Galaxy', function () {
  this.timeout(240_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  it('is played by two on their boards from the start worlds to the result, one of them on a phone', async () => {
    const ada = await here.window()
    const bea = await here.window({ ...PHONE, colorScheme: 'light' })
    await sitDown(here, ada, bea)
    let acts = 0
    const players = await playOn([ada, bea], async () => {
      acts += 1
      if (acts % 40 === 0) expect(await overflow(bea), `after ${acts} acts`).to.equal(0)
      if (acts === 60) {
        expect(await violations(ada), 'the table, dark').to.deep.equal([])
        expect(await violations(bea), 'the table on a phone, light').to.deep.equal([])
      }
      return (await isOver(ada)) && (await isOver(bea))
    })
    for (const { done } of players) {
      expect(done.card, 'cards pointed at').to.be.greaterThan(10)
      expect(done.lamp, 'decisions').to.be.greaterThan(20)
    }
    expect(await violations(ada), 'the result, dark').to.deep.equal([])
    await ada.getByText('Where the points came from').first().waitFor()
    expect(here.troubles).to.deep.equal([])
  })

  it('is played with the orb against a bot, on a phone, to the end', async () => {
    const ada = await here.window(PHONE)
    await openOrb(here, ada)
    let checked = false
    const [player] = await playOn([ada], async () => {
      if (!checked && (await ada.locator('.rg-orb-target').count()) > 0) {
        checked = true
        expect(await violations(ada), 'the orb').to.deep.equal([])
        expect(await overflow(ada), 'the orb').to.equal(0)
      }
      expect(await blankCards(ada), 'blank cards of the hand').to.equal(0)
      return isOver(ada)
    })
    expect(checked, 'a survey team could move').to.equal(true)
    expect(player!.done.orb, 'acts on the orb').to.be.greaterThan(8)
    expect(here.troubles).to.deep.equal([])
  })

  it('is laid and moved on the orb with the keyboard alone, and read out', async () => {
    const ada = await here.window()
    // With given hands the first thing that is asked is an orb card.
    await openOrb(here, ada, true)
    const ghost = ada.locator('.rg-orb-ghost')
    await ghost.waitFor()
    expect(await ada.getByText('What the signs mean').isVisible(), 'a legend').to.equal(true)

    const chart = ada.getByRole('application', { name: 'Chart of the orb' })
    const why = ada.locator('.rg-orb-why')
    await chart.focus()
    // Beyond a corner of everything that is laid, where it touches nothing.
    for (const side of ['ArrowUp', 'ArrowLeft']) for (let i = 0; i < 16; i++) await ada.keyboard.press(side)
    await why.filter({ hasText: 'must cover a part of the orb' }).waitFor()
    expect(await ada.getByRole('button', { name: 'Lay it here' }).isEnabled()).to.equal(false)
    await ada.keyboard.press('n')
    await why.filter({ hasText: 'It may lie here' }).waitFor()
    await ada.keyboard.press('Enter')
    await ghost.waitFor({ state: 'detached' })

    const offered = ada.locator('.rg-orb-more', { hasText: 'Put the team' })
    await ada.locator('.rg-orb-target').first().waitFor()
    // The focus stays on the chart.
    await chart.and(ada.locator(':focus')).waitFor()
    const path = ['Up', 'Right', 'Down', 'Down', 'Left', 'Left', 'Left', 'Up', 'Up']
    for (const side of path) {
      await ada.keyboard.press(`Arrow${side}`)
      if ((await offered.count()) > 0) break
    }
    expect(await offered.count(), 'a free corner is read out').to.equal(1)
    await ada.keyboard.press('Enter')
    await ada.locator('.rg-orb-target').first().waitFor({ state: 'detached' })
    expect(here.troubles).to.deep.equal([])
  })

  it('moves the chart by dragging and pinching, and zooms with Ctrl and the wheel; a drag is no click', async () => {
    const ada = await here.window(PHONE)
    await openOrb(here, ada, true)
    const ghost = ada.locator('.rg-orb-ghost')
    await ghost.waitFor()
    const chart = ada.getByRole('application', { name: 'Chart of the orb' })
    await chart.scrollIntoViewIfNeeded()
    const sight = async () =>
      (await chart.getAttribute('viewBox'))!.split(' ').map(Number) as [number, number, number]
    /** The sight once it is another one. */
    const after = async (before: readonly number[]) => {
      for (let tries = 0; tries < 1000; tries++) {
        const now = await sight()
        if (now.join() !== before.join()) return now
        await ada.waitForTimeout(20)
      }
      throw new Error('nothing has moved')
    }
    const place = () => ghost.locator('> rect').getAttribute('x')
    const laid = await place()

    const first = await sight()
    await ada.getByRole('button', { name: 'Closer' }).click()
    const close = await after(first)
    expect(close[2]).to.be.closeTo(first[2] / 1.3, 0.01)
    // Once more: so near there is room to drag it to every side.
    await ada.getByRole('button', { name: 'Closer' }).click()
    const closer = await after(close)

    // Waits until the chart lies still.
    await chart.hover({ trial: true })
    const { x, y, width, height } = (await chart.boundingBox())!
    /** Where the chart has most room beside the card, which would be dragged instead; and how fingers lie there. */
    const free = async () => {
      const card = (await ghost.boundingBox())!
      const [right, bottom] = [x + width, y + height]
      const gaps = [
        { room: card.y - y, at: { x: x + width / 2, y: (y + card.y) / 2 }, isFlat: true },
        {
          room: bottom - card.y - card.height,
          at: { x: x + width / 2, y: (card.y + card.height + bottom) / 2 },
          isFlat: true,
        },
        { room: card.x - x, at: { x: (x + card.x) / 2, y: y + height / 2 }, isFlat: false },
        {
          room: right - card.x - card.width,
          at: { x: (card.x + card.width + right) / 2, y: y + height / 2 },
          isFlat: false,
        },
      ]
      const widest = gaps.reduce((best, one) => (one.room > best.room ? one : best))
      expect(widest.room, 'room beside the card').to.be.above(30)
      return widest
    }
    const { x: left, y: top } = (await free()).at
    await ada.mouse.move(left, top)
    await ada.mouse.down()
    await ada.mouse.move(left + 40, top + 20)
    await ada.mouse.up()
    const dragged = await after(closer)
    expect(dragged[0] - closer[0]).to.be.closeTo((-40 * closer[2]) / width, 0.05)
    expect(dragged[1] - closer[1]).to.be.closeTo((-20 * closer[2]) / width, 0.05)
    expect(await place(), 'a drag is no click').to.equal(laid)

    await ada.keyboard.down('Control')
    await ada.mouse.wheel(0, 100)
    await ada.keyboard.up('Control')
    const wheeled = await after(dragged)
    expect(wheeled[2]).to.be.closeTo(dragged[2] * 2 ** 0.2, 0.01)

    // The wheel rests for 150 ms before it is over, and ends whatever was begun in between.
    await ada.evaluate(() => new Promise(over => setTimeout(over, 200)))
    const { at, isFlat } = await free()
    const fingers = await ada.context().newCDPSession(ada)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap(far =>
          [-far, far].map(side => (isFlat ? { x: at.x + side, y: at.y } : { x: at.x, y: at.y + side })),
        ),
      })
    await touch('touchStart', 60)
    for (const far of [55, 48, 41, 34]) await touch('touchMove', far)
    await touch('touchEnd')
    // Each of the touches moves it a little.
    let pinched = await after(wheeled)
    while (pinched[2] < wheeled[2] * 1.05) pinched = await after(pinched)
    expect(await place(), 'a pinch is no click').to.equal(laid)

    // The second finger lies on the card, which stays where it is.
    const card = (await ghost.boundingBox())!
    const [onCard, beside] = [{ x: card.x + card.width / 2, y: card.y + card.height / 2 }, (await free()).at]
    const two = (type: 'touchStart' | 'touchMove', far: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          beside,
          { x: onCard.x + (beside.x - onCard.x) * far, y: onCard.y + (beside.y - onCard.y) * far },
        ],
      })
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [beside] })
    await two('touchStart', 0)
    for (const far of [0.1, 0.2, 0.3, 0.4]) await two('touchMove', far)
    await touch('touchEnd')
    let together = await after(pinched)
    while (together[2] < pinched[2] * 1.05) together = await after(together)
    expect(await place(), 'the card is not dragged').to.equal(laid)

    await ada.getByRole('button', { name: 'Whole orb' }).click()
    await until(async () => (await sight())[2] >= first[2], 'the whole orb')
    expect(here.troubles).to.deep.equal([])
  })

  it('is played by keys alone: what is asked has the focus, and Ctrl+Enter confirms', async () => {
    const ada = await here.window()
    await ada.goto(`${here.server.url}/new/${GAME}`)
    await ada.getByLabel(create.seats).selectOption('2')
    await ada.getByRole('button', { name: create.submit }).click()
    await ada.getByLabel(room.addBotLabel.replace('{{number}}', '2')).selectOption('cadet')
    await ada.getByRole('button', { name: room.start, exact: true }).click()
    await ada.locator('.rg-card[data-can] > .rg-card-hit').first().focus()
    const desk = ada.locator('.sb-desk')
    const round = () => ada.getByText(/^Round \d+$/).first()
    /** Tab stops that were passed by before something could be chosen. */
    const ways: number[] = []
    for (const end = Date.now() + 180_000; Date.now() < end; ) {
      if ((await round().count()) > 0 && (await round().innerText()) === 'Round 3') break
      if ((await ada.locator('.sb-desk[data-lit]').count()) === 0) {
        await ada.waitForTimeout(30)
        continue
      }
      const asked = await desk.innerText()
      if ((await ada.locator('.rg-lamp:enabled').count()) > 0) {
        await ada.keyboard.press('Control+Enter')
        // While the answer is on its way everything rests, and nothing can be chosen.
        await ada.waitForFunction(
          before => document.querySelector<HTMLElement>('.sb-desk')!.innerText !== before,
          asked,
        )
        continue
      }
      if ((await ada.locator(CHOICE).count()) === 0) {
        await ada.waitForTimeout(30)
        continue
      }
      const isThere = () => ada.evaluate(choice => document.activeElement!.matches(choice), CHOICE)
      const walk = async (key: string, most: number) => {
        for (let way = 1; way <= most; way++) {
          await ada.keyboard.press(key)
          if (await isThere()) return way
        }
        return Number.POSITIVE_INFINITY
      }
      let way = await walk('Tab', NEAR)
      // It lies before what has the focus; only the very first may lie farther off.
      if (way > NEAR) way = (await walk('Shift+Tab', 2 * NEAR)) - NEAR
      if (way > NEAR) await walk('Tab', 60)
      // What others did meanwhile may have changed the way.
      if ((await desk.innerText()) === asked) ways.push(way)
      await ada.keyboard.press('Enter')
    }
    expect(await round().innerText()).to.equal('Round 3')
    // From the first things on the focus is where something is asked.
    expect(Math.max(...ways.slice(2)), ways.join()).to.be.at.most(NEAR)
    expect(here.troubles).to.deep.equal([])
  })

  it('takes its answers from the panel of the table too, in both languages', async () => {
    const ada = await here.window()
    const bea = await here.window({ locale: 'ja-JP' })
    await sitDown(here, ada, bea, WORDS.ja)
    const players = [new PagePlayer(ada, WORDS.en, 3), new PagePlayer(bea, WORDS.ja, 4)]
    await playUntil(players, async acts => acts > 8, { avoid: /^$/ })
    for (const page of [ada, bea]) expect(await overflow(page)).to.equal(0)
    expect(here.troubles).to.deep.equal([])
  })
})
