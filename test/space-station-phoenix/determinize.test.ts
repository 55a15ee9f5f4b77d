/** What somebody who follows a game may take its hidden part for. */
import { expect } from 'chai'
import type { SeatId } from '../../games/kit/index.ts'
import { spaceStationPhoenix as module, type PhoenixState } from '../../games/space-station-phoenix/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { phoenixContract } from './contract.ts'

const { view, determinize, createGame } = module

/** After the draft, every so many moves somebody guesses; `EVERY=1` looks at all of them. */
const EVERY = Number(process.env.EVERY ?? 11)

const guess = (g: PhoenixState, seat: SeatId, seed: string) =>
  determinize!(view(g, seat), seat, chanceOf(seed).number)

/** What questions offer, without what lies in which hand. */
const offersOf = ({ asks }: PhoenixState) =>
  asks.map(({ kind, pick }) => (kind === 'bonus' ? pick : pick?.options.length))

/** The first state of a game with this draft. */
const drafting = (players: number) =>
  engineOf<PhoenixState>({ ...createGame(), seed: 'draft' }).start(players, { shipSetup: 'draft' }).G

describe('Space Station Phoenix: a guess at what is hidden', () => {
  for (const [file, recorded] of readRecorded(
    new URL('../fixtures/space-station-phoenix/', import.meta.url),
  )) {
    it(`looks the same to whoever guesses, and would go on in the same way: ${recorded.title}`, function () {
      this.timeout(60_000)
      let n = -1
      for (const { match, made } of walk(module, recorded)) {
        n += 1
        const { G } = match
        const every = G.phase === 'play' ? EVERY : 1
        const readers = match.ctx.playOrder.filter((_, i) => (n + i * 4) % every === 0)
        for (const reader of readers) {
          const guessed = guess(G, reader, `${file} ${n}`)
          const where = `${reader} before move ${n}: ${made.seat} ${made.move}`
          expect(view(guessed, reader), where).to.deep.equal(view(G, reader))
          expect(guessed.steps, where).to.deep.equal(G.steps)
          expect(offersOf(guessed), where).to.deep.equal(offersOf(G))
          expect(phoenixContract.conserved!(guessed), where).to.deep.equal(phoenixContract.conserved!(G))
          const all = Object.values(guessed.players)
          for (const pile of ['hand', 'kept', 'hubs'] as const) {
            const things = all.flatMap(player => player[pile])
            expect(new Set(things).size, where).to.equal(things.length)
          }
          const chosen = (g: PhoenixState) =>
            Object.values(g.players).map(({ chosenHub }) => chosenHub !== null)
          expect(chosen(guessed), where).to.deep.equal(chosen(G))
        }
      }
    })
  }

  it('deals out what nobody has seen: no ship that the seat holds, each of the others somewhere', () => {
    const g = drafting(4)
    const own = g.players['0']!.hand
    const met = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const { players } = guess(g, '0', `deal ${n}`)
      expect(players['0']!.hand).to.deep.equal(own)
      for (const ship of players['1']!.hand) met.add(ship)
    }
    expect(own.filter(ship => met.has(ship))).to.deep.equal([])
    expect(met.size).to.be.above(2 * own.length)
  })

  it('is another one with other chance', () => {
    const hands = ['a', 'b', 'c'].map(seed => guess(drafting(3), '0', seed).players['1']!.hand.join())
    expect(new Set(hands).size).to.equal(3)
  })
})
