/** What Generals, Diplomats and Agents do when troops have landed. TI-52.11, TI-52.13, TI-52.14. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type CargoKind, idsOf, kindOf, type LeaderId, type PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { leaderOn, leadersOn } from '../../numbers/leaders.ts'
import type { TiChapter, TiState, TiView, VolleyGroup } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { addTo, countOf } from '../counts.ts'
import { effectsOf } from '../effects.ts'
import { cellOf, ownerOf } from '../planets.ts'
import { doNext } from '../steps.ts'
import { embark } from '../tactical/landing.ts'
import { rerollsOf } from './landed.ts'
import { takeLeadersBack } from './landing.ts'

/** Where a Diplomat protects nobody for now. */
const TIRED = 'diplomat'

/** A Diplomat who can still cancel an invasion of his planet. */
export function diplomatOf(g: TiView, planet: PlanetId): LeaderId | undefined {
  const isTired = effectsOf(g, TIRED).some(effect => effect.planet === planet)
  return isTired || ownerOf(g, planet) === undefined ? undefined : leaderOn(g, 'diplomat', planet)
}

/** Troops go back aboard. [TI-52.13] */
function sendBack(g: TiState, seat: SeatId, planet: PlanetId): void {
  const cell = cellOf(g, planet)!
  const units = g.action!.landed[planet]!
  takeLeadersBack(g, planet, cell)
  for (const kind of ['groundForce', 'shockTroop', 'pds'] as CargoKind[])
    addTo(units, kind, -embark(g, seat, cell, countOf(units, kind), kind))
  delete g.action!.landed[planet]
}

/** So many dice that missed, in their places. */
function rollAgain(group: VolleyGroup, count: number, die: () => number): number[] {
  const rolled: number[] = []
  group.dice = group.dice.map(value => {
    if (value >= group.needed || rolled.length >= count) return value
    group.before = [...(group.before ?? []), value]
    rolled.push(die())
    return rolled.at(-1)!
  })
  return rolled
}

export const classRules = {
  steps: {
    /** Before anything is shot at those who have landed. [TI-52.13] */
    diplomatsOn({ g }) {
      const planets = idsOf(g.action!.landed).filter(planet => diplomatOf(g, planet) !== undefined)
      doNext(g, ...planets.map(planet => ({ do: 'diplomatOn', planet }) as const))
    },
    diplomatOn({ g }, { planet }) {
      const leader = diplomatOf(g, planet)
      if (leader === undefined || !g.action!.landed[planet]) return
      ask(g, {
        seat: ownerOf(g, planet)!,
        kind: 'cancelInvasion',
        required: true,
        about: { leader: ref('leader', leader), seat: ref('seat', g.active!), planet: ref('planet', planet) },
        pick: { of: 'yes', options: ['cancel'], min: 0, max: 1 },
        memo: { planet },
      })
    },
    /** Misses of the attacker, those that hit most easily first. [TI-52.11, TI-52.22] */
    generalRerolls({ g, random }) {
      const { planet, attacker } = g.invasion!
      let left = rerollsOf(g, planet)
      const groups = g.volleys
        .filter(({ seat, rollFor }) => seat === attacker && rollFor === 'invasion')
        .flatMap(volley => volley.groups)
        .toSorted((one, other) => one.needed - other.needed)
      for (const group of groups) {
        const missed = group.dice.filter(die => die < group.needed).slice(0, left)
        if (missed.length === 0) continue
        left -= missed.length
        const dice = rollAgain(group, missed.length, () => random.Die(SIDES))
        const [general] = leadersOn(g, planet, true).filter(id => kindOf(id) === 'general')
        const count = dice.filter(die => die >= group.needed).length
        const source = ref('leader', general!)
        say(g, line('log.rollsAgain', { seat: ref('seat', attacker), source, dice, count }))
      }
    },
  },
  answers: {
    cancelInvasion({ g }, { seat, memo }, [yes]) {
      if (yes === undefined) return
      const planet = memo.planet
      const leader = diplomatOf(g, planet)!
      g.effects = [...g.effects, { id: TIRED, by: seat, planet, until: 'endOfNextRound' }]
      const about = { leader: ref('leader', leader), planet: ref('planet', planet) }
      say(
        g,
        line('log.cancelsInvasion', { ...about, seat: ref('seat', seat), other: ref('seat', g.active!) }),
      )
      sendBack(g, g.active!, planet)
    },
  },
} satisfies TiChapter
