import type { SeatId } from '../../kit/index.ts'
import { type LeaderId, leadersOfRace } from '../data/index.ts'
import { captivesOf, leadersAboard, leadersOn } from '../numbers/leaders.ts'
import { systemRef } from '../rules/words.ts'
import type { Fight } from '../state.ts'
import { Seat } from './Marks.tsx'
import { useTable } from './table.ts'

/** Where a leader is, in words. */
function usePlaceOf(): (id: LeaderId) => string {
  const { view, words: t } = useTable()
  return id => {
    const leader = view.leaders?.[id]
    if (!leader) return t('leaders.dead')
    if (leader.captor !== undefined) return t('leaders.held', { seat: `seat:${leader.captor}` })
    if (leader.planet !== undefined) return t('leaders.on', { planet: `planet:${leader.planet}` })
    return t('leaders.aboard', { unit: `unit:${leader.ship}`, system: systemRef(view, leader.cell!) })
  }
}

/** The leaders of a race sheet: where they are and what they can do, and whom the player holds. */
export function LeaderSheet({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const placeOf = usePlaceOf()
  const { race } = view.players[seat]!
  if (!view.leaders || race === null) return null
  const captives = captivesOf(view, seat)
  return (
    <>
      <h3>{t('leaders.title')}</h3>
      <ul className="ti-leaders">
        {leadersOfRace(race).map(id => (
          <li key={id} data-off={view.leaders![id] === undefined || undefined}>
            <b>{t.nameOf(`leader:${id}`)}</b> <span className="ti-chip">{placeOf(id)}</span>
            <br />
            <span className="ti-hush">{t.about(`leader:${id}`, 'text')}</span>
          </li>
        ))}
      </ul>
      {captives.length > 0 && (
        <p className="ti-row">
          <span className="ti-hush">{t('leaders.captives')}</span>
          {captives.map(id => (
            <span key={id}>
              {t.nameOf(`leader:${id}`)} <Seat seat={view.leaders![id]!.of} />
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** Leaders aboard a fleet, each with the kind of ship. */
export function LeadersAboard({ ids }: { ids: readonly LeaderId[] }) {
  const { view, words: t } = useTable()
  if (ids.length === 0) return null
  return (
    <p className="ti-row">
      <span className="ti-hush">{t('leaders.aboardHere')}</span>
      {ids.map(id => (
        <span key={id}>
          {t('leaders.here', { leader: `leader:${id}`, unit: `unit:${view.leaders![id]!.ship}` })}
        </span>
      ))}
    </p>
  )
}

/** Leaders who have a part in a fight that goes on: aboard its fleets, on its planet, landed there. */
export function FightLeaders({ fight }: { fight: Fight }) {
  const { view, words: t } = useTable()
  const { cell, planet, attacker, defender } = fight
  const ids =
    planet === undefined
      ? [...leadersAboard(view, cell, attacker), ...leadersAboard(view, cell, defender)]
      : [...leadersOn(view, planet), ...leadersOn(view, planet, true)]
  if (ids.length === 0) return null
  return (
    <p className="ti-row">
      <span className="ti-hush">{t('leaders.inFight')}</span>
      {ids.map(id => (
        <span key={id}>
          <Seat seat={view.leaders![id]!.of} /> {t.nameOf(`leader:${id}`)}
        </span>
      ))}
    </p>
  )
}
