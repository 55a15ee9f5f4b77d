import { useMediaQuery, useReducedMotion } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { asksOf } from '../../../games/kit/asks.ts'
import { Slot } from '../../../games/kit/board/Skeleton.tsx'
import { useKeys } from '../../../games/kit/board/useKeys.ts'
import { useRegions } from '../../../games/kit/board/useRegions.ts'
import type { BoardProps, Told } from '../../../games/kit/board.ts'
import type { Line } from '../../../games/kit/line.ts'
import { linesOf } from '../../../games/kit/log.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import type { SeatAway } from '../../holidays.ts'
import type { TableState } from '../../protocol.ts'
import { api, type Trouble } from '../app/api.ts'
import type { BoardModule } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { PACE, useSettings } from '../app/settings.ts'
import { SkipLink } from '../design/SkipLink.tsx'
import { Announcer } from './Announcer.tsx'
import { useNews } from './away/useNews.ts'
import { useReplayPace } from './away/useReplay.ts'
import { WhileAway } from './away/WhileAway.tsx'
import { entryOf } from './bookOf.ts'
import { Clocks } from './clock/Clocks.tsx'
import { TableDesk } from './desk/TableDesk.tsx'
import { useTold } from './desk/useTold.ts'
import type { DeviceDesk } from './deviceDesk.ts'
import { Field } from './Field.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import type { Mark } from './LogPanel.tsx'
import { Lookup } from './Lookup.tsx'
import type { LessonDesk } from './lessonDesk.ts'
import { Notes } from './Notes.tsx'
import { RemarkNow } from './Remarks.tsx'
import { ResultActs } from './Result.tsx'
import css from './RunningTable.module.css'
import { Seats } from './Seats.tsx'
import { type Panel, Side } from './Side.tsx'
import { useTurnSignal } from './signals.ts'
import { TableBar } from './TableBar.tsx'
import { askedLine, type Headline, TableContext, type TableHere } from './TableContext.ts'
import { useAhead } from './useAhead.ts'
import { useBook } from './useBook.ts'
import { useConfirmKey } from './useConfirmKey.ts'
import { useForcedMoves } from './useForcedMoves.ts'
import { type Hold, useHold } from './useHold.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useLookBack } from './useLookBack.ts'
import { usePaced } from './usePaced.ts'
import { type RefusalNow, usePlay } from './usePlay.ts'
import { useReader } from './useReader.ts'
import { useSharedDrafts } from './useSharedDrafts.ts'
import { useSide } from './useSide.ts'
import type { TableLink } from './useTable.ts'
import { useTalk } from './useTalk.ts'
import { useWish } from './useWish.ts'
import { questionsFor, type ShellView } from './view.ts'

const NOTHING_TOLD: readonly Told[] = []
const NOBODY_AWAY: readonly SeatAway[] = []
/** Nothing in a log is new. */
const ALL_READ: Mark = { line: Number.POSITIVE_INFINITY, isTurn: false }
const NOBODY = () => {}

/** Wide enough for a column beside the field; as in `Side.module.css`. */
const WITH_SIDE = '(min-width: 93.75rem)'
/** No room for what lies over the field and for all of the desk: a phone, as in `skeleton.css`. */
const NARROW = '(max-width: 47.99rem)'

interface RunningTableProps {
  link: TableLink
  state: TableState
  module: GameModule
  board: BoardModule | undefined
  /** There is one, but it could not be loaded. */
  isBoardLost?: boolean
  claimTrouble?: Trouble
  /** What is played is a lesson: it says what to do. */
  lesson?: LessonDesk
  /** The table is kept on this device. */
  device?: DeviceDesk
}

/** How to see the present at once: not there where the board shows it and everything is told. */
const skipOf = ({ busy, hurry }: Hold, told: readonly Told[]) => (busy ? hurry : told.at(-1)?.skip)

/** Whether somebody has proposed something that a seat is to agree to. */
const isAskedBy = (wish: { waits: readonly string[] } | null, seat: string | null): boolean =>
  seat !== null && wish?.waits.includes(seat) === true

/** The table of a running or finished match: everything around the board that all games share. */
export function RunningTable({
  link,
  state,
  module,
  board,
  isBoardLost = false,
  claimTrouble,
  lesson,
  device,
}: RunningTableProps) {
  const t = useT()
  const settings = useSettings()
  const reducedMotion = useReducedMotion()
  const wide = useMediaQuery(WITH_SIDE, true, { getInitialValueInEffect: false }) ?? true
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const { room, seat } = state
  const mySeat = room.seats.find(one => one.seat === seat)
  const botPlays = mySeat !== undefined && mySeat.bot !== null && mySeat.person !== null

  const [broken, setBroken] = useState(false)
  const shownBoard = broken ? undefined : board
  const Board = shownBoard?.Board
  const pace = PACE[settings.speed]
  // When it is over everything is told, and whoever looks back chooses whose side they see.
  const isEnded = (state.view as ShellView).outcome !== null && !lesson
  const side = useSide(link, seat, isEnded)
  const { history, replay, roundsOf } = useLookBack(side.reads, { ...state, seat: side.seat })
  const newest = useMemo(() => ({ ...state, ...replay.shown }), [state, replay.shown])
  // A board shows what happened at its own pace; words are paced here.
  const paced = usePaced(newest, Board ? 0 : pace)
  const past = history.at !== undefined
  const sight = history.past || replay.shown ? side.seat : seat
  const present = (paced.shown ?? newest).view as ShellView
  const view = history.past ? (history.past.view as ShellView) : present
  const step = history.past?.step ?? (paced.shown ?? newest).step

  const hold = useHold(present, sight)
  useReplayPace(replay, reducedMotion ? 0 : pace, Board !== undefined && hold.busy)
  const places = useRegions()
  const { draft, setDraft } = useSharedDrafts(link, state)
  const [told, caption] = useTold()
  const [headline, setHeadline] = useState<Headline>()
  const tellStep = useCallback(
    (ask: number, step: Line | undefined) => setHeadline(step && { ask, step }),
    [],
  )
  useKeptFocus()
  useConfirmKey()
  useKeys(settings.keys)

  const words = useReader(room, module)
  const { readerAt, botsAt } = words
  // The past is told with the names of those who sat there.
  const then = history.past && view.log.last
  const reader = then === undefined ? words.reader : readerAt(then)
  const players = then === undefined ? words.players : words.whoThen(then)

  const forced = useForcedMoves(link, state, module, present, lesson !== undefined)
  const mayAct =
    seat !== null &&
    !past &&
    !forced.isComing &&
    !replay.shown &&
    !paced.behind &&
    !present.outcome &&
    !botPlays &&
    !room.pause &&
    !lesson?.waits
  const legal = useMemo(
    () => (mayAct && seat !== null ? module.legalMoves(present, seat) : []),
    [mayAct, seat, module, present],
  )
  const questions = mayAct && seat !== null ? questionsFor(present, seat, legal) : []
  const isActive = questions.length > 0

  const [chosenPanel, setPanel] = useState<Panel>()
  const mayAhead = seat !== null && !present.outcome && module.ahead !== undefined
  const wanted = chosenPanel === 'ahead' && !mayAhead ? undefined : chosenPanel
  const panel = wanted ?? (wide ? (Board || device ? 'log' : 'chat') : undefined)
  // Whoever reads or writes beside the table sees what is asked, and more of what they read.
  const isFolded = narrow && panel !== undefined
  // Neither words nor listeners run ahead of what the board is still showing.
  const heardLog = (broken || !board || past ? undefined : hold.before)?.log ?? present.log
  const lines = useMemo(() => linesOf(heardLog), [heardLog])
  const news = useNews(link, state, { lines, last: heardLog.last, inSight: panel === 'log' })
  const { away, log } = news
  const mark = lesson ? ALL_READ : news.mark
  const talk = useTalk(state, panel === 'chat', link.keepHeard)
  const unread = { log: news.unread, chat: talk.unread }
  const refusalNow = useCallback<RefusalNow>(
    (name, args) =>
      seat !== null && asksOf(present, seat).some(({ id }) => id === args[0])
        ? module.refusal(present, seat, name, args)
        : undefined,
    [present, seat, module],
  )
  const play = usePlay(link, refusalNow, lesson ? NOBODY : news.onAccepted)

  // Nothing can be sent while the line is down.
  const isAtRest = play.sending || !link.live
  const { dismiss } = play
  const chooses = useCallback<typeof setDraft>(
    (ask, chosen) => {
      dismiss()
      setDraft(ask, chosen)
    },
    [dismiss, setDraft],
  )

  const { book, opens, isLost: isBookLost } = useBook(module, settings.language, words.nameOf, view, sight)
  const [opened, setOpened] = useState<{ ref: string; times: number; inBook: boolean }>()
  // Whoever reads the book stays in it.
  const inBook = panel === 'book'
  const inspect = useCallback(
    (ref: string) => setOpened(before => ({ ref, times: (before?.times ?? 0) + 1, inBook })),
    [inBook],
  )
  const explains = useCallback((ref: string) => opens.has(ref), [opens])
  const entry = useMemo(
    () => (book && opened && !opened.inBook ? entryOf(book, opened.ref) : undefined),
    [book, opened],
  )
  // The text of a thing goes by itself when something else is to be done.
  const moment = `${questions.map(({ ask }) => ask.id)} ${present.outcome !== null} ${past}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => setOpened(before => (before?.inBook ? before : undefined)), [moment])
  const openBook = () => {
    setOpened(before => before && { ...before, times: before.times + 1, inBook: true })
    setPanel('book')
  }

  const takeBack = useRoomAction(() => api.unbot(room.id, seat!))

  const here: TableHere = {
    room,
    module,
    reader,
    readerAt,
    botsAt,
    seat: sight,
    players,
    view,
    step,
    legal,
    isActive,
    isPresent: mayAct,
    sending: isAtRest,
    answered: play.answered,
    refusal: (move, args) => (seat === null ? undefined : module.refusal(view, seat, move, args)),
    headline,
    move: play.move,
    draft,
    setDraft: chooses,
    inspect,
    explains,
    reads: link,
    away: state.away ?? NOBODY_AWAY,
    ...(lesson && { lesson }),
    ...(device && { device }),
  }
  // What a board is still on the way to is not told before.
  const before = Board && !past ? hold.before : undefined
  const heard: TableHere = before
    ? { ...here, view: before, legal: [], isActive: false, isPresent: false }
    : here
  const turnComes = before !== undefined && hold.turnComes
  const ahead = useAhead({ ...here, view: present }, play.moveUnseen)
  // Neither the window's title nor a sound runs ahead of the board; in a break nobody is called, and at its end whoever is asked.
  const due = turnComes ? [] : questions
  const theirs = due.filter(({ ask }) => ask.required)
  const sentences = lesson?.sentences ?? due.map(({ ask }) => reader.read(askedLine(ask, headline)))
  const game = module.meta.name[settings.language]
  const endWish = useWish(room, room.endWish)
  const pauseWish = useWish(room, room.pauseWish)
  const asksBack = seat !== null && room.takeBack?.step === state.step && room.takeBack.waits.includes(seat)
  const asks = asksBack
    ? t('back.option')
    : isAskedBy(endWish, seat)
      ? t('together.title')
      : isAskedBy(pauseWish, seat)
        ? t('turns.pause.title')
        : undefined
  useTurnSignal({
    turn: (theirs.length > 0 && !room.rest?.isOn) || asks !== undefined,
    title: `${unread.chat > 0 ? `(${unread.chat}) ` : ''}${room.title || game} · ${t('brand')}`,
    turnTitle: t('table.yourTurn'),
    sentence: sentences[0] ?? asks ?? '',
    settings,
  })

  const over = present.outcome !== null && !past && !paced.behind && !(hold.busy && Board)
  // What lies over the field gives way to the result; a message that is being written stays.
  useEffect(() => {
    if (over && !wide) setPanel(now => (now === 'chat' ? now : undefined))
  }, [over, wide])
  const boardProps: BoardProps = {
    view,
    seat: sight,
    isActive,
    legalMoves: legal,
    refusal: here.refusal,
    move: play.move,
    sending: isAtRest,
    ...(places && { regions: places }),
    ...(lesson ? { atOnce: true, rings: lesson.rings } : { headline: tellStep }),
    draft,
    setDraft: chooses,
    caption,
    reader,
    players,
    settings: {
      language: settings.language,
      pace: reducedMotion || hold.hurried ? 0 : pace,
      reducedMotion,
    },
    step,
    past,
    inspect,
    explains,
    showing: hold.showing,
    storyElsewhere: over && shownBoard?.Story !== undefined,
  }
  const historyBar = !lesson && (
    <HistoryBar
      at={history.at}
      steps={state.step}
      lastTurn={news.lastTurn}
      go={history.go}
      rounds={roundsOf(view)}
      sides={isEnded ? { ...side, own: seat, players } : undefined}
    />
  )
  const lookedAt = history.past ? view.log.last : undefined
  const lookBack = () => history.go(Math.max(0, state.step - 1))
  return (
    <TableContext value={heard}>
      <div
        className={`sb-table ${css.table}`}
        data-game={room.game}
        data-folded={isFolded || undefined}
        data-board={Board ? '' : undefined}
        onClickCapture={({ target }) => {
          // Whoever does anything else has been told enough.
          if (target instanceof Element && !target.closest('[data-away]')) away.dismiss()
        }}
      >
        <SkipLink to="desk" className={css.skip}>
          {t('table.skip')}
        </SkipLink>
        <TableBar
          game={game}
          panel={panel}
          unread={unread}
          ahead={mayAhead && !lesson ? ahead.said : undefined}
          onPanel={next => setPanel(next === panel && !wide ? undefined : next)}
        />
        <div className={css.note}>
          <Notes
            boardBroken={broken || isBoardLost}
            otherRules={!over && !past && module.meta.rulesVersion !== view.rulesVersion}
            isUnkept={device !== undefined && !device.isKept}
          />
          <Clocks />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone */}
        <section className="sb-rivals" aria-label={t('table.seats')} tabIndex={0}>
          <Slot of="rivals" places={places} />
          <Seats />
        </section>
        {away.since && !past && (
          <WhileAway
            since={away.since}
            tail={lines}
            onShow={() => {
              replay.start(away.since!.step)
              away.dismiss()
            }}
            onLog={() => setPanel('log')}
            onClose={away.dismiss}
          />
        )}
        <Field
          board={shownBoard}
          boardProps={boardProps}
          isOver={over}
          words={{ log, mark, at: lookedAt }}
          onBroken={() => setBroken(true)}
        />
        {!past && <RemarkNow lines={lines} />}
        <TableDesk
          places={places}
          hasBoard={Board !== undefined}
          onUnfold={isFolded ? () => setPanel(undefined) : undefined}
          ahead={ahead}
          forced={forced}
          onAhead={panel === 'ahead' ? undefined : () => setPanel('ahead')}
          mayTakeBack={mayAct && state.takeBack === true}
          told={past || over ? NOTHING_TOLD : Board && told.length > 0 ? told : replay.told}
          onLog={panel === 'log' ? undefined : () => setPanel('log')}
          skip={
            paced.behind
              ? paced.skip
              : Board && !past && !over
                ? skipOf(hold, lesson ? NOTHING_TOLD : told)
                : undefined
          }
          turnComes={turnComes}
          botPlays={botPlays}
          onTakeBack={() => takeBack.mutate([])}
          live={link.live}
          denied={link.denied ?? claimTrouble}
          onRetry={link.retry}
          play={play}
          past={
            past || replay.shown
              ? {
                  step,
                  steps: state.step,
                  isShown: !past || history.past !== undefined,
                  isOver: present.outcome !== null,
                  isReplay: !past,
                  now: past ? () => history.go(undefined) : replay.stop,
                }
              : undefined
          }
          history={past ? historyBar : undefined}
          over={over && !lesson && <ResultActs onLookBack={lookBack} />}
        />
        {panel && (
          <Side
            panel={panel}
            onClose={wide ? undefined : () => setPanel(undefined)}
            log={log}
            mark={mark}
            lookedAt={lookedAt}
            talk={talk}
            notes={seat !== null && !lesson}
            says={link}
            book={book}
            isBookLost={isBookLost}
            opened={opened?.inBook ? { ...opened, ref: opens.get(opened.ref) ?? opened.ref } : undefined}
            ahead={ahead}
            forced={forced}
            sending={isAtRest}
            reducedMotion={reducedMotion}
            history={past ? undefined : historyBar}
          />
        )}
        {entry && <Lookup entry={entry} onClose={() => setOpened(undefined)} onBook={openBook} />}
        <Announcer sentences={sentences} lines={lines} reader={reader} />
      </div>
    </TableContext>
  )
}
