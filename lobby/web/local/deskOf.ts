import countBy from 'lodash/countBy.js'
import type { GameModule } from '../../../games/kit/module.ts'
import { positionOf } from '../../../games/kit/position.ts'
import { fileOf } from '../../local/file.ts'
import type { LocalTable } from '../../local/local-table.ts'
import { api } from '../app/api.ts'
import { arrived } from '../app/queries.ts'
import { practiceFileOf } from '../file/practiceFile.ts'
import type { DeviceDesk } from '../table/deviceDesk.ts'
import { browserStore } from './database.ts'
import { beginTable } from './openTables.ts'
import { playOnHere } from './playOnHere.ts'

/** What can be done with a table of this device; `names` by seat, as they stand in a file. */
export function deskOf(
  table: LocalTable,
  module: GameModule,
  names: string[],
  { next, isNew }: Pick<DeviceDesk, 'next' | 'isNew'>,
): DeviceDesk {
  const { id, game, options, seats, start } = table.record
  const file = async () => fileOf(await table.whole(), names)
  const stateAt = (step: number) => table.stateAt(step)
  return {
    next,
    isNew,
    isKept: table.isKept,
    file,
    position: async step => positionOf(module, await stateAt(step), seats.length, options),
    again: () => beginTable({ game, seats, options }),
    async playOn(wish) {
      const state = await stateAt(wish.step)
      const { lines } = await table.whole()
      const until = lines.filter(({ n }) => n <= state.log.last)
      return playOnHere(positionOf(module, state, seats.length, options), until, wish)
    },
    // A match that began in the middle of another one is none that a server could make again.
    toLobby: start === null ? () => toLobby(table, file, module) : undefined,
    drop: async () => {
      await table.close()
      await browserStore.drop(id)
    },
  }
}

/** The bot that plays most seats. */
function mostUsed(seats: readonly (string | null)[]): string | undefined {
  const counts = countBy(seats.filter(bot => bot !== null))
  return Object.keys(counts).sort((a, b) => counts[b]! - counts[a]!)[0]
}

/** Opens the match at the server where it stands, at the reader's seat. */
async function toLobby(table: LocalTable, file: DeviceDesk['file'], module: GameModule): Promise<string> {
  await arrived()
  const { seats } = table.record
  const kept = practiceFileOf(JSON.stringify(await file()))
  if (typeof kept === 'string') throw new Error(`not a file to go on from: ${kept}`)
  const bot = mostUsed(seats) ?? module.meta.bots[0]!
  const room = await api.practise({ file: kept, step: kept.moves.length, seat: seats.indexOf(null), bot })
  return `/table/${room.id}`
}
