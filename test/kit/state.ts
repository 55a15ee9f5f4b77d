import * as kit from '../../games/kit/index.ts'

/** An empty state of no game, with `own` in it. */
export function stateWith<T extends object>(own: T): kit.KitState & T {
  return {
    rulesVersion: 1,
    phase: 'p',
    steps: [],
    asks: [],
    lastAsk: 0,
    log: kit.emptyLog(),
    outcome: null,
    ...own,
  }
}

/** Chance that always takes the first: dice show 1, decks stay as they are. */
export const unrandom: kit.Random = {
  Shuffle: deck => [...deck],
  Die: ((_: number, count?: number) => (count === undefined ? 1 : Array(count).fill(1))) as kit.Random['Die'],
  Number: () => 0,
}
