/**
 * The walk through all cards: positions in the middle of a round, and a test for every power of every card. What a
 * power is to do is worked out from its row alone.
 */
import { expect } from 'chai'
import { type Random, readerOf, run, type SeatId } from '../../games/kit/index.ts'
import type { Card, Phase, Power, PowerOf, PowerPhase } from '../../games/race-for-the-galaxy/cards.ts'
import type { ActionId } from '../../games/race-for-the-galaxy/data/actions.ts'
import { CARDS, cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { definition } from '../../games/race-for-the-galaxy/game.ts'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { Orb, RaceState } from '../../games/race-for-the-galaxy/state.ts'
import { text } from '../../games/race-for-the-galaxy/text/components.ts'
import { powerLine, whenLine } from '../../games/race-for-the-galaxy/text/describe.ts'
import { table } from '../support/table.ts'

export { expect }

/** What a player has. Cards by their design; `public-works#2` is the second copy. */
export interface Has {
  tableau?: readonly string[]
  hand?: readonly string[]
  /** So many more cards in hand, whichever. */
  more?: number
  /** Worlds with a good; named twice, there are two. */
  goods?: readonly string[]
  /** VP in chips. */
  vp?: number
  /** The action card that was chosen this round. Default: one whose phase is over. */
  action?: ActionId
  /** Tokens taken and not used. */
  artifacts?: readonly string[]
}

/** A round of Ada and Bea in which these phases are still to come. */
export interface Position {
  phases: readonly Phase[]
  ada: Has
  bea?: Has
  /** Cards on top of the deck; the first one is drawn first. */
  top?: readonly string[]
  orb?: boolean
}

/** The single card of a design. */
export const uid = (card: string) => (card.includes('#') ? card : `${card}#1`)
const uids = (cards: readonly string[] = []) => cards.map(uid)

/** The position as it is when somebody is asked something. */
export function position({ phases, ada, bea = {}, top = [], orb = false }: Position) {
  const t = table(raceForTheGalaxy, {
    seats: ['ada', 'bea'],
    options: { expansion: orb ? 'base+aa+orb' : 'base+aa', twoPlayerMode: 'standard' },
    arrange: (g, random) => arrange(g, random, { phases, has: { 0: ada, 1: bea }, top: uids(top) }),
  })
  const player = (seat: SeatId) => t.state.players[seat]!
  const words = {
    /** Ada's things, with all secrets. */
    get own() {
      return player('0')
    },
    /** Worlds of Ada's with a good, as often as they have one. */
    get goods() {
      return Object.entries(player('0').goods)
        .flatMap(([world, pile]) => pile.map(() => world))
        .sort()
    },
    /** Whether a card of Ada's lies in the tableau. */
    has: (card: string) => player('0').tableau.includes(uid(card)),
  }
  return Object.create(t, Object.getOwnPropertyDescriptors(words)) as typeof t & typeof words
}
export type Walk = ReturnType<typeof position>

interface Arranged {
  phases: readonly Phase[]
  has: { [seat: SeatId]: Has }
  top: string[]
}

function arrange(g: RaceState, random: Random, { phases, has, top }: Arranged): void {
  const seats = Object.keys(has)
  const named = [...seats.flatMap(seat => [...uids(has[seat]!.tableau), ...uids(has[seat]!.hand)]), ...top]
  if (new Set(named).size < named.length) throw new Error(`a card lies in two places: ${named.join(', ')}`)
  const all = seats.flatMap(seat => [...g.players[seat]!.hand, ...g.players[seat]!.startWorlds])
  const rest = [...g.deck, ...all, ...g.discard].filter(card => !named.includes(card))
  const next = () => rest.pop()!
  for (const seat of seats) {
    const { tableau, hand, more = 0, goods, vp = 0, action, artifacts } = has[seat]!
    Object.assign(g.players[seat]!, {
      startWorlds: [],
      tableau: uids(tableau),
      hand: [...uids(hand), ...Array.from({ length: more }, next)],
      goods: {},
      vp,
      actions: [action ?? 'explore-5'],
      artifacts: (artifacts ?? []).map(id => ({ id: uid(id), used: false })),
    })
    const piles = g.players[seat]!.goods
    for (const world of uids(goods)) piles[world] = [...(piles[world] ?? []), next()]
  }
  g.deck = [...rest, ...[...top].reverse()]
  g.discard = []
  g.asks = []
  g.round = 1
  if (g.orb) arrangeOrb(g.orb)
  const orbStep = g.orb && phases.includes('explore') ? [{ do: 'orbStep' } as const] : []
  const work = [...orbStep, ...phases.map(phase => ({ do: phase, time: 1 }) as const)]
  g.steps = [{ do: 'endRound' }, ...work.reverse()]
  run({ g, random }, definition.steps)
}

/** Uplift bases on the orb cards that lie there. */
export const UPLIFT_BASES = 3

/** Two orb cards lie beside the main airlock, and Ada comes before Bea. */
function arrangeOrb(orb: Orb): void {
  orb.laid.push({ card: 'A04', x: 2, y: 0, turns: 3 }, { card: 'A03', x: 2, y: -2, turns: 1 })
  orb.deck = orb.deck.filter(card => !['A03', 'A04'].includes(card))
  orb.teams = { '0a': { seat: '0', x: -2, y: 0 }, '1a': { seat: '1', x: -2, y: 2 } }
  orb.priority = ['0', '1']
}

/** A power that is walked: its card, its row, and its reference in moves. */
export interface Walked<P extends Power> {
  card: Card
  power: P
  ref: string
}

/** For every kind of power of a phase what is to be seen of it; the compiler sees to it that none is missing. */
export type Scenarios<P extends PowerPhase> = {
  [K in PowerOf<P>['kind']]: (walked: Walked<PowerOf<P, K>>) => void
}

/** Reads texts in English, for titles. */
export const english = readerOf(text, 'en', seat => seat)

/** A test for every power of this phase on every card. */
export function walk<P extends PowerPhase>(phase: P, scenarios: Scenarios<P>): void {
  const see = scenarios as unknown as { [kind: string]: (walked: Walked<Power>) => void }
  describe(`race-for-the-galaxy: every card, ${english.read(whenLine(phase))}`, () => {
    for (const card of CARDS)
      card.powers.forEach((power, index) => {
        if (power.phase !== phase) return
        it(`${english.name(`card:${card.id}`)}: ${english.read(powerLine(power))}`, () =>
          see[power.kind]!({ card, power, ref: `${uid(card.id)}/${index}` }))
      })
  })
}

/** The sum of what the powers of one kind on a card say. */
export function sumOn<P extends PowerPhase, K extends PowerOf<P>['kind']>(
  card: Card,
  phase: P,
  kind: K,
  amount: (power: PowerOf<P, K>) => number,
): number {
  return card.powers
    .filter(power => power.phase === phase && power.kind === kind)
    .reduce((sum, power) => sum + amount(power as PowerOf<P, K>), 0)
}

/** The first of these that is not the card itself. */
export const otherThan = (card: Card, ...ids: string[]) => ids.find(id => id !== card.id)!

/** Cards whose Military counts always, with how much it is. */
const FORCES: { readonly [id: string]: number } = {
  'drop-ships': 3,
  'lost-alien-battle-fleet': 3,
  'space-marines': 2,
  'new-galactic-order': 2,
  'mercenary-guild': 2,
  'lost-alien-warship': 2,
  'expedition-force': 1,
  'rebel-outpost': 1,
}

/** Cards, this one and those left aside, that together have just so much Military. */
export function forces(total: number, ...aside: string[]): string[] {
  const found = subset(
    Object.keys(FORCES).filter(id => !aside.includes(id)),
    total,
  )
  if (!found) throw new Error(`no Military of just ${total}`)
  return found
}

function subset([first, ...rest]: string[], total: number): string[] | undefined {
  if (total === 0) return []
  if (first === undefined || total < 0) return undefined
  const with_ = subset(rest, total - FORCES[first]!)
  return with_ ? [first, ...with_] : subset(rest, total)
}

/** The defense or cost of a card. */
export const costOf = (id: string) => cardOf(id).cost
