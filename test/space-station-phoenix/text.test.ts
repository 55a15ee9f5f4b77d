/** The texts of Space Station Phoenix: nothing is missing in either language, nothing is dead, and it reads well. */
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
} from '../../games/kit/index.ts'
import { COUNTERS } from '../../games/space-station-phoenix/components.ts'
import {
  components,
  meta,
  moduleWith,
  options,
  STANDARD,
  spaceStationPhoenix,
  text,
} from '../../games/space-station-phoenix/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

const NAMES = { en: ['Ada', 'Bea', 'Cy', 'Dov'], ja: ['アダ', 'ベア', 'シー', 'ドヴ'] }
const readerIn = (language: Language) => readerOf(text, language, seat => NAMES[language][Number(seat)]!)
const readers = { en: readerIn('en'), ja: readerIn('ja') }

const FOLDER = new URL('../../games/space-station-phoenix/', import.meta.url)
const files = ['setup.ts', 'text/describe.ts', 'text/components.ts']
const sources = [...readdirSync(new URL('rules/', FOLDER)).map(name => `rules/${name}`), ...files].map(name =>
  readFileSync(new URL(name, FOLDER), 'utf8'),
)

const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, key]) => key!))),
]
/** The keys of lines that the rules spell out, such as `log.builds`. */
const spelt = (part: string) => found(new RegExp(`'${part}\\.([a-zA-Z]+)'`, 'g'))

const partOf = (part: string, language: Language) => text[language][part] as { [id: string]: GameText }
/** The keys of one part of the texts, without the endings of plural forms. */
const keysOf = (part: string, language: Language) => [
  ...new Set(Object.keys(partOf(part, language)).map(key => key.replace(/_(zero|one|other)$/, ''))),
]

const OFFERS = ['alien', 'goldAlien', 'swap', 'buy']
const COLLECTED = ['take', 'observe', 'recruit']
const ASKED = ['keepShip', 'chooseHub', 'turn', 'bonus', 'income']
const ACTIONS = ['dismantle', 'construct', 'transport', 'expedition', 'diplomacy']

describe('space-station-phoenix: texts', () => {
  it('has every text that the rules use, and no other', () => {
    const used = {
      log: [...spelt('log'), ...OFFERS, ...COLLECTED, 'end'],
      outcome: spelt('outcome'),
      move: [...spelt('move'), ...OFFERS, ...COLLECTED],
      refusal: found(/refuse\([^,]+,\s*'([a-zA-Z]+)'/g),
      ask: [...ASKED, ...ACTIONS],
      waiting: [...ASKED, ...ACTIONS],
      term: spelt('term'),
      score: spelt('score'),
      source: spelt('source'),
      amount: [...spelt('amount'), 'gem', 'food', 'water', 'metal', 'vp'],
      effect: spelt('effect'),
      power: spelt('power'),
      action: spelt('action'),
      printed: [...spelt('printed'), 'basic', 'advanced'],
      counted: [...COUNTERS],
      counter: [...COUNTERS],
      phase: ['draftL3', 'draftL2', 'hub', 'play'],
      option: options.map(({ id }) => id),
      ship: Object.keys(components.ships),
      hub: Object.keys(components.hubs),
      sector: Object.keys(components.sectors),
    }
    expect(used.log.length, 'keys in the sources of the rules').to.be.greaterThan(20)
    expect(used.refusal.length).to.be.greaterThan(25)
    for (const language of LANGUAGES)
      for (const [part, keys] of Object.entries(used))
        expect(keysOf(part, language), `${language} ${part}`).to.have.members([...new Set(keys)])
  })

  it('has words for the options, their values and the bots', () => {
    for (const language of LANGUAGES) {
      const { option, bot } = text[language] as { option: GameText; bot?: GameText }
      for (const field of options)
        expect(option[field.id], field.id).to.include.keys(
          'name',
          'help',
          ...(field.type === 'choice' ? field.values : []),
        )
      for (const name of meta.bots) expect(bot?.[name], name).to.include.keys('name', 'help')
    }
  })

  it('says what is printed on every ship, hub, sector and diplomacy track', () => {
    const lines = (language: Language, part: string, id: string) =>
      Object.entries(partOf(part, language)[id]!).flatMap(([key, said]) => (key === 'name' ? [] : [said]))

    expect(lines('en', 'ship', 'L3-DIP-c')).to.deep.equal([
      'Level-3 diplomacy ship: costs 5 GEM, fee for others 3 GEM, 8 metal when dismantled.',
      'Advance on up to two different diplomacy tracks. Each advance costs 1 GEM less.',
    ])
    expect(lines('ja', 'ship', 'N-TRA')).to.deep.equal(['中立の輸送船。コスト4 GEM。', '取引を4回まで行う。'])
    expect(lines('en', 'hub', 'A02')).to.include('Your level-1 diplomacy ship goes back into the box.')
    expect(lines('en', 'hub', 'A06')).to.include(
      'Begins the game used: your level-1 construction ship and diplomacy ship.',
    )
    expect(lines('en', 'sector', '327').join(' ')).to.match(/^Level 3, pink wing: costs \d metal, scores 10/)
    expect(lines('ja', 'sector', '111')[1]).to.match(/^居住区1：収入：/)
    expect(lines('en', 'track', 'expedition')).to.include('Level 2: costs 2 GEM; bonus: 1 point.')
    for (const language of LANGUAGES) {
      for (const [id, { quarters }] of Object.entries(components.sectors))
        expect(lines(language, 'sector', id), id).to.have.length(1 + quarters.length)
      for (const [id, { effects }] of Object.entries(components.hubs))
        expect(lines(language, 'hub', id).length, id).to.be.least(2 + effects.length)
    }
  })

  it('explains the rules with the numbers of the components, and the rewards with their gain', () => {
    expect(readers.en.find('rules.sections.end.text'))
      .to.include('40 points')
      .and.include('4 or fewer Aliens')
    expect(readers.ja.find('rules.sections.transport.text')).to.include('ゴールドの宇宙人：1 GEM＋食料1＋水1')
    expect(readers.en.name('reward:dismantle-2')).to.equal('1 water (level 2)')
    expect(readers.ja.name('reward:transport-3')).to.equal('1点（レベル3）')

    const short = moduleWith({
      ...STANDARD,
      constants: { ...STANDARD.constants, end: { ...STANDARD.constants.end, score: 25 } },
    })
    expect(readerOf(short.text, 'en', String).find('rules.sections.end.text')).to.include('25 points')
  })

  it('gives no two things of a kind the same name', () => {
    for (const language of LANGUAGES)
      for (const part of ['ship', 'hub', 'sector', 'species', 'track', 'shipType', 'counter']) {
        const names = Object.values(partOf(part, language)).map(({ name }) => name)
        expect(new Set(names).size, `${language} ${part}`).to.equal(names.length)
      }
  })

  it('reads as people talk', () => {
    const cases: [Line, string, string][] = [
      [
        line('move.useOpponentShip', { ship: 'ship:L1-TRA', owner: 'seat:1', cost: 4 }),
        'Use Shuttle of Bea for 4 GEM',
        'ベアのシャトルを使う（4 GEM）',
      ],
      [
        line('log.alien', { seat: 'seat:0', species: 'species:teal', sector: 'sector:111' }),
        'Ada takes a teal Alien into Mist Garden.',
        'アダはティールの宇宙人を霧の庭園に迎えた。',
      ],
      [
        line('log.takesBonus', {
          seat: 'seat:2',
          track: 'track:construct',
          rewards: ['reward:construct-1', 'reward:construct-3'],
        }),
        'Cy takes the diplomacy bonus for Construction: 1 GEM (level 1) and 1 point (level 3).',
        'シーは建築の外交ボーナスを得た：1 GEM（レベル1）、1点（レベル3）。',
      ],
      [
        line('ask.expedition', { count: 1 }),
        'Collect a die: there is room for 1 more.',
        'ダイスを集めてください。あと1個積めます。',
      ],
      [
        line('log.end.score', { seat: 'seat:3', count: 40 }),
        'Dov has 40 points or more: everybody else has one more turn.',
        'ドヴが40点に達した。ほかの全員はあと1手番。',
      ],
    ]
    for (const [spoken, english, japanese] of cases) {
      expect(readers.en.read(spoken)).to.equal(english)
      expect(readers.ja.read(spoken)).to.equal(japanese)
    }
  })

  it('never falls back to a key, a placeholder or the other language in whole games', () => {
    for (let game = 0; game < 3; game++) {
      const lines = linesOfGame(`text ${game}`, 2 + game)
      expect(lines.length).to.be.greaterThan(100)
      for (const spoken of lines) {
        const english = readers.en.read(spoken)
        const japanese = readers.ja.read(spoken)
        const both = `${english} / ${japanese}`
        expect(english, both).to.match(/^[\w .,:;+’'()-]+$/)
        expect(english, both).not.to.match(/[a-z]\.[a-zA-Z]|undefined/)
        expect(japanese.replaceAll('GEM', ''), both).to.match(/^[^a-zA-Z{}]+$/)
      }
    }
  }).timeout(60_000)
})

/** Everything that is said in a random game: log, questions, labels, refusals of what is not possible, score. */
function linesOfGame(seed: string, players: number): Line[] {
  const chance = chanceOf(seed)
  const game = spaceStationPhoenix
  const engine = engineOf({ ...game.createGame(), seed })
  const said = new Map<string, Line>()
  const note = (spoken: Line) => said.set(JSON.stringify(spoken), spoken)
  let match = engine.start(players, {})
  for (let moves = 0; moves < 400 && !match.ctx.gameover; moves++) {
    const { G } = match
    for (const { line: open, full } of linesOf(G.log)) {
      if (open) note(open)
      if (full) note(full)
    }
    const legal = match.ctx.playOrder.flatMap(seat => {
      const view = game.view(G, seat)
      for (const { kind, about = {} } of asksOf(view, seat)) {
        note(line(`ask.${kind}`, about))
        note(line(`waiting.${kind}`, about))
      }
      return game.legalMoves(view, seat).map(move => ({ seat, ...move }))
    })
    for (const { label } of legal) note(label)
    const { seat, move, args } = chance.pick(legal)
    const other = chance.pick(match.ctx.playOrder)
    const refused = game.refusal(game.view(G, other), other, move, args)
    if (refused) note(refused.text)
    match = engine.move(match, seat, move, args)
  }
  for (const { terms } of Object.values(match.G.final ?? {})) for (const { label } of terms) note(label)
  if (match.G.outcome) note(match.G.outcome.line)
  return [...said.values()]
}
