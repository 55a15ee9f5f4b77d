import type { ReactNode } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { type Card as Design, isOrbOnly } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { shortLine } from '../text/describe.ts'
import { CostMark, GoodMark, Icon, PhaseMark, VpMark } from './Icons.tsx'
import { bonusNow } from './offers.ts'
import { readingOf, spokenOf } from './reading.ts'
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
  /** A line at its foot: its price, what it is chosen for. */
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
  children,
  note,
}: CardProps) {
  const { view, words: t, props } = useTable()
  const design = designOf(card)
  const { look, ...lens } = useLens(() => readingOf(card, { view, words: t, owner, inHand, why }))
  const world = design.type === 'world' ? design : null
  const goods = owner === null ? 0 : (view.players[owner]!.goods[card]?.length ?? 0)
  const powers = design.powers.filter(power => view.orb !== null || !isOrbOnly(power))
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
      data-good={world?.goodKind ?? undefined}
      data-production={world?.production}
      data-dim={dim || undefined}
      data-chosen={act?.chosen || undefined}
      data-can={act ? '' : undefined}
      data-fresh={fresh || undefined}
      data-fly={card}
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
        <div className="rg-card-top">
          <CostMark kind={costKind(design)} amount={design.cost} />
          <VpMark amount={design.endgame.length > 0 && design.vp === 0 ? '?' : design.vp} />
          <span className="rg-space" />
          {world?.goodKind && (
            <span className="rg-card-goods" data-full={goods > 0 || undefined}>
              {goods > 1 && <b>{goods}×</b>}
              <GoodMark kind={world.goodKind} hollow={owner !== null && !inHand && goods === 0} />
            </span>
          )}
        </div>
        <p className="rg-card-name">{name}</p>
        <ul className="rg-powers">
          {powers.map((power, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the powers of a card never change
            <li key={i}>
              <PhaseMark phase={power.phase} />
              <span>{t.read(shortLine(power))}</span>
            </li>
          ))}
          {design.endgame.length > 0 && (
            <li>
              <span className="rg-phase" data-phase="end">
                <Icon name="star" />
              </span>
              <span>
                {owner === null
                  ? t('card.bonus')
                  : t('card.bonusShort', { count: bonusNow(view, owner, card) })}
              </span>
            </li>
          )}
        </ul>
        <p className="rg-card-foot">
          <KindWords design={design} />
          {design.keywords.map(keyword => (
            <b key={keyword}>{t.nameOf(`keyword:${keyword}`)}</b>
          ))}
          {world?.chromosome && <b>{t('card.chromosome')}</b>}
        </p>
        {children}
      </div>
      {act && size === 'hand' && props.inspect && (
        <button
          type="button"
          className="rg-card-info"
          aria-label={t('card.read', { card: name })}
          onClick={() => props.inspect?.(`card:${design.id}`)}
        >
          <Icon name="info" />
        </button>
      )}
    </article>
  )
}

/** What a card is, as far as its shapes leave it open. */
function KindWords({ design }: { design: Design }) {
  const { words: t } = useTable()
  if (design.type === 'development' || design.production === 'none' || !design.goodKind) return null
  return <span>{t(`card.${design.production}`, { good: `good:${design.goodKind}` })}</span>
}
