import { expect } from 'chai'
import { describeInBrowser } from '../support/browser/index.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { ti } from '../twilight-imperium-3/support.ts'
import { flow } from './looks.ts'
import { Person } from './person.ts'
import { WORDS } from './player.ts'
import { seatAt } from './ti-table.ts'

const PASS = { kinds: ['window'], move: 'passWindow', args: [], guards: {} }

/** What a row is called and its ways, in both languages. */
const SAID = {
  en: {
    every: 'Action cards, at every moment',
    untilRound: 'Play nothing, until the round ends',
    ask: 'Ask me',
    moments: /^Action cards, at single moments/,
    cards: 'Somebody plays an action card',
    always: 'Play nothing, every time',
    leaving: 'Leaving',
    never: 'never',
    askFight: 'ask me',
    count: '1 answer in advance',
  },
  ja: {
    every: 'アクションカード（どの場面でも）',
    untilRound: 'ラウンドが終わるまで「何も使わない」',
    ask: '毎回きく',
    moments: /^アクションカード（場面ごと）/,
    cards: '誰かがアクションカードを使ったとき',
    always: 'いつも「何も使わない」',
    leaving: '離脱',
    never: 'しない',
    askFight: '毎回きく',
    count: '先に決めた回答1件',
  },
} as const

describeInBrowser('browser: answers in advance', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  flow('are shown, said and revoked in one place by keyboard', 'jaPhone', async look => {
    const { table, ahead } = look.words
    const said = SAID[look.language]
    const window = await stage.open(look.window)
    const { page } = window
    const ada = new Person(page, look)
    const seated = await seatAt(window, ti({ ada: {}, bea: {} }), 'ada')
    const press = async (row: string, way: string) => {
      const button = page
        .getByRole('group', { name: row, exact: true })
        .getByRole('button', { name: way, exact: true })
      await ada.pressOn(button)
      await page.waitForFunction(one => one!.ariaPressed === 'true', await button.elementHandle())
    }
    const tool = page
      .getByRole('navigation', { name: table.panels })
      .getByRole('button', { name: ahead.title })
    await ada.pressOn(tool)
    await page.getByText(ahead.lead).waitFor()
    await press(said.every, said.untilRound)
    await press(said.leaving, said.never)
    expect(await tool.innerText()).to.include('2')
    await ada.isSound('ahead')

    await ada.pressOn(page.getByText(said.moments))
    await press(said.cards, said.always)
    await page.getByText(said.moments).filter({ hasText: '(1)' }).waitFor()
    await ada.isSound('ahead-moments')
    await press(said.every, said.ask)
    await press(said.leaving, said.askFight)

    // Whoever has closed the panel is led back from the desk.
    if (look.phone) await page.keyboard.press('Escape')
    else await page.getByRole('navigation').getByRole('button', { name: table.log }).press('Enter')
    const desk = page.getByRole('region', { name: table.toDo, exact: true })
    await desk.getByRole('button', { name: said.count }).press('Enter')
    await page.getByText(said.moments).press('Enter')
    await press(said.cards, said.ask)
    await desk.getByRole('button', { name: said.count }).waitFor({ state: 'detached' })

    const ASKED = { hits: 'ask', retreat: 'ask', pds: 'ask' }
    expect(seated.made).to.deep.equal([
      { move: 'setStanding', args: [{ ...PASS, lasts: { round: 2 } }] },
      { move: 'setPolicy', args: [{ ...ASKED, retreat: 'never' }] },
      { move: 'setStanding', args: [{ ...PASS, about: { window: 'W26' }, lasts: {} }] },
      { move: 'dropStanding', args: [1] },
      { move: 'setPolicy', args: [ASKED] },
      { move: 'dropStanding', args: [2] },
    ])
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })

  it('are nothing for those who watch', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    await seatAt(window, ti({ ada: {}, bea: {} }), 'ada', true)
    const tools = window.page.getByRole('navigation', { name: WORDS.en.table.panels })
    await tools.getByRole('button', { name: WORDS.en.table.book }).waitFor()
    expect(await tools.getByRole('button', { name: WORDS.en.ahead.title }).count()).to.equal(0)
    await window.close()
  })
})
