import { Heard } from '../../kit/board/Heard.tsx'
import { Part } from '../../kit/board/Part.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { isOpen, line, type SeatId } from '../../kit/index.ts'
import { RESOURCES } from '../components.ts'
import { Icon } from './Icons.tsx'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'
import './rivals.css'

/** Everybody else in one line each, from the reader's left. Pressing one shows that station. */
export function Rivals() {
  const { view, seat, words: t } = useTable()
  const at = seat === null ? 0 : view.order.indexOf(seat) + 1
  const round = [...view.order.slice(at), ...view.order.slice(0, at)].filter(one => one !== seat)
  return (
    <Part of="rivals">
      <nav aria-label={t('area.rivals')}>
        <ul className="sp-rivals">
          {round.map(one => (
            <Rival key={one} seat={one} />
          ))}
        </ul>
      </nav>
    </Part>
  )
}

function Rival({ seat }: { seat: SeatId }) {
  const { c, view, props, shown, show, go, words: t } = useTable()
  const player = view.players[seat]!
  const sits = props.players.find(one => one.seat === seat)
  const isAsked = props.view.asks.some(ask => ask.seat === seat && ask.required && isOpen(ask))
  const hasWon = view.outcome?.winners.includes(seat) ?? false
  const note = sits?.free ? 'free' : sits?.bot ? 'bot' : sits?.online === false ? 'away' : undefined
  return (
    <li className="sp-rival" data-acting={isAsked || undefined}>
      <button
        type="button"
        aria-pressed={shown === seat}
        onClick={() => {
          show(seat)
          go('station')
        }}
      >
        <SeatShape seat={seat} className="sp-seat" />
        <span className="sp-rival-name">{t.nameOf(seatRef(seat))}</span>
        {hasWon && <span className="sp-rival-note">★ {t('players.winner')}</span>}
        {note && <span className="sp-rival-note">{t.read(line(`desk.${note}`))}</span>}
        {isAsked && <Heard>{t.read(line('desk.acting'))}</Heard>}
        <span className="sp-rival-facts">
          {player.hub !== null && (
            <>
              <Fact icon="vp" value={player.score} words={t('players.track')} />
              <Fact icon="gem" value={player.gem} words={t('good.gem')} />
              {RESOURCES.map(kind => (
                <Fact key={kind} icon={kind} value={player[kind]} words={t(`good.${kind}`)} less />
              ))}
              <Fact
                icon="sectors"
                value={`${Object.keys(player.station).length}/${c.constants.end.sectors}`}
                words={t('players.sectors')}
              />
            </>
          )}
        </span>
        <Heard>{t('players.showStation')}</Heard>
      </button>
    </li>
  )
}

interface FactProps {
  icon: Parameters<typeof Icon>[0]['name']
  value: number | string
  words: string
  /** Left away where there is little room. */
  less?: boolean
}

function Fact({ icon, value, words, less }: FactProps) {
  return (
    <span className="sp-amount" data-less={less || undefined}>
      <Icon name={icon} />
      {value}
      <Heard> {words}</Heard>
    </span>
  )
}
