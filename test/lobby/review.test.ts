/** Reviews of finished matches: what they are made of, and who gets one when. */
import { expect } from 'chai'
import type { GameModule, SeatReview, Sighted } from '../../games/kit/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import type { ReviewTold } from '../../lobby/protocol.ts'
import { TAKE_BACK, withoutMoves } from '../../lobby/replay.ts'
import { reviewOf, type ToldMove } from '../../lobby/review.ts'
import { type Thinkers, threadedThinkers, UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'
import { steadyThinkers } from './support/thinkers.ts'

const blank = (seat: string): SeatReview => ({ seat, chances: [], playouts: 1, turningPoints: [], judged: 0 })

/** The game with a reviewer that finds nothing. */
const reviewable: GameModule = {
  ...toyModule,
  *review(seat, _moments, { playouts }) {
    yield playouts
    return blank(seat)
  },
}

describe('lobby: what a review is made of', () => {
  /** What a seat is said to have decided, of the moves that are `made`; each sees the state before it. */
  function decidedBy(
    seat: string,
    options: Record<string, string | number>,
    made: readonly (readonly [seat: string, move: string, ...card: string[]])[],
  ) {
    const seen: Sighted<unknown>[] = []
    const engine = engineOf({
      ...toyModule,
      // biome-ignore lint/correctness/useYield: it has nothing to wait for
      *review(of, moments) {
        if (of === seat) seen.push(...moments)
        return blank(of)
      },
    })
    const first = engine.begin(2, { rounds: 1, deck: 'plain', ...options }, 'review')
    const states: MatchState[] = [first]
    const moves = made.map(([by, move, ...cards], i): ToldMove => {
      const state = states[i]!
      const asked = state.G.asks.find(one => one.seat === by)!.id
      const hand = (state.G as unknown as { players: Record<string, { hand: string[] }> }).players[by]!.hand
      const goesBack = move === TAKE_BACK
      const args = goesBack ? [i - 1] : [asked, ...cards.map(at => hand[Number(at)]!)]
      states.push(
        goesBack
          ? withoutMoves(engine, states[i - 1]!, state, { seat: by, args })
          : engine.apply(state, by, move, args)!,
      )
      return { step: i + 1, seat: by, move, args, told: i + 1 }
    })
    const means = { playouts: 1, numbersOf: () => () => 0 }
    const { value } = reviewOf(engine, { game: 'toy', first, moves }, means).next()
    expect(value).to.have.length(2)
    return seen.flatMap(({ step, made: one }) => (one ? [[step, one.move, ...one.args.slice(1)]] : []))
  }
  const cards = (() => {
    const { G } = engineOf(toyModule).begin(2, { rounds: 1, deck: 'plain' }, 'review')
    return (G as unknown as { players: Record<string, { hand: string[] }> }).players['0']!.hand
  })()

  it('is what a seat decided, with the moment before it', () => {
    const made = [
      ['1', 'choose', '0'],
      ['0', 'choose', '1'],
    ] as const
    expect(decidedBy('0', { choice: 'final' }, made)).to.deep.equal([[1, 'choose', cards[1]]])
  })

  it('is not what was taken back', () => {
    const made = [
      ['0', 'choose', '1'],
      ['0', TAKE_BACK],
      ['0', 'choose', '2'],
    ] as const
    expect(decidedBy('0', { choice: 'final' }, made)).to.deep.equal([[2, 'choose', cards[2]]])
  })

  it('is of a blind answer what was said in the end, as it could be known at the beginning', () => {
    const made = [
      ['0', 'choose', '1'],
      ['0', 'reconsider'],
      ['0', 'choose', '2'],
    ] as const
    expect(decidedBy('0', { choice: 'open' }, made)).to.deep.equal([[0, 'choose', cards[2]]])
  })
})

describe('lobby: reviews', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.end()
    server = undefined
  })

  /** Reviews that wait until the test lets them go on. */
  function withReviews(changes: { limits?: object; games?: GameModule[] } = {}) {
    const asked: { tell(done: number): void; end(review?: SeatReview[]): void; fail(): void }[] = []
    const thinkers: Thinkers = {
      ...steadyThinkers([reviewable]),
      review: (_, tell) =>
        new Promise((end, fail) => {
          asked.push({ tell, end: review => end(review), fail: () => fail(new Error('broken')) })
        }),
    }
    const { limits, games = [reviewable] } = changes
    return {
      asked,
      begin: () => startServer({ games, thinkers, config: { limits: { ...UNLIMITED, ...limits } } }),
    }
  }
  async function finished(url: string): Promise<string> {
    const { room, seats } = await playing(url, 2, { options: { rounds: 1 } })
    await playOut(seats, chance(4))
    return room
  }
  const path = (room: string) => `/api/rooms/${room}/review`

  it('are of finished matches of games that can be reviewed, for whoever has a session', async () => {
    server = await startServer({ games: [reviewable] })
    const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 1 } })
    const cy = await Guest.arrive(server.url, 'Cy')
    for (const guest of [guests[0]!, cy])
      expect(await guest.refused('POST', path(room))).to.equal('409 notFinished')
    expect(await cy.get(path(room))).to.deep.equal({ done: null, ahead: 0 })
    expect(await cy.refused('POST', path('nosuchroom1'))).to.equal('404 notFound')
    await playOut(seats, chance(4))
    expect(await Guest.stranger(server.url).refused('POST', path(room))).to.equal('401 noSession')
    await cy.post(path(room))
    await until(async () => (await cy.get<ReviewTold>(path(room))).review, 'the review')
    const { review } = await cy.get<ReviewTold>(path(room))
    expect(review).to.deep.equal({ playouts: server.config.reviewPlayouts, seats: ['0', '1'].map(blank) })

    server = await server.restart({ games: [toyModule] })
    expect(await cy.movedTo(server.url).refused('POST', path(room))).to.equal('404 notFound')
  })

  it('are made one after the other, tell how far they are, and are kept', async () => {
    const { asked, begin } = withReviews()
    server = await begin()
    const cy = await Guest.arrive(server.url)
    const [one, two] = [await finished(server.url), await finished(server.url)]
    expect(await cy.post(path(one))).to.deep.equal({ done: 0, ahead: 0 })
    expect(await cy.post(path(two))).to.deep.equal({ done: 0, ahead: 1 })
    expect(await cy.post(path(one)), 'no second one').to.deep.equal({ done: 0, ahead: 0 })
    await until(() => asked.length > 0, 'the first')
    asked[0]!.tell(0.5)
    expect(await cy.get(path(one))).to.deep.equal({ done: 0.5, ahead: 0 })
    expect(asked, 'the second waits').to.have.length(1)
    asked[0]!.end([blank('0')])
    await until(() => asked.length === 2, 'the second')
    const told = await cy.get<ReviewTold>(path(one))
    expect(told.review!.seats).to.deep.equal([blank('0')])
    expect(await cy.get(path(two))).to.deep.equal({ done: 0, ahead: 0 })
    expect(await cy.post(path(one))).to.deep.equal(told)
    asked[1]!.end(undefined)
    await until(async () => (await cy.ask('GET', path(two))).status === 409, 'that the rules have changed')
  })

  it('can be asked for again where they have failed', async () => {
    const { asked, begin } = withReviews()
    server = await begin()
    const cy = await Guest.arrive(server.url)
    const room = await finished(server.url)
    await cy.post(path(room))
    await until(() => asked.length === 1, 'the review')
    asked[0]!.fail()
    await until(async () => (await cy.ask('GET', path(room))).status === 500, 'the trouble')
    expect(await cy.get(path(room))).to.deep.equal({ done: null, ahead: 0 })
    await cy.post(path(room))
    await until(() => asked.length === 2, 'another one')
    asked[1]!.end([])
  })

  it('are begun so often in an hour and no more; what is there is told all the same', async () => {
    const { asked, begin } = withReviews({ limits: { reviews: 1 } })
    server = await begin()
    const cy = await Guest.arrive(server.url)
    const [one, two] = [await finished(server.url), await finished(server.url)]
    await cy.post(path(one))
    expect(await cy.refused('POST', path(two))).to.equal('429 tooMany')
    const dan = await Guest.arrive(server.url)
    expect(await dan.refused('POST', path(two)), 'from the same address').to.equal('429 tooMany')
    await until(() => asked.length === 1, 'the first')
    asked[0]!.end([])
    await until(async () => (await cy.post<ReviewTold>(path(one))).review, 'the review')
  })

  it('come from a thread of their own', async () => {
    const thinkers = threadedThinkers(new URL('./support/catalogue.ts', import.meta.url), 2000)
    server = await startServer({ games: [reviewable], thinkers })
    const cy = await Guest.arrive(server.url)
    const room = await finished(server.url)
    await cy.post(path(room))
    await until(async () => (await cy.get<ReviewTold>(path(room))).review, 'the review')
    const { review } = await cy.get<ReviewTold>(path(room))
    expect(review!.seats).to.deep.equal(['0', '1'].map(blank))
  })
})
