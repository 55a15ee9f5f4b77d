/** The law Traffic Tariffs: ships that come into a system pay somebody there. [TI-27.16] */
import { ask } from '../../../kit/index.ts'
import { isLaw } from '../../numbers/laws.ts'
import type { TiChapter } from '../../state.ts'
import { ownerOf, planetsIn } from '../planets.ts'
import { takeTradeGoods } from '../trade-goods.ts'
import { systemRef } from '../words.ts'

export const tariffRules = {
  steps: {
    tariff({ g }, { seat, cell }) {
      if (!isLaw(g, 'traffic-tariffs') || g.players[seat]!.tradeGoods === 0) return
      const owners = planetsIn(g, cell).flatMap(planet => ownerOf(g, planet) ?? [])
      const options = [...new Set(owners)].filter(owner => owner !== seat)
      if (options.length <= 1) {
        for (const owner of options) takeTradeGoods(g, seat, owner, 1)
        return
      }
      ask(g, {
        seat,
        kind: 'tariff',
        required: true,
        about: { system: systemRef(g, cell) },
        pick: { of: 'seat', options, min: 1, max: 1 },
      })
    },
  },
  answers: {
    tariff({ g }, { seat }, [owner]) {
      takeTradeGoods(g, seat, owner!, 1)
    },
  },
} satisfies TiChapter
