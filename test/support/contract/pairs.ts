/**
 * Options together: every two values that can be chosen together, at tables of every size, with the checks of the
 * contract. `EVERY=1` plays a random game, and one of each bot, with each of these sets of options; without it all are
 * set up, and a few games are played. `GAME=<label>` plays the one game that a failure has named again.
 */
import { expect } from 'chai'
import range from 'lodash/range.js'
import {
  type GameModule,
  type KitState,
  refuseSetup,
  type SetupValues,
  withUsual,
} from '../../../games/kit/index.ts'
import { engineOf } from '../bgio.ts'
import { SEED } from '../seed.ts'
import { type Chance, chanceOf } from './chance.ts'
import { meaningful, pairsOf, pairwiseSetsOf, valuesOf } from './option-sets.ts'
import { playBots, playRandom } from './play.ts'
import type { ContractOf } from './suite.ts'
import { wordsOf } from './words.ts'

/** So many sets that a form allows are drawn for each size of table. */
const DRAWN = 60
/** One in so many positions is looked into. */
const LOOK_EVERY = 120

/** Declares the suite; `sampled` games are played where not all are. */
export function pairwise<S extends KitState, V>(
  module: GameModule<S, V>,
  own: Omit<ContractOf<S, V>, 'optionSets' | 'games'> & { sampled: number },
): void {
  const { meta, options: fields } = module
  const wanted = process.env.GAME
  const base = wanted?.split('/')[0] ?? SEED
  const contract: ContractOf<S, V> = { ...own, optionSets: () => [], games: 0 }

  const sizes = range(meta.minPlayers, meta.maxPlayers + 1)
  const setsOf = new Map(sizes.map(players => [players, pairwiseSetsOf(module, players)]))
  const all = sizes.flatMap(players =>
    setsOf.get(players)!.map((options, index) => ({ players, options, index })),
  )
  const games =
    process.env.EVERY || wanted ? all : chanceOf(`${base}/${meta.id}/pairs`).sample(all, own.sampled)

  describe(`${meta.id}: every two options`, function () {
    this.timeout(600_000)

    for (const players of sizes) {
      const sets = setsOf.get(players)!
      it(`can be set up for ${players} players, in ${sets.length} sets`, () => {
        for (const [index, options] of sets.entries()) {
          expect(refuseSetup(fields, options, players), JSON.stringify(options)).to.equal(undefined)
          const seed = [base, meta.id, 'pairs', players, index].join('/')
          const { G } = engineOf({ ...module.createGame(), seed }).start(players, options)
          expect(G.asks.length, JSON.stringify(options)).to.be.above(0)
        }
      })

      it(`are in these sets, whatever is chosen for ${players} players`, () => {
        const held = new Set(sets.flatMap(pairsOf))
        const chance = chanceOf(`${base}/${meta.id}/drawn/${players}`)
        for (let n = 0; n < DRAWN; n++) {
          const drawn = drawnFor(module, players, chance)
          const missing = pairsOf(meaningful(fields, drawn, players)).filter(pair => !held.has(pair))
          expect(missing, JSON.stringify(drawn)).to.deep.equal([])
        }
      })
    }

    for (const { players, options, index } of games) {
      const labelOf = (who: string) => [base, meta.id, 'pairs', players, index, who].join('/')
      const play = (who: string) => {
        const label = labelOf(who)
        if (wanted && label !== wanted) return
        const words = wordsOf(module)
        const game = { module, contract, words, label, players, options }
        if (who === 'random') playRandom({ ...game, lookEvery: LOOK_EVERY })
        else playBots({ ...game, bot: who })
        expect([...words.problems], 'words that are missing').to.deep.equal([])
      }
      const title = `of ${players} players with set ${index}: ${JSON.stringify(chosenIn(module, options))}`
      it(`a random game ${title}`, () => play('random'))
      if (!process.env.EVERY && !wanted) continue
      for (const bot of own.bots ?? meta.bots) it(`a game of ${bot}s ${title}`, () => play(bot))
    }
  })
}

/** What is not as usual in a set. */
const chosenIn = ({ options }: Pick<GameModule, 'options'>, set: SetupValues): SetupValues =>
  Object.fromEntries(
    Object.entries(set).filter(([id, value]) => value !== options.find(one => one.id === id)?.default),
  )

/** A set that the game takes, drawn value by value; numbers at their bounds. */
function drawnFor({ options }: Pick<GameModule, 'options'>, players: number, chance: Chance): SetupValues {
  let drawn = withUsual(options, {}, players)
  for (const field of chance.shuffle([...options, ...options])) {
    const tried = { ...drawn, [field.id]: chance.pick(valuesOf(field, players)) }
    if (!refuseSetup(options, tried, players)) drawn = tried
  }
  return drawn
}
