import { Refused } from '../problem.ts'

/** Nothing that anybody sends is nested so deeply. */
const DEEP = 32
/** Values in one body: the longest files of matches that are read have a value for every 8 bytes. */
const VALUES = 160_000

/**
 * What a text says in JSON, where it says anything. To make many small things of it, or things in things, costs far more than
 * its bytes do: that is counted before anything is made.
 */
export function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return {}
  count(text)
  try {
    const value: unknown = JSON.parse(text)
    // As for whoever sends nothing: shapes say what else is wrong.
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw new Refused('badRequest')
}

function count(text: string): void {
  let depth = 0
  let values = 1
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') i = endOfString(text, i)
    else if (sign === '{' || sign === '[') {
      depth += 1
      values += 1
    } else if (sign === ',') values += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > DEEP) throw new Refused('badRequest', 'It is nested too deeply.')
    if (values > VALUES) throw new Refused('tooLarge')
  }
}

/** Where the string that begins at `from` ends. */
function endOfString(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}
