/** What Naalu and Xxcha do when somebody else activates a system that they control. TI-36.15, TI-36.18. */

import { ask, ref, type SeatId, say } from '../../../../kit/index.ts'
import type { Cell } from '../../../data/index.ts'
import { line } from '../../../line.ts'
import { hasTechnology } from '../../../numbers/modifiers.ts'
import type { TiChapter, TiState } from '../../../state.ts'
import { removeCounter } from '../../counters.ts'
import { endEffects } from '../../effects.ts'
import { controlsSystem } from '../../objectives/progress.ts'
import { othersFrom } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import type { AnswerStep } from '../../tactical/steps.ts'
import { systemRef } from '../../words.ts'

const DIPLOMATS = 'xxcha-diplomats'

/** What comes between an activation and what follows from it. */
export const answersTo = (g: TiState, active: SeatId, cell: Cell): AnswerStep[] =>
  g.options.racialTech
    ? othersFrom(g, active)
        .filter(seat => controlsSystem(g, cell, seat))
        .flatMap((seat): AnswerStep[] => [
          ...(hasTechnology(g, seat, 'telepathic-mind-weapon')
            ? [{ do: 'mindWeapon', seat, cell } as const]
            : []),
          ...(hasTechnology(g, seat, DIPLOMATS) ? [{ do: 'diplomats', seat, cell } as const] : []),
        ])
    : []

export const answerRules = {
  steps: {
    /** A counter of Fleet Supply goes back. */
    mindWeapon({ g }, { seat }) {
      const { counters } = g.players[g.active!]!
      if (counters.fleet === 0) return
      counters.fleet -= 1
      say(g, line('log.mindWeapon', { seat: ref('seat', seat), other: ref('seat', g.active!) }))
      doNext(g, { do: 'unitLimits' })
    },
    /** Once in a round. */
    diplomats({ g }, { seat, cell }) {
      const isUsed = g.effects.some(({ id, by }) => id === DIPLOMATS && by === seat)
      if (isUsed || g.players[seat]!.counters.strategy === 0) return
      ask(g, {
        seat,
        kind: 'diplomats',
        required: true,
        about: { seat: ref('seat', g.active!), system: systemRef(g, cell) },
        pick: { of: 'yes', options: ['pay'], min: 0, max: 1 },
        memo: { cell },
      })
    },
  },
  answers: {
    /** The counter goes back to the reinforcements, and nothing follows. */
    diplomats({ g }, { seat, memo }, [yes]) {
      if (yes === undefined) return
      const cell = memo.cell
      g.players[seat]!.counters.strategy -= 1
      g.effects = [...g.effects, { id: DIPLOMATS, by: seat, until: 'endOfRound' }]
      removeCounter(g, g.active!, cell)
      endEffects(g, 'endOfAction')
      say(g, line('log.diplomats', { seat: ref('seat', seat), system: systemRef(g, cell) }))
    },
  },
} satisfies TiChapter
