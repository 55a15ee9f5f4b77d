import '../support/styles.ts'
import groupBy from 'lodash/groupBy.js'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BoardProps } from '../../games/kit/board.ts'
import { type Ask, asksOf, type LegalMove, type Play, readerOf, type SeatId } from '../../games/kit/index.ts'
import { firstDraft } from '../../games/twilight-imperium-3/board/plan/first.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/index.ts'
import { filmsOf, type Moment, momentsOf } from '../support/stage/moments.ts'
import { expect, module } from './support.ts'

const { Board } = await import('../../games/twilight-imperium-3/board/index.tsx')

/** More than these in a row are a text, not a choice. */
const MOST = 8
/** So many moments of a kind of question are looked at in each game. */
const OF_A_KIND = 25
const reader = readerOf(module.text, 'en', seat => `Player ${seat}`)

interface Position {
  view: TiView
  seat: SeatId
  ask: Ask
  legal: readonly LegalMove[]
  where: string
}

/** Of every kind of question, and of every move that answers it, the moment with the most ways. */
async function largest(): Promise<Map<string, Position>> {
  const found = new Map<string, Position>()
  for (const film of await filmsOf(module.meta.id))
    for (const moment of Object.values(groupBy(momentsOf([film]), 'kind')).flatMap(some)) {
      const position = positionOf(moment)
      if (!position || position.ask.pick) continue
      const counts = new Map<string, number>()
      for (const { move } of position.legal) counts.set(move, (counts.get(move) ?? 0) + 1)
      for (const [move, count] of counts) {
        const key = `${position.ask.kind}, ${move}`
        const before = found.get(key)?.legal.filter(one => one.move === move).length ?? MOST
        if (count > before) found.set(key, position)
      }
    }
  return found
}

/** Not all of thousands alike. */
const some = (moments: readonly Moment[]): Moment[] =>
  moments.filter((_, i) => i % Math.ceil(moments.length / OF_A_KIND) === 0)

function positionOf({ film, step, seat, kind }: Moment): Position | undefined {
  const view = module.view(film.states[step] as TiState, seat)
  const ask = asksOf(view, seat).find(one => kind.startsWith(one.kind))
  if (!ask) return undefined
  const legal = module.legalMoves(view, seat).filter(({ args }) => args[0] === ask.id)
  return { view, seat, ask, legal, where: `${film.name}, move ${step}` }
}

/** Buttons of the board that read a whole way to answer, with this much chosen. */
function sentencesOf({ view, seat, ask, legal }: Position, chosen: Play | undefined): string[] {
  const props: BoardProps<never> = {
    view: view as never,
    seat,
    isActive: true,
    legalMoves: legal,
    refusal: (move, args) => module.refusal(view, seat, move, args),
    move: async () => undefined,
    sending: false,
    reader,
    players: view.order.map(one => ({
      seat: one,
      name: `Player ${one}`,
      bot: null,
      free: false,
      online: true,
    })),
    settings: { language: 'en', pace: 0, reducedMotion: true },
    step: 1,
    past: false,
    draft: id => (id === ask.id ? chosen : undefined),
    setDraft: () => {},
  }
  const html = renderToStaticMarkup(<Board {...props} />)
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
    inside!.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"),
  )
  const labels = new Set(legal.filter(({ args }) => args.length > 1).map(({ label }) => reader.read(label)))
  return buttons.filter(text => labels.has(text))
}

describe('twilight-imperium-3: what is answered', () => {
  it(`is chosen by things: nowhere are more than ${MOST} sentences offered in a row`, async function () {
    this.timeout(240_000)
    const positions = await largest()
    expect(positions.size).to.be.above(15)
    for (const [key, position] of positions) {
      const { view, seat, ask, legal, where } = position
      const [, move] = key.split(', ')
      const first = firstDraft(view, seat, ask, legal)
      const { args } = legal.find(one => one.move === move)!
      for (const draft of [first, { move: move!, args }]) {
        const sentences = sentencesOf(position, draft)
        expect(sentences.length, `${key}: ${where}: ${sentences[0]} | ${sentences[1]}`).to.be.at.most(MOST)
      }
    }
  })

  it('and begins with what can be sent as it is', async function () {
    this.timeout(240_000)
    const refused = new Set<string>()
    for (const film of await filmsOf(module.meta.id))
      for (const moment of Object.values(groupBy(momentsOf([film]), 'kind')).flatMap(some)) {
        const position = positionOf(moment)
        const { view, seat, ask, legal, where } = position ?? {}
        const first = position && firstDraft(view!, seat!, ask!, legal!)
        const refusal = first && module.refusal(view!, seat!, first.move, first.args)
        if (refusal) refused.add(`${ask!.kind}: ${refusal.rule} ${refusal.text.key}: ${where}`)
      }
    expect([...refused]).to.deep.equal([])
  })
})
