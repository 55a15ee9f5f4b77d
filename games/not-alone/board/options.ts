/**
 * The legal moves as the board offers them: families ("lock", "play Clone", "use the power of the River") and, within
 * a family, facets to be pointed at one after the other. Everything comes from `legalMoves`, so the board can never
 * offer what the rules refuse. Pure functions, no React.
 */
import type { Ask, LegalMove } from '../../kit/index.ts'
import { asksOf, type SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { type Facet, facet, key, type PieceKey, placeCard, useFacets, type Zone } from '../rules/facets.ts'
import type { HuntChoice } from '../rules/hunt-effects.ts'
import type { Use } from '../rules/powers.ts'
import type { NotAloneView, TokenId } from '../state.ts'
import { choiceFacets, type SurvivalChoice } from '../survival-cards/naming.ts'

export { type Facet, key, type PieceKey, type Zone } from '../rules/facets.ts'

/** The reference in a piece's key: `hand/place:3` is `place:3`. */
export const refOf = (piece: PieceKey): string => piece.slice(piece.indexOf('/') + 1)
export const zoneOf = (piece: PieceKey): Zone => piece.slice(0, piece.indexOf('/')) as Zone
/** The id in a piece's key: `hand/place:3` is `3`. */
export const idOf = (piece: PieceKey): string => piece.slice(piece.indexOf(':') + 1)

/** A family that plays a card of the hand. */
export const isCard = (family: string) => family.startsWith('hunt:') || family.startsWith('survival:')

/** A legal move, taken apart. */
export interface Option {
  family: string
  facets: Facet[]
  /** The question that it answers. */
  ask: Ask | undefined
  legal: LegalMove
}

/** Which pile an answer points at, by the kind of question. */
const PICKED_FROM: { readonly [kind: string]: Zone } = {
  riverReturn: 'locked',
  ascendancyKeep: 'hand',
  phobiaHide: 'hand',
  forbiddenZone: 'hand',
  screamDiscard: 'hand',
  artemiaDiscard: 'hand',
  toxinDiscard: 'survival',
  shelterKeep: 'drawn',
  strikeBackOrder: 'struck',
}

/** The piece that an answer to a question names. */
export const pickedPiece = ({ kind, pick }: Ask, id: string): PieceKey =>
  key(PICKED_FROM[kind] ?? 'option', pick?.of ?? 'option', id)

/** Everything that the reader can do now, taken apart. */
export function optionsOf(view: NotAloneView, seat: SeatId, legal: readonly LegalMove[]): Option[] {
  const asks = asksOf(view, seat)
  const options = legal.map(one => ({
    ...takenApart(view, seat, one, asks),
    ask: asks.find(({ id }) => id === one.args[0]),
    legal: one,
  }))
  return withLeftOff(options)
}

function takenApart(
  view: NotAloneView,
  seat: SeatId,
  { move, args }: LegalMove,
  asks: readonly Ask[],
): Pick<Option, 'family' | 'facets'> {
  const [id, first, second] = args
  switch (move) {
    case 'lockPlaces':
      return { family: 'lock', facets: [facet(...(first as PlaceNumber[]).map(n => placeCard('hand', n)))] }
    case 'resist':
      return {
        family: 'resist',
        facets: [facet(...(first as PlaceNumber[]).map(n => placeCard('discard', n)))],
      }
    case 'chooseBoardFace':
      return { family: 'face', facets: [facet(key('option', 'face', first as number))] }
    case 'placeToken':
      return {
        family: `token:${first as TokenId}`,
        facets: [facet(placeCard('place', second as PlaceNumber))],
      }
    case 'playHunt':
      return { family: `hunt:${first as string}`, facets: huntFacets(second as HuntChoice) }
    case 'playSurvival':
      return {
        family: `survival:${first as string}`,
        facets: choiceFacets(view, seat, second as SurvivalChoice),
      }
    case 'usePower':
      return {
        family: `power:${first as number}`,
        facets: useFacets(view, seat, first as PlaceNumber, second as Use),
      }
    case 'takeBack':
      return {
        family: `takeBack:${first as number}`,
        facets: [facet(placeCard('discard', second as PlaceNumber))],
      }
    case 'doNothing':
      return { family: `nothing:${first as number}`, facets: [] }
    case 'answer': {
      const ask = asks.find(open => open.id === id)!
      const pieces = (first as string[]).map(chosen => pickedPiece(ask, chosen))
      return { family: `answer:${ask.kind}`, facets: [{ pieces, ordered: ask.pick?.ordered ?? false }] }
    }
    default:
      return { family: move, facets: [] }
  }
}

function huntFacets({ hunted, card, places, at }: HuntChoice): Facet[] {
  const facets: Facet[] = []
  if (hunted !== undefined) facets.push(facet(key('seat', 'seat', hunted)))
  if (card !== undefined) facets.push(facet(placeCard('location', card)))
  if (places) facets.push(facet(...places.map(n => placeCard(places.length === 2 ? 'pair' : 'place', n))))
  if (at !== undefined) facets.push(facet(placeCard('place', at)))
  return facets
}

/** Where a token may also be left off, leaving it off is a thing to point at too. [NA-5.16] */
function withLeftOff(options: Option[]): Option[] {
  const longest: { [family: string]: number } = {}
  for (const { family, facets } of options) longest[family] = Math.max(longest[family] ?? 0, facets.length)
  return options.map(option => {
    if (!option.family.startsWith('hunt:') || option.facets.length === longest[option.family]) return option
    return { ...option, facets: [...option.facets, facet(key('option', 'use', 'leaveOff'))] }
  })
}

/** What a draft comes to: the pieces that can be pointed at next, and the move if enough is chosen. */
export interface Standing {
  /** Pieces chosen so far, those that go without saying included. */
  chosen: PieceKey[]
  /** Pieces that can be pointed at: the next ones, and others in place of chosen ones. */
  selectable: PieceKey[]
  /** The pieces of the present facet; empty where nothing is left to choose. */
  present: PieceKey[]
  /** How many pieces the present facet takes. */
  min: number
  max: number
  /** The pieces of the present facet that are chosen. */
  current: PieceKey[]
  /** The draft names exactly this move. */
  complete: Option | null
}

const isPart = (part: readonly PieceKey[], { pieces, ordered }: Facet) =>
  ordered ? part.every((piece, i) => pieces[i] === piece) : part.every(piece => pieces.includes(piece))

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/**
 * Where a draft stands. `picked` holds the chosen pieces facet by facet; facets that leave no choice are filled in by
 * themselves.
 */
export function standingOf(options: readonly Option[], picked: readonly (readonly PieceKey[])[]): Standing {
  let left = [...options]
  const chosen: PieceKey[] = []
  const selectable: PieceKey[] = []
  for (let i = 0; ; i++) {
    const facets = left.flatMap(option => option.facets[i] ?? [])
    if (facets.length === 0) {
      const complete = left.length > 0 ? left[0]! : null
      return { chosen, selectable: unique(selectable), present: [], min: 0, max: 0, current: [], complete }
    }
    const all = unique(facets.flatMap(({ pieces }) => pieces))
    const isForced = leavesNoChoice(facets)
    const wanted = isForced ? facets[0]!.pieces : (picked[i] ?? [])
    const part = fitting(wanted, facets)
    if (!isForced) selectable.push(...all)
    chosen.push(...part)
    const exact = left.filter(({ facets: own }) => {
      const one = own[i]
      return one !== undefined && one.pieces.length === part.length && isPart(part, one)
    })
    const canGrow = facets.some(one => one.pieces.length > part.length && isPart(part, one))
    const goesOn = exact.length > 0 && (!canGrow || exact.some(({ facets: own }) => own.length > i + 1))
    if (goesOn) {
      left = exact
      continue
    }
    const sizesLeft = facets.filter(one => isPart(part, one)).map(({ pieces }) => pieces.length)
    return {
      chosen,
      selectable: unique(selectable),
      present: all,
      min: Math.min(...sizesLeft),
      max: Math.max(...sizesLeft),
      current: part,
      complete: exact[0] ?? null,
    }
  }
}

/** All facets name the same pieces, in the same order where that counts. */
function leavesNoChoice(facets: readonly Facet[]): boolean {
  const [first] = facets
  return (
    first !== undefined &&
    facets.every(one => one.pieces.length === first.pieces.length && isPart(first.pieces, one))
  )
}

/** The longest beginning of `wanted` that some facet still allows. */
function fitting(wanted: readonly PieceKey[], facets: readonly Facet[]): PieceKey[] {
  const part: PieceKey[] = []
  for (const piece of wanted) {
    const longer = [...part, piece]
    if (facets.some(one => isPart(longer, one))) part.push(piece)
  }
  return part
}

/** The draft after pointing at a piece: chosen pieces go, others come, in place of older ones where there is no room. */
export function pointAt(
  options: readonly Option[],
  picked: readonly (readonly PieceKey[])[],
  piece: PieceKey,
): PieceKey[][] {
  const before = picked.map(part => [...part])
  const at = before.findIndex(part => part.includes(piece))
  if (at >= 0) return [...before.slice(0, at), before[at]!.filter(one => one !== piece)]
  for (let i = facetCount(options) - 1; i >= 0; i--) {
    const kept = before.slice(0, i)
    const facets = reachable(options, kept, i)
    if (!facets.some(({ pieces }) => pieces.includes(piece))) continue
    const padded = Array.from({ length: i }, (_, n) => kept[n] ?? [])
    let part = [...(before[i] ?? []), piece]
    while (part.length > 1 && !facets.some(one => isPart(part, one))) part = part.slice(1)
    return [...padded, part]
  }
  return before
}

const facetCount = (options: readonly Option[]) => Math.max(0, ...options.map(({ facets }) => facets.length))

/** The facets that come at a depth, given what is chosen before it. */
function reachable(
  options: readonly Option[],
  kept: readonly (readonly PieceKey[])[],
  depth: number,
): Facet[] {
  let left = [...options]
  for (let i = 0; i < depth; i++) {
    const part = kept[i] ?? []
    const facets = left.flatMap(option => option.facets[i] ?? [])
    const isForced = leavesNoChoice(facets)
    left = left.filter(({ facets: own }) => {
      const one = own[i]
      if (!one) return false
      return isForced || (one.pieces.length === part.length && isPart(part, one))
    })
  }
  return left.flatMap(option => option.facets[depth] ?? [])
}
