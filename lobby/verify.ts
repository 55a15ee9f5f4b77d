/** Whether a match went as its seed and its moves say: everybody can look after the end, in the page or with a command. */
import isEqual from 'lodash/isEqual.js'
import type { Engine, MatchState } from './bgio.ts'
import type { MatchFile } from './match-file.ts'
import { linesAfter, statesOf } from './replay.ts'

export interface Verdict {
  /** Whether the seed is the one that the server was bound to before the start; null where it was bound to none. */
  seed: boolean | null
  /** How many moves follow from the seed and those before them, of how many. */
  follow: number
  of: number
  /** Whether the players were told what happened: every line of the log, and who won. */
  told: boolean
}

/** Makes the whole match again. `commitment`: what was told before the start, as somebody has noted it. */
export async function verify(
  engine: Engine,
  file: MatchFile,
  commitment: string | null = file.commitment,
): Promise<Verdict> {
  const seed = commitment === null ? null : commitment === (await sha256(`${file.room} ${file.seed}`))
  const { moves } = file
  const first = begin(engine, file)
  if (!first) return { seed, follow: 0, of: moves.length, told: false }
  const said = new Map(file.lines.map(entry => [entry.n, entry]))
  let last = first.G.log.last
  let state = first
  let told = file.start !== null || linesAfter(first, 0).every(entry => isEqual(entry, said.get(entry.n)))
  for (state of statesOf(engine, first, moves)) {
    told &&= linesAfter(state, last).every(entry => isEqual(entry, said.get(entry.n)))
    last = state.G.log.last
  }
  const { outcome } = state.G
  told &&= said.size === 0 || Math.max(...said.keys()) === last
  told &&= isEqual(outcome?.winners ?? [], file.winners)
  return { seed, follow: state._stateID, of: moves.length, told }
}

/** The first state; undefined where today's rules know none. */
function begin(engine: Engine, { seats, options, seed, start }: MatchFile): MatchState | undefined {
  try {
    if (start === null) return engine.begin(seats.length, options, seed)
    const { meta } = engine.game
    const position = {
      game: meta.id,
      rulesVersion: meta.rulesVersion,
      players: seats.length,
      options,
      state: start,
    }
    return engine.beginFrom(position, seed)
  } catch {
    return undefined
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
