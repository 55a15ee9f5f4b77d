/** Runs where Node loads modules: see `styles.ts`. */
import type { LoadHook } from 'node:module'

export const load: LoadHook = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)
