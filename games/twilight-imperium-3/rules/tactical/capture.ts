/** What Shock Troops and Agents capture on a planet that was taken. TI-38.04, TI-38.10, TI-41.06, TI-52.14. */
import { ask, ref, say } from '../../../kit/index.ts'
import type { PlanetId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { Invasion, TiChapter, TiState } from '../../state.ts'
import { countOf } from '../counts.ts'
import { isInfiltrated } from '../leaders/landed.ts'
import { piecesLeft } from '../limits.ts'
import { placeOn, unitsOn } from '../planets.ts'
import { unitsLine } from '../words.ts'

/** What can be captured, with own pieces in its place: PDS one by one. */
function capturable(g: TiState, { attacker, planet }: Invasion): string[] {
  const units = unitsOn(g, planet)
  const pds = Math.min(countOf(units, 'pds'), piecesLeft(g, attacker, 'pds'))
  return [
    ...(countOf(units, 'spaceDock') > 0 && piecesLeft(g, attacker, 'spaceDock') > 0 ? ['spaceDock'] : []),
    ...['pds', 'secondPds'].slice(0, pds),
    ...(g.planets[planet]!.facility === undefined ? [] : ['facility']),
  ]
}

export const captureRules = {
  steps: {
    /** With a Shock Troop or an Agent and a Ground Force left, and nobody who defends the planet. [TI-38.04, TI-52.14] */
    offerCapture({ g }) {
      const invasion = g.invasion!
      const { attacker: seat, planet } = invasion
      const left = g.action!.landed[planet]!
      const there = unitsOn(g, planet)
      const isAble = countOf(left, 'shockTroop') > 0 || isInfiltrated(g, planet)
      if (!isAble || countOf(left, 'groundForce') === 0) return
      if (countOf(there, 'groundForce') + countOf(there, 'shockTroop') > 0) return
      const options = capturable(g, invasion)
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'capture',
        required: true,
        about: { planet: ref('planet', planet) },
        pick: { of: 'capture', options, min: 0, max: options.length },
      })
    },
  },
  answers: {
    capture({ g }, _, captured) {
      g.invasion!.captured = captured
    },
  },
} satisfies TiChapter

/** Own pieces stand where those of the loser stood; a Space Dock builds from the next round on. [TI-38.04, TI-20.03] */
export function placeCaptured(g: TiState, planet: PlanetId, captured: readonly string[]): void {
  const dock = captured.includes('spaceDock') ? 1 : 0
  const pds = captured.filter(one => one === 'pds' || one === 'secondPds').length
  if (dock > 0) placeOn(g, planet, 'spaceDock', dock)
  if (pds > 0) placeOn(g, planet, 'pds', pds)
  if (dock + pds === 0) return
  const units = unitsLine({ ...(pds > 0 && { pds }), ...(dock > 0 && { spaceDock: dock }) })
  say(
    g,
    line('log.captures', { seat: ref('seat', g.planets[planet]!.by), units, planet: ref('planet', planet) }),
  )
}
