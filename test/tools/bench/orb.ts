/**
 * The orb's geometry as a board asks for it while somebody points at a card or a team: on orbs of whole games, with
 * nearly all cards laid.
 */
import { ORB_CARDS } from '../../../games/race-for-the-galaxy/data/orb-cards.ts'
import {
  FOR_TOKENS,
  keyOf,
  type Laid,
  type Laying,
  legalPlacements,
  mapOf,
  type Pieces,
  rangeOf,
  spacesOf,
} from '../../../games/race-for-the-galaxy/orb/index.ts'
import { type Chance, chanceOf } from '../../support/contract/chance.ts'
import { atMost, type Figure } from './figure.ts'
import { processorMs } from './processor.ts'

const ORBS = 20
const ROUNDS = 25

interface LateOrb {
  laid: Laid[]
  pieces: Pieces
  /** A card that is still in a hand. */
  card: (typeof ORB_CARDS)[number]
}

/** An orb on which all cards but one were laid at random legal places, with all tokens still there. */
function lateOrb(chance: Chance): LateOrb {
  const [card, ...cards] = chance.shuffle([...ORB_CARDS])
  const laid: Laid[] = [
    { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
    { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
  ]
  const pieces = { tokens: {} as { [space: string]: string }, teams: [{ x: 0, y: 1 }] }
  for (const face of cards) {
    const places = legalPlacements({ map: mapOf(laid), pieces, face })
    if (places.length === 0) continue
    laid.push({ card: face.id, ...chance.pick(places) })
    for (const space of spacesOf(mapOf(laid)))
      if (space.card === laid.length - 1 && FOR_TOKENS.includes(space.cell)) pieces.tokens[keyOf(space)] = 'A'
  }
  return { laid, pieces, card: card! }
}

/** Milliseconds that `act` takes on the orb where it takes longest; of each orb the best round, which nothing slowed down. */
function timed(orbs: readonly LateOrb[], act: (orb: LateOrb) => void): number {
  const best = orbs.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    orbs.forEach((orb, i) => {
      const begin = processorMs()
      act(orb)
      best[i] = Math.min(best[i]!, processorMs() - begin)
    })
  }
  return Math.max(...best)
}

/** How long placements, ranges and maps of late orbs take. */
export async function* measure(): AsyncGenerator<Figure[]> {
  const chance = chanceOf('orb')
  const orbs = Array.from({ length: ORBS }, () => lateOrb(chance))
  const layingOf = ({ laid, pieces, card }: LateOrb): Laying => ({ map: mapOf(laid), pieces, face: card })
  const rangeWith = (steps: number, wallPasses: number, barrierPasses: number) =>
    timed(orbs, ({ laid, pieces }) =>
      rangeOf({
        map: mapOf(laid),
        pieces,
        from: { x: 0, y: 1 },
        steps,
        military: 3,
        wallPasses,
        barrierPasses,
      }),
    )
  const placements = timed(orbs, orb => legalPlacements(layingOf(orb)))
  const plain = rangeWith(4, 0, 0)
  const armed = rangeWith(8, 2, 2)
  const map = timed(orbs, ({ laid }) => mapOf([...laid]))
  yield [
    { name: 'orb.placements', value: placements, unit: 'ms', goal: atMost(placements, 5) },
    { name: 'orb.range', value: plain, unit: 'ms', goal: atMost(plain, 2) },
    { name: 'orb.rangeWithArtifacts', value: armed, unit: 'ms', goal: atMost(armed, 2) },
    { name: 'orb.map', value: map, unit: 'ms' },
  ]
}
