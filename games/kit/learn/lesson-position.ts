import { begin, type GameDefinition } from '../definition.ts'
import type { GameModule } from '../module.ts'
import { readSetup, type SetupValues } from '../options.ts'
import { type Position, positionOf } from '../position.ts'
import type { Random } from '../random.ts'
import type { KitState } from '../state.ts'

/** Chance without chance: dice show what is wanted, then 1, and shuffled decks lie as they lay. */
export function loadedDice(dice: number[]): Random {
  const die = (sides: number) => Math.min(sides, dice.shift() ?? 1)
  return {
    Shuffle: deck => [...deck],
    Die: ((sides: number, count?: number) =>
      count === undefined ? die(sides) : Array.from({ length: count }, () => die(sides))) as Random['Die'],
    Number: () => 0.5,
  }
}

/** The position after the setup of a game and `arrange`, which sees to it that somebody is asked. */
export function arranged<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  module: GameModule<S, V>,
  setup: { players: number; options: SetupValues; arrange(g: S, random: Random): void },
): Position<S> {
  const { players, options, arrange } = setup
  const random = loadedDice([])
  const values = readSetup(definition.options, options, players)
  const g = begin(definition, { random, numPlayers: players, options: values })
  arrange(g, random)
  return positionOf(module, g, players, options)
}
