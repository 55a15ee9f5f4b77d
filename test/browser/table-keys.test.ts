import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { WORDS } from './player.ts'

const LOCALES = { en: 'en-GB', ja: 'ja-JP' } as const

describeInBrowser('browser: single keys at the table', function () {
  this.timeout(180_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  /** Race, where an action is to be chosen. */
  async function sitDown(language: keyof typeof LOCALES) {
    const module = await catalogue['race-for-the-galaxy']!.load()
    const options = { expansion: 'base', presetHands: true }
    const live = new Live(module, { players: 4, options, seed: 'keys', seat: '0' })
    for (let moves = 0; moves < 5 && !live.view.asks.some(ask => ask.kind === 'actions'); moves++) {
      const { move, args } = live.advice('0')
      live.move(move, args)
    }
    window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: LOCALES[language] })
    await window.show(live.scene)
    const actions = window.page.locator('.rg-action')
    await actions.first().waitFor()
    return { page: window.page, actions, chosen: window.page.locator('.rg-action[aria-pressed=true]') }
  }

  it('choose actions of Race, each its own, and not with a modifier, in a field, or under a dialog', async () => {
    const { page, actions, chosen } = await sitDown('en')
    const count = await actions.count()
    for (let i = 0; i < count; i++) {
      await page.keyboard.press(String(i + 1))
      expect(await actions.nth(i).getAttribute('aria-pressed'), `key ${i + 1}`).to.equal('true')
    }
    const last = await chosen.getAttribute('data-at')
    for (const held of ['Alt', 'Control', 'Meta']) await page.keyboard.press(`${held}+1`)
    expect(await chosen.getAttribute('data-at'), 'with a modifier').to.equal(last)

    await page.getByRole('button', { name: WORDS.en.table.chat, exact: true }).click()
    await page.getByRole('textbox', { name: WORDS.en.table.chatLabel }).pressSequentially('1?')
    expect(await chosen.getAttribute('data-at'), 'in a field').to.equal(last)
    expect(await page.locator('dialog[open]').count(), 'in a field').to.equal(0)

    await actions.first().focus()
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('1')
    expect(await chosen.getAttribute('data-at'), 'under a dialog').to.equal(last)
    expect(window.troubles).to.deep.equal([])
  })

  for (const language of ['en', 'ja'] as const)
    it(`are said by "?", each with what it does, and can be switched off, in ${language}`, async () => {
      const { page, actions, chosen } = await sitDown(language)
      const { keys } = WORDS[language]
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: keys.title })
      await dialog.waitFor()
      const said = await dialog.locator('dt').allInnerTexts()
      const count = await actions.count()
      expect(said.slice(0, count)).to.deep.equal(Array.from({ length: count }, (_, i) => String(i + 1)))
      expect(said).to.include.members(['Ctrl+Enter', '?'])
      for (const words of await dialog.locator('dd').allInnerTexts()) expect(words).to.not.equal('')
      await dialog.getByRole('switch', { name: keys.single }).click({ force: true })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.keyboard.press('2')
      expect(await chosen.count(), 'switched off').to.equal(0)
      await page.getByRole('button', { name: keys.title }).click()
      await dialog.getByRole('switch', { name: keys.single }).click({ force: true })
      await page.keyboard.press('Escape')
      await page.keyboard.press('2')
      expect(await chosen.count(), 'switched on again').to.equal(1)
    })
})
