import { readFileSync } from 'node:fs'
import { book, lessons } from '../../games/twilight-imperium-3/lessons/index.ts'
import { lessonSuite } from '../support/lessons.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/twilight-imperium-3/RULES.md', import.meta.url), 'utf8')

/** What no lesson teaches, by why. */
const UNTAUGHT: { readonly [why: string]: readonly string[] } = {
  'a limit of the box, which the refusal names': ['2.02', '2.05', '2.08', '2.10', '9.17'],
  'the question of the set-up says it': ['4.12', '5.08', '5.11', '5.12'],
  'the table proposes what fits': ['9.11', '9.12', '9.14', '9.22'],
  'a transfer action offers no more than it may do': ['21.01', '21.02', '21.05', '21.06'],
  'the card says it': ['32.10', '32.33', '32.44', '32.46', '32.47'],
  'a setting says it': ['57.10'],
}

const untaught = Object.fromEntries(
  Object.entries(UNTAUGHT).flatMap(([why, rules]) => rules.map(rule => [`TI-${rule}`, why])),
)

describe('twilight-imperium-3: lessons', () => {
  lessonSuite({ book, lessons, rules: new Set(ruleIdsIn(RULES)), untaught })
})
