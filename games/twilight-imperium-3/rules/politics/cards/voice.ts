/** The special objective Voice of the Council, which players are voted into. Section 46. */
import { ask, ref, type SeatId, say } from '../../../../kit/index.ts'
import { STRATEGY_CARDS, type StrategyCardId } from '../../../data/index.ts'
import { line } from '../../../line.ts'
import type { TiChapter, TiState } from '../../../state.ts'
import { VOICE } from '../../objectives/progress.ts'
import { doNext } from '../../steps.ts'
import { gainPoints } from '../../victory.ts'
import type { Rules } from '../types.ts'

/** The number of Political, and of Assembly in its place. */
const POLITICS = 3

/** Whether the holder of a strategy card may call the vote before its primary ability. [TI-46.01] */
export const bringsVoice = ({ options }: TiState, card: StrategyCardId): boolean =>
  options.voiceOfTheCouncil === true && STRATEGY_CARDS[card].number === POLITICS

/** The card goes to the winner, and the point with it. [TI-46.02, TI-46.04] */
function giveVoice(g: TiState, to: SeatId): void {
  const from = g.order.find(seat => g.players[seat]!.claimed.includes(VOICE))
  if (from === to) return
  if (from !== undefined) {
    g.players[from]!.claimed = g.players[from]!.claimed.filter(id => id !== VOICE)
    gainPoints(g, from, -1)
  }
  g.players[to]!.claimed.push(VOICE)
  say(g, line('log.voice', { seat: ref('seat', to), objective: ref('objective', VOICE) }))
  gainPoints(g, to, 1)
}

export const voice = {
  [VOICE]: {
    elected({ g }, [seat]) {
      giveVoice(g, seat!)
    },
  },
} satisfies Rules

export const voiceRules = {
  steps: {
    /** [TI-46.01] */
    offerVoice({ g }, { seat }) {
      const pick = { of: 'yes' as const, options: ['callVoice'], min: 0, max: 1 }
      ask(g, { seat, kind: 'callVoice', required: true, pick })
    },
  },
  answers: {
    callVoice({ g }, _, [yes]) {
      if (yes !== undefined) doNext(g, { do: 'putToVote', card: VOICE })
    },
  },
} satisfies TiChapter
