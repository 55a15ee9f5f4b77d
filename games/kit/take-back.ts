/**
 * Taking back moves that were sent: possible as long as they told nobody anything and no chance was in them; by oneself
 * the last one, while nobody else has acted since, and with everybody's consent also what others have done since.
 */
import isEqual from 'lodash/isEqual.js'
import omit from 'lodash/omit.js'
import pick from 'lodash/pick.js'
import { askWith } from './asks.ts'
import { line, ref } from './line.ts'
import { linesOf, readableEntry, say } from './log.ts'
import type { GameModule } from './module.ts'
import { countsIn } from './pieces.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'
import { thingOf } from './text.ts'

/**
 * The state after a seat has taken its last move back, and with it all `count` moves since: as before it, but what was
 * said in the log and in advance stays, and ids of questions are not given a second time, so that a late click lands
 * nowhere. `said`: fields of the game that hold what seats have said in advance.
 */
export function takenBack<S extends KitState>(
  before: S,
  after: S,
  seat: SeatId,
  count = 1,
  said: readonly string[] = [],
): S {
  const { log, lastAsk, standing } = after
  const kept = { ...pick(after, said), lastAsk, ...(standing && { standing }) }
  const g = { ...before, ...kept, log: { ...log, lines: [...log.lines] } }
  const who = { seat: ref('seat', seat) }
  say(g, count > 1 ? line('log.movesTakenBack', { ...who, count }) : line('log.moveTakenBack', who))
  return g
}

/** Whether all that a move has changed stays as it is when it is taken back: somebody has said something in advance. */
export function isKept({ said = [] }: Pick<GameModule, 'said'>, before: KitState, after: KitState): boolean {
  const kept = ['standing', 'log', ...said]
  return isEqual(omit(before, kept), omit(after, kept))
}

/** What a move made of a state: which seat made it, and to which question. */
export interface Made<S> {
  before: S
  after: S
  seat: SeatId
  /** What the seat said: the id of the question that was answered, and the arguments of the move. */
  args: readonly unknown[]
}

/**
 * Whether a seat can take back its move, by itself, as if it had not been made. `seats`: everybody at the table. That no
 * random number was drawn is for the host to see: it keeps them.
 */
export function canTakeBack<S extends KitState, V>(
  module: GameModule<S, V>,
  seats: readonly SeatId[],
  made: Made<S>,
): boolean {
  const { before, after, seat, args } = made
  const answered = answeredBy(before, args)
  // What is answered blindly has a way of its own: `reconsider`.
  if (answered?.seat !== seat || answered.blind) return false
  const ofOthers = ({ asks }: KitState) => asks.filter(one => one.seat !== seat)
  return isEqual(ofOthers(before), ofOthers(after)) && barTo(module, seats, made) === undefined
}

/**
 * What keeps a table from going back behind a move even if everybody agrees: something was chosen in `secret`, or may
 * have been; something that was hidden from somebody was `shown`; or the game is `over`.
 */
export type Bar = 'secret' | 'shown' | 'over'

/**
 * What keeps a table from going back behind a move; undefined where nothing does. That no random number was drawn is for
 * the host to see, as above.
 *
 * Cards are shuffled when a deck is made, so drawing one leaves the random numbers as they are. What has to be compared
 * is what people know: for every seat and for spectators, nothing that was hidden from them before may be known to them
 * after. The test sees four ways in which something hidden comes to light, and says no rather too often than too seldom:
 * - fewer values of the state are hidden from a reader than before. Values that were only moved from one hidden place to
 *   another, as a card that is laid face down, stay as many;
 * - from the mover, who sees their own cards, none is hidden in the very pile where it was before: a card drawn for one
 *   that is laid down leaves the number of hidden ones as it was, but not that of the deck;
 * - a reader sees a piece, of which one was hidden, more often than before: one was shown and another one covered;
 * - a line of the log, or a question, names a piece that was hidden from the reader. Where a line names a piece of which
 *   one is in sight and another one hidden, it may be either, unless the copy has a number or the mover has named it.
 */
export function barTo<S extends KitState, V>(
  module: GameModule<S, V>,
  seats: readonly SeatId[],
  { before, after, seat, args }: Made<S>,
): Bar | undefined {
  if (after.outcome) return 'over'
  const isSecret = ({ asks }: KitState) => asks.some(one => one.seat !== seat && one.blind === 'secret')
  if (answeredBy(before, args)?.blind || isSecret(before) || isSecret(after)) return 'secret'
  if (!module.pieces) return 'shown'
  // A question that came and went within the move was answered in advance by somebody.
  for (let id = before.lastAsk + 1; id <= after.lastAsk; id++) if (!askWith(after, id)) return 'shown'
  const [first, ...rest] = args
  const ids = new Set(wordsIn(typeof first === 'number' ? rest : args))
  const isTold = [...seats, null].some(reader =>
    learns(module, { before, after }, reader, reader === seat ? ids : undefined),
  )
  // Nobody looks at it again, and it may be kept for long.
  looks.get(module)?.delete(before)
  return isTold ? 'shown' : undefined
}

const answeredBy = (g: KitState, [ask]: readonly unknown[]) =>
  typeof ask === 'number' ? askWith(g, ask) : undefined

function learns<S extends KitState, V>(
  module: GameModule<S, V>,
  { before, after }: { before: S; after: S },
  reader: SeatId | null,
  /** The ids that the reader has named, who is the mover. */
  said: ReadonlySet<string> | undefined,
): boolean {
  const was = lookOf(module, before, reader)
  const is = lookOf(module, after, reader)
  if (sum(is.hidden) < sum(was.hidden)) return true
  if (said && [...was.hidden].some(([place, count]) => (is.hidden.get(place) ?? 0) < count)) return true

  const more = [...is.known].filter(([piece, count]) => count > (was.known.get(piece) ?? 0))
  const asked = namesAsked(before, after, reader).filter(name => !was.known.has(name))
  const told = namesTold(before, after, reader).filter(name => !said?.has(idOf(name)))
  const named = [...asked, ...told]
  // Looked through last: whole decks are in it.
  if (more.length === 0 && named.length === 0) return false
  const all = countsIn(module.pieces!, before)
  // Who plays is no secret. What somebody keeps for themselves may lie under their seat.
  const isSecret = (piece: string) =>
    !piece.startsWith('seat:') && (all.get(piece) ?? 0) > (was.known.get(piece) ?? 0)
  return (
    more.some(([piece]) => isSecret(piece)) ||
    named.some(name => isSecret(all.has(name) ? name : thingOf(name)))
  )
}

const sum = (counts: ReadonlyMap<string, number>): number => {
  let all = 0
  for (const count of counts.values()) all += count
  return all
}

/** What a reader sees of a state. */
interface Look {
  /** How many values are hidden, by place. */
  hidden: ReadonlyMap<string, number>
  /** The pieces in sight. */
  known: ReadonlyMap<string, number>
}

const looks = new WeakMap<object, WeakMap<object, Map<SeatId | null, Look>>>()

/** The same object for the same state: what is after one move is before the next one. */
function lookOf<S extends KitState, V>(module: GameModule<S, V>, g: S, reader: SeatId | null): Look {
  const ofModule = looks.get(module) ?? new WeakMap<object, Map<SeatId | null, Look>>()
  looks.set(module, ofModule)
  const ofState = ofModule.get(g) ?? new Map<SeatId | null, Look>()
  ofModule.set(g, ofState)
  const known = ofState.get(reader)
  if (known) return known
  const view = module.view(g, reader)
  const look = { hidden: hiddenIn({ g, view }), known: countsIn(module.pieces!, view) }
  ofState.set(reader, look)
  return look
}

type Members = { [key: string]: unknown }

/** What the kit keeps in every state, which is no part of the game's own secrets. */
const OF_THE_KIT = new Set(['asks', 'lastAsk', 'steps', 'log', 'standing'])

/** How many values are hidden from a reader, by the place where they are. */
function hiddenIn({ g, view }: { g: object; view: unknown }): Map<string, number> {
  const hidden = new Map<string, number>()
  const look = (value: unknown, seen: unknown, place: string): void => {
    if (value === null || value === undefined || value === seen) return
    if (typeof value !== 'object') {
      if (seen === null || seen === undefined) hidden.set(place, (hidden.get(place) ?? 0) + 1)
      return
    }
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++)
        look(value[i], (seen as unknown[] | null | undefined)?.[i], place)
      return
    }
    for (const key in value) {
      if (place === '' && OF_THE_KIT.has(key)) continue
      const part = (value as Members)[key]
      const shown = (seen as Members | null | undefined)?.[key]
      if (part !== shown) look(part, shown, `${place}.${key}`)
    }
  }
  look(g, view, '')
  return hidden
}

/** The things that new lines of the log name to a reader. */
function namesTold(before: KitState, after: KitState, reader: SeatId | null): string[] {
  const lines = linesOf(after.log).filter(({ n }) => n > before.log.last)
  return wordsIn(lines.map(entry => readableEntry(entry, reader)))
}

/** The things that new questions name to a reader. */
function namesAsked(before: KitState, after: KitState, reader: SeatId | null): string[] {
  const asked = after.asks.filter(one => one.seat === reader && !askWith(before, one.id))
  return wordsIn(asked.map(({ about, pick }) => [about, pick?.options.map(option => `${pick.of}:${option}`)]))
}

const idOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Everything that is said somewhere in a value; numbers as words. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
