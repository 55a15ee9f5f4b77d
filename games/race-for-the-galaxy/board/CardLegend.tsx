import type { ReactNode } from 'react'
import { GOODS, POWER_PHASES } from '../cards.ts'
import { CostMark, GoodMark, Icon, PhaseMark, VpMark } from './Icons.tsx'
import { useTable } from './table.ts'

const COSTS = ['world', 'military', 'development'] as const

/** How to read the cards, for whoever sees their signs for the first time. */
export function CardLegend() {
  const { words: t } = useTable()
  return (
    <details className="rg-panel rg-tableau rg-legend">
      <summary>{t('legend.title')}</summary>
      <dl>
        {COSTS.map(kind => (
          <Sign key={kind} mark={<CostMark kind={kind} amount={3} />} words={t(`legend.cost.${kind}`)} />
        ))}
        <Sign mark={<VpMark amount={2} />} words={t('legend.vp')} />
        <Sign mark={<VpMark amount="?" />} words={t('legend.vpVariable')} />
        {GOODS.map(kind => (
          <Sign
            key={kind}
            mark={<GoodMark kind={kind} />}
            words={t('legend.good', { good: `good:${kind}` })}
          />
        ))}
        <Sign
          mark={<span className="rg-legend-band" data-kind="production" />}
          words={t('legend.production')}
        />
        <Sign mark={<span className="rg-legend-band" data-kind="windfall" />} words={t('legend.windfall')} />
        <Sign
          mark={
            <span className="rg-legend-good">
              <GoodMark kind="novelty" />
            </span>
          }
          words={t('legend.full')}
        />
        <Sign mark={<GoodMark kind="novelty" hollow />} words={t('legend.empty')} />
        {POWER_PHASES.map(phase => (
          <Sign key={phase} mark={<PhaseMark phase={phase} />} words={t(`legend.phase.${phase}`)} />
        ))}
        <Sign
          mark={
            <span className="rg-phase" data-phase="end">
              <Icon name="star" />
            </span>
          }
          words={t('legend.end')}
        />
      </dl>
      <p className="rg-hush">{t('legend.keys')}</p>
    </details>
  )
}

function Sign({ mark, words }: { mark: ReactNode; words: string }) {
  return (
    <div>
      <dt aria-hidden="true">{mark}</dt>
      <dd>{words}</dd>
    </div>
  )
}
