import { useState } from 'react'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { Ask, SeatId } from '../../kit/index.ts'
import { isCard } from '../rules/deck.ts'
import { salePrice } from '../rules/goods.ts'
import type { Uid } from '../state.ts'
import { Artifacts } from './Artifacts.tsx'
import { Card } from './Card.tsx'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

export const tableauId = (seat: SeatId) => `rg-tableau-${seat}`

/** Opens a tableau that waits behind its name. */
export function openTableau(seat: SeatId): void {
  const details = document.getElementById(tableauId(seat))
  if (details instanceof HTMLDetailsElement) details.open = true
}

/** Everybody's cards in play, the reader's own first. */
export function Tableaus() {
  const { view, seat } = useTable()
  // Before the start worlds are shown nothing lies there.
  if (view.order.every(one => view.players[one]!.tableau.length === 0)) return null
  const others = view.order.filter(other => other !== seat)
  return (
    <>
      {seat !== null && <Tableau seat={seat} />}
      {others.map(other => (
        <Tableau key={other} seat={other} />
      ))}
    </>
  )
}

function Tableau({ seat }: { seat: SeatId }) {
  const { view, words: t, seat: own } = useTable()
  const { tableau, turn } = view.players[seat]!
  const pointing = usePointing(seat)
  const [isOpen, setOpen] = useState(() => seat === own || !isNarrow())
  return (
    <details
      className="rg-panel rg-tableau"
      id={tableauId(seat)}
      open={isOpen}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <SeatShape seat={seat} className="rg-seat" />
        <span>{seat === own ? t('tableau.own') : t('tableau.of', { seat: `seat:${seat}` })}</span>
        <span className="rg-hush">{t('tableau.cards', { count: tableau.length })}</span>
      </summary>
      <Artifacts seat={seat} />
      <ul className="rg-cards" data-size="tableau">
        {tableau.map(card => (
          <li key={card}>
            <Card
              card={card}
              owner={seat}
              size="tableau"
              fresh={turn.fresh.includes(card)}
              {...pointing?.(card)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** On a phone the cards of the others wait behind their names. */
const isNarrow = () => typeof window !== 'undefined' && window.matchMedia('(max-width: 47.99rem)').matches

/** Worlds of the own tableau that a question asks for. */
function usePointing(seat: SeatId) {
  const { asks, seat: own, chosenFor, choose, movesOf, view, words: t } = useTable()
  const ask = seat === own ? asks.find(({ kind }) => WORLD_QUESTIONS.includes(kind)) : undefined
  if (!ask) return undefined
  const chosen = chosenFor(ask)
  const options = worldsFor(ask, name => movesOf(ask, name))
  return (card: Uid) => {
    if (!options.includes(card)) return { dim: true }
    const price = ask.kind === 'trade' ? salePrice(view, own!, card, true).total : undefined
    return {
      act: {
        chosen: chosen.includes(card),
        label: t(`choose.${ask.kind as 'trade' | 'gather' | 'windfall'}`),
        onAct: () => choose(ask, ask.pick ? toggled(chosen, card, ask.pick.max) : [card]),
      },
      ...(price !== undefined && {
        note: t('trade.brings', { count: price }),
        children: <p className="rg-tag">{t('trade.brings', { count: price })}</p>,
      }),
    }
  }
}

const WORLD_QUESTIONS: readonly string[] = ['trade', 'gather', 'windfall']

/** The worlds that can be pointed at to answer a question. */
function worldsFor(ask: Ask, movesOf: (name: string) => { args: readonly unknown[] }[]): Uid[] {
  if (ask.kind === 'gather') return ask.pick?.options ?? []
  if (ask.kind === 'trade')
    return movesOf('sell')
      .map(({ args }) => args[1] as Uid)
      .filter(isCard)
  return movesOf('produce').map(({ args }) => args[2] as Uid)
}
