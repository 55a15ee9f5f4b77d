/** Which ships come, with what they take along, step by step. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { line } from '../../line.ts'
import { countOf } from '../../rules/counts.ts'
import { planetsIn } from '../../rules/planets.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import { boardingSteps, leadersKept } from './leaders.ts'
import { movesOf, wishesOf } from './ship-moves.ts'
import { type Source, sourcesOf } from './sources.ts'
import { counted, type Step, within } from './steps.ts'
import { waysOf } from './ways.ts'
import {
  loadOf,
  NOTHING,
  roomOf,
  stepsOf,
  stopsOf,
  type Wish,
  type Wishes,
  withCargo,
  withFar,
  withShips,
  withVia,
} from './wishes.ts'

/** Every step by which other ships come to a system; `only`: those of one system. */
export function fleetSteps(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
  only?: Cell,
): Step<ShipMove[]>[] {
  const wishes = wishesOf(moves)
  const sources = sourcesOf(view, seat, to).filter(({ from }) => only === undefined || from === only)
  const steps = sources.flatMap(source =>
    within(
      [
        ...shipSteps(view, seat, to, source, wishes),
        ...cargoSteps(view, seat, to, source, wishes, only !== undefined),
      ],
      next => leadersKept(view, seat, moves, movesOf(view, seat, next)),
    ),
  )
  return [...steps, ...boardingSteps(view, seat, to, moves, only)]
}

const headOf = (view: TiView, { from }: Source) => line('compose.from', { system: systemRef(view, from) })

function shipSteps(view: TiView, seat: SeatId, to: Cell, source: Source, wishes: Wishes): Step<Wishes>[] {
  const { from, stacks } = source
  const of = headOf(view, source)
  const lands = planetsIn(view, to).length > 0
  const wish = wishes[from] ?? NOTHING
  const usable = stacks.filter(({ isInReach }) => isInReach)
  const set = (now: Wishes, kind: (typeof stacks)[number]['kind'], count: number) =>
    withShips(view, seat, { from, kind, count, lands }, now)
  const isAll = usable.every(({ kind, there }) => countOf(wish.ships, kind) === there)
  const { [from]: _, ...others } = wishes
  return [
    ...(usable.length > 0 && !isAll
      ? [
          {
            of,
            label: line('compose.all'),
            to: usable.reduce((now, { kind, there }) => set(now, kind, there), wishes),
          },
        ]
      : []),
    ...(wishes[from] ? [{ of, label: line('compose.none'), to: others }] : []),
    ...usable.flatMap(({ kind, there }) =>
      counted({
        of,
        unit: kind,
        value: countOf(wish.ships, kind),
        max: there,
        to: count => set(wishes, kind, count),
      }),
    ),
  ]
}

const TAKEN = { more: 'compose.take', fewer: 'compose.leave' } as const

function cargoSteps(
  view: TiView,
  seat: SeatId,
  to: Cell,
  source: Source,
  wishes: Wishes,
  isAlone: boolean,
): Step<Wishes>[] {
  const { from, ground, fighters } = source
  const wish = wishes[from]
  if (!wish) return []
  const of = headOf(view, source)
  const free = roomOf(view, seat, from, wish) - loadOf(wish)
  const put = (next: Wish): Wishes => ({ ...wishes, [from]: next })
  const stops = isAlone ? [] : stopsOf(view, seat, from, to, wish)
  const all = [...ground, ...stops.flatMap(stop => stop.ground)]
  const most = (there: number, now: number) => Math.min(there, now + Math.max(0, free))
  return within(
    [
      ...all.flatMap(({ planet, kind, there }) => {
        const value = countOf(wish.cargo[planet], kind)
        const words = { ...TAKEN, params: { place: `planet:${planet}` } }
        return counted({
          of,
          unit: kind,
          value,
          max: most(there, value),
          words,
          to: count => withCargo(wish, planet, kind, count),
        })
      }),
      ...(countOf(wish.ships, 'fighter') === 0
        ? counted({
            of,
            unit: 'fighter',
            value: wish.fighters,
            max: most(fighters, wish.fighters),
            words: { ...TAKEN, params: { place: systemRef(view, from) } },
            to: (count): Wish => ({ ...wish, fighters: count }),
          })
        : []),
      ...stops.flatMap(({ at, fighters: there }) => {
        const value = wish.far?.[at] ?? 0
        const words = { ...TAKEN, params: { place: systemRef(view, at) } }
        return counted({
          of,
          unit: 'fighter',
          value,
          max: most(there, value),
          words,
          to: count => withFar(wish, at, count),
        })
      }),
      ...(isAlone ? [] : waySteps(view, seat, to, source, wish)),
    ],
    put,
  )
}

function waySteps(view: TiView, seat: SeatId, to: Cell, source: Source, wish: Wish): Step<Wish>[] {
  const of = headOf(view, source)
  const ways = waysOf(view, seat, source.from, to, stepsOf(view, seat, source.from, wish))
  return [
    ...ways
      .filter(({ via }) => via.join() !== wish.via?.join())
      .map(({ via, dangers }) => ({
        of,
        label: line(
          dangers.length > 0 ? 'compose.viaDanger' : via.length > 0 ? 'compose.via' : 'compose.straight',
          {
            systems: via.map(cell => systemRef(view, cell)),
            dangers: dangers.map(cell => systemRef(view, cell)),
          },
        ),
        to: withVia(wish, via),
      })),
    ...(wish.via ? [{ of, label: line('compose.anyWay'), to: withVia(wish, undefined) }] : []),
  ]
}
