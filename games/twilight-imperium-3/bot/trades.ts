/** Trade agreements: what is offered, and what is taken. */
import type { Play } from '../../kit/index.ts'
import { contractValue } from '../numbers/trade.ts'
import { someOffers } from '../rules/trade/negotiation.ts'
import type { TradeOffer } from '../state.ts'
import { bestOf, isClose, type Outlook } from './outlook.ts'

/** What an agreement brings every time that trade goods are collected, less what the other gets. */
export function tradeWorth(outlook: Outlook, { from, to, give, take }: Omit<TradeOffer, 'state'>): number {
  const { view, seat, rivals } = outlook
  const isMine = from === seat
  const other = isMine ? to : from
  const gained = isMine ? contractValue(view, to, take) : contractValue(view, from, give)
  const given = isMine ? contractValue(view, from, give) : contractValue(view, to, take)
  const fear = isClose(outlook, other) ? 3 : 0
  return gained - given * (0.35 + (rivals[0] === other ? 0.1 : 0)) - fear
}

/** What a bot says while agreements are talked about; nothing where it only waits. */
export function tradePlay(outlook: Outlook, legal: readonly Play[]): Play | undefined {
  const { view, seat } = outlook
  const { by, offers } = view.negotiation!
  const offerOf = ({ args }: Play) => offers[args[1] as number]!
  const answers = legal.filter(({ move }) => move === 'acceptOffer')
  const best = bestOf(outlook, answers, play => tradeWorth(outlook, offerOf(play)))
  if (best && best.worth > 0) return best.option
  const declined = legal.find(play => play.move === 'declineOffer' && offerOf(play).to === seat)
  if (declined) return declined
  for (const play of legal) {
    if (play.move !== 'approveOffer' && play.move !== 'rejectOffer') continue
    const { from, to } = offerOf(play)
    const isFeared = [from, to].some(one => isClose(outlook, one))
    if ((play.move === 'rejectOffer') === isFeared) return play
  }
  const made = offers.filter(({ from }) => from === seat)
  const isWaiting = made.some(({ state }) => state === 'open')
  if (made.length < 2 && !isWaiting) {
    const wishes = someOffers(view, seat).filter(one => !made.some(({ to }) => to === one.to))
    const wish = bestOf(outlook, wishes, one => tradeWorth(outlook, { from: seat, ...one }))
    const offered =
      wish &&
      wish.worth > 0 &&
      legal.find(
        ({ move, args }) => move === 'offer' && JSON.stringify(args[1]) === JSON.stringify(wish.option),
      )
    if (offered) return offered
  }
  const ends = legal.find(({ move }) => move === (by === seat ? 'closeTrade' : 'leaveTrade'))
  // Whoever ends it waits for answers, as long as somebody can still give one.
  const isOpen = (to: string) => view.asks.some(one => one.seat === to)
  const isAnswered = !offers.some(({ state, to }) => state === 'open' && isOpen(to))
  return isAnswered || by !== seat ? ends : undefined
}
