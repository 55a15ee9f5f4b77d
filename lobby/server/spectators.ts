/** What those who watch a match say among themselves. */
import type { SpectatorMessage } from '../protocol.ts'
import type { Watcher } from './audience.ts'
import { Refused } from './problem.ts'
import type { Table } from './table.ts'
import { type Said, wordsOf } from './talk.ts'
import { hearsSpectators } from './watching.ts'

/** What a page that looks at a match is told of that; nothing where it may not know that there is anything. */
export async function spectatorTalkFor(
  { record, spectatorTalk }: Table,
  { kind, seat }: Watcher,
): Promise<{ spectatorChat?: SpectatorMessage[] }> {
  // boardgame.io's clients would show it among what the players say, and nobody who has no session could answer.
  if (kind === 'stock' || !hearsSpectators(record, seat)) return {}
  return { spectatorChat: await spectatorTalk.all() }
}

/** Somebody who watches says something to the others who do. */
export async function saySpectators(table: Table, { person, seat }: Watcher, said: Said): Promise<void> {
  const { record, services, spectatorTalk } = table
  if (record.status === 'open') throw new Refused('notPlaying')
  // Whoever plays is answered alike before and after the end, and whatever is said there.
  if (seat !== null || !hearsSpectators(record, seat)) throw new Refused('notFound')
  const speaker = person === null ? undefined : await services.store.person(person)
  if (!speaker) throw new Refused('noSession')
  const message = await services.store.spectators.say(record.id, {
    person: speaker.id,
    name: speaker.name,
    ...wordsOf(said, said.answers === undefined ? [] : await spectatorTalk.all()),
    at: Date.now(),
  })
  if (services.peers.shared) await hearSpectators(table)
  else {
    spectatorTalk.add(message)
    tell(table, message)
  }
  table.announce()
}

/** What those who watch have said at this and other processes, in one order for everybody. */
export async function hearSpectators(table: Table): Promise<void> {
  for (const message of await table.spectatorTalk.more()) tell(table, message)
}

function tell({ record, audience }: Table, message: SpectatorMessage): void {
  for (const watcher of audience.watchers)
    if (watcher.kind === 'patch' && hearsSpectators(record, watcher.seat))
      watcher.send('spectatorChat', message)
}

/** The match is over: whoever played is told what those who watched have said, where the table lets them read it. */
export async function openSpectatorTalk({ record, audience, spectatorTalk }: Table): Promise<void> {
  const players = [...audience.watchers].filter(
    ({ kind, seat }) => kind === 'patch' && seat !== null && hearsSpectators(record, seat),
  )
  if (players.length === 0) return
  const said = await spectatorTalk.all()
  if (said.length > 0) for (const watcher of players) watcher.send('spectatorTalk', said)
}
