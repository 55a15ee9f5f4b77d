import { scuttleable, withScuttledShips, withScuttledUnits } from '../../moves/composing/scuttling.ts'
import { countOf } from '../../rules/counts.ts'
import { unitsOn } from '../../rules/planets.ts'
import { shipsOf } from '../../rules/space.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import { systemRef } from '../../rules/words.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface ScuttleTrayProps {
  wanted: Redistribution
  onWanted(wanted: Redistribution): void
}

/** Own units that are destroyed, folded away: hardly anybody wants that. [TI-9.22] */
export function ScuttleTray({ wanted, onWanted }: ScuttleTrayProps) {
  const { view, seat, words: t } = useTable()
  const { ships, planets } = scuttleable(view, seat!)
  if (ships.length + planets.length === 0) return null
  return (
    <details className="ti-fold" open={wanted.scuttle ? true : undefined}>
      <summary>{t('scuttle')}</summary>
      <ul className="sb-tray ti-sources">
        {ships.map(({ cell, kinds }) => (
          <li key={cell} className="ti-source">
            <b>{t.nameOf(systemRef(view, cell))}</b>
            <span className="ti-steppers">
              {kinds.map(kind => (
                <Stepper
                  key={kind}
                  name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(systemRef(view, cell))}`}
                  value={countOf(wanted.scuttle?.ships[cell]?.destroy, kind)}
                  max={countOf(shipsOf(view, cell, seat!), kind)}
                  of={countOf(shipsOf(view, cell, seat!), kind)}
                  onChange={count => onWanted(withScuttledShips(view, seat!, wanted, cell, kind, count))}
                >
                  <UnitIcon kind={kind} />
                </Stepper>
              ))}
            </span>
          </li>
        ))}
        {planets.map(({ planet, kinds }) => (
          <li key={planet} className="ti-source">
            <b>{t.nameOf(`planet:${planet}`)}</b>
            <span className="ti-steppers">
              {kinds.map(kind => (
                <Stepper
                  key={kind}
                  name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                  value={countOf(wanted.scuttle?.planets[planet], kind)}
                  max={countOf(unitsOn(view, planet), kind)}
                  of={countOf(unitsOn(view, planet), kind)}
                  onChange={count => onWanted(withScuttledUnits(wanted, planet, kind, count))}
                >
                  <UnitIcon kind={kind} />
                </Stepper>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
