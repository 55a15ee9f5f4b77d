import { readFileSync } from 'node:fs'
import { linesOf, type SeatId } from '../../games/kit/index.ts'
import { optionsOf } from '../../games/not-alone/board/options.ts'
import { RESERVE_PLACES } from '../../games/not-alone/data/places.ts'
import { type NotAloneState, type NotAloneView, notAlone } from '../../games/not-alone/index.ts'
import { type ContractOf, optionSetsOf } from '../support/contract.ts'
import { ruleIdsIn } from '../support/rules.ts'

type Shuffle = <T>(list: readonly T[]) => T[]

const RULES = readFileSync(new URL('../../games/not-alone/RULES.md', import.meta.url), 'utf8')

/** What the contract suite has to know of Not Alone. */
export const notAloneContract: ContractOf<NotAloneState, NotAloneView> = {
  optionSets: players => optionSetsOf(notAlone, players),
  games: process.env.EVERY ? 600 : 200,
  movesAtMost: 5000,
  viewBytesAtMost: 50_000,
  rules: new Set(ruleIdsIn(RULES)),
  isSecret: (move, kind) => move === 'lockPlaces' || kind === 'forbiddenZone',
  facets: (view, seat, legal) =>
    optionsOf(view, seat, legal).map(({ family, facets }) => ({ family, facets })),
  conserved,
  scramble,
}

/** All cards, wherever they are. [NA-1.06 to NA-1.13] */
function conserved(g: NotAloneState) {
  const hunted = Object.values(g.hunted)
  return {
    hunt: [
      ...g.huntDeck,
      ...g.huntHand,
      ...g.huntDiscard,
      ...g.played.map(({ card }) => card),
      ...(g.struckBack?.cards ?? []),
    ].sort(),
    survival: [
      ...g.survivalDeck,
      ...g.survivalDiscard,
      ...g.survivalInForce,
      ...hunted.flatMap(({ survival, drawn }) => [...survival, ...drawn]),
    ].sort(),
    places: RESERVE_PLACES.map(
      place => g.reserve[place]! + hunted.filter(({ owned }) => owned.includes(place)).length,
    ),
    owned: hunted.every(({ owned, hand, discard, locked, explored }) => {
      const inFront = explored.filter(location => location.inFront).map(({ card }) => card)
      return String([...hand, ...discard, ...locked, ...inFront].sort()) === String([...owned].sort())
    }),
  }
}

/** Mixes all that `reader` may not see, by the table of section 12 of the rules. */
function scramble(g: NotAloneState, reader: SeatId | null, shuffle: Shuffle): void {
  if (g.outcome) return
  const isCreature = reader === g.creatureSeat
  const others = Object.entries(g.hunted).filter(([seat]) => seat !== reader)
  const isHunted = reader !== null && !isCreature

  const struckBack = g.struckBack && g.struckBack.seat !== reader && !isCreature ? [g.struckBack.cards] : []
  mix(shuffle, [g.huntDeck, ...(isCreature ? [] : [g.huntHand]), ...struckBack])
  mix(shuffle, [g.survivalDeck, ...others.flatMap(([, { survival, drawn }]) => [survival, drawn])])
  for (const [, hunted] of others) {
    const { hand, locked, discard, shown } = hunted
    mix(shuffle, [hand, locked, ...(g.smokescreen && !isHunted ? [discard] : [])])
    if (!isCreature) hunted.shown = shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).slice(0, shown.length)
    if (hunted.chosen !== null) hunted.chosen = shuffle([...hand, ...locked])[0] ?? null
  }
  for (const ask of g.asks) {
    if (ask.seat !== reader && ask.pick) ask.pick.options = []
    delete ask.memo
  }
  for (const entry of linesOf(g.log)) {
    if (!entry.full) continue
    if (reader !== null && entry.to!.includes(reader)) entry.line = { key: 'log.scrambled' }
    else entry.full = { key: 'log.scrambled' }
  }
  g.steps = []
}

/** Deals the cards of some piles anew; every pile keeps its size. */
function mix<T>(shuffle: Shuffle, piles: T[][]): void {
  const cards = shuffle(piles.flat())
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
}
