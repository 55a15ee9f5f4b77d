import type { GameModule } from '../../../games/kit/module.ts'
import { fitting } from '../../../games/kit/presets.ts'
import { type LocalMeans, LocalTable } from '../../local/local-table.ts'
import { type LocalWish, newTable } from '../../local/new-table.ts'
import { randomHex } from '../../local/random-hex.ts'
import type { LocalWhole } from '../../local/records.ts'
import { loadModule } from '../app/games.ts'
import { currentSettings, PACE } from '../app/settings.ts'
import { browserStore } from './database.ts'
import { localPath, noteTables } from './mark.ts'
import { think } from './thinker.ts'

/** Tables that were begun here and that no page has shown yet: also where nothing can be stored they can be played. */
const fresh = new Map<string, LocalWhole>()

async function meansFor(module: GameModule): Promise<LocalMeans> {
  const { engineOf } = await import('../../bgio.ts')
  return {
    engine: engineOf(module),
    store: browserStore,
    think,
    botDelay: () => PACE[currentSettings().speed],
  }
}

/** What a table is begun with. */
export type Wish = Omit<LocalWish, 'id' | 'seed'> & { game: string }

/** Begins a table on this device, and returns its address. */
export async function beginTable({ game, seats, options, from }: Wish): Promise<string> {
  const module = await loadModule(game, currentSettings().language)
  const { engine } = await meansFor(module)
  const fits = from ? options : fitting(module.options, options, seats.length)
  const wish = { id: randomHex(12), seats, options: fits, seed: randomHex(16), ...(from && { from }) }
  const whole = newTable(engine, wish, Date.now())
  fresh.set(wish.id, whole)
  noteTables()
  // Where that fails it is stored with its first move, or told.
  await browserStore.write({ ...whole, anew: true }).catch(() => {})
  // As far as the browser asks nobody about it, it does not throw tables away when it wants room.
  void navigator.storage?.persist?.().catch(() => {})
  return localPath(wish.id)
}

/** Takes up a table of this device; undefined where there is none. */
export async function openTable(id: string): Promise<LocalTable | undefined> {
  const stored = await browserStore.read(id).catch(() => undefined)
  const whole = stored ?? structuredClone(fresh.get(id))
  if (!whole) return undefined
  const module = await loadModule(whole.record.game, currentSettings().language)
  return LocalTable.open(await meansFor(module), whole, stored !== undefined)
}
