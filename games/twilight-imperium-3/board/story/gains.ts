/** Where points came from, round by round, as the log of a game tells it. */
import type { LogEntry, Params, Ref, SeatId } from '../../../kit/index.ts'
import { OBJECTIVES } from '../../data/index.ts'
import type { TiView } from '../../state.ts'

/** Points that somebody got or lost at one moment. */
export interface Gain {
  seat: SeatId
  round: number
  /** Below 0 where they were lost. */
  points: number
  /** What brought them. */
  by: Ref | undefined
}

/** Lines after which points come, and what they name as the reason. */
const REASONS: { readonly [key: string]: string } = {
  'log.claims': 'objective',
  'log.strategic': 'card',
  'log.agendaEnds': 'card',
  'log.lawEnds': 'card',
  'log.voice': 'objective',
  'log.findsArtifact': 'objective',
  'log.gainsPlanet': 'planet',
  'log.turnsUpCounter': 'planet',
}

const SEAT = 'seat:'

/** All that anybody got or lost, in order; undefined where the beginning of the log is missing. */
export function gainsIn(lines: readonly LogEntry[]): Gain[] | undefined {
  if (lines[0]?.n !== 1) return undefined
  const gains: Gain[] = []
  let round = 0
  let by: Ref | undefined
  for (const { line } of lines) {
    const { key = '', params = {} } = line ?? {}
    const reason = REASONS[key]
    if (key === 'log.round') {
      round = Number(params.round)
      by = undefined
    } else if (reason !== undefined) by = params[reason] as Ref
    else if (key === 'log.points' || key === 'log.losesPoints')
      gains.push({ ...changeOf(params, key === 'log.points' ? 1 : -1), round, by })
  }
  return gains
}

const changeOf = ({ seat, count }: Params, sign: number) => ({
  seat: String(seat).slice(SEAT.length),
  points: sign * Number(count),
})

/** Where points come from, as bars show it. */
export const PARTS = ['public', 'secret', 'cards', 'other'] as const
export type Part = (typeof PARTS)[number]

/** Somebody's points by where they came from. Without the log nobody knows what strategy cards brought. */
export function partsOf(view: TiView, seat: SeatId, gains: readonly Gain[] = []): { [P in Part]: number } {
  const { claimed, points } = view.players[seat]!
  const worth = (isIn: (deck: string) => boolean) =>
    claimed.reduce((sum, id) => sum + (isIn(OBJECTIVES[id].deck) ? (OBJECTIVES[id].points ?? 0) : 0), 0)
  const parts = {
    public: worth(deck => deck.startsWith('stage')),
    secret: worth(deck => deck === 'secret'),
    cards: gains.reduce(
      (sum, one) => sum + (one.seat === seat && one.by?.startsWith('strategyCard:') ? one.points : 0),
      0,
    ),
  }
  return { ...parts, other: points - parts.public - parts.secret - parts.cards }
}
