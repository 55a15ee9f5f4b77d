import { expect } from 'chai'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import type { Pace } from '../../lobby/pace.ts'
import { timesFrom } from '../../lobby/server/time/pace.ts'

const HOUR = 3_600_000
const ALWAYS: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'Europe/Berlin', late: 'bot' }

/** A moment in the words of a time zone, and when time is over then. */
const over = (pace: Partial<Pace>, from: string) => {
  const { zone, ...rest } = { ...ALWAYS, ...pace }
  const { until } = timesFrom({ zone, ...rest }, DateTime.fromISO(from, { zone }).toMillis())
  return DateTime.fromMillis(until, { zone }).toFormat("ccc yyyy-MM-dd'T'HH:mm")
}

describe('lobby: pace of a table', () => {
  it('counts hours, all day and every day', () => {
    expect(over({}, '2026-11-20T15:30')).to.equal('Sat 2026-11-21T15:30')
    expect(over({ hours: 2 }, '2026-11-20T23:30')).to.equal('Sat 2026-11-21T01:30')
  })

  it('counts only the hours of play: an answer wanted at night has time from the morning on', () => {
    const pace = { hours: 4, from: 8, to: 22 }
    expect(over(pace, '2026-11-20T03:00')).to.equal('Fri 2026-11-20T12:00')
    expect(over(pace, '2026-11-20T20:30')).to.equal('Sat 2026-11-21T10:30')
    expect(over({ ...pace, hours: 28 }, '2026-11-20T08:00'), 'two whole days').to.equal(
      'Sat 2026-11-21T22:00',
    )
  })

  it('lets hours go past midnight: they belong to the day on which they begin', () => {
    const pace = { hours: 6, from: 20, to: 2 }
    expect(over(pace, '2026-11-20T21:00')).to.equal('Sat 2026-11-21T21:00')
    expect(over(pace, '2026-11-21T01:00')).to.equal('Sun 2026-11-22T01:00')
    expect(over({ ...pace, off: [6] }, '2026-11-20T23:00'), 'not Saturday evening').to.equal(
      'Sun 2026-11-22T23:00',
    )
  })

  it('leaves days out', () => {
    expect(over({ off: [6, 7] }, '2026-11-20T12:00')).to.equal('Mon 2026-11-23T12:00')
    expect(over({ off: [6, 7] }, '2026-11-21T12:00')).to.equal('Tue 2026-11-24T00:00')
  })

  it('goes by the clocks of its zone, also when they are changed', () => {
    expect(over({ hours: 24 }, '2026-10-24T12:00'), 'an hour twice').to.equal('Sun 2026-10-25T11:00')
    expect(over({ hours: 4, from: 8, to: 22 }, '2026-10-25T01:00')).to.equal('Sun 2026-10-25T12:00')
    expect(over({ hours: 4, from: 8, to: 22, zone: 'Asia/Tokyo' }, '2026-10-25T01:00')).to.equal(
      'Sun 2026-10-25T12:00',
    )
  })

  it('reminds before the end and never after it, and gives at least the hours it promises', () => {
    const paces = fc.record({
      hours: fc.integer({ min: 1, max: 336 }),
      from: fc.integer({ min: 0, max: 19 }),
      long: fc.integer({ min: 4, max: 24 }),
      off: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
      zone: fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia'),
    })
    const moments = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 })
    fc.assert(
      fc.property(paces, moments, ({ long, ...pace }, now) => {
        const { remind, until } = timesFrom({ ...pace, to: (pace.from + long) % 24, late: 'bot' }, now)
        return now < remind && remind < until && until - now >= pace.hours * HOUR
      }),
      { numRuns: 60 },
    )
  })
})
