import type { GroundKind } from '../../data/index.ts'
import { unplaced, withPlaced } from '../../moves/composing/start.ts'
import { planetValue } from '../../numbers/planets.ts'
import { countOf, kindsIn } from '../../rules/counts.ts'
import { homePlanetsOf } from '../../rules/planets.ts'
import { type Spread, startingGround } from '../../rules/setup/start.ts'
import { Value } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface StartTrayProps {
  spread: Spread
  onSpread(spread: Spread): void
}

/** The home planets, and what stands on each when the game begins. [TI-4.12] */
export function StartTray({ spread, onSpread }: StartTrayProps) {
  const { view, seat, words: t } = useTable()
  const kinds = kindsIn(startingGround(view, seat!)) as GroundKind[]
  return (
    <ul className="sb-tray ti-sources">
      {homePlanetsOf(view, seat!).map(planet => (
        <li
          key={planet}
          className="ti-source"
          data-some={kindsIn(spread[planet] ?? {}).length > 0 || undefined}
        >
          <span className="ti-source-head">
            <Value of="resources" value={planetValue(view, planet, 'resources').total} />
            <Value of="influence" value={planetValue(view, planet, 'influence').total} />
            <b>{t.nameOf(`planet:${planet}`)}</b>
          </span>
          <span className="ti-steppers">
            {kinds.map(kind => {
              const here = countOf(spread[planet], kind)
              return (
                <Stepper
                  key={kind}
                  name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                  value={here}
                  max={here + unplaced(view, seat!, spread, kind)}
                  onChange={count => onSpread(withPlaced(spread, planet, kind, count))}
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
