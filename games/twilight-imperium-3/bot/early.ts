/** Simulated Early Turns: a Carrier with troops for each new system. */
import type { Cell } from '../data/index.ts'
import { proposedPurchase, proposedSending } from '../moves/composing/early.ts'
import { groundsOf } from '../rules/early/sites.ts'
import type { Outlook } from './outlook.ts'
import type { Choice } from './turn.ts'
import { planetWorth } from './worth.ts'

/** What the planets of a system are worth; systems where others expand, too, may be taken before. */
export function outpostWorth(outlook: Outlook, cell: Cell): number {
  const { view } = outlook
  const worth = groundsOf(view, cell).reduce((sum, planet) => sum + planetWorth(outlook, planet), 0)
  return worth / (1 + (view.activated[cell] ?? []).length)
}

export const purchase = ({ view, seat }: Outlook): Choice[] => [
  { move: 'buyEarly', args: [proposedPurchase(view, seat)] },
]

export const sending = (outlook: Outlook): Choice[] => [
  {
    move: 'sendEarly',
    args: [proposedSending(outlook.view, outlook.seat, planet => planetWorth(outlook, planet))],
  },
]
