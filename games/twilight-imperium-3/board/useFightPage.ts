import { useState } from 'react'
import type { SeatId } from '../../kit/index.ts'
import { currentFight } from '../rules/battle/record.ts'
import type { TiView } from '../state.ts'
import type { Page } from './table.ts'

/**
 * The page that is looked at. A fight that goes on comes up by itself, and one that the reader has part in, unless
 * something else is being read; with the next action it is gone.
 */
export function useFightPage(view: TiView, seat: SeatId | null): [Page, (page: Page) => void] {
  const { fights } = view
  const [page, show] = useState<Page>(currentFight(view) ? 'battle' : 'galaxy')
  const dice = fights.reduce((sum, { exchanges }) => sum + exchanges.length, 0)
  const [known, setKnown] = useState(dice)
  if (known !== dice) {
    setKnown(dice)
    const last = fights.at(-1)
    const isMine = last !== undefined && (seat === last.attacker || seat === last.defender)
    if (page === 'galaxy' && dice > 0 && (currentFight(view) || isMine)) show('battle')
    if (page === 'battle' && dice === 0) show('galaxy')
  }
  return [page === 'battle' && fights.length === 0 ? 'galaxy' : page, show]
}
