/** The Custodians of Mecatol Rex: nobody's Fighters and Ground Forces, who have to be beaten first. Section 45. */
import { ref, say } from '../../../kit/index.ts'
import type { PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { Counts, TiChapter, TiState, TiView } from '../../state.ts'
import { kindsIn } from '../counts.ts'
import { ownerOf } from '../planets.ts'
import { doNext } from '../steps.ts'
import { unitsLine } from '../words.ts'
import { loseAllLanded } from './neutrals.ts'

const MECATOL: PlanetId = 'mecatol-rex'

/** What stands there at first. [TI-45.01] */
export const CUSTODIANS = { fighter: 3, groundForce: 2 } as const
type Token = keyof typeof CUSTODIANS

/** What has to be beaten before somebody holds a planet. */
export const custodiansOf = ({ custodians }: Pick<TiView, 'custodians'>, planet: PlanetId): Counts<Token> =>
  planet === MECATOL ? { ...custodians } : {}

/** Whether a planet is guarded by nobody's troops. [TI-45.06] */
export const isGuarded = (g: Pick<TiView, 'custodians' | 'planets'>, planet: PlanetId): boolean =>
  ownerOf(g, planet) === undefined && kindsIn(custodiansOf(g, planet)).length > 0

/** They are gone as soon as somebody holds the planet, however it came about. [TI-45.05] */
export function dismissCustodians(g: TiState, planet: PlanetId): void {
  if (planet === MECATOL && g.custodians) g.custodians = {}
}

/** A token is beaten, and stays so. [TI-45.02] */
function beaten(g: TiState, token: Token): void {
  const { [token]: _, ...left } = g.custodians!
  g.custodians = left
  say(g, line('log.custodianBeaten', { units: unitsLine({ [token]: CUSTODIANS[token] }) }))
}

export const custodianRules = {
  steps: {
    /** The Fighters first, then the Ground Forces. [TI-45.02] */
    custodians({ g }, { cell }) {
      const { fighter = 0 } = g.custodians!
      say(g, line('log.custodians', { seat: ref('seat', g.active!) }))
      doNext(
        g,
        fighter > 0
          ? { do: 'ambush', cell, planet: MECATOL, left: fighter }
          : { do: 'guards', cell, planet: MECATOL, left: CUSTODIANS.groundForce },
      )
    },
    /** What was beaten in part stands there as before. [TI-43.07, TI-45.02, TI-45.03] */
    custodiansFought({ g }, { cell, guard, won }) {
      if (!won) {
        loseAllLanded(g, g.active!, MECATOL)
        say(g, line('log.custodiansHold', { seat: ref('seat', g.active!) }))
        return
      }
      if (g.custodians![guard]) beaten(g, guard)
      if (guard === 'fighter')
        doNext(g, { do: 'guards', cell, planet: MECATOL, left: g.custodians!.groundForce ?? 0 })
      else doNext(g, { do: 'takeNeutral', planet: MECATOL })
    },
  },
} satisfies TiChapter
