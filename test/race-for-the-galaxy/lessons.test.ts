import { readFileSync } from 'node:fs'
import { book, lessons } from '../../games/race-for-the-galaxy/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/race-for-the-galaxy/RULES.md', import.meta.url), 'utf8')

describe('race-for-the-galaxy: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)) })
})
