/** Space mines: laid by Cruisers, and rolled for by whoever comes. Section 39. */

import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, SHIP_KINDS, type ShipKind, SPACE_MINES } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { mineValue } from '../../numbers/mines.ts'
import { sustains } from '../../numbers/units.ts'
import type { Arrived, Fleet, TiChapter, TiState, TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import { SIDES } from '../battle/dice.ts'
import { ladenOf, type Taken, takeHits } from '../battle/hits.ts'
import { addTo, countOf, isNone, sumOfCounts } from '../counts.ts'
import { fleetOf, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { systemRef, unitsLine } from '../words.ts'
import { isOfShips } from './draft.ts'
import type { MineStep } from './steps.ts'

type Field = Pick<TiView, 'mines'>

/** Whose mines lie in a system, one entry for each. */
export const minesIn = ({ mines }: Field, cell: Cell): readonly SeatId[] => mines?.[cell] ?? []

/** Mines that are dangerous to a player. [TI-39.10] */
export const minesAgainst = (g: Field, cell: Cell, seat: SeatId): readonly SeatId[] =>
  minesIn(g, cell).filter(owner => owner !== seat)

/** Tokens that are left, for all players together. [TI-39.03] */
export const minesLeft = ({ mines = {} }: Field): number =>
  SPACE_MINES.tokens - Object.values(mines).reduce((sum, owners) => sum + owners.length, 0)

/** Why no mine can be laid there, by the ships that were there before anything is built. [TI-39.01 to TI-39.04] */
export function refuseMine(view: TiView, seat: SeatId, cell: Cell): Refusal | undefined {
  if (!view.options.spaceMines) return refuse('TI-39.01', 'noMines')
  if (countOf(shipsOf(view, cell, seat), 'cruiser') === 0)
    return refuse('TI-39.01', 'needsCruiser', { unit: ref('unit', 'cruiser') })
  return minesLeft(view) > 0 ? undefined : refuse('TI-39.03', 'noMines')
}

export function layMine(g: TiState, seat: SeatId, cell: Cell): void {
  g.mines = { ...g.mines, [cell]: [...minesIn(g, cell), seat] }
  say(g, line('log.laysMine', { seat: ref('seat', seat), system: systemRef(g, cell) }))
}

export function removeMine(g: TiState, cell: Cell, owner: SeatId): void {
  const left = [...minesIn(g, cell)]
  left.splice(left.indexOf(owner), 1)
  const { [cell]: _, ...others } = g.mines!
  g.mines = left.length > 0 ? { ...others, [cell]: left } : others
  say(g, line('log.mineGone', { seat: ref('seat', owner), system: systemRef(g, cell) }))
}

/** The markers of whoever is out leave the map. [TI-25.03] */
export function removeMinesOf(g: TiState, seat: SeatId): void {
  if (!g.mines) return
  const left = Object.entries(g.mines).map(
    ([cell, owners]) => [cell, owners.filter(one => one !== seat)] as const,
  )
  g.mines = Object.fromEntries(left.filter(([, owners]) => owners.length > 0))
}

/** A whole fleet that comes. */
export const allOf = ({ ships, damaged, laden }: Fleet): Arrived => ({
  ships: { ...ships },
  damaged: { ...damaged },
  laden: sumOfCounts(...laden.map(({ ship }) => ({ [ship]: 1 }))),
})

/** Ships that come from other systems: what only picks something up has been there. [TI-39.05, TI-39.07] */
export function arriving(
  view: Pick<TiView, 'space'>,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
): Arrived {
  const from = moves.filter(isOfShips).filter(move => move.from !== to)
  const isLaden = ({ laden, load = [] }: ShipMove) =>
    laden !== undefined || load.some(({ units }) => Object.keys(units).some(kind => kind !== 'fighter'))
  const isHurt = (move: ShipMove) =>
    move.laden === undefined
      ? (move.damaged ?? 0)
      : fleetOf(view, move.from, seat).laden[move.laden]!.damaged
        ? 1
        : 0
  return {
    ships: sumOfCounts(...from.map(({ ship, count }) => ({ [ship]: count }))),
    damaged: sumOfCounts(...from.map(move => ({ [move.ship]: isHurt(move) }))),
    laden: sumOfCounts(...from.filter(isLaden).map(({ ship }) => ({ [ship]: 1 }))),
  }
}

/** Whoever comes rolls after the PDS, or at once where none fire. Where there are no mines there is no step. [TI-39.08] */
export const minesFor = (g: TiState, seat: SeatId, cell: Cell, ships?: Arrived): MineStep[] =>
  g.options.spaceMines && minesAgainst(g, cell, seat).length > 0
    ? [{ do: 'mines', seat, cell, ...(ships && { ships }) }]
    : []

/** The same for single ships that go to several systems, before they move. */
export const minesForEach = (
  g: TiState,
  seat: SeatId,
  moves: readonly { to: Cell; move: ShipMove }[],
): MineStep[] =>
  [...new Set(moves.map(({ to }) => to))].flatMap(cell => {
    const coming = moves.filter(({ to }) => to === cell).map(({ move }) => move)
    return minesFor(g, seat, cell, arriving(g, seat, cell, coming))
  })

/** A ship that rolls. */
interface Roller {
  isHurt: boolean
  /** Its place among laden ships. */
  place?: number
}

/** The ships of a kind that came and are still there, each named before its die: laden ones first. [TI-39.11] */
function rollersOf(fleet: Fleet, kind: ShipKind, { ships, damaged, laden }: Arrived): Roller[] {
  const count = Math.min(countOf(ships, kind), countOf(fleet.ships, kind))
  const places = ladenOf(fleet, kind)
  const isHurt = (place: number) => fleet.laden[place]!.damaged === true
  const empty = countOf(fleet.ships, kind) - places.length
  const carrying = Math.min(places.length, count, Math.max(countOf(laden, kind), count - empty))
  // Those that came last stand last.
  const named = places.slice(places.length - carrying)
  const plain = count - carrying
  const hurtThere = countOf(fleet.damaged, kind) - places.filter(isHurt).length
  const hurtCame = countOf(damaged, kind) - named.filter(isHurt).length
  const hurt = Math.min(plain, hurtThere, Math.max(hurtCame, plain - (empty - hurtThere)))
  return [
    ...named.map(place => ({ place, isHurt: isHurt(place) })),
    ...Array.from({ length: plain }, (_, i) => ({ isHurt: i < hurt })),
  ]
}

export const mineRules = {
  steps: {
    /** A die for each ship but Fighters; then one of the mines is gone. [TI-39.05, TI-39.06] */
    mines({ g, random }, { seat, cell, ships }) {
      const arrived = ships ?? g.action?.arrived?.[cell]
      if (!arrived || minesAgainst(g, cell, seat).length === 0) return
      const fleet = fleetOf(g, cell, seat)
      const taken: Taken = { destroy: {}, sustain: {}, laden: [] }
      let rolled = 0
      const needed = mineValue(g, seat).total
      for (const kind of SHIP_KINDS) {
        const rollers = kind === 'fighter' ? [] : rollersOf(fleet, kind, arrived)
        if (rollers.length === 0) continue
        rolled += rollers.length
        const dice = rollers.map(() => random.Die(SIDES))
        const hit = rollers.filter((_, i) => dice[i]! >= needed)
        say(
          g,
          line('log.rollsAtMines', {
            seat: ref('seat', seat),
            units: unitsLine({ [kind]: rollers.length }),
            needed,
            dice,
            count: hit.length,
          }),
        )
        for (const { isHurt, place } of hit) {
          if (sustains(g, seat, kind) && !isHurt) addTo(taken.sustain, kind, 1)
          else {
            addTo(taken.destroy, kind, 1)
            if (place !== undefined) taken.laden.push(place)
          }
        }
      }
      if (rolled === 0) return
      doNext(g, { do: 'unitLimits' })
      if (!isNone(taken.destroy) || !isNone(taken.sustain)) takeHits(g, seat, cell, taken)
      const owners = [...new Set(minesAgainst(g, cell, seat))]
      if (owners.length === 1) removeMine(g, cell, owners[0]!)
      else
        ask(g, {
          seat,
          kind: 'chooseMine',
          required: true,
          about: { system: systemRef(g, cell) },
          pick: { of: 'seat', options: owners, min: 1, max: 1 },
          memo: { cell },
        })
    },
  },
  answers: {
    chooseMine({ g }, { memo }, [owner]) {
      removeMine(g, memo.cell, owner!)
    },
  },
} satisfies TiChapter
