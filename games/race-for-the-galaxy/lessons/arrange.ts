import { CARDS } from '../data/cards.ts'
import type { Player, RaceState } from '../state.ts'

/** What a player has. */
export interface Has {
  tableau?: string[]
  hand?: string[]
  /** Cards of the hand that cannot be placed by anybody, as many. */
  fill?: number
  /** Worlds of the tableau with a good on them; named twice, with two. */
  goods?: string[]
  vp?: number
  /** Artifact tokens, `used` ones marked: `A1`, `A2 used`. */
  artifacts?: string[]
}

/** Where the other cards lie, and how many chips are left. */
export interface Piles {
  /** The top of the deck, its first card on top. */
  deck?: readonly string[]
  /** Nothing lies under it. */
  noMoreCards?: boolean
  discard?: readonly string[]
  pool?: number
}

const nameOf = (uid: string) => uid.replace(/#\d+$/, '')

/** Cards that cannot be placed with small hands: expensive ones. Taken from the end. */
const FILLERS = [
  'alien-sentinels',
  'rebel-homeworld',
  'rebel-base',
  'rebel-resistance',
  'new-economy',
  'merchant-guild',
  'pan-galactic-league',
  'mining-league',
  'free-trade-association',
  'galactic-federation',
  'galactic-renaissance',
  'alien-tech-institute',
  'galactic-survey-seti',
  'uplift-alliance',
  'alien-researchers',
  'terraforming-unlimited',
  'imperium-war-faction',
  'deserted-alien-library',
  'alien-robotic-factory',
  'lost-alien-battle-fleet',
  'rebel-outpost',
]

/** Hands out single cards of designs, each once. */
function boxOf(expansion: string) {
  const left = new Map(
    CARDS.filter(({ set }) => set === 'base' || expansion !== 'base').map(({ id, copies }) => [
      id,
      Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`),
    ]),
  )
  const take = (name: string): string => {
    const copies = left.get(nameOf(name))
    if (!copies) throw new Error(`there is no card ${name}`)
    const at = name.includes('#') ? copies.indexOf(name) : 0
    const [card] = at < 0 ? [] : copies.splice(at, 1)
    if (!card) throw new Error(`there is no ${name} left`)
    return card
  }
  const filler = (): string => {
    const name = FILLERS.find(one => (left.get(one)?.length ?? 0) > 0)
    if (!name) throw new Error('no filling cards left')
    return take(name)
  }
  const bottom = (): string => {
    const [, copies] = [...left].reverse().find(([, all]) => all.length > 0)!
    return copies.pop()!
  }
  return { take, filler, bottom, rest: () => [...left.values()].flat() }
}

/** Puts the beginning of a round in order: everybody, by seats, has what is told and nothing else. Cards by their designs. */
export function arrangeRound(
  g: RaceState,
  given: readonly Has[],
  { deck = [], noMoreCards = false, discard = [], pool }: Piles,
): void {
  const box = boxOf(g.options.expansion)
  g.order = given.map((_, seat) => String(seat))
  const tableaus = given.map(({ tableau = [] }) => tableau.map(box.take))
  const hands = given.map(({ hand = [] }) => hand.map(box.take))
  const top = deck.map(box.take)
  const discarded = discard.map(box.take)
  for (const [seat, { fill = 0, goods = [], vp = 0, artifacts = [] }] of given.entries()) {
    const player: Player = g.players[String(seat)]!
    player.tableau = tableaus[seat]!
    player.hand = [...hands[seat]!, ...Array.from({ length: fill }, box.filler)]
    player.vp = vp
    player.goods = {}
    for (const name of goods) {
      const world = player.tableau.find(uid => nameOf(uid) === name)
      if (!world) throw new Error(`${name} is not in this tableau`)
      player.goods[world] = [...(player.goods[world] ?? []), box.bottom()]
    }
    player.artifacts = artifacts.map((token, i) => {
      const [id, used] = token.split(' ') as [string, string?]
      return { id: id.includes('#') ? id : `${id}#${i + 1}`, used: used === 'used' }
    })
  }
  g.discard = discarded
  g.deck = [...(noMoreCards ? [] : box.rest()), ...top.reverse()]
  if (pool !== undefined) g.pool = pool
}
