import { readFileSync } from 'node:fs'
import { linesOf, type SeatId } from '../../games/kit/index.ts'
import { pointedAt } from '../../games/space-station-phoenix/board/acts.ts'
import {
  meta,
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import { type ContractOf, optionSetsOf } from '../support/contract.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/space-station-phoenix/RULES.md', import.meta.url), 'utf8')

/** What the contract suite has to know of Space Station Phoenix. */
export const phoenixContract: ContractOf<PhoenixState, PhoenixView> = {
  players: [2, 3, 4],
  optionSets: players => optionSetsOf(spaceStationPhoenix, players),
  // The admiral thinks for long; it has tests of its own.
  bots: meta.bots.filter(name => name !== 'admiral'),
  games: 18,
  movesAtMost: 20_000,
  viewBytesAtMost: 50_000,
  rules: new Set(ruleIdsIn(RULES)),
  isSecret: (_, kind) => kind === 'keepShip' || kind === 'chooseHub',
  facets: (_, seat, legal) => legal.map(one => pointedAt(seat, one)),
  conserved,
  scramble,
}

/** Residents come from the supply and stay; sectors come from the market and stay. */
function conserved({ players, supply, market }: PhoenixState) {
  const all = Object.values(players)
  const residents = all.flatMap(({ station }) => Object.values(station).flat())
  return {
    species: Object.entries(supply).map(
      ([species, left]) => left + residents.filter(one => one.species === species).length,
    ),
    sectors: [...market, ...all.flatMap(({ station }) => Object.keys(station))].sort(),
  }
}

/** Mixes all that `reader` may not see: hubs and draft hands of others, and what they have chosen. */
function scramble(g: PhoenixState, reader: SeatId | null, shuffle: <T>(list: readonly T[]) => T[]): void {
  for (const [seat, player] of Object.entries(g.players)) {
    if (seat === reader) continue
    player.hubs = player.hubs.map((_, i) => `hidden-${i}`)
    player.hand = shuffle(player.hand).map((_, i) => `hidden-${i}`)
    player.kept = player.kept.map((_, i) => `hidden-${i}`)
    if (player.chosenHub !== null) player.chosenHub = 'hidden'
  }
  for (const ask of g.asks) if (ask.seat !== reader && ask.pick) ask.pick.options = []
  for (const entry of linesOf(g.log)) {
    if (!entry.full) continue
    if (reader !== null && entry.to!.includes(reader)) entry.line = { key: 'log.scrambled' }
    else entry.full = { key: 'log.scrambled' }
  }
  g.steps = []
}
