/**
 * What bots of Twilight Imperium do at their tables that people would shake their heads at: rounds sat out, worlds left
 * lying, cards that gather, Imperial left to whoever leads, votes against oneself.
 */

import { aimsIn } from '../../../games/twilight-imperium-3/bot/landings.ts'
import { muster, sourcesOf } from '../../../games/twilight-imperium-3/bot/muster.ts'
import { outlookOf } from '../../../games/twilight-imperium-3/bot/outlook.ts'
import { countersToSpend } from '../../../games/twilight-imperium-3/bot/saving.ts'
import { ADMIRAL } from '../../../games/twilight-imperium-3/bot/skill.ts'
import { entriesOf, type PlanetId } from '../../../games/twilight-imperium-3/data/index.ts'
import {
  type TiState,
  type TiView,
  twilightImperium3 as ti,
} from '../../../games/twilight-imperium-3/index.ts'
import { countOf } from '../../../games/twilight-imperium-3/rules/counts.ts'
import { ownerOf, unitsOn } from '../../../games/twilight-imperium-3/rules/planets.ts'
import type { Outcome } from '../../../games/twilight-imperium-3/rules/politics/steps.ts'
import { enemiesIn } from '../../../games/twilight-imperium-3/rules/space.ts'
import { refuseActivation } from '../../../games/twilight-imperium-3/rules/tactical/activation.ts'
import { playout } from './playout.ts'
import { isAgainstOneself } from './votes.ts'

/** So many times of how many chances. */
export interface Tally {
  times: number
  of: number
}

const NAMES = ['idleRounds', 'leftLying', 'imperialToLeader', 'cardsOverFive', 'votesAgainstOneself'] as const
export type Conduct = { [name in (typeof NAMES)[number]]: Tally }

const noConduct = (): Conduct => Object.fromEntries(NAMES.map(name => [name, { times: 0, of: 0 }])) as Conduct

/** More cards than anybody can make use of. */
const MANY_CARDS = 5

const outlookAt = (view: TiView, seat: string) => outlookOf(view, seat, ADMIRAL, () => 0.5)

/** Worlds without a defender that an action could take as things are. */
function worldsInReach(view: TiView, seat: string): PlanetId[] {
  if (view.players[seat]!.counters.command === 0) return []
  const outlook = outlookAt(view, seat)
  return Object.keys(view.galaxy.tiles).flatMap(cell => {
    if (refuseActivation(view, seat, cell) || enemiesIn(view, cell, seat).length > 0) return []
    const aims = aimsIn(outlook, cell).filter(
      ({ planet }) => countOf(unitsOn(view, planet), 'groundForce') === 0,
    )
    const sources = aims.length > 0 ? sourcesOf(view, seat, cell) : undefined
    return aims.flatMap(({ planet, troops, chance }) =>
      chance > 0.7 && sources && muster(sources, { troops, warships: 0 }).length > 0 ? [planet] : [],
    )
  })
}

/** Plays games of bots of that name, and counts. */
export function conductOf(bot: string, players: number, games: number): Conduct {
  const all = noConduct()
  const count = (name: keyof Conduct, isSo: boolean) => {
    all[name].of += 1
    if (isSo) all[name].times += 1
  }
  for (let n = 0; n < games; n++) {
    /** Worlds that each has held, and for how many rounds in a row those have lain in reach that they lost. */
    const held = new Map<string, Set<PlanetId>>()
    const lying = new Map<string, Map<PlanetId, number>>()
    let now: TiState
    playout<TiState, TiView>({
      module: ti,
      seed: `conduct/${n}`,
      players,
      watch(g) {
        now = g
        const { players: seats, planets } = g
        for (const seat of Object.keys(seats)) if (!held.has(seat)) held.set(seat, new Set())
        for (const [planet, { by }] of entriesOf(planets)) held.get(by)?.add(planet)
      },
      playerOf: () => (view, seat, chance) => {
        const chosen = ti.bots[bot]!(view, seat, chance.number)
        if (chosen?.move === 'pass' && view.phase === 'action') {
          const worlds = worldsInReach(view, seat)
          // Counters that are kept for an objective have something better to do.
          count('idleRounds', worlds.length > 0 && countersToSpend(outlookAt(view, seat)) > 0)
          const lost = worlds.filter(planet => held.get(seat)!.has(planet) && ownerOf(view, planet) !== seat)
          const before = lying.get(seat)
          const rounds = new Map(lost.map(planet => [planet, (before?.get(planet) ?? 0) + 1]))
          for (const one of rounds.values()) {
            if (one === 1) all.leftLying.of += 1
            if (one === 2) all.leftLying.times += 1
          }
          lying.set(seat, rounds)
          count('cardsOverFive', view.players[seat]!.actionCards.length > MANY_CARDS)
        }
        if (chosen?.move === 'strategic' && chosen.args.some(arg => arg === 'imperial')) {
          const points = (one: string) => view.players[one]!.points
          count(
            'imperialToLeader',
            view.order.every(one => one === seat || points(one) < points(seat)),
          )
        }
        if (chosen?.move === 'vote')
          count('votesAgainstOneself', isAgainstOneself(now, seat, chosen.args[1] as Outcome, chance.number))
        return chosen
      },
    })
  }
  return all
}
