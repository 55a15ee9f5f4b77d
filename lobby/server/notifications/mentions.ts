import { mentioned } from '../../mentions.ts'
import type { ChatMessage } from '../../protocol.ts'
import type { Table } from '../table.ts'

/** Notes down for whom a message calls and who does not have the table in sight, but for those who do not hear its sender. */
export async function noteMentions(table: Table, { id, person: by, text, at }: ChatMessage): Promise<void> {
  const { record, presence, services } = table
  const { notifications, blocks, keeps } = services.store
  const called = mentioned(
    text,
    record.seats.map(({ name }) => name),
  )
  for (const [seat, { person, name }] of record.seats.entries()) {
    if (person === null || person === by || !called.includes(name)) continue
    if (presence.online(record, seat) === true || (await notifications.tellable([person])).length === 0)
      continue
    if (by !== null && (await blocks.has(person, by))) continue
    if ((await keeps.muted(person)).some(one => one.id === by)) continue
    const notice = {
      person,
      room: record.id,
      seat: String(seat),
      kind: 'mention',
      ask: Number(id),
      at,
    } as const
    await notifications.addNotice(notice)
  }
}
