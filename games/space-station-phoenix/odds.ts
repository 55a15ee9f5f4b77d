/** What the dice of an expedition bring, before they are rolled. Section 8. */
import { exactly, type Odds, ref, type SeatId } from '../kit/index.ts'
import { type Action, type Components, DIE_FACES } from './components.ts'
import { line } from './line.ts'
import { expeditionOf, shipAt } from './rules/costs.ts'
import { actionOf } from './rules/income.ts'
import { powersOf } from './rules/station.ts'
import type { PhoenixView } from './state.ts'

type Expedition = Extract<Action, { type: 'expedition' }>

/** The expedition that a move begins; undefined for any other move. `args`: without the id of the question. */
export function expeditionBy(
  c: Components,
  view: PhoenixView,
  seat: SeatId,
  { move, args: [what] }: { move: string; args: readonly unknown[] },
): Expedition | undefined {
  const action =
    move === 'useShip'
      ? shipAt(c, view, String(what))?.ship.action
      : move === 'usePower'
        ? powersOf(c, view, seat).flatMap(({ source, effect }) =>
            source === what ? (actionOf(effect) ?? []) : [],
          )[0]
        : undefined
  return action?.type === 'expedition' ? action : undefined
}

/** For every face of the dice: how likely one at least shows it; with how many are to be expected. [SSP-8.01, SSP-8.02] */
export function diceOdds(c: Components, view: PhoenixView, seat: SeatId, action: Expedition): Odds[] {
  const dice = expeditionOf(c, view, seat, action).dice.total
  const { dieFaces } = c.constants
  return DIE_FACES.filter(face => dieFaces.includes(face)).map((face): Odds => {
    const chance = dieFaces.filter(one => one === face).length / dieFaces.length
    return {
      id: face,
      label: line('odds.face', { face: ref('face', face) }),
      value: 1 - exactly(0, dice, chance),
      of: 'chance',
      parts: [
        { label: line('odds.dice'), value: dice, of: 'count' },
        { label: line('odds.die'), value: chance, of: 'chance' },
        { label: line('odds.expected'), value: dice * chance, of: 'count' },
        ...Array.from({ length: dice }, (_, i) => ({
          label: line('odds.exactly', { number: i + 1 }),
          value: exactly(i + 1, dice, chance),
          of: 'chance' as const,
        })),
      ],
    }
  })
}
