import { Heard } from '../../../kit/board/Heard.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { entriesOf, STRATEGY_CARDS } from '../../data/index.ts'
import { clockwiseFrom, initiativeOf, orderOfPlay } from '../../rules/seats.ts'
import type { TiView } from '../../state.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'

/** Who comes when with the cards that were taken so far: from 1; those without a card come after them. */
function placesSoFar(view: TiView): ReadonlyMap<SeatId, number> {
  const known = clockwiseFrom(view, view.speaker).filter(seat => Number.isFinite(initiativeOf(view, seat)))
  const sorted = known.toSorted((one, other) => initiativeOf(view, one) - initiativeOf(view, other))
  return new Map(sorted.map((seat, i) => [seat, i + 1]))
}

/** Who chooses after whom, has chosen what, and plays when. */
export function Choosing() {
  const { view, words: t } = useTable()
  const isChoosing = view.phase === 'strategy'
  const places = placesSoFar(view)
  const seats = isChoosing ? clockwiseFrom(view, view.speaker) : orderOfPlay(view)
  return (
    <table className="ti-table">
      <thead>
        <tr>
          <th scope="col">{t('story.player')}</th>
          <th scope="col">{t('cards.strategy')}</th>
          <th scope="col">{t(isChoosing ? 'choosing.soFar' : 'choosing.plays')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => {
          const held = entriesOf(view.players[seat]!.strategy)
          const isNow = view.asks.some(ask => ask.seat === seat && ask.kind === 'pickStrategy')
          return (
            <tr key={seat}>
              <th scope="row">
                <Seat seat={seat} />
              </th>
              <td>
                {held.map(([card, state]) => (
                  <span key={card} className="ti-held" data-used={state === 'used' || undefined}>
                    <b>{STRATEGY_CARDS[card].number}</b> {t.nameOf(`strategyCard:${card}`)}
                    {state === 'used' && <Heard> {t('rival.used')}</Heard>}
                  </span>
                ))}
                {isNow && <span className="ti-chip">{t('choosing.now')}</span>}
              </td>
              <td>{places.get(seat) ?? '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
