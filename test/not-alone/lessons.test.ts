import { readFileSync } from 'node:fs'
import { book, lessons } from '../../games/not-alone/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/not-alone/RULES.md', import.meta.url), 'utf8')

describe('not-alone: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)) })
})
