import isEqual from 'lodash/isEqual.js'
import { contractValue } from '../../numbers/trade.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Form } from './Form.tsx'
import { OptionButton } from './OptionButton.tsx'

const ANSWERS = ['acceptOffer', 'declineOffer', 'approveOffer', 'rejectOffer'] as const

/** Offers on the table, each with its answers, and what could be offered to whom. */
export function TradePanel() {
  const { view, words: t, legal, draft, setDraft } = useTable()
  const offers = (view.negotiation?.offers ?? []).map((offer, at) => ({ ...offer, at }))
  const open = offers.filter(({ state }) => state !== 'over')
  const own = legal.filter(({ move }) => move === 'offer')
  return (
    <div className="ti-form">
      {open.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className="sb-tray ti-votes" tabIndex={0}>
          {open.map(({ from, to, give, take, state, at }) => (
            <li key={at}>
              <Seat seat={from} /> <b>{contractValue(view, from, give)}</b> ⇄ <Seat seat={to} />{' '}
              <b>{contractValue(view, to, take)}</b>
              <span className="ti-hush">{t(`trade.${state as 'open'}`)}</span>
              {ANSWERS.map(move => {
                const play = legal.find(one => one.move === move && one.args[1] === at)
                return (
                  play && (
                    <OptionButton
                      key={move}
                      label={t.read(play.label)}
                      isChosen={draft?.move === move && isEqual(draft.args, play.args)}
                      onChoose={() => setDraft({ move, args: play.args })}
                    >
                      {t(`trade.${move}`)}
                    </OptionButton>
                  )
                )
              })}
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && <Form plays={own} draft={draft?.move === 'offer' ? draft : undefined} />}
    </div>
  )
}
