import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import get from 'lodash/get.js'
import { LANGUAGES } from '../../games/kit/index.ts'
import { club as clubEn } from '../../lobby/web/text/en/club.ts'
import { text as en } from '../../lobby/web/text/en.ts'
import { club as clubJa } from '../../lobby/web/text/ja/club.ts'
import { text as ja } from '../../lobby/web/text/ja.ts'
import { sourcesIn } from '../support/imports.ts'

const TEXT = { en: { ...en, club: clubEn }, ja: { ...ja, club: clubJa } }
/** They do not say what happens. */
const VAGUE =
  /^(ok|okay|yes|no|confirm|really|sure|do it|stop it|go on|continue|はい|いいえ|確認|実行|決定|する)[.!。]?$/i

const sources = sourcesIn('lobby/web').map(file => ({ file, code: readFileSync(file, 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

/** The button that opens each dialog that does something, and the one in it that does it. */
const DIALOGS: { [file: string]: [opens: string, does: string] } = {
  'lobby/web/room/KeptSeat.tsx': ['club.kept.keep', 'club.kept.keepByName'],
  'lobby/web/room/SitButton.tsx': ['room.sit', 'room.password.submit'],
  'lobby/web/table/after/PlayOn.tsx': ['playOn.open', 'playOn.start'],
}
/** Those that only tell something. */
const TELL = [
  'lobby/web/app/SessionEnded.tsx',
  'lobby/web/table/Keys.tsx',
  'lobby/web/table/after/CopyScenario.tsx',
]

describe('lobby: whoever is asked once more', () => {
  const asked = sources.flatMap(({ code }) =>
    [...code.matchAll(/<Sure\s[^>]*?of="([\w.]+)"/g)].map(([, key]) => key!),
  )
  const pairs = [...asked.map((key): [string, string] => [key, `${key}Act`]), ...Object.values(DIALOGS)]

  it('presses a button that says what happens, and is not called like the one before', () => {
    expect(asked).to.include.members(['settings.leave', 'settings.renewLink', 'people.leave'])
    for (const language of LANGUAGES)
      for (const [opens, does] of pairs) {
        const [first, second] = [opens, does].map(key => get(TEXT[language], key) as unknown)
        expect(first, opens).to.be.a('string')
        expect(second, does).to.be.a('string').that.does.not.equal(first)
        expect(second, does).not.to.match(VAGUE)
      }
  })

  it('is asked in one way, or in a dialog that is known here', () => {
    expect(filesWith(/<dialog\b/).sort()).to.deep.equal([...TELL, ...Object.keys(DIALOGS)].sort())
    expect(filesWith(/\bconfirm\(|[sS]ure \?/)).to.deep.equal([])
  })

  it('is never asked for a plain yes', () => {
    const answers = [en, ja].flatMap(one => [
      ...[one.people.yes, one.people.no],
      ...[one.told.confirm.yes, one.told.stop.yes],
      ...[one.back.agree, one.back.refuse, one.back.drop],
    ])
    for (const words of answers) expect(words).not.to.match(VAGUE)
  })
})
