import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { RoomRating } from '../../lobby/account.ts'
import { Guest } from '../lobby/support/guest.ts'
import { mailSink } from '../lobby/support/sinks.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

const { account, name: names, profile, top } = WORDS.en

describeInBrowser('browser: accounts', function () {
  this.timeout(120_000)
  let here: Visit
  let mail: Awaited<ReturnType<typeof mailSink>>
  before(async () => {
    mail = await mailSink()
    here = await visit({ smtp: mail.url })
    // Browsers make passkeys for names, and not for numbers.
    here.server = { ...here.server, url: here.server.url.replace('127.0.0.1', 'localhost') }
  })
  after(async () => {
    await here?.end()
    await mail?.end()
  })

  /** A browser with a place for passkeys, whose user is there. */
  async function withKeys(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  }
  const press = async (page: Page, role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const fill = async (page: Page, label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  const called = (page: Page, name: string) =>
    page.getByRole('link', { name: top.name.replace('{{name}}', name) }).waitFor()
  const welcomed = (page: Page, words: typeof account, name: string) =>
    page.getByText(words.welcome.replace('{{name}}', name), { exact: false }).waitFor()
  const isSound = async (page: Page) => {
    expect(await violations(page)).to.deep.equal([])
    expect(await overflow(page)).to.equal(0)
  }

  it('are kept by a passkey, an address and a code, by keyboard, on a phone; each of them brings one back', async () => {
    const ada = await here.window({ viewport: { width: 360, height: 740 } })
    await withKeys(ada)
    await ada.goto(here.server.url)
    await ada.goto(`${here.server.url}/name`)
    // What comes into the field by itself has come.
    await ada.getByRole('link', { name: /Change name/ }).waitFor()
    await fill(ada, names.label, 'Ada')
    await called(ada, 'Ada')
    await ada.goto(`${here.server.url}/name`)
    await press(ada, 'link', account.link)
    await ada.getByText(account.none).waitFor()
    await press(ada, 'button', account.makePasskey)
    await ada.getByText(account.passkey.replace('{{name}}', 'Linux')).waitFor()
    await press(ada, 'button', account.makeRecovery)
    const code = await ada.getByLabel(account.newRecovery, { exact: true }).inputValue()
    expect(code).to.match(/^(\w{4}-){4}\w{4}$/)
    await fill(ada, account.address, 'ada@example.org')
    await ada.getByText(account.sent).waitFor()
    await fill(ada, account.code, /: ([\dA-Z]{4}-[\dA-Z]{4})/.exec(mail.mails.at(-1)!.text)![1]!)
    await ada.getByText('ada@example.org').waitFor()
    await isSound(ada)
    await press(ada, 'button', account.leave)
    await ada.getByText(account.none).waitFor()
    await press(ada, 'button', account.usePasskey)
    await welcomed(ada, account, 'Ada')
    await called(ada, 'Ada')

    const bea = await here.window({ viewport: { width: 1366, height: 768 }, locale: 'ja-JP' })
    const words = WORDS.ja.account
    await bea.goto(`${here.server.url}/account`)
    await bea.getByText(words.none).waitFor()
    const data = { game: 'not-alone', seats: 2 }
    const headers = { origin: here.server.url }
    await bea.request.post(`${here.server.url}/api/rooms`, { data, headers })
    await fill(bea, words.recovery, code)
    await welcomed(bea, words, 'Ada')
    await bea.getByText(words.brought_other.replace('{{count}}', '1')).waitFor()
    await isSound(bea)

    const eve = (await Guest.arrive(here.server.url, 'Eve')).me.id
    const phone = await here.window({ viewport: { width: 360, height: 740 } })
    await phone.goto(`${here.server.url}/account`)
    await fill(phone, account.address, 'ADA@example.org')
    await phone.getByText(account.sent).waitFor()
    const link = /http\S+#mail=\S+/.exec(mail.mails.at(-1)!.text)![0]
    await phone.goto('about:blank')
    await phone.goto(link)
    await press(phone, 'button', account.followLink)
    await welcomed(phone, account, 'Ada')
    expect(phone.url()).not.to.include('#')

    await phone.goto(`${here.server.url}/name`)
    await press(phone, 'link', profile.own)
    await phone.getByText(profile.none).waitFor()
    await phone.getByRole('link', { name: /^Open:/ }).waitFor()
    await isSound(phone)
    await phone.goto(`${here.server.url}/person/${eve}`)
    await press(phone, 'button', profile.block)
    await fill(phone, profile.report, 'Rude')
    await press(phone, 'button', profile.reportSend)
    await phone.getByText(profile.reported).waitFor()
    await phone.getByRole('button', { name: profile.unblock }).waitFor()
    await isSound(phone)
    await phone.goto(`${here.server.url}/name`)
    await press(phone, 'link', profile.own)
    await phone.getByRole('region', { name: profile.blocked }).getByRole('link', { name: 'Eve' }).waitFor()
    await phone.goBack()
    await press(phone, 'link', account.link)
    const saved = phone.waitForEvent('download')
    await press(phone, 'button', account.export)
    expect((await saved).suggestedFilename()).to.equal('starboard.json')
    await fill(phone, account.endLabel.replace('{{name}}', 'Ada'), 'Ada')
    await phone.getByText(account.none).waitFor()
    await ada.reload()
    await ada.getByText(account.none).waitFor()
    expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })

  it('show a rated match: what it has changed, at the table and on the page of each, never without how sure that is', async () => {
    const { guests, seats, room } = await playing(here.server.url, 2, {
      game: 'race-for-the-galaxy',
      rated: true,
    })
    await playOut(seats, chance(1), raceForTheGalaxy)
    const [ada] = guests as [Guest]
    const told = await ada.get<RoomRating[]>(`/api/rooms/${room}/ratings`)
    const { value, within } = told.find(({ name }) => name === 'Ada')!.after
    for (const [language, locale, width] of [
      ['en', 'en-GB', 360],
      ['ja', 'ja-JP', 1366],
    ] as const) {
      const words = WORDS[language].rating
      const page = await here.window({ viewport: { width, height: 740 }, locale })
      await page.goto(`${here.server.url}/table/${room}`)
      const rated = page.getByRole('region', { name: words.title })
      const after = new Intl.NumberFormat(language).format(value)
      await rated.getByText(`${after} ± ${within}`).waitFor()
      await rated.getByText('1,000 ± 667').first().waitFor()
      await page.goto(`${here.server.url}/person/${ada.me.id}`)
      const shown = page.getByRole('region', { name: words.title })
      await shown.getByRole('cell', { name: `${after} ± ${within}` }).waitFor()
      await page.getByText(raceForTheGalaxy.meta.figures!.cards![language]).waitFor()
      await page.getByRole('region', { name: WORDS[language].profile.before }).getByRole('link').waitFor()
      // Words that no column has room for would be cut in two.
      for (const heading of await page.getByRole('columnheader').all())
        expect((await heading.boundingBox())!.height, await heading.innerText()).to.be.below(50)
      await isSound(page)
      await page.goto(`${here.server.url}/new/not-alone`)
      await page.getByRole('switch', { name: words.option }).waitFor()
      await isSound(page)
    }
    expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })
})
