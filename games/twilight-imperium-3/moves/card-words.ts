/** Words for cards that are played. */
import { type Line, ref } from '../../kit/index.ts'
import { line } from '../line.ts'
import { cardArgsLine } from '../rules/windows/words.ts'
import type { TiView } from '../state.ts'
import type { CardPlay } from '../state-cards.ts'

export function cardLine(view: TiView, { card, args }: CardPlay): Line {
  const what = cardArgsLine(view, args)
  const about = { card: ref('actionCard', card) }
  return what ? line('move.playCardOn', { ...about, what }) : line('move.playCard', about)
}
