import isEqual from 'lodash/isEqual.js'
import type { LegalMove, Play } from '../../../kit/index.ts'
import { NO_PRODUCTION } from '../../moves/composing/production.ts'
import { imperialSite } from '../../rules/strategic/imperial.ts'
import type { Area, Counts } from '../../state.ts'
import type { Payment, Production } from '../../state-plans.ts'
import { Seat } from '../Marks.tsx'
import { type Attr, attrsOf, formOf, playWith, rowsOf } from '../plan/attrs.ts'
import { useTable } from '../table.ts'
import type { BoardKey } from '../words.ts'
import { CountersRow } from './CountersRow.tsx'
import { OptionButton } from './OptionButton.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { ProduceTray } from './ProduceTray.tsx'

/** Parts that are edited as a whole, beside their ready values. */
const EDITED = ['payment', 'counters', 'production']

/** Words before a row; others need none. */
const HEADS: { readonly [key: string]: BoardKey } = {
  opponent: 'form.seat',
  seat: 'form.seat',
  cell: 'form.cell',
  system: 'form.cell',
  to: 'form.to',
  planet: 'form.planet',
  technology: 'form.technology',
  free: 'form.free',
  ships: 'form.ships',
  give: 'form.give',
  take: 'form.take',
}

/** A move that chooses several things: a row for each, and every value is whole with the others. */
export function Form({ plays, draft: begun }: { plays: readonly LegalMove[]; draft: Play | undefined }) {
  const { view, seat, words: t, ask, setDraft } = useTable()
  const draft: Play = begun ?? { move: plays[0]!.move, args: [ask!.id, {}] }
  // What comes later depends on what is chosen first.
  const rows = rowsOf(view, plays, draft).slice(0, begun ? undefined : 1)
  const now = attrsOf(view, draft as LegalMove)
  const found = formOf(draft)
  const put = (key: string, value: unknown) => {
    if (!found) return
    const args = draft.args.map((arg, i) => (i === found.at ? { ...found.form, [key]: value } : arg))
    setDraft({ move: draft.move, args: args as Play['args'] })
  }
  return (
    <div className="ti-form">
      {rows
        .map(({ key, values }) => ({
          key,
          // What is edited as a whole is only let be by a button.
          values: EDITED.includes(key) ? values.filter(({ value }) => value === undefined) : values,
        }))
        .filter(
          ({ key, values }) =>
            values.length > (EDITED.includes(key) ? 0 : 1) ||
            (values.length === 1 && !now.some(one => one.key === key)),
        )
        .map(({ key, values }) => (
          <div key={key} className="ti-form-row">
            {HEADS[key] && <span className="ti-hush">{t(HEADS[key])}</span>}
            <span className="sb-tray">
              {values.map(one => (
                <OptionButton
                  key={JSON.stringify(one.value) ?? 'none'}
                  isChosen={
                    one.value === undefined
                      ? now.every(other => other.key !== key)
                      : now.some(other => other.key === key && isEqual(other.value, one.value))
                  }
                  onChoose={() => {
                    const next = playWith(view, plays, draft, one)
                    if (next) setDraft({ move: next.move, args: next.args })
                  }}
                >
                  {isSeat(one) ? <Seat seat={String(one.value)} /> : t.read(one.label)}
                </OptionButton>
              ))}
            </span>
          </div>
        ))}
      {rows.some(({ key }) => key === 'counters') && (
        <CountersRow
          counters={(found?.form.counters ?? {}) as Counts<Area>}
          total={countersIn(plays, found?.form.counters as Counts<Area> | undefined, draft)}
          onCounters={counters => put('counters', counters)}
        />
      )}
      {rows.some(({ key }) => key === 'payment') && (
        <PaymentRow
          payment={(found?.form.payment ?? { planets: [], tradeGoods: 0 }) as Payment}
          onPayment={payment => put('payment', payment)}
        />
      )}
      {rows.some(({ key }) => key === 'production') && (
        <ProduceTray
          site={imperialSite(view, seat!)}
          production={(found?.form.production ?? NO_PRODUCTION) as Production}
          onProduction={production => put('production', production)}
        />
      )}
    </div>
  )
}

/** Somebody who is chosen is shown as everywhere else. */
const isSeat = ({ value, label }: Attr) => label.params?.what === `seat:${value}`

/** So many counters can be laid at most in any of the ways. */
function countersIn(plays: readonly LegalMove[], now: Counts<Area> | undefined, draft: Play): number {
  const sums = [...plays, draft].map(play => {
    const counters = (formOf(play)?.form.counters ?? now ?? {}) as Counts<Area>
    return Object.values(counters).reduce((sum, count) => sum + count, 0)
  })
  return Math.max(0, ...sums)
}
