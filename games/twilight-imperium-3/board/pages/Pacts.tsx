import type { SeatId } from '../../../kit/index.ts'
import { contractValue, tradeIncomeOf } from '../../numbers/trade.ts'
import { seatsOf } from '../../rules/seats.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'

/** Agreements of everybody, offers of a negotiation, and which bargains bind. [TI-1.22, TI-28.02] */
export function Pacts() {
  const { view, words: t } = useTable()
  const offers = view.negotiation?.offers ?? []
  return (
    <>
      <h3>{t('pacts.title')}</h3>
      <table className="ti-table">
        <thead>
          <tr>
            <th scope="col">{t('story.player')}</th>
            <th scope="col">{t('sheet.trade')}</th>
            <th scope="col">{t('pacts.collects')}</th>
            <th scope="col">{t('sheet.tradeGoods')}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(view).map(seat => (
            <Trader key={seat} seat={seat} />
          ))}
        </tbody>
      </table>
      {offers.length > 0 && (
        <ul className="ti-offers" aria-label={t('pacts.offers')}>
          {offers.map(({ from, to, give, take, state }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: offers are only added
            <li key={i} data-over={state === 'over' || undefined}>
              <Seat seat={from} /> <b>{contractValue(view, from, give)}</b> ⇄ <Seat seat={to} />{' '}
              <b>{contractValue(view, to, take)}</b> <span className="ti-hush">{t(`trade.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="ti-hush">{t('pacts.binding')}</p>
    </>
  )
}

function Trader({ seat }: { seat: SeatId }) {
  const { view, words: t, openSheet } = useTable()
  const { contracts, race, tradeGoods } = view.players[seat]!
  return (
    <tr>
      <th scope="row">
        <button type="button" className="ti-link" aria-controls="ti-page" onClick={() => openSheet(seat)}>
          <Seat seat={seat} />
        </button>
      </th>
      <td>
        {race !== null &&
          contracts.map((holder, contract) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a Trade card on the sheet is what it is
            <span key={contract} className="ti-contract">
              <b>{contractValue(view, seat, contract)}</b>{' '}
              {holder === null ? <span className="ti-hush">{t('sheet.free')}</span> : <Seat seat={holder} />}
            </span>
          ))}
      </td>
      <td>{race !== null && tradeIncomeOf(view, seat).total}</td>
      <td>{tradeGoods}</td>
    </tr>
  )
}
