import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { type LocalTableChoices, localTable } from '../start.ts'
import { type LocalTableHere, useHeldTable } from './useHeldTable.ts'

/**
 * The table with an id, for as long as a component is there: what `store` has under it goes on, otherwise it is begun with
 * these choices. Another id is another table; other choices matter to a table that is begun later. Give it a `store` that
 * outlives the component.
 *
 * What rejects in `localTable` is told as `outdated` or `failed`, and a table that another page of this browser plays as
 * `elsewhere`. On a server it is always `loading`.
 */
export const useLocalTable = <S extends KitState, V>(
  module: GameModule<S, V>,
  choices: LocalTableChoices & { id: string },
): LocalTableHere<V> => useHeldTable(choices.id, () => localTable(module, choices))
