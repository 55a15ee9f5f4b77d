import type { LogEntry } from '../../../games/kit/log.ts'
import { positionOf } from '../../../games/kit/position.ts'
import { engineOf } from '../../bgio.ts'
import type { PracticeFile } from '../../match-file.ts'
import type { PlayOn } from '../../protocol.ts'
import { linesAfter, statesOf } from '../../replay.ts'
import { ApiError } from '../app/api.ts'
import { loadModule } from '../app/games.ts'
import { currentSettings } from '../app/settings.ts'
import { playOnHere } from './playOnHere.ts'

/** Opens the file of a match as a table of this device, as a server would; returns its address. */
export async function practiseHere(file: PracticeFile, wish: PlayOn): Promise<string> {
  const { game, options, seats, seed, moves } = file
  const module = await loadModule(game, currentSettings().language)
  const engine = engineOf(module)
  const first = engine.begin(seats.length, options, seed)
  const lines: LogEntry[] = []
  let last = 0
  for (const state of statesOf(engine, first, moves.slice(0, wish.step))) {
    lines.push(...linesAfter(state, last))
    last = state.G.log.last
    if (state._stateID === wish.step)
      return playOnHere(positionOf(module, state.G, seats.length, options), lines, wish)
  }
  throw new ApiError('noPosition', 409)
}
