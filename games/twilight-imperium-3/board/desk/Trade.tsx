import isEqual from 'lodash/isEqual.js'
import maxBy from 'lodash/maxBy.js'
import { agreementWorth, objectionTo } from '../../bargains.ts'
import { contractValue } from '../../numbers/trade.ts'
import type { Proposal } from '../../rules/trade/negotiation.ts'
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
      <BotTrades />
      {own.length > 0 && <Form plays={own} draft={draft?.move === 'offer' ? draft : undefined} />}
    </div>
  )
}

/** What each bot would probably agree to, the best of it for the reader; or what speaks against all of it. */
function BotTrades() {
  const { view, seat, words: t, legal, draft, setDraft, props } = useTable()
  const rows = props.players.flatMap(({ seat: to, bot }) => {
    if (bot === null || seat === null) return []
    const own = legal
      .filter(({ move, args }) => move === 'offer' && (args[1] as Proposal).to === to)
      .map(play => ({ play, terms: { from: seat, ...(play.args[1] as Proposal) } }))
    const wanted = own.filter(({ terms }) => !objectionTo(view, to, terms))
    const best = maxBy(wanted, ({ terms }) => agreementWorth(view, seat, terms, 1))
    const kindest = maxBy(own, ({ terms }) => agreementWorth(view, to, terms, 1))
    return kindest ? [{ to, best, why: objectionTo(view, to, kindest.terms) }] : []
  })
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className="sb-tray ti-options" tabIndex={0}>
      {rows.map(({ to, best, why }) => (
        <li key={to}>
          {best ? (
            <OptionButton
              label={t.read(best.play.label)}
              isChosen={draft?.move === 'offer' && isEqual(draft.args, best.play.args)}
              onChoose={() => setDraft({ move: 'offer', args: best.play.args })}
            >
              <b>{contractValue(view, best.terms.from, best.terms.give)}</b> ⇄ <Seat seat={to} />{' '}
              <b>{contractValue(view, to, best.terms.take)}</b>
              <span className="ti-hush">{t('trade.likely')}</span>
            </OptionButton>
          ) : (
            <>
              <Seat seat={to} /> {why && <span className="ti-hush">{t(`trade.objection.${why}`)}</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
