/** 4 Production. [TI-34.30 to TI-34.32] */
import type { SeatId } from '../../../kit/index.ts'
import { refuse } from '../../line.ts'
import type { TiState } from '../../state.ts'
import { startEffect } from '../effects.ts'
import { askToProduce, canProduce, FEW, MORE, PRODUCTION } from '../tactical/production.ts'
import { imperialSite } from './imperial.ts'
import type { Ability, Secondary } from './types.ts'

/** What is built is asked; the effect tells how. It is over when the action is, so nothing is saved. */
function build(g: TiState, seat: SeatId, card: typeof MORE | typeof FEW): void {
  startEffect(g, { id: PRODUCTION, by: seat, card, until: 'endOfAction' })
  askToProduce(g, seat, imperialSite(g, seat))
}

const primary: Ability = {
  refusal: () => undefined,
  act({ g }, seat) {
    build(g, seat, MORE)
  },
  some: () => [{}],
}

const secondary: Secondary = {
  refusal: (view, seat) =>
    canProduce(view, seat, imperialSite(view, seat)) ? undefined : refuse('TI-34.31', 'nothingToBuild'),
  act({ g }, seat) {
    build(g, seat, FEW)
  },
  some: () => [{}],
}

export const production = { primary, secondary }
