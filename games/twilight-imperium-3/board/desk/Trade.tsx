import { contractValue } from '../../numbers/trade.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Ways } from './Ways.tsx'

/** Offers on the table, answers to them, and what could be offered. */
export function TradePanel() {
  const { view, words: t, legal } = useTable()
  const offers = view.negotiation?.offers ?? []
  const open = offers.filter(({ state }) => state !== 'over')
  const answers = legal.filter(({ move }) => /^(accept|decline|approve|reject)Offer$/.test(move))
  return (
    <div className="ti-form">
      {open.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className="sb-tray ti-votes" tabIndex={0}>
          {open.map(({ from, to, give, take, state }) => (
            <li key={`${from} ${to} ${give} ${take}`}>
              <Seat seat={from} /> <b>{contractValue(view, from, give)}</b> ⇄ <Seat seat={to} />{' '}
              <b>{contractValue(view, to, take)}</b>
              <span className="ti-hush">{t(`trade.${state as 'open'}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && <Ways plays={answers} />}
      <Ways plays={legal.filter(({ move }) => move === 'offer')} />
    </div>
  )
}
