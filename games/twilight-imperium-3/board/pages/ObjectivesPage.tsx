import { Heard } from '../../../kit/board/Heard.tsx'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { OBJECTIVES, type ObjectiveId } from '../../data/index.ts'
import { lastRoundOf } from '../../rules/age-of-empire.ts'
import { claimable } from '../../rules/objectives/claims.ts'
import { progressOf } from '../../rules/objectives/progress.ts'
import { seatsOf } from '../../rules/seats.ts'
import type { TiView } from '../../state.ts'
import { Name } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { mostThisRound } from './outlook.ts'

/** What is open to be claimed, and how far everybody is with it. */
export function ObjectivesPage() {
  const { view, words: t, seat } = useTable()
  const mine = seat === null ? [] : claimable(view, seat)
  const last = lastRoundOf(view)
  const secrets = seat === null ? [] : view.players[seat]!.secrets.flatMap(id => id ?? [])
  return (
    <section className="ti-section">
      <Points />
      {mine.length > 0 && (
        <p className="ti-note">{t('objectives.claimNow', { list: mine.map(id => `objective:${id}`) })}</p>
      )}
      <h3>{t('objectives.open')}</h3>
      {view.objectives.length === 0 && <p className="ti-hush">{t('objectives.none')}</p>}
      {view.objectives.map(id => (
        <Objective key={id} id={id} seats={seatsOf(view)} isMet={mine.includes(id)} />
      ))}
      {specialIn(view).length > 0 && <h3>{t('objectives.special')}</h3>}
      {specialIn(view).map(id => (
        <Objective key={id} id={id} seats={seatsOf(view)} isMet={false} />
      ))}
      {seat !== null && (
        <>
          <h3>{t('objectives.secret')}</h3>
          {secrets.map(id => (
            <Objective key={id} id={id} seats={[seat]} isMet={mine.includes(id)} />
          ))}
          {secrets.length === 0 && <p className="ti-hush">{t('objectives.secretClaimed')}</p>}
        </>
      )}
      <p className="ti-hush">
        {last === undefined
          ? t('objectives.left', { count: view.decks.objectives.length })
          : t('objectives.lastRound', { round: last })}
      </p>
    </section>
  )
}

/** Special objectives that the options of this game bring. [TI-35.02] */
const specialIn = ({ options }: TiView): ObjectiveId[] =>
  Object.values(OBJECTIVES)
    .filter(
      ({ deck, requires = [] }) =>
        deck === 'special' && requires.every(option => options[option as keyof typeof options]),
    )
    .map(({ id }) => id)

/** Points of everybody, and who could win in this round. */
export function Points() {
  const { view, words: t } = useTable()
  const { victoryPoints } = view.options
  const order = view.order.toSorted((one, other) => view.players[other]!.points - view.players[one]!.points)
  return (
    <ul className="ti-points" aria-label={t('objectives.points')}>
      {order.map(seat => {
        const { points } = view.players[seat]!
        const most = mostThisRound(view, seat)
        return (
          <li key={seat} data-seat={seat}>
            <SeatShape seat={seat} className="ti-seat ti-mark" />
            <span className="ti-points-name">{t.nameOf(`seat:${seat}`)}</span>
            <span className="ti-bar">
              <span style={{ width: `${(100 * Math.min(points, victoryPoints)) / victoryPoints}%` }} />
            </span>
            <b>{points}</b>
            {most >= victoryPoints && !view.outcome && (
              <span className="ti-warn">{t('objectives.couldWin', { most })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ObjectiveProps {
  id: ObjectiveId
  seats: readonly SeatId[]
  isMet: boolean
}

function Objective({ id, seats, isMet }: ObjectiveProps) {
  const { view, words: t } = useTable()
  const { points, condition, winsGame, endsGame } = OBJECTIVES[id]
  return (
    <div className="ti-card" data-met={isMet || undefined}>
      <p className="ti-row">
        <b>
          <Name of={`objective:${id}`} />
        </b>
        <span className="ti-chip">
          {winsGame
            ? t('objectives.wins')
            : endsGame
              ? t('objectives.ends')
              : t('objectives.worth', { count: points ?? 0 })}
        </span>
        {isMet && (
          <span className="ti-chip" data-kind="now">
            {t('objectives.now')}
          </span>
        )}
      </p>
      <p className="ti-hush">{t.about(`objective:${id}`, 'text')}</p>
      {!endsGame && (
        <ul className="ti-progress">
          {seats.map(seat => {
            if (view.players[seat]!.race === null) return null
            const isClaimed = view.players[seat]!.claimed.includes(id)
            const { have, need, met } = progressOf(view, seat, condition)
            return (
              <li key={seat} data-met={met || undefined} data-claimed={isClaimed || undefined}>
                <SeatShape seat={seat} className="ti-seat ti-mark" hollow={!isClaimed && !met} />
                <Heard>{t.nameOf(`seat:${seat}`)} </Heard>
                {isClaimed ? (
                  <>
                    <span aria-hidden="true">✓</span>
                    <Heard>{t('objectives.claimed')}</Heard>
                  </>
                ) : (
                  <span>
                    {Math.min(have, need)}/{need}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
