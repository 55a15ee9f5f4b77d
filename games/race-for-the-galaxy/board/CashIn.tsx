import { useState } from 'react'
import type { Ask } from '../../kit/index.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { powerLine } from '../text/describe.ts'
import { VpMark } from './Icons.tsx'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

/** Cards of the hand for VP: which ones is chosen here. */
export function CashIn({ ask }: { ask: Ask }) {
  const { view, seat, movesOf, words: t, send, isBusy, whyNot } = useTable()
  const [chosen, setChosen] = useState<{ power: string; cards: string[] }>({ power: '', cards: [] })
  const powers = [...new Set(movesOf(ask, 'cashIn').map(({ args }) => String(args[1])))]
  const hand = view.players[seat!]!.hand as Uid[]
  return powers.map(power => {
    const [card, index] = power.split('/') as [Uid, string]
    const printed = designOf(card).powers[Number(index)]!
    const most = 'maxUses' in printed ? printed.maxUses : 1
    const cards = chosen.power === power ? chosen.cards.filter(one => hand.includes(one)) : []
    return (
      <fieldset key={power} className="rg-cash">
        <legend>
          <b>{t.nameOf(`card:${card}`)}</b> <span className="rg-hush">{t.read(powerLine(printed))}</span>
        </legend>
        <div className="rg-ways">
          {hand.map(one => (
            <button
              key={one}
              type="button"
              className="rg-button"
              aria-pressed={cards.includes(one)}
              onClick={() => setChosen({ power, cards: toggled(cards, one, most) })}
            >
              {t.nameOf(`card:${one}`)}
            </button>
          ))}
          <button
            type="button"
            className="rg-button"
            disabled={isBusy || whyNot(ask, 'cashIn', power, cards) !== undefined}
            onClick={() => send('cashIn', ask.id, power, cards)}
          >
            <VpMark amount={cards.length} /> {t('planner.cash', { count: cards.length })}
          </button>
        </div>
      </fieldset>
    )
  })
}
