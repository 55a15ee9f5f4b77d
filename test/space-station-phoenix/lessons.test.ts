import { readdirSync, readFileSync } from 'node:fs'
import { book, lessons } from '../../games/space-station-phoenix/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'
import { expect } from './support.ts'

const GAME = new URL('../../games/space-station-phoenix/', import.meta.url)
const RULES = readFileSync(new URL('RULES.md', GAME), 'utf8')

describe('space-station-phoenix: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)) })

  it('has one for every rule by which something is refused', () => {
    const folder = new URL('rules/', GAME)
    const code = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))
    const refused = new Set(
      [...code.join('\n').matchAll(/refuse\(\s*'(SSP-[\d.]+)'/g)].map(([, rule]) => rule!),
    )
    expect(refused).to.include('SSP-14.01')
    expect([...refused].filter(rule => !book.teaches(rule))).to.deep.equal([])
  })
})
