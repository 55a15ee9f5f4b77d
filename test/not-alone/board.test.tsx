import '../support/styles.ts'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BoardProps } from '../../games/kit/board.ts'
import { LANGUAGES, type Language, readerOf, type SeatId } from '../../games/kit/index.ts'
import { type NotAloneState, notAlone } from '../../games/not-alone/index.ts'
import { playAndLook, readersOf, viewOf } from './board-play.ts'

const RAW = /\{\{|\}\}|undefined|\[object|NaN|[\uE000\uE001]/
const KEY = /\b(board|ask|waiting|log|move|about|use|refusal|place|hunt|survival|token|face|phase)\.[a-z0-9]/i
/** Every how many positions of a random game are drawn, per player: drawing is slow without a browser. */
const EVERY = 25

const { Board, Story } = await import('../../games/not-alone/board/index.tsx')

const readers = Object.fromEntries(
  LANGUAGES.map(language => [language, readerOf(notAlone.text, language, seat => `Player ${seat}`)]),
) as Record<Language, ReturnType<typeof readerOf>>

function propsOf(g: NotAloneState, seat: SeatId | null, language: Language): BoardProps<never> {
  const view = viewOf(g, seat)
  const legalMoves = seat === null || g.outcome ? [] : notAlone.legalMoves(view, seat)
  const players = readersOf(g).flatMap(one =>
    one === null
      ? []
      : [
          {
            seat: one,
            name: `Player ${one}`,
            bot: one === '1' ? 'cadet' : null,
            free: false,
            online: one !== '0',
          },
        ],
  )
  return {
    view: view as never,
    seat,
    isActive: legalMoves.length > 0,
    legalMoves,
    refusal: (move, args) => (seat === null ? undefined : notAlone.refusal(view, seat, move, args)),
    move: async () => undefined,
    sending: false,
    reader: readers[language],
    players,
    settings: { language, pace: 800, reducedMotion: false },
    step: 1,
    past: false,
    draft: () => undefined,
    setDraft: () => {},
  }
}

const draw = (Component: ComponentType<BoardProps<never>>, props: BoardProps<never>) =>
  renderToStaticMarkup(<Component {...props} />)

/** What is read or heard of a drawing: text, and the attributes that speak. */
function wordsIn(html: string): string {
  const spoken = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, words]) => words)
  return [html.replace(/<[^>]*>/g, ' '), ...spoken].join(' ')
}

describe('The board of Not Alone', function () {
  this.timeout(60_000)

  for (const players of [2, 3, 4, 5, 6, 7]) {
    it(`draws positions of random games of ${players} for every seat, in both languages`, () => {
      let drawn = 0
      let looked = 0
      playAndLook(`draw ${players}`, players, ({ label, now }) => {
        if (looked++ % (EVERY * players) !== 0 && !now.outcome) return
        for (const seat of readersOf(now)) {
          const language = LANGUAGES[drawn++ % LANGUAGES.length]!
          const words = wordsIn(draw(Board as never, propsOf(now, seat, language)))
          expect(words, `${label}, seat ${seat}, ${language}`).not.to.match(RAW)
          expect(words, `${label}, seat ${seat}, ${language}`).not.to.match(KEY)
        }
      })
      expect(drawn).to.be.greaterThan(5)
    })
  }

  it('shows no hidden card of anybody else', () => {
    let looked = 0
    playAndLook('secrets', 5, ({ label, now }) => {
      if (now.outcome || looked++ % (EVERY * 5) !== 0) return
      for (const seat of readersOf(now)) {
        const html = draw(Board as never, propsOf(now, seat, 'en'))
        const own = seat === null ? [] : (now.hunted[seat]?.survival ?? [])
        const open = [
          ...own,
          ...(seat === null ? [] : (now.hunted[seat]?.drawn ?? [])),
          ...now.survivalDiscard,
          ...now.survivalInForce,
        ]
        for (const [owner, { survival }] of Object.entries(now.hunted)) {
          if (owner === seat) continue
          for (const card of survival) {
            if (open.includes(card)) continue
            const name = readers.en.name(`survival:${card}`)
            // The name of the Survival card Gate, and so on, may be part of another word or text.
            expect(html, `${label}: ${name} of ${owner} seen by ${seat}`).not.to.include(
              `<span class="na-card-name">${name}</span>`,
            )
          }
        }
      }
    })
  })

  it('tells the story of a finished game in both languages', () => {
    playAndLook('story', 4, ({ now }) => {
      if (!now.outcome) return
      for (const language of LANGUAGES) {
        const html = draw(Story as never, propsOf(now, null, language))
        expect(wordsIn(html)).not.to.match(RAW)
        expect(html.match(/<tr>/g)).to.have.length(now.chronicle.length + 1)
      }
    })
  })
})
