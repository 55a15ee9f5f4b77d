import type { Species, Track } from '../components.ts'
import type { PhoenixState, Player } from '../state.ts'

/** It is this turn wherever something is arranged: residents came before it. */
export const TURN = 10

/** What a player has, as far as it differs from the usual. */
export interface Has extends Partial<Omit<Player, 'fleet' | 'levels' | 'station'>> {
  /** Ships by id, with the GEM lying on them. */
  fleet?: { [shipId: string]: number }
  levels?: Partial<Record<Track, number>>
  station?: { [sectorId: string]: string[] }
}

/** What lies on the table beside what players have. */
export interface Table {
  market?: string[]
  supply?: Partial<Record<Species, number>>
  /** GEM on neutral ships. */
  neutral?: { [shipId: string]: number }
}

/** The five ships that everybody has, unused. */
export const LEVEL_ONE = { 'L1-DIP': 0, 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 0, 'L1-EXP': 0 }
const NEUTRAL = { 'N-DIP': 0, 'N-DIS': 0, 'N-CON': 0, 'N-TRA': 0, 'N-EXP': 0 }

const resident = (words: string) => {
  const [species, since = '1'] = words.split('@') as [Species, string?]
  return { species, since: Number(since) }
}

function playerOf({ station = {}, levels = {}, fleet = LEVEL_ONE, ...has }: Has): Player {
  return {
    gem: 30,
    food: 0,
    water: 0,
    metal: 0,
    score: 0,
    hub: 'B01',
    hubs: [],
    chosenHub: null,
    hand: [],
    kept: [],
    dismantled: 0,
    marker: null,
    token: null,
    incomesInARow: 0,
    ...has,
    fleet: { ...fleet },
    levels: { dismantle: 0, construct: 0, transport: 0, expedition: 0, ...levels },
    station: Object.fromEntries(Object.entries(station).map(([id, there]) => [id, there.map(resident)])),
  }
}

/** Puts a turn of the first player in order: everybody, by seats, has the usual things but for what is told. */
export function arrangeTurn(
  g: PhoenixState,
  given: readonly Has[],
  { market = [], supply, neutral }: Table,
): void {
  g.players = Object.fromEntries(given.map((has, seat) => [String(seat), playerOf(has)]))
  g.market = market
  g.supply = { teal: 20, pink: 20, brown: 20, gold: 20, human: 16, ...supply }
  g.neutral = { ...NEUTRAL, ...neutral }
  g.turn = TURN
}
