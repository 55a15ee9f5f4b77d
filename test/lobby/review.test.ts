/** Reviews of finished matches: what they are made of, and who gets one when. */
import { expect } from 'chai'
import type { GameModule, SeatReview, Sighted } from '../../games/kit/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import type { ReviewTold } from '../../lobby/protocol.ts'
import { TAKE_BACK, withoutMoves } from '../../lobby/replay.ts'
import { reviewOf, type ToldMove } from '../../lobby/review.ts'
import { type Config, type Thinkers, threadedThinkers, UNLIMITED } from '../../lobby/server/index.ts'
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

describe('lobby: the order of a review', () => {
  it('begins with the seat of whoever asked, and ends as the seats are', () => {
    const engine = engineOf(reviewable)
    const match = { game: 'toy', first: engine.begin(3, {}, 'review'), moves: [] }
    const done: string[] = []
    const means = {
      playouts: 1,
      numbersOf: () => () => 0,
      first: '2',
      finished: (one: SeatReview) => done.push(one.seat),
    }
    const making = reviewOf(engine, match, means)
    let step = making.next()
    while (!step.done) step = making.next()
    expect(done).to.deep.equal(['2', '0', '1'])
    expect(step.value!.map(({ seat }) => seat)).to.deep.equal(['0', '1', '2'])
  })
})

describe('lobby: reviews', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.end()
    server = undefined
  })

  /** Reviews that wait until the test lets them go on. */
  function withReviews(changes: { limits?: object; games?: GameModule[]; config?: Partial<Config> } = {}) {
    const asked: {
      wish: Parameters<Thinkers['review']>[0]
      isOver(): boolean
      tell(done: number, finished?: SeatReview): void
      end(review?: SeatReview[]): void
      fail(): void
    }[] = []
    const thinkers: Thinkers = {
      ...steadyThinkers([reviewable]),
      review: (wish, tell, signal) =>
        new Promise((end, fail) => {
          asked.push({
            wish,
            isOver: () => signal.aborted,
            tell,
            end: review => end(review),
            fail: () => fail(new Error('broken')),
          })
        }),
    }
    const { limits, games = [reviewable], config } = changes
    return {
      asked,
      begin: () =>
        startServer({ games, thinkers, config: { limits: { ...UNLIMITED, ...limits }, ...config } }),
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

  it('are there seat by seat, beginning with that of whoever asked, and say how long the rest will take', async () => {
    const { asked, begin } = withReviews()
    server = await begin()
    const { room, seats, guests } = await playing(server.url, 2, { options: { rounds: 1 } })
    await playOut(seats, chance(4))
    const [ada, bea] = guests as [Guest, Guest]
    expect(await bea.post(path(room))).to.deep.equal({ done: 0, ahead: 0 })
    await until(() => asked.length === 1, 'the review')
    expect(asked[0]!.wish.first).to.equal('1')
    asked[0]!.tell(0.02)
    await until(async () => ((await ada.get<ReviewTold>(path(room))).left ?? 0) > 5, 'how long it will take')
    asked[0]!.tell(0.5, blank('1'))
    const { done, found, review } = await ada.get<ReviewTold>(path(room))
    expect(done).to.equal(0.5)
    expect(found).to.deep.equal({ seats: [blank('1')], playouts: server.config.reviewPlayouts })
    expect(review).to.equal(undefined)
    asked[0]!.end([blank('0'), blank('1')])
    await until(async () => (await ada.get<ReviewTold>(path(room))).review, 'all of it')
    expect(await ada.get<ReviewTold>(path(room))).not.to.have.any.keys('found', 'left')
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

  it('have turns: two addresses that want many keep nobody waiting for all of them', async () => {
    const { asked, begin } = withReviews({ config: { trustProxy: true } })
    server = await begin()
    const cy = await Guest.arrive(server.url)
    const from = async (address: string, room: string) => {
      const { body } = await cy.ask<ReviewTold>('POST', path(room), {}, { 'x-forwarded-for': address })
      return body
    }
    const rooms: string[] = []
    for (let i = 0; i < 8; i++) rooms.push(await finished(server.url))
    const [last, ...many] = rooms as [string, ...string[]]
    for (const [i, room] of many.entries()) await from(`192.0.2.${1 + (i % 2)}`, room)
    expect(await from('192.0.2.3', last), 'after one of each').to.deep.equal({ done: 0, ahead: 2 })
    await until(() => asked.length === 1, 'the first')
    // A seat of the first is done: somebody else has a turn.
    asked[0]!.tell(0.5, blank('0'))
    await until(() => asked.length === 2, 'the second')
    expect(asked[0]!.isOver()).to.equal(true)
    asked[1]!.end([blank('0'), blank('1')])
    await until(() => asked.length === 3, 'the one that was asked for last')
    asked[2]!.end([blank('0'), blank('1')])
    const isThere = async (room: string) => (await cy.get<ReviewTold>(path(room))).review !== undefined
    await until(() => isThere(last), 'its review')
    for (let i = 3; i < rooms.length + 1; i++) {
      await until(() => asked.length > i, 'the others')
      asked[i]!.end([blank('0'), blank('1')])
    }
    for (const room of many) await until(() => isThere(room), 'all of them')
  })

  it('keep what they have reckoned of a seat when time is over or the server ends, and go on with the others', async () => {
    const { asked, begin } = withReviews({ config: { reviewTime: 250 } })
    server = await begin()
    const cy = await Guest.arrive(server.url)
    const room = await finished(server.url)
    await cy.post(path(room))
    await until(() => asked.length === 1, 'the review')
    expect(asked[0]!.wish.known).to.deep.equal([])
    asked[0]!.tell(0.5, blank('0'))
    await until(() => asked.length === 2, 'the next turn')
    expect(asked[1]!.wish.known).to.deep.equal([blank('0')])
    // With fewer and fewer playouts, as not one seat is done in time; then in words.
    await until(async () => (await cy.ask('GET', path(room))).status === 503, 'the end of patience')
    const { playouts } = asked[0]!.wish
    expect(asked.map(({ wish }) => wish.playouts)).to.deep.equal(
      [1, 1, 2, 4, 8].map(by => Math.floor(playouts / by)),
    )
    server = await server.restart({ config: { ...server.config, reviewTime: 60_000 } })
    const back = cy.movedTo(server.url)
    expect(await back.get(path(room))).to.deep.equal({ done: null, ahead: 0 })
    expect((await back.post<ReviewTold>(path(room))).done).to.equal(0.5)
    await until(() => asked.length === 6, 'the review to go on')
    expect(asked[5]!.wish.known).to.deep.equal([blank('0')])
    asked[5]!.end([blank('0'), blank('1')])
    const whole = async (guest: Guest) => (await guest.get<ReviewTold>(path(room))).review?.seats
    await until(() => whole(back), 'the whole')
    server = await server.restart()
    expect(await whole(cy.movedTo(server.url)), 'at every server, whenever').to.deep.equal([
      blank('0'),
      blank('1'),
    ])
    expect(asked).to.have.length(6)
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
