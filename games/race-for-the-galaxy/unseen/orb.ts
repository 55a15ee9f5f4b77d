/** Orb cards and artifact tokens that a seat sees from their backs. */
import type { Random } from '../../kit/index.ts'
import { ARTIFACTS } from '../data/artifacts.ts'
import { ORB_CARDS } from '../data/orb-cards.ts'
import type { Orb, Player, Uid } from '../state.ts'

/** Things that are left, by their backs. */
type Left = { [back: string]: Uid[] }

const isBack = (uid: Uid) => uid.length === 1

function leftOf(all: readonly Uid[], seen: readonly Uid[], random: Random): Left {
  const known = new Set(seen)
  const left: Left = { A: [], B: [] }
  for (const uid of random.Shuffle(all.filter(one => !known.has(one)))) left[uid.charAt(0)]!.push(uid)
  return left
}

/** The thing itself, where only its back is known. */
const faced = (uid: Uid, left: Left): Uid => (isBack(uid) ? left[uid]!.pop()! : uid)

const TOKENS = ARTIFACTS.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`),
)
const CARDS = ORB_CARDS.map(({ id }) => id)

/** Turns up what lies face down, in copies of what the view shows. */
export function faceOrb(orb: Orb, players: { [seat: string]: Player }, random: Random): void {
  const everybody = Object.values(players)
  const cards = leftOf(
    CARDS,
    [
      ...orb.laid.map(({ card }) => card),
      ...orb.shown,
      ...everybody.flatMap(({ orbHand }) => orbHand),
      ...(orb.breeding ? [orb.breeding.card] : []),
    ],
    random,
  )
  const tokens = leftOf(
    TOKENS,
    everybody.flatMap(({ artifacts }) => artifacts.map(({ id }) => id)),
    random,
  )
  for (const player of everybody) {
    player.orbHand = player.orbHand.map(card => faced(card, cards))
    player.artifacts = player.artifacts.map(({ id, used }) => ({ id: faced(id, tokens), used }))
  }
  orb.deck = orb.deck.map(card => faced(card, cards))
  orb.removed = orb.removed.map(card => faced(card, cards))
  for (const [space, token] of Object.entries(orb.tokens)) orb.tokens[space] = faced(token, tokens)
  for (const back of ['A', 'B'] as const) orb.supply[back] = orb.supply[back].map(one => faced(one, tokens))
}
