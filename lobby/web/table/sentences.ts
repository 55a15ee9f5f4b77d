import type { LinePart } from '../../../games/kit/text.ts'

/** The first sentence of a line, and what it says besides. */
export function sentencesOf(parts: readonly LinePart[]): [first: LinePart[], rest: LinePart[]] {
  for (const [i, part] of parts.entries()) {
    const end = typeof part === 'string' ? /[.!?] |[。！？]/.exec(part) : null
    if (typeof part !== 'string' || !end) continue
    const at = end.index + end[0].length
    const rest = [part.slice(at), ...parts.slice(i + 1)].filter(one => one !== '')
    return [[...parts.slice(0, i), part.slice(0, at).trimEnd()], rest]
  }
  return [[...parts], []]
}
