/** What pressing a system of the map means for the question that is open, and what the map shows of the answer. */

import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import { type Ask, type LegalMove, type Play, type SeatId, toggledIn } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { planOf } from '../../moves/composing/turn.ts'
import { isPlanet } from '../../numbers/planets.ts'
import { movementOf } from '../../numbers/units.ts'
import type { Sending } from '../../rules/early/sending.ts'
import { dockWay } from '../../rules/floating-docks.ts'
import { cellOf } from '../../rules/planets.ts'
import { refuseActivation } from '../../rules/tactical/activation.ts'
import { findWay } from '../../rules/tactical/paths.ts'
import type { TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import type { Arrow, Marks } from '../map/marks.ts'
import { NO_MARKS } from '../map/marks.ts'
import { attrsOf, isWayOf, playWith } from './attrs.ts'

/** A question in which a system is activated. */
export const isTurn = (ask: Ask) => ask.kind === 'turn' || ask.kind === 'secondAction'

/** Questions before the first round whose answers have parts that only they have. */
const isEarly = (ask: Ask) => ask.kind === 'earlyBuy' || ask.kind === 'earlySend'

export function marksFor(
  view: TiView,
  seat: SeatId | null,
  ask: Ask | undefined,
  legal: readonly LegalMove[],
  draft: Play | undefined,
): Marks {
  if (!ask || seat === null) return NO_MARKS
  if (ask.kind === 'placeTile') return forTile(legal, draft)
  if (ask.pick) return forPick(view, ask, draft)
  if (ask.kind === 'move') return forMoves(view, seat, String(ask.about!.cell), movesIn(draft))
  if (isTurn(ask) && (!draft || draft.move === 'act')) return forTurn(view, seat, draft)
  if (isEarly(ask)) return ask.kind === 'earlySend' ? forSending(view, seat, draft) : NO_MARKS
  const begun = draft ?? voteIn(ask)
  if (!begun) return NO_MARKS
  if (draft?.move === 'transfer')
    return { ...NO_MARKS, chosen: new Set([draft.args[1] as Cell, draft.args[2] as Cell]) }
  return { ...forForm(view, legal, begun), isListed: voteIn(ask) !== undefined }
}

/** Votes for planets are cast on the map, where nothing has been chosen yet, too. */
const voteIn = ({ kind, id }: Ask): Play | undefined =>
  kind === 'vote' || kind === 'decideVote'
    ? { move: kind === 'vote' ? 'vote' : 'decide', args: [id] }
    : undefined

const movesIn = (draft: Play | undefined) => (draft ? (draft.args[1] as ShipMove[]) : [])

function forTurn(view: TiView, seat: SeatId, draft: Play | undefined): Marks {
  const plan = draft && planOf(draft)
  if (plan) return forMoves(view, seat, plan.cell, plan.plan.moves)
  return { ...NO_MARKS, can: new Set(targetsOf(view, seat)) }
}

const targetsOf = (view: TiView, seat: SeatId): Cell[] =>
  view.players[seat]!.counters.command === 0
    ? []
    : Object.keys(view.galaxy.tiles).filter(cell => !refuseActivation(view, seat, cell))

function forMoves(view: TiView, seat: SeatId, to: Cell, moves: readonly ShipMove[]): Marks {
  const from = new Map<Cell, Arrow>()
  for (const { from: cell, ship, via } of moves) {
    if (cell === to) continue
    const found = () =>
      ship === 'spaceDock'
        ? dockWay(view, seat, cell, to)
        : findWay(view, seat, { from: cell, to, steps: movementOf(view, seat, ship, cell).total })
    from.set(cell, { from: cell, to, via: via ?? found() })
  }
  return { ...NO_MARKS, chosen: new Set([to]), from: new Set(from.keys()), arrows: [...from.values()] }
}

/** What leaves home before the first round. */
function forSending(view: TiView, seat: SeatId, draft: Play | undefined): Marks {
  const cells = Object.keys((draft?.args[1] as Sending | undefined)?.ships ?? {})
  const from = view.galaxy.homes[seat]!
  return {
    ...NO_MARKS,
    from: new Set([from]),
    chosen: new Set(cells),
    arrows: cells.map(to => ({ from, to })),
  }
}

/** Where the tile that was taken from the hand can lie. */
function forTile(legal: readonly LegalMove[], draft: Play | undefined): Marks {
  const tile = draft?.args[1]
  const fitting = legal.filter(({ args }) => tile === undefined || args[1] === tile)
  return {
    ...NO_MARKS,
    can: new Set(fitting.map(({ args }) => args[2] as Cell)),
    chosen: new Set(draft?.args[2] ? [draft.args[2] as Cell] : []),
  }
}

/** The system of an option of a pick. */
function cellOfOption(view: TiView, of: string, option: string): Cell | undefined {
  if (of === 'cell') return option
  if (of === 'planet') return isPlanet(option) ? cellOf(view, option) : undefined
  if (of === 'tile') return Object.keys(view.galaxy.tiles).find(cell => view.galaxy.tiles[cell] === option)
  return undefined
}

function forPick(view: TiView, { pick }: Ask, draft: Play | undefined): Marks {
  const cells = (options: readonly string[]) =>
    new Set(options.flatMap(option => cellOfOption(view, pick!.of, option) ?? []))
  const can = cells(pick!.options)
  if (can.size === 0) return NO_MARKS
  const planets = new Set(pick!.of === 'planet' ? (pick!.options as PlanetId[]) : [])
  return { ...NO_MARKS, can, chosen: cells(pickedIn(draft)), planets }
}

function forForm(view: TiView, legal: readonly LegalMove[], draft: Play): Marks {
  const plays = legal.filter(play => isWayOf(draft, play))
  const cells = plays.flatMap(play => attrsOf(view, play).flatMap(({ cell }) => cell ?? []))
  const chosen = attrsOf(view, draft as LegalMove).flatMap(({ cell }) => cell ?? [])
  return { ...NO_MARKS, can: new Set(cells), chosen: new Set(chosen) }
}

/** The draft after a system was pressed; undefined where that means nothing. */
export function pressed(
  view: TiView,
  seat: SeatId,
  ask: Ask,
  legal: readonly LegalMove[],
  draft: Play | undefined,
  cell: Cell,
): Play | undefined {
  if (ask.kind === 'placeTile') {
    const tile = draft?.args[1] ?? legal.find(({ args }) => args[2] === cell)?.args[1]
    return legal.find(({ args }) => args[1] === tile && args[2] === cell)
  }
  if (ask.pick) {
    const here = ask.pick.options.filter(option => cellOfOption(view, ask.pick!.of, option) === cell)
    const chosen = pickedIn(draft)
    const next = here.find(option => !chosen.includes(option)) ?? here[0]
    return next === undefined ? undefined : pickOf(ask.id, toggledIn(ask.pick, chosen, next))
  }
  if (isTurn(ask) && (!draft || draft.move === 'act')) {
    // Who has planned ships already does not lose them by a press beside the target.
    if (draft && planOf(draft)!.plan.moves.length > 0) return undefined
    return refuseActivation(view, seat, cell)
      ? undefined
      : { move: 'act', args: [ask.id, cell, { moves: [] }] }
  }
  const begun = draft ?? voteIn(ask)
  if (!begun || isEarly(ask)) return undefined
  const plays = legal.filter(play => isWayOf(begun, play))
  const wanted = plays.flatMap(play => attrsOf(view, play)).find(attr => attr.cell === cell)
  return wanted && playWith(view, plays, begun, wanted)
}
