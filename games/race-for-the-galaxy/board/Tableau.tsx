import { useState } from 'react'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { Ask, SeatId } from '../../kit/index.ts'
import { isCard } from '../rules/deck.ts'
import { salePrice } from '../rules/goods.ts'
import type { Uid } from '../state.ts'
import { Artifacts } from './Artifacts.tsx'
import { Card } from './Card.tsx'
import { useIsNarrow } from './Layout.tsx'
import { MiniCard } from './MiniCard.tsx'
import { pointsAt } from './offers.ts'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

export const tableauId = (seat: SeatId) => `rg-tableau-${seat}`

/** Opens a tableau that was folded away. */
export function openTableau(seat: SeatId): void {
  const details = document.getElementById(tableauId(seat))
  if (details instanceof HTMLDetailsElement) details.open = true
}

/** The reader's own cards in play. */
export function OwnTableau() {
  const { view, seat } = useTable()
  // Before the start worlds are shown nothing lies there.
  if (seat === null || view.players[seat]!.tableau.length === 0) return null
  return <Tableau seat={seat} isSmall={false} />
}

/** Everybody else's cards in play: small, so that all of them are in sight, or whole. */
export function OtherTableaus() {
  const { view, seat, words: t } = useTable()
  const isNarrow = useIsNarrow()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const others = view.order.filter(other => other !== seat)
  if (others.every(one => view.players[one]!.tableau.length === 0)) return null
  const title = t(seat === null ? 'tableau.all' : 'tableau.others')
  const isSmall = chosen ?? (isNarrow || others.length > 1)
  return (
    <section className="rg-others" data-small={isSmall || undefined} aria-label={title}>
      <div className="rg-others-head">
        <h3 className="rg-title">{title}</h3>
        <button type="button" className="rg-button rg-way" onClick={() => setChosen(!isSmall)}>
          {t(isSmall ? 'tableau.whole' : 'tableau.small')}
        </button>
      </div>
      {others.map(other => (
        <Tableau key={other} seat={other} isSmall={isSmall} />
      ))}
    </section>
  )
}

function Tableau({ seat, isSmall }: { seat: SeatId; isSmall: boolean }) {
  const { view, words: t, seat: own, asks } = useTable()
  const { tableau, turn } = view.players[seat]!
  const pointing = usePointing(seat)
  const [isOpen, setOpen] = useState(true)
  const isAsked = seat === own && asks.some(({ kind }) => WORLD_QUESTIONS.includes(kind))
  return (
    <details
      className="rg-panel rg-tableau"
      id={tableauId(seat)}
      data-asked={isAsked || undefined}
      tabIndex={-1}
      open={isOpen || isAsked}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <SeatShape seat={seat} className="rg-seat" />
        <span>{seat === own ? t('tableau.own') : t('tableau.of', { seat: `seat:${seat}` })}</span>
        <span className="rg-hush">{t('tableau.cards', { count: tableau.length })}</span>
      </summary>
      <Artifacts seat={seat} />
      <ul className="rg-cards" data-size={isSmall ? 'mini' : 'tableau'}>
        {tableau.map(card => (
          <li key={card}>
            {isSmall ? (
              <MiniCard card={card} owner={seat} fresh={turn.fresh.includes(card)} />
            ) : (
              <Card
                card={card}
                owner={seat}
                size="tableau"
                fresh={turn.fresh.includes(card)}
                {...pointing?.(card)}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Worlds of the own tableau that a question asks for. */
function usePointing(seat: SeatId) {
  const { asks, seat: own, chosenFor, choose, movesOf, send, view, words: t } = useTable()
  const ask = seat === own ? asks.find(({ kind }) => WORLD_QUESTIONS.includes(kind)) : undefined
  if (!ask) return undefined
  const chosen = chosenFor(ask)
  const options = worldsFor(ask, name => movesOf(ask, name))
  return (card: Uid) => {
    if (!options.includes(card)) return { dim: true }
    const fitting = movesOf(ask).filter(one => pointsAt(one, card))
    const price = ask.kind === 'trade' ? salePrice(view, own!, card, true).total : undefined
    return {
      act: {
        chosen: chosen.includes(card),
        label: t(`choose.${ask.kind as 'trade' | 'gather' | 'windfall'}`),
        onAct: () => choose(ask, ask.pick ? toggled(chosen, card, ask.pick.max) : [card]),
        onTwice: fitting.length === 1 ? () => send(fitting[0]!.move, ...fitting[0]!.args) : undefined,
      },
      ...(price !== undefined && {
        note: t('trade.brings', { count: price }),
        children: <p className="rg-tag">{t('trade.brings', { count: price })}</p>,
      }),
    }
  }
}

/** Questions that are answered with a world of the own tableau. */
export const WORLD_QUESTIONS: readonly string[] = ['trade', 'gather', 'windfall']

/** The worlds that can be pointed at to answer a question. */
function worldsFor(ask: Ask, movesOf: (name: string) => { args: readonly unknown[] }[]): Uid[] {
  if (ask.kind === 'gather') return ask.pick?.options ?? []
  if (ask.kind === 'trade')
    return movesOf('sell')
      .map(({ args }) => args[1] as Uid)
      .filter(isCard)
  return movesOf('produce').map(({ args }) => args[2] as Uid)
}
