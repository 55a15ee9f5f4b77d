/**
 * What every puzzle of a game keeps, for the mocha file of the game: solved again, it has one best way by today's rules,
 * whatever is hidden; the weak bot misses it; and every legal move has an answer in both languages.
 */
import { expect } from 'chai'
import countBy from 'lodash/countBy.js'
import {
  type GameDefinition,
  type GameModule,
  type KitState,
  LANGUAGES,
  type Line,
  legalPlaysIn,
  type Play,
  randomOf,
  readerOf,
  readPosition,
  type SeatId,
} from '../../games/kit/index.ts'
import { LESSON_RULE } from '../../games/kit/learn/lesson.ts'
import type { LessonMoment } from '../../games/kit/learn/lesson-play.ts'
import { PUZZLE_LEVELS, type PuzzleGoals, type StoredPuzzle, solverOf } from '../../games/kit/learn/puzzle.ts'
import type { PuzzleBook } from '../../games/kit/learn/puzzle-book.ts'
import { type Chance, chanceOf } from './contract/chance.ts'

interface Suite<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  definition: GameDefinition<S, V>
  module: GameModule<S, V>
  goals: PuzzleGoals<S, V>
  stored: readonly StoredPuzzle[]
  book: PuzzleBook
  /** Another guess at what is hidden; usually that of `determinize`. */
  world?(g: S, seat: SeatId, chance: Chance): S
  /** Of goals that are reckoned: what comes of moves, reckoned again by fewer games. */
  again?(view: V, seat: SeatId, plays: StoredPuzzle['reckoned'] & {}, words: string): number[]
}

/** Nobody waits for a page that looks at more moments. */
const MOMENTS = 1500
/** So many legal moves are answered that need not be tried. */
const SOME = 3
/** So many times it is played on by chance. */
const GAMES = 4
/** So many puzzles of a game may look the same in the list. */
const LOOK_ALIKE = 3
/** So many signs are read at a time. */
const TEXT_AT_MOST = { en: 420, ja: 240 }

export function puzzleSuite<S extends V & KitState, V extends { asks: KitState['asks'] }>({
  definition,
  module,
  goals,
  stored,
  book,
  world: worldOf,
  again,
}: Suite<S, V>): void {
  const readers = LANGUAGES.map(
    language => [language, readerOf(book.module.text, language, seat => `<${seat}>`)] as const,
  )
  const reads = (line: Line | undefined) => {
    for (const [language, reader] of readers) {
      const text = reader.read(line!)
      expect(text, `${language} ${line!.key}`).not.to.match(/\{\{|\}\}|puzzle\.|undefined|NaN/)
      expect(text.length, text).to.be.within(4, TEXT_AT_MOST[language])
    }
  }
  const legalAt = (moment: LessonMoment) => book.module.legalMoves(book.view(moment), book.page(moment).you)

  /**
   * All legal moves, or those that have to be tried, which come last in the list, and some of the others: each of these
   * leads on to moments of its own.
   */
  function answeredAt(moment: LessonMoment) {
    const legal = legalAt(moment)
    const plain = module.legalMoves(book.view(moment) as V, book.page(moment).you)
    if (legal.length === plain.length) return legal
    return [
      ...legal.filter((_, at) => at < plain.length && at % Math.ceil(plain.length / SOME) === 0),
      ...legal.slice(plain.length),
    ]
  }

  it('has a few, the easier ones first, each with a name of its own', () => {
    expect(stored.length).to.be.at.least(8)
    expect(new Set(stored.map(({ id }) => id)).size).to.equal(stored.length)
    const levels = stored.map(({ level }) => PUZZLE_LEVELS.indexOf(level))
    expect(levels).to.deep.equal([...levels].sort())
    expect(book.puzzles.map(({ id, number }) => `${number} ${id}`)).to.deep.equal(
      stored.map(({ id }, at) => `${at + 1} ${id}`),
    )
    for (const { title, about } of book.puzzles) {
      reads(title)
      if (about) reads(about)
    }
    const rows = book.puzzles.map(({ title, about, players }) => JSON.stringify([title, about, players]))
    expect(Math.max(...Object.values(countBy(rows))), 'that look the same in the list').to.be.at.most(
      LOOK_ALIKE,
    )
    // Among the lessons that somebody has been through they have to be told by their names.
    for (const { id } of stored) expect(`puzzle-${id}`).to.match(/^[a-z\d-]{1,40}$/)
  })

  for (const { id, goal: name, seat, best, weak, reckoned = [], position: data } of stored) {
    const goal = goals[name]!
    const position = readPosition(module, data)
    if (!('state' in position)) throw new Error(`${id}: ${position.text.key}`)

    if ('isReckoned' in goal)
      it(`${id}: one move is the best by far, also in other games of today's bots, and the weak bot misses it`, function () {
        this.timeout(60_000)
        expect((data as { rulesVersion: number }).rulesVersion).to.equal(module.meta.rulesVersion)
        const view = module.view(position.state, seat)
        const plays = reckoned.map(({ move, args }) => ({ move, args }))
        expect(plays).to.have.deep.members(legalPlaysIn<S, V>(definition.moves, view, seat))
        const isBest = reckoned.map(({ won }) => won === best)
        const others = reckoned.filter(({ won }) => won < best)
        expect(Math.max(...reckoned.map(({ won }) => won))).to.equal(best)
        expect(best - Math.max(...others.map(({ won }) => won))).to.be.at.least(8)
        expect(others.length * 2, 'at least half of the moves are worse').to.be.at.least(reckoned.length)
        expect(others.map(({ move, args }) => ({ move, args }))).to.deep.include({
          move: weak.move,
          args: weak.args,
        })
        const shares = again!(view, seat, reckoned, id)
        const those = (of: boolean) => shares.filter((_, at) => isBest[at] === of)
        expect(Math.min(...those(true)), String(shares)).to.be.above(Math.max(...those(false)))
      })
    else
      it(`${id}: one way is best by the rules of today, the weak bot misses it, and nothing hidden matters`, function () {
        this.timeout(60_000)
        expect((data as { rulesVersion: number }).rulesVersion).to.equal(module.meta.rulesVersion)
        const solver = solverOf(definition, goal, { g: position.state, seat }, { most: MOMENTS })
        const judged = solver.judged(solver.begin)
        const worths = judged.map(({ worth }) => worth)
        expect(Math.max(...worths)).to.equal(best)
        const others = worths.filter(worth => worth < best)
        expect(others.length * 2, 'at least half of the moves are worse').to.be.at.least(worths.length)
        const missed = solver.after(solver.begin, { move: weak.move, args: weak.args as Play['args'] })
        expect(solver.reach(missed)).to.be.below(best)
        const { plays, end } = solver.line(solver.begin)
        expect(plays).not.to.be.empty
        expect(goal.worth(end, solver.begin, seat)).to.equal(best)
        const view = module.view(position.state, seat)
        for (const number of [0.3, 0.8]) {
          const chance = chanceOf(`${id}/${number}`)
          const world =
            worldOf?.(position.state, seat, chance) ?? module.determinize!(view, seat, chance.number)
          const again = solverOf(definition, goal, { g: world, seat }, { random: randomOf(() => number) })
          expect(again.judged(again.begin).map(({ worth }) => worth)).to.deep.equal(worths)
        }
      })

    if ('plays' in goal && goal.plays)
      it(`${id}: nothing that is left out brings more`, () => {
        const chance = chanceOf(`${id}/left-out`)
        const solver = solverOf(definition, goal, { g: position.state, seat })
        for (let game = 0; game < GAMES; game++) {
          let g = solver.begin
          while (!solver.isOver(g)) {
            const play = module.anyMove(g, seat, chance.number)
            if (!play) break
            g = solver.after(g, play)
          }
          expect(goal.worth(g, solver.begin, seat)).to.be.at.most(best)
        }
      })

    it(`${id}: every legal move is answered, and the best ones lead to the end`, function () {
      this.timeout(60_000)
      let moment = book.begin(id)
      for (let page = 1; !book.page(moment).isOver; page++) {
        const { says, page: shown, of, isTask, you } = book.page(moment)
        expect([isTask, you]).to.deep.equal([true, seat])
        expect(shown).to.equal(page).and.at.most(of)
        reads(says)
        const legal = answeredAt(moment)
        let after: LessonMoment | undefined
        for (const { move, args } of legal) {
          const { moment: then, refusal } = book.answer(moment, move, args)
          if (!refusal) {
            expect(then.step).to.equal(moment.step + 1)
            after ??= then
            continue
          }
          expect(refusal.rule).to.equal(LESSON_RULE)
          reads(then.answer)
          const { answer: _, misses, ...rest } = then
          const { answer: __, misses: before, praise: ___, ...was } = moment
          expect(rest, 'nothing has changed').to.deep.equal(was)
          expect(misses).to.equal(before + 1)
        }
        expect(book.solution(moment)).to.equal(undefined)
        const shownMove = book.solution({ ...moment, misses: 2 })!
        expect(book.answer(moment, shownMove.move, shownMove.args).refusal).to.equal(undefined)
        moment = after!
      }
      expect(book.view(moment), 'no table of results').to.have.property('outcome', null)
      const { says, page, of, isTask } = book.page(moment)
      expect([page, of, isTask]).to.deep.equal([of, moment.step, false])
      reads(says)
      expect(says.key, 'what the weak bot would have done').to.equal('puzzle.told')
    })
  }

  it('shows what the seat sees, and refuses what the rules refuse', () => {
    const [{ id, seat }] = stored as [StoredPuzzle]
    const moment = book.begin(id)
    expect(book.view(moment)).to.deep.equal(module.view(moment.g as S, seat))
    const { moment: same, refusal } = book.answer(moment, 'no such move', [])
    expect(same).to.equal(moment)
    expect(refusal!.text.key).to.equal('refusal.unknownMove')
  })

  it('plays on as one likes from an answer that is not the best', () => {
    const chance = chanceOf('astray')
    for (const { id, weak } of stored) {
      const moment = book.begin(id)
      const { moment: after, refusal } = book.stray(
        moment,
        { move: weak.move, args: weak.args },
        chance.number,
      )
      expect(refusal).to.equal(undefined)
      expect(after.moves).to.be.above(moment.moves)
    }
  })
}
