import { run } from '../../kit/index.ts'
import { ARTIFACTS } from '../data/artifacts.ts'
import { ORB_CARDS } from '../data/orb-cards.ts'
import { ORB } from '../data/setup.ts'
import { definition } from '../game.ts'
import { type Laid, type Point, pointOf, type SpaceKey, type Turns } from '../orb/index.ts'
import type { RaceState } from '../state.ts'

/** What lies and stands on the orb, and who has which orb cards, by seats. */
export interface OrbPiles {
  /** Cards on the main airlock, in their order: `A01 2,0` or, turned clockwise once, `A01 2,0 turned 1`. */
  laid?: readonly string[]
  /** Tokens by the spaces on which they lie. */
  tokens?: { readonly [space: SpaceKey]: string }
  teams?: readonly (readonly SpaceKey[] | undefined)[]
  hands?: readonly (readonly string[] | undefined)[]
  /** The top of the orb deck, its first card on top. */
  deck?: readonly string[]
  /** Nothing lies under it. */
  noMoreCards?: boolean
  /** Seats, highest first. */
  priority?: readonly number[]
  /** Tokens that come next when a card is laid, by back. */
  supply?: { A?: readonly string[]; B?: readonly string[] }
}

/** Reads `A01 2,0 turned 1`. */
export function laidAs(words: string): Laid {
  const [, card, x, y, turns = '0'] = /^(\S+) (-?\d+),(-?\d+)(?: turned ([0-3]))?$/.exec(words) ?? []
  if (card === undefined) throw new Error(`not a placement: ${words}`)
  return { card, x: Number(x), y: Number(y), turns: Number(turns) as Turns }
}

const designOf = (uid: string) => uid.replace(/#.*/, '')
const keyOfCorner = (corner: Point | undefined): SpaceKey => (corner ? `${corner.x},${corner.y}` : '0,1')

/** Hands out orb cards, each once. */
function deckOf(deck: readonly string[], noMoreCards: boolean) {
  const taken = new Set<string>()
  const take = (card: string) => {
    if (taken.has(card)) throw new Error(`${card} is there twice`)
    taken.add(card)
    return card
  }
  const rest = () => {
    const top = deck.map(take)
    const others = noMoreCards ? [] : ORB_CARDS.map(({ id }) => id).filter(id => !taken.has(id))
    return [...top, ...others].reverse()
  }
  return { taken, take, rest }
}

/** Hands out artifact tokens that nobody has. */
function tokensOf(g: RaceState) {
  const box = ARTIFACTS.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`),
  )
  for (const player of Object.values(g.players))
    for (const { id } of player.artifacts) if (box.includes(id)) box.splice(box.indexOf(id), 1)
  const take = (id: string) => {
    const at = box.findIndex(uid => designOf(uid) === id)
    if (at < 0) throw new Error(`there is no token ${id} left`)
    return box.splice(at, 1)[0]!
  }
  return { box, take }
}

/**
 * Puts the orb in order. Nothing is given but what is told: orb hands are empty, teams stand on the
 * corners of the main airlock in the order of the seats, priority is that order too. The orb deck lies with its first
 * card on top, the other cards follow in the order of their numbers.
 */
export function arrangeOrb(g: RaceState, piles: OrbPiles): void {
  const { laid = [], tokens = {}, teams = [], hands = [], supply = {} } = piles
  const orb = g.orb!
  const seats = Object.keys(g.players)
  const cards = deckOf(piles.deck ?? [], piles.noMoreCards ?? false)
  orb.laid = [...orb.laid.slice(0, 2), ...laid.map(laidAs)]
  for (const { card } of orb.laid.slice(2)) cards.take(card)
  for (const [i, seat] of seats.entries()) {
    g.players[seat]!.orbHand = (hands[i] ?? []).map(cards.take)
    const spaces = teams[i] ?? [keyOfCorner(ORB.corners[i])]
    for (const [n, space] of spaces.entries()) orb.teams[`${seat}${'ab'[n]}`] = { seat, ...pointOf(space) }
  }
  orb.deck = cards.rest()
  orb.smallAirlocks = orb.smallAirlocks.filter(card => !cards.taken.has(card))
  orb.removed = []
  orb.priority = (piles.priority ?? [...seats.keys()]).map(String)
  orb.queue = []
  orb.turn = null
  const { box, take } = tokensOf(g)
  orb.tokens = Object.fromEntries(Object.entries(tokens).map(([space, id]) => [space, take(id)]))
  const next = { A: (supply.A ?? []).map(take), B: (supply.B ?? []).map(take) }
  const left = (back: 'A' | 'B') => [...box.filter(id => id.startsWith(back)), ...next[back].reverse()]
  orb.supply = { A: left('A'), B: left('B') }
}

/** Begins the round anew: who has a place on the orb has more to choose from. */
export function askForActions(g: RaceState): void {
  g.asks = []
  g.steps = [{ do: 'chooseActions' }]
  // Choosing actions needs no chance.
  run({ g, random: undefined as never }, definition.steps)
}
