import { Icon, type IconName } from './Icons.tsx'
import { AREAS, type Area, useTable } from './table.ts'

const ICONS: { readonly [A in Area]: IconName } = {
  station: 'wings',
  ships: 'ships',
  market: 'sectors',
  diplomacy: 'levels',
  players: 'residents',
}

/** The parts of the field: one is in sight at a time, unless there is room for all. */
export function Tabs() {
  const { area, go, words: t } = useTable()
  return (
    <nav className="sp-tabs" aria-label={t('area.label')}>
      {AREAS.map(one => (
        <button
          key={one}
          type="button"
          className="sp-tab"
          aria-current={area === one ? 'true' : undefined}
          onClick={() => go(one)}
        >
          <Icon name={ICONS[one]} />
          <span>{t(`tab.${one}`)}</span>
        </button>
      ))}
    </nav>
  )
}
