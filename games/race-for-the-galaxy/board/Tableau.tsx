import { useMemo } from 'react'
import { OddsList } from '../../kit/board/OddsList.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { Ask } from '../../kit/index.ts'
import { drawOdds } from '../odds.ts'
import { isCard } from '../rules/deck.ts'
import { salePrice } from '../rules/goods.ts'
import type { Uid } from '../state.ts'
import { Artifacts } from './Artifacts.tsx'
import { Card } from './Card.tsx'
import { EmpireHead } from './Head.tsx'
import { MiniCard } from './MiniCard.tsx'
import { pointsAt } from './offers.ts'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

/** The reader's own cards in play. */
export function OwnTableau() {
  const { view, seat, words: t, props } = useTable()
  const odds = useMemo(
    () => (seat !== null && view.phase === 'actions' ? drawOdds(view, seat) : []),
    [view, seat],
  )
  const pointing = usePointing()
  if (seat === null) return null
  const { tableau, turn } = view.players[seat]!
  return (
    <section className="rg-lot" aria-label={t('tableau.own')}>
      <EmpireHead seat={seat} />
      <Artifacts seat={seat} />
      <ul className="rg-cards" data-many={tableau.length > 10 || undefined}>
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
      <OddsList
        title={t('tableau.odds')}
        odds={odds}
        reader={props.reader}
        language={props.settings.language}
      />
    </section>
  )
}

/** Everybody else's cards in play as faces: all of them in sight, and read by pointing. */
export function OtherTableaus() {
  const { view, seat: own, words: t } = useTable()
  const others = view.order.filter(other => other !== own && view.players[other]!.tableau.length > 0)
  return (
    <div className="rg-others">
      {others.map(seat => {
        const { tableau, turn } = view.players[seat]!
        return (
          <section key={seat} className="rg-lot" aria-label={t('tableau.of', { seat: `seat:${seat}` })}>
            {own === null ? (
              <EmpireHead seat={seat} />
            ) : (
              <div className="rg-head">
                <h3>
                  <SeatShape seat={seat} className="rg-seat" />
                  <span className="rg-name">{t.nameOf(`seat:${seat}`)}</span>
                </h3>
                <span className="rg-hush">{t('tableau.cards', { count: tableau.length })}</span>
              </div>
            )}
            <ul className="rg-thumbs">
              {tableau.map(card => (
                <li key={card}>
                  <MiniCard card={card} owner={seat} fresh={turn.fresh.includes(card)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Worlds of the own tableau that the question asks for. */
function usePointing() {
  const { ask, seat, chosenFor, choose, movesOf, send, view, words: t } = useTable()
  if (!ask || seat === null || !WORLD_QUESTIONS.includes(ask.kind)) return undefined
  const chosen = chosenFor(ask)
  const options = worldsFor(ask, name => movesOf(ask, name))
  return (card: Uid) => {
    if (!options.includes(card)) return { dim: true }
    const fitting = movesOf(ask).filter(one => pointsAt(one, card))
    const price = ask.kind === 'trade' ? salePrice(view, seat, card, true).total : undefined
    return {
      act: {
        chosen: chosen.includes(card),
        label: t(`choose.${ask.kind as 'trade' | 'gather' | 'windfall'}`),
        onAct: () => choose(ask, ask.pick ? toggled(chosen, card, ask.pick.max) : [card]),
        onTwice: fitting.length === 1 ? () => send(fitting[0]!.move, ...fitting[0]!.args) : undefined,
      },
      ...(price !== undefined && {
        note: t('trade.brings', { count: price }),
        children: (
          <p className="rg-tag">
            <span className="rg-wide">{t('trade.brings', { count: price })}</span>
            <span className="rg-narrow">{t('trade.short', { count: price })}</span>
          </p>
        ),
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
