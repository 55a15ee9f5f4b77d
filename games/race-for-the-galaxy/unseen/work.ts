/** The work that is left at a question: what the rules have planned, which no view shows, follows from what all see. */
import { isOpen, type SeatId } from '../../kit/index.ts'
import { bringsTeam } from '../rules/develop.ts'
import { phasesOf } from '../rules/round.ts'
import type { RaceStep } from '../rules/steps.ts'
import type { RaceView } from '../state.ts'

const first = ({ asks }: RaceView) => (asks.find(isOpen) ?? asks[0])!

/** What comes after the phase that is being played. */
function afterPhase(g: RaceView): RaceStep[] {
  const plan = phasesOf(g)
  const now = g.phase === 'orb' ? 'orbStep' : g.phase
  const at = plan.findIndex(step => step.do === now && (!('time' in step) || step.time === g.time))
  return plan.slice(at + 1)
}

const turnsOf = (queue: readonly SeatId[]) => queue.map((seat): RaceStep => ({ do: 'orbTurn', seat }))

/** Orb actions that come after the one that is asked about. */
function orbWork(g: RaceView): RaceStep[] {
  const actions: RaceStep[] = [{ do: 'orbMove' }, { do: 'orbPlay' }, { do: 'orbDraw' }, { do: 'orbTurnEnd' }]
  const { kind } = first(g)
  const done = kind === 'orbBreed' ? 0 : kind === 'orbMove' ? 1 : 2
  return [...actions.slice(done), ...turnsOf(g.orb!.queue)]
}

function orbSetupWork(g: RaceView): RaceStep[] {
  const { kind, seat } = first(g)
  const own: RaceStep[] = kind === 'orbFirst' ? [{ do: 'orbCorner', seat }] : []
  const others = g.orb!.queue.flatMap((other): RaceStep[] => [
    { do: 'orbFirst', seat: other },
    { do: 'orbCorner', seat: other },
  ])
  return [...own, ...others]
}

function developWork(g: RaceView): RaceStep[] {
  const { kind, seat } = first(g)
  if (kind === 'develop') return [{ do: 'revealDevelop' }]
  const builders = g.order.filter(one => g.players[one]!.turn.fresh.length > 0)
  const ships = g.orb ? builders.filter(one => bringsTeam(g.players[one]!.tableau.at(-1)!)) : []
  const teams: RaceStep[] =
    kind === 'orbAirlock'
      ? after(g.orb!.priority, seat)
          .filter(one => ships.includes(one))
          .map(one => ({ do: 'newTeam', seat: one }))
      : ships.length > 0
        ? [{ do: 'newTeams', seats: ships }]
        : []
  return [...teams, ...builders.map((one): RaceStep => ({ do: 'afterDevelop', seat: one }))]
}

const after = (order: readonly SeatId[], seat: SeatId) => order.slice(order.indexOf(seat) + 1)

function settleWork(g: RaceView): RaceStep[] {
  const { kind, seat } = first(g)
  if (kind === 'settle') return [{ do: 'revealSettle' }]
  const { placing, placed } = g.players[seat]!.turn
  const by = kind === 'extra' ? 'extra' : (placing ?? placed.at(-1)!).by
  const isFirst = by === 'choice' || by === 'reveal'
  const draws = (one: SeatId): RaceStep[] => [
    { do: 'onPlace', seat: one },
    { do: 'settleDraws', seat: one },
  ]
  const own = kind === 'extra' ? [] : kind === 'discardForGood' ? draws(seat).slice(1) : draws(seat)
  const extras = (seats: readonly SeatId[]) => seats.map((one): RaceStep => ({ do: 'extra', seat: one }))
  if (!isFirst)
    return [...own, ...extras(kind === 'extra' ? after(g.order, seat) : [seat, ...after(g.order, seat)])]
  const settlers = g.order.filter(one => {
    const { turn } = g.players[one]!
    return turn.placing !== null || turn.placed.length > 0
  })
  const later = kind === 'discardForGood' ? after(settlers, seat) : settlers
  return [...(kind === 'discardForGood' ? own : []), ...later.flatMap(draws), ...extras(g.order)]
}

function phaseWork(g: RaceView): RaceStep[] {
  const { kind } = first(g)
  switch (g.phase) {
    case 'orb':
      return orbWork(g)
    case 'develop':
      return developWork(g)
    case 'settle':
      return settleWork(g)
    case 'produce':
      return [...(kind === 'gather' ? [{ do: 'produceAll' } as const] : []), { do: 'produceDraws' }]
    default:
      return []
  }
}

/** The stack of steps: the one that is done next is the last. */
export function workLeft(g: RaceView): RaceStep[] {
  if (g.outcome || g.asks.length === 0) return []
  switch (g.phase) {
    case 'start':
      return [{ do: 'revealStart' }]
    case 'orbSetup':
      return [...orbSetupWork(g), { do: 'chooseActions' } as const].reverse()
    case 'actions':
      return [{ do: 'revealActions' }]
    case 'discard':
      return [{ do: 'testEnd' }]
    default:
      return [...phaseWork(g), ...afterPhase(g)].reverse()
  }
}
