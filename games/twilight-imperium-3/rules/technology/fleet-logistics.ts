/** Fleet Logistics: a second tactical action in the same turn. */
import { ask } from '../../../kit/index.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiChapter } from '../../state.ts'
import { refuseActivation } from '../tactical/activation.ts'

export const logisticsRules = {
  steps: {
    secondAction({ g }, { seat }) {
      if (!hasTechnology(g, seat, 'fleet-logistics') || g.players[seat]!.eliminated) return
      if (Object.keys(g.galaxy.tiles).every(cell => refuseActivation(g, seat, cell))) return
      ask(g, { seat, kind: 'secondAction', required: true })
    },
  },
} satisfies TiChapter
