import { useState } from 'react'
import { COLORS, LEVELS } from '../components.ts'
import { ColorShape } from './Icons.tsx'
import { MarketSector, ROMAN } from './SectorCard.tsx'
import { useTable } from './table.ts'
import './market.css'

/** Sectors that can be built, by colour and level, or only those that can be built now. */
export function Market() {
  const { c, view, acts, idOf, words: t } = useTable()
  const [level, setLevel] = useState<number | 'all'>('all')
  const [wanted, setWanted] = useState(false)
  const isBuilding = acts.sectors.size > 0
  const isFiltered = isBuilding && wanted
  const levels = LEVELS.filter(one => level === 'all' || one === level)
  return (
    <section className="sp-panel" id={idOf('market')} data-area="market" aria-label={t('area.market')}>
      <header className="sp-panel-head">
        <h3 className="sp-title">
          {t('area.market')}{' '}
          <span className="sp-hush">{t('market.left', { count: view.market.length })}</span>
        </h3>
        <div className="sp-switch" role="toolbar" aria-label={t('area.shown')}>
          {(['all', ...LEVELS] as const).map(one => (
            <button
              key={one}
              type="button"
              className="sp-chip"
              aria-pressed={level === one}
              onClick={() => setLevel(one)}
            >
              {one === 'all' ? t('market.all') : t('market.level', { level: one })}
            </button>
          ))}
          {isBuilding && (
            <button
              type="button"
              className="sp-chip"
              aria-pressed={wanted}
              onClick={() => setWanted(!wanted)}
            >
              {t('market.possible', { count: acts.sectors.size })}
            </button>
          )}
        </div>
      </header>
      <div className="sp-market" data-levels={levels.length}>
        {COLORS.map(color =>
          levels.map(one => {
            const ids = view.market.filter(
              id =>
                c.sectors[id]!.color === color &&
                c.sectors[id]!.level === one &&
                (!isFiltered || acts.sectors.has(id)),
            )
            return (
              <div key={`${color} ${one}`} className="sp-stack" data-color={color} data-level={one}>
                <h4 className="sp-stack-name">
                  <ColorShape color={color} />{' '}
                  {t('market.kind', { color: `color:${color}`, level: ROMAN[one] })}
                </h4>
                {ids.length === 0 && <p className="sp-hush">{t('market.none')}</p>}
                {ids.map(id => (
                  <MarketSector key={id} id={id} />
                ))}
              </div>
            )
          }),
        )}
      </div>
    </section>
  )
}
