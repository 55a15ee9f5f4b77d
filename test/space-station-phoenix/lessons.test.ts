import { readFileSync } from 'node:fs'
import { book, lessons } from '../../games/space-station-phoenix/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/space-station-phoenix/RULES.md', import.meta.url), 'utf8')

describe('space-station-phoenix: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)) })
})
