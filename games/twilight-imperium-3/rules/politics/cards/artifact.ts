/** The Ancient Artifact explodes. [TI-32.30] */
import { type Env, type Ref, ref, say } from '../../../../kit/index.ts'
import { adjacentTo } from '../../../galaxy/map.ts'
import { line } from '../../../line.ts'
import type { TiState } from '../../../state.ts'
import { loseFleet } from '../../battle/hits.ts'
import { destroyOn } from '../../control.ts'
import { totalOf } from '../../counts.ts'
import { cellOf, ownerOf, planetsIn } from '../../planets.ts'
import { seatsInSpace } from '../../space.ts'
import { doNext } from '../../steps.ts'
import { falling } from '../../troops.ts'
import { systemRef } from '../../words.ts'
import { troopsOn } from '../choices.ts'

const DICE = 3
const SIDES = 10
const HIT = 4

/** All ships beside the throne, then three dice for every fleet and every garrison around it. */
export function artifactExplodes(env: Env<TiState>): void {
  const { g } = env
  const centre = cellOf(g, 'mecatol-rex')!
  for (const seat of seatsInSpace(g, centre)) loseFleet(g, seat, centre)
  for (const cell of adjacentTo(g.galaxy, centre)) {
    for (const seat of seatsInSpace(g, cell)) {
      const hits = hitsOn(env, ref('seat', seat), systemRef(g, cell))
      if (hits > 0) doNext(g, { do: 'takeHits', seat, cell, hits })
    }
    for (const planet of planetsIn(g, cell)) {
      const troops = ownerOf(g, planet) === undefined ? {} : troopsOn(g, planet)
      if (totalOf(troops) === 0) continue
      const hits = hitsOn(env, ref('seat', ownerOf(g, planet)!), ref('planet', planet))
      const lost = falling(troops, hits)
      destroyOn(g, planet, lost)
    }
  }
}

function hitsOn({ g, random }: Env<TiState>, seat: Ref, where: Ref): number {
  const dice = Array.from({ length: DICE }, () => random.Die(SIDES))
  const count = dice.filter(die => die >= HIT).length
  say(g, line('log.artifactDice', { seat, where, dice, count }))
  return count
}
