/** What is wrong with components that fit their shapes, but not each other, part by part. One sentence each. */
import { ALIENS, COLORS, type ComponentLists, LEVELS, TRACK_IDS } from '../components.ts'
import { numbersOfPlayers } from '../players.ts'

type Check = (set: ComponentLists & { most: number }) => (string | false)[]

const checkIds: Check = ({ sectors, hubs, ships, tracks }) => {
  const repeated = (what: string, ids: readonly string[]) =>
    [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map(
      id => `${what} ${id}: there are several with this id`,
    )
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  return [
    ...repeated('sector', idsOf(sectors)),
    ...repeated('hub', idsOf(hubs)),
    ...repeated('ship', idsOf(ships)),
    ...repeated(
      'track',
      tracks.map(one => one.track),
    ),
  ]
}

/** [SSP-2.01, SSP-3.04] */
const checkPlayers: Check = ({ constants, most }) => {
  const numbers = numbersOfPlayers(constants)
  const missing = numbers.filter(count => !constants.players[count])
  const bagged = ALIENS.reduce((sum, species) => sum + constants.alienBag[species], 0)
  return [
    most === 0 && 'constants.players: there is no number of players',
    ...missing.map(count => `constants.players.${count}: missing, between numbers that are there`),
    ...numbers.map(count => {
      const aliens = constants.players[count]?.aliens ?? 0
      return aliens > bagged && `constants.players.${count}: draws ${aliens} Aliens out of ${bagged}`
    }),
  ]
}

/** [SSP-1.12, SSP-1.13, SSP-2.05, SSP-3.05, SSP-13.05] */
const checkSectors: Check = ({ sectors, constants, most }) => {
  const ofKinds = LEVELS.flatMap(level =>
    COLORS.flatMap(color => {
      const found = sectors.filter(one => one.level === level && one.color === color)
      const first = found.filter(({ firstGame }) => firstGame)
      const kind = `${color} sectors of level ${level}`
      return [
        found.length < most && `${kind}: ${found.length}, but ${most} players need ${most}`,
        first.length < Math.min(most, found.length) &&
          `${kind}: ${first.length} for the first game, but ${most} players need ${most}`,
      ]
    }),
  )
  const single = sectors.flatMap(({ id, level, color, quarters }) => {
    const begins = `${level}${COLORS.indexOf(color) + 1}`
    const room = constants.quarters[level]
    return [
      !id.startsWith(begins) &&
        `sector ${id}: the number of a ${color} sector of level ${level} begins with ${begins}`,
      quarters.length !== room && `sector ${id}: has ${quarters.length} quarters, level ${level} has ${room}`,
      level < 3 &&
        quarters.some(({ kind }) => kind === 'endgame') &&
        `sector ${id}: endgame effects are for level 3 and hubs`,
    ]
  })
  return [...single, ...ofKinds]
}

/** [SSP-3.08, SSP-2.08, SSP-3.16 to SSP-3.18] */
const checkHubs: Check = ({ hubs, ships, tracks, most }) => {
  const types = ships.flatMap(({ level, action }) => (level === 1 ? [action.type] : []))
  const pools = (['basic', 'advanced'] as const).map(pool => {
    const found = hubs.filter(({ tier }) => tier === pool).length
    return found < 2 * most && `${pool} hubs: ${found}, but ${most} players are dealt ${2 * most}`
  })
  const single = hubs.flatMap(({ id, startDiplomacy, penalties }) => {
    const starts = Object.entries(startDiplomacy).map(([name, start]) => {
      const top = tracks.find(one => one.track === name)?.levels.length ?? 0
      return start > top && `hub ${id}: starts at level ${start} of the ${name} track, which has ${top}`
    })
    const named = penalties.flatMap(one => (one.kind === 'removeShip' ? [one.ship] : one.ships))
    return [
      ...starts,
      ...named.map((type, i) => {
        if (!types.includes(type)) return `hub ${id}: there is no ${type} ship of level 1`
        return named.indexOf(type) !== i && `hub ${id}: names the ${type} ship twice`
      }),
    ]
  })
  return [...pools, ...single]
}

/** [SSP-1.03, SSP-3.07, SSP-3.09, SSP-6.05] */
const checkShips: Check = ({ ships, constants, most }) => {
  const { hand, keep } = constants.draft
  const ofLevel = (level: number) => ships.filter(one => one.level === level)
  const types = ofLevel(1).map(({ action }) => action.type)
  return [
    types.length === 0 && 'ships of level 1: there is none',
    ...types.map(
      (type, i) => types.indexOf(type) !== i && `ships of level 1: there are several of type ${type}`,
    ),
    ...ships.map(({ id, level, metal }) => level > 0 && metal === null && `ship ${id}: needs a metal value`),
    ...ships.map(
      ({ id, level, copies }) =>
        (copies === 4) !== (level === 1) && `ship ${id}: ships of level 1 have 4 copies, all others 1`,
    ),
    keep > hand && `constants.draft: ${keep} ships are kept out of ${hand}`,
    ...[2, 3].map(level => {
      const found = ofLevel(level).length
      return (
        found < hand * most &&
        `ships of level ${level}: ${found}, but ${most} players draft from ${hand * most}`
      )
    }),
  ]
}

/** [SSP-2.04] */
const checkFirstGame: Check = ({ hubs, ships, constants: { firstGameSets: sets }, most }) => {
  const named = sets.flatMap(one => [`hub ${one.hub}`, ...one.ships.map(id => `ship ${id}`)])
  return [
    sets.length < most && `constants.firstGameSets: ${sets.length}, but ${most} players get ${most}`,
    ...sets.map(({ hub }) => !hubs.some(one => one.id === hub) && `first-game set: there is no hub ${hub}`),
    ...sets
      .flatMap(one => one.ships)
      .map(id => {
        const found = ships.find(one => one.id === id)
        if (!found) return `first-game set: there is no ship ${id}`
        return found.level < 2 && `first-game set: ship ${id} is not of level 2 or 3`
      }),
    ...named.map((one, i) => named.indexOf(one) !== i && `first-game sets: name ${one} twice`),
  ]
}

const checkTracks: Check = ({ tracks }) =>
  TRACK_IDS.map(id => !tracks.some(one => one.track === id) && `track ${id}: missing`)

/**
 * Every game must be able to end. Whoever may not take income has the GEM for a neutral expedition, income brings the
 * ship back, and a Human that is observed brings the end of the game nearer. [SSP-8.07, SSP-14.01, SSP-15.01]
 */
const checkEnd: Check = ({ ships, constants: { dieFaces, observe, mostGemForIncome } }) => {
  const costs = ships.flatMap(({ level, action, cost }) =>
    level === 0 && action.type === 'expedition' ? [cost] : [],
  )
  const most = mostGemForIncome + 1
  return [
    !dieFaces.includes('human') && 'constants.dieFaces: without a human face a game need not end',
    !observe.vp && 'constants.observe: without a point a game need not end',
    !costs.some(cost => cost <= most) &&
      `neutral ships: without an expedition ship for at most ${most} GEM a game need not end`,
  ]
}

const CHECKS: readonly Check[] = [
  checkIds,
  checkPlayers,
  checkSectors,
  checkTracks,
  checkHubs,
  checkShips,
  checkFirstGame,
  checkEnd,
]

/** What is wrong with a set of components that fits its shape. */
export function contradictions(set: ComponentLists): string[] {
  const most = Math.max(0, ...numbersOfPlayers(set.constants))
  const found = CHECKS.flatMap(check => check({ ...set, most }))
  return [...new Set(found.filter(problem => problem !== false))]
}
