/** Expeditions in a prospect. Section 8. */
import { settleIn } from './deeds.ts'
import { HUMAN, type Mind, metalWorth, pairNeed, pairWorth, type Times } from './measures.ts'
import { recruitWorth } from './picks.ts'
import type { Prospect } from './prospect.ts'

/** Rolls, and collects the best dice up to the cargo. */
export function explore(p: Prospect, mind: Mind, dice: number, cargo: number, times: Times): void {
  const rolled = [0, 0, 0, 0]
  const { faces } = mind.appraisal
  for (let i = 0; i < dice; i++) {
    rolled[faces[Math.floor(mind.chance() * faces.length)]!]! += 1
  }
  collect(p, mind, rolled, cargo, times)
}

/** Collects dice (food, water, metal, Human) up to the cargo. */
export function collect(p: Prospect, mind: Mind, rolled: number[], cargo: number, times: Times): void {
  const need = pairNeed(p, times)
  for (let n = cargo; n > 0; n--) {
    let face = -1
    let worth = -1
    if (rolled[0]! > 0) {
      face = 0
      worth = pairWorth(p.food, p.water, need)
    }
    if (rolled[1]! > 0) {
      const here = pairWorth(p.water, p.food, need)
      if (here > worth) {
        face = 1
        worth = here
      }
    }
    if (rolled[2]! > 0 && metalWorth(p, times) > worth) {
      face = 2
      worth = metalWorth(p, times)
    }
    let home = -1
    if (rolled[3]! > 0) {
      const best = recruitWorth(p, mind, times)
      if (Math.max(1, best.worth) > worth) {
        face = 3
        home = best.worth > 1 ? best.at : -1
      }
    }
    if (face < 0) return
    rolled[face]! -= 1
    if (face === 0) p.food += 1
    else if (face === 1) p.water += 1
    else if (face === 2) p.metal += 1
    else if (home < 0) p.score += 1
    else recruit(p, home)
  }
}

function recruit(p: Prospect, home: number): void {
  p.food -= 1
  p.water -= 1
  p.metal -= 1
  settleIn(p, HUMAN, home)
}
