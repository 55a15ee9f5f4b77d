import {
  type Cell,
  FACILITIES,
  FACILITY_IDS,
  type PlanetId,
  SPACE_MINES,
  type UnitKind,
} from '../../data/index.ts'
import {
  BUILT,
  sendable,
  sendableMost,
  sentCount,
  withBuilt,
  withDock,
  withFacility,
  withMine,
  withSent,
} from '../../moves/composing/production.ts'
import { productionLimitOf } from '../../numbers/planets.ts'
import { costOf, mayBuild, perCostOf } from '../../numbers/units.ts'
import { countOf, isNone, totalOf } from '../../rules/counts.ts'
import { piecesLeft } from '../../rules/limits.ts'
import { wealthOf } from '../../rules/payment.ts'
import { facilityPlanetsOf } from '../../rules/tactical/facilities.ts'
import {
  dockPlanetsIn,
  dockPrice,
  dockRef,
  docksIn,
  mineCellsOf,
  priceOf,
} from '../../rules/tactical/production.ts'
import type { Site } from '../../rules/tactical/site.ts'
import { systemRef } from '../../rules/words.ts'
import type { Production } from '../../state-plans.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { Stepper } from './Stepper.tsx'

interface ProduceTrayProps {
  site: Site
  production: Production
  onProduction(production: Production): void
}

/** What is built at which Space Dock, new docks, and how it is paid: planets with the least waste, trade goods last. */
export function ProduceTray({ site, production, onProduction }: ProduceTrayProps) {
  const { view, seat, words: t } = useTable()
  const docks = site.cells.flatMap(cell => docksIn(view, seat!, cell))
  const places = site.newDocks ? site.cells.flatMap(cell => dockPlanetsIn(view, seat!, cell)) : []
  const facilityPlanets = facilityPlanetsOf(view, seat!, site)
  const mineCells = mineCellsOf(view, seat!, site)
  const price = priceOf(view, seat!, production)
  const build = (planet: PlanetId | Cell, kind: UnitKind, count: number) =>
    onProduction(withBuilt(view, seat!, production, planet, kind, count))
  return (
    <>
      <ul className="sb-tray ti-sources">
        {docks.map(planet => {
          const units = production.docks[planet]
          const limit = productionLimitOf(view, seat!, planet).total
          return (
            <li key={planet} className="ti-source" data-some={!isNone(units) || undefined}>
              <span className="ti-source-head">
                <b>{t.nameOf(dockRef(view, planet))}</b>
                <span className="ti-hush">{t('build.limit', { count: totalOf(units), limit })}</span>
              </span>
              <span className="ti-steppers">
                {BUILT.filter(kind => mayBuild(view, seat!, kind)).map(kind => {
                  const count = countOf(units, kind)
                  const per = perCostOf(view, kind)
                  return (
                    <Stepper
                      key={kind}
                      name={t.nameOf(`unit:${kind}`)}
                      value={count}
                      max={Math.min(count + limit - totalOf(units), piecesLeft(view, seat!, kind))}
                      onChange={next => build(planet, kind, next)}
                    >
                      <UnitIcon kind={kind} />{' '}
                      <span className="ti-hush ti-unit-name">{t.nameOf(`unit:${kind}`)}</span>{' '}
                      <span className="ti-value" data-of="resources">
                        {costOf(view, seat!, kind).total}
                        {per > 1 && `/${per}`}
                      </span>
                    </Stepper>
                  )
                })}
              </span>
              <Sent dock={planet} production={production} onProduction={onProduction} />
            </li>
          )
        })}
        {places.map(planet => {
          const isBuilt = production.newDocks.includes(planet)
          return (
            <li key={planet} className="ti-source">
              <span className="ti-source-head">
                <b>{t.nameOf(`planet:${planet}`)}</b>
              </span>
              <OptionButton
                isChosen={isBuilt}
                onChoose={() => onProduction(withDock(view, seat!, production, planet))}
              >
                <UnitIcon kind="spaceDock" /> {t('build.dock')}{' '}
                <span className="ti-value" data-of="resources">
                  {dockPrice(view, seat!, planet).total}
                </span>
              </OptionButton>
            </li>
          )
        })}
        {facilityPlanets.map(planet => (
          <li key={planet} className="ti-source">
            <span className="ti-source-head">
              <b>{t.nameOf(`planet:${planet}`)}</b>
            </span>
            {FACILITY_IDS.map(kind => (
              <OptionButton
                key={kind}
                isChosen={production.facilities?.[planet] === kind}
                onChoose={() => onProduction(withFacility(view, seat!, production, planet, kind))}
              >
                {t.nameOf(`facility:${kind}`)}{' '}
                <span className="ti-value" data-of="resources">
                  {FACILITIES[kind].cost}
                </span>
              </OptionButton>
            ))}
          </li>
        ))}
        {mineCells.map(cell => (
          <li key={cell} className="ti-source">
            <span className="ti-source-head">
              <b>{t.nameOf(systemRef(view, cell))}</b>
            </span>
            <OptionButton
              isChosen={production.mine === cell}
              onChoose={() => onProduction(withMine(view, seat!, production, cell))}
            >
              {t('build.mine')}{' '}
              <span className="ti-value" data-of="resources">
                {SPACE_MINES.cost}
              </span>
            </OptionButton>
          </li>
        ))}
        {docks.length + places.length + mineCells.length + facilityPlanets.length === 0 && (
          <li className="ti-hush">{t('build.nowhere')}</li>
        )}
      </ul>
      <p className="ti-hush">{t('build.price', { price, wealth: wealthOf(view, seat!, 'resources') })}</p>
      {price > 0 && (
        <PaymentRow
          payment={production.payment}
          onPayment={payment => onProduction({ ...production, payment })}
        />
      )}
    </>
  )
}

interface SentProps {
  dock: PlanetId | Cell
  production: Production
  onProduction(production: Production): void
}

/** What appears away from the dock, where a technology allows that. [TI-32.47] */
function Sent({ dock, production, onProduction }: SentProps) {
  const { view, seat, words: t } = useTable()
  const all = sendable(view, seat!, production, dock)
  if (all.length === 0) return null
  return (
    <span className="ti-steppers">
      <span className="ti-hush">{t('build.elsewhere')}</span>
      {all.map(({ place, kind }) => {
        const where = t.nameOf(
          place.cell === undefined ? `planet:${place.planet}` : systemRef(view, place.cell),
        )
        return (
          <Stepper
            key={`${kind} ${where}`}
            name={`${t.nameOf(`unit:${kind}`)}, ${where}`}
            value={sentCount(production, place, kind)}
            max={sendableMost(production, place, kind)}
            onChange={count => onProduction(withSent(production, place, kind, count))}
          >
            <UnitIcon kind={kind} /> <span className="ti-hush">{where}</span>
          </Stepper>
        )
      })}
    </span>
  )
}
