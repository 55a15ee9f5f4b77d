import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import type { GameModule } from '../../../games/kit/module.ts'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { LocalTable } from '../../local/local-table.ts'
import { dueIn, peopleIn } from '../../local/people.ts'
import { useHeldTable } from '../../local/react/useHeldTable.ts'
import type { Room, RoomSeat } from '../../protocol.ts'
import { type BoardModule, loadBoard } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { Notice } from '../app/Notice.tsx'
import { playerName } from '../app/names.ts'
import { NotFoundPage } from '../app/pages.tsx'
import { useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useModule } from '../app/useModule.ts'
import { keepPage, keepPages } from '../app/worker.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Fields } from '../design/Fields.tsx'
import LessonPage from '../learn/LessonPage.tsx'
import { hasLessons, lessonIn } from '../learn/paths.ts'
import { EMPTY_ROOM } from '../table/emptyRoom.ts'
import { RunningTable } from '../table/RunningTable.tsx'
import { deskOf } from './deskOf.ts'
import { localPath } from './mark.ts'
import { openTable } from './openTables.ts'
import { useLocalLink } from './useLocalLink.ts'

/** A table of this device: played without a server. */
export default function LocalTablePage({ id }: { id: string }) {
  const t = useT()
  const here = useHeldTable(id, () => openTable(id))
  const game = here.is === 'open' ? here.table.record.game : undefined
  const module = useModule(game)
  const board = useQuery({
    queryKey: ['board', game],
    queryFn: async () => (await loadBoard(game!)) ?? null,
    enabled: game !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lesson = lessonIn(useSearch())
  const isThere = module !== undefined && !board.isPending
  useEffect(() => {
    // Also the fonts that its words are shown in.
    if (isThere) void keepPage().then(keepPages)
  }, [isThere])
  if (here.is === 'missing') return <NotFoundPage />
  if (here.is === 'elsewhere' || here.is === 'outdated' || here.is === 'failed') {
    const why = here.is === 'elsewhere' ? 'elsewhere' : 'outdated'
    return (
      <Shell>
        <Notice title={t(`device.${why}`)} lead={t(`device.${why}Lead`)}>
          {here.is === 'elsewhere' && (
            <Button variant="filled" onClick={here.takeOver}>
              {t('device.takeOver')}
            </Button>
          )}
          <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        </Notice>
      </Shell>
    )
  }
  if (here.is === 'loading' || !isThere) return <NoAnswerPage to={[]} />
  if (lesson !== null && game !== undefined && hasLessons(game))
    return <LessonPage game={game} lesson={lesson} home={localPath(id)} />
  return (
    <Fields>
      <Playing
        table={here.table}
        module={module}
        board={board.data ?? undefined}
        isBoardLost={board.isError}
      />
    </Fields>
  )
}

interface PlayingProps {
  table: LocalTable
  module: GameModule
  board: BoardModule | undefined
  isBoardLost: boolean
}

/** The seat of whoever holds the device. Where several people do in turn, nobody sees the seat of another. */
function Playing(props: PlayingProps) {
  const t = useT()
  const { table } = props
  const [seat, setSeat] = useState<SeatId>(() => dueIn(table) ?? peopleIn(table)[0] ?? '0')
  const [isHanded, setHanded] = useState(() => peopleIn(table).length > 1 && !table.isOver)
  const handTo = useCallback((next: SeatId) => {
    setSeat(next)
    setHanded(true)
  }, [])
  const names = useNames(table)
  if (!isHanded) return <Seat key={seat} {...props} seat={seat} names={names} handTo={handTo} />
  const name = names[Number(seat)]!
  return (
    <Shell>
      <Notice title={t('device.handed', { name })} lead={t('device.handedLead')}>
        <Button variant="filled" onClick={() => setHanded(false)}>
          {t('device.handedShow', { name })}
        </Button>
      </Notice>
    </Shell>
  )
}

interface SeatProps extends PlayingProps {
  seat: SeatId
  names: string[]
  handTo(seat: SeatId): void
}

function Seat({ table, module, board, isBoardLost, seat, names, handTo }: SeatProps) {
  const { data: me } = useMe()
  const room = useCallback((here: LocalTable) => roomOf(here, me?.name ?? ''), [me])
  const link = useLocalLink(table, seat, room)
  const due = dueIn(table, seat)
  const next =
    due === undefined || due === seat ? undefined : { name: names[Number(due)]!, handOver: () => handTo(due) }
  return (
    <RunningTable
      link={link}
      state={link.state!}
      module={module}
      board={board}
      isBoardLost={isBoardLost}
      device={deskOf(table, module, names, { next, isNew: !table.hasMoved(seat) })}
    />
  )
}

/** What those at the table are called. Whoever has no name is called by a star, as bots are. */
function useNames(table: LocalTable): string[] {
  const t = useT()
  const { data: me } = useMe()
  return useMemo(() => roomOf(table, me?.name ?? '').seats.map(one => playerName(one, t)), [table, me, t])
}

/** What a server would tell of it. */
function roomOf({ record }: LocalTable, ownName: string): Room {
  const { id, game, options, seats, steps, waitingFor, winners, createdAt, updatedAt } = record
  const first = seats.indexOf(null)
  return {
    ...EMPTY_ROOM,
    id,
    game,
    title: '',
    options,
    steps,
    waitingFor,
    createdAt,
    updatedAt,
    startedAt: createdAt,
    status: winners ? 'finished' : 'playing',
    winners: winners ?? [],
    seats: seats.map(
      (bot, seat): RoomSeat => ({
        seat: String(seat),
        person: bot === null ? id : null,
        name: bot === null && seat === first ? ownName : '',
        bot,
        ready: true,
        online: true,
        until: null,
        clock: null,
        used: null,
        offered: false,
      }),
    ),
  }
}
