/** The rules without boardgame.io: whole games of random legal moves, made on the state itself. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { anyPlayIn, begin, makeMove, type Random } from '../../../games/kit/index.ts'
import { readSetup } from '../../../games/kit/options.ts'
import { definition, moves } from '../../../games/race-for-the-galaxy/game.ts'
import { meta } from '../../../games/race-for-the-galaxy/meta.ts'
import { OPTIONS } from '../../../games/race-for-the-galaxy/options.ts'
import { chanceOf } from '../../support/contract/chance.ts'
import { atLeast, type Figure } from './figure.ts'
import { waited } from './play.ts'
import { perProcessorSecond } from './processor.ts'

const SECONDS = 4

/** Chance as boardgame.io gives it to rules. */
function randomOf(seed: number): Random {
  const rng = xoroshiro128plus(seed)
  const { shuffle, number } = chanceOf(String(seed))
  const die = (sides: number) => uniformInt(rng, 1, sides)
  return {
    Shuffle: shuffle,
    Number: number,
    Die: ((sides: number, count?: number) =>
      count === undefined ? die(sides) : Array.from({ length: count }, () => die(sides))) as Random['Die'],
  }
}

/** Plays one game of two players to its end. */
function play(seed: number): void {
  const random = randomOf(seed)
  const options = readSetup(OPTIONS, {}, 2)
  const g = begin(definition, { random, numPlayers: 2, options })
  while (!g.outcome) {
    const seat = waited(g)!
    const { move, args } = anyPlayIn(moves, g, seat, random.Number)!
    const refused = makeMove(definition, { g, random }, seat, move, args)
    if (refused)
      throw new Error(`seed ${seed}: ${move} ${JSON.stringify(args)} is refused: ${refused.text.key}`)
  }
}

/** Games of two players in a second of processor time. */
export function measureAlone(): Figure {
  const value = perProcessorSecond(SECONDS, play)
  return { name: `rules.${meta.id}.alone.gamesPerSecond`, value, unit: '/cpu s', goal: atLeast(value, 500) }
}
