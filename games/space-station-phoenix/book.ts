/** The book of Space Station Phoenix: what is looked up at a table. Its components are those of the game. */
import {
  type BookChapter,
  type BookEntry,
  chapter,
  type Line,
  line,
  ref,
  ruleEntries,
  tableEntries,
} from '../kit/index.ts'
import { type Components, type Level, SPECIES, TRACK_IDS } from './components.ts'
import { hubsOf } from './setup.ts'
import type { PhoenixView } from './state.ts'
import { hubLines, rewardLine, sectorLines, shipLines } from './text/describe.ts'
import { en } from './text/en.ts'

/** How fleets and hubs come about. */
const BEGINNINGS = { draft: 'draft', random: 'dealt', firstGame: 'given' } as const
const ABOUT_BEGINNINGS: readonly string[] = Object.values(BEGINNINGS)

const told = <T>(
  type: string,
  things: { readonly [id: string]: T },
  ids: readonly string[],
  tell: (thing: T) => Line[],
): BookEntry[] => ids.map(id => ({ ref: ref(type, id), says: tell(things[id]!) }))

/** Ships that are, or can still come, into the fleets of this table; neutral ones, too. */
function shipsIn(c: Components, { options, players, neutral }: PhoenixView): string[] {
  const laidOut = new Set(Object.values(players).flatMap(({ fleet }) => Object.keys(fleet)))
  const ofFirstGame = new Set(c.constants.firstGameSets.flatMap(({ ships }) => ships))
  const canCome = (id: string, level: 0 | Level) =>
    level === 1 || options.shipSetup !== 'firstGame' || ofFirstGame.has(id)
  return Object.values(c.ships)
    .filter(
      ({ id, level }) => Object.hasOwn(neutral, id) || laidOut.has(id) || (level > 0 && canCome(id, level)),
    )
    .map(({ id }) => id)
}

function hubsIn(c: Components, { options }: PhoenixView): string[] {
  if (options.shipSetup !== 'firstGame') return hubsOf(c, options)
  return c.constants.firstGameSets.map(({ hub }) => hub)
}

/** The market is never refilled: what does not lie in it or in a station is not in this game. */
function sectorsIn(c: Components, { market, players }: PhoenixView): string[] {
  const laidOut = new Set([
    ...market,
    ...Object.values(players).flatMap(({ station }) => Object.keys(station)),
  ])
  return Object.keys(c.sectors).filter(id => laidOut.has(id))
}

export const chaptersWith =
  (c: Components) =>
  (view: PhoenixView): BookChapter[] => {
    const beginning = BEGINNINGS[view.options.shipSetup]
    const sections = Object.keys(en.rules.sections).filter(
      id => id === beginning || !ABOUT_BEGINNINGS.includes(id),
    )
    return [
      ...chapter('sections', ruleEntries('sections', sections)),
      ...chapter('ship', told('ship', c.ships, shipsIn(c, view), shipLines)),
      ...chapter('hub', told('hub', c.hubs, hubsIn(c, view), hubLines)),
      ...chapter('sector', told('sector', c.sectors, sectorsIn(c, view), sectorLines)),
      ...chapter(
        'track',
        told('track', c.tracks, TRACK_IDS, levels =>
          levels.map(({ lobbyCost, reward }, i) =>
            line('printed.trackLevel', { level: i + 1, cost: lobbyCost, reward: rewardLine(reward) }),
          ),
        ),
      ),
      ...chapter('species', tableEntries('species', SPECIES, ['effect'])),
      ...chapter('glossary', ruleEntries('glossary', Object.keys(en.rules.glossary))),
    ]
  }
