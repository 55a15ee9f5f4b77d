/** Where bots go who choose in secret: nobody of the Hunted would gain much by choosing otherwise. */
import { expect } from 'chai'
import { balance, type Chooser } from '../../games/not-alone/bot/balance.ts'

/** What each place gives; 0 where nobody has the card. The Wreck only every second Hunted has. */
const GAIN = [0.2, 0.25, 0.15, 0.45, 0.5, 0, 0, 0.6, 0, 0]
const LOSS = 0.3
const WRECK = 7

const choosersOf = (count: number): Chooser[] =>
  Array.from({ length: count }, (_, seat) => ({
    can: GAIN.map((gain, place) => gain > 0 && (place !== WRECK || seat % 2 === 0)),
    gain: GAIN,
    loss: GAIN.map(() => LOSS),
    reach: 1,
    count: 1,
  }))

describe('not-alone: bots choose in secret', () => {
  for (const count of [2, 4, 6])
    it(`so that none of ${count} Hunted would gain much by going elsewhere`, () => {
      const choosers = choosersOf(count)
      const { goes, hunts } = balance(choosers, { shared: [], discard: null })
      const [own, ...others] = goes as [number[], ...number[][]]
      const worth = GAIN.map((gain, place) => {
        const nobodyElse = others.reduce((nobody, other) => nobody * (1 - other[place]!), 1)
        return (1 - hunts[place]!) * gain - hunts[place]! * (LOSS + nobodyElse)
      })
      const best = Math.max(...worth.filter((_, place) => choosers[0]!.can[place]))
      const mean = worth.reduce((sum, value, place) => sum + own[place]! * value, 0)
      expect(best - mean).to.be.within(0, 0.05)
    })

  it('and count a power that only one can use once: it draws fewer hunters', () => {
    const shared = balance(choosersOf(6), { shared: [WRECK], discard: null })
    const free = balance(choosersOf(6), { shared: [], discard: null })
    expect(shared.hunts[WRECK]!).to.be.below(free.hunts[WRECK]!)
  })
})
