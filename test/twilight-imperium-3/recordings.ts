/** The recorded games of Twilight Imperium: every way to end, with all numbers of players and every option. */
import { linesOf, type Play, type SeatId } from '../../games/kit/index.ts'
import {
  entriesOf,
  idsOf,
  OBJECTIVES,
  type ObjectiveId,
  type PlanetId,
  RACES,
  type RaceId,
  TILES,
} from '../../games/twilight-imperium-3/data/index.ts'
import { stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import {
  twilightImperium3 as module,
  type TiState,
  type TiView,
} from '../../games/twilight-imperium-3/index.ts'
import type { Scuttled } from '../../games/twilight-imperium-3/rules/status-phase.ts'
import { isBarred } from '../../games/twilight-imperium-3/rules/tactical/paths.ts'
import type { Plan, ShipMove } from '../../games/twilight-imperium-3/state-plans.ts'
import type { Chance } from '../support/contract/chance.ts'
import type { Recording, Recordings } from '../support/recorded.ts'

/** Whether a game has ended by points, by Imperium Rex, … */
export const endIs = (how: string) => (g: TiState) => g.outcome?.line.key === `outcome.${how}`

const [GENTLER, STRONGER] = module.meta.bots as [string, string]
const as =
  (bot: string) =>
  (g: TiState, seat: SeatId, { number }: Chance) =>
    module.bots[bot]!(module.view(g, seat), seat, number) as Play | undefined
/** As the stronger bot. */
export const asBot = as(STRONGER)
const asGentler = as(GENTLER)

/** A bot that leads this race if it can, and sends all Fighters on every Sabotage Run. */
const daring =
  (race: RaceId): Recording<TiState>['plays'] =>
  (g, seat, chance) => {
    const { id, kind, pick, about } = g.asks.find(ask => ask.seat === seat)!
    if (kind === 'sabotageRun') return { move: 'flyRun', args: [id, Number(about!.count)] }
    if (kind === 'chooseRace' && pick!.options.includes(race)) return { move: 'answer', args: [id, [race]] }
    return asBot(g, seat, chance)
  }

const playsAs = ({ players }: TiState, race: RaceId) => Object.values(players).some(one => one.race === race)

const CONQUEROR = '0'

/**
 * One player takes the galaxy, claims nothing that does not win, and meets no resistance. Nobody has Imperial, which
 * would bring points and Imperium Rex, until it is time for more objectives.
 */
const conquest =
  (isTime: (g: TiState) => boolean): Recording<TiState>['plays'] =>
  (g, seat, chance) => {
    const { id, kind, pick } = g.asks.find(ask => ask.seat === seat)!
    if (kind === 'pickStrategy') {
      const isIn = pick!.options.includes(POINTS)
      const cards = pick!.options.filter(card => card !== POINTS)
      const card = isIn && isTime(g) && seat !== CONQUEROR ? POINTS : chance.pick(cards)
      return { move: 'answer', args: [id, [card]] }
    }
    if (seat !== CONQUEROR) return giveIn(g, seat, id, kind)
    if (kind === 'claim') return { move: 'claim', args: [id, winning(g, seat, id)] }
    return (kind === 'turn' && !isTime(g) && march(g, seat)) || asBot(g, seat, chance)
  }

/** Troops go on towards the nearest home that is still somebody else's. */
function march(g: TiState, seat: SeatId): Play | undefined {
  const far = farFrom(
    g,
    Object.keys(g.galaxy.homes).filter(other => other !== seat && !isTaken(g, other)),
  )
  const ways = module.legalMoves(module.view(g, seat), seat).flatMap(play => {
    const [, to, plan] = play.args as [number, string, Plan]
    const troops = play.move === 'act' ? plan.moves.filter(one => carriesTroops(g, seat, one)) : []
    const gain = Math.max(...troops.map(({ from }) => far(from) - far(to)))
    return gain > 0 ? [{ play, left: far(to) }] : []
  })
  const [best] = ways.sort((a, b) => a.left - b.left)
  return best?.play
}

const carriesTroops = ({ space }: TiState, seat: SeatId, { from, load = [], laden }: ShipMove) =>
  load.some(({ units }) => units.groundForce !== undefined) ||
  (laden !== undefined && space[from]![seat]!.laden[laden]!.cargo.groundForce !== undefined)

/** Steps to the nearest of some homes. */
function farFrom(g: TiState, seats: readonly SeatId[]): (cell: string) => number {
  const far = new Map(seats.map(seat => [g.galaxy.homes[seat]!, 0]))
  for (const [cell, steps] of far)
    for (const next of stepsFrom(g, cell)) if (!far.has(next) && !isBarred(g, next)) far.set(next, steps + 1)
  return cell => far.get(cell) ?? Number.POSITIVE_INFINITY
}

const isHeld =
  ({ planets }: TiState) =>
  (planet: PlanetId) =>
    planets[planet]?.by === CONQUEROR

const isTaken = (g: TiState, seat: SeatId) =>
  TILES[RACES[g.players[seat]!.race!].home]!.planets.every(isHeld(g))

const POINTS = 'imperial'

/** Two homes of others, or 18 planets besides the own one: what an objective wins by. */
const hasConquered = (g: TiState) =>
  g.order.filter(seat => isTaken(g, seat)).length > 2 || idsOf(g.planets).filter(isHeld(g)).length > 20

const winning = (g: TiState, seat: SeatId, id: number) =>
  module
    .legalMoves(module.view(g, seat), seat)
    .filter(({ move, args }) => move === 'claim' && args[0] === id)
    .map(({ args }) => args[1] as { objective: ObjectiveId }[])
    .find(claims => claims.some(({ objective }) => OBJECTIVES[objective].winsGame)) ?? []

/** Passes as soon as possible, and has no unit left after the first round. */
function giveIn(g: TiState, seat: SeatId, id: number, kind: string): Play | undefined {
  const can = (move: string, args: unknown[]) =>
    module.refusal(module.view(g, seat), seat, move, [id, ...args])
      ? undefined
      : { move, args: [id, ...args] as Play['args'] }
  if (kind === 'turn') return can('pass', []) ?? strategic(g, seat)
  if (kind === 'window') return can('passWindow', [])
  if (kind === 'claim') return can('claim', [[]])
  if (kind === 'redistribute')
    return can('redistribute', [{ counters: g.players[seat]!.counters, scuttle: allOf(g, seat) }])
  return undefined
}

const strategic = (g: TiState, seat: SeatId) =>
  module.legalMoves(module.view(g, seat), seat).find(({ move }) => move === 'strategic')

/** Everything that a player has on the map. */
const allOf = ({ space, planets }: TiState, seat: SeatId): Scuttled => ({
  ships: Object.fromEntries(
    Object.entries(space).flatMap(([cell, { [seat]: fleet }]) =>
      fleet ? [[cell, { destroy: fleet.ships, laden: [...fleet.laden.keys()] }]] : [],
    ),
  ),
  planets: Object.fromEntries(
    entriesOf(planets).flatMap(([planet, { by, units }]) =>
      by === seat && Object.keys(units).length > 0 ? [[planet, units]] : [],
    ),
  ),
})

const games: readonly Recording<TiState>[] = [
  {
    name: 'points-three',
    rules: 'TI-24.08',
    title: 'three players build the galaxy and draft races, and one has ten points',
    players: 3,
    options: { galaxy: 'build', raceSelection: 'draft' },
    isWanted: endIs('points'),
  },
  {
    name: 'first-three',
    rules: 'TI-4.19, TI-24.08',
    title: 'three gentle bots play the first game of somebody new',
    players: 3,
    options: module.meta.firstGame!.options,
    isWanted: endIs('points'),
    plays: asGentler,
  },
  {
    name: 'points-five',
    rules: 'TI-24.08',
    title: 'five players choose races in the Marches and play for eight points',
    players: 5,
    options: { galaxy: 'preset', presetMap: 'marches', raceSelection: 'choose', victoryPoints: 8 },
    isWanted: endIs('points'),
  },
  {
    name: 'points-bots',
    rules: 'TI-24.08',
    title: 'six bots play in a random galaxy',
    players: 6,
    options: { galaxy: 'random', raceSelection: 'random' },
    isWanted: endIs('points'),
    plays: asBot,
  },
  {
    name: 'imperium-rex-four',
    rules: 'TI-24.10',
    title: 'Imperium Rex ends a game at the Crossroads',
    players: 4,
    options: { galaxy: 'preset', presetMap: 'crossroads' },
    isWanted: endIs('imperiumRex'),
  },
  {
    name: 'imperium-rex-six',
    rules: 'TI-24.10',
    title: 'Imperium Rex ends a game of six',
    players: 6,
    options: {},
    isWanted: endIs('imperiumRex'),
  },
  {
    name: 'objective-five',
    rules: 'TI-24.13',
    title: 'whoever holds two homes of others wins by an objective',
    players: 5,
    options: { victoryPoints: 14 },
    isWanted: endIs('objective'),
    plays: conquest(hasConquered),
  },
  {
    name: 'last-survivor-three',
    rules: 'TI-25.05',
    title: 'one player is left',
    players: 3,
    options: { victoryPoints: 14 },
    isWanted: endIs('lastSurvivor'),
    plays: conquest(() => false),
  },
  {
    name: 'systems-four',
    rules: 'TI-24.08',
    title:
      'four bots play on a preset map with systems, technologies, races and variant strategy cards of Shattered Empire',
    players: 4,
    options: {
      galaxy: 'preset',
      presetMap: 'preset',
      expansionTiles: true,
      expansionTech: true,
      expansionRaces: true,
      strategySet: 'variant',
      victoryPoints: 8,
    },
    isWanted: g => endIs('points')(g) && playsAs(g, 'saar'),
    plays: asBot,
  },
  {
    name: 'mixed-three',
    rules: 'TI-24.08',
    title: 'three bots play with mixed strategy cards',
    players: 3,
    options: {
      strategySet: 'mixed',
      strategy1: 'leadership',
      strategy2: 'diplomacy-ii',
      strategy3: 'assembly',
      strategy4: 'production',
      strategy5: 'trade-ii',
      strategy6: 'warfare-ii',
      strategy7: 'technology-ii',
      strategy8: 'bureaucracy',
      victoryPoints: 8,
    },
    isWanted: endIs('points'),
    plays: asBot,
  },
  {
    name: 'options-three',
    rules: 'TI-24.08',
    title: 'three bots play with options of Shattered Empire, its systems dealt onto a preset map',
    players: 3,
    options: {
      galaxy: 'preset',
      presetMap: 'preset',
      presetUse: 'random',
      expansionTiles: true,
      expansionTech: true,
      expansionCards: true,
      ageOfEmpire: true,
      imperialII: true,
      racialTech: true,
      wormholeNexus: true,
      custodians: true,
      variantObjectives: true,
      artifacts: true,
      shockTroops: true,
      spaceMines: true,
      facilities: true,
      tacticalRetreats: true,
      voiceOfTheCouncil: true,
    },
    isWanted: endIs('points'),
    plays: asBot,
  },
  {
    name: 'points-seven',
    rules: 'TI-55.02',
    title: 'seven bots build a galaxy with unseen tiles, and one has eight points',
    players: 7,
    options: { galaxy: 'build', victoryPoints: 8 },
    isWanted: endIs('points'),
    plays: asBot,
  },
  {
    name: 'points-eight',
    rules: 'TI-55.06',
    title: 'eight bots with races of Shattered Empire play for eight points, and take all strategy cards',
    players: 8,
    options: { expansionTech: true, expansionRaces: true, victoryPoints: 8 },
    isWanted: ({ outcome }) => outcome !== null,
    plays: asGentler,
  },
  {
    name: 'special-five',
    rules: 'TI-48.30',
    title: 'five bots play on a map whose wormholes never change, with distant suns',
    players: 5,
    options: {
      galaxy: 'preset',
      presetMap: 'special',
      expansionTiles: true,
      distantSuns: true,
      victoryPoints: 8,
    },
    isWanted: ({ outcome }) => outcome !== null,
    plays: asGentler,
  },
  {
    name: 'multi-six',
    rules: 'TI-48.40',
    title: 'six bots play in several galaxies with the Wormhole Nexus, filled by chance',
    players: 6,
    options: {
      galaxy: 'preset',
      presetMap: 'multi',
      presetUse: 'random',
      expansionTiles: true,
      wormholeNexus: true,
      victoryPoints: 8,
    },
    isWanted: ({ outcome }) => outcome !== null,
    plays: asGentler,
  },
  {
    name: 'large-five',
    rules: 'TI-54.03',
    title: 'five bots play a long war without Imperium Rex in a larger galaxy, with distant suns',
    players: 5,
    options: {
      expansionTiles: true,
      largerGalaxy: true,
      distantSuns: true,
      newDomainCounters: true,
      territorialDistantSuns: true,
      longWar: true,
      longWarNoGameOver: true,
    },
    isWanted: ({ outcome }) => outcome !== null,
    plays: asBot,
  },
  {
    name: 'early-three',
    rules: 'TI-47.01',
    title: 'three bots expand before the first round',
    players: 3,
    options: { simulatedEarlyTurns: true, expansionTiles: true, victoryPoints: 8 },
    isWanted: endIs('points'),
    plays: asBot,
  },
  {
    name: 'runs-three',
    rules: 'TI-53.02',
    title: 'three bots fly Sabotage Runs at War Suns',
    players: 3,
    options: {
      raceSelection: 'choose',
      expansionTech: true,
      expansionRaces: true,
      sabotageRuns: true,
      victoryPoints: 8,
    },
    isWanted: g => endIs('points')(g) && linesOf(g.log).some(({ line }) => line?.key === 'log.run'),
    plays: daring('muaat'),
  },
  {
    name: 'leaders-three',
    rules: 'TI-52.07',
    title: 'three players have leaders, one of whom is held at the end',
    players: 3,
    options: {
      leaders: true,
      distantSuns: true,
      custodians: true,
      shockTroops: true,
      facilities: true,
      tacticalRetreats: true,
      victoryPoints: 8,
    },
    isWanted: ({ outcome, leaders = {} }) =>
      outcome !== null && Object.values(leaders).some(({ captor }) => captor !== undefined),
  },
]

export const recordings: Recordings<TiState, TiView> = {
  module,
  kindOf: ({ move }) => move,
  games,
  // They are long: the first one will do.
  enough: 1,
}
