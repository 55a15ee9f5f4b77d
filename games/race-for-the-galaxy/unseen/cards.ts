/** Where the cards lie that a seat does not see. */
import type { Random } from '../../kit/index.ts'
import type { World } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import { BASE, BOTH } from '../setup.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'
import { knownBy } from './known.ts'

type Piles = Pick<RaceState, 'deck' | 'discard' | 'players'>
type Pile = (Uid | null)[]

/** Every card that the view shows where it lies. */
function seenIn({ players }: RaceView): Set<Uid> {
  const piles = Object.values(players).flatMap(({ hand, startWorlds, drawn, tableau }) => [
    hand,
    startWorlds,
    drawn,
    tableau,
  ])
  return new Set(piles.flat().filter(card => card !== null))
}

/** Each of the others chooses between a blue start world and a red one. [RFTG-3.06] */
function dealStartWorlds({ players }: Piles, unseen: readonly Uid[]): Uid[] {
  const numberOf = (card: Uid) => (designOf(card) as World).startWorld
  const isOf = (parity: number) => (card: Uid) => {
    const number = numberOf(card) ?? null
    return number !== null && number % 2 === parity
  }
  const colours = [unseen.filter(isOf(0)), unseen.filter(isOf(1))]
  const dealt = new Set<Uid>()
  for (const { startWorlds } of Object.values(players) as { startWorlds: Pile }[])
    startWorlds.forEach((card, i) => {
      if (card !== null) return
      startWorlds[i] = colours[i]!.pop()!
      dealt.add(startWorlds[i]!)
    })
  return unseen.filter(card => !dealt.has(card))
}

/**
 * Fills the gaps of `piles`, which are copies of those of the view: first what the log has told, then everything else,
 * each place as likely as any other.
 */
export function dealUnseen(view: RaceView, piles: Piles, random: Random): void {
  const { players, deck, discard } = piles
  const seen = seenIn(view)
  const all = view.options.expansion === 'base' ? BASE : BOTH
  const dealt = random.Shuffle(all.filter(card => !seen.has(card)))
  const unseen = new Set(dealStartWorlds(piles, dealt))
  const put = (pile: Pile, cards: Iterable<Uid>) => {
    for (const card of cards) {
      if (!unseen.has(card)) continue
      const gap = pile.indexOf(null)
      if (gap < 0) return
      pile[gap] = card
      unseen.delete(card)
    }
  }
  const known = knownBy(view)
  const gone = Object.values(view.players).flatMap(({ turn }) => turn.gone)
  put(discard, [...gone, ...known.discarded])
  for (const { card, seat } of known.held) put(players[seat]!.hand, [card])

  const left = unseen.values()
  const fill = (pile: Pile) => {
    pile.forEach((card, i) => {
      if (card === null) pile[i] = left.next().value!
    })
  }
  for (const { hand, drawn, goods } of Object.values(players))
    for (const pile of [hand, drawn, ...Object.values(goods)]) fill(pile)
  fill(discard)
  fill(deck)
}
