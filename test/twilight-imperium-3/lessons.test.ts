import { readFileSync } from 'node:fs'
import { book, lessons } from '../../games/twilight-imperium-3/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/twilight-imperium-3/RULES.md', import.meta.url), 'utf8')

describe('twilight-imperium-3: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)) })
})
