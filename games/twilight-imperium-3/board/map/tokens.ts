/** What lies on planets besides units, with a sign for the map and words for everybody else. */
import { type Line, ref, refs } from '../../../kit/index.ts'
import { FACILITY_IDS, type FacilityId, type PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { leadersOn } from '../../numbers/leaders.ts'
import type { TiOptions } from '../../options.ts'
import { custodiansOf, isGuarded } from '../../rules/tactical/custodians.ts'
import { unitsLine } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'

export interface Token {
  sign: string
  says: Line
}

const KNOWN: readonly ((view: TiView, planet: PlanetId) => Token | undefined)[] = [
  ({ hiddenArtifacts }, planet) =>
    hiddenArtifacts?.[planet] === undefined
      ? undefined
      : { sign: '◇', says: line('board.map.hiddenArtifact') },
  ({ artifacts }, planet) => {
    const id = artifacts?.[planet]
    return id === undefined
      ? undefined
      : { sign: '◆', says: line('board.map.artifact', { objective: ref('objective', id) }) }
  },
  ({ domains }, planet) => {
    const laid = domains?.[planet]
    if (!laid) return undefined
    if (laid.id === null) return { sign: '?', says: line('board.map.hiddenCounter') }
    const says = laid.open ? 'board.map.openCounter' : 'board.map.knownCounter'
    return { sign: laid.open ? '!' : '¿', says: line(says, { counter: ref('domainCounter', laid.id) }) }
  },
  (view, planet) => {
    const units = custodiansOf(view, planet)
    return isGuarded(view, planet)
      ? { sign: CUSTODIANS, says: line('board.map.custodians', { units: unitsLine(units) }) }
      : undefined
  },
  ({ planets }, planet) => {
    const { facility, facilityIsNew } = planets[planet] ?? {}
    const says = facilityIsNew ? 'board.map.newFacility' : 'board.map.facility'
    return facility === undefined
      ? undefined
      : { sign: SIGNS[facility], says: line(says, { facility: ref('facility', facility) }) }
  },
  (view, planet) => {
    const leaders = view.leaders ? [...leadersOn(view, planet), ...leadersOn(view, planet, true)] : []
    return leaders.length === 0
      ? undefined
      : { sign: LEADER, says: line('board.leaders.onPlanet', { leaders: refs('leader', leaders) }) }
  },
]

/** Every font has it. */
const CUSTODIANS = '▣'

/** A leader, on a planet or with a fleet. */
export const LEADER = '♟'

const SIGNS: { readonly [id in FacilityId]: string } = { colony: '⌂', refinery: '⚒' }

export const tokensOn = (view: TiView, planet: PlanetId): Token[] =>
  KNOWN.flatMap(known => known(view, planet) ?? [])

/** What signs mean, by the options with which they come. */
const MEANT: { readonly [option in keyof TiOptions]?: readonly Token[] } = {
  artifacts: [
    { sign: '◇', says: line('board.legend.hiddenArtifact') },
    { sign: '◆', says: line('board.legend.artifact') },
  ],
  distantSuns: [
    { sign: '?', says: line('board.legend.hiddenCounter') },
    { sign: '¿', says: line('board.legend.knownCounter') },
    { sign: '!', says: line('board.legend.openCounter') },
  ],
  custodians: [{ sign: CUSTODIANS, says: line('board.legend.custodians') }],
  facilities: FACILITY_IDS.map(id => ({
    sign: SIGNS[id],
    says: line('board.legend.facility', { facility: ref('facility', id) }),
  })),
  leaders: [{ sign: LEADER, says: line('board.leaders.sign') }],
}

/** The signs on planets and fleets that a match can have. */
export const signsIn = ({ options }: TiView): Token[] =>
  Object.entries(MEANT).flatMap(([option, signs]) => (options[option as keyof TiOptions] ? signs : []))
