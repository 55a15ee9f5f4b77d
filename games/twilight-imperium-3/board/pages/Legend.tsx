import type { ReactNode } from 'react'
import { UNIT_KINDS } from '../../data/index.ts'
import { HIGH_ALERT } from '../../numbers/high-alert.ts'
import { usesCard } from '../../rules/strategic/sets.ts'
import { Name, Value } from '../Marks.tsx'
import { WormholeMark } from '../map/Anomalies.tsx'
import { AlertMark, CounterMark, MineMark } from '../map/SystemMarks.tsx'
import { signsIn } from '../map/tokens.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { Points } from './ObjectivesPage.tsx'
import { SystemList } from './SystemList.tsx'

/** What the signs of the map mean, while no system is looked at: those that this match can have. */
export function Legend() {
  const { view, words: t, props } = useTable()
  const { options, order } = view
  const seat = props.seat ?? order[0]!
  return (
    <section className="ti-section">
      <Points />
      <p className="ti-hush">{t('legend.press')}</p>
      <ul className="ti-legend">
        {UNIT_KINDS.filter(kind => kind !== 'shockTroop' || options.shockTroops).map(kind => (
          <li key={kind}>
            <UnitIcon kind={kind} /> <Name of={`unit:${kind}`} />
          </li>
        ))}
        <Drawn says={t('legend.counter')}>
          <CounterMark seat={seat} />
        </Drawn>
        <Drawn says={t('legend.wormhole')}>
          <WormholeMark kind="alpha" letter={20} />
        </Drawn>
        {usesCard(options, HIGH_ALERT) && (
          <Drawn says={t('legend.alert')}>
            <AlertMark letter={20} />
          </Drawn>
        )}
        {options.spaceMines && (
          <Drawn says={t('legend.mine')}>
            <MineMark seat={seat} />
          </Drawn>
        )}
        {signsIn(view).map(({ sign, says }) => (
          <li key={sign}>
            <span className="ti-legend-sign">{sign}</span> {t.read(says)}
          </li>
        ))}
      </ul>
      <p className="ti-row">
        <Value of="resources" value={2} /> {t('value.resources')} <Value of="influence" value={1} />{' '}
        {t('value.influence')}
      </p>
      <p className="ti-hush">{t('legend.far')}</p>
      <SystemList />
    </section>
  )
}

/** A sign as the map draws it. */
function Drawn({ says, children }: { says: string; children: ReactNode }) {
  return (
    <li>
      <svg className="ti-legend-sign" viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">
        {children}
      </svg>{' '}
      {says}
    </li>
  )
}
