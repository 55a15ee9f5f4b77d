/**
 * Lets Node load components that import style sheets: to a test a style sheet is empty. Import a component only after
 * this, with `await import(…)`.
 */
import { register } from 'node:module'

register('./styles-hooks.ts', import.meta.url)
