/** Single things that are done in a prospect. Sections 6 to 12. */
import type { Site } from './appraisal.ts'
import { buildPrice, lobbyPrice, type Mind, priceOf, type Times, topOf, USES } from './measures.ts'
import { bestTrack } from './picks.ts'
import { GONE, type Prospect, take, USED, work } from './prospect.ts'

export function settleIn(p: Prospect, species: number, at: number): void {
  p.people[species]! += 1
  p.supply[species]! -= 1
  work(p, p.sites[at]!.sector.quarters[p.filled[at]!]!)
  p.filled[at]! += 1
}

/** Pays GEM for a ship and lays them on it. */
export function launch(p: Prospect, at: number): void {
  p.gem -= priceOf(p, at)
  p.hullState[at] = USED
  if (p.hulls[at]!.owner === 'neutral') p.token = false
}

export function wreck(p: Prospect, at: number, bonusMetal: number): void {
  p.hullState[at] = GONE
  p.fleet -= 1
  p.dismantled += 1
  p.metal += (p.hulls[at]!.ship.metal ?? 0) + bonusMetal
  for (const bag of p.salvage) take(p, bag)
}

export function build(p: Prospect, site: Site, discount: number): void {
  p.metal -= buildPrice(p, site, discount)
  p.sites.push(site)
  p.filled.push(0)
  p.built |= site.bit
}

/** Makes up to `advances` advances, each on a track of its own. */
export function lobby(
  p: Prospect,
  mind: Mind,
  advances: number,
  discount: number,
  times: Times,
  but: readonly number[] = [],
): void {
  const advanced = [...but]
  for (let n = 0; n < advances; n++) {
    const { track } = bestTrack(mind, p, discount, times, advanced)
    if (track < 0) return
    p.gem -= lobbyPrice(mind.appraisal, p, track, discount)
    p.levels[track]! += 1
    advanced.push(track)
  }
}

/** The reward of a track, after a ship action of its type. `times` may be a share, for what others do. */
export function reward({ appraisal }: Mind, p: Prospect, track: number, times = 1): void {
  const top = topOf(p, track)
  if (top > 0) take(p, appraisal.rewards[track]![top]!, times)
}

/** What others do brings rewards too, on average. */
export function othersPlay(mind: Mind, p: Prospect): void {
  for (let track = 0; track < 4; track++) reward(mind, p, track, USES[track]! * p.rivals)
}
