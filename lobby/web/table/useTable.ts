import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { io, type Socket } from 'socket.io-client'
import type { Play } from '../../../games/kit/moves.ts'
import type { SeatId } from '../../../games/kit/seats.ts'
import { withChanges } from '../../changes.ts'
import type {
  ForcedMove,
  HistoryStep,
  KeptLook,
  LogPage,
  Look,
  MatchToClient,
  MatchToServer,
  MoveResult,
  Saying,
  TableState,
} from '../../protocol.ts'
import { api, type Trouble } from '../app/api.ts'
import { ensureFontFor } from '../app/japanese.ts'
import { roomKey } from '../app/queries.ts'

type MatchSocket = Socket<MatchToClient, MatchToServer>
/** A socket that does not wait for an answer for ever. */
type Waiting = ReturnType<MatchSocket['timeout']>

const ANSWER_WITHIN = 10_000
/** A denial is followed by one try to watch without the seat, but not by a quarrel. */
const WATCH_AGAIN_AFTER = 3000

/** What became of a move. */
export interface Answer {
  /** The state number after it, if it was stored. */
  step?: number
  refusal?: MoveResult['refusal']
  trouble?: Trouble
}

/** Where what happened at a table is read again, as the reader's seat saw it. */
export interface TableReads {
  /** What was seen after so many moves: by the reader, or when the game is over by another seat, or by all (null). */
  history(step: number, as?: SeatId | null): Promise<HistoryStep>
  /** Lines of the log before number `before`. */
  log(before: number): Promise<LogPage>
}

export interface TableLink extends TableReads {
  /** What this seat sees; undefined until the server has told. */
  state: TableState | undefined
  live: boolean
  denied: Trouble | undefined
  move(name: string, args: readonly unknown[]): Promise<Answer>
  takeBack(): Promise<Answer>
  /** Keeps on the server what is half chosen; while the line is down it is kept by the page alone. */
  keepDraft(ask: number, play: Play | undefined): void
  /** What another page of the seat has half chosen last. */
  drafted: Drafted | undefined
  /** Keeps on the server how far the seat has seen what happened. */
  keepLook(look: Look): void
  /** How far another page of the seat has seen it since. */
  looked: KeptLook | undefined
  /** Has the server make the forced moves of the seat, or not. */
  keepForced(made: boolean): void
  /** The forced move that it has made last; undefined once the reader has moved again. */
  forced: ForcedMove | undefined
  say(said: Saying): Promise<Trouble | undefined>
  /** Says something to the others who watch. */
  saySpectators(said: Saying): Promise<Trouble | undefined>
  /** Keeps on the server how far the seat has read what is said to all. */
  keepHeard(message: number): void
  /** Says something to the person on another seat alone. */
  whisper(to: SeatId, said: Saying): Promise<Trouble | undefined>
  /** Tries at once to come back. */
  retry(): void
}

export interface Drafted {
  ask: number
  play: Play | undefined
}

/**
 * The connection to a match: watches as the seat that the session has here, applies differences, and fetches
 * everything anew after a gap. Moves are never kept back for later: while the line is down they are refused at once.
 */
export function useTable(id: string, game: string): TableLink {
  const client = useQueryClient()
  const socket = useRef<MatchSocket>(undefined)
  /** Changes what is known, when there is something. */
  const change = useRef<(changes: Partial<TableState>) => void>(undefined)
  const [state, setState] = useState<TableState>()
  const [live, setLive] = useState(false)
  const [denied, setDenied] = useState<Trouble>()
  const [drafted, setDrafted] = useState<Drafted>()
  const [looked, setLooked] = useState<KeptLook>()
  const [forced, setForced] = useState<ForcedMove>()

  useEffect(() => {
    const link: MatchSocket = io(`/${game}`, { transports: ['websocket'], forceNew: true })
    socket.current = link
    let known: TableState | undefined
    const tell = (next: TableState) => {
      known = next
      setState(next)
    }
    change.current = changes => {
      if (known) tell({ ...known, ...changes })
    }
    let watchedAt = 0
    let again: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      watchedAt = performance.now()
      link.emit('watch', id, null)
    }

    link.on('connect', () => {
      setLive(true)
      watch()
    })
    link.on('disconnect', () => setLive(false))
    link.on('table', table => {
      ensureFontFor(JSON.stringify([table.room, table.chat, table.spectatorChat, table.whispers]))
      setDenied(undefined)
      tell(table)
    })
    link.on('patch', ({ from, to, patch }) => {
      // What oneself does in secret changes the moment that everybody knows: its number stays.
      if (known && to < known.step) return
      if (known?.step !== from) {
        watch()
        return
      }
      try {
        const { takeBack: _, look: __, ...before } = known
        const view = withChanges(known.view, patch)
        tell({ ...before, view, step: to })
      } catch {
        watch()
      }
    })
    link.on('takeBack', step => {
      if (known?.step === step) tell({ ...known, takeBack: true })
    })
    link.on('room', room => {
      if (room.id !== id) return
      ensureFontFor(JSON.stringify(room))
      client.setQueryData(roomKey(id), room)
      if (known) tell({ ...known, room })
    })
    link.on('draft', (ask, play) => setDrafted({ ask, play: play ?? undefined }))
    link.on('looked', setLooked)
    link.on('forcedMoves', made => change.current?.({ forcedMoves: made }))
    link.on('forced', setForced)
    link.on('chat', message => {
      ensureFontFor(message.text)
      if (known && !known.chat.some(one => one.id === message.id)) {
        tell({ ...known, chat: [...known.chat, message] })
      }
    })
    link.on('spectatorChat', message => {
      ensureFontFor(message.text)
      const { spectatorChat = [] } = known ?? {}
      if (known && !spectatorChat.some(one => one.id === message.id))
        tell({ ...known, spectatorChat: [...spectatorChat, message] })
    })
    link.on('spectatorTalk', messages => {
      ensureFontFor(JSON.stringify(messages))
      if (known) tell({ ...known, spectatorChat: messages })
    })
    link.on('away', away => change.current?.({ away }))
    link.on('heard', message => {
      if (known) tell({ ...known, heard: message })
    })
    link.on('whisper', message => {
      ensureFontFor(message.text)
      const { whispers = [] } = known ?? {}
      if (known && !whispers.some(one => one.id === message.id))
        // What two say at the same moment may come in another order than it is read in later.
        tell({ ...known, whispers: [...whispers, message].sort((a, b) => Number(a.id) - Number(b.id)) })
    })
    link.on('denied', ({ error }) => {
      // The server has too much to do for this address at once, as after a restart.
      if (error === 'tooMany') {
        again = setTimeout(watch, WATCH_AGAIN_AFTER)
        return
      }
      setDenied(error)
      if (error !== 'notFound' && performance.now() - watchedAt > WATCH_AGAIN_AFTER) watch()
    })
    return () => {
      clearTimeout(again)
      link.disconnect()
    }
  }, [id, game, client])

  const ask = useCallback(async (send: (link: Waiting) => Promise<MoveResult>): Promise<Answer> => {
    const link = socket.current
    if (!link?.connected) return { trouble: 'unreachable' }
    try {
      const { step, refusal, problem } = await send(link.timeout(ANSWER_WITHIN))
      return { step, refusal, trouble: problem?.error }
    } catch {
      return { trouble: 'timeout' }
    }
  }, [])
  const move = useCallback(
    (name: string, args: readonly unknown[]) => {
      setForced(undefined)
      return ask(link => link.emitWithAck('move', name, [...args]))
    },
    [ask],
  )
  const takeBack = useCallback(() => ask(link => link.emitWithAck('takeBack')), [ask])

  const keepDraft = useCallback((ask: number, play: Play | undefined) => {
    // Where it cannot be kept it stays on this page.
    if (socket.current?.connected) socket.current.emit('draft', ask, play ?? null, () => {})
  }, [])

  const keepLook = useCallback((look: Look) => {
    if (socket.current?.connected) socket.current.emit('looked', look, () => {})
  }, [])

  const keepForced = useCallback((made: boolean) => {
    if (!socket.current?.connected) return
    socket.current.emit('forcedMoves', made, () => {})
    change.current?.({ forcedMoves: made })
  }, [])

  const keepHeard = useCallback((message: number) => {
    if (socket.current?.connected) socket.current.emit('heard', message, () => {})
  }, [])

  const say = useCallback(
    async (said: Saying) => (await ask(link => link.emitWithAck('say', said))).trouble,
    [ask],
  )
  const saySpectators = useCallback(
    async (said: Saying) => (await ask(link => link.emitWithAck('saySpectators', said))).trouble,
    [ask],
  )
  const whisper = useCallback(
    async (to: SeatId, said: Saying) => (await ask(link => link.emitWithAck('whisper', to, said))).trouble,
    [ask],
  )

  const history = useCallback((step: number, as?: SeatId | null) => api.history(id, step, as), [id])
  const log = useCallback((before: number) => api.log(id, before), [id])

  const retry = useCallback(() => {
    socket.current?.disconnect()
    socket.current?.connect()
  }, [])

  return {
    state,
    live,
    denied,
    move,
    takeBack,
    keepDraft,
    drafted,
    keepLook,
    looked,
    keepForced,
    forced,
    say,
    saySpectators,
    keepHeard,
    whisper,
    history,
    log,
    retry,
  }
}
