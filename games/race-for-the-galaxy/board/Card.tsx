import type { ReactNode } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { type Card as Design, type Good, isOrbOnly } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { Face, MarkSign } from './Face.tsx'
import { CostMark, GoodMark, VpMark } from './Icons.tsx'
import { bonusNow } from './offers.ts'
import { Powers } from './Powers.tsx'
import { readingOf, spokenOf } from './reading.ts'
import { onCard } from './syllables.ts'
import { useTable } from './table.ts'

export interface CardProps {
  card: Uid
  /** Whose hand or tableau it is in; null for nobody's. */
  owner: SeatId | null
  inHand?: boolean
  /** Hand cards are tall, cards of a tableau only as tall as they need. */
  size: 'hand' | 'tableau'
  /** It can be pointed at: whether it is chosen, and what pointing at it does. */
  act?: { chosen: boolean; label: string; onAct(): void; onTwice?: (() => void) | undefined }
  /** Why it cannot be used now. */
  why?: string | undefined
  /** It stands back: it cannot be used now, and others can. */
  dim?: boolean
  /** Came in this phase. */
  fresh?: boolean
  /** Chosen, and not asked any more. */
  marked?: boolean
  /** A tab on its picture: its price, what it is chosen for. */
  children?: ReactNode
  /** The same for people who listen. */
  note?: string
}

/** The shape around the cost of a card. */
export const costKind = (design: Design) =>
  design.type === 'development' ? 'development' : design.military ? 'military' : 'world'

/** A card, to be read at a glance; the lens has everything that is on it in full. */
export function Card({
  card,
  owner,
  inHand = false,
  size,
  act,
  why,
  dim = false,
  fresh = false,
  marked = false,
  children,
  note,
}: CardProps) {
  const { view, words: t } = useTable()
  const design = designOf(card)
  const { look, ...lens } = useLens(() => readingOf(card, { view, words: t, owner, inHand, why }))
  const world = design.type === 'world' ? design : null
  const goods = owner === null ? 0 : (view.players[owner]!.goods[card]?.length ?? 0)
  const powers = design.powers.filter(power => view.orb !== null || !isOrbOnly(power))
  const marks = [...design.keywords, ...(world?.chromosome ? (['chromosome'] as const) : [])]
  const isVariable = design.endgame.length > 0 && design.vp === 0
  const bonus = owner === null || design.endgame.length === 0 ? undefined : bonusNow(view, owner, card)
  const name = t.nameOf(`card:${card}`)
  const label = [
    spokenOf(card, { view, words: t, owner }),
    ...(note ? [note] : []),
    ...(act ? [act.label] : []),
    ...(why ? [why] : []),
  ].join(' ')
  return (
    <article
      className="rg-card"
      data-size={size}
      data-type={costKind(design)}
      data-dim={dim || undefined}
      data-chosen={act?.chosen || undefined}
      data-marked={marked || undefined}
      data-can={act ? '' : undefined}
      data-fresh={fresh || undefined}
      data-fly={card}
      data-at={card}
    >
      <button
        {...lens}
        type="button"
        className="rg-card-hit"
        aria-label={label}
        aria-pressed={act ? act.chosen : undefined}
        onClick={event => {
          if (act) act.onAct()
          else look(event.currentTarget)
        }}
        onDoubleClick={act?.onTwice}
      />
      <div className="rg-card-face" aria-hidden="true">
        <div className="rg-sky">
          <Face card={design} />
          <CostMark kind={costKind(design)} amount={design.cost} />
          <VpMark amount={isVariable ? '?' : design.vp} />
          {world?.goodKind && (
            <GoodPlace kind={world.goodKind} count={owner === null || inHand ? undefined : goods} />
          )}
          {marks.length > 0 && (
            <span className="rg-marks">
              {marks.map(mark => (
                <MarkSign key={mark} mark={mark} />
              ))}
            </span>
          )}
          {children}
        </div>
        <p className="rg-card-name">{onCard(name)}</p>
        <Powers design={design} powers={powers} bonus={bonus} />
      </div>
    </article>
  )
}

/**
 * Where a good lies on a world: full and lifted off the picture, or the empty place of one. On a card in hand nothing
 * can lie yet.
 */
export function GoodPlace({ kind, count }: { kind: Good; count: number | undefined }) {
  return (
    <span className="rg-card-goods" data-full={(count ?? 0) > 0 || undefined}>
      {count !== undefined && count > 1 && <b>{count}×</b>}
      <GoodMark kind={kind} hollow={count === 0} />
    </span>
  )
}
