import type { ReactNode } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { asksOf, type SeatId } from '../../kit/index.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { scoreOf } from '../rules/scoring.ts'
import { GoodMark, Icon, PhaseMark, VpMark } from './Icons.tsx'
import { signed, termsOf } from './reading.ts'
import { type Strengths, strengthsOf } from './strengths.ts'
import { openTableau, tableauId } from './Tableau.tsx'
import { useTable } from './table.ts'

/** Everybody's empire in one line each: points, cards, Military, discounts, goods. */
export function Scoreboard() {
  const { view, words: t, seat: own } = useTable()
  const seats = own === null ? view.order : [own, ...view.order.filter(seat => seat !== own)]
  return (
    <section className="rg-scores" aria-label={t('scores.label')}>
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
  const isAsked = !view.outcome && asksOf(view, seat).length > 0
  return (
    <li className="rg-row" data-own={seat === own || undefined}>
      <a className="rg-row-name" href={`#${tableauId(seat)}`} onClick={() => openTableau(seat)}>
        <SeatShape seat={seat} className="rg-seat" />
        <span className="rg-row-word">{t.nameOf(`seat:${seat}`)}</span>
        {isAsked && (
          <span className="rg-thinks" title={t('scores.choosing')}>
            <Icon name="clock" />
            <span className="rg-unseen">{t('scores.choosing')}</span>
          </span>
        )}
      </a>
      <div className="rg-row-stats">
        <Open
          title={t('scores.score', { seat: `seat:${seat}`, count: score.total })}
          notes={termsOf(score, t)}
          className="rg-stat rg-score"
        >
          <Icon name="star" />
          <b aria-hidden="true">{score.total}</b>
          <Word>{t('scores.total')}</Word>
        </Open>
        <Stat label={t('scores.chips')} word={t('scores.chipsWord')}>
          <VpMark amount={vp} />
        </Stat>
        <Stat label={t('scores.hand')} word={t('scores.handWord')}>
          <Icon name="hand" />
          <b>{hand.length}</b>
        </Stat>
        <Stat label={t('scores.tableau')} word={t('scores.tableauWord')}>
          <Icon name="tableau" />
          <b>
            {tableau.length}
            <small>/{TABLEAU_END}</small>
          </b>
        </Stat>
        <Military strengths={strengths} />
        <Discounts strengths={strengths} />
        <Goods strengths={strengths} />
        {placed.map(card => (
          <span key={card} className="rg-row-new">
            + {t.nameOf(`card:${card}`)}
          </span>
        ))}
        {artifacts.length > 0 && (
          <Stat label={t('scores.artifacts')} word={t('scores.artifactsWord')}>
            <Icon name="turn" />
            <b>{artifacts.length}</b>
          </Stat>
        )}
      </div>
    </li>
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
      <b aria-hidden="true">{military.total < 0 ? signed(military.total) : military.total}</b>
      {special.map(one => (
        <small key={one.against} aria-hidden="true">
          {signed(one.amount)}
          {one.against === 'rebel' ? t('scores.rebel') : <GoodMark kind={one.against} />}
        </small>
      ))}
      <Word>{t('scores.militaryWord')}</Word>
    </Open>
  )
}

function Discounts({
  strengths: { develop, settle, settleKinds, draw, keep, trade },
}: {
  strengths: Strengths
}) {
  const { words: t } = useTable()
  return (
    <>
      {(draw > 0 || keep > 0) && (
        <Stat label={t('scores.explore', { draw, keep })}>
          <PhaseMark phase="explore" />
          <b aria-hidden="true">
            +{draw}
            {keep > 0 && `/+${keep}`}
          </b>
        </Stat>
      )}
      {develop > 0 && (
        <Stat label={t('scores.develop', { count: develop })}>
          <PhaseMark phase="develop" />
          <b aria-hidden="true">−{develop}</b>
        </Stat>
      )}
      {(settle > 0 || settleKinds.length > 0) && (
        <Stat
          label={[
            ...(settle > 0 ? [t('scores.settle', { count: settle })] : []),
            ...settleKinds.map(({ kind, amount }) =>
              t('scores.settleKind', { count: amount, kind: `good:${kind}` }),
            ),
          ].join(' ')}
        >
          <PhaseMark phase="settle" />
          {settle > 0 && <b aria-hidden="true">−{settle}</b>}
          {settleKinds.map(({ kind, amount }) => (
            <small key={kind} aria-hidden="true">
              −{amount}
              <GoodMark kind={kind} />
            </small>
          ))}
        </Stat>
      )}
      {trade.length > 0 && (
        <Stat
          label={trade
            .map(({ kind, amount }) =>
              kind === 'any'
                ? t('scores.trade', { count: amount })
                : t('scores.tradeKind', { count: amount, kind: `good:${kind}` }),
            )
            .join(' ')}
        >
          <PhaseMark phase="trade" />
          {trade.map(({ kind, amount }) => (
            <small key={kind} aria-hidden="true">
              +{amount}
              {kind !== 'any' && <GoodMark kind={kind} />}
            </small>
          ))}
        </Stat>
      )}
    </>
  )
}

function Goods({ strengths: { goods, produces } }: { strengths: Strengths }) {
  const { words: t } = useTable()
  const list = (of: Strengths['goods']) =>
    of.map(({ kind, count }) => `${count} ${t.nameOf(`good:${kind}`)}`).join(', ')
  return (
    <>
      {goods.length > 0 && (
        <Stat label={`${t('scores.goods')} ${list(goods)}`}>
          {goods.map(({ kind, count }) => (
            <span key={kind} className="rg-pair" aria-hidden="true">
              <GoodMark kind={kind} />
              <b>{count}</b>
            </span>
          ))}
        </Stat>
      )}
      {produces.length > 0 && (
        <Stat label={`${t('scores.produces')} ${list(produces)}`}>
          <PhaseMark phase="produce" />
          {produces.map(({ kind, count }) => (
            <span key={kind} className="rg-pair" aria-hidden="true">
              <b>{count}</b>
              <GoodMark kind={kind} hollow />
            </span>
          ))}
        </Stat>
      )}
    </>
  )
}

/** A number with its symbol; the word beside it goes where there is no room, but never for people who listen. */
function Stat({ label, word, children }: { label: string; word?: string; children: ReactNode }) {
  return (
    <span className="rg-stat" title={label}>
      <span className="rg-unseen">{label} </span>
      {children}
      {word && <Word>{word}</Word>}
    </span>
  )
}

const Word = ({ children }: { children: string }) => (
  <span className="rg-stat-word" aria-hidden="true">
    {children}
  </span>
)

interface OpenProps {
  title: string
  notes: readonly string[]
  className: string
  children: ReactNode
}

/** A number that opens into its parts. */
function Open({ title, notes, className, children }: OpenProps) {
  const { look, ...lens } = useLens(() => ({ title, notes }))
  return (
    <button {...lens} type="button" className={className} onClick={event => look(event.currentTarget)}>
      <span className="rg-unseen">{title}</span>
      {children}
    </button>
  )
}
