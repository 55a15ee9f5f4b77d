import { GoodMark, PhaseMark } from './Icons.tsx'
import { Open, Word } from './Stat.tsx'
import type { Strengths } from './strengths.ts'
import { useTable } from './table.ts'
import type { Words } from './words.ts'

/** What an empire can do besides Military, in marks; the lens has it in sentences. */
export function StrengthMarks({ title, strengths }: { title: string; strengths: Strengths }) {
  const { words: t } = useTable()
  const notes = strengthNotes(strengths, t)
  if (notes.length === 0) return null
  const { develop, settle, settleKinds, draw, keep, trade, goods, produces } = strengths
  return (
    <Open title={title} notes={notes} className="rg-stat rg-strengths">
      {(draw > 0 || keep > 0) && (
        <span className="rg-pair">
          <PhaseMark phase="explore" />
          {draw > 0 && <b>+{draw}</b>}
          {keep > 0 && <Word>{t('scores.keepShort', { count: keep })}</Word>}
        </span>
      )}
      {develop > 0 && (
        <span className="rg-pair">
          <PhaseMark phase="develop" />
          <b>−{develop}</b>
        </span>
      )}
      {(settle > 0 || settleKinds.length > 0) && (
        <span className="rg-pair">
          <PhaseMark phase="settle" />
          {settle > 0 && <b>−{settle}</b>}
          {settleKinds.map(({ kind, amount }) => (
            <small key={kind}>
              −{amount}
              <GoodMark kind={kind} />
            </small>
          ))}
        </span>
      )}
      {trade.length > 0 && (
        <span className="rg-pair">
          <PhaseMark phase="trade" />
          {trade.map(({ kind, amount }) => (
            <small key={kind}>
              +{amount}
              {kind !== 'any' && <GoodMark kind={kind} />}
            </small>
          ))}
        </span>
      )}
      {produces.length > 0 && (
        <span className="rg-pair">
          <PhaseMark phase="produce" />
          {produces.map(({ kind, count }) => (
            <span key={kind} className="rg-pair">
              <GoodMark kind={kind} hollow />
              <b>{count}</b>
            </span>
          ))}
        </span>
      )}
      {goods.length > 0 && (
        <span className="rg-pair rg-has-goods">
          <Word>{t('scores.goodsWord')}</Word>
          {goods.map(({ kind, count }) => (
            <span key={kind} className="rg-pair">
              <GoodMark kind={kind} />
              <b>{count}</b>
            </span>
          ))}
        </span>
      )}
    </Open>
  )
}

/** Discounts, production and goods of an empire, sentence by sentence. */
export function strengthNotes(
  { develop, settle, settleKinds, draw, keep, trade, goods, produces }: Strengths,
  t: Words,
): string[] {
  const list = (of: Strengths['goods']) =>
    of.map(({ kind, count }) => `${t.nameOf(`good:${kind}`)} ${count}`).join(', ')
  return [
    ...(draw > 0 ? [t('scores.draws', { count: draw })] : []),
    ...(keep > 0 ? [t('scores.keeps', { count: keep })] : []),
    ...(develop > 0 ? [t('scores.develop', { count: develop })] : []),
    ...(settle > 0 ? [t('scores.settle', { count: settle })] : []),
    ...settleKinds.map(({ kind, amount }) => t('scores.settleKind', { count: amount, kind: `good:${kind}` })),
    ...trade.map(({ kind, amount }) =>
      kind === 'any'
        ? t('scores.trade', { count: amount })
        : t('scores.tradeKind', { count: amount, kind: `good:${kind}` }),
    ),
    ...(produces.length > 0 ? [`${t('scores.produces')} ${list(produces)}`] : []),
    ...(goods.length > 0 ? [`${t('scores.goods')} ${list(goods)}`] : []),
  ]
}
