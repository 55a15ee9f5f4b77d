import type { Game, Plugin } from 'boardgame.io'
import type { Random, SetupValues } from '../../games/kit/index.ts'

interface Scenario<S> {
  seed: string
  options: SetupValues
  arrange: ((g: S, random: Random) => void) | undefined
  /** Consumed from the front. */
  dice: number[]
}

/** The game as the scenario wants it: seeded, arranged, with loaded dice. boardgame.io's local client sets no options. */
export function scenarioGame<S>(game: Game<S>, { seed, options, arrange, dice }: Scenario<S>): Game<S> {
  const loaded: Plugin = {
    name: 'loaded-dice',
    fnWrap:
      fn =>
      (context, ...args) =>
        fn({ ...context, random: loadedRandom(context.random as Random, dice) } as typeof context, ...args),
  }
  return {
    ...game,
    seed,
    plugins: [...(game.plugins ?? []), loaded],
    setup: context => {
      const random = loadedRandom(context.random, dice)
      const g = game.setup!({ ...context, random: random as typeof context.random }, options)
      arrange?.(g, random)
      return g
    },
  }
}

function loadedRandom(random: Random, dice: number[]): Random {
  function die(sides: number): number {
    const chosen = dice.shift()
    if (chosen === undefined) return random.Die(sides)
    if (!Number.isInteger(chosen) || chosen < 1 || chosen > sides)
      throw new Error(`a die with ${sides} sides cannot show ${chosen}`)
    return chosen
  }
  function roll(sides: number): number
  function roll(sides: number, count: number): number[]
  function roll(sides: number, count?: number): number | number[] {
    return count === undefined ? die(sides) : Array.from({ length: count }, () => die(sides))
  }
  return { ...random, Die: roll }
}
