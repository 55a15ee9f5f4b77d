import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { dayName, lengthOf, minuteOf, momentOf, planOf } from '../../lobby/web/app/moments.ts'
import { sourcesIn } from '../support/imports.ts'

describe('lobby: moments in words', () => {
  const now = new Date(2026, 10, 22, 21, 30)
  const said = (when: Date, language: string) => momentOf(when.getTime(), language, now)

  it('say the time of today, and the day of other days', () => {
    expect(said(new Date(2026, 10, 22, 9, 5), 'en-GB')).to.equal('9:05')
    expect(said(new Date(2026, 10, 22, 9, 5), 'ja')).to.equal('9:05')
    expect(said(new Date(2026, 10, 21, 23, 59), 'en-GB')).to.equal('21 Nov')
    expect(said(new Date(2026, 10, 21, 23, 59), 'ja')).to.equal('11月21日')
    expect(said(new Date(2025, 10, 22, 21, 30), 'en-GB')).to.equal('22 Nov 2025')
  })

  it('say the time of day in one form, with whatever day stands before it', () => {
    for (const language of ['en-GB', 'en-US', 'ja'])
      for (const hour of [0, 9, 12, 14]) {
        const [today, before] = [21, 20].map(day => new Date(2026, 10, day + 1, hour, 5))
        const time = said(today!, language)
        expect(minuteOf(today!.getTime(), language, now)).to.equal(time)
        for (const write of [minuteOf, planOf])
          expect(write(before!.getTime(), language, now)).to.satisfy((words: string) => words.endsWith(time))
      }
    const lastYear = new Date(2025, 10, 22, 21, 30).getTime()
    expect(minuteOf(lastYear, 'en-GB', now)).to.equal('Sat, 22 Nov 2025, 21:30')
    expect(dayName(lastYear, 'en-GB', now)).to.equal('Saturday, 22 November 2025')
  })

  it('are written nowhere else in pages and boards', () => {
    const WRITES =
      /DateTimeFormat|RelativeTimeFormat|toLocale(Date|Time)?String|to(Date|Time)String|getHours|getMinutes|<time\b/
    const places = [...sourcesIn('lobby/web'), ...sourcesIn('games')]
      .filter(file => WRITES.test(readFileSync(file, 'utf8')))
      .sort()
    expect(places).to.deep.equal([
      'lobby/web/app/moments.ts',
      'lobby/web/design/Moment.tsx',
      // Values of fields, as HTML wants them.
      'lobby/web/plan/PlanFields.tsx',
    ])
  })

  it('are said where the browser tells a language that no dates can be written in', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
    const navigator = { languages: ['en-US@posix', 'en-GB'] }
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator })
    try {
      expect(said(new Date(2026, 10, 21, 23, 59), 'en')).to.equal('21 Nov')
    } finally {
      if (own) Object.defineProperty(globalThis, 'navigator', own)
      else Reflect.deleteProperty(globalThis, 'navigator')
    }
  })

  it('are as far apart as one would say it', () => {
    const minute = 60_000
    expect(lengthOf(0)).to.deep.equal({ unit: 'minutes', count: 1 })
    expect(lengthOf(119 * minute)).to.deep.equal({ unit: 'minutes', count: 119 })
    expect(lengthOf(150 * minute)).to.deep.equal({ unit: 'hours', count: 3 })
    expect(lengthOf(72 * 60 * minute)).to.deep.equal({ unit: 'days', count: 3 })
  })
})
