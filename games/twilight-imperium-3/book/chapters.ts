/** The book of Twilight Imperium: what is looked up at a table, with the numbers of who reads it. */
import { type BookChapter, type BookEntry, chapter, type SeatId } from '../../kit/index.ts'
import type { TiView } from '../state.ts'
import { line } from './line.ts'
import { objectiveEntries } from './objectives.ts'
import { optionEntries, ruleEntriesOf } from './rules.ts'
import { spaceEntries } from './space.ts'
import type { book } from './text/en.ts'
import {
  actionCardEntries,
  agendaEntries,
  domainEntries,
  leaderEntries,
  raceEntries,
  strategyEntries,
  technologyEntries,
  tileEntries,
} from './things.ts'
import { unitEntries } from './units.ts'

/** Whose numbers are told where nobody sits: without race and technologies, under the laws of the table. */
const NOBODY: SeatId = 'nobody'

function readBy(view: TiView, seat: SeatId | null): [TiView, SeatId] {
  if (seat !== null) return [view, seat]
  const any = view.players[view.order[0]!]!
  const nobody = { ...any, race: null, technologies: [], strategy: {}, claimed: [] }
  return [{ ...view, players: { ...view.players, [NOBODY]: nobody } }, NOBODY]
}

const titled = (id: keyof typeof book.chapter, entries: BookEntry[]): BookChapter[] =>
  chapter(id, entries, line(`book.chapter.${id}`))

export function chapters(seen: TiView, seat: SeatId | null): BookChapter[] {
  const [view, reader] = readBy(seen, seat)
  return [
    ...titled('sections', ruleEntriesOf(view, reader)),
    ...titled('option', optionEntries(view)),
    ...titled('unit', unitEntries(view, reader, seat !== null)),
    ...titled('strategyCard', strategyEntries(view)),
    ...titled('objective', objectiveEntries(seen, seat)),
    ...titled('race', raceEntries(view)),
    ...titled('leader', leaderEntries(view)),
    ...titled('technology', technologyEntries(view)),
    ...titled('tile', tileEntries(view)),
    ...titled('space', spaceEntries(view)),
    ...titled('domainCounter', domainEntries(view)),
    ...titled('politicalCard', agendaEntries(view)),
    ...titled('actionCard', actionCardEntries(view)),
  ]
}
