/** The recorded games of Space Station Phoenix: every way to end with all numbers of players, and every option. */
import { linesOf, type SetupValues } from '../../games/kit/index.ts'
import {
  components,
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import type { Recording, Recordings } from '../support/recorded.ts'

/** What the log says of the end. */
const endIs = (reason: string) => (g: PhoenixState) =>
  linesOf(g.log).some(({ line }) => line?.key === `log.end.${reason}`)

/** Whoever plays like this builds a station within some thirty turns. */
const builder = {
  ...{ construct: 20, dismantle: 3, transport: 6, expedition: 4, farm: 2, ice: 2, takeIncome: 2 },
  ...{ alien: 20, goldAlien: 10, swap: 0.3, buy: 0.3, recruit: 20 },
  ...{ usePower: 10, relocate: 0.02, done: 0.2 },
}
const sectorsOf = (g: PhoenixState) => (g.active ? Object.keys(g.players[g.active]!.station).length : 0)
/** The ninth sector is never built. */
const almost = (g: PhoenixState) => ({ ...builder, construct: sectorsOf(g) < 8 ? 20 : 0 })

const ways: { [reason: string]: Pick<Recording<PhoenixState>, 'rules' | 'title' | 'likely'> } = {
  score: {
    rules: 'SSP-15.01, SSP-15.04',
    title: 'points on the score track end the game',
    likely: g => ({
      ...almost(g),
      ...{ expedition: 12, diplomacy: 3, takeIncome: 8, alien: 6, recruit: 3, observe: 30 },
    }),
  },
  sectors: {
    rules: 'SSP-15.01, SSP-15.04',
    title: 'a station with nine sectors ends the game',
    likely: () => builder,
  },
  aliens: {
    rules: 'SSP-15.01, SSP-15.02, SSP-15.04',
    title: 'an empty supply of Aliens ends the game',
    likely: g => ({
      ...almost(g),
      ...{ transport: 12, alien: 30, goldAlien: 30, farm: 6, ice: 6, usePower: 3, observe: 0.2 },
    }),
  },
  idle: {
    rules: 'SSP-15.07',
    title: 'income taken by everybody again and again ends the game',
    likely: () => ({
      ...{
        takeIncome: 1000,
        dismantle: 100,
        farm: 5,
        ice: 5,
        transport: 0.1,
        buy: 100,
        alien: 0,
        goldAlien: 0,
      },
      ...{
        expedition: 0.1,
        observe: 0.1,
        recruit: 0,
        construct: 0.01,
        diplomacy: 0.1,
        usePower: 0,
        relocate: 0,
      },
      endTurn: 100,
    }),
  },
}

/** One set of options for each number of players and way to end. */
const OPTIONS: { [reason: string]: { [players: number]: SetupValues } } = {
  score: { 2: {}, 3: { friendly: true }, 4: { shipSetup: 'random', hubPool: 'basic' } },
  sectors: { 2: { shipSetup: 'firstGame' }, 3: { hubPool: 'advanced' }, 4: {} },
  aliens: { 2: { shipSetup: 'random' }, 3: {}, 4: { shipSetup: 'firstGame', friendly: true } },
  idle: { 2: {}, 3: { hubPool: 'advanced' }, 4: { shipSetup: 'random' } },
}

export const recordings: Recordings<PhoenixState, PhoenixView> = {
  module: spaceStationPhoenix,
  /** Ships are used for their action, dice collected and transactions made for what they bring. */
  kindOf({ move, args }) {
    if (move === 'useShip') return components.ships[String(args[1]).split('/')[1]!]!.action.type
    if (move === 'transact') return String(args[1])
    return move === 'collect' ? (args[2] as { how: string }).how : move
  },
  games: Object.entries(ways).flatMap(([reason, { rules, title, likely }]) =>
    [2, 3, 4].map(players => ({
      name: `${reason}-${players}`,
      rules,
      title,
      players,
      options: OPTIONS[reason]![players]!,
      isWanted: endIs(reason),
      likely,
    })),
  ),
}
