/** A fleet with a Diplomat goes through systems of others, if they permit it. TI-52.13, TI-52.21. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import { enemiesIn } from '../space.ts'
import { isOfShips } from '../tactical/draft.ts'
import { slipsOf, stepsOf, stopsOf } from '../tactical/movement.ts'
import { canPass, findWay } from '../tactical/paths.ts'
import { escortedFrom } from './boarding.ts'
import { escortedView, GRANTED, REFUSED, said } from './escort.ts'

/** Systems on the way of a fleet with a Diplomat that are closed without him. */
function closedOn(view: TiView, seat: SeatId, to: Cell, move: ShipMove): Cell[] {
  if (!isOfShips(move)) return []
  const steps = stepsOf(view, seat, to, move)
  const slips = slipsOf(view, seat, move.from, to, steps)
  const journey = { from: move.from, to, steps, wanted: stopsOf(view, move), slips }
  const way =
    move.via ?? findWay(view, seat, journey) ?? findWay(escortedView(view, seat), seat, journey) ?? []
  const closed = way.filter(cell => !canPass(view, cell, seat))
  return closed.length > slips ? closed : []
}

/** Those whom a fleet passes by leave of them, and who have not said anything yet. */
export function hostsOf(view: TiView, seat: SeatId, to: Cell, moves: readonly ShipMove[]): SeatId[] {
  if (!view.leaders) return []
  const escorted = escortedFrom(view, seat, to, moves.filter(isOfShips))
  const closed = moves
    .filter(({ from }) => escorted.includes(from))
    .flatMap(move => closedOn(view, seat, to, move))
  const hosts = new Set(closed.flatMap(cell => enemiesIn(view, cell, seat)))
  return [...hosts].filter(other => !said(view, GRANTED, seat, other))
}

export const passageRules = {
  steps: {
    askPassage({ g }, { seat }) {
      ask(g, {
        seat,
        kind: 'grantPassage',
        required: true,
        about: { seat: ref('seat', g.active!) },
        pick: { of: 'yes', options: ['permit'], min: 0, max: 1 },
      })
    },
  },
  answers: {
    grantPassage({ g }, { seat }, [yes]) {
      const id = yes === undefined ? REFUSED : GRANTED
      g.effects = [...g.effects, { id, by: g.active!, of: seat, until: 'endOfAction' }]
      const about = { seat: ref('seat', seat), other: ref('seat', g.active!) }
      say(g, line(yes === undefined ? 'log.refusesPassage' : 'log.grantsPassage', about))
    },
  },
} satisfies TiChapter
