import { expect } from 'chai'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import type { Ask, KitState } from '../../games/kit/index.ts'
import type { Pace } from '../../lobby/pace.ts'
import { leftOf, timesFrom } from '../../lobby/server/time/pace.ts'
import { waitingAfter } from '../../lobby/server/time/turns.ts'

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
      fc.property(paces, moments, ({ long, ...rest }, now) => {
        const pace: Pace = { ...rest, to: (rest.from + long) % 24, late: 'bot' }
        const { remind, until } = timesFrom(pace, now)
        expect(leftOf(pace, now, until), 'what is left is what was given').to.equal(pace.hours * HOUR)
        return now < remind && remind < until && until - now >= pace.hours * HOUR
      }),
      { numRuns: 60 },
    )
  })
})

describe('lobby: the time of an answer, by turns', () => {
  const asks = (...open: (readonly [id: number, seat: string])[]) =>
    ({
      asks: open.map(([id, seat]): Ask => ({ id, seat, kind: 'choose', required: true }) as Ask),
    }) as unknown as KitState
  /** A table of two: what they are asked after a move, so many hours later, and how many they have for it. */
  const table = () => {
    let asked: ReturnType<typeof waitingAfter> = {}
    let at = 0
    return {
      after(hours: number, by: string, isTakeBack: boolean, ...open: (readonly [number, string])[]) {
        at += hours * HOUR
        asked = waitingAfter(ALWAYS, asked, asks(...open), at, { seat: by, isTakeBack })
        return this
      },
      left(seat: string) {
        const now = asked[seat]
        return now && 'until' in now ? (now.until - at) / HOUR : null
      },
    }
  }

  it('is what was left of it for whoever goes back to a question, and for what they are asked then', () => {
    const one = table().after(0, '1', false, [1, '0']).after(20, '0', false, [2, '0'])
    expect(one.left('0')).to.equal(24)
    expect(one.after(23, '0', true, [1, '0']).left('0')).to.equal(4)
    expect(one.after(3, '0', false, [3, '0']).left('0'), 'the next one').to.equal(1)
    expect(one.after(0.5, '0', true, [1, '0']).left('0'), 'and again').to.equal(1)
    one.after(0, '0', false, [4, '0'])
    expect(one.left('0')).to.equal(0.5)
    expect(one.after(0, '0', false, [5, '0']).left('0'), 'but not for ever').to.equal(24)
  })

  it('is what was left of it for whoever changes an answer before others have given theirs', () => {
    const one = table().after(0, '1', false, [1, '0'], [2, '1']).after(20, '0', false, [2, '1'])
    expect(one.left('0')).to.equal(null)
    expect(one.after(1, '0', false, [1, '0'], [2, '1']).left('0')).to.equal(4)
    expect(one.left('1'), 'nothing changes for the others').to.equal(3)
  })

  it('is all of it for whoever is asked again because of somebody else', () => {
    const one = table().after(0, '1', false, [1, '0']).after(20, '0', false, [2, '1'])
    expect(one.after(5, '1', true, [1, '0']).left('0')).to.equal(24)
    expect(
      table()
        .after(0, '1', false, [1, '0'])
        .after(9, '1', true, [2, '1'])
        .after(9, '1', false, [1, '0'])
        .left('0'),
    ).to.equal(24)
  })

  it('does not grow by going back and answering again, however often, but for what is asked newly', () => {
    const pauses = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 26 })
    fc.assert(
      fc.property(pauses, hours => {
        const one = table().after(0, '1', false, [1, '0']).after(10, '0', false, [2, '0'])
        let spent = 10
        hours.forEach((pause, i) => {
          const back = i % 2 === 0
          one.after(pause, '0', back, back ? [1, '0'] : [i + 3, '0'])
          spent += pause
        })
        // Two questions were asked, of a day each.
        expect((one.left('0') ?? 0) + spent).to.be.at.most(48.001)
      }),
    )
  })
})
