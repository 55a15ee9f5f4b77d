/** 8 Imperial. [TI-13.45 to TI-13.48] */
import type { SeatId } from '../../../kit/index.ts'
import { refuse } from '../../line.ts'
import type { TiView } from '../../state.ts'
import { docksIn, produce, refuseProduction } from '../tactical/production.ts'
import type { Site } from '../tactical/site.ts'
import { gainPoints, revealByCard } from '../victory.ts'
import type { Ability, Secondary } from './types.ts'

const POINTS = 2

const primary: Ability = {
  refusal: () => undefined,
  act({ g }, seat) {
    revealByCard(g)
    if (!g.outcome) gainPoints(g, seat, POINTS)
  },
  some: () => [{}],
}

/** Every system with a Space Dock; what is built must be in one of them. [TI-13.47] */
const site = (view: TiView, seat: SeatId): Site => ({
  cells: Object.keys(view.galaxy.tiles).filter(cell => docksIn(view, seat, cell).length > 0),
  newDocks: false,
})

const secondary: Secondary = {
  refusal(view, seat, { production }) {
    if (!production || Object.keys(production.docks).length === 0) return refuse('TI-13.47', 'nameProduction')
    return refuseProduction(view, seat, site(view, seat), production)
  },
  act({ g }, seat, { production }) {
    produce(g, seat, production!)
  },
  some: () => [],
}

export const imperialSite = site
export const imperial = { primary, secondary }
