/** Step 3 of a tactical action: PDS fire at ships. Section 16. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type PlanetId, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { scientistOn } from '../../numbers/leaders.ts'
import { modifiersOf } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { hitsAgainst, roll } from '../battle/dice.ts'
import { shotsByPolicy } from '../battle/policy.ts'
import { beginExchange, beginFight, takeUpDice } from '../battle/record.ts'
import { cellOf } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { systemRef, unitsLine } from '../words.ts'
import { type PdsShot, pdsShots } from './pds-range.ts'

/** Shots at one fleet are rolled together. [TI-16.07, TI-16.08] */
export function firePds(g: TiState, seat: SeatId, shots: readonly PdsShot[]): void {
  const targets = new Map<string, PdsShot & { afar: boolean; from?: PlanetId }>()
  for (const shot of shots) {
    const afar = evadesFromAfar(g, shot.at) && cellOf(g, shot.planet) !== shot.cell
    // Those beside a Scientist hit more easily. [TI-52.12]
    const from = scientistOn(g, shot.planet) === undefined ? undefined : shot.planet
    const key = `${shot.cell}/${shot.at}/${afar}/${from}`
    const { count = 0 } = targets.get(key) ?? {}
    targets.set(key, { ...shot, afar, count: count + shot.count, ...(from !== undefined && { from }) })
  }
  for (const { cell, at, count, afar, from } of [...targets.values()].reverse())
    doNext(g, {
      do: 'shootPds',
      seat,
      cell,
      at,
      count,
      ...(afar && { afar }),
      ...(from !== undefined && { from }),
    })
  for (const { planet, count } of shots)
    say(
      g,
      line('log.pdsFires', {
        seat: ref('seat', seat),
        units: unitsLine({ pds: count }),
        planet: ref('planet', planet),
      }),
    )
}

/** Whether it matters for a fleet from where it is fired at. */
const evadesFromAfar = (g: TiState, at: SeatId): boolean =>
  modifiersOf(g, at, 'combat').some(({ modifier }) => modifier.ofEnemy === 'fromAfar')

export const pdsRules = {
  steps: {
    /** [TI-16.01, TI-16.06, TI-16.07] */
    pdsFire({ g }, { cells }) {
      const active = g.active!
      doNext(
        g,
        ...[...othersFrom(g, active), active].map(seat => ({ do: 'pdsVolley', seat, cells }) as const),
      )
    },
    pdsVolley({ g }, { seat, cells }) {
      if (pdsShots(g, seat, cells).length === 0) return
      const said = shotsByPolicy(g, seat, cells)
      if (said) return firePds(g, seat, said)
      ask(g, {
        seat,
        kind: 'firePds',
        required: true,
        about: { systems: cells.map(cell => systemRef(g, cell)), cells },
      })
    },
    /** [TI-16.04] */
    shootPds({ g, random }, { seat, cell, at, count, afar, from }) {
      beginFight(g, { kind: 'pds', cell, attacker: seat, defender: at, shooters: { pds: count } })
      beginExchange(g, 'pds')
      roll(
        { g, random },
        { pds: count },
        {
          seat,
          against: at,
          cell,
          rollFor: 'pds',
          attacking: seat === g.active,
          ...(afar && { fromAfar: afar }),
          ...(from !== undefined && { firedFrom: from }),
        },
      )
      doNext(
        g,
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.pdsFired, cause: { cell, seat, of: at } },
        { do: 'takePds', cell, at },
      )
    },
    takePds({ g }, { cell, at }) {
      const hits = hitsAgainst(g, at)
      takeUpDice(g)
      doNext(g, { do: 'takeHits', seat: at, cell, hits }, { do: 'unitLimits' }, { do: 'endShots' })
    },
  },
} satisfies TiChapter
