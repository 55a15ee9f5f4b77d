/** What somebody who follows a game may take its hidden part for. */
import { expect } from 'chai'
import { askWith, type SeatId } from '../../games/kit/index.ts'
import { raceForTheGalaxy as module, type RaceState } from '../../games/race-for-the-galaxy/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { raceContract } from './contract.ts'
import { race } from './support.ts'

const { view, determinize, refusal } = module

/** Every so many moves somebody guesses; `EVERY=1` looks at all of them. */
const EVERY = Number(process.env.EVERY ?? 11)

const guess = (g: RaceState, seat: SeatId, seed: string) =>
  determinize!(view(g, seat), seat, chanceOf(seed).number)

/** What questions offer and remember, without what lies in which hand. */
const offersOf = ({ asks }: RaceState) =>
  asks.map(({ pick, memo }) => ({ memo, pick: pick && { ...pick, options: pick.options.length } }))

describe('Race for the Galaxy: a guess at what is hidden', () => {
  for (const [file, recorded] of readRecorded(new URL('../fixtures/race-for-the-galaxy/', import.meta.url))) {
    it(`looks the same to whoever guesses, and would go on in the same way: ${recorded.title}`, function () {
      this.timeout(60_000)
      let n = -1
      for (const { match, made } of walk(module, recorded)) {
        n += 1
        const { G } = match
        const readers = match.ctx.playOrder.filter((_, i) => (n + i * 4) % EVERY === 0)
        for (const reader of readers) {
          const guessed = guess(G, reader, `${file} ${n}`)
          const where = `${reader} before move ${n}: ${made.seat} ${made.move}`
          expect(view(guessed, reader), where).to.deep.equal(view(G, reader))
          expect(guessed.steps, where).to.deep.equal(G.steps)
          expect(offersOf(guessed), where).to.deep.equal(offersOf(G))
          expect(raceContract.conserved!(guessed), where).to.deep.equal(raceContract.conserved!(G))
          for (const { id, seat: other, answer } of G.asks) {
            if (!answer || other === reader) continue
            const { asks } = guessed
            const open = { ...guessed, asks: asks.map(({ answer: _, ...one }) => one) }
            const guessedAnswer = askWith(guessed, id)!.answer!
            expect(refusal(open, other, guessedAnswer.move, [id, ...guessedAnswer.args]), where).to.equal(
              undefined,
            )
          }
        }
      }
    })
  }

  it('keeps to what the log has told: own discards lie in the pile, a card that all have seen in the hand', () => {
    const t = race({
      ada: { hand: ['gem-world'], fill: 4 },
      bea: { tableau: ['gambling-world'], hand: [], fill: 3 },
      deck: ['mining-world', 'public-works'],
    })
    t.plays({ ada: 'settle', bea: 'consume-2x' })
    t.ada.settles('gem-world')
    t.bea.passes()
    const paid = t.ada.view.players['0']!.hand.slice(-2)
    t.ada.pays(2)
    t.bea.gambles(1)
    for (let n = 0; n < 5; n++) {
      const { discard, players } = guess(t.state, '0', `log ${n}`)
      expect(discard).to.include.members(paid)
      expect(players['1']!.hand).to.include('public-works#1')
    }
  })

  it('is another one with other chance', () => {
    const t = race({ ada: { fill: 4 }, bea: { fill: 4 } })
    const hands = ['a', 'b', 'c'].map(seed => guess(t.state, '0', seed).players['1']!.hand.join())
    expect(new Set(hands).size).to.equal(3)
  })
})
