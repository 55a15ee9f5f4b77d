/** Mentak: trade goods after every space battle, and a ship out of the wrecks of one that they win. TI-36.14. */
import { ask, ref, type SeatId, say } from '../../../../kit/index.ts'
import type { Cell, ShipKind } from '../../../data/index.ts'
import { line } from '../../../line.ts'
import { hasTechnology } from '../../../numbers/modifiers.ts'
import { mayBuild } from '../../../numbers/units.ts'
import type { Battle, Counts, TiChapter, TiState } from '../../../state.ts'
import { addAll, kindsIn } from '../../counts.ts'
import { fightersLost, refuseFleet, refusePieces } from '../../limits.ts'
import { placeShips } from '../../space.ts'
import { doNext } from '../../steps.ts'
import { trial } from '../../tactical/draft.ts'
import { gainTradeGoods } from '../../trade-goods.ts'
import { systemRef, unitsLine } from '../../words.ts'

const GOODS = 2

/** Ships that are destroyed in a space battle are remembered, where somebody could want to know. */
export function noteWrecks(g: TiState, seat: SeatId, cell: Cell, destroyed: Counts<ShipKind>): void {
  if (!g.options.racialTech || g.battle?.cell !== cell) return
  const wrecks = { ...g.battle.wrecks?.[seat] }
  addAll(wrecks, destroyed)
  g.battle.wrecks = { ...g.battle.wrecks, [seat]: wrecks }
}

/** A battle is over. */
export function salvageAfter(
  g: TiState,
  { cell, attacker, defender, wrecks }: Battle,
  winner: SeatId | null,
): void {
  for (const seat of [attacker, defender]) {
    if (!hasTechnology(g, seat, 'salvage-operations')) continue
    gainTradeGoods(g, seat, GOODS)
    const other = seat === attacker ? defender : attacker
    if (seat === winner) doNext(g, { do: 'salvage', seat, cell, kinds: kindsIn(wrecks?.[other] ?? {}) })
  }
}

/** Whether one more of a kind can be there. */
function fits(g: TiState, seat: SeatId, cell: Cell, kind: ShipKind): boolean {
  if (!mayBuild(g, seat, kind)) return false
  const after = trial(g)
  placeShips(after, cell, seat, kind, 1)
  return (
    fightersLost(after, cell, seat) === 0 && !refuseFleet(after, cell, seat) && !refusePieces(after, seat)
  )
}

export const salvageRules = {
  steps: {
    salvage({ g }, { seat, cell, kinds }) {
      const options = kinds.filter(kind => fits(g, seat, cell, kind))
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'salvage',
        required: true,
        about: { system: systemRef(g, cell) },
        pick: { of: 'unit', options, min: 0, max: 1 },
        memo: { cell },
      })
    },
  },
  answers: {
    salvage({ g }, { seat, memo }, [kind]) {
      if (kind === undefined) return
      const cell = memo.cell
      placeShips(g, cell, seat, kind as ShipKind, 1)
      const units = unitsLine({ [kind]: 1 })
      say(g, line('log.placesShips', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
    },
  },
} satisfies TiChapter
