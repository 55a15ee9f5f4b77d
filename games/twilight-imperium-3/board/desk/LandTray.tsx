import { CARGO_KINDS, type CargoKind, type Cell } from '../../data/index.ts'
import { countOf, sumOfCounts } from '../../rules/counts.ts'
import { ownerOf, unitsOn } from '../../rules/planets.ts'
import type { Landings } from '../../rules/tactical/draft.ts'
import type { Counts } from '../../state.ts'
import { Seat, Units } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { groundsIn, withLanded } from '../plan/turn.ts'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface LandTrayProps {
  cell: Cell
  /** What is aboard. */
  units: Counts<CargoKind>
  landings: Landings
  onLandings(landings: Landings): void
}

/** Which units are set down on which planet. */
export function LandTray({ cell, units, landings, onLandings }: LandTrayProps) {
  const { view, words: t } = useTable()
  const landed = sumOfCounts(...Object.values(landings))
  return (
    <ul className="sb-tray ti-sources">
      {groundsIn(view, cell).map(planet => {
        const owner = ownerOf(view, planet)
        return (
          <li key={planet} className="ti-source">
            <span className="ti-source-head">
              <b>{t.nameOf(`planet:${planet}`)}</b>
              {owner === undefined ? (
                <span className="ti-hush">{t('map.neutral')}</span>
              ) : (
                <Seat seat={owner} />
              )}
              <Units counts={unitsOn(view, planet)} />
            </span>
            <span className="ti-steppers">
              {CARGO_KINDS.filter(kind => countOf(units, kind) > 0).map(kind => {
                const here = countOf(landings[planet], kind)
                return (
                  <Stepper
                    key={kind}
                    name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                    value={here}
                    max={here + countOf(units, kind) - countOf(landed, kind)}
                    of={countOf(units, kind)}
                    onChange={count => onLandings(withLanded(landings, planet, kind, count))}
                  >
                    <UnitIcon kind={kind} />
                  </Stepper>
                )
              })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
