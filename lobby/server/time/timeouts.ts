/** What happens when somebody's time is over, as the table chose when it was opened. */
import { asksOf, type SeatId, usualBot } from '../../../games/kit/index.ts'
import type { LateRule, LateWish } from '../../pace.ts'
import { Refused } from '../problem.ts'
import { seatId } from '../seating.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Table } from '../table.ts'
import { restUntil } from './clocks.ts'
import { giveTime, newlyLate, setAside, votedOn } from './deadlines.ts'
import { isPaused } from './pauses.ts'
import type { Now } from './uptime.ts'

/** Does what is due at a table now. Nothing happens twice: what was done is stored with the room. */
export async function timeIsOver(table: Table, now: Now): Promise<void> {
  const { asks } = (await table.play()).state.G
  if (newlyLate(table.record, now).length === 0) return
  await table.change(draft => {
    const late = newlyLate(draft, now)
    const isSecret = asks.some(({ seat, blind }) => blind === 'secret' && late.includes(seat))
    const rule = draft.pace!.late === 'wait' ? 'wait' : isSecret ? 'bot' : draft.pace!.late
    apply(table, draft, rule, late, now)
  })
}

/** Ends the break of a table that has lasted long enough: clocks go on. */
export async function restIsOver(table: Table, now: Now): Promise<void> {
  const until = restUntil(table.record)
  // Whatever changes at a table sees to its clocks.
  if (until !== null && until <= now.ran) await table.change(() => {})
}

/**
 * A player wishes something for those whose time is over. What more than half of those wish who can happens; once all
 * have said something without that, they wait on.
 */
export async function wishForLate(
  table: Table,
  person: number | undefined,
  wish: LateWish,
  now: Now,
): Promise<void> {
  await table.play()
  await table.change(draft => {
    const about = votedOn(draft)
    if (draft.status !== 'playing') throw new Refused('notPlaying')
    if (isPaused(draft, now.at)) throw new Refused('paused')
    if (person === undefined) throw new Refused('notSeated')
    if (about.length === 0) throw new Refused('conflict')
    const voters = votersIn(draft, about)
    if (!voters.includes(seatId(person))) throw new Refused('notYourSeat')
    const { wishes } = draft.late.vote
    wishes[seatId(person)] = wish
    const said = voters.flatMap(voter => wishes[voter] ?? [])
    const won = said.find(one => said.filter(other => other === one).length > voters.length / 2)
    if (won || said.length === voters.length) apply(table, draft, won ?? 'wait', about, now, true)
  })
}

/** Those who decide: people who are not late themselves. */
const votersIn = ({ seats }: RoomRecord, about: readonly SeatId[]): SeatId[] =>
  seats.flatMap(({ person, bot }, seat) =>
    person === null || bot !== null || about.includes(seatId(seat)) ? [] : [seatId(seat)],
  )

/** Where it was voted for, to wait is to give as much time again. */
function apply(
  table: Table,
  draft: RoomRecord,
  rule: LateRule,
  late: readonly SeatId[],
  now: Now,
  isVoted = false,
): void {
  const { asked, late: record, seats } = draft
  if (isVoted) record.vote = { about: {}, wishes: {} }
  // The seat that nobody has is free for anybody as it is.
  const taken = late.filter(seat => seats[Number(seat)]!.person !== null)
  const canVote = taken.length > 0 && votersIn(draft, taken).length > 0
  if (rule === 'bot' || (rule === 'vote' && !canVote)) standIn(table, draft, late)
  else if (rule === 'wait' && isVoted) for (const seat of late) giveTime(draft, seat, now, 'given')
  else if (rule === 'offer') for (const seat of taken) record.offered[seat] = asked[seat]!.asks
  else if (rule === 'vote') for (const seat of taken) record.vote.about[seat] = asked[seat]!.asks
}

/** A bot plays on for those who have not answered, until they return. */
function standIn({ game, loaded }: Table, draft: RoomRecord, late: readonly SeatId[]): void {
  const bot = usualBot(game.meta)
  const { G } = loaded!.state
  if (bot === undefined) return
  for (const seat of late)
    if (asksOf(G, seat).some(({ required }) => required)) {
      draft.seats[Number(seat)]!.bot = bot
      setAside(draft, seat)
    }
}
