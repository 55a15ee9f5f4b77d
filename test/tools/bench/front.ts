/** What of own tables, tables of others and games the front page has in sight without scrolling (`test/support/front.ts`). */
import { visit } from '../../support/browser/index.ts'
import { type FrontSight, frontSight, wanted } from '../../support/front.ts'
import { atLeast, type Figure } from './figure.ts'

export async function* measure(): AsyncGenerator<Figure[]> {
  const here = await visit()
  try {
    for await (const { size, visitor, seen } of frontSight(here)) {
      const goals = wanted(size, visitor)
      const asked = (Object.keys(seen) as (keyof FrontSight)[]).filter(what => goals[what] > 0)
      yield asked.map(what => ({
        name: `front.${size}.${visitor}.${what}`,
        value: seen[what],
        goal: atLeast(seen[what], goals[what]),
      }))
    }
  } finally {
    await here.end()
  }
}
