/** What a legal move chooses, apart: rows of a form in which each value narrows what can be chosen next. */

import isEqual from 'lodash/isEqual.js'
import { type LegalMove, type Line, type Param, type Play, ref, refs } from '../../../kit/index.ts'
import {
  type Cell,
  isActionCard,
  isPoliticalCard,
  type PlanetId,
  UNITS,
  type UnitKind,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { productionLine } from '../../moves/wording.ts'
import { isPlanet } from '../../numbers/planets.ts'
import { cellOf } from '../../rules/planets.ts'
import { named } from '../../rules/politics/outcomes.ts'
import { paymentLines } from '../../rules/windows/words.ts'
import { areasLine, listed, systemRef, unitsLine } from '../../rules/words.ts'
import type { Area, Counts, TiView } from '../../state.ts'
import type { Payment, Production, WarfareMove } from '../../state-plans.ts'

export interface Attr {
  /** Which part of the move it is. */
  key: string
  value: unknown
  label: Line
  /** Where it is on the map. */
  cell?: Cell | undefined
}

const said = (what: Param): Line => line('move.with', { what })

const cardType = (card: string) =>
  isActionCard(card) ? 'actionCard' : isPoliticalCard(card) ? 'politicalCard' : 'strategyCard'

/** How the parts of arguments are called that name one thing. */
const TYPES: { readonly [key: string]: string } = {
  seat: 'seat',
  opponent: 'seat',
  to: 'seat',
  planet: 'planet',
  onto: 'planet',
  unit: 'unit',
  ship: 'unit',
  technology: 'technology',
  free: 'technology',
  other: 'strategyCard',
  copy: 'actionCard',
  objective: 'objective',
}

const isCell = (view: TiView, value: string) => view.galaxy.tiles[value] !== undefined

function attrOf(view: TiView, key: string, value: unknown): Attr | undefined {
  if (typeof value === 'string') {
    if (isCell(view, value)) return { key, value, label: said(systemRef(view, value)), cell: value }
    if (isPlanet(value) && ['planet', 'onto'].includes(key))
      return { key, value, label: said(ref('planet', value)), cell: cellOf(view, value) }
    return {
      key,
      value,
      label: said(key === 'card' ? ref(cardType(value), value) : ref(TYPES[key] ?? key, value)),
    }
  }
  if (typeof value === 'number') return { key, value, label: said(value) }
  if (value === true) return { key, value, label: line('move.cancelAgreements') }
  if (key === 'payment' || key === 'price')
    return { key, value, label: listed(paymentLines(value as Payment)) }
  if (key === 'counters') return { key, value, label: areasLine(value as Counts<Area>) }
  if (key === 'production') return { key, value, label: productionLine(view, value as Production) }
  if (key === 'planets')
    return {
      key,
      value,
      label: said(refs('planet', value as PlanetId[])),
      cell: cellIn(view, value as PlanetId[]),
    }
  if (key === 'agreements')
    return {
      key,
      value,
      label: listed(
        (value as string[][]).map(pair => line('move.cancelAgreement', { seats: refs('seat', pair) })),
      ),
    }
  if (key === 'give' && Array.isArray(value))
    return { key, value, label: said(refs('actionCard', value as string[])) }
  if (key === 'seats') return { key, value, label: said(refs('seat', value as string[])) }
  if (key === 'ships')
    return {
      key,
      value,
      label: listed(
        (value as WarfareMove[]).map(one =>
          line('move.fromTo', {
            units: unitsLine({ [one.ship]: 1 }),
            from: systemRef(view, one.from),
            system: systemRef(view, one.to),
          }),
        ),
      ),
      cell: (value as WarfareMove[])[0]?.from,
    }
  return undefined
}

const cellIn = (view: TiView, [planet]: readonly PlanetId[]) =>
  planet === undefined ? undefined : cellOf(view, planet)

/** The object of a play that says what is chosen, and where it stands among the arguments. */
export function formOf({ args }: Play): { at: number; form: { [key: string]: unknown } } | undefined {
  const at = args.findIndex(
    (arg, i) => i > 0 && typeof arg === 'object' && arg !== null && !Array.isArray(arg),
  )
  return at < 0 ? undefined : { at, form: args[at] as { [key: string]: unknown } }
}

/** What a play chooses. What cannot be said by its parts is said by its label as a whole. */
export function attrsOf(view: TiView, play: LegalMove): Attr[] {
  const found = formOf(play)
  const attrs = found
    ? Object.entries(found.form).flatMap(([key, value]) =>
        value === undefined
          ? []
          : [tradeCard(play, key, value) ?? attrOf(view, key, value) ?? whole(play, key, value)],
      )
    : play.args
        .slice(1)
        .flatMap((value, i) =>
          parted(value).map(one => thingOf(view, `arg${i}`, one) ?? whole(play, `arg${i}`, one)),
        )
  return attrs
}

/** A Trade card is known by its value, which the move says (a draft has no words); the number is its place on the sheet. */
const tradeCard = (
  { move, label }: Play & { label?: Line },
  key: string,
  value: unknown,
): Attr | undefined =>
  move === 'offer' && (key === 'give' || key === 'take')
    ? { key, value, label: said((label?.params?.[key] ?? value) as number) }
    : undefined

/** Two that are elected together are two things. */
const parted = (value: unknown): unknown[] => (typeof value === 'string' ? named(value) : [value])

/** What a move names by itself, without saying which part of it that is. */
function thingOf(view: TiView, key: string, value: unknown): Attr | undefined {
  if (typeof value === 'number') return { key, value, label: said(value) }
  if (typeof value !== 'string') return undefined
  if (isCell(view, value)) return { key, value, label: said(systemRef(view, value)), cell: value }
  if (isPlanet(value)) return { key, value, label: said(ref('planet', value)), cell: cellOf(view, value) }
  if (view.players[value]) return { key, value, label: said(ref('seat', value)) }
  if (UNITS[value as UnitKind]) return { key, value, label: said(ref('unit', value)) }
  if (isActionCard(value)) return { key, value, label: said(ref('actionCard', value)) }
  return undefined
}

/** Whether a move is said by things alone, so that none of its ways needs a sentence. */
export const isOfThings = (view: TiView, play: LegalMove): boolean =>
  play.args.length > 1 && attrsOf(view, play).every(({ label }) => label !== play.label)

/** Moves that begin with a card, which is chosen elsewhere. */
const OF_CARDS = ['playCard', 'playAction', 'strategic', 'sacrificeAgent']

/** Whether a play is another way of what is drafted: of the same card, where there is one. */
export const isWayOf = (draft: Play, { move, args }: Play): boolean =>
  move === draft.move && (!OF_CARDS.includes(move) || args[1] === draft.args[1])

/** Parts that a move can be without, though others of its kind have them: Jol-Nar take one of two technologies, or both. */
const OPTIONAL: readonly string[] = ['technology', 'free']

const without = (key: string): Attr => ({ key, value: undefined, label: line('compose.none') })

/** What a move does where nothing is chosen for it: it has words beside those of the card. */
function plainOf(plays: readonly LegalMove[]): Line | undefined {
  const what = plays.find(play => Object.keys(formOf(play)?.form ?? { none: true }).length === 0)?.label
    .params?.what
  return typeof what === 'object' && 'key' in what ? what : undefined
}

const whole = (play: LegalMove, key: string, value: unknown): Attr => ({ key, value, label: play.label })

/** The play that differs from another one by this value, and else as little as can be. */
export function playWith(
  view: TiView,
  plays: readonly LegalMove[],
  draft: Play | undefined,
  wanted: Pick<Attr, 'key' | 'value'>,
): LegalMove | undefined {
  const now = draft ? attrsOf(view, draft as LegalMove) : []
  const alike = (play: LegalMove) =>
    attrsOf(view, play).filter(one =>
      now.some(other => other.key === one.key && isEqual(other.value, one.value)),
    ).length
  const fits = (attrs: readonly Attr[]) =>
    wanted.value === undefined
      ? attrs.every(({ key }) => key !== wanted.key)
      : attrs.some(({ key, value }) => key === wanted.key && isEqual(value, wanted.value))
  const fitting = plays.filter(play => fits(attrsOf(view, play)))
  return fitting.reduce<LegalMove | undefined>(
    (best, play) => (best && alike(best) >= alike(play) ? best : play),
    undefined,
  )
}

/** A row of the form: one part of the moves, with its values among those that agree with the rows before. */
export interface Row {
  key: string
  values: Attr[]
}

export function rowsOf(view: TiView, plays: readonly LegalMove[], draft: Play): Row[] {
  const all = plays.map(play => attrsOf(view, play))
  const keys = [...new Set(all.flatMap(attrs => attrs.map(({ key }) => key)))]
  const now = attrsOf(view, draft as LegalMove)
  const plain = plainOf(plays)
  let left = all
  const rows: Row[] = []
  for (const key of keys) {
    const values: Attr[] = []
    for (const attrs of left)
      for (const one of attrs)
        if (one.key === key && !values.some(({ value }) => isEqual(value, one.value))) values.push(one)
    const lacking = left.filter(attrs => attrs.every(one => one.key !== key))
    const isOptional = OPTIONAL.includes(key) && values.length > 0 && lacking.length > 0
    if (isOptional) values.push(without(key))
    const isElse = !isOptional && plain !== undefined && lacking.length > 0
    if (isElse) values.unshift({ key, value: undefined, label: plain })
    if (values.length > 0) rows.push({ key, values })
    const chosen = now.find(one => one.key === key)
    if (isOptional && !chosen) left = lacking
    if (chosen) {
      const agreeing = left.filter(attrs =>
        attrs.some(one => one.key === key && isEqual(one.value, chosen.value)),
      )
      if (agreeing.length > 0) left = agreeing
    }
  }
  return rows
}
