import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import { idsOf, STRATEGY_CARDS, type StrategyCardId } from '../../data/index.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/**
 * The strategy cards of the round, all in sight: what each does, the Bonus Counters on it, and who has taken it already.
 * Where there is no room for the words of all, those of the chosen one are below them.
 */
export function StrategyCards() {
  const { view, words: t, ask, draft, setDraft } = useTable()
  const { id, pick } = ask!
  const [chosen] = pickedIn<StrategyCardId>(draft)
  const takers = Object.entries(view.players).flatMap(([seat, { strategy }]) =>
    idsOf(strategy).map(card => [card, seat] as const),
  )
  const takerOf = new Map(takers)
  const help = (card: StrategyCardId) => t(`strategyHelp.${card}`)
  return (
    <>
      <ul className="ti-strategy">
        {[...(pick!.options as StrategyCardId[]), ...takerOf.keys()].sort(byNumber).map(card => {
          const taker = takerOf.get(card)
          const bonus = view.common[card] ?? 0
          const face = (
            <>
              <b className="ti-strategy-name">
                <span className="ti-strategy-number">{STRATEGY_CARDS[card].number}</span>{' '}
                {t.nameOf(`strategyCard:${card}`)}
              </b>
              {taker !== undefined ? <Seat seat={taker} /> : <span className="ti-hush">{help(card)}</span>}
              {bonus > 0 && <span className="ti-chip">{t('cards.bonusHere', { count: bonus })}</span>}
            </>
          )
          return (
            <li key={card}>
              {taker !== undefined ? (
                <div className="ti-option" data-taken>
                  {face}
                </div>
              ) : (
                <OptionButton
                  isChosen={chosen === card}
                  onChoose={() => setDraft(chosen === card ? undefined : pickOf(id, [card]))}
                >
                  {face}
                </OptionButton>
              )}
            </li>
          )
        })}
      </ul>
      {chosen !== undefined && <p className="ti-hush ti-strategy-chosen">{help(chosen)}</p>}
    </>
  )
}

const byNumber = (one: StrategyCardId, other: StrategyCardId) =>
  STRATEGY_CARDS[one].number - STRATEGY_CARDS[other].number
