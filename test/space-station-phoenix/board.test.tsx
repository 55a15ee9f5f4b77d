import '../support/styles.ts'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BoardProps } from '../../games/kit/board.ts'
import { LANGUAGES, type Language, readerOf, type SeatId } from '../../games/kit/index.ts'
import {
  components,
  type PhoenixState,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import { scoreOf } from '../../games/space-station-phoenix/rules/scoring.ts'
import { playAndLook, readersOf, viewOf } from './board-play.ts'
import { phoenix } from './support.ts'

const RAW = /\{\{|\}\}|undefined|\[object|NaN|[\uE000\uE001]/
const KEY =
  /\b(board|ask|waiting|log|move|refusal|sector|ship|hub|species|effect|passive|action|amount|term|score|area|console)\.[a-z0-9]/i
/** Every how many positions of a random game are drawn: drawing is slow without a browser. */
const EVERY = 60

const { Board, Story } = await import('../../games/space-station-phoenix/board/index.tsx')
const { partsOfScore } = await import('../../games/space-station-phoenix/board/Story.tsx')

const readers = Object.fromEntries(
  LANGUAGES.map(language => [
    language,
    readerOf(spaceStationPhoenix.text, language, seat => `Player ${seat}`),
  ]),
) as Record<Language, ReturnType<typeof readerOf>>

function propsOf(g: PhoenixState, seat: SeatId | null, language: Language): BoardProps<never> {
  const view = viewOf(g, seat)
  const legalMoves = seat === null || g.outcome ? [] : spaceStationPhoenix.legalMoves(view, seat)
  return {
    view: view as never,
    seat,
    isActive: legalMoves.length > 0,
    legalMoves,
    refusal: (move, args) =>
      seat === null ? undefined : spaceStationPhoenix.refusal(view, seat, move, args),
    move: async () => undefined,
    sending: false,
    reader: readers[language],
    players: g.order.map(one => ({ seat: one, name: `Player ${one}`, bot: null, free: false, online: true })),
    settings: { language, pace: 0, reducedMotion: true },
    step: 0,
    past: false,
    draft: () => undefined,
    setDraft: () => {},
  }
}

const draw = (Part: unknown, props: BoardProps<never>) => {
  const Drawn = Part as ComponentType<BoardProps<never>>
  return renderToStaticMarkup(<Drawn {...props} />)
}

/** The words of a page: without tags, without what attributes say. */
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ')

describe('The board of Space Station Phoenix', function () {
  this.timeout(120_000)

  for (const [players, shipSetup] of [
    [2, 'draft'],
    [3, 'firstGame'],
    [4, 'random'],
  ] as const) {
    it(`draws positions of a random game of ${players} for every seat, in both languages`, () => {
      let count = 0
      let drawn = 0
      const look = (label: string, g: PhoenixState) => {
        for (const seat of readersOf(g)) {
          const language = LANGUAGES[drawn++ % 2]!
          const words = wordsIn(draw(Board, propsOf(g, seat, language)))
          expect(words, `${label}, ${seat}, ${language}`).not.to.match(RAW)
          expect(words, `${label}, ${seat}, ${language}`).not.to.match(KEY)
        }
      }
      const end = playAndLook(`draw ${players}`, { players, options: { shipSetup } }, ({ label, now }) => {
        if (count++ < 3 || count % EVERY === 0) look(label, now)
      })
      look('the end', end)
    })
  }

  it('offers every kind of ship and the income, and says why one cannot be used', () => {
    const t = phoenix({ ada: { gem: 30, fleet: { 'L1-DIS': 3, 'L1-TRA': 0 } } })
    const html = wordsIn(draw(Board, propsOf(t.state, '0', 'en')))
    for (const action of ['Dismantle', 'Build', 'Transport', 'Expedition', 'Diplomacy', 'Income'])
      expect(html).to.include(action)
    expect(html).to.include('1 unused, 1 used')
  })

  it('says in words what every quarter and every ship in sight does', () => {
    const t = phoenix({ market: ['313'], ada: { station: { 111: ['teal'] } } })
    const html = wordsIn(draw(Board, propsOf(t.state, '0', 'en')))
    expect(html).to.include('Income: 1 GEM.')
    expect(html).to.include('Dismantle an unused ship of your fleet')
    expect(html).to.include('teal Alien')
  })

  it('draws the cards of the draft for their holder alone', () => {
    playAndLook('secret', { players: 3, most: 8, options: { shipSetup: 'draft' } }, ({ label, now }) => {
      for (const other of [now.order[0]!, null]) {
        const words = draw(Board, propsOf(now, other, 'en')).split(/<[^>]*>/)
        for (const seat of now.order) {
          const names = now.players[seat]!.hand.map(id => readers.en.name(`ship:${id}`))
          const { hand = [], kept = [] } = other === null ? {} : now.players[other]!
          const own = new Set([...hand, ...kept].map(id => readers.en.name(`ship:${id}`)))
          const open = new Set(now.order.flatMap(one => Object.keys(now.players[one]!.fleet)))
          for (const name of names) {
            if (own.has(name) || [...open].some(id => readers.en.name(`ship:${id}`) === name)) continue
            expect(words, `${label}: ${name} for ${other}`).not.to.include(name)
          }
        }
      }
    })
  })

  it('tells the story of a finished game: parts that add up, majorities, stations', () => {
    const end = playAndLook('story', { players: 3, most: 4000, options: { shipSetup: 'random' } }, () => {})
    expect(end.outcome, 'the game ends').to.not.equal(null)
    for (const seat of end.order) {
      const sum = end.final![seat]!
      const parts = Object.values(partsOfScore(sum)).reduce((a, b) => a + b, 0)
      expect(parts, `parts of ${seat}`).to.equal(sum.total)
      expect(sum.total).to.equal(scoreOf(components, viewOf(end, null), seat).total)
    }
    const turns = end.chronicle.map(({ turn }) => turn)
    expect(turns, 'one entry for each round').to.deep.equal([...new Set(turns)].sort((a, b) => a - b))
    expect(end.chronicle).to.have.length(Math.ceil(end.turn / end.order.length))
    expect(end.chronicle.at(-1)!.scores, 'the last entry is the end').to.deep.equal(end.outcome!.scores)
    for (const language of LANGUAGES) {
      const html = draw(Story, propsOf(end, null, language))
      expect(html.match(/class="sb-course-line"/g), 'a line for each player').to.have.length(3)
      const words = wordsIn(html)
      expect(words).not.to.match(RAW)
      expect(words).not.to.match(KEY)
      for (const seat of end.order) expect(words).to.include(String(end.final![seat]!.total))
    }
  })
})
