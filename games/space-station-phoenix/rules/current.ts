/** The action that is being carried out, part by part, whatever ship or power it comes from. */
import { ask, type Env, next, ref, type SeatId, say } from '../../kit/index.ts'
import { type Action, type Components, type DieFace, TRACK_IDS } from '../components.ts'
import { line } from '../line.ts'
import type { Current, PhoenixState, PhoenixView } from '../state.ts'
import { type Acting, refuseAction, refuseAdvance } from './actions.ts'
import { gain, walletOf } from './bags.ts'
import { expeditionOf, transactionsOf } from './costs.ts'

/** The current action as one type of action, with who acts. Asked for only where it is one. */
export function actingAs<T extends Action['type']>(g: PhoenixView, seat: SeatId, type: T) {
  const { action, source, byShip } = g.current!
  if (action.type !== type) throw new Error(`the current action is ${action.type}, not ${type}`)
  const [owner, id] = source.split('/')
  return {
    seat,
    action: action as Extract<Action, { type: T }>,
    wallet: walletOf(g.players[seat]!),
    using: byShip && owner === seat ? id : undefined,
  } satisfies Acting
}

/** Begins an action; `source` is the ship or the power. [SSP-4.05] */
export function startAction(
  c: Components,
  { g, random }: Env<PhoenixState>,
  seat: SeatId,
  { action, source, byShip }: Pick<Current, 'action' | 'source' | 'byShip'>,
): void {
  g.current = { action, source, byShip, done: 0, dice: [], advanced: [] }
  if (action.type === 'expedition') {
    const { dice } = expeditionOf(c, g, seat, action)
    const { dieFaces } = c.constants
    g.current.dice = Array.from({ length: dice.total }, () => dieFaces[random.Die(dieFaces.length) - 1]!)
    say(
      g,
      line('log.rolls', { seat: ref('seat', seat), dice: g.current.dice.map(face => ref('face', face)) }),
    )
  }
  next(g, { do: 'act' })
}

/** The most parts that the current action has. */
export function partsOf(c: Components, g: PhoenixView, seat: SeatId): number {
  const { action } = g.current!
  switch (action.type) {
    case 'transport':
      return transactionsOf(c, g, seat, action).total
    case 'expedition':
      return expeditionOf(c, g, seat, action).cargo.total
    case 'diplomacy':
      return action.advances
    default:
      return 1
  }
}

/** Whether a further part of the current action is possible. [SSP-5.17] */
function isOver(c: Components, g: PhoenixState, seat: SeatId): boolean {
  const { action, done, dice, advanced } = g.current!
  if (done >= partsOf(c, g, seat)) return true
  if (action.type === 'expedition') return dice.length === 0
  const acting = { ...actingAs(g, seat, action.type) }
  if (action.type === 'diplomacy')
    return TRACK_IDS.every(track => refuseAdvance(c, g, { ...acting, action }, track, advanced))
  return refuseAction(c, g, acting) !== undefined
}

/** Farm and ice ships give at once. [SSP-10.01] */
function harvest(g: PhoenixState, seat: SeatId, action: Extract<Action, { type: 'farm' | 'ice' }>): void {
  const [kind, count] =
    action.type === 'farm' ? (['food', action.food] as const) : (['water', action.water] as const)
  gain(g.players[seat]!, { [kind]: count })
  say(g, line('log.harvests', { seat: ref('seat', seat), resource: ref('resource', kind), count }))
}

export function currentSteps(c: Components) {
  return {
    /** The next part of the current action, unless it is over or was ended. [SSP-5.17] */
    act({ g }: Env<PhoenixState>) {
      if (g.current === null) return
      const seat = g.active!
      const { action, done } = g.current
      if (action.type === 'farm' || action.type === 'ice') {
        harvest(g, seat, action)
        g.current = null
      } else if (isOver(c, g, seat)) {
        g.current = null
      } else {
        next(g, { do: 'act' })
        ask(g, { seat, kind: action.type, required: true, about: { count: partsOf(c, g, seat) - done } })
      }
    },
  }
}

/** One die of a face leaves the roll. */
export function takeDie(current: Current, face: DieFace): void {
  current.dice.splice(current.dice.indexOf(face), 1)
}
