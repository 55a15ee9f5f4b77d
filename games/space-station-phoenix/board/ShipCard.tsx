import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { shipAt, useCost as shipCost } from '../rules/costs.ts'
import type { ShipRef } from '../state.ts'
import { actionLine } from '../text/describe.ts'
import { Icon } from './Icons.tsx'
import { ActionStrength, partsOf } from './Marks.tsx'
import { onShip } from './syllables.ts'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'
import './ships.css'

const LEVELS = ['N', 'I', 'II', 'III'] as const

interface FaceProps {
  id: string
  /** GEM lying on it; 0: unused. */
  gems?: number
  /** What is shown at its foot: what it is worth when dismantled, or what using it costs in all. */
  fee?: boolean
}

/** What is printed on a ship: type, level, cost, strength, metal and fee. */
export function ShipFace({ id, gems = 0, fee = false }: FaceProps) {
  const { c, words: t } = useTable()
  const ship = c.ships[id]!
  return (
    <>
      <span className="sp-ship-head" aria-hidden="true">
        <span className="sp-ship-cost">
          {ship.cost}
          <Icon name="gem" />
        </span>
        <span className="sp-ship-level">{LEVELS[ship.level]}</span>
      </span>
      <span className="sp-ship-type" aria-hidden="true">
        <Icon name={ship.action.type} />
        <span className="sp-ship-strength">
          <ActionStrength action={ship.action} />
        </span>
      </span>
      <span className="sp-ship-name">{onShip(t.nameOf(`ship:${id}`))}</span>
      <span className="sp-ship-foot" aria-hidden="true">
        {ship.metal !== null && (
          <span className="sp-amount">
            {ship.metal}
            <Icon name="metal" />
          </span>
        )}
        {fee && ship.useFee > 0 && (
          <span className="sp-amount">
            {t('ship.fee')} {ship.useFee}
          </span>
        )}
      </span>
      {gems > 0 && (
        <span className="sp-ship-used">
          <span className="sp-amount">
            {gems}
            <Icon name="gem" />
          </span>
          <span>{t('ship.used')}</span>
        </span>
      )}
    </>
  )
}

/** What a ship is, line by line. */
export function useShipNotes() {
  const { c, words: t } = useTable()
  return (id: string): string[] => {
    const { metal, useFee, cost } = c.ships[id]!
    return [
      t('ship.cost', { cost }),
      ...(useFee > 0 ? [t('ship.feeIs', { fee: useFee })] : []),
      metal === null ? t('ship.neverDismantled') : t('ship.metal', { metal }),
    ]
  }
}

/** Type and level of a ship in words. */
export function useShipKind() {
  const { c, words: t } = useTable()
  return (id: string) => {
    const { level, action } = c.ships[id]!
    const type = t.nameOf(`shipType:${action.type}`)
    return level === 0 ? t('ship.neutralKind', { type }) : t('ship.kind', { level, type })
  }
}

/** A ship on the table; pointing at it uses it, or dismantles it, when that can be done now. */
export function ShipCard({ shipRef }: { shipRef: ShipRef }) {
  const { c, view, acts, plan, seat, words: t, whyNot, draft } = useTable()
  const kindOf = useShipKind()
  const notesOf = useShipNotes()
  const { owner, id, ship, used } = shipAt(c, view, shipRef)!
  const gems = owner === null ? view.neutral[id]! : view.players[owner]!.fleet[id]!
  const legal = acts.ships.get(shipRef)
  const users = view.order.filter(one => view.players[one]!.marker === shipRef)
  const isPlanned = draft.plan.some(
    ({ move, args }) =>
      (move === 'useShip' && args[0] === shipRef) || (move === 'dismantle' && args[0] === id),
  )
  const cost = seat === null ? undefined : shipCost(c, view, seat, shipRef)
  const why = () => {
    if (acts.ask?.kind === 'dismantle') return whyNot('dismantle', id)
    return used ? t('why.used') : whyNot('useShip', shipRef)
  }
  const { look, ...lens } = useLens(() => ({
    title: t.nameOf(`ship:${id}`),
    kind: kindOf(id),
    text: t.read(actionLine(ship.action)),
    notes: [
      ...(cost && !used
        ? [t('ship.costsYou', { cost: cost.total }), ...(cost.terms.length > 1 ? partsOf(cost, t.read) : [])]
        : []),
      ...notesOf(id).slice(cost && !used ? 1 : 0),
      ...(used ? [t('ship.usedWith', { gems })] : []),
      ...users.map(one => t('ship.usedBy', { seat: seatRef(one) })),
    ],
    why: legal ? undefined : why(),
  }))
  return (
    <button
      type="button"
      className="sp-ship"
      data-type={ship.action.type}
      data-used={used || undefined}
      data-can={legal ? '' : undefined}
      data-planned={isPlanned || undefined}
      data-fly={`ship ${shipRef}`}
      data-at={`ship/${shipRef}`}
      aria-disabled={legal ? undefined : true}
      {...lens}
      onClick={event => {
        if (legal) plan(legal)
        else look(event.currentTarget)
      }}
    >
      <ShipFace id={id} gems={gems} fee={owner !== null && owner !== seat} />
      <Heard>
        {kindOf(id)}. {t.read(actionLine(ship.action))}{' '}
        {cost && !used && t('ship.costsYou', { cost: cost.total })}
      </Heard>
      {users.length > 0 && (
        <span className="sp-ship-users">
          {users.map(one => (
            <SeatShape key={one} seat={one} className="sp-seat" />
          ))}
        </span>
      )}
    </button>
  )
}
