import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { LessonRun } from '../../../games/kit/learn/lesson-book.ts'
import { readerOf } from '../../../games/kit/text.ts'
import type { Room, TableState } from '../../protocol.ts'
import type { BoardModule } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useMe } from '../app/queries.ts'
import { useSettings } from '../app/settings.ts'
import { loadAhead } from '../app/staleChunks.ts'
import { keepPage } from '../app/worker.ts'
import { EMPTY_ROOM } from '../table/emptyRoom.ts'
import { RunningTable } from '../table/RunningTable.tsx'
import type { TableLink } from '../table/useTable.ts'
import { LessonActs, LessonEnd, LessonLamp } from './LessonActs.tsx'
import { LessonAsk } from './LessonAsk.tsx'
import type { LearnedHere } from './useLearned.ts'
import { type Beginning, useLesson } from './useLesson.ts'

interface LessonTableProps {
  book: LessonRun
  title: string
  /** Where it begins, or the tasks that are asked once more. */
  begins: () => Beginning
  board: BoardModule | undefined
  /** Where to go when it is left. */
  home: string
  learned: LearnedHere
  onDone?(): void
  /** What to do after it. */
  after: ReactNode
}

/** A link to nobody: nothing is kept, and nobody is there. */
const NOTHING: Omit<TableLink, 'state' | 'move'> = {
  live: true,
  denied: undefined,
  drafted: undefined,
  looked: undefined,
  takeBack: async () => ({}),
  keepDraft() {},
  keepLook() {},
  keepForced() {},
  forced: undefined,
  say: async () => undefined,
  saySpectators: async () => undefined,
  keepHeard: () => {},
  lookFrom: () => {},
  whisper: async () => undefined,
  history: () => Promise.reject(new Error('nothing of a lesson is kept')),
  log: async () => ({ entries: [], first: 1 }),
  retry() {},
}

/** A lesson or a puzzle, at the table of every match. What a server would say is said here. */
export function LessonTable({ book, title, begins, board, home, learned, onDone, after }: LessonTableProps) {
  const t = useT()
  const { language } = useSettings()
  const { data: me } = useMe()
  const { module } = book
  const game = module.meta.id
  const here = useLesson(book, begins, {
    onMiss: (lesson, task) => learned.miss(game, lesson, task),
    onMade(lesson, task) {
      if (learned.missed.includes(`${game}/${lesson}/${task}`)) learned.unmiss(game, lesson, task)
    },
  })
  const { moment, page, move, again, comeBack } = here
  useEffect(() => {
    const rules = module.book?.(language)
    loadAhead(rules)
    // Where they do not come, what is there is kept all the same.
    const keep = () => void keepPage()
    Promise.resolve(rules).then(keep, keep)
  }, [module, language])
  const words = useMemo(() => readerOf(module.text, language, seat => seat), [module, language])

  const ownName = me?.name ?? t('learn.you')
  const room = useMemo<Room>(
    () => ({
      ...EMPTY_ROOM,
      id: 'lesson',
      game,
      title,
      steps: moment.moves,
      seats: page.seats.map((word, seat) => ({
        seat: String(seat),
        person: word,
        name: String(seat) === page.you ? ownName : (words.find(`lesson.name.${word}`) ?? word),
        bot: null,
        ready: true,
        online: true,
        until: null,
        clock: null,
        used: null,
        offered: false,
      })),
    }),
    [game, title, moment.moves, page.seats, page.you, ownName, words],
  )
  const state = useMemo<TableState>(
    () => ({
      room,
      seat: page.you,
      step: moment.moves,
      view: book.view(moment),
      chat: [],
      drafts: {},
    }),
    [room, page.you, moment, book],
  )
  const link = useMemo<TableLink>(() => ({ ...NOTHING, state, move }), [state, move])

  // Another table begins where the reader is to go on.
  const table = useRef(here.table)
  useEffect(() => {
    if (table.current === here.table) return
    table.current = here.table
    document.getElementById('desk')?.focus({ preventScroll: true })
  }, [here.table])

  const isOver = again ? again.done : page.isOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (isOver) onDone?.()
  }, [isOver])
  const names = readerOf(module.text, language, seat => room.seats[Number(seat)]?.name ?? seat)
  const lines = [moment.answer ?? moment.praise, again?.done ? undefined : page.says]
  const said = comeBack ? [t('learn.astrayHelp')] : lines.flatMap(one => (one ? [names.read(one)] : []))
  return (
    <RunningTable
      key={here.table}
      link={link}
      state={state}
      module={module}
      board={board}
      lesson={{
        waits: comeBack ? moment.g.outcome !== null : !page.isTask || isOver,
        rings: comeBack || isOver ? [] : page.at,
        ask: <LessonAsk here={here} />,
        sentences: said,
        acts: <LessonActs here={here} solution={book.solution(moment)} />,
        lamp: isOver ? <LessonEnd here={here}>{after}</LessonEnd> : <LessonLamp here={here} />,
        home,
      }}
    />
  )
}
