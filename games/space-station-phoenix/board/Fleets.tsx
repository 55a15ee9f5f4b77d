import { useState } from 'react'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../kit/index.ts'
import type { ActionType } from '../components.ts'
import { useCost as costOf } from '../rules/costs.ts'
import type { PhoenixView, ShipRef } from '../state.ts'
import { Icon } from './Icons.tsx'
import { ShipCard } from './ShipCard.tsx'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'

export const TYPES: readonly ActionType[] = [
  'dismantle',
  'construct',
  'transport',
  'expedition',
  'diplomacy',
  'farm',
  'ice',
]

/** The ships of an owner, by type and level. */
export function shipsOf(
  view: PhoenixView,
  owner: SeatId | null,
  typeOf: (id: string) => ActionType,
): ShipRef[] {
  const fleet = owner === null ? view.neutral : view.players[owner]!.fleet
  return Object.keys(fleet)
    .sort((a, b) => TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b)) || a.localeCompare(b))
    .map(id => `${owner ?? 'neutral'}/${id}` as const)
}

/** Every ship on the table: own ones first, then those that belong to nobody, then everybody else's; or by type. */
export function Fleets() {
  const { c, view, seat, words: t } = useTable()
  const [byType, setByType] = useState(false)
  const owners: (SeatId | null)[] = [
    ...view.order.filter(one => one === seat),
    null,
    ...view.order.filter(one => one !== seat),
  ]
  const typeOf = (id: string) => c.ships[id]!.action.type
  const all = owners.flatMap(owner => shipsOf(view, owner, typeOf))
  const idOf = (shipRef: ShipRef) => shipRef.slice(shipRef.indexOf('/') + 1)
  return (
    <section className="sp-panel sp-fleets" data-area="ships" aria-label={t('area.ships')}>
      <header className="sp-panel-head">
        <h3 className="sp-title">{t('area.ships')}</h3>
        <div className="sp-switch" role="toolbar" aria-label={t('area.shown')}>
          {[false, true].map(value => (
            <button
              key={String(value)}
              type="button"
              className="sp-chip"
              aria-pressed={byType === value}
              onClick={() => setByType(value)}
            >
              {t(value ? 'fleet.byType' : 'fleet.byOwner')}
            </button>
          ))}
        </div>
      </header>
      {byType
        ? TYPES.map(type => {
            const ships = all.filter(one => typeOf(idOf(one)) === type)
            return (
              ships.length > 0 && (
                <div key={type} className="sp-fleet">
                  <h4 className="sp-fleet-head">
                    <span>
                      <Icon name={type} /> {t(`type.${type}`)}
                    </span>
                  </h4>
                  <div className="sp-ships">
                    {ships.map(one => (
                      <Owned key={one} shipRef={one} />
                    ))}
                  </div>
                </div>
              )
            )
          })
        : owners.map(owner => (
            <Fleet key={owner ?? 'neutral'} owner={owner} ships={shipsOf(view, owner, typeOf)} />
          ))}
    </section>
  )
}

/** A ship with the mark of its owner and all that it costs the reader, where ships of several are together. */
export function Owned({ shipRef }: { shipRef: ShipRef }) {
  const { c, view, seat, words: t } = useTable()
  const owner = shipRef.slice(0, shipRef.indexOf('/'))
  return (
    <div className="sp-owned">
      <span className="sp-owner">
        <span className="sp-owner-name">
          {owner === 'neutral' ? (
            t('fleet.neutralShort')
          ) : (
            <>
              <SeatShape seat={owner} className="sp-seat" /> {t.nameOf(seatRef(owner))}
            </>
          )}
        </span>
        {seat !== null && (
          <span className="sp-amount" aria-hidden="true">
            {costOf(c, view, seat, shipRef).total}
            <Icon name="gem" />
          </span>
        )}
      </span>
      <ShipCard shipRef={shipRef} />
    </div>
  )
}

function Fleet({ owner, ships }: { owner: SeatId | null; ships: readonly ShipRef[] }) {
  const { view, seat, words: t } = useTable()
  const fleet = owner === null ? view.neutral : view.players[owner]!.fleet
  const used = Object.values(fleet).filter(gems => gems > 0).length
  return (
    <div className="sp-fleet" data-at={`fleet/${owner ?? 'neutral'}`}>
      <h4 className="sp-fleet-head">
        <span>
          {owner === null ? (
            t('fleet.neutral')
          ) : (
            <>
              <SeatShape seat={owner} className="sp-seat" />{' '}
              {owner === seat ? t('fleet.yours') : t('fleet.of', { seat: seatRef(owner) })}
            </>
          )}
        </span>
        <span className="sp-fleet-count">
          {t('fleet.count', { ready: ships.length - used, used })}
          {owner === null && ` · ${t('fleet.neutralHelp')}`}
        </span>
      </h4>
      {ships.length === 0 ? (
        <p className="sp-hush">{t('fleet.none')}</p>
      ) : (
        <div className="sp-ships">
          {ships.map(shipRef => (
            <ShipCard key={shipRef} shipRef={shipRef} />
          ))}
        </div>
      )}
    </div>
  )
}
