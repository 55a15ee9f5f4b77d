import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../kit/index.ts'
import { ALIENS, RESOURCES, SPECIES } from '../components.ts'
import { scoreOf } from '../rules/scoring.ts'
import { residentsOf } from '../rules/station.ts'
import { Icon, SpeciesShape } from './Icons.tsx'
import { Figure } from './Marks.tsx'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'
import './players.css'

/** Everybody in numbers, below each other to compare, and how near the end is. */
export function Players() {
  const { view, words: t } = useTable()
  const started = Object.values(view.players).every(({ hub }) => hub !== null)
  return (
    <section className="sp-panel sp-players" data-area="players" aria-label={t('area.players')}>
      {started && (
        <ul className="sp-ledger">
          <Heads />
          {view.order.map(seat => (
            <Row key={seat} seat={seat} />
          ))}
        </ul>
      )}
      <div className="sp-horizon">
        {started && <Nearness />}
        <Supply />
      </div>
    </section>
  )
}

/** What the columns are, where they are columns. Every number has its word for screen readers. */
function Heads() {
  const { words: t } = useTable()
  return (
    <li className="sp-heads" aria-hidden="true">
      <span />
      <span>{t('players.scores')}</span>
      <span>{t('players.goods')}</span>
      <span>{t('players.residents')}</span>
      <span>{t('players.built')}</span>
    </li>
  )
}

function Row({ seat }: { seat: SeatId }) {
  const { c, view, seat: own, shown, show, go, draft, props, words: t } = useTable()
  const player = view.players[seat]!
  const before = props.view.players[seat]!
  const score = scoreOf(c, view, seat)
  const gain = draft.plan.length > 0 ? score.total - scoreOf(c, props.view, seat).total : 0
  const residents = residentsOf(player)
  const ships = Object.values(player.fleet)
  const ready = ships.filter(gems => gems === 0).length
  return (
    <li
      className="sp-row"
      data-active={view.active === seat || undefined}
      data-own={seat === own || undefined}
    >
      <button
        type="button"
        className="sp-row-name"
        aria-pressed={shown === seat}
        onClick={() => {
          show(seat)
          go('station')
        }}
      >
        <SeatShape seat={seat} className="sp-seat" />
        <span>{t.nameOf(seatRef(seat))}</span>
        <Heard>{t('players.showStation')}</Heard>
      </button>
      <span className="sp-row-score">
        <span className="sp-amount" title={t('players.track')}>
          <Heard>{t('players.track')} </Heard>
          {player.score}
          <Icon name="vp" />
        </span>
        <span className="sp-projected">
          <Icon name="endgame" />
          <Figure sum={score} label={t('players.projected', { seat: seatRef(seat) })} />
          {gain !== 0 && <span className="sp-gain">{gain > 0 ? `+${gain}` : `−${-gain}`}</span>}
        </span>
      </span>
      <span className="sp-row-goods">
        {(['gem', ...RESOURCES] as const).map(kind => (
          <span key={kind} className="sp-amount" data-changed={player[kind] !== before[kind] || undefined}>
            <Icon name={kind} />
            {player[kind]}
            <Heard> {t(`good.${kind}`)}</Heard>
          </span>
        ))}
      </span>
      <span className="sp-row-people">
        {SPECIES.map(species => {
          const count = residents.filter(one => one.species === species).length
          return (
            <span key={species} className="sp-amount" data-none={count === 0 || undefined}>
              <SpeciesShape species={species} />
              {count}
              <Heard> {t.nameOf(`species:${species}`)}</Heard>
            </span>
          )
        })}
      </span>
      <span className="sp-row-more">
        <span className="sp-amount">
          <Icon name="sectors" />
          {Object.keys(player.station).length}/{c.constants.end.sectors}
          <Heard> {t('players.sectors')}</Heard>
        </span>
        <span className="sp-amount">
          <Icon name="ships" />
          {ready}/{ships.length}
          <Heard> {t('players.ships')}</Heard>
        </span>
      </span>
    </li>
  )
}

/** How near each of the three ends of the game is. [SSP-15.01] */
function Nearness() {
  const { c, view, words: t } = useTable()
  const { end, players } = c.constants
  const aliens = ALIENS.reduce((sum, species) => sum + view.supply[species], 0)
  const most = players[view.order.length]!.aliens
  const best = Math.max(...view.order.map(seat => view.players[seat]!.score))
  const sectors = Math.max(...view.order.map(seat => Object.keys(view.players[seat]!.station).length))
  const gauges = [
    { id: 'score', now: best, goal: end.score, part: best / end.score },
    { id: 'sectors', now: sectors, goal: end.sectors, part: sectors / end.sectors },
    {
      id: 'aliens',
      now: aliens,
      goal: end.aliensLeft,
      part: (most - aliens) / (most - end.aliensLeft),
    },
  ] as const
  return (
    <div className="sp-nearness">
      {view.endedBy === null ? (
        <Heard>{t('end.label')}</Heard>
      ) : (
        <p className="sp-last-turns">{t('end.triggered', { seat: seatRef(view.endedBy) })}</p>
      )}
      <ul className="sp-gauges">
        {gauges.map(({ id, now, goal, part }) => (
          <li key={id}>
            <Gauge id={id} now={now} goal={goal} />
            <span className="sp-gauge" aria-hidden="true">
              <span style={{ width: `${Math.min(100, Math.max(0, part * 100))}%` }} />
              {id === 'score' &&
                view.order.map((seat, i) => (
                  <span
                    key={seat}
                    className="sp-gauge-seat"
                    style={{
                      left: `${Math.min(100, (view.players[seat]!.score / goal) * 100)}%`,
                      marginLeft: `${(i - (view.order.length - 1) / 2) * 3}px`,
                    }}
                  >
                    <SeatShape seat={seat} className="sp-seat" />
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const GAUGE_ICONS = { score: 'vp', sectors: 'sectors', aliens: 'alien' } as const

function Gauge({ id, now, goal }: { id: keyof typeof GAUGE_ICONS; now: number; goal: number }) {
  const { words: t } = useTable()
  const text = t(`end.${id}`, { now, goal })
  const { look, ...lens } = useLens(() => ({ title: t('end.label'), text }))
  return (
    <button type="button" className="sp-gauge-name" {...lens} onClick={event => look(event.currentTarget)}>
      <Icon name={GAUGE_ICONS[id]} />
      <span aria-hidden="true">{id === 'aliens' ? `${now} → ${goal}` : `${now}/${goal}`}</span>
      <Heard>{text}</Heard>
    </button>
  )
}

/** Who can still come: the supply of every species. */
function Supply() {
  const { view, words: t } = useTable()
  return (
    <p className="sp-supply" data-at="supply">
      <span className="sp-title">{t('supply.label')}</span>
      {SPECIES.map(species => (
        <span key={species} className="sp-amount" data-none={view.supply[species] === 0 || undefined}>
          <SpeciesShape species={species} />
          {view.supply[species]}
          <Heard> {t.nameOf(`species:${species}`)}</Heard>
        </span>
      ))}
    </p>
  )
}
