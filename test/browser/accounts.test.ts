import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { RoomRating } from '../../lobby/account.ts'
import { Guest } from '../lobby/support/guest.ts'
import { mailSink } from '../lobby/support/sinks.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { newcomer, type Person } from './person.ts'
import { saying, says, saysCount } from './says.ts'

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

  beforeEach(() => here.troubles.splice(0))

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
  const called = ({ page, words }: Person, name: string) =>
    page.getByRole('link', { name: says(words.top.name, { name }) }).waitFor()
  const welcomed = ({ page, words }: Person, name: string) =>
    page.getByText(says(words.account.welcome, { name }), { exact: false }).waitFor()
  /** What the last mail says, in either language. */
  const codeInMail = () => /[:：]\s*([\dA-Z]{4}-[\dA-Z]{4})/.exec(mail.mails.at(-1)!.text)![1]!

  flow(
    'are kept by a passkey, an address and a code, by keyboard; each of them brings one back',
    'enPhone',
    async (first, second, third) => {
      const { url } = here.server
      const ada = await newcomer(here, first)
      const { account, name: names } = ada.words
      const address = `${first.title.replace(/\W/g, '')}@example.org`
      await withKeys(ada.page)
      await ada.page.goto(url)
      await ada.page.goto(`${url}/name`)
      // What comes into the field by itself has come.
      await ada.page.getByRole('link', { name: saying(ada.words.top.name) }).waitFor()
      await ada.isSound('name')
      await ada.fill(names.label, 'Ada')
      await called(ada, 'Ada')
      await ada.page.goto(`${url}/name`)
      await ada.press('link', account.link)
      await ada.page.getByText(account.none).waitFor()
      // Nothing to sign in with yet: the way to it stands at the top of every page, and then her name alone.
      const signIn = ada.page.getByRole('link', { name: ada.words.top.signIn, exact: true })
      await signIn.waitFor()
      await ada.press('button', account.makePasskey)
      await ada.page.getByText(says(account.passkey, { name: 'Linux' })).waitFor()
      await signIn.waitFor({ state: 'detached' })
      await ada.press('button', account.makeRecovery)
      const code = await ada.page.getByLabel(account.newRecovery, { exact: true }).inputValue()
      expect(code).to.match(/^(\w{4}-){4}\w{4}$/)
      await ada.fill(account.address, address)
      await ada.page.getByText(account.sent).waitFor()
      await ada.isSound('account-sent')
      await ada.fill(account.code, codeInMail())
      await ada.page.getByText(address).waitFor()
      await ada.isSound('account')
      await ada.press('button', account.leave)
      await ada.page.getByText(account.none).waitFor()
      await ada.press('button', account.usePasskey)
      await welcomed(ada, 'Ada')
      await called(ada, 'Ada')

      const bea = await newcomer(here, second)
      await bea.page.goto(`${url}/account`)
      await bea.page.getByText(bea.words.account.none).waitFor()
      const data = { game: 'not-alone', seats: 2 }
      await bea.page.request.post(`${url}/api/rooms`, { data, headers: { origin: url } })
      await bea.fill(bea.words.account.recovery, code)
      await welcomed(bea, 'Ada')
      await bea.page.getByText(saysCount(bea.words.account, 'brought', 1)).waitFor()
      await bea.isSound('account-back')

      const cy = await newcomer(here, third)
      await cy.page.goto(`${url}/account`)
      await cy.fill(cy.words.account.address, address.toUpperCase())
      await cy.page.getByText(cy.words.account.sent).waitFor()
      const link = /http\S+#mail=\S+/.exec(mail.mails.at(-1)!.text)![0]
      await cy.page.goto('about:blank')
      await cy.page.goto(link)
      await cy.isSound('account-link')
      await cy.press('button', cy.words.account.followLink)
      await welcomed(cy, 'Ada')
      expect(cy.page.url()).not.to.include('#')
      await takesLeave(cy)
      await ada.page.reload()
      await ada.page.getByText(account.none).waitFor()
      expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
      await Promise.all([ada, bea, cy].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'lose a passkey and an address again, each by itself, and can have others',
    'jaDesktop',
    async look => {
      const { url } = here.server
      const ada = await newcomer(here, look)
      const { account } = ada.words
      const address = `gone-${look.title.replace(/\W/g, '')}@example.org`
      const passkey = says(account.passkey, { name: 'Linux' })
      const drop = (name: string) => ada.press('button', says(account.dropLabel, { name }))
      await withKeys(ada.page)
      await ada.page.goto(`${url}/account`)
      await ada.press('button', account.makePasskey)
      await ada.page.getByText(passkey, { exact: true }).waitFor()
      await ada.fill(account.address, address)
      await ada.page.getByText(account.sent).waitFor()
      await ada.fill(account.code, codeInMail())
      await ada.page.getByText(address).waitFor()
      await ada.isSound('account-two-ways')
      await drop(passkey)
      await ada.page.getByText(passkey, { exact: true }).waitFor({ state: 'detached' })
      expect(await ada.page.getByText(address).count(), 'the other one stays').to.equal(1)
      await ada.isSound('account-one-way')
      await drop(address)
      await ada.page.getByText(account.none).waitFor()
      await ada.isSound('account-no-way')
      // What is gone can be made anew, and is gone for the server, too.
      await ada.page.reload()
      await ada.page.getByText(account.none).waitFor()
      await ada.fill(account.address, address)
      await ada.page.getByText(account.sent).waitFor()
      await ada.fill(account.code, codeInMail())
      await ada.page.getByRole('button', { name: says(account.dropLabel, { name: address }) }).waitFor()
      expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
      await ada.page.context().close()
    },
  )

  /** Looks at the own page, blocks and reports somebody, takes all data along, and deletes everything. */
  async function takesLeave(ada: Person): Promise<void> {
    const { page, words } = ada
    const { account, profile } = words
    const { url } = here.server
    const eve = (await Guest.arrive(url, 'Eve')).me.id
    await page.goto(`${url}/name`)
    await ada.press('link', profile.own)
    await page.getByText(profile.none).waitFor()
    await page.getByRole('link', { name: new RegExp(`^${words.lobby.row.open}[:：]`) }).waitFor()
    await ada.isSound('profile-own')
    await page.goto(`${url}/person/${eve}`)
    await ada.press('button', profile.block)
    await ada.fill(profile.report, 'Rude')
    await ada.press('button', profile.reportSend)
    await page.getByText(profile.reported).waitFor()
    await page.getByRole('button', { name: profile.unblock }).waitFor()
    await ada.isSound('profile-blocked')
    await page.goto(`${url}/name`)
    await ada.press('link', profile.own)
    await page.getByRole('region', { name: profile.blocked }).getByRole('link', { name: 'Eve' }).waitFor()
    await page.goBack()
    await ada.press('link', account.link)
    const saved = page.waitForEvent('download')
    await ada.press('button', account.export)
    expect((await saved).suggestedFilename()).to.equal('starboard.json')
    await ada.fill(says(account.endLabel, { name: 'Ada' }), 'Ada')
    await page.getByText(account.none).waitFor()
  }

  describe('of those who have played a rated match', () => {
    let told: RoomRating
    let person: string
    let room: string
    before(async () => {
      const played = await playing(here.server.url, 2, { game: 'race-for-the-galaxy', rated: true })
      await playOut(played.seats, chance(1), raceForTheGalaxy)
      const [ada] = played.guests as [Guest]
      room = played.room
      person = ada.me.id
      const ratings = await ada.get<RoomRating[]>(`/api/rooms/${room}/ratings`)
      told = ratings.find(({ name }) => name === 'Ada')!
    })

    flow(
      'show what it has changed, at the table and on the page of each, never without how sure that is',
      ['enPhone', 'jaDesktop'],
      async look => {
        const { language, words } = look
        const reader = await newcomer(here, look)
        const { page } = reader
        const number = new Intl.NumberFormat(language)
        const after = says(words.rating.value, {
          value: number.format(told.after.value),
          within: told.after.within,
        })
        await page.goto(`${here.server.url}/table/${room}`)
        const rated = page.getByRole('region', { name: words.rating.title })
        await rated.getByText(after).waitFor()
        await rated
          .getByText(says(words.rating.value, { value: number.format(1000), within: 667 }))
          .first()
          .waitFor()
        await page.goto(`${here.server.url}/person/${person}`)
        const shown = page.getByRole('region', { name: words.rating.title })
        await shown.getByRole('cell', { name: after }).waitFor()
        await page.getByText(raceForTheGalaxy.meta.figures!.cards![language]).waitFor()
        await page.getByRole('region', { name: words.profile.before }).getByRole('link').waitFor()
        // Words that no column has room for would be cut in two.
        for (const heading of await page.getByRole('columnheader').all())
          expect((await heading.boundingBox())!.height, await heading.innerText()).to.be.below(50)
        await reader.isSound('profile-rated')
        await page.goto(`${here.server.url}/new/not-alone`)
        await page.getByRole('switch', { name: words.rating.option }).waitFor()
        await reader.isSound('new-not-alone')
        expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
        await page.context().close()
      },
    )
  })
})
