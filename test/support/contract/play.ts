import type { State } from 'boardgame.io'
import pick from 'lodash/pick.js'
import uniq from 'lodash/uniq.js'
import {
  asksOf,
  askWith,
  type GameModule,
  isOpen,
  type KitState,
  type SeatId,
  type SetupValues,
} from '../../../games/kit/index.ts'
import { engineOf } from '../bgio.ts'
import { frozen } from '../frozen.ts'
import { type Chance, chanceOf } from './chance.ts'
import { checkPosition, expectSame, fail } from './checks.ts'
import type { ContractOf } from './suite.ts'
import type { Words } from './words.ts'

interface Played<S extends KitState, V> {
  module: GameModule<S, V>
  contract: ContractOf<S, V>
  words: Words
  /** Names the game: everything random follows from it. */
  label: string
  players: number
  options: SetupValues
  /** Where the game goes on from. Default: its start. */
  from?: State<S>
}

/** A game that is looked into more often than this is also played again. */
const OFTEN = 10

/** How often somebody changes their mind while others are still thinking. */
const CHANGED = 0.1
/** Once in so many moves somebody answers in advance. */
const AHEAD = 12

type Made = [seat: SeatId, move: string, args: unknown[]]

/** Plays one game with random legal moves; looks into its start, its end and one in `lookEvery` positions. */
export function playRandom<S extends KitState, V>(game: Played<S, V> & { lookEvery: number }): void {
  const { module } = game
  play(game, ({ G }, chance) => {
    const asked = uniq(G.asks.map(({ seat }) => seat))
    const answered = G.asks.filter(({ answer }) => answer)
    if (answered.length > 0 && chance.number() < CHANGED) {
      const { id, seat } = chance.pick(answered)
      return [seat, 'reconsider', [id]]
    }
    const ahead = module.standing && aheadOfAsked(module, G, chance)
    if (ahead) return ahead
    for (const seat of chance.shuffle(asked)) {
      const made = module.anyMove(module.view(G, seat), seat, chance.number)
      if (made) return [seat, made.move, made.args]
    }
    return fail('nobody can do anything')
  })
}

/** Now and then somebody says an answer for later, or revokes one. */
function aheadOfAsked<S extends KitState, V>(
  module: GameModule<S, V>,
  G: S,
  chance: Chance,
): Made | undefined {
  const { kinds, facts, fact, given } = module.standing!
  const asked = G.asks
  if (!chance.oneIn(AHEAD) || asked.length === 0) return undefined
  const { seat } = chance.pick(asked)
  const view = module.view(G, seat)
  const said = given(view, seat)
  if (said.length > 0 && chance.oneIn(2)) return [seat, 'dropStanding', [chance.pick(said).id]]
  const answers = module
    .legalMoves(view, seat)
    .filter(({ move, args }) => kinds(move).includes(askWith(G, args[0])!.kind))
  if (answers.length === 0) return undefined
  const { move, args } = chance.pick(answers)
  const [id, ...rest] = args
  const seen = Object.fromEntries(
    facts.flatMap(name => {
      const value = fact(view, seat, name)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  const some = () => pick(seen, chance.sample(Object.keys(seen), chance.int(2)))
  return [
    seat,
    'setStanding',
    [{ kinds: [askWith(G, id)!.kind], move, args: rest, guards: some(), lasts: some() }],
  ]
}

/** Plays one game with the same bot in every seat. */
export function playBots<S extends KitState, V>(game: Played<S, V> & { bot: string }): void {
  const { module, bot } = game
  play({ ...game, lookEvery: 200 }, (match, chance) => {
    const seats = match.G.asks.flatMap(one => (one.required && isOpen(one) ? [one.seat] : []))
    const seat = chance.pick(seats)
    const view = module.view(match.G, seat)
    const chosen = module.bots[bot]?.(view, seat, chance.number)
    if (!chosen)
      fail(
        `${bot} does nothing in seat ${seat}, which is asked ${asksOf(match.G, seat).map(({ kind }) => kind)}`,
      )
    const refusal = module.refusal(view, seat, chosen.move, chosen.args)
    if (refusal) fail(`${bot} in seat ${seat} tries ${JSON.stringify(chosen)}: ${JSON.stringify(refusal)}`)
    return [seat, chosen.move, chosen.args]
  })
}

function play<S extends KitState, V>(
  game: Played<S, V> & { lookEvery: number },
  choose: (match: State<S>, chance: Chance) => Made,
): void {
  const { module, contract, words, label, players, options, lookEvery, from } = game
  const made: Made[] = []
  try {
    const chance = chanceOf(label)
    // Looking has chance of its own, so that the same game is played however often it is looked into.
    const looks = chanceOf(`${label}/looks`)
    const begin = () => engineOf({ ...module.createGame(), seed: label })
    const engine = begin()
    const first = from ?? engine.start(players, options)
    const conserved = contract.conserved?.(first.G)
    const look = (match: State<S>) => {
      // Nothing that reads a state may change it.
      frozen(match.G)
      checkPosition({ module, contract, engine, match, chance: looks, words, conserved })
    }

    let match = first
    look(match)
    while (!match.ctx.gameover) {
      if (made.length >= contract.movesAtMost) fail('the game does not end')
      const move = choose(match, chance)
      made.push(move)
      const after = engine.move(match, ...move)
      if (after === match) fail('boardgame.io refuses this move')
      match = after
      if (looks.oneIn(lookEvery) || match.ctx.gameover) look(match)
    }

    if (lookEvery > OFTEN && !looks.oneIn(10)) return
    const replayed = begin()
    const start = from ?? replayed.start(players, options)
    const again = made.reduce((at, move) => replayed.move(at, ...move), start)
    expectSame(again.G, match.G, 'the same seed and moves lead elsewhere')
  } catch (error) {
    const last = made.slice(-3).map(move => JSON.stringify(move))
    const where = `GAME=${label}, options ${JSON.stringify(options)}, after ${made.length} moves: ${last.join(' ')}`
    if (error instanceof Error) error.message += `\n  ${where}`
    throw error
  }
}
