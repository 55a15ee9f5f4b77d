import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import type { GameModule } from '../../../games/kit/module.ts'
import type { LocalTable } from '../../local/local-table.ts'
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
import { useLocalLink } from './useLocalLink.ts'
import { useLocalTable } from './useLocalTable.ts'

/** A table of this device: played without a server. */
export default function LocalTablePage({ id }: { id: string }) {
  const t = useT()
  const here = useLocalTable(id)
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
  if (here.is === 'elsewhere' || here.is === 'outdated')
    return (
      <Shell>
        <Notice title={t(`device.${here.is}`)} lead={t(`device.${here.is}Lead`)}>
          {here.is === 'elsewhere' && (
            <Button variant="filled" onClick={here.takeOver}>
              {t('device.takeOver')}
            </Button>
          )}
          <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        </Notice>
      </Shell>
    )
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

/** One seat of it; bots play the others. */
function Playing({ table, module, board, isBoardLost }: PlayingProps) {
  const t = useT()
  const { data: me } = useMe()
  // Who has none is called by a star, as bots are.
  const ownName = me?.name ?? ''
  const seat = String(Math.max(0, table.record.seats.indexOf(null)))
  const room = useCallback((here: LocalTable) => roomOf(here, ownName), [ownName])
  const link = useLocalLink(table, seat, room)
  const names = useMemo(
    () => roomOf(table, ownName).seats.map(one => playerName(one, t)),
    [table, ownName, t],
  )
  return (
    <RunningTable
      link={link}
      state={link.state!}
      module={module}
      board={board}
      isBoardLost={isBoardLost}
      device={deskOf(table, module, names)}
    />
  )
}

/** What a server would tell of it. */
function roomOf({ record }: LocalTable, ownName: string): Room {
  const { id, game, options, seats, steps, waitingFor, winners, createdAt, updatedAt } = record
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
        name: bot === null ? ownName : '',
        bot,
        ready: true,
        online: true,
        until: null,
        clock: null,
        offered: false,
      }),
    ),
  }
}
