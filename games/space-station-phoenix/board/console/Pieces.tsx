import type { ShipRef } from '../../state.ts'
import { MarketSector } from '../SectorCard.tsx'
import { ShipCard } from '../ShipCard.tsx'
import { useTable } from '../table.ts'

/** Own ships, to choose the one that is taken apart. */
export function DismantleChoices() {
  const { acts, words: t } = useTable()
  return (
    <fieldset className="sp-picker" aria-label={t('dismantle.which')}>
      {[...acts.ships.keys()].map((ship: ShipRef) => (
        <ShipCard key={ship} shipRef={ship} />
      ))}
    </fieldset>
  )
}

/** Sectors of the market that can be built and paid now. */
export function BuildChoices() {
  const { c, acts, go, idOf, words: t } = useTable()
  const ids = [...acts.sectors.keys()].sort(
    (a, b) => c.sectors[b]!.level - c.sectors[a]!.level || a.localeCompare(b),
  )
  return (
    <>
      <fieldset className="sp-picker sp-picker-sectors" aria-label={t('build.which')}>
        {ids.map(id => (
          <MarketSector key={id} id={id} />
        ))}
      </fieldset>
      <button type="button" className="sp-link" aria-controls={idOf('market')} onClick={() => go('market')}>
        {t('build.market')}
      </button>
    </>
  )
}
