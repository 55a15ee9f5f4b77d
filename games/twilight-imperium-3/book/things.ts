/** Cards, sheets and counters of this table, each once. */
import { type BookEntry, type Line, ref, refs } from '../../kit/index.ts'
import {
  ACTION_CARDS,
  DOMAIN_COUNTERS,
  idsOf,
  LEADERS,
  type LeaderId,
  PLANETS,
  type PlanetId,
  POLITICAL_CARDS,
  type PoliticalCardId,
  RACES,
  type RaceId,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  type Technology,
  type TechnologyId,
  TILES,
  type TileId,
} from '../data/index.ts'
import { FACE_DOWN } from '../galaxy/building.ts'
import { planetValue } from '../numbers/planets.ts'
import { isDealt } from '../rules/action-deck.ts'
import { cardsInUse } from '../rules/strategic/sets.ts'
import { needsOf, technologyDeck } from '../rules/technologies.ts'
import { unitsLine } from '../rules/words.ts'
import { politicalDeck, racesInPool } from '../setup.ts'
import type { TiView } from '../state.ts'
import { line } from './line.ts'

export const strategyEntries = ({ options, players }: TiView): BookEntry[] =>
  cardsInUse(options).map(id => {
    const holders = Object.keys(players).filter(seat => Object.hasOwn(players[seat]!.strategy, id))
    return {
      ref: ref('strategyCard', id),
      says: [
        line('book.strategyCard.number', { number: STRATEGY_CARDS[id].number }),
        line(`board.strategyHelp.${id}`),
        ...holders.map(seat => line('book.strategyCard.heldBy', { seat: ref('seat', seat) })),
      ],
    }
  })

/** Those at the table first. */
export function racesIn({ options, order, players }: TiView): RaceId[] {
  const played = order.flatMap(seat => players[seat]!.race ?? [])
  return [...played, ...racesInPool(options).filter(id => !played.includes(id))]
}

export const raceEntries = (view: TiView): BookEntry[] =>
  racesIn(view).map(id => {
    const { abilities, units, technologies, home, contracts } = RACES[id]
    const seat = view.order.find(one => view.players[one]!.race === id)
    return {
      ref: ref('race', id),
      also: refs('ability', idsOf(abilities)),
      says: [
        ...(seat === undefined ? [] : [line('book.race.playedBy', { seat: ref('seat', seat) })]),
        ...idsOf(abilities).map(ability =>
          line('book.race.ability', {
            name: line(`ability.${ability}.name`),
            text: line(`ability.${ability}.text`),
          }),
        ),
        line('book.race.units', { units: unitsLine(units) }),
        line('book.race.technologies', { technologies: refs('technology', technologies) }),
        ...TILES[home].planets.map(planet =>
          line('book.race.planet', {
            planet: ref('planet', planet),
            resources: PLANETS[planet].resources,
            influence: PLANETS[planet].influence,
          }),
        ),
        line('book.race.contracts', { one: contracts[0], other: contracts[1] }),
        ...(view.options.leaders
          ? [line('book.race.leaders', { leaders: refs('leader', leadersOf(id)) })]
          : []),
      ],
    }
  })

const leadersOf = (race: RaceId): LeaderId[] =>
  Object.values(LEADERS)
    .filter(leader => leader.race === race)
    .map(({ id }) => id)

/** The deck that everybody has, and what the races at this table alone can gain. */
export function technologiesIn(view: TiView): Technology[] {
  const races = racesIn(view)
  const racial = Object.values(TECHNOLOGIES).filter(({ race }) => race !== undefined && races.includes(race))
  return [...technologyDeck(view.options), ...(view.options.racialTech ? racial : [])]
}

export const technologyEntries = (view: TiView): BookEntry[] =>
  technologiesIn(view).map(({ id, colour, race, price }) => {
    const knowing = view.order.filter(seat => view.players[seat]!.technologies.includes(id))
    return {
      ref: ref('technology', id),
      says: [
        ...(colour ? [line('book.technology.colour', { colour: ref('colour', colour) })] : []),
        ...(race
          ? [line('book.technology.race', { race: ref('race', race), count: price ?? 0 })]
          : [needsLine(view, id)]),
        race ? line(`technology.${id}.text`) : line(`book.effect.${id}`),
        ...(knowing.length > 0 ? [line('book.technology.knownBy', { seats: refs('seat', knowing) })] : []),
      ],
    }
  })

function needsLine({ options }: TiView, id: TechnologyId): Line {
  const needs = needsOf(options, id)
  const [kind, wanted] = 'all' in needs ? (['all', needs.all] as const) : (['any', needs.any] as const)
  return wanted.length === 0
    ? line('book.technology.free')
    : line(`book.technology.${kind}`, { technologies: refs('technology', wanted) })
}

/** Every system of the map that has planets, with these as they are now. */
export const tileEntries = (view: TiView): BookEntry[] =>
  tilesOn(view).flatMap(id => {
    const { planets, homeOf, wormholes = [] } = TILES[id]
    if (planets.length === 0) return []
    const says = [
      ...(homeOf ? [line('book.planet.homeOf', { race: ref('race', homeOf) })] : []),
      ...planets.flatMap(planet => planetLines(view, planet)),
      ...(wormholes.length > 0
        ? [line('book.planet.wormholes', { wormholes: refs('wormhole', wormholes) })]
        : []),
    ]
    const also = planets.flatMap(planet => [ref('planet', planet), ref('berth', planet)])
    return [{ ref: ref('tile', id), also, says }]
  })

/** Tiles that have been seen. */
export const tilesOn = ({ galaxy }: TiView): TileId[] => [
  ...new Set(Object.values(galaxy.tiles).filter(id => id !== FACE_DOWN)),
]

function planetLines(view: TiView, id: PlanetId): Line[] {
  const { specialty, refresh, kind } = PLANETS[id]
  const planet = ref('planet', id)
  const holder = view.planets[id]?.by
  return [
    line('book.planet.values', {
      planet,
      resources: planetValue(view, id, 'resources').total,
      influence: planetValue(view, id, 'influence').total,
    }),
    ...(specialty ? [line('book.planet.specialty', { planet, colour: ref('colour', specialty) })] : []),
    ...(refresh ? [refreshLine(view, id)] : []),
    ...(kind === 'tradeStation' ? [line('book.planet.station', { planet })] : []),
    ...(holder === undefined ? [] : [line('book.planet.heldBy', { planet, seat: ref('seat', holder) })]),
  ]
}

function refreshLine({ options }: TiView, id: PlanetId): Line {
  const refresh = PLANETS[id].refresh!
  const planet = ref('planet', id)
  if ('tradeGoods' in refresh) return line('book.planet.refreshGoods', { planet, count: refresh.tradeGoods })
  // Without Shock Troops they are Ground Forces. [TI-29.13]
  const kind = refresh.units === 'shockTroop' && !options.shockTroops ? 'groundForce' : refresh.units
  return line('book.planet.refreshUnits', { planet, units: line(`units.${kind}`, { count: refresh.count }) })
}

const outcome = (name: 'for' | 'against', id: PoliticalCardId): Line =>
  line('book.agenda.outcome', { name: line(`vote.${name}.name`), text: line(`politicalCard.${id}.${name}`) })

export const agendaEntries = ({ options, laws }: TiView): BookEntry[] =>
  politicalDeck(options).map(id => {
    const { vote, isLaw } = POLITICAL_CARDS[id]
    return {
      ref: ref('politicalCard', id),
      says: [
        ...(vote === 'forAgainst'
          ? [outcome('for', id), outcome('against', id)]
          : [line(`politicalCard.${id}.elected`)]),
        ...(isLaw ? [line('book.agenda.law')] : []),
        ...(laws.some(law => law.id === id) ? [line('book.agenda.inPlay')] : []),
      ],
    }
  })

export const actionCardEntries = ({ options, order }: TiView): BookEntry[] =>
  Object.values(ACTION_CARDS)
    .filter(card => isDealt(card, options, order.length))
    .map(({ id, copies }) => ({
      ref: ref('actionCard', id),
      says: [
        line(`actionCard.${id}.when`),
        line(`actionCard.${id}.effect`),
        line('book.copies', { count: copies }),
      ],
    }))

/** By their classes: all of a class can do the same. */
export function leaderEntries(view: TiView): BookEntry[] {
  if (!view.options.leaders) return []
  const ids = racesIn(view).flatMap(leadersOf)
  const kinds = [...new Set(ids.map(id => LEADERS[id].kind))]
  return kinds.map(kind => ({
    ref: ref('leaderKind', kind),
    also: refs(
      'leader',
      ids.filter(id => LEADERS[id].kind === kind),
    ),
    says: [line(`leaderKind.${kind}.text`)],
  }))
}

export const domainEntries = ({ options }: TiView): BookEntry[] =>
  options.distantSuns
    ? Object.values(DOMAIN_COUNTERS)
        .filter(({ set }) => set === 'base' || options.newDomainCounters)
        .map(({ id }) => ({ ref: ref('domainCounter', id), says: [line(`domainCounter.${id}.text`)] }))
    : []
