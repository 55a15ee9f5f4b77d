/** What pages make of the clocks that they are told. */
import { expect } from 'chai'
import { presetIn, presetOf } from '../../lobby/web/lobby/clockPresets.ts'
import { digits, readingOf } from '../../lobby/web/table/clock/reading.ts'

describe('lobby: what clocks show', () => {
  const standing = { free: null, left: null, isAside: false }

  it('stand where nothing is asked, and have hours only where there are any', () => {
    expect(readingOf({ bank: 61_000, runs: null }, 5)).to.deep.equal({ bank: 61, ...standing })
    expect([0, 9, 61, 3599, 3600, 3725].map(digits)).to.deep.equal([
      '0:00',
      '0:09',
      '1:01',
      '59:59',
      '1:00:00',
      '1:02:05',
    ])
  })

  it('count the delay first, then the bank, and never below nothing', () => {
    const own = { bank: 60_000, runs: { from: 20_000, until: 80_000 } }
    expect(readingOf(own, 5000)).to.deep.equal({ bank: 60, free: 15, left: 75, isAside: false })
    expect(readingOf(own, 20_000)).to.deep.equal({ bank: 60, free: null, left: 60, isAside: false })
    expect(readingOf(own, 50_001)).to.deep.equal({ bank: 30, free: null, left: 30, isAside: false })
    expect(readingOf(own, 99_000)).to.deep.equal({ bank: 0, free: null, left: 0, isAside: false })
  })

  it('show what was given once the bank is empty, and a time of its own beside the bank', () => {
    const given = { bank: 10_000, runs: { from: 0, until: 90_000 } }
    expect(readingOf(given, 5000)).to.deep.equal({ bank: 5, free: null, left: 85, isAside: false })
    expect(readingOf(given, 30_000)).to.deep.equal({ bank: 0, free: 60, left: 60, isAside: false })
    const aside = { bank: 60_000, runs: { from: null, until: 90_000 } }
    expect(readingOf(aside, 88_500)).to.deep.equal({ bank: 60, free: 2, left: 2, isAside: true })
  })

  it('begin with what suits the length of a game, and know it again', () => {
    const game = { minutes: [240, 480] as const, seats: 6 }
    const banks = (['fast', 'normal', 'slow'] as const).map(name => presetOf(name, game).bank / 60)
    expect(banks).to.deep.equal([45, 90, 180])
    expect(presetIn({ ...presetOf('slow', game), late: 'vote' }, game)).to.equal('slow')
    expect(presetIn({ ...presetOf('slow', game), late: 'vote', delay: 31 }, game)).to.equal(undefined)
  })
})
