/** The README of every game: it says what the game declares, and its moves are as they are. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import {
  type Asks,
  asksOf,
  askWith,
  type GameModule,
  isOpen,
  type KitState,
  type SeatId,
} from '../../games/kit/index.ts'
import type { Lesson } from '../../games/kit/learn/lesson.ts'
import type { LessonBook } from '../../games/kit/learn/lesson-book.ts'
import { isTask } from '../../games/kit/learn/lesson-play.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { optionsTable, type ReadmeMove, readmeMoves, readmeOf, readmeOptions } from './readme.ts'

/** A question at a moment of a game. */
interface Asked {
  g: KitState
  seat: SeatId
  id: number
}

/** Every question that was answered in recorded games, the shortest first. */
function* askedInRecorded(game: GameModule): Generator<Asked> {
  const folder = new URL(`../fixtures/${game.meta.id}/`, import.meta.url)
  const recorded = [...readRecorded(folder).values()].sort((a, b) => a.moves.length - b.moves.length)
  for (const one of recorded)
    for (const { match, made } of walk(game, one))
      if (!game.anytime.includes(made.move)) yield { g: match.G, seat: made.seat, id: made.args[0] as number }
}

/** Every question that lessons ask: some are about what is seldom in a game. */
async function askedInLessons({ meta }: GameModule): Promise<Asked[]> {
  const folder = new URL(`../../games/${meta.id}/lessons/index.ts`, import.meta.url)
  if (!existsSync(folder)) return []
  const { book, lessons } = (await import(folder.href)) as Lessons
  return lessons.flatMap(({ id, scenes }) =>
    scenes
      .flatMap(({ steps }) => steps.filter(isTask))
      .flatMap(({ task }) => {
        const moment = book.task(id, task)!
        const { you } = book.page(moment)
        return asksOf(moment.g, you).map(ask => ({ g: moment.g, seat: you, id: ask.id }))
      }),
  )
}

interface Lessons {
  book: LessonBook
  lessons: readonly Lesson<KitState>[]
}

const RANDOM_GAMES = 40

/** Every question of games that are played at random: what is asked too seldom to be in each recording. */
function* askedAtRandom(game: GameModule): Generator<Asked> {
  for (let n = 0; n < RANDOM_GAMES; n++) {
    const seed = `readme/${n}`
    const engine = engineOf({ ...game.createGame(), seed })
    const { number, pick } = chanceOf(seed)
    let match = engine.start(game.meta.maxPlayers, {})
    while (!match.ctx.gameover) {
      const { seat, id } = pick((match.G.asks as Asks).filter(one => one.required && isOpen(one)))
      yield { g: match.G, seat, id }
      const play = game.anyMove(game.view(match.G, seat), seat, number)!
      match = engine.move(match, seat, play.move, play.args)
    }
  }
}

/**
 * Tries the example of every move on the questions of games, each kind once, until every row has been tried. A move that the table gives to a kind of
 * question must have the right shape for it; any other must belong to another question.
 */
async function faultsOf(game: GameModule, rows: readonly ReadmeMove[]): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<string>()
  const isSeen = ({ kinds }: ReadmeMove) => kinds.length === 0 || kinds.some(kind => seen.has(kind))
  const look = ({ g, seat, id }: Asked) => {
    const { kind, pick } = askWith(g, id)!
    if (seen.has(kind)) return
    seen.add(kind)
    const view = game.view(g, seat)
    for (const { move, example, kinds, answersPicks } of rows) {
      const key = game.refusal(view, seat, move, [id, ...example])?.text.key.replace('refusal.', '')
      const isOther = key === 'otherQuestion'
      if (key === 'malformed') faults.push(`${move}: ${JSON.stringify(example)} has another shape`)
      // Where a question is hardly ever asked, games need not ask it.
      const mayAnswer = kinds.includes(kind) || (answersPicks && pick !== undefined)
      if (isOther === mayAnswer && kinds.length > 0)
        faults.push(`${move}: is ${isOther ? 'no' : 'an'} answer to ${kind}`)
    }
  }
  for (const asked of await askedInLessons(game)) look(asked)
  for (const games of [askedInRecorded(game), askedAtRandom(game)])
    for (const asked of games) {
      if (rows.every(isSeen)) break
      look(asked)
    }
  const unseen = rows.filter(row => !isSeen(row))
  return [...faults, ...unseen.map(({ move }) => `${move}: never asked for in any game`)]
}

/** The names of all moves of a game. */
function movesOf(game: GameModule): string[] {
  const phases = Object.values(game.createGame().phases ?? {})
  const stages = phases.flatMap(({ turn }) => Object.values(turn?.stages ?? {}))
  return [...new Set(stages.flatMap(({ moves }) => Object.keys(moves ?? {})))]
}

describe('READMEs of games', function () {
  // Most of what is recorded of a game is played again.
  this.timeout(300_000)

  for (const [id, { meta, load }] of Object.entries(catalogue)) {
    const file = readmeOf(id)
    if (!existsSync(file)) {
      it(`${id} has none yet: it is not complete`, () => expect(meta.complete).to.equal(false))
      continue
    }
    const words = readFileSync(file, 'utf8')

    it(`${id}: says things in the usual order, and links only files that exist`, () => {
      expect(words.match(/^#+ .+$/gm)).to.deep.equal([
        `# ${meta.name.en}`,
        ...['What is covered', 'Quick start', 'Options', 'Moves', 'Rulings and sources'].map(
          title => `## ${title}`,
        ),
      ])
      for (const [, path] of words.matchAll(/\]\((\w[\w/.-]*)\)/g))
        expect(existsSync(join(dirname(file), path!)), path).to.equal(true)
      for (const bot of meta.bots) expect(words).to.include(`\`${bot}\``)
    })

    it(`${id}: lists the options as they are declared (npm run readmes writes them)`, async () => {
      expect(readmeOptions(file)).to.equal(optionsTable(await load()))
    })

    it(`${id}: lists all moves, with their questions and arguments that fit`, async () => {
      const game = await load()
      const rows = readmeMoves(file)
      const { anytime } = game
      expect([...rows.map(({ move }) => move), ...anytime]).to.have.members(movesOf(game))
      for (const move of anytime) expect(words).to.include(`\`${move}(`)
      expect(await faultsOf(game, rows)).to.deep.equal([])
    })
  }
})
