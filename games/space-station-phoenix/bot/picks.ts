/** The best of what can be chosen in a prospect. */
import { TRACK_IDS } from '../components.ts'
import type { Site } from './appraisal.ts'
import {
  buildPrice,
  COLOR,
  fleetOf,
  GOLD,
  HUMAN,
  lobbyPrice,
  type Mind,
  metalWorth,
  quarterWorth,
  residentWorth,
  siteWorth,
  type Times,
  trackWorth,
  wreckWorth,
} from './measures.ts'
import { FREE, type Prospect } from './prospect.ts'

/** The best empty quarter for a species; -1: there is none. */
export function bestHome(p: Prospect, species: number, times: Times): { at: number; worth: number } {
  let at = -1
  let worth = Number.NEGATIVE_INFINITY
  for (let i = 0; i < p.sites.length; i++) {
    const site = p.sites[i]!
    if (p.filled[i]! >= site.sector.quarters.length) continue
    if (species < GOLD && COLOR[site.sector.color] !== species) continue
    const here = quarterWorth(site, p.filled[i]!, times)
    if (here > worth) {
      at = i
      worth = here
    }
  }
  return { at, worth }
}

export interface Wreck {
  at: number
  worth: number
}

const NO_WRECK: Wreck = { at: -1, worth: Number.NEGATIVE_INFINITY }

/** The two own ships that are best taken apart. */
export function bestWrecks(p: Prospect, times: Times): [Wreck, Wreck] {
  let first = NO_WRECK
  let second = NO_WRECK
  const fleet = fleetOf(p)
  for (let at = 0; at < p.hulls.length; at++) {
    if (p.hulls[at]!.owner !== 'own' || p.hullState[at] !== FREE) continue
    const worth = wreckWorth(p, at, fleet, times)
    if (worth > first.worth) {
      second = first
      first = { at, worth }
    } else if (worth > second.worth) second = { at, worth }
  }
  return [first, second]
}

/** The own ship that is best taken apart; -1: there is none. `using` is the hull at work. */
export function bestWreck(p: Prospect, using: number, times: Times): Wreck {
  const [first, second] = bestWrecks(p, times)
  return first.at === using ? second : first
}

/** The sector that is best built; null: none can be. */
export function bestSite(p: Prospect, discount: number, times: Times): { site: Site | null; worth: number } {
  let site: Site | null = null
  let worth = Number.NEGATIVE_INFINITY
  const metal = metalWorth(p, times)
  for (const candidate of p.market) {
    if ((p.built & candidate.bit) !== 0 || (p.built & candidate.needs) !== candidate.needs) continue
    const price = buildPrice(p, candidate, discount)
    if (p.metal < price - 1e-9) continue
    const here = siteWorth(p, candidate, times) - price * metal
    if (here > worth) {
      site = candidate
      worth = here
    }
  }
  return { site, worth }
}

/** What recruiting a Human brings, its price taken off. */
export function recruitWorth(p: Prospect, mind: Mind, times: Times): { at: number; worth: number } {
  if (p.food < 1 || p.water < 1 || p.metal < 1 || p.supply[HUMAN]! < 1)
    return { at: -1, worth: Number.NEGATIVE_INFINITY }
  const { at, worth } = bestHome(p, HUMAN, times)
  if (at < 0) return { at, worth }
  return { at, worth: worth + residentWorth(p, mind, HUMAN) - 1.8 - metalWorth(p, times) }
}

/** The track that is best advanced; -1: none can be, or none is worth it. */
export function bestTrack(
  mind: Mind,
  p: Prospect,
  discount: number,
  times: Times,
  but: readonly number[] = [],
): { track: number; worth: number } {
  const { appraisal } = mind
  let best = -1
  let worth = 0
  for (let track = 0; track < TRACK_IDS.length; track++) {
    const top = appraisal.c.tracks[TRACK_IDS[track]!].length
    if (p.levels[track]! >= top || but.includes(track)) continue
    if (p.gem < lobbyPrice(appraisal, p, track, discount)) continue
    const here = trackWorth(mind, p, track, discount, times)
    if (here > worth) {
      best = track
      worth = here
    }
  }
  return { track: best, worth }
}
