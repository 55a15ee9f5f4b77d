/**
 * Lets Node load components that import style sheets: to a test a style sheet is empty. Import a component only after
 * this, with `await import(…)`.
 */
import { register } from 'node:module'

const hooks = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
