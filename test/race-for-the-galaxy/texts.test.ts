/** The texts of Race for the Galaxy: every component says what it does, in both languages, from its row. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { type GameText, LANGUAGES, type Language, type Line, readerOf, ref } from '../../games/kit/index.ts'
import {
  ARTIFACT_CLASSES,
  type Card,
  GOODS,
  KEYWORDS,
  type Power,
} from '../../games/race-for-the-galaxy/cards.ts'
import { ACTIONS } from '../../games/race-for-the-galaxy/data/actions.ts'
import { ARTIFACTS, artifactOf } from '../../games/race-for-the-galaxy/data/artifacts.ts'
import { CARDS, cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { AIRLOCK_CARDS, ORB_CARDS } from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import { PHASES } from '../../games/race-for-the-galaxy/state.ts'
import { text } from '../../games/race-for-the-galaxy/text/components.ts'
import {
  artifactLines,
  cardLines,
  filterLine,
  phasedLine,
  powerLine,
  scoringLine,
  shortLine,
} from '../../games/race-for-the-galaxy/text/describe.ts'

const readerIn = (language: Language) => readerOf(text, language, seat => seat)
const readers = { en: readerIn('en'), ja: readerIn('ja') }
const english = (line: Line) => readers.en.read(line)
const japanese = (line: Line) => readers.ja.read(line)

/** All keys of a text with their strings, without the forms that English has and Japanese has not. */
function flat(table: GameText, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}
const keysOf = (language: Language) =>
  new Set(
    flat(text[language])
      .map(([key]) => singular(key))
      .filter(key => !key.endsWith('.inText')),
  )

/** Every line that tells of a component. */
const LINES: [string, Line][] = [
  ...CARDS.flatMap(card => [
    ...cardLines(card).map(line => [card.id, line] as [string, Line]),
    ...card.powers.flatMap(power =>
      [powerLine(power), shortLine(power)].map(line => [card.id, line] as [string, Line]),
    ),
  ]),
  ...ARTIFACTS.flatMap(token => artifactLines(token).map(line => [token.id, line] as [string, Line])),
]

const powerOf = (id: string, kind: Power['kind']) => cardOf(id).powers.find(power => power.kind === kind)!

const FOLDER = new URL('../../games/race-for-the-galaxy/', import.meta.url)
const sources = [
  ...readdirSync(new URL('rules/', FOLDER)).map(name => `rules/${name}`),
  ...readdirSync(new URL('orb/', FOLDER)).map(name => `orb/${name}`),
  'setup.ts',
].map(name => readFileSync(new URL(name, FOLDER), 'utf8'))

/** A key without the ending of a plural form. */
const singular = (key: string) => key.replace(/_(one|other)$/, '')

/** What is found in the sources of the rules. */
const words = (pattern: RegExp) =>
  new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, word]) => word!)))

describe('race-for-the-galaxy: texts', () => {
  it('has the same texts in both languages', () => {
    expect([...keysOf('ja')]).to.have.members([...keysOf('en')])
  })

  it('has every text that the rules refuse with, and none that they never use', () => {
    const refused = words(/refuse\(\s*[^,()]+,\s*'([a-zA-Z]+)'/g)
    expect(refused.size).to.be.greaterThan(20)
    const { refusal, ask, waiting, move, log } = text.en as { [part: string]: GameText }
    expect(Object.keys(refusal!).map(singular)).to.include.members([...refused])
    const spoken = new Set([
      ...words(/'(?:[a-zA-Z]+\.)?([a-zA-Z]+)'/g),
      ...words(/^ {2}([a-zA-Z]+): move\(/gm),
    ])
    for (const [part, table] of Object.entries({ refusal, ask, waiting, move, log }))
      for (const key of Object.keys(table!)) {
        expect(spoken.has(singular(key).replace(/Hidden$/, '')), `${part}.${key}`).to.equal(true)
      }
  })

  it('speaks Japanese in Japanese', () => {
    for (const [key, said] of flat(text.ja)) {
      const own = said.replace(/\{\{[^}]*\}\}/g, '').replace(/VP|SETI|Enter|Ctrl|\b[ABIVX]+\b|[AB]\d\d?/g, '')
      expect(own, `${key}: ${said}`).not.to.match(/[a-zA-Z]{2,}/)
    }
  })

  it('has words for every line about a component, with every place filled', () => {
    for (const [id, line] of LINES) {
      const said = english(line)
      expect(said, `${id}: ${said}`).not.to.match(/\{\{|undefined|null|NaN|[a-z]\.[a-zA-Z]| {2}| [.,]/)
      expect(said, `${id}: ${said}`).to.match(/^[\w .,:;’+−→×–()-]+$/)
      const inJapanese = japanese(line)
      expect(inJapanese, `${id}: ${inJapanese}`).not.to.match(/\{\{|undefined|null|NaN/)
      expect(inJapanese.replace(/VP|SETI|Enter|Ctrl|[ABI]\d?/g, ''), `${id}: ${inJapanese}`).not.to.match(
        /[a-zA-Z]/,
      )
    }
  })

  it('tells of every card each of its powers and scoring lines, once, with the phase', () => {
    for (const card of CARDS) {
      const said = cardLines(card).map(english)
      for (const power of card.powers) {
        expect(said, card.id).to.include(english(phasedLine(power)))
        expect(english(phasedLine(power))).to.match(
          /^(When placed|Explore|Develop|Settle|Trade|Consume|Produce): [A-Z+−]/,
        )
      }
      for (const score of card.endgame)
        expect(said, card.id).to.include(`End of game: ${english(scoringLine(score))}`)
      expect(new Set(said).size, card.id).to.equal(said.length)
    }
  })

  it('tells two different powers apart, in full and in short', () => {
    const powers = new Map(CARDS.flatMap(card => card.powers).map(power => [JSON.stringify(power), power]))
    expect(powers.size).to.be.greaterThan(80)
    for (const tell of [
      (power: Power) => `${power.phase} ${english(powerLine(power))}`,
      (power: Power) => `${power.phase} ${japanese(powerLine(power))}`,
      (power: Power) => `${power.phase} ${english(shortLine(power))}`,
      (power: Power) => `${power.phase} ${japanese(shortLine(power))}`,
    ])
      expect(new Set([...powers.values()].map(tell)).size).to.equal(powers.size)
  })

  it('says on a small card what fits there', () => {
    for (const card of CARDS)
      for (const power of card.powers) {
        expect(english(shortLine(power)).length, card.id).to.be.at.most(46)
        expect(japanese(shortLine(power)).length, card.id).to.be.at.most(26)
      }
  })

  it('gives all components their own names', () => {
    const all = {
      card: CARDS.map(({ id }) => id),
      artifact: ARTIFACTS.map(({ id }) => id),
      good: GOODS,
      keyword: KEYWORDS,
      artifactClass: ARTIFACT_CLASSES,
      action: ACTIONS.map(({ id }) => id),
      orbCard: [...ORB_CARDS, ...AIRLOCK_CARDS].map(({ id }) => id),
      cell: [...new Set([...ORB_CARDS, ...AIRLOCK_CARDS].flatMap(({ cells }) => cells.flat()))],
      edge: ['open', 'wall', 'barrier'],
    }
    for (const language of LANGUAGES)
      for (const [type, ids] of Object.entries(all)) {
        const names = ids.map(id => readers[language].name(ref(type, id)))
        expect(new Set(names).size, type).to.equal(ids.length)
        expect(names, type).not.to.include.members(ids.slice(0, 1))
      }
  })

  it('names every phase', () => {
    for (const language of LANGUAGES)
      for (const phase of PHASES) expect(readers[language].find(`phase.${phase}`), phase).to.be.a('string')
  })

  it('reads as people talk: powers', () => {
    const cases: [string, Power['kind'], string, string][] = [
      [
        'old-earth',
        'consumeGoods',
        'Turn up to 2 goods into 1 VP each.',
        '製品2個までを消費し、1個につき1VPを得る。',
      ],
      [
        'diversified-economy',
        'consumeGoods',
        'Turn 3 goods of different kinds into 3 VP.',
        '種類の異なる製品3個を消費し、3VPを得る。',
      ],
      ['contact-specialist', 'military', '−1 Military.', '軍事力−1。'],
      [
        'alien-rosetta-stone-world',
        'military',
        '+2 Military against Alien worlds.',
        'エイリアンのワールドに対して軍事力+2。',
      ],
      [
        'galactic-imperium',
        'military',
        '+4 Military against REBEL military worlds.',
        '《反乱軍》の軍事ワールドに対して軍事力+4。',
      ],
      ['research-labs', 'extraKeep', 'Keep 1 more card.', '1枚多く残す。'],
      [
        'lost-species-ark-world',
        'drawIfProducedHere',
        'Draw 2 cards if a good is produced on this world.',
        'このワールドに製品を生産したら、2枚引く。',
      ],
      [
        'galactic-investors',
        'drawPerTableau',
        'Draw 1 card for each development of cost 5 or more in your tableau.',
        '自分のカード置き場のコスト5以上の発展カード1枚につき、1枚引く。',
      ],
      [
        'scientific-cruisers',
        'consumeGoods',
        'Turn 1 good into 2 cards.',
        '製品1個を消費し、カード2枚を得る。',
      ],
      [
        'gambling-world',
        'gamble',
        'Name a number from 1 to 7 and reveal the top card of the deck: if that is its cost or defense, take it, otherwise it is discarded.',
        '1から7までの数を1つ言い、山札の一番上を公開する。コストか防御力がその数なら手札に加え、違えば捨てる。',
      ],
    ]
    for (const [id, kind, inEnglish, inJapanese] of cases) {
      expect(english(powerLine(powerOf(id, kind)))).to.equal(inEnglish)
      expect(japanese(powerLine(powerOf(id, kind)))).to.equal(inJapanese)
    }
  })

  it('reads as people talk: faces, filters, scoring, tokens', () => {
    const first = (card: Card) => cardLines(card)[0]!
    expect(english(first(cardOf('avian-uplift-race')))).to.equal(
      'Military Genes windfall world, defense 2, 2 VP.',
    )
    expect(english(cardLines(cardOf('avian-uplift-race'))[1]!)).to.equal('UPLIFT, Chromosome')
    expect(japanese(first(cardOf('gem-world')))).to.equal('非軍事ノベルティ生産ワールド、コスト2、1VP。')
    expect(english(first(cardOf('merchant-guild')))).to.equal(
      'Development, cost 6, VP at the end of the game.',
    )
    expect(english(filterLine({ type: 'world', military: false, hasPowerInPhase: 'trade' }))).to.equal(
      'non-military world with a Trade power',
    )
    expect(english(filterLine({ type: 'development', cost: 6 }))).to.equal('development of cost 6')
    expect(english(filterLine({ keyword: 'uplift' }))).to.equal('UPLIFT card')
    const scores = (id: string) => cardOf(id).endgame.map(score => english(scoringLine(score)))
    expect(scores('pan-galactic-league')).to.deep.equal([
      '2 VP for each Genes production world.',
      '2 VP for each Genes windfall world.',
      '1 VP for each military world.',
      '3 VP for Contact Specialist.',
    ])
    expect(scores('galactic-renaissance')).to.include('1 VP for every 3 VP in your chips.')
    expect(artifactLines(artifactOf('A6')).map(english)).to.deep.equal([
      'Artifact with back A, 2 tokens.',
      'Use it once, for one of these:',
      'Moving teams: One survey team passes one beam barrier of any strength.',
      'Moving teams or Settle: +2 Military until the end of the phase.',
      '1 VP, used or not.',
    ])
  })
})
