import {
  type GameModule,
  type KitState,
  type Refusal,
  readerOf,
  refuseSetup,
  type SeatId,
  type SetupValues,
  usualBot,
} from '../../games/kit/index.ts'
import { engineOf } from '../bgio.ts'
import { LocalTable } from './local-table.ts'
import { memoryStore } from './memory.ts'
import { newTable } from './new-table.ts'
import { randomHex } from './random-hex.ts'
import type { LocalStore, LocalWhole } from './records.ts'
import { type Think, thinkInPlace } from './think.ts'

/** How long bots wait where nothing is said, in milliseconds. */
const BOT_DELAY = 500

/** What a table is begun with, or gone on with. */
export interface LocalTableChoices {
  /** How many play, bots among them. */
  seats: number
  /**
   * Who plays which seat, by name (`meta.bots` lists them); people play the others. One name alone is the bot of every seat
   * but seat 0. Left out: the game's usual bot on all these. `{}`: people only, who share the device.
   */
  bots?: string | { readonly [seat: SeatId]: string }
  /** Setup options, as `options` of the module declares them; those that are left out are at their defaults. */
  options?: SetupValues
  /** Where the table is kept. Left out: in memory, for as long as the program runs. */
  store?: LocalStore
  /** By which the store knows it: one that it has goes on as it is, whatever else is said here. Left out: a new one. */
  id?: string
  /** What all chance of a new table follows from. Left out: by chance. */
  seed?: string
  /** How bots think: left out, in place. See `thinkIn` for a worker. */
  think?: Think
  /** How long bots wait before they act, in milliseconds, or what says it each time; 500 where nothing is said. */
  botDelay?: number | (() => number)
}

/**
 * A table that is played where this runs, without a server: a new one, or the one that `store` has under `id`. Bots begin
 * at once.
 *
 *     const table = await localTable(notAlone, { seats: 3, bots: 'veteran' })
 *     table.listen(() => show(table.state('0').view))
 *     const [first] = notAlone.legalMoves(table.state('0').view, '0')
 *     table.move('0', first.move, first.args)
 *
 * Rejects with `RangeError` where the game is not played like that (number of seats, name of a bot, options: in words),
 * with `RulesChanged` where today's rules cannot go on with what is stored, and with what the store says where that cannot
 * be read. Where a new table cannot be stored it begins all the same, and says that it is not kept.
 * Hold a table once: two that go on with the same stored one overwrite what the other does.
 */
export async function localTable<S extends KitState, V>(
  module: GameModule<S, V>,
  choices: LocalTableChoices,
): Promise<LocalTable<V>> {
  const { store = memoryStore(), id, think, botDelay = BOT_DELAY } = choices
  const engine = engineOf(module as GameModule)
  const stored = id === undefined ? undefined : await store.read(id)
  if (stored && stored.record.game !== module.meta.id)
    throw new RangeError(`table ${id} is one of ${stored.record.game}`)
  const whole = stored ?? newTable(engine, wishOf(module, choices), Date.now())
  if (!think) checkBots(whole, Object.keys(module.bots))
  const means = {
    engine,
    store,
    think: think ?? thinkInPlace(module),
    botDelay: typeof botDelay === 'number' ? () => botDelay : botDelay,
  }
  const table = await LocalTable.open<V>(means, whole, stored !== undefined)
  table.wake()
  return table
}

/** What the choices mean for this game. Throws where it is not played like that. */
function wishOf<S extends KitState, V>(
  module: GameModule<S, V>,
  { seats: count, bots, options = {}, id = randomHex(12), seed = randomHex(16) }: LocalTableChoices,
) {
  const { minPlayers, maxPlayers, bots: names } = module.meta
  if (!Number.isInteger(count) || count < minPlayers || count > maxPlayers)
    throw new RangeError(`${module.meta.name.en} is for ${minPlayers} to ${maxPlayers} players, not ${count}`)
  const refusal = refuseSetup(module.options, options, count)
  if (refusal) throw new RangeError(inWords(module, refusal))
  const everywhere = typeof bots === 'object' ? undefined : (bots ?? usualBot(module.meta))
  const seats = Array.from({ length: count }, (_, seat) =>
    typeof bots === 'object' ? (bots[seat] ?? null) : seat === 0 ? null : (everywhere ?? null),
  )
  const unknown = seats.find(bot => bot !== null && !names.includes(bot))
  if (unknown !== undefined) throw noBot(unknown, names)
  return { id, seats, options, seed }
}

function checkBots({ record: { seats } }: LocalWhole, names: readonly string[]): void {
  const unknown = seats.find(bot => bot !== null && !names.includes(bot))
  if (unknown) throw noBot(unknown, names)
}

const noBot = (name: unknown, names: readonly string[]) =>
  new RangeError(`no bot is called ${String(name)} here, but ${names.join(', ') || 'there is none'}`)

const inWords = <S extends KitState, V>({ text }: GameModule<S, V>, { text: line }: Refusal) =>
  readerOf(text, 'en', seat => seat).read(line)
