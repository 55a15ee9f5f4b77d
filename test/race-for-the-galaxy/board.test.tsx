import '../support/styles.ts'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BoardProps } from '../../games/kit/board.ts'
import {
  asksOf,
  isOpen,
  LANGUAGES,
  type Language,
  type Play,
  readerOf,
  type SeatId,
  type SetupValues,
} from '../../games/kit/index.ts'
import { seatIn } from '../../games/race-for-the-galaxy/board/seat.ts'
import { type RaceState, type RaceView, raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { book } from '../../games/race-for-the-galaxy/puzzles/index.ts'
import { designOf } from '../../games/race-for-the-galaxy/rules/deck.ts'
import { playAndLook, readersOf, viewOf } from './board-play.ts'
import { orbRace } from './orb-table.ts'

const RAW = /\{\{|\}\}|undefined|\[object|NaN|[\uE000\uE001]/
const KEY =
  /\b(board|ask|waiting|log|move|refusal|term|power|short|good|action|card|artifact|orbCard|cell|keyword)\.[a-z0-9]/i
/** Things that are pointed at to answer, and buttons that are on among the choices and the acts. */
const POINTED_AT = /class="rg-card"[^>]*data-can|class="rg-action"|class="rg-orb-target"/
const PRESSED = /data-part="(choices|acts)".*class="rg-button( rg-lamp)?"(?![^>]* disabled)/
/** Every how many positions of a random game are drawn: drawing is slow without a browser. */
const EVERY = 23

const { Board, Story } = await import('../../games/race-for-the-galaxy/board/index.tsx')

const readers = Object.fromEntries(
  LANGUAGES.map(language => [language, readerOf(raceForTheGalaxy.text, language, seat => `Player ${seat}`)]),
) as Record<Language, ReturnType<typeof readerOf>>

function propsOf(g: RaceState, seat: SeatId | null, language: Language): BoardProps<RaceView> {
  const view = viewOf(g, seat)
  const legalMoves = seat === null || g.outcome ? [] : raceForTheGalaxy.legalMoves(view, seat)
  return {
    view,
    seat,
    isActive: legalMoves.length > 0,
    legalMoves,
    refusal: (move, args) => (seat === null ? undefined : raceForTheGalaxy.refusal(view, seat, move, args)),
    move: async () => undefined,
    sending: false,
    reader: readers[language],
    players: g.order.map(one => ({ seat: one, name: `Player ${one}`, bot: null, free: false, online: true })),
    settings: { language, pace: 0, reducedMotion: true },
    step: 1,
    past: false,
    draft: () => undefined,
    setDraft: () => {},
  }
}

const draw = (Component: ComponentType<BoardProps<RaceView>>, props: BoardProps<RaceView>) =>
  renderToStaticMarkup(<Component {...props} />)

/** What is read or heard of a drawing: text, and the attributes that speak. */
function wordsIn(html: string): string {
  const spoken = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, words]) => words)
  return [html.replace(/<[^>]*>/g, ' '), ...spoken].join(' ')
}

const ORB = { expansion: 'base+aa+orb' }
const TABLES: [label: string, players: number, options: SetupValues][] = [
  ['two players', 2, {}],
  ['five players', 5, {}],
  ['the orb with three players', 3, ORB],
]

/** Somebody who is asked which power to use on which goods. */
function usingGoods(): { seat: SeatId; g: RaceState } {
  const { id } = book.puzzles[0]!
  const moment = book.begin(id)
  return { seat: book.page(moment).you, g: moment.g as RaceState }
}

describe('The board of Race for the Galaxy', function () {
  this.timeout(120_000)

  for (const [label, players, options] of TABLES)
    it(`draws positions of a random game for every seat, in both languages: ${label}`, () => {
      let drawn = 0
      let looked = 0
      playAndLook(`draw ${label}`, players, options, ({ label, now }) => {
        if (looked++ % (EVERY * players) !== 0 && !now.outcome) return
        for (const seat of readersOf(now)) {
          const language = LANGUAGES[drawn++ % LANGUAGES.length]!
          const words = wordsIn(draw(Board, propsOf(now, seat, language)))
          expect(words, `${label}, seat ${seat}, ${language}`).not.to.match(RAW)
          expect(words, `${label}, seat ${seat}, ${language}`).not.to.match(KEY)
        }
      })
      expect(drawn, 'also between begin and end').to.be.above(2 * (players + 1))
    })

  it('draws every card of the own hand as a thing to point at, and none of anybody else', () => {
    let looked = 0
    playAndLook('hands', 3, {}, ({ label, now }) => {
      if (looked++ % 23 !== 0) return
      for (const seat of now.order) {
        const html = draw(Board, propsOf(now, seat, 'en'))
        const drawn = [...html.matchAll(/data-fly="([^"]*)"/g)].map(([, card]) => card!)
        expect(drawn, `${label}, seat ${seat}`).to.include.members(now.players[seat]!.hand)
        const hidden = now.order.flatMap(other => (other === seat ? [] : now.players[other]!.hand))
        expect(
          drawn.filter(card => hidden.includes(card)),
          `${label}, seat ${seat}`,
        ).to.deep.equal([])
      }
    })
    expect(looked).to.be.greaterThan(23)
  })

  it('proposes plans for goods, but not to those who are to find out what is best', () => {
    const { seat, g } = usingGoods()
    const props = propsOf(g, seat, 'en')
    expect(draw(Board, props)).to.include('rg-plans')
    const puzzling = draw(Board, { ...props, atOnce: true })
    expect(puzzling).not.to.include('rg-plans')
    expect(puzzling).to.include('rg-byhand')
  })

  it('shows the cards of others as faces, and the own ones whole', () => {
    for (const players of [2, 5]) {
      let looked = 0
      playAndLook('small cards', players, {}, ({ now }) => {
        if (looked++ !== 30 * players) return
        const html = draw(Board, propsOf(now, '0', 'en'))
        const small = now.order.flatMap(seat => (seat === '0' ? [] : now.players[seat]!.tableau))
        const drawn = [...html.matchAll(/class="rg-card rg-mini"[^>]*data-fly="([^"]*)"/g)].map(
          ([, card]) => card,
        )
        expect(drawn).to.have.members(small)
        for (const card of now.players['0']!.tableau) expect(html).to.include(`data-fly="${card}"`)
      })
      expect(looked).to.be.greaterThan(30 * players)
    }
  })

  it('is drawn for whoever has just sat down and still has the view of somebody who watches', () => {
    let looked = 0
    const kinds = new Set<string>()
    playAndLook('sits down', 3, ORB, ({ label, now }) => {
      if (now.outcome || kinds.size > 10) return
      for (const seat of now.order) {
        const asked = Object.values(now.asks).filter(ask => ask.seat === seat)
        if (asked.every(({ kind }) => kinds.has(kind)) && looked % 29 !== 0) continue
        for (const { kind } of asked) kinds.add(kind)
        const props = { ...propsOf(now, seat, 'en'), view: viewOf(now, null), isActive: true }
        expect(draw(Board, props), `${label}, seat ${seat}`).to.include('rg-board')
      }
      looked++
    })
    expect(kinds.size).to.be.greaterThan(8)
  })

  it('stamps as payment what the draft of the table has chosen, not what it would propose', () => {
    let drawn = 0
    playAndLook('drafts', 3, {}, ({ label, now }) => {
      for (const ask of Object.values(now.asks)) {
        if (drawn > 20 || !ask.pick || !['payDevelopment', 'placeWorld', 'discard'].includes(ask.kind))
          continue
        const chosen = ask.pick.options.slice(0, ask.pick.max)
        const draft = () => ({ move: 'answer', args: [ask.id, chosen] }) satisfies Play
        const html = draw(Board, { ...propsOf(now, ask.seat, 'en'), draft })
        const stamped = html.split('<article').filter(card => card.includes('data-out'))
        const cards = stamped.map(card => /data-fly="([^"]*)"/.exec(card)?.[1])
        expect(cards, label).to.have.members(chosen)
        drawn++
      }
    })
    expect(drawn).to.be.greaterThan(3)
  })

  it('marks what was chosen secretly until all have chosen: actions, cards and what pays', () => {
    const marked = { actions: 0, cards: 0 }
    playAndLook('secret', 3, {}, ({ label, now }) => {
      for (const { seat, kind, answer } of Object.values(now.asks)) {
        if (!answer || (marked.actions > 6 && marked.cards > 0)) continue
        const html = draw(Board, propsOf(now, seat, 'en'))
        if (kind === 'actions') {
          expect(html, label).to.include('Your choice; nobody sees it yet.')
          marked.actions++
        }
        if (kind === 'develop' && answer.move === 'develop') {
          const card = html.split('<article').find(one => one.includes(`data-fly="${answer.args[0]}"`))
          expect(card, label).to.include('data-marked')
          marked.cards++
        }
        for (const other of now.order)
          if (other !== seat)
            expect(
              draw(Board, propsOf(now, other, 'en')).split('nobody sees it yet').length,
              label,
            ).to.be.at.most(Object.values(now.asks).some(one => one.seat === other && one.answer) ? 3 : 1)
      }
    })
    expect(marked.actions).to.be.greaterThan(5)
    expect(marked.cards).to.be.greaterThan(0)
  })

  it('says whether a card can be paid for only where that is asked', () => {
    let looked = 0
    playAndLook('ticks', 3, {}, ({ label, now }) => {
      for (const { seat, kind, answer } of Object.values(now.asks)) {
        if (answer || kind !== 'develop') continue
        const html = draw(Board, propsOf(now, seat, 'en'))
        for (const card of now.players[seat]!.hand)
          if (designOf(card).type === 'world') {
            const drawn = html.split('<article').find(one => one.includes(`data-fly="${card}"`))
            expect(drawn, `${label}: ${card}`).not.to.include('rg-tag')
            looked++
          }
      }
    })
    expect(looked).to.be.greaterThan(10)
  })

  it('offers each way to place a world that can only be conquered', () => {
    let looked = 0
    for (let i = 0; i < 60 && looked === 0; i++)
      playAndLook(`conquest ${i}`, 2, {}, ({ now }) => {
        for (const { id, seat, kind, pick, answer } of now.asks) {
          if (kind !== 'placeWorld' || pick || answer) continue
          const props = propsOf(now, seat, 'en')
          const words = wordsIn(draw(Board, props))
          const ways = props.legalMoves.filter(({ args }) => args[0] === id)
          expect(ways.length).to.be.at.least(2)
          for (const { label: way } of ways) expect(words).to.include(readers.en.read(way))
          looked++
        }
      })
    expect(looked).to.be.greaterThan(0)
  })

  it('lights the lamp where only a token can pay: that is the single way, and the hand stays in sight', () => {
    const t = orbRace({
      options: { expansion: 'base+aa+orb' },
      ada: { tableau: ['old-earth'], hand: ['drop-ships'], fill: 1, artifacts: ['A7'] },
    })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('drop-ships')
    const props = propsOf(t.state, t.ada.seat, 'en')
    expect(t.ada.asked('payDevelopment').pick).to.equal(undefined)
    const [only, ...others] = props.legalMoves
    expect(others).to.deep.equal([])
    const html = draw(Board, props)
    const lamps = html.split('<button').filter(one => one.includes('rg-lamp'))
    expect(lamps).to.have.length(1)
    expect(wordsIn(lamps[0]!)).to.include(readers.en.read(only!.label))
    for (const card of t.ada.has.hand) expect(html).to.include(`data-fly="${card}"`)
  })

  it('is the board of the seat that is asked, whatever it is asked and has, and of no seat from anybody else’s view', () => {
    const kinds = new Set<string>()
    for (const [label, players, options] of TABLES)
      playAndLook(`seats, ${label}`, players, options, ({ label, now }) => {
        for (const { seat, kind, pick } of now.asks.filter(isOpen)) {
          kinds.add(pick ? kind : `${kind} without alternatives`)
          expect(seatIn(viewOf(now, seat), seat), `${label}, ${kind}`).to.equal(seat)
          if (pick) expect(seatIn(viewOf(now, null), seat), `${label}, ${kind}, watching`).to.equal(null)
        }
      })
    expect(kinds.size).to.be.greaterThan(15)
  })

  it('offers a way on the board wherever somebody is asked', () => {
    const drawn = new Set<string>()
    for (const [label, players, options] of TABLES)
      playAndLook(`ways, ${label}`, players, options, ({ label, now }) => {
        for (const { id, seat, kind, pick } of now.asks.filter(isOpen)) {
          const props = propsOf(now, seat, 'en')
          const names = props.legalMoves.flatMap(({ move, args }) => (args[0] === id ? [move] : []))
          const way = [kind, pick !== undefined, ...new Set(names)].join(' ')
          if (drawn.has(way) || asksOf(now, seat)[0]!.id !== id) continue
          drawn.add(way)
          const html = draw(Board, props)
          const isOffered = POINTED_AT.test(html) || PRESSED.test(html)
          expect(isOffered, `${label}, seat ${seat}: ${way}`).to.equal(true)
        }
      })
    expect(drawn.size).to.be.greaterThan(25)
  })

  it('tells of everybody what is decided by: points, hand, tableau, and how a tie would end', () => {
    playAndLook('scores', 3, {}, ({ now }) => {
      if (!now.outcome) return
      const words = wordsIn(draw(Board, propsOf(now, null, 'en')))
      for (const seat of now.order) {
        expect(words).to.include(`Player ${seat} would have ${now.final![seat]!.total} VP`)
        const left = now.players[seat]!.hand.length + Object.values(now.players[seat]!.goods).flat().length
        expect(words).to.include(`cards in hand and goods decide: ${left}.`)
      }
      expect(words).to.match(new RegExp(`${now.discard.length}\\s+discarded`))
    })
  })

  it('tells the story of a finished game in both languages: the parts make the total', () => {
    playAndLook('story', 4, {}, ({ now }) => {
      if (!now.outcome) return
      for (const language of LANGUAGES) {
        const html = draw(Story, propsOf(now, null, language))
        expect(wordsIn(html)).not.to.match(RAW)
        for (const seat of now.order) expect(html).to.include(`<td>${now.final![seat]!.total}</td>`)
      }
    })
  })
})
