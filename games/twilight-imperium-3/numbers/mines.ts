/** What space mines do. Section 39. */
import { type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { SPACE_MINES } from '../data/index.ts'
import { line } from '../line.ts'
import { type InForce, modifiersOf, part, term } from './modifiers.ts'

/** What a die must show at least for a mine to hit a ship of this player. It is no combat roll. [TI-1.10, TI-39.05] */
export const mineValue = (g: InForce, seat: SeatId): Sum =>
  sumOf([
    part(line('sum.mine'), SPACE_MINES.combat),
    ...modifiersOf(g, seat, 'mineRolls').map(({ source, modifier }) => term(source, -modifier.amount)),
  ])
