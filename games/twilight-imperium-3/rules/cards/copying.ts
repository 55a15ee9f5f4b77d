import type { TiView } from '../../state.ts'
import type { CardArgs, Moment, PlayedCard } from '../../state-cards.ts'
import { isDisgraced } from './strategy-phase.ts'

/** What is chosen for the card that is copied. */
export const meant = ({ copy: _, price: __, ...args }: CardArgs): CardArgs => args

/** The card as that which it copies. */
export const copied = <P extends Pick<PlayedCard, 'card' | 'args'>>(played: P): P =>
  played.card === 'touch-of-genius' && played.args.copy !== undefined
    ? { ...played, card: played.args.copy, args: meant(played.args) }
    : played

/** A copy that would do once more what is done: nobody pays for that. [TI-26.08, TI-32.23] */
export const isVain = (view: TiView, moment: Moment, { copy }: CardArgs): boolean =>
  copy === 'public-disgrace' && isDisgraced(view, moment)
