import { readFileSync } from 'node:fs'
import { linesOf, type SeatId, type SetupValues } from '../../games/kit/index.ts'
import { pointedAt } from '../../games/race-for-the-galaxy/board/offers.ts'
import { meta, options, type RaceState, type RaceView } from '../../games/race-for-the-galaxy/index.ts'
import type { ContractOf } from '../support/contract.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/race-for-the-galaxy/RULES.md', import.meta.url), 'utf8')

const expansions = options.flatMap(option =>
  option.id === 'expansion' && option.type === 'choice' ? option.values : [],
)

/** What Race for the Galaxy keeps; each file plays other numbers of players. */
export const raceContract: ContractOf<RaceState, RaceView> = {
  optionSets,
  bots: meta.bots.filter(name => name !== 'admiral'),
  games: 60,
  movesAtMost: 20_000,
  viewBytesAtMost: 50_000,
  rules: new Set(ruleIdsIn(RULES)),
  isSecret: (_, kind) =>
    ['startWorld', 'startHand', 'actions', 'keep', 'discard', 'develop', 'settle'].includes(kind),
  facets: (_view, _seat, legal) => legal.map(pointedAt),
  conserved,
  scramble,
}

function optionSets(players: number): SetupValues[] {
  const offered = expansions.filter(expansion => players < 5 || expansion !== 'base')
  return [
    ...offered.map(expansion => ({ expansion })),
    { presetHands: true },
    ...(players === 2 ? [{ twoPlayerMode: 'standard' }] : []),
    ...(players < 4 && offered.includes('base+aa+orb')
      ? [{ expansion: 'base+aa+orb', orbCardRemoval: 'perMissingPlayer' }]
      : []),
  ]
}

/** Every card is somewhere, once; so is every orb card and every token. VP come from the pool until it is empty. */
function conserved({ players, deck, discard, orb, pool, order }: RaceState) {
  const all = Object.values(players)
  const paid = all.reduce((sum, { vp }) => sum + vp, 0)
  return {
    cards: [
      ...deck,
      ...discard,
      ...all.flatMap(({ hand, drawn, startWorlds, tableau, goods }) => [
        ...hand,
        ...drawn,
        ...startWorlds,
        ...tableau,
        ...Object.values(goods).flat(),
      ]),
    ].sort(),
    vp: Math.max(0, 12 * order.length - paid) === pool,
    orbCards:
      orb &&
      [
        ...orb.deck,
        ...orb.removed,
        ...orb.shown,
        ...orb.smallAirlocks,
        ...orb.laid.map(({ card }) => card),
        ...(orb.breeding ? [orb.breeding.card] : []),
        ...all.flatMap(({ orbHand }) => orbHand),
      ].sort(),
    tokens:
      orb &&
      [
        ...orb.supply.A,
        ...orb.supply.B,
        ...Object.values(orb.tokens),
        ...all.flatMap(({ artifacts }) => artifacts.map(({ id }) => id)),
      ].sort(),
  }
}

/** Mixes all that `reader` may not see; tokens and orb cards keep their backs. */
function scramble(g: RaceState, reader: SeatId | null, shuffle: <T>(list: readonly T[]) => T[]): void {
  const hide = (pile: readonly string[]) => shuffle(pile).map((_, i) => `hidden-${i}`)
  const hideBacks = (pile: readonly string[]) => pile.map(id => `${id.charAt(0)}?`)
  g.deck = hide(g.deck)
  g.discard = hide(g.discard)
  for (const [seat, player] of Object.entries(g.players)) {
    player.goods = Object.fromEntries(
      Object.entries(player.goods).map(([world, pile]) => [world, hide(pile)]),
    )
    const notYetSeen = g.phase === 'start' || (g.phase === 'orbSetup' && g.orb!.queue.includes(seat))
    if (notYetSeen) player.orbHand = hideBacks(player.orbHand)
    if (seat === reader) continue
    player.hand = hide(player.hand)
    player.startWorlds = hide(player.startWorlds)
    player.drawn = hide(player.drawn)
    player.orbHand = hideBacks(player.orbHand)
    if (player.choice !== null) player.choice = 'hidden'
    if (player.payment) player.payment = hide(player.payment)
    if (g.phase === 'actions') player.actions = player.actions.map(() => 'produce')
    if (!g.outcome) for (const token of player.artifacts) if (!token.used) token.id = `${token.id.charAt(0)}?`
  }
  if (g.orb) {
    g.orb.deck = hideBacks(g.orb.deck)
    g.orb.removed = hideBacks(g.orb.removed)
    g.orb.supply = { A: hideBacks(g.orb.supply.A), B: hideBacks(g.orb.supply.B) }
    for (const space of Object.keys(g.orb.tokens)) g.orb.tokens[space] = `${g.orb.tokens[space]!.charAt(0)}?`
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
