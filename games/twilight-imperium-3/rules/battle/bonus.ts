/** Letnev pay for a bonus in one round of a battle. [TI-31.03] */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import type { CombatModifier } from '../../data/index.ts'
import { line } from '../../line.ts'
import { hasAbility, hasTechnology, type InPlay } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState } from '../../state.ts'

const PRICE = 2

const BONUS: InPlay<CombatModifier>[] = [
  {
    source: ref('race', 'letnev'),
    modifier: {
      number: 'combat',
      units: ['warSun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'],
      battle: 'space',
      amount: 1,
    },
  },
  {
    source: ref('race', 'letnev'),
    modifier: { number: 'combat', units: ['groundForce', 'shockTroop'], battle: 'invasion', amount: 2 },
  },
]

/** The battle or the invasion that is fought now. */
const fight = (g: TiState) => (g.invasion ?? g.battle)!

/** In an invasion it comes by itself with the technology L4 Disruptors. [TI-36.10] */
const isFree = (g: TiState, seat: SeatId): boolean =>
  g.invasion !== null && hasAbility(g, seat, 'warChest') && hasTechnology(g, seat, 'l4-disruptors')

export const bonusOf = (g: TiState, seat: SeatId): InPlay<CombatModifier>[] =>
  fight(g).bonus.includes(seat) || isFree(g, seat) ? BONUS : []

export const bonusRules = {
  steps: {
    warChest({ g }, { seat }) {
      if (isFree(g, seat) || !hasAbility(g, seat, 'warChest') || g.players[seat]!.tradeGoods < PRICE) return
      const options = ['pay']
      ask(g, { seat, kind: 'warChest', required: true, pick: { of: 'yes', options, min: 0, max: 1 } })
    },
  },
  answers: {
    warChest({ g }, { seat }, [yes]) {
      if (yes === undefined) return
      g.players[seat]!.tradeGoods -= PRICE
      fight(g).bonus.push(seat)
      say(g, line('log.warChest', { seat: ref('seat', seat), count: PRICE }))
    },
  },
} satisfies TiChapter
