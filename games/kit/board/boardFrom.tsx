import type { BoardProps as BoardgameProps } from 'boardgame.io/react'
import { type ComponentType, useMemo, useState, useSyncExternalStore } from 'react'
import { type Ask, asksOf, isOpen, questionLine, waitingOf } from '../asks.ts'
import type { BoardPlayer, BoardProps, Told } from '../board.ts'
import { line } from '../line.ts'
import type { GameModule } from '../module.ts'
import type { Refusal } from '../refusal.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import { type Language, readerOf, type TextReader } from '../text.ts'
import { Desk, Slot } from './Skeleton.tsx'
import { useDrafts } from './useDrafts.ts'
import { useKeys } from './useKeys.ts'
import { useRegions } from './useRegions.ts'

/** How a board shows itself in somebody else's app. */
export interface BoardChoices {
  /** English, if nothing else is said. */
  language?: Language
  /** Milliseconds of an ordinary animated step; 0 shows results at once. */
  pace?: number
  /** Name of a seat where the match has none: “Player 2”. */
  seatName?(seat: SeatId): string
}

const PACE = 800
const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Makes a board for boardgame.io's React `Client` of one of our boards:
 *
 *     const App = Client({ game, board: boardFrom(notAlone, Board, { language: 'ja' }) })
 *
 * boardgame.io does not tell why a move was refused, so the reason is found here before the move is sent.
 */
export function boardFrom<S extends KitState, V extends KitView>(
  module: GameModule<S, V>,
  Board: ComponentType<BoardProps<V>>,
  choices: BoardChoices = {},
): ComponentType<BoardgameProps<S>> {
  const { language = 'en', pace = PACE, seatName = seat => `Player ${Number(seat) + 1}` } = choices

  return function BoardgameBoard({ G, ctx, moves, playerID, matchData, _stateID }: BoardgameProps<S>) {
    const reducedMotion = useReducedMotion()
    const seat = playerID ?? null
    // What the client hands on has been through the game's `playerView`: it is a view.
    const view = G as unknown as V
    const players = useMemo(() => playersOf(ctx.numPlayers, matchData, seatName), [ctx.numPlayers, matchData])
    const reader = useMemo(
      () => readerOf(module.text, language, id => players[Number(id)]?.name ?? id),
      [players],
    )
    const isActive = seat !== null && !ctx.gameover && asksOf(view, seat).length > 0
    const legalMoves = useMemo(
      () => (isActive && seat !== null ? module.legalMoves(view, seat) : []),
      [isActive, seat, view],
    )
    const refusal: BoardProps<V>['refusal'] = (name, args) =>
      seat === null ? undefined : module.refusal(view, seat, name, args)

    const places = useRegions()
    useKeys(true)
    const { draft, setDraft } = useDrafts()
    const [refused, setRefused] = useState<Refusal>()
    const [told, setTold] = useState<Told>()
    const asked = isActive && seat !== null ? asksOf(view, seat) : []
    const board = (
      <Board
        view={view}
        seat={seat}
        isActive={isActive}
        legalMoves={legalMoves}
        refusal={refusal}
        move={async (name, ...args) => {
          const reason = refusal(name, args)
          setRefused(reason)
          if (!reason) moves[name]?.(...args)
          return reason
        }}
        sending={false}
        reader={reader}
        players={players}
        settings={{ language, pace: reducedMotion ? 0 : pace, reducedMotion }}
        step={_stateID}
        past={false}
        {...(places && { regions: places })}
        caption={setTold}
        draft={draft}
        setDraft={(ask, play) => {
          setRefused(undefined)
          setDraft(ask, play)
        }}
      />
    )
    return (
      <div className="sb-table" lang={language}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone */}
        <section className="sb-rivals" aria-label={reader.read(line('desk.seats'))} tabIndex={0}>
          <Slot of="rivals" places={places} />
        </section>
        <div className="sb-field">{board}</div>
        <Desk
          label={reader.read(line('desk.toDo'))}
          isLit={asked.some(({ required }) => required)}
          ask={
            told ? (
              <p className="sb-sentence">{told.lines.map(reader.read).join(' ')}</p>
            ) : (
              !ctx.gameover && <Asked asked={asked} view={view} seat={seat} reader={reader} />
            )
          }
          acts={
            told?.skip && (
              <button type="button" onClick={told.skip}>
                {reader.read(line('desk.skip'))}
              </button>
            )
          }
          status={refused && <span role="alert">{reader.read(refused.text)}</span>}
          places={places}
        />
      </div>
    )
  }
}

interface AskedProps {
  /** The reader's own questions. */
  asked: readonly Ask[]
  view: KitView
  seat: SeatId | null
  reader: TextReader
}

/** What the reader is asked, or whom the game waits for. */
function Asked({ asked, view, seat, reader }: AskedProps) {
  const awaited = view.asks.filter(ask => ask.required && ask.seat !== seat && isOpen(ask))
  if (asked.length === 0)
    return <p className="sb-hint">{awaited.map(ask => reader.read(waitingOf(ask))).join(' · ')}</p>
  return asked.map(ask => (
    <p key={ask.id} className="sb-asked">
      <span className="sb-tag" data-kind={ask.required ? 'lit' : undefined}>
        {reader.read(line(ask.required ? 'desk.yourTurn' : 'desk.optional'))}
      </span>
      <span className="sb-sentence">{reader.read(questionLine(ask))}</span>
    </p>
  ))
}

/** What `boardFrom` reads of a view itself. */
type KitView = Pick<KitState, 'asks'>

function playersOf(
  count: number,
  matchData: BoardgameProps['matchData'],
  seatName: (seat: SeatId) => string,
): BoardPlayer[] {
  return Array.from({ length: count }, (_, i) => {
    const known = matchData?.find(({ id }) => id === i)
    return {
      seat: String(i),
      name: known?.name ?? seatName(String(i)),
      bot: null,
      free: false,
      online: known?.isConnected ?? true,
    }
  })
}

/** Whether the reader's system asks for less movement. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    changed => {
      const query = window.matchMedia(STILL)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(STILL).matches,
    () => false,
  )
}
