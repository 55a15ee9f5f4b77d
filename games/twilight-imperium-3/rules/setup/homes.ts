/** Where the home systems lie, and the clockwise order that follows. TI-5.07, TI-5.16, TI-5.18, TI-5.19. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, GALAXY_SETUPS } from '../../data/index.ts'
import { presetMapOf } from '../../galaxy/piles.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { clockwiseFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { gainTradeGoods } from '../trade-goods.ts'

const setupOf = (g: TiState) => GALAXY_SETUPS[g.galaxy.setup]!

const freeHomes = (g: TiState): Cell[] =>
  setupOf(g)
    .seats.map(({ home }) => home)
    .filter(home => !Object.values(g.galaxy.homes).includes(home))

/** Only with six players all homes are alike, so that the choice is theirs. [TI-5.07] */
const areChosen = (g: TiState) => g.options.galaxy === 'build' && g.order.length === 6

export const homeRules = {
  steps: {
    /** [TI-5.07, TI-5.16] */
    assignHomes({ g, random }) {
      if (areChosen(g)) {
        const seats = clockwiseFrom(g, g.speaker).map(seat => ({ do: 'chooseHome', seat }) as const)
        return doNext(g, ...seats, { do: 'settleOrder' })
      }
      const homes = random.Shuffle(freeHomes(g))
      g.order.forEach((seat, i) => {
        g.galaxy.homes[seat] = homes[i]!
      })
      doNext(g, { do: 'settleOrder' })
    },
    chooseHome({ g }, { seat }) {
      const options = freeHomes(g)
      ask(g, { seat, kind: 'chooseHome', required: true, pick: { of: 'cell', options, min: 1, max: 1 } })
    },
    /** From now on clockwise is around the galaxy; some seats are made up for. [TI-1.07, TI-5.07, TI-5.18, TI-5.20, TI-48.07] */
    settleOrder({ g }) {
      const { seats } = setupOf(g)
      const place = (seat: SeatId) => seats.findIndex(({ home }) => home === g.galaxy.homes[seat])
      g.order = g.order.toSorted((one, other) => place(one) - place(other))
      const map = presetMapOf(g)
      for (const seat of g.order) {
        const home = g.galaxy.homes[seat]!
        const tradeGoods = map ? map.tradeGoods?.[home] : seats[place(seat)]!.tradeGoods
        gainTradeGoods(g, seat, tradeGoods ?? 0)
      }
    },
  },
  answers: {
    chooseHome({ g }, { seat }, [home]) {
      g.galaxy.homes[seat] = home!
      say(g, line('log.home', { seat: ref('seat', seat), cell: ref('cell', home!) }))
    },
  },
} satisfies TiChapter
