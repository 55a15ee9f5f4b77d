import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { kitText } from '../../games/kit/text/index.ts'

const text: Record<kit.Language, kit.GameText> = {
  en: {
    place: { 3: { name: 'River' }, 4: { name: 'Rover {{n}}' } },
    token: { sun: { name: 'Sun token', inText: 'the Sun token' } },
    moved: '{{who}} goes to {{where}}.',
    took: '{{who}} takes {{what}}.',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    because: '{{what}} because {{why}}',
    onlyEnglish: 'Only here',
    refusal: { own: 'Not so.', stale: 'Too late.' },
  },
  ja: {
    place: { 3: { name: '川' } },
    token: { sun: { name: '太陽コマ' } },
    moved: '{{who}}は{{where}}へ行きます。',
    took: '{{who}}が取ったもの：{{what}}',
    points: '{{count}}点',
    because: '{{why}}ので、{{what}}',
    refusal: { own: 'だめです。' },
  },
}
const names: Record<string, string> = { 0: 'Ada', 1: '{{who}} $t(onlyEnglish)' }
const reader = (language: kit.Language) => kit.readerOf(text, language, seat => names[seat] ?? seat)
const en = reader('en')
const ja = reader('ja')
const moved = kit.line('moved', { who: 'seat:0', where: 'place:3' })

describe('kit: text', () => {
  it('words a line in both languages', () => {
    expect(en.read(moved)).to.equal('Ada goes to River.')
    expect(ja.read(moved)).to.equal('Adaは川へ行きます。')
  })

  it('gives the references apart', () => {
    expect(en.parts(moved)).to.deep.equal([
      { ref: 'seat:0', text: 'Ada' },
      ' goes to ',
      { ref: 'place:3', text: 'River' },
      '.',
    ])
  })

  it('says whom the game waits for and what they do, with a particle between them in Japanese', () => {
    const own = { en: { waiting: { go: 'chooses' } }, ja: { waiting: { go: '選んでいます' } } }
    const ask = { id: 1, seat: '0', kind: 'go', required: true } as kit.Ask
    const said = kit.LANGUAGES.map(language =>
      kit.readerOf(own, language, () => 'Ada').read(kit.waitingOf(ask)),
    )
    expect(said).to.deep.equal(['Ada chooses', 'Adaは選んでいます'])
  })

  it('joins lists as the language does, and says nothing in a word', () => {
    const line = (what: string[]) => kit.line('took', { who: 'seat:0', what })
    expect(en.read(line(['place:3', 'place:3', 'x']))).to.equal('Ada takes River, River, and x.')
    expect(ja.read(line(['place:3', 'x']))).to.equal('Adaが取ったもの：川、x')
    expect(en.read(line([]))).to.equal('Ada takes nothing.')
    expect(en.parts(line(['place:3', 'seat:0'])).filter(part => typeof part !== 'string')).to.have.length(3)
  })

  it('counts', () => {
    expect(en.read(kit.line('points', { count: 1 }))).to.equal('1 point')
    expect(en.read(kit.line('points', { count: 2 }))).to.equal('2 points')
    expect(ja.read(kit.line('points', { count: 1 }))).to.equal('1点')
  })

  it('reads a line in a line, with its references', () => {
    const nested = kit.line('because', { what: moved, why: kit.line('points', { count: 2 }) })
    expect(en.read(nested)).to.equal('Ada goes to River. because 2 points')
    expect(ja.parts(nested)).to.deep.include({ ref: 'place:3', text: '川' })
  })

  it('calls copies of a thing like the thing', () => {
    expect(en.name('place:3#2')).to.equal('River')
    expect(en.parts(kit.line('took', { who: 'seat:0', what: 'place:3#2' }))).to.deep.include({
      ref: 'place:3',
      text: 'River',
    })
  })

  it('falls back to English, then to the key', () => {
    expect(ja.read(kit.line('onlyEnglish'))).to.equal('Only here')
    expect(en.read(kit.line('no.such.key'))).to.equal('no.such.key')
    expect(en.find('no.such.key')).to.equal(undefined)
    expect(en.find('onlyEnglish')).to.equal('Only here')
    expect(en.find('place.3')).to.equal(undefined)
  })

  it('names things and seats, and leaves unknown ones as they are', () => {
    expect(en.name('place:3')).to.equal('River')
    expect(en.name('place:99')).to.equal('99')
    expect(en.name('seat:0')).to.equal('Ada')
    expect(en.name('nothing at all')).to.equal('nothing at all')
  })

  it('words a thing within a sentence as its language does', () => {
    const to = (who: string, where: string) => kit.line('moved', { who, where })
    expect(en.read(to('seat:0', 'token:sun'))).to.equal('Ada goes to the Sun token.')
    expect(en.read(to('token:sun', 'seat:0'))).to.equal('The Sun token goes to Ada.')
    expect(en.read(kit.line('took', { who: 'seat:0', what: ['token:sun', 'place:3'] }))).to.equal(
      'Ada takes the Sun token and River.',
    )
    expect(ja.read(to('seat:0', 'token:sun'))).to.equal('Adaは太陽コマへ行きます。')
    expect(en.name('token:sun')).to.equal('Sun token')
  })

  it('takes names and words literally, whatever is in them', () => {
    expect(en.read(kit.line('moved', { who: 'seat:1', where: '{{who}} <b>&' }))).to.equal(
      '{{who}} $t(onlyEnglish) goes to {{who}} <b>&.',
    )
    expect(en.read(kit.line('took', { who: '$t(onlyEnglish)', what: 1 }))).to.equal(
      '$t(onlyEnglish) takes 1.',
    )
  })

  it('knows the texts of the kit, which a game may word anew', () => {
    expect(en.read(kit.line('refusal.own'))).to.equal('Not so.')
    expect(en.read(kit.line('refusal.stale'))).to.equal('Too late.')
    expect(en.read(kit.line('refusal.malformed'))).to.equal(kitText.en.refusal.malformed)
    expect(ja.read(kit.line('refusal.malformed'))).to.equal(kitText.ja.refusal.malformed)
  })

  it('has every text of the kit in both languages', () => {
    const keys = (table: object, path = ''): string[] =>
      Object.entries(table).flatMap(([key, value]) =>
        typeof value === 'string'
          ? `${path}${key.replace(/_(one|other)$/, '')}`
          : keys(value, `${path}${key}.`),
      )
    expect([...new Set(keys(kitText.ja))].sort()).to.deep.equal([...new Set(keys(kitText.en))].sort())
  })
})
