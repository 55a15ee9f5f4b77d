/** Section 12 of the rules, written down once more and apart from the rules: what others may know of a move. */
import { askWith, type LegalMove, type SeatId } from '../../games/kit/index.ts'
import type { NotAloneState, Use } from '../../games/not-alone/index.ts'

type Move = Pick<LegalMove, 'move' | 'args'>

/** Discard piles are open to everybody, under Smokescreen to the Hunted only. [NA-12.03, NA-12.10] */
const seesPiles = (g: NotAloneState, reader: SeatId | null) =>
  !g.smokescreen || (reader !== null && reader !== g.creatureSeat)

/** What `reader`, who is not the mover, may know of a move. Moves of which the same is known must look the same. */
export function knownOf(g: NotAloneState, { move, args }: Move, reader: SeatId | null): unknown {
  const [id, first, second] = args
  const cards = (places: readonly number[]) => (seesPiles(g, reader) ? places : places.length)

  function use({ back, use: copied, ...rest }: Use, played: number): unknown {
    const known = back && seesPiles(g, reader) ? back : [back?.length, back?.some(place => place === played)]
    return { ...rest, back: known, use: copied && use(copied, played) }
  }

  function survivalChoice(): unknown {
    const choice = second as { places?: number[]; card?: number; use?: Use }
    if (first === 'sacrifice' || first === 'sixth-sense') return cards(choice.places ?? [])
    if (first === 'vortex') return seesPiles(g, reader) ? choice : null
    return choice.use ? { ...choice, use: use(choice.use, choice.card ?? 0) } : choice
  }

  function answer(): unknown {
    const chosen = first as string[]
    const { kind } = askWith(g, id)!
    const isLast = g.asks.filter(open => open.kind === kind).length === 1
    if (kind === 'strikeBackOrder' || kind === 'riverReturn') return chosen.length
    if (kind === 'phobiaHide') return reader === g.creatureSeat ? chosen : chosen.length
    if (kind === 'forbiddenZone') return isLast ? cards(chosen.map(Number)) : chosen.length
    if (['ascendancyKeep', 'screamDiscard', 'artemiaDiscard'].includes(kind)) return cards(chosen.map(Number))
    return chosen
  }

  switch (move) {
    case 'lockPlaces':
      return [move, (first as number[]).length]
    case 'resist':
      return [move, cards(first as number[])]
    case 'takeBack':
      return [move, first, cards([second as number])]
    case 'usePower':
      return [move, first, use(second as Use, first as number)]
    case 'playSurvival':
      return [move, first, survivalChoice()]
    case 'answer':
      return [move, id, answer()]
    default:
      return [move, ...args.slice(1)]
  }
}

/** Two cards of one kind that a reader may not see, which twin games have exchanged. */
export interface Pair {
  kind: 'hunt' | 'survival' | 'place'
  /** Whose Place cards they are. */
  owner?: SeatId
  one: string | number
  other: string | number
}

/** The piles in which `reader` may not see the cards of this kind. */
function hiddenPiles(g: NotAloneState, reader: SeatId | null, { kind, owner }: Pick<Pair, 'kind' | 'owner'>) {
  if (kind === 'hunt') {
    const struckBack = g.struckBack && g.struckBack.seat !== reader ? [g.struckBack.cards] : []
    return reader === g.creatureSeat ? [g.huntDeck] : [g.huntDeck, g.huntHand, ...struckBack]
  }
  if (kind === 'place') {
    const { hand, locked, discard } = g.hunted[owner!]!
    return [hand, locked, ...(seesPiles(g, reader) ? [] : [discard])]
  }
  const others = Object.entries(g.hunted).filter(([seat]) => seat !== reader)
  return [g.survivalDeck, ...others.flatMap(([, { survival, drawn }]) => [survival, drawn])]
}

/** All cards of this kind that `reader` may not see. */
export function hiddenCards(
  g: NotAloneState,
  reader: SeatId | null,
  pair: Pick<Pair, 'kind' | 'owner'>,
): (string | number)[] {
  const cards: (string | number)[] = hiddenPiles(g, reader, pair).flat()
  // What Phobia has shown is no secret for the Creature.
  const shown = pair.owner !== undefined && reader === g.creatureSeat ? g.hunted[pair.owner]!.shown : []
  return cards.filter(card => !shown.some(seen => seen === card))
}

/** The state with the two cards exchanged, as far as `reader` may not see it. */
export function exchanged(g: NotAloneState, reader: SeatId | null, pair: Pair): NotAloneState {
  const twin = structuredClone(g)
  for (const pile of hiddenPiles(twin, reader, pair) as (string | number)[][])
    pile.splice(0, pile.length, ...pile.map(card => exchange(card, pair)))
  if (pair.owner !== undefined) {
    const hunted = twin.hunted[pair.owner]!
    hunted.chosen = hunted.chosen && (exchange(hunted.chosen, pair) as typeof hunted.chosen)
  }
  for (const { seat, pick } of twin.asks) {
    if (!pick || seat === reader || pick.of !== pair.kind || (pair.owner ?? seat) !== seat) continue
    pick.options = pick.options.map(option => exchange(option, pair) as string)
  }
  return twin
}

/** The same card in the twin game; words for places too. */
function exchange<T extends string | number>(card: T, { one, other }: Pair): string | number {
  if (String(card) === String(one)) return typeof card === 'string' ? String(other) : other
  if (String(card) === String(other)) return typeof card === 'string' ? String(one) : one
  return card
}

/** The same move in the twin game: cards that it names by their identity are exchanged. */
export function exchangedMove(g: NotAloneState, seat: SeatId, { move, args }: Move, pair: Pair): unknown[] {
  const [id, first, second] = args
  if (pair.owner !== undefined && pair.owner !== seat) return args
  const all = (cards: unknown) => (cards as (string | number)[]).map(card => exchange(card, pair))
  if (move === 'answer') return askWith(g, id)!.pick?.of === pair.kind ? [id, all(first)] : args
  if (pair.kind !== 'place') return args

  const use = ({ back, use: copied, ...rest }: Use): unknown => ({
    ...rest,
    ...(back && { back: all(back) }),
    ...(copied && { use: use(copied) }),
  })
  switch (move) {
    case 'lockPlaces':
    case 'resist':
      return [id, all(first)]
    case 'takeBack':
      return [id, first, exchange(second as number, pair)]
    case 'usePower':
      return [id, first, use(second as Use)]
    case 'playSurvival': {
      const choice = second as { places?: number[]; card?: number; use?: Use }
      return [
        id,
        first,
        {
          ...choice,
          ...(choice.places && { places: all(choice.places) }),
          ...(first === 'vortex' && { card: exchange(choice.card!, pair) }),
          ...(choice.use && { use: use(choice.use) }),
        },
      ]
    }
    default:
      return args
  }
}
