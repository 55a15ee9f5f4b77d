import { useState } from 'react'
import type { SeatId } from '../../kit/index.ts'
import { currentFight } from '../rules/battle/record.ts'
import type { TiView } from '../state.ts'
import type { Page } from './table.ts'

/**
 * The page that is looked at. What everybody is busy with comes up by itself, unless something else is being read: a fight
 * that goes on or that the reader has part in, a vote, a negotiation, the choice of strategy cards, and what the reader is
 * asked to claim. When it is over the galaxy is there again.
 */
export function useShownPage(
  view: TiView,
  seat: SeatId | null,
  asked?: string,
): [Page, (page: Page) => void] {
  const { fights } = view
  const business = isClaim(asked) ? 'objectives' : businessOf(view)
  const [page, show] = useState<Page>(currentFight(view) ? 'battle' : (business ?? 'galaxy'))
  const dice = fights.reduce((sum, { exchanges }) => sum + exchanges.length, 0)
  const [known, setKnown] = useState(dice)
  const [last, setLast] = useState({ business, came: business !== undefined })
  if (known !== dice) {
    setKnown(dice)
    const fight = fights.at(-1)
    const isMine = fight !== undefined && (seat === fight.attacker || seat === fight.defender)
    if (page === 'galaxy' && dice > 0 && (currentFight(view) || isMine)) show('battle')
    if (page === 'battle' && dice === 0) show('galaxy')
  }
  if (last.business !== business) {
    const isFought = page === 'battle' && !currentFight(view)
    const isRead = page !== 'galaxy' && !isFought && !(last.came && page === last.business)
    setLast({ business, came: business !== undefined && !isRead })
    if (!isRead) show(business ?? 'galaxy')
  }
  return [page === 'battle' && fights.length === 0 ? 'galaxy' : page, show]
}

const isClaim = (asked: string | undefined) => asked === 'claim' || asked === 'claimNow'

/** What everybody decides now, each in turn. In the first round the galaxy is new, and to be seen. */
function businessOf({ agenda, negotiation, phase, round }: TiView): Page | undefined {
  if (agenda || negotiation) return 'politics'
  return phase === 'strategy' && round > 1 ? 'cards' : undefined
}
