/** Cards and windows in words. */
import { type Line, type Param, ref, refs } from '../../../kit/index.ts'
import { isActionCard, isPoliticalCard, type OwnWindow, WINDOWS, type WindowId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiView } from '../../state.ts'
import type { CardArgs, Moment } from '../../state-cards.ts'
import type { Payment } from '../../state-plans.ts'
import { listed, systemRef, unitsLine } from '../words.ts'

type Words = Pick<TiView, 'galaxy' | 'played' | 'space' | 'volleys'>

/** What was chosen with a card; nothing where nothing is. */
export function cardArgsLine(g: Words, args: CardArgs): Line | undefined {
  const {
    copy,
    price,
    payment,
    unit,
    technology,
    seat,
    seats = [],
    cell,
    to,
    planet,
    onto,
    planets = [],
    card,
    other,
    ability,
    ships = [],
    count,
  } = args
  const named: (Param | undefined)[] = [
    copy && ref('actionCard', copy),
    unit && unitsLine({ [unit]: 1 }),
    technology && ref('technology', technology),
    seat && ref('seat', seat),
    ...refs('seat', seats),
    cell && systemRef(g, cell),
    planet && ref('planet', planet),
    onto && ref('planet', onto),
    ...refs('planet', planets),
    to && systemRef(g, to),
    shipLine(g, args),
    card && ref(typeOf(card), card),
    other && ref('strategyCard', other),
    ability && ref('ability', ability),
    ...ships.map(one =>
      line('move.fromTo', {
        units: unitsLine({ [one.ship]: 1 }),
        from: systemRef(g, one.from),
        system: systemRef(g, one.to),
      }),
    ),
    dieLine(g, args),
    count === undefined ? undefined : line('move.units', { count }),
  ]
  for (const paid of [payment, price]) if (paid) named.push(...paymentLines(paid))
  const said = named.flatMap(what => (what === undefined ? [] : [line('move.with', { what })]))
  return said.length === 0 ? undefined : listed(said)
}

/** What kind of card an id is of. */
const typeOf = (card: string) =>
  isActionCard(card) ? 'actionCard' : isPoliticalCard(card) ? 'politicalCard' : 'strategyCard'

/** One of the dice on the table, by what it shows. */
function dieLine(g: Words, { die }: CardArgs): Line | undefined {
  if (!die) return undefined
  const volley = g.volleys[die.volley]
  const group = volley?.groups[die.group]
  if (!volley || !group) return undefined
  const about = { value: die.value, seat: ref('seat', volley.seat), unit: ref('unit', group.unit) }
  return line('move.die', { ...about, what: line(`rollFor.${volley.rollFor}`), needed: group.needed })
}

/** What is paid, if anything is. */
export const paymentLines = ({ planets, tradeGoods }: Payment): Line[] => [
  ...planets.map(planet => line('move.exhaust', { planet: ref('planet', planet) })),
  ...(tradeGoods > 0 ? [line('move.spend', { count: tradeGoods })] : []),
]

/** A ship, with what it has aboard where that tells it from others. */
function shipLine(g: Words, { seat, cell, ship, laden }: CardArgs): Line | undefined {
  if (ship === undefined) return undefined
  const cargo = seat && cell && laden !== undefined ? g.space[cell]?.[seat]?.laden[laden]?.cargo : undefined
  const units = unitsLine({ [ship]: 1 })
  return cargo && laden !== undefined
    ? line('move.ladenShip', { units, cargo: unitsLine(cargo), count: laden + 1 })
    : units
}

/** The windows in which others are asked. */
type AskedWindow = Exclude<WindowId, OwnWindow | 'any'>

/** The moment of a window, for whoever is asked and whoever waits. */
export function momentLine(
  g: Words,
  { id, cause: { cell, planet, seat, of, card, play, lost } }: Moment,
): Line {
  const played = g.played.find(({ n }) => n === play)
  const isBombardment = id === WINDOWS.invasion && planet === undefined
  return line(isBombardment ? 'moment.bombardment' : lost ? 'moment.lost' : `moment.${id as AskedWindow}`, {
    ...(cell !== undefined && { system: systemRef(g, cell) }),
    ...(planet !== undefined && { planet: ref('planet', planet) }),
    ...(seat !== undefined && { seat: ref('seat', seat) }),
    ...(of !== undefined && { other: ref('seat', of) }),
    ...(card !== undefined && { card: ref('strategyCard', card) }),
    ...(played && { seat: ref('seat', played.by), card: ref('actionCard', played.card) }),
  })
}
