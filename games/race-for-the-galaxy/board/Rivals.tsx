import { Part } from '../../kit/board/Part.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { asksOf, isOpen, type SeatId } from '../../kit/index.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { scoreOf } from '../rules/scoring.ts'
import { GoodMark, Icon, VpMark } from './Icons.tsx'
import { signed } from './reading.ts'
import { strengthsOf } from './strengths.ts'
import { useTable } from './table.ts'

interface RivalsProps {
  opened: SeatId | null
  onOpen(seat: SeatId | null): void
}

/** Everybody else, a line each; it opens to all that lies before them. */
export function Rivals({ opened, onOpen }: RivalsProps) {
  const { view, words: t, seat: own } = useTable()
  const others = view.order.filter(seat => seat !== own)
  return (
    <Part of="rivals">
      <ul className="rg-rivals" aria-label={t('scores.label')} data-many={others.length > 3 || undefined}>
        {others.map(seat => (
          <li key={seat}>
            <Rival
              seat={seat}
              isOpened={seat === opened}
              onPress={() => onOpen(seat === opened ? null : seat)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface RivalProps {
  seat: SeatId
  isOpened: boolean
  onPress(): void
}

function Rival({ seat, isOpened, onPress }: RivalProps) {
  const { view, words: t, props } = useTable()
  const { hand, tableau, vp } = view.players[seat]!
  const person = props.players.find(one => one.seat === seat)
  const isAsked = !view.outcome && asksOf(view, seat).some(one => one.required && isOpen(one))
  const isAway = person !== undefined && person.bot === null && !person.free && !person.online
  const { military, goods } = strengthsOf(view, seat)
  const score = view.final?.[seat] ?? scoreOf(view, seat)
  return (
    <button
      type="button"
      className="rg-rival"
      data-asked={isAsked || undefined}
      aria-expanded={isOpened}
      onClick={onPress}
    >
      <SeatShape seat={seat} className="rg-seat" />
      <span className="rg-rival-name">{t.nameOf(`seat:${seat}`)}</span>
      {person?.bot && <small>{t('scores.bot')}</small>}
      {person?.free && <small>{t('scores.free')}</small>}
      {isAway && !view.outcome && <small>{t('scores.away')}</small>}
      {isAsked && (
        <span className="rg-thinks">
          <Icon name="clock" />
          <span className="rg-unseen">{t('scores.choosing')}</span>
        </span>
      )}
      <span className="rg-rival-facts">
        <Fact label={t('scores.tableau')}>
          <Icon name="tableau" />
          <b>{tableau.length}</b>
          <small>/{TABLEAU_END}</small>
        </Fact>
        <Fact label={t('scores.total')}>
          <Icon name="star" />
          <b>{score.total}</b>
        </Fact>
        <Fact label={t('scores.chips')} isMore>
          <VpMark amount={vp} />
        </Fact>
        <Fact label={t('scores.hand')}>
          <Icon name="hand" />
          <b>{hand.length}</b>
        </Fact>
        <Fact label={t('scores.militaryWord')} isMore>
          <Icon name="military" />
          <b>{military.total < 0 ? signed(military.total) : military.total}</b>
        </Fact>
        {goods.length > 0 && (
          <Fact label={t('scores.goods')} isMore>
            {goods.map(({ kind, count }) => (
              <span key={kind} className="rg-pair">
                <GoodMark kind={kind} />
                <span className="rg-unseen">{t.nameOf(`good:${kind}`)}</span>
                {count > 1 && <b>{count}</b>}
              </span>
            ))}
          </Fact>
        )}
      </span>
    </button>
  )
}

/** A number with its symbol, and its word for listeners. `isMore`: only where there is room. */
function Fact({ label, isMore, children }: { label: string; isMore?: boolean; children: React.ReactNode }) {
  return (
    <span className="rg-pair" data-more={isMore || undefined} title={label}>
      <span className="rg-unseen">{label} </span>
      {children}
    </span>
  )
}
