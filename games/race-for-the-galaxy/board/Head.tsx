import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../kit/index.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { scoreOf, tieBreakOf } from '../rules/scoring.ts'
import { GoodMark, Icon, VpMark } from './Icons.tsx'
import { signed, termsOf } from './reading.ts'
import { Open, Stat } from './Stat.tsx'
import { StrengthMarks } from './StrengthMarks.tsx'
import { type Strengths, strengthsOf } from './strengths.ts'
import { useTable } from './table.ts'

/** Whose empire it is and what it is worth and can do, in a line above its cards. */
export function EmpireHead({ seat }: { seat: SeatId }) {
  const { view, words: t, seat: own } = useTable()
  const { hand, tableau, vp, artifacts } = view.players[seat]!
  const score = view.final?.[seat] ?? scoreOf(view, seat)
  const strengths = strengthsOf(view, seat)
  return (
    <div className="rg-head">
      <h3>
        <SeatShape seat={seat} className="rg-seat" />
        <span className="rg-name">
          {seat === own ? t('tableau.own') : t('tableau.of', { seat: `seat:${seat}` })}
        </span>
      </h3>
      <Stat label={t('scores.tableau')} {...(seat === own && { at: 'tableau' })}>
        <Icon name="tableau" />
        <b>{tableau.length}</b>
        <small>/{TABLEAU_END}</small>
      </Stat>
      <Open
        title={t('scores.score', { seat: `seat:${seat}`, count: score.total })}
        notes={[...termsOf(score, t), t('scores.tie', { count: tieBreakOf(view, seat) })]}
        className="rg-stat"
      >
        <Icon name="star" />
        <b>{score.total}</b>
      </Open>
      <Stat label={t('scores.chips')}>
        <VpMark amount={vp} />
      </Stat>
      {seat !== own && (
        <Stat label={t('scores.hand')}>
          <Icon name="hand" />
          <b>{hand.length}</b>
        </Stat>
      )}
      <Military strengths={strengths} isOwn={seat === own} />
      <StrengthMarks title={t('scores.strengths', { seat: `seat:${seat}` })} strengths={strengths} />
      {artifacts.length > 0 && (
        <Stat label={t('scores.artifacts')} word={t('scores.artifactsWord')}>
          <b>{artifacts.length}</b>
        </Stat>
      )}
    </div>
  )
}

function Military({ strengths: { military, special }, isOwn }: { strengths: Strengths; isOwn: boolean }) {
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
      {...(isOwn && { at: 'military' })}
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
