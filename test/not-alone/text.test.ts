/** The texts of Not Alone: nothing is missing in either language, nothing is dead, and it reads as people talk. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  asksOf,
  type GameText,
  LANGUAGES,
  type Language,
  type Line,
  line,
  linesOf,
  readerOf,
  refs,
} from '../../games/kit/index.ts'
import { HUNT_CARD_IDS } from '../../games/not-alone/data/hunt-cards.ts'
import { PLACE_NUMBERS } from '../../games/not-alone/data/places.ts'
import { meta, notAlone, text } from '../../games/not-alone/index.ts'
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

const NAMES = {
  en: ['Ada', 'Bea', 'Cy', 'Dov', 'Eli', 'Fay', 'Gus'],
  ja: ['アダ', 'ベア', 'シー', 'ドヴ', 'エリ', 'フェイ', 'ガス'],
}
const readerIn = (language: Language) => readerOf(text, language, seat => NAMES[language][Number(seat)]!)
const readers = { en: readerIn('en'), ja: readerIn('ja') }

const FOLDER = new URL('../../games/not-alone/', import.meta.url)
const filesIn = (folder: string) => readdirSync(new URL(folder, FOLDER)).map(name => `${folder}${name}`)
const sources = [...filesIn('rules/'), ...filesIn('survival-cards/'), 'setup.ts'].map(name =>
  readFileSync(new URL(name, FOLDER), 'utf8'),
)

const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, key]) => key!))),
]

/** The keys of one part of the texts, without the endings of plural forms. */
function keysOf(part: string, language: Language = 'en'): string[] {
  const table = (text[language] as GameText)[part] as GameText
  return [...new Set(Object.keys(table).map(key => key.replace(/_(zero|one|other)$/, '')))]
}

/** The keys of lines that the rules spell out, such as `log.round`. */
const spelt = (part: string) => found(new RegExp(`'${part}\\.([a-zA-Z]+)'`, 'g'))
const cardKeys = found(/sayCards\(g, 'log\.([a-zA-Z]+)'/g)
const kinds = found(/kind: '([a-zA-Z]+)'/g)

describe('not-alone: texts', () => {
  it('has every text that the rules use, and no other', () => {
    const used = {
      log: [...spelt('log'), ...cardKeys.map(key => `${key}Hidden`)],
      outcome: spelt('outcome'),
      move: spelt('move'),
      about: spelt('about'),
      use: spelt('use'),
      refusal: found(/refuse\([^,]+,\s*'([a-zA-Z]+)'/g),
      ask: kinds,
      waiting: kinds,
    }
    expect(used.log.length, 'keys in the sources of the rules').to.be.greaterThan(40)
    expect(used.refusal.length).to.be.greaterThan(30)
    for (const language of LANGUAGES) {
      for (const [part, keys] of Object.entries(used))
        expect(keysOf(part, language), `${language} ${part}`).to.have.members([...new Set(keys)])
    }
  })

  it('tells what every card, place and token does, and when a card is played', () => {
    const read = (language: Language, key: string) => {
      const words = ((text[language] as GameText)[key.split('.')[0]!] as GameText)[key.split('.')[1]!]
      return words as { name?: string; effect?: string; when?: string }
    }
    for (const language of LANGUAGES) {
      for (const number of PLACE_NUMBERS)
        expect(read(language, `place.${number}`)).to.include.keys('name', 'effect')
      for (const token of ['creature', 'target', 'artemia'])
        expect(read(language, `token.${token}`)).to.include.keys('name', 'effect')
      for (const card of [
        ...HUNT_CARD_IDS.map(id => `hunt.${id}`),
        ...SURVIVAL_CARD_IDS.map(id => `survival.${id}`),
      ])
        expect(read(language, card), card).to.include.keys('name', 'effect', 'when')
      for (const bot of meta.bots) expect(read(language, `bot.${bot}`), bot).to.include.keys('name', 'help')
    }
  })

  it('gives no two things of a kind the same name', () => {
    for (const language of LANGUAGES) {
      const reader = readers[language]
      for (const all of [
        refs('place', PLACE_NUMBERS),
        refs('hunt', HUNT_CARD_IDS),
        refs('survival', SURVIVAL_CARD_IDS),
      ])
        expect(new Set(all.map(reader.name)).size).to.equal(all.length)
    }
  })

  it('reads as people talk', () => {
    const cases: [Line, string, string][] = [
      [line('move.lockPlaces', { places: ['place:3'] }), 'Lock the River', '河川を伏せる'],
      [
        line('move.usePower', { place: 'place:5', use: line('use.take', { place: 'place:8' }) }),
        'Use the Rover: take the Wreck',
        '探査車を使う：探査船の残骸を取る',
      ],
      [
        line('log.reveals', { seat: 'seat:1', places: ['place:2', 'place:6'] }),
        'Bea explores the Jungle and the Swamp.',
        'ベアの行き先：ジャングル、沼地',
      ],
      [
        line('log.placesToken', { token: 'token:creature', places: ['place:1'] }),
        'The Creature token lies on the Lair.',
        'エイリアン・マーカーがエイリアンの巣窟に置かれました。',
      ],
      [
        line('log.rescue', { count: 1 }),
        'The Rescue counter advances: 1 space to go.',
        '救援マーカーが進みました。残り1マスです。',
      ],
      [
        line('log.rescue', { count: 3 }),
        'The Rescue counter advances: 3 spaces to go.',
        '救援マーカーが進みました。残り3マスです。',
      ],
      [
        line('refusal.forbiddenPlace', { place: 'place:4' }),
        'Force Field forbids playing the Beach this round.',
        '力場のため、このラウンドは海岸を出せません。',
      ],
    ]
    for (const [spoken, english, japanese] of cases) {
      expect(readers.en.read(spoken)).to.equal(english)
      expect(readers.ja.read(spoken)).to.equal(japanese)
    }
  })

  it('never falls back to a key, a placeholder or the other language in whole games', () => {
    for (let game = 0; game < 12; game++) {
      const lines = linesOfGame(`text ${game}`, 2 + (game % 6))
      expect(lines.length).to.be.greaterThan(50)
      for (const spoken of lines) {
        const english = readers.en.read(spoken)
        const japanese = readers.ja.read(spoken)
        const both = `${english} / ${japanese}`
        expect(english, both).to.match(/^[\w .,:;’—-]+$/)
        expect(english, both).not.to.match(/[a-z]\.[a-zA-Z]|undefined/)
        expect(japanese, both).to.match(/^[^a-zA-Z{}]+$/)
      }
    }
  })
})

/** Everything that is said in a random game: log, questions, labels, refusals of what is not possible, outcome. */
function linesOfGame(seed: string, players: number): Line[] {
  const chance = chanceOf(seed)
  const engine = engineOf({ ...notAlone.createGame(), seed })
  const said = new Map<string, Line>()
  const note = (spoken: Line) => said.set(JSON.stringify(spoken), spoken)
  let match = engine.start(players, {})
  while (!match.ctx.gameover) {
    const { G } = match
    for (const { line: open, full } of linesOf(G.log)) {
      if (open) note(open)
      if (full) note(full)
    }
    const legal = match.ctx.playOrder.flatMap(seat => {
      const view = notAlone.view(G, seat)
      for (const { kind, about = {} } of asksOf(view, seat)) {
        note(line(`ask.${kind}`, about))
        note(line(`waiting.${kind}`, about))
      }
      return notAlone.legalMoves(view, seat).map(move => ({ seat, ...move }))
    })
    for (const { label } of legal) note(label)
    const { seat, move, args } = chance.pick(legal)
    const other = chance.pick(match.ctx.playOrder)
    const refused = notAlone.refusal(notAlone.view(G, other), other, move, args)
    if (refused) note(refused.text)
    match = engine.move(match, seat, move, args)
  }
  note(match.G.outcome!.line)
  return [...said.values()]
}
