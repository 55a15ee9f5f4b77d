/** The orb, as far as the game around it asks. Its steps are in sections 14 to 18 of the catalogue. */
import type { Env, Random } from '../../kit/index.ts'
import type { Back } from '../cards.ts'
import { ARTIFACTS } from '../data/artifacts.ts'
import { AIRLOCK_CARDS, ORB_CARDS } from '../data/orb-cards.ts'
import { ORB } from '../data/setup.ts'
import type { RaceOptions } from '../options.ts'
import { mapOf, upliftBases } from '../orb/index.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'

/** Orb cards that go out of the game, of each back. [RFTG-2.07] */
function removedOf(back: Back, { orbCardRemoval }: RaceOptions, numPlayers: number): number {
  const missing = ORB.fullTable - numPlayers
  return ORB.removed[back] * (orbCardRemoval === 'flat' ? Math.min(1, missing) : missing)
}

const orbCards = (back: Back, random: Random): Uid[] =>
  random.Shuffle(ORB_CARDS.filter(card => card.back === back).map(({ id }) => id))

const tokens = (back: Back, random: Random): Uid[] =>
  random.Shuffle(
    ARTIFACTS.filter(artifact => artifact.back === back).flatMap(({ id, copies }) =>
      Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`),
    ),
  )

/** Lays out the material of the orb game. [RFTG-14.01 to RFTG-14.04] */
export function newOrb({ g, random }: Env<RaceState>): void {
  const a = orbCards('A', random)
  const b = orbCards('B', random)
  const removed = [
    ...a.splice(0, removedOf('A', g.options, g.order.length)),
    ...b.splice(0, removedOf('B', g.options, g.order.length)),
  ]
  for (const seat of g.order) g.players[seat]!.orbHand = a.splice(0, ORB.dealt)
  g.orb = {
    laid: AIRLOCK_CARDS.flatMap(({ id, place }) =>
      place ? [{ card: id, ...place, turns: 0 as const }] : [],
    ),
    tokens: {},
    supply: { A: tokens('A', random), B: tokens('B', random) },
    deck: [...b, ...a],
    removed,
    shown: [],
    smallAirlocks: AIRLOCK_CARDS.filter(({ place }) => place === null).map(({ id }) => id),
    teams: {},
    priority: [],
    queue: [],
    turn: null,
    breeding: null,
    step: 0,
    news: [],
  }
}

/** Uplift bases that can be seen on the orb. [RFTG-12.13, RFTG-21.14] */
export const visibleUpliftBases = ({ orb }: RaceView): number => (orb ? upliftBases(mapOf(orb.laid)) : 0)
