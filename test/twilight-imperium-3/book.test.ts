import { expect } from 'chai'
import type { SetupValues } from '../../games/kit/index.ts'
import {
  ACTION_CARDS,
  idsOf,
  isIn,
  OBJECTIVES,
  type ObjectiveId,
  TECHNOLOGIES,
  type TechnologyId,
  TILES,
  UNIT_KINDS,
} from '../../games/twilight-imperium-3/data/index.ts'
import { twilightImperium3 as game, type TiState } from '../../games/twilight-imperium-3/index.ts'
import { bookFor, bookSuite, tablesOf } from '../support/book.ts'
import { table } from '../support/table.ts'
import { ti } from './support.ts'

/** Everything of an option that is on, by what lies on the table. */
const EVERYTHING = game.presets!.find(({ id }) => id === 'everything')!.options

bookSuite(game, {
  tables: [
    { players: 3, options: {} },
    { players: 6, options: EVERYTHING },
    { players: 8, options: { longWar: true } },
    ...tablesOf(game, [5]),
  ],
  looksFor: {
    en: ['victory', 'Yssaril', 'PDS', 'Command Counter', 'retreat'],
    ja: ['勝利', 'イサリル', 'PDS', 'コマンドカウンター', '退却'],
  },
  paragraphs: [10, 14],
  played: (g: TiState) => ({
    actionCard: [...g.decks.actionCards, ...Object.values(g.players).flatMap(one => one.actionCards)],
    politicalCard: [
      ...g.decks.politicalCards,
      ...Object.values(g.players).flatMap(one => one.politicalCards),
    ],
    strategyCard: [...idsOf(g.common), ...Object.values(g.players).flatMap(one => idsOf(one.strategy))],
    tile: Object.values(g.galaxy.tiles).filter(id => isIn(TILES, id) && TILES[id].planets.length > 0),
    leader: [],
    ...(g.domains ? {} : { domainCounter: [] }),
    unit: UNIT_KINDS.filter(kind => kind !== 'shockTroop' || g.options.shockTroops),
  }),
})

describe('twilight-imperium-3: the book', () => {
  const bookOf = async (options: SetupValues, players = 3) => {
    const { state } = table(game, { seats: Array.from({ length: players }, (_, i) => `p${i}`), options })
    return bookFor(game, game.view(state, '0'), '0')
  }
  const entryOf = (book: Awaited<ReturnType<typeof bookOf>>, ref: string) =>
    book.groups.en.flatMap(({ entries }) => entries).find(entry => entry.ref === ref)
  const textOf = (book: Awaited<ReturnType<typeof bookOf>>, ref: string) =>
    (entryOf(book, ref)?.paragraphs ?? [])
      .map(parts => parts.map(part => (typeof part === 'string' ? part : part.text)).join(''))
      .join(' ')

  it('says how many points win, as this table plays', async () => {
    expect(textOf(await bookOf({ victoryPoints: 8 }), 'sections:victory')).to.include('has 8 victory points')
    expect(textOf(await bookOf({ longWar: true }), 'sections:victory')).to.include('has 14 victory points')
    expect(textOf(await bookOf({}), 'sections:victory')).to.include('Imperium Rex is revealed')
    expect(textOf(await bookOf({ ageOfEmpire: true }), 'sections:victory')).to.match(
      /at the latest after round \d+/,
    )
  })

  it('has a chapter for each option that is on, and none for others', async () => {
    const titles = async (options: SetupValues) => (await bookOf(options, 6)).chapters.map(({ id }) => id)
    expect(await titles({}))
      .to.not.include.members(['option'])
      .and.not.include('leader')
    expect(await titles({})).to.not.include('domainCounter')
    expect(await titles({ leaders: true, distantSuns: true })).to.include.members([
      'option',
      'leader',
      'domainCounter',
    ])
  })

  it('has objectives and technologies of the sets that are played', async () => {
    const refs = async (options: SetupValues, type: string) =>
      (await bookOf(options)).chapters
        .flatMap(({ entries }) => entries.map(({ ref }) => String(ref)))
        .filter(ref => ref.startsWith(`${type}:`))
        .map(ref => ref.slice(type.length + 1))
    for (const variantObjectives of [false, true]) {
      const sets = (await refs({ variantObjectives }, 'objective'))
        .map(id => OBJECTIVES[id as ObjectiveId])
        .filter(({ deck }) => deck === 'stage1' || deck === 'stage2')
        .map(({ set }) => set)
      expect(new Set(sets)).to.deep.equal(new Set([variantObjectives ? 'expansion' : 'base']))
    }
    expect(
      (await refs({}, 'technology')).every(id => TECHNOLOGIES[id as TechnologyId].set === 'base'),
    ).to.equal(true)
    expect(await refs({ expansionTech: true }, 'technology')).to.have.length(28)
    expect(
      (await refs({ racialTech: true }, 'technology')).filter(id => TECHNOLOGIES[id as TechnologyId].race),
    ).to.have.length(10)
    expect(
      (await refs({}, 'actionCard')).every(id => ACTION_CARDS[id as 'armistice']!.set === 'base'),
    ).to.equal(true)
  })

  it('tells numbers of units as they are for the reader now, and what has changed them', async () => {
    const t = ti({
      ada: { race: 'jolnar', technologies: ['hylar-v-assault-laser', 'type-iv-drive', 'deep-space-cannon'] },
      bea: { race: 'l1z1x', technologies: [] },
    })
    const own = await bookFor(game, t.ada.view, t.ada.seat)
    expect(textOf(own, 'unit:cruiser')).to.include('Hits with 7 or more').and.include('Moves 3 systems')
    expect(textOf(own, 'unit:cruiser'))
      .to.include('The Universities of Jol-Nar')
      .and.include('Hylar V Assault Laser')
    expect(textOf(own, 'unit:pds')).to.include('up to 1 system away')
    const other = await bookFor(game, t.bea.view, t.bea.seat)
    expect(textOf(other, 'unit:dreadnought')).to.include('Cost 4').and.include('Hits with 4 or more')
    expect(textOf(other, 'unit:pds')).to.include('in its own system')
    const nobody = await bookFor(game, game.view(t.state, null), null)
    expect(textOf(nobody, 'unit:cruiser')).to.include('Hits with 7 or more').and.include('Moves 2 systems')
    expect(textOf(nobody, 'unit:cruiser')).to.not.include('Changed by')
  })

  it('opens leaders, abilities and planets where they are told of', async () => {
    const { chapters } = await bookOf({ leaders: true })
    const opening = (ref: string) =>
      chapters.flatMap(({ entries }) => entries).find(({ also }) => also?.some(one => one === ref))?.ref
    expect(opening('leader:letnev-admiral')).to.equal('leaderKind:admiral')
    expect(opening('ability:scheming')).to.equal('race:yssaril')
    expect(opening('planet:mecatol-rex')).to.equal('tile:mecatol-rex')
  })
})
