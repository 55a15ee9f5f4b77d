import '../support/styles.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pickOf } from '../../games/kit/board/useDrafts.ts'
import type { BoardProps } from '../../games/kit/board.ts'
import {
  type ChoiceField,
  LANGUAGES,
  type Language,
  readerOf,
  type SeatId,
  type SetupValues,
  valuesFor,
  withUsual,
} from '../../games/kit/index.ts'
import { gainsIn } from '../../games/twilight-imperium-3/board/story/gains.ts'
import {
  entriesOf,
  idsOf,
  type ObjectiveId,
  RACES,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
} from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { played } from '../support/stage/by-chance.ts'
import { table } from '../support/table.ts'
import { expect, module, ti } from './support.ts'

const { Board, Story } = await import('../../games/twilight-imperium-3/board/index.tsx')
const { SetupPicture } = await import('../../games/twilight-imperium-3/board/setup.tsx')

const RAW = /\{\{|\}\}|undefined|\[object|NaN|Infinity|[\uE000\uE001]/
const KEY =
  /\b(board|ask|waiting|log|move|about|refusal|layer|story|phase|objective|planet|tile|unit)\.[a-z0-9]/i
/** Every how many positions of a game are drawn: drawing is slow without a browser. */
const EVERY = 150

const readers = Object.fromEntries(
  LANGUAGES.map(language => [language, readerOf(module.text, language, seat => `Player ${seat}`)]),
) as Record<Language, ReturnType<typeof readerOf>>

function propsOf(g: TiState, seat: SeatId | null, language: Language): BoardProps<never> {
  const view = module.view(g, seat)
  const legalMoves = seat === null || g.outcome ? [] : module.legalMoves(view, seat)
  return {
    view: view as never,
    seat,
    isActive: legalMoves.length > 0,
    legalMoves,
    refusal: (move, args) => (seat === null ? undefined : module.refusal(view, seat, move, args)),
    move: async () => undefined,
    sending: false,
    reader: readers[language],
    players: g.order.map(one => ({
      seat: one,
      name: `Player ${one}`,
      bot: one === '1' ? 'cadet' : null,
      free: one === '2',
      online: one !== '0',
    })),
    settings: { language, pace: 800, reducedMotion: false },
    step: 1,
    past: false,
    draft: () => undefined,
    setDraft: () => {},
  }
}

const htmlOf = (Component: ComponentType<BoardProps<never>>, props: BoardProps<never>) =>
  renderToStaticMarkup(<Component {...props} />)

/** What is read or heard: text, and the attributes that speak. */
function wordsOf(Component: ComponentType<BoardProps<never>>, props: BoardProps<never>): string {
  const html = htmlOf(Component, props)
  const spoken = [...html.matchAll(/(?:aria-label|title|viewBox|transform)="([^"]*)"/g)].map(
    ([, words]) => words,
  )
  return [...spoken, html.replace(/<[^>]*>/g, ' ')].join(' ')
}

describe('twilight-imperium-3 board: is drawn in Node', () => {
  for (const [players, options] of [
    [3, { galaxy: 'build', raceSelection: 'choose' }],
    [6, { galaxy: 'preset' }],
  ] as const)
    it(`for everybody at a table of ${players}, at every stage of a game, in both languages`, () => {
      const { states } = played(module, { title: '', players, options, seed: `drawn-2 ${players}` })
      let drawn = 0
      states.forEach((state, i) => {
        if (i % EVERY > 0 && i < states.length - 1) return
        const g = state as TiState
        const seats = [g.asks[0]?.seat ?? '0', null]
        for (const seat of seats) {
          const language = LANGUAGES[drawn % LANGUAGES.length]!
          const words = wordsOf(Board as never, propsOf(g, seat, language))
          expect(words, `move ${i}`).not.to.match(RAW)
          expect(words, `move ${i}`).not.to.match(KEY)
          drawn += 1
        }
      })
      expect(drawn).to.be.above(10)
    })

  it('[TI-30.11] with Space Docks that stand in space, also while they build', () => {
    const t = ti({
      options: { expansionTech: true, expansionRaces: true },
      ada: { race: 'saar', tradeGoods: 9, space: { '3-00': { cruiser: 1 } }, planets: { abyz: {} } },
      also: g => {
        g.docks = { '1-00': [{ by: '0', since: 0 }], '1-01': [{ by: '0', since: 0 }] }
      },
    })
    const drawn = () => {
      const words = wordsOf(Board as never, propsOf(t.state as TiState, '0', 'en'))
      expect(words).not.to.match(RAW)
      expect(words).not.to.match(KEY)
      return words
    }
    expect(drawn()).to.include('1 Space Dock')
    t.ada.does('act', '1-01', { moves: [{ from: '1-00', ship: 'spaceDock', count: 1 }] })
    expect(t.open).to.deep.equal({ ada: ['produce'] })
    expect(drawn()).to.include('2 Space Docks')
  })

  it('shows the objectives to whoever is asked which to claim', () => {
    const shown = (objectives: ObjectiveId[]) => {
      const t = ti({ objectives, ada: { tradeGoods: 6 }, steps: [{ do: 'startStatusPhase' }] })
      const html = htmlOf(Board as never, propsOf(t.state as TiState, '0', 'en'))
      return /data-tab="(\w+)" aria-selected="true"/.exec(html)![1]
    }
    expect(shown(['spend-6-trade-goods'])).to.equal('objectives')
    expect(shown([])).to.equal('galaxy')
  })

  it('shows every strategy card of the round: what it does, its Bonus Counters, and who has taken it', () => {
    const t = ti({
      speaker: 'ada',
      steps: [{ do: 'startRound' }],
      also: g => {
        for (const player of Object.values(g.players)) player.strategy = {}
        const base = Object.values(STRATEGY_CARDS).filter(({ set }) => set === 'base')
        g.common = Object.fromEntries(base.map(({ id }) => [id, id === 'trade' ? 2 : 0]))
      },
    })
    const html = () => htmlOf(Board as never, propsOf(t.state as TiState, t.state.asks[0]!.seat, 'en'))
    const cards = () => html().slice(html().indexOf('ti-strategy"')).split('</ul>')[0]!.split('<li>').slice(1)
    expect(cards().length).to.equal(8)
    expect(cards()[4]).to.match(/5<.*Trade.*Gain 3 trade goods.*2 Bonus Counters/)
    t.ada.answers('logistics')
    expect(cards().length).to.equal(8)
    expect(cards()[3])
      .to.match(/4<.*Logistics.*Player \d/)
      .and.not.include('<button')
  })

  it('shows what a race is before it is chosen: abilities, units, home, technologies, and with options leaders and its technology', () => {
    const t = table(module, {
      seats: ['ada', 'bea', 'cy'],
      options: {
        raceSelection: 'choose',
        expansionTech: true,
        expansionRaces: true,
        leaders: true,
        racialTech: true,
      },
    })
    const { id, pick } = t.ada.asks[0]!
    expect([...pick!.options].sort()).to.deep.equal(idsOf(RACES).sort())
    for (const [race, { abilities, home, technologies }] of entriesOf(RACES)) {
      const draft = (ask: number) => (ask === id ? pickOf(id, [race]) : undefined)
      const words = wordsOf(Board as never, { ...propsOf(t.state as TiState, t.ada.seat, 'en'), draft })
      const own = Object.values(TECHNOLOGIES).find(one => one.race === race)!
      const named = [
        ...idsOf(abilities).map(ability => `ability:${ability}`),
        ...TILES[home].planets.map(planet => `planet:${planet}`),
        ...[...technologies, own.id].map(technology => `technology:${technology}`),
      ]
      for (const ref of named)
        expect(words, `${race}: ${ref}`).to.include(readers.en.name(ref).replaceAll("'", '&#x27;'))
      expect(words, race)
        .to.match(/Begins with.*Carrier|Begins with.*War Sun/)
        .and.match(/Diplomat|Admiral|General/)
      expect(words).not.to.match(RAW)
    }
  })

  it('says what the signs of the map mean, those that the match can have', () => {
    const seen = (options: SetupValues) => {
      const words = wordsOf(Board as never, propsOf(ti({ options }).state as TiState, '0', 'en'))
      expect(words).not.to.match(RAW)
      return words.slice(words.indexOf('Press a system to see'))
    }
    const signs: { [sign: string]: SetupValues } = {
      'Space mine': { spaceMines: true },
      '♟  Leader': { leaders: true },
      '▣  Custodians': { custodians: true },
      '⌂  Colony': { facilities: true },
      '⚒  Refinery': { facilities: true },
      '◆  Artifact': { artifacts: true },
      '?  Counter, face down': { distantSuns: true },
      'High Alert': { strategySet: 'variant' },
      'Shock Troop': { shockTroops: true },
    }
    const plain = seen({})
    expect(plain).to.include('Command Counter').and.include('Wormhole')
    for (const [sign, options] of Object.entries(signs)) {
      expect(plain, sign).not.to.include(sign)
      expect(seen(options), sign).to.include(sign)
    }
  })

  it('tells the story of a game: points by round, who held what after each, battles and laws', () => {
    const { states } = played(module, { title: '', players: 3, options: {}, seed: 'story' })
    const g = states.at(-1) as TiState
    expect(g.chronicle.length).to.equal(g.round)
    for (const language of LANGUAGES) {
      const words = wordsOf(Story as never, propsOf(g, null, language))
      expect(words).not.to.match(RAW)
      expect(words).not.to.match(KEY)
      // With the log it says what each point was for, by name and round.
      const lines = states.flatMap((one, i) =>
        one.log.lines.filter(({ n }) => n > (states[i - 1]?.log.last ?? 0)),
      )
      const told = wordsOf(Story as never, { ...propsOf(g, null, language), lines } as never).replace(
        /\s+/g,
        ' ',
      )
      expect(told).not.to.match(RAW)
      const { reader } = propsOf(g, null, language)
      for (const { by, points } of gainsIn(lines)!)
        expect(told).to.include(`${reader.name(by!)} ${points < 0 ? '−' : '+'}${Math.abs(points)}`)
    }
  })
})

describe('twilight-imperium-3 set-up: drawn', () => {
  const homesIn = (html: string) =>
    [...html.matchAll(/<polygon[^>]*data-home[^>]*><\/polygon><text>(\d)</g)].map(([, n]) => n)

  for (const players of [3, 4, 5, 6, 7, 8])
    it(`shows the homes of ${players} players, and all of a map that is printed`, () => {
      const maps = module.options.find(({ id }) => id === 'presetMap') as ChoiceField
      const printed = valuesFor(maps, players).map(presetMap => ({ galaxy: 'preset', presetMap }))
      for (const chosen of [{ galaxy: 'random' }, { galaxy: 'build' }, ...printed]) {
        const options = withUsual(module.options, { ...chosen, expansionTiles: true }, players)
        const html = renderToStaticMarkup(<SetupPicture options={options} numPlayers={players} />)
        expect(homesIn(html).toSorted(), JSON.stringify(chosen)).to.deep.equal(
          Array.from({ length: players }, (_, seat) => String(seat + 1)),
        )
        expect(html.includes('data-unknown'), JSON.stringify(chosen)).to.equal(chosen.galaxy !== 'preset')
        expect(html).to.include('data-middle')
        const byChance = { ...options, presetUse: 'random' }
        expect(
          renderToStaticMarkup(<SetupPicture options={byChance} numPlayers={players} />),
          'which systems they are nobody knows',
        ).to.include('data-unknown')
      }
    })
})
