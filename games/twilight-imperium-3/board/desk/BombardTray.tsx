import type { Cell } from '../../data/index.ts'
import { bombardmentsIn, withBombing } from '../../moves/composing/landings.ts'
import { countOf, sumOfCounts } from '../../rules/counts.ts'
import { unitsOn } from '../../rules/planets.ts'
import { shipsOf } from '../../rules/space.ts'
import type { TiView } from '../../state.ts'
import type { Bombardment } from '../../state-plans.ts'
import { Units } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface BombardTrayProps {
  /** The view after the ships have come. */
  after: TiView
  cell: Cell
  bombard: Bombardment
  onBombard(bombard: Bombardment): void
}

/** Which ships bombard which planet. */
export function BombardTray({ after, cell, bombard, onBombard }: BombardTrayProps) {
  const { seat, words: t } = useTable()
  const ships = shipsOf(after, cell, seat!)
  const firing = sumOfCounts(...Object.values(bombard))
  return (
    <ul className="sb-tray ti-sources">
      {bombardmentsIn(after, seat!, cell).map(({ planet, kinds }) => (
        <li key={planet} className="ti-source">
          <span className="ti-source-head">
            <b>{t.nameOf(`planet:${planet}`)}</b>
            <Units counts={unitsOn(after, planet)} />
          </span>
          <span className="ti-steppers">
            {kinds.map(kind => {
              const here = countOf(bombard[planet], kind)
              return (
                <Stepper
                  key={kind}
                  name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                  value={here}
                  max={here + countOf(ships, kind) - countOf(firing, kind)}
                  of={countOf(ships, kind)}
                  onChange={count => onBombard(withBombing(bombard, planet, kind, count))}
                >
                  <UnitIcon kind={kind} />
                </Stepper>
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
