/**
 * What every lesson of a game keeps, for the mocha file of the game: its path leads to its end, every legal move has an
 * answer, what it calls refused is refused by that rule, and there are words for all of it in both languages.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  asksOf,
  type KitState,
  LANGUAGES,
  type Language,
  readerOf,
  readPosition,
} from '../../games/kit/index.ts'
import { LESSON_RULE, type Lesson, type Task, type Wanted } from '../../games/kit/learn/lesson.ts'
import type { LessonBook } from '../../games/kit/learn/lesson-book.ts'
import type { LessonMoment } from '../../games/kit/learn/lesson-play.ts'
import type { GameText } from '../../games/kit/text.ts'
import { chanceOf } from './contract/chance.ts'

interface Suite<S extends KitState> {
  book: LessonBook
  lessons: readonly Lesson<S>[]
  /** Rule ids of the catalogue. */
  rules: ReadonlySet<string>
  /** Rules that refusals name and no lesson teaches, each with the reason. */
  untaught?: { readonly [rule: string]: string }
}

/** So many signs may a task have. */
const TASK_AT_MOST: Record<Language, number> = { en: 125, ja: 66 }
/** And everything else that is read. */
const TEXT_AT_MOST: Record<Language, number> = { en: 190, ja: 105 }
/** So many moves off the lesson are tried. */
const STRAYS = 3
/** No more than this many moves that are as good are played on to the end of a lesson. */
const WAYS = 6

export function lessonSuite<S extends KitState>({ book, lessons, rules, untaught = {} }: Suite<S>): void {
  const { module } = book
  const readers = Object.fromEntries(
    LANGUAGES.map(language => [language, readerOf(module.text, language, seat => `<${seat}>`)]),
  ) as Record<Language, ReturnType<typeof readerOf>>
  /** What some legal move was found to be. */
  const fitted = new Set<Wanted>()
  /** Keys of all texts that were read. */
  const read = new Set<string>()
  const words = (line: { key: string } | undefined, most: Record<Language, number> = TEXT_AT_MOST) => {
    if (!line) return
    read.add(line.key)
    for (const language of LANGUAGES) {
      const text = readers[language].read(line)
      expect(text, `${language} ${line.key}`).not.to.match(/\{\{|\}\}|^lesson\.|undefined/)
      expect(
        readers[language].parts(line).every(one => typeof one === 'string' || one.text !== ''),
        line.key,
      ).to.be.true
      expect(text.length, `${language} ${line.key}: ${text}`).to.be.at.most(most[language])
    }
  }
  const taskAt = ({ lesson, scene, step }: LessonMoment): Task | undefined => {
    const found = lessons.find(({ id }) => id === lesson)!.scenes[scene]!.steps[step]
    return found && 'task' in found ? found : undefined
  }
  const legalAt = (moment: LessonMoment) => module.legalMoves(book.view(moment), book.page(moment).you)

  it('has 6 to 12 lessons of one to three minutes in each part, each with a name of its own', () => {
    for (const { title, isFor, lessons } of book.parts) {
      expect(lessons.length).to.be.within(6, 12)
      words(title, { en: 50, ja: 28 })
      words(isFor)
    }
    expect(book.parts[0]!.title, 'begins with what everybody takes').to.equal(undefined)
    expect(
      book.parts.flatMap(({ lessons }) => lessons),
      'in one order',
    ).to.deep.equal(book.lessons)
    expect(new Set(book.lessons.map(({ id }) => id)).size).to.equal(book.lessons.length)
    for (const { minutes, title, learns } of book.lessons) {
      expect(minutes).to.be.within(1, 3)
      words(title, { en: 32, ja: 18 })
      words(learns, { en: 80, ja: 40 })
    }
  })

  for (const lesson of lessons) {
    describe(lesson.id, () => {
      it('begins at positions from which the game goes on', () => {
        for (const { position, seats, you } of lesson.scenes) {
          const one = position()
          expect(readPosition(module, one)).to.have.property('state')
          expect(seats).to.have.length(one.players).and.include(you)
        }
      })

      it('teaches rules of the catalogue', () => {
        for (const rule of lesson.rules)
          expect(
            [...rules].some(one => one === rule || one.startsWith(`${rule}.`)),
            rule,
          ).to.be.true
      })

      it('leads to its end by everything that it accepts', () => {
        walk(book.begin(lesson.id))
        const own = ['task', 'hint', 'done', 'other']
        const tasks = lesson.scenes.flatMap(({ steps }) => steps.filter(step => 'task' in step))
        for (const { mistakes, tries } of tasks)
          expect(Object.keys({ ...mistakes, ...tries }), 'names of texts').not.to.include.oneOf(own)
        for (const task of tasks)
          for (const wanted of wantedIn(task))
            expect(fitted.has(wanted) || isSpare(wanted, task), `${task.task}: no move is ${wanted}`).to.be
              .true
      })
    })
  }

  // What is still being built names rules before it teaches them.
  if (module.meta.complete)
    it('teaches every rule that a refusal can name', () => {
      const named = rulesNamedIn(module.meta.id).filter(rule => rules.has(rule))
      expect(named.length).to.be.above(10)
      const missing = named.filter(rule => !book.teaches(rule))
      expect(missing, 'no lesson: list it as untaught, with the reason').to.have.members(
        Object.keys(untaught),
      )
    })

  it('finds every task by its name, and none that is not there', () => {
    for (const { id, scenes } of lessons) {
      for (const { task } of scenes.flatMap(({ steps }) => steps.filter(step => 'task' in step))) {
        const moment = book.task(id, task)!
        expect(book.page(moment)).to.include({ task, isTask: true })
        expect(moment).not.to.have.any.keys('praise', 'answer')
      }
      expect(book.task(id, 'none')).to.equal(undefined)
    }
    expect(book.task('none', 'none')).to.equal(undefined)
  })

  it('plays on off the lesson from any task, until the learner is asked again or all is over', () => {
    const chance = chanceOf('astray')
    for (const { id, scenes } of lessons)
      for (const { task } of scenes.flatMap(({ steps }) => steps.filter(step => 'task' in step))) {
        const from = book.task(id, task)!
        const { you } = book.page(from)
        let moment = from
        for (let turn = 0; turn < STRAYS && !moment.g.outcome; turn++) {
          const { move, args } = chance.pick(legalAt(moment))
          const after = book.stray(moment, { move, args }, chance.number)
          expect(after, `${id}.${task}`).not.to.have.property('refusal')
          expect(after.moment.moves).to.be.above(moment.moves)
          const isAsked = asksOf(after.moment.g, you).some(({ required }) => required)
          expect(isAsked || after.moment.g.outcome !== null, `${id}.${task}: ${move} leads somewhere`).to.be
            .true
          moment = after.moment
        }
        const { refusal } = book.stray(from, { move: 'nonsense', args: [] }, chance.number)
        expect(refusal, 'what is refused stays refused').not.to.equal(undefined)
      }
  })

  /** Reads and answers all that comes, and plays on with every move that goes on. */
  function walk(from: LessonMoment): void {
    let moment = from
    for (;;) {
      const page = book.page(moment)
      words(moment.praise)
      words(page.says, page.isTask ? TASK_AT_MOST : TEXT_AT_MOST)
      words(page.hint)
      if (page.isOver) {
        expect(moment.dice, 'dice that nobody rolls').to.deep.equal([])
        return
      }
      const task = taskAt(moment)
      if (task) {
        const ways = answered(moment, task)
        for (const one of ways.slice(1, WAYS)) walk(one)
        moment = ways[0]!
      } else moment = book.next(moment)
    }
  }

  /** Looks at every move and try of a task; the moments that follow where the lesson goes on. */
  function answered(moment: LessonMoment, task: Task): LessonMoment[] {
    const at = `${moment.lesson}.${task.task}`
    const page = book.page(moment)
    expect(
      asksOf(moment.g, page.you).map(({ kind }) => kind),
      at,
    ).to.include(task.asked)
    const legal = legalAt(moment)
    const goesOn: LessonMoment[] = []
    for (const { move, args } of legal) {
      const [, ...given] = args
      const result = book.answer(moment, move, args)
      const fitting = wantedIn(task).find(wanted => fits(wanted, move, given))
      if (fitting) fitted.add(fitting)
      if (!result.refusal) {
        goesOn.push(result.moment)
        continue
      }
      expect(result.refusal.rule, at).to.equal(LESSON_RULE)
      expect(result.moment.g, 'nothing happens').to.equal(moment.g)
      words(result.refusal.text)
      let missed = result.moment
      for (let i = 0; i < 2; i++) missed = book.answer(missed, move, args).moment
      const shown = book.solution(missed)
      expect(
        shown && book.answer(missed, shown.move, shown.args).refusal,
        `${at}: shows what to do`,
      ).to.equal(undefined)
      expect(shown, at).not.to.equal(undefined)
    }
    expect(goesOn.length, `${at}: something goes on`).to.be.at.least(1)
    const rulesOf = Object.values(task.tries ?? {}).map(({ rule }) => rule)
    for (const [i, { label, play }] of page.tries.entries()) {
      words(label, { en: 40, ja: 20 })
      const rule = rulesOf[i]!
      expect(rule === 'kit' || rules.has(rule), `${at}: ${rule}`).to.be.true
      const { moment: after, refusal } = book.answer(moment, play.move, play.args)
      expect(refusal?.rule, `${at}: ${readers.en.read(label)}`).to.equal(rule)
      expect(after).to.equal(moment)
    }
    return goesOn
  }

  describe('words', () => {
    it('has no text that nobody reads, and none that is missing in Japanese', () => {
      const keys = (text: GameText, path: string): string[] =>
        Object.entries(text).flatMap(([name, one]) =>
          typeof one === 'string' ? [`${path}.${name}`] : keys(one, `${path}.${name}`),
        )
      const [en, ja] = LANGUAGES.map(language => keys(module.text[language].lesson as GameText, 'lesson'))
      expect(ja).to.have.members(en!)
      expect(en!.filter(key => !read.has(key) && !key.startsWith('lesson.name.'))).to.deep.equal([])
      for (const { scenes } of lessons)
        for (const { seats } of scenes) for (const name of seats) expect(en).to.include(`lesson.name.${name}`)
    })
  })
}

/** The rules that the code of a game names, but for its words, its lessons and what is only for boards and bots. */
function rulesNamedIn(game: string): string[] {
  const folder = new URL(`../../games/${game}/`, import.meta.url)
  const isCode = (file: string) => file.endsWith('.ts') && !/^(lessons|text|board|bot|data)\b/.test(file)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .flatMap(file => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'([A-Z]{2,4}-\d+\.\d+)'/g)])
  return [...new Set(found.map(([, rule]) => rule!))].sort()
}

const wantedIn = ({ accept, mistakes = {} }: Task): Wanted[] => [...accept, ...Object.values(mistakes)]

const fits = (wanted: Wanted, move: string, given: readonly unknown[]) =>
  typeof wanted === 'function'
    ? wanted(move, given)
    : wanted[0] === move &&
      JSON.stringify(wanted.slice(1)) === JSON.stringify(given.slice(0, wanted.length - 1))

/** The same cards in another order, which a board may send and a list does not. */
const isSpare = (wanted: Wanted, { accept }: Task) =>
  typeof wanted !== 'function' &&
  accept.some(one => typeof one !== 'function' && one !== wanted && one[0] === wanted[0])
