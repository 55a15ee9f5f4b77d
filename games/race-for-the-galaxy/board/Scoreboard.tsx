import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { asksOf, type SeatId } from '../../kit/index.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { scoreOf, tieBreakOf } from '../rules/scoring.ts'
import type { Uid } from '../state.ts'
import { GoodMark, Icon, VpMark } from './Icons.tsx'
import { readingOf, signed, termsOf } from './reading.ts'
import { Open, Stat } from './Stat.tsx'
import { StrengthMarks } from './StrengthMarks.tsx'
import { type Strengths, strengthsOf } from './strengths.ts'
import { openTableau, tableauId } from './Tableau.tsx'
import { useTable } from './table.ts'

/** Everybody's empire in one line each: points, cards, Military, discounts, goods. */
export function Scoreboard() {
  const { view, words: t, seat: own } = useTable()
  const seats = own === null ? view.order : [own, ...view.order.filter(seat => seat !== own)]
  return (
    <section className="rg-scores" aria-label={t('scores.label')}>
      <div className="rg-row rg-row-heads" aria-hidden="true">
        <span />
        <span>{t('scores.total')}</span>
        <span>{t('scores.chipsWord')}</span>
        <span>{t('scores.handWord')}</span>
        <span>{t('scores.tableauWord')}</span>
        <span>{t('scores.militaryWord')}</span>
        <span>{t('scores.more')}</span>
      </div>
      <ul>
        {seats.map(seat => (
          <Row key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function Row({ seat }: { seat: SeatId }) {
  const { view, words: t, seat: own } = useTable()
  const { hand, tableau, vp, artifacts, turn } = view.players[seat]!
  const placed = [...turn.placed.map(({ card }) => card), ...(turn.placing ? [turn.placing.card] : [])]
  const score = view.final?.[seat] ?? scoreOf(view, seat)
  const strengths = strengthsOf(view, seat)
  return (
    <li className="rg-row" data-own={seat === own || undefined}>
      <Who seat={seat} />
      <Open
        title={t('scores.score', { seat: `seat:${seat}`, count: score.total })}
        notes={[...termsOf(score, t), t('scores.tie', { count: tieBreakOf(view, seat) })]}
        className="rg-stat rg-score"
      >
        <Icon name="star" />
        <b>{score.total}</b>
      </Open>
      <Stat label={t('scores.chips')}>
        <VpMark amount={vp} />
      </Stat>
      <Stat label={t('scores.hand')}>
        <Icon name="hand" />
        <b>{hand.length}</b>
      </Stat>
      <Stat label={t('scores.tableau')}>
        <Icon name="tableau" />
        <b>
          {tableau.length}
          <small>/{TABLEAU_END}</small>
        </b>
      </Stat>
      <Military strengths={strengths} />
      <div className="rg-row-more">
        <StrengthMarks title={t('scores.strengths', { seat: `seat:${seat}` })} strengths={strengths} />
        {artifacts.length > 0 && (
          <Stat label={t('scores.artifacts')} word={t('scores.artifactsWord')}>
            <Icon name="turn" />
            <b>{artifacts.length}</b>
          </Stat>
        )}
        {placed.map(card => (
          <NewCard key={card} card={card} seat={seat} />
        ))}
      </div>
    </li>
  )
}

/** Whose line it is, who plays there, and whether the table waits for them. */
function Who({ seat }: { seat: SeatId }) {
  const { view, words: t, seat: own, props } = useTable()
  const person = props.players.find(one => one.seat === seat)
  const isAsked = !view.outcome && asksOf(view, seat).some(({ required }) => required)
  const isAway = person !== undefined && person.bot === null && !person.free && !person.online
  return (
    <a className="rg-row-name" href={`#${tableauId(seat)}`} onClick={() => openTableau(seat)}>
      <SeatShape seat={seat} className="rg-seat" />
      <span className="rg-row-word">{t.nameOf(`seat:${seat}`)}</span>
      {seat === own && <small>{t('scores.you')}</small>}
      {person?.bot && <small>{t('scores.bot')}</small>}
      {person?.free && <small>{t('scores.free')}</small>}
      {isAway && !view.outcome && <small>{t('scores.away')}</small>}
      {isAsked && (
        <span className="rg-thinks" title={t('scores.choosing')}>
          <Icon name="clock" />
          <span className="rg-unseen">{t('scores.choosing')}</span>
        </span>
      )}
    </a>
  )
}

/** A card that came in this phase. */
function NewCard({ card, seat }: { card: Uid; seat: SeatId }) {
  const { view, words: t } = useTable()
  const { look, ...lens } = useLens(() => readingOf(card, { view, words: t, owner: seat }))
  return (
    <button {...lens} type="button" className="rg-row-new" onClick={event => look(event.currentTarget)}>
      + {t.nameOf(`card:${card}`)}
    </button>
  )
}

function Military({ strengths: { military, special } }: { strengths: Strengths }) {
  const { words: t } = useTable()
  const against = special.map(one =>
    t('scores.against', {
      amount: signed(one.amount),
      kind: one.against === 'rebel' ? 'keyword:rebel' : `good:${one.against}`,
    }),
  )
  return (
    <Open
      title={t('scores.military', { count: military.total })}
      notes={[...termsOf(military, t), ...against]}
      className="rg-stat"
    >
      <Icon name="military" />
      <b>{military.total < 0 ? signed(military.total) : military.total}</b>
      {special.map(one => (
        <small key={one.against}>
          {signed(one.amount)}
          {one.against === 'rebel' ? t('scores.rebel') : <GoodMark kind={one.against} />}
        </small>
      ))}
    </Open>
  )
}
