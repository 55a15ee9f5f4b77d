/** Trade agreements: what is offered, and what is taken. */
import type { Ask, Play } from '../../kit/index.ts'
import { agreementWorth, type Terms } from '../bargains.ts'
import { someOffers } from '../rules/trade/negotiation.ts'
import { bestOf, isClose, type Outlook } from './outlook.ts'

const tradeWorth = ({ view, seat, leaning }: Outlook, terms: Terms): number =>
  agreementWorth(view, seat, terms, leaning.trade)

/** So many offers in one negotiation, each to somebody else. */
const MOST_OFFERS = 3

/** What a bot says while agreements are talked about: offers first, then it is done. It ends nothing before the others are. */
export function tradePlay(outlook: Outlook, ask: Ask, legal: readonly Play[]): Play | undefined {
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
  if (made.length < MOST_OFFERS) {
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
  if (by === seat && !ask.required) return undefined
  return legal.find(({ move }) => move === (by === seat ? 'closeTrade' : 'leaveTrade'))
}
