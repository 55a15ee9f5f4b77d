/**
 * What happened between two views, one after the other. The log says in which order; what a system then looks like is
 * taken from the newer view as soon as a line has named it, so that no rule is told twice.
 */
import { freshLines, type Happening, type Script } from '../../../kit/board/useStage.ts'
import { asksOf, type Line, type SeatId } from '../../../kit/index.ts'
import { type Cell, SHIP_KINDS, type UnitKind } from '../../data/index.ts'
import { countOf } from '../../rules/counts.ts'
import { shipsOf } from '../../rules/space.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'
import { type Scene, scenesBetween } from './fights.ts'
import { cellIn, cellsIn, doerOf, placesIn, planetsIn, unitsIn } from './lines.ts'

/** Ships on their way. */
export interface Flight {
  seat: SeatId
  from: Cell
  to: Cell
  units: Counts<UnitKind>
}

/** Dice of some units, as they fell. */
export interface Dice {
  seat: SeatId
  dice: readonly number[]
  /** What a die must show at least; undefined where it is told by other lines. */
  needed: number | undefined
}

export interface TiHappening extends Happening {
  /** Where it happens, as far as it happens on the map. */
  cells: Cell[]
  flights: Flight[]
  dice: Dice[]
  /** The fight that it is part of, with both sides. */
  scene: Scene | undefined
  /** The newer view: what led to it is told. */
  after: TiView
  /** How many of the lines that led to it are told with this. */
  told: number
  all: readonly Line[]
}

type Telling = Omit<TiHappening, 'told' | 'all'>

/** Lines that the picture shows anyway. */
const SILENT = /^log\.(exhausted|combatRound|status|orderOfPlay)$/

/** Lines of one kind, or of kinds that belong together, that are told at once. */
const TOGETHER: readonly RegExp[] = [
  /^log\.(moves|movesWith)$/,
  /^log\.(rolls|rollsAgain|pdsFires|bombards)$/,
  /^log\.(loses|losesOn|losesFighters|sustains)$/,
  /^log\.(lands|gainsPlanet)$/,
  /^log\.(builds|appears)$/,
  /^log\.(gainsCounters|draws|gainsTradeGoods|statusCounters|takesTradeGoods|refreshes)$/,
]

/** Moments that need a longer look, or a shorter one. */
const WEIGHTS: { readonly [key: string]: number } = {
  moves: 1.2,
  movesWith: 1.2,
  rolls: 2,
  loses: 1.4,
  sustains: 1.2,
  rollsAgain: 1.2,
  battle: 1.2,
  playsCard: 1.4,
  playsCardOn: 1.4,
  strategic: 1.2,
  agendaEnds: 1.6,
  claims: 1.4,
  round: 1.2,
  eliminated: 1.6,
  activates: 0.7,
  picksStrategy: 0.7,
  draws: 0.5,
  gainsCounters: 0.5,
  passes: 0.5,
}

/** No view takes longer than so many ordinary steps. */
const LONGEST = 12

/** What nobody needs to be told who has done it. What comes by chance, or was hidden, is always told. */
const isOwnAct = (line: Line, seat: SeatId | null): boolean =>
  seat !== null && doerOf(line) === seat && !UNFORESEEN.test(line.key)

const UNFORESEEN = /^log\.(rolls|loses|sustains|artifact|finds|turnsUp|seesCounter|razes|holdsOut)/

const DICE = /^log\.(rolls|rollsAgain|artifactDice)$/

/** The happenings between two views for a reader. */
export function happeningsOf(before: TiView, after: TiView, seat: SeatId | null): TiHappening[] {
  if (isStillAsked(before, after, seat)) return []
  const all = freshLines(before, after).flatMap(({ line }) => line ?? [])
  const happenings: TiHappening[] = []
  const sceneOf = scenesBetween(before, after)
  let where = placeOf(before)
  all.forEach((line, i) => {
    where = placesIn(after, line).at(-1) ?? where
    const scene = sceneOf(line)
    if (SILENT.test(line.key) || isOwnAct(line, seat)) return
    const now = { ...happening(after, line, where), scene }
    const last = happenings.at(-1)
    if (last && isToldWith(last, now)) {
      last.lines.push(line)
      last.told = i + 1
      last.cells = [...new Set([...last.cells, ...now.cells])]
      last.flights.push(...now.flights)
      last.dice.push(...now.dice)
      last.scene ??= scene
    } else happenings.push({ ...now, told: i + 1, all })
  })
  const total = happenings.reduce((sum, { weight }) => sum + weight, 0)
  const scale = Math.min(1, LONGEST / Math.max(total, 1))
  return happenings.map(one => ({ ...one, weight: one.weight * scale }))
}

/** Lines of one kind are told at once, but not those of two rounds of a fight. */
function isToldWith(one: Telling, other: Telling): boolean {
  if (one.scene && other.scene && one.scene.id !== other.scene.id) return false
  return TOGETHER.some(keys => [one, other].every(({ lines }) => keys.test(lines[0]!.key)))
}

/** Whoever is about to answer a question goes on seeing how things are. */
function isStillAsked(before: TiView, after: TiView, seat: SeatId | null): boolean {
  if (seat === null) return false
  const known = new Set(asksOf(before, seat).map(({ id }) => id))
  return asksOf(after, seat).some(({ id, required }) => required && known.has(id))
}

/** Where it is going on: lines about dice name no system. */
const placeOf = ({ battle, invasion, action }: TiView): Cell | undefined =>
  battle?.cell ?? invasion?.cell ?? action?.systems[0]

function happening(view: TiView, line: Line, where: Cell | undefined): Omit<Telling, 'scene'> {
  const { key, params = {} } = line
  const seat = doerOf(line)
  const [from, to] = [cellIn(view, line, 'from'), cellIn(view, line, 'system')]
  const isFlight = seat !== undefined && from !== undefined && to !== undefined
  const isRoll = DICE.test(key)
  const named = placesIn(view, line)
  return {
    lines: [line],
    weight: WEIGHTS[key.replace(/^log\./, '')] ?? 1,
    cells: named.length > 0 ? named : isRoll && where !== undefined ? [where] : [],
    flights: isFlight
      ? // Whoever retreats takes everything along.
        [{ seat, from, to, units: params.units ? unitsIn(params.units) : shipsOf(view, to, seat) }]
      : [],
    dice:
      isRoll && seat !== undefined
        ? [
            {
              seat,
              dice: params.dice as readonly number[],
              needed: typeof params.needed === 'number' ? params.needed : undefined,
            },
          ]
        : [],
    after: view,
  }
}

/** The picture after a happening: all systems and planets that were named until then, as they are afterwards. */
export function pictureAfter(before: TiView, { after, all, told }: TiHappening): TiView {
  if (told === all.length) return after
  const [known, coming] = [all.slice(0, told), all.slice(told)]
  const picture = {
    ...before,
    space: { ...before.space },
    activated: { ...before.activated },
    ...(before.docks && { docks: { ...before.docks } }),
  }
  for (const cell of known.flatMap(line => cellsIn(after, line))) {
    copy(picture.space, after.space, cell)
    copy(picture.activated, after.activated, cell)
    if (picture.docks && after.docks) copy(picture.docks, after.docks, cell)
  }
  for (const line of coming)
    if (/^log\.loses(Fighters)?$/.test(line.key)) picture.space = unlost(picture, line)
  const planets = { ...before.planets }
  const open = new Set(coming.flatMap(planetsIn))
  for (const planet of known.flatMap(planetsIn)) if (!open.has(planet)) copy(planets, after.planets, planet)
  return { ...picture, planets }
}

function copy<T>(to: { [key: string]: T }, from: { readonly [key: string]: T }, key: string): void {
  const value = from[key]
  if (value === undefined) delete to[key]
  else to[key] = value
}

const NOBODY: Fleet = { ships: {}, damaged: {}, laden: [] }

/** Space, with ships that will be lost only later. */
function unlost({ galaxy, space }: TiView, line: Line): TiView['space'] {
  const cell = cellIn({ galaxy }, line, 'system')
  const seat = doerOf(line)
  if (cell === undefined || seat === undefined) return space
  const fleet = space[cell]?.[seat] ?? NOBODY
  const units = unitsIn(line.params?.units)
  const ships = { ...fleet.ships }
  for (const kind of SHIP_KINDS)
    if (countOf(units, kind) > 0) ships[kind] = countOf(ships, kind) + countOf(units, kind)
  return { ...space, [cell]: { ...space[cell], [seat]: { ...fleet, ships } } }
}

/** How a reader is shown what others do. */
export const scriptFor = (seat: SeatId | null): Script<TiView, TiHappening> => ({
  happenings: (before, after) => happeningsOf(before, after, seat),
  picture: pictureAfter,
})
