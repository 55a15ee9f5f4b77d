import { useMemo } from 'react'
import type { BoardPlayer } from '../../../games/kit/board.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import type { SeatId } from '../../../games/kit/seats.ts'
import { readerOf, type TextReader } from '../../../games/kit/text.ts'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { playerName } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { botsAt, formerAt } from './formers.ts'

/** Who sits at the table, and the game's words in the reader's language. */
export function useReader(room: Room, module: GameModule) {
  const t = useT()
  const settings = useSettings()
  const players = useMemo<BoardPlayer[]>(
    () =>
      room.seats.map(one => ({
        seat: one.seat,
        name: playerName(one, t),
        bot: one.bot,
        free: one.bot === null && one.person === null,
        online: one.online !== false,
      })),
    [room.seats, t],
  )
  const names = JSON.stringify(players.map(({ name }) => name))
  const nameOf = useMemo(() => {
    const known: string[] = JSON.parse(names)
    return (of: SeatId) => known[Number(of)] ?? of
  }, [names])
  const reader = useMemo(
    () => readerOf(module.text, settings.language, nameOf),
    [module, settings.language, nameOf],
  )
  const whoThen = useMemo(
    () => (line: number) =>
      players.map(one => {
        const former = formerAt(room.formers, one.seat, line)
        return former ? { ...one, name: playerName({ ...former, person: former.name || null }, t) } : one
      }),
    [players, room.formers, t],
  )
  const bots = useMemo(
    () => (line: number) => botsAt({ seats: room.seats, formers: room.formers }, line),
    [room.seats, room.formers],
  )
  /** Words with the names of those who sat there when a line of the log was written. */
  const readerAt = useMemo(() => {
    const readers = new Map<string, TextReader>([[names, reader]])
    return (line: number): TextReader => {
      if (room.formers.length === 0) return reader
      const known = whoThen(line).map(({ name }) => name)
      const key = JSON.stringify(known)
      const kept = readers.get(key)
      if (kept) return kept
      const made = readerOf(module.text, settings.language, of => known[Number(of)] ?? of)
      readers.set(key, made)
      return made
    }
  }, [module, settings.language, names, reader, room.formers, whoThen])
  return { players, reader, nameOf, whoThen, botsAt: bots, readerAt }
}
