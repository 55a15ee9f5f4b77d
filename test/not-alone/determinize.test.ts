/** What somebody who follows a game may take its hidden part for. */
import type { SeatId } from '../../games/kit/index.ts'
import { notAlone as module, type NotAloneState } from '../../games/not-alone/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { notAloneContract } from './contract.ts'
import { expect, notAlone } from './support.ts'

const { view, determinize } = module

/** Every so many moves somebody guesses; `EVERY=1` looks at all of them. */
const EVERY = Number(process.env.EVERY ?? 23)

const guess = (g: NotAloneState, seat: SeatId, seed: string) =>
  determinize!(view(g, seat), seat, chanceOf(seed).number)

/** What questions offer, without what lies in which hand. */
const offersOf = ({ asks }: NotAloneState) =>
  asks.map(({ pick }) => pick && { ...pick, options: pick.options.length })

describe('Not Alone: a guess at what is hidden', () => {
  for (const [file, recorded] of readRecorded(new URL('../fixtures/not-alone/', import.meta.url))) {
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
          expect(notAloneContract.conserved!(guessed), where).to.deep.equal(notAloneContract.conserved!(G))
          for (const { locked, chosen, hand } of Object.values(guessed.hunted)) {
            expect(
              locked.filter(card => G.forbidden.includes(card)),
              where,
            ).to.deep.equal([])
            if (chosen !== null) expect(hand, where).to.include(chosen)
          }
          const chosen = (g: NotAloneState) => Object.values(g.hunted).map(one => one.chosen !== null)
          expect(chosen(guessed), where).to.deep.equal(chosen(G))
        }
      }
    })
  }

  /** What the cards that lie face down may be, in so many guesses. */
  const guesses = (t: { state: NotAloneState }, reader: SeatId, words: string, count = 5) =>
    Array.from({ length: count }, (_, n) => guess(t.state, reader, `${words} ${n}`))

  it('keeps to what was shown and told: shown cards lie in the hand, a card that Vortex put down face down', () => {
    const t = notAlone({
      hunt: { hand: ['phobia'] },
      bea: { survival: ['vortex'], discard: ['lair'] },
      cy: { survival: ['amplifier'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('phobia', { hunted: 'cy' })
    t.cy.answers('4', '5')
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    for (const { hunted } of guesses(t, '0', 'shown')) {
      expect(hunted['1']!.locked).to.deep.equal([1])
      expect(hunted['2']!.hand).to.include.members([1, 3])
    }
    // Bea does not know what Ada has seen of Cy.
    const locked = guesses(t, '1', 'not shown', 20).map(({ hunted }) => hunted['2']!.locked[0])
    expect(locked).to.include.oneOf([1, 3])
  })

  it('keeps to what somebody has struck back: it lies at the bottom of the deck', () => {
    const t = notAlone({ hunt: { hand: ['scream', 'toxin', 'clone'] }, bea: { survival: ['strike-back'] } })
    t.bea.plays('strike-back')
    const { cards } = t.state.struckBack!
    t.bea.answers(...cards)
    const lowest = (reader: SeatId) =>
      guesses(t, reader, 'struck').map(({ huntDeck }) => huntDeck.slice(0, 2).sort())
    for (const reader of ['0', '1'])
      for (const two of lowest(reader)) expect(two).to.deep.equal([...cards].sort())
    expect(lowest('2').every(two => two.join() === [...cards].sort().join())).to.equal(false)
  })

  it('expects people where it pays to be: the cards face down are not any of the hand', () => {
    const t = notAlone({ marker: true })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    const places = guesses(t, '0', 'where', 60).map(({ hunted }) => hunted['1']!.locked[0])
    const times = (place: number) => places.filter(one => one === place).length
    // The Lair brings back nothing yet, and being caught there costs most.
    expect(times(1)).to.be.below(60 / 5)
    expect(new Set(places).size).to.be.above(2)
  })
})
