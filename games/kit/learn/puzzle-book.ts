/** The puzzles of a game, to be played in a page: by the real rules, with an answer to every legal move. */
import uniqBy from 'lodash/uniqBy.js'
import type { GameDefinition } from '../definition.ts'
import { wordedIn } from '../find-move.ts'
import { type Line, line } from '../line.ts'
import type { GameModule } from '../module.ts'
import type { LegalMove, Play } from '../moves.ts'
import { type Position, readPosition } from '../position.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import type { Term } from '../sum.ts'
import type { GameText, Language } from '../text.ts'
import { LESSON_RULE } from './lesson.ts'
import { type LessonPage, type LessonRun, MISSES } from './lesson-book.ts'
import { type LessonMoment, strayFrom } from './lesson-play.ts'
import { type PuzzleGoals, type PuzzleLevel, type Solver, type StoredPuzzle, solverOf } from './puzzle.ts'
import { reckonedSolver } from './puzzle-reckoned.ts'
import { en } from './puzzle-text/en.ts'
import { ja } from './puzzle-text/ja.ts'

/** What a list of puzzles shows of one. */
export interface PuzzleInfo {
  id: string
  /** Counted from 1. */
  number: number
  level: PuzzleLevel
  /** What is to be done. */
  title: Line
  /** What tells it from others of its kind. */
  about?: Line
  players: number
}

/** Puzzles are played like lessons, each with one task that takes as many moves as it needs. */
export interface PuzzleBook extends LessonRun {
  puzzles: readonly PuzzleInfo[]
  begin(puzzle: string): LessonMoment
}

/** Names of those who sit there: texts under `lesson.name`. */
const SEATS = ['juno', 'rix', 'milo', 'bea', 'cy', 'ada', 'gus', 'zoe'] as const

/** So much of what is lost is told. */
const TOLD = 2

/** A puzzle that is open, with all that is known of it. */
interface Opened<S> {
  stored: StoredPuzzle
  position: Position
  solver: Solver<S>
}

export function puzzleBook<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  plain: GameModule<S, V>,
  goals: PuzzleGoals<S, V>,
  { stored, text }: { stored: readonly StoredPuzzle[]; text: Record<Language, GameText> },
): PuzzleBook {
  const module: GameModule<S, V> = {
    ...plain,
    legalMoves,
    text: {
      en: { ...plain.text.en, puzzle: { ...en.puzzle, ...text.en }, lesson: en.lesson },
      ja: { ...plain.text.ja, puzzle: { ...ja.puzzle, ...text.ja }, lesson: ja.lesson },
    },
  }
  /** In the list of moves stands whatever has to be tried, too. */
  function legalMoves(view: V, seat: SeatId): LegalMove[] {
    const listed = plain.legalMoves(view, seat)
    const tried = Object.values(goals).flatMap(goal => ('plays' in goal && goal.plays?.(view, seat)) || [])
    if (tried.length === 0) return listed
    const more = tried.flatMap(play => wordedIn(definition.moves, view, seat, play) ?? [])
    return uniqBy([...listed, ...more], ({ move, args }) => JSON.stringify([move, args]))
  }
  const opened = new Map<string, Opened<S>>()

  function open(id: string): Opened<S> {
    const known = opened.get(id)
    if (known) return known
    const found = stored.find(one => one.id === id)
    if (!found) throw new Error(`there is no puzzle ${id}`)
    const position = readPosition(module, found.position)
    if (!('state' in position)) throw new Error(`${id}: ${position.text.key}`)
    const { goal: name, seat, reckoned = [] } = found
    const goal = goals[name]!
    const from = { g: position.state, seat }
    const solver =
      'isReckoned' in goal ? reckonedSolver(definition, from, reckoned) : solverOf(definition, goal, from)
    const one = { stored: found, position, solver }
    opened.set(id, one)
    return one
  }

  /** A game that ends with the puzzle shows what was made of it, and not who has won: that was decided by others. */
  const view = ({ lesson, g }: LessonMoment): V => {
    const seen = module.view(g as S, open(lesson).stored.seat)
    return g.outcome ? { ...seen, outcome: null } : seen
  }

  /** What is had less of than by the best way, the most first. */
  function lost({ stored, solver }: Opened<S>, worse: S, better: S): Line | undefined {
    const goal = goals[stored.goal]!
    if ('isReckoned' in goal) return undefined
    const partsOf = (end: S) => summed(goal.parts(end, solver.begin, stored.seat))
    const [had, wanted] = [partsOf(worse), partsOf(better)]
    const missing = [...wanted]
      .map(([sign, { label, amount }]) => ({ label, best: amount, count: had.get(sign)?.amount ?? 0 }))
      .filter(({ best, count }) => best > count)
      .sort((a, b) => b.best - b.count - (a.best - a.count))
      .slice(0, TOLD)
      .map(({ label, best, count }) => line('puzzle.part', { what: label, best, count }))
    const [first, second] = missing
    if (!first) return undefined
    return second ? line('puzzle.parts', { first, second }) : first
  }

  /** What comes of a move, where that is less than could be had. */
  function shortfall(one: Opened<S>, g: S, play: { move: string; args: unknown[] }): Line | undefined {
    const { solver, stored } = one
    const after = solver.after(g, play as Parameters<Solver<S>['after']>[1])
    const count = solver.reach(after)
    const best = solver.reach(g)
    if (count >= best) return undefined
    const goal = goals[stored.goal]!
    if ('isUnsure' in goal && goal.isUnsure?.(after)) return line(`puzzle.${stored.goal}.unsure`, { best })
    const less = line(`puzzle.${stored.goal}.less`, { count, best })
    const why = lost(one, solver.line(after).end, solver.line(g).end)
    return why ? line('puzzle.because', { less, why }) : less
  }

  /** What is to be read when it is solved: how much it was, and what a bot would have done. */
  function told(one: Opened<S>): Line {
    const { stored, solver } = one
    const { id, goal, best, seat, weak, reckoned } = stored
    const count = line(`puzzle.${goal}.most`, { count: best })
    const most = reckoned
      ? line('puzzle.because', { less: count, why: line(`puzzle.${goal}.why.${id}`) })
      : count
    const play = { move: weak.move, args: weak.args as Play['args'] }
    const made = wordedIn<S, V>(definition.moves, module.view(solver.begin, seat), seat, play)
    const less = shortfall(one, solver.begin, play)
    if (!made || !less) return most
    return line('puzzle.told', {
      most,
      otherwise: line('puzzle.bot', { bot: line(`bot.${weak.bot}.name`), move: made.label }),
      less,
    })
  }

  return {
    module: module as GameModule,
    puzzles: stored.map(({ id, goal, seat, level, best, position: { players, state } }, at) => {
      const about = goals[goal]!.about?.(state as S, seat)
      return {
        id,
        number: at + 1,
        level,
        title: line(`puzzle.${goal}.title`, { count: best }),
        ...(about && { about }),
        players,
      }
    }),
    begin: id => ({
      lesson: id,
      scene: 0,
      step: 0,
      g: open(id).solver.begin,
      moves: 0,
      dice: [],
      misses: 0,
    }),
    view,
    page(moment): LessonPage {
      const one = open(moment.lesson)
      const { stored, solver, position } = one
      const isOver = solver.isOver(moment.g as S)
      const left = isOver ? 0 : solver.line(moment.g as S).plays.length
      return {
        you: stored.seat,
        seats: SEATS.slice(0, position.players),
        page: isOver ? moment.step : moment.step + 1,
        of: moment.step + left,
        isOver,
        isTask: !isOver,
        at: [],
        says: isOver ? told(one) : line(`puzzle.${stored.goal}.task`),
        tries: [],
      }
    },
    next: moment => moment,
    answer(moment, move, args) {
      const one = open(moment.lesson)
      const { stored, solver } = one
      const { praise: _, answer: __, ...rest } = moment
      const refusal = module.refusal(view(moment), stored.seat, move, args)
      if (refusal) return { moment, refusal }
      const answer = shortfall(one, moment.g as S, { move, args: [...args] })
      if (answer)
        return {
          moment: { ...rest, answer, misses: moment.misses + 1 },
          refusal: { rule: LESSON_RULE, text: answer },
        }
      const g = solver.after(moment.g as S, { move, args: args as never })
      const isOver = solver.isOver(g)
      const praise = isOver ? undefined : line('puzzle.onward')
      return {
        moment: {
          ...rest,
          g,
          step: moment.step + 1,
          moves: moment.moves + 1,
          misses: 0,
          ...(praise && { praise }),
        },
      }
    },
    solution(moment) {
      const { solver } = open(moment.lesson)
      if (moment.misses < MISSES || solver.isOver(moment.g as S)) return undefined
      return solver.line(moment.g as S).plays[0]
    },
    stray(from, play, random) {
      const { stored, position } = open(from.lesson)
      const table = { from, you: stored.seat as SeatId, seats: SEATS.slice(0, position.players) }
      return strayFrom(definition, module, table, play, random)
    },
  }
}

/** The amounts of each label, added up. How many there are of something makes it nothing else. */
function summed(terms: readonly Term[]): Map<string, Term> {
  const sums = new Map<string, Term>()
  for (const { label, amount } of terms) {
    const { count: _, ...params } = label.params ?? {}
    const sign = JSON.stringify([label.key, params])
    sums.set(sign, { label, amount: amount + (sums.get(sign)?.amount ?? 0) })
  }
  return sums
}
