/**
 * What every game keeps, tested by random play: any game that a module offers ends, lists only legal moves and all
 * seats have some, refuses everything else without an effect, is plain JSON, runs again in the same way, has words
 * for all that it says in both languages, and shows nobody what is not theirs.
 *
 * `GAMES=20000` plays more, `SEED=random` others; `GAME=<label>` plays the one game that a failure has named again.
 */
import { expect } from 'chai'
import type { GameModule, KitState, LegalMove, SeatId, SetupValues } from '../../../games/kit/index.ts'
import { SEED } from '../seed.ts'
import { playBots, playRandom } from './play.ts'
import { wordsOf } from './words.ts'

/** What the suite has to know of a game. */
export interface ContractOf<S, V = unknown> {
  /** Numbers of players. Default: all; a slow game has a file for some and a file for the others. */
  players?: readonly number[]
  /** Bots that play here. Default: all; those that think for long are tested by the game. */
  bots?: readonly string[]
  /** Values of the options worth playing. */
  optionSets(players: number): readonly SetupValues[]
  /** Random games over all numbers of players, also those of other files; the environment variable `GAMES` wins. */
  games: number
  movesAtMost: number
  viewBytesAtMost: number
  /** Of the whole state. Default: any. */
  stateBytesAtMost?: number
  /** The first game with each number of players is looked into this often, counted in moves. Default: 4. */
  lookEvery?: number
  /** Changes a copy of the state only in what `seat` (null: a spectator) may not see. */
  scramble?(g: S, seat: SeatId | null, shuffle: <T>(list: readonly T[]) => T[]): void
  /** Whether only the mover may know the arguments of a move, as long as others are asked the same. */
  isSecret?(move: string, kind: string): boolean
  /** Moves that name the same things in different orders, each with another meaning. */
  ordered?: readonly string[]
  /** What is to be pointed at on the board for each of the legal moves. */
  facets?(view: V, seat: SeatId, legal: readonly LegalMove[]): readonly unknown[]
  /** Something that is the same in every position of a game, such as all its cards in order. */
  conserved?(g: S): unknown
  /** Rule ids that a refusal may name. */
  rules?: ReadonlySet<string>
  /** Told of every move that was tried and could have been taken back. */
  noteTakeBack?(): void
  /** Told the size of every view that was looked at. */
  noteView?(bytes: number): void
}

/** Declares the suite. */
export function contract<S extends KitState, V>(module: GameModule<S, V>, own: ContractOf<S, V>): void {
  const { meta } = module
  const wanted = process.env.GAME
  const base = wanted?.split('/')[0] ?? SEED
  const games = Number(process.env.GAMES ?? own.games)
  let words = wordsOf(module)
  let largest = 0
  const noteView = (bytes: number) => {
    largest = Math.max(largest, bytes)
  }
  let takeBacks = 0
  const noteTakeBack = () => {
    takeBacks += 1
  }
  const noted: ContractOf<S, V> = { ...own, noteView, noteTakeBack }

  /** Each test answers for its own words. */
  const newWords = () => {
    if (words.problems.size > 0) words = wordsOf(module)
  }
  const expectWords = () => expect([...words.problems], 'words that are missing').to.deep.equal([])

  const all = range(meta.minPlayers, meta.maxPlayers).flatMap(players =>
    own.optionSets(players).map((options, index) => ({ players, options, index })),
  )
  const tables = all.filter(({ players }) => own.players?.includes(players) ?? true)
  const each = Math.ceil(games / all.length)

  describe(`${meta.id}: contract${own.players ? ` for ${own.players.join(', ')} players` : ''}`, () => {
    const { NODE_ENV } = process.env
    before(() => {
      // boardgame.io walks through the whole state after every move unless it is in production.
      process.env.NODE_ENV = 'production'
    })
    after(() => {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = NODE_ENV
    })

    for (const { players, options, index } of tables) {
      const title = `${players} players, ${Object.keys(options).length > 0 ? JSON.stringify(options) : 'as usual'}`
      it(`${each} random games of ${title}`, function () {
        this.timeout(600_000)
        newWords()
        for (let n = 0; n < each; n++) {
          const label = [base, meta.id, players, index, n].join('/')
          if (wanted && label !== wanted) continue
          // One game of each size is looked into closely, the others here and there.
          const lookEvery = wanted ? 1 : index === 0 && n === 0 ? (own.lookEvery ?? 4) : 60
          playRandom({ module, contract: noted, words, label, players, options, lookEvery })
        }
        expectWords()
      })
    }

    const extremes = tables.filter(
      ({ players, index }) => index === 0 || index === own.optionSets(players).length - 1,
    )
    for (const name of own.bots ?? meta.bots) {
      it(`the bot ${name} plays to the end, with legal moves only`, function () {
        this.timeout(600_000)
        newWords()
        for (const { players, options, index } of extremes) {
          const label = [base, meta.id, players, index, name].join('/')
          if (wanted && label !== wanted) continue
          playBots({ module, contract: noted, words, label, players, options, bot: name })
        }
        expectWords()
      })
    }

    it(`keeps every view below ${own.viewBytesAtMost} bytes`, function () {
      this.test!.title += ` (largest: ${largest}; ${takeBacks} moves could be taken back)`
      expect(largest).to.be.within(wanted ? 0 : 1, own.viewBytesAtMost)
    })
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
