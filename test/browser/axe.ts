import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Hundreds of shapes of a galaxy, which take half of the time: their words are the labels of the buttons above them. */
const DRAWING = '.ti-below'

interface Violation {
  id: string
  impact: string
  nodes: { html: string }[]
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>
}

/** Serious and critical violations of accessibility rules (all, or those named) on a page, one line each. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated, not added as a script: the pages' policy forbids scripts from elsewhere.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) }
  const found = await page.evaluate(
    ([context, wanted]) => (globalThis as unknown as { axe: Axe }).axe.run(context!, wanted!),
    [{ exclude: [[DRAWING]] }, options],
  )
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 120))
          .join(' | ')}`,
    )
}

/** Pixels that a page is wider than its window: it would scroll sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
