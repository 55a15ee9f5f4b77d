import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { costKind, GoodPlace } from './Card.tsx'
import { Face } from './Face.tsx'
import { CostMark } from './Icons.tsx'
import { readingOf, spokenOf } from './reading.ts'
import { useTable } from './table.ts'

interface MiniCardProps {
  card: Uid
  owner: SeatId
  /** Came in this phase. */
  fresh: boolean
}

/** A card of somebody else as a small picture, with what lies on it; the lens has the rest. */
export function MiniCard({ card, owner, fresh }: MiniCardProps) {
  const { view, words: t } = useTable()
  const design = designOf(card)
  const { look, ...lens } = useLens(() => readingOf(card, { view, words: t, owner }))
  const world = design.type === 'world' ? design : null
  const goods = view.players[owner]!.goods[card]?.length ?? 0
  return (
    <article
      className="rg-card rg-mini"
      data-type={costKind(design)}
      data-fresh={fresh || undefined}
      data-fly={card}
      data-at={card}
    >
      <button
        {...lens}
        type="button"
        className="rg-card-hit"
        aria-label={spokenOf(card, { view, words: t, owner })}
        onClick={event => look(event.currentTarget)}
      />
      <div className="rg-mini-face" aria-hidden="true">
        <div className="rg-sky">
          <Face card={design} />
          <CostMark kind={costKind(design)} amount={design.cost} />
          {world?.goodKind && <GoodPlace kind={world.goodKind} count={goods} />}
        </div>
        <p>{t.nameOf(`card:${card}`)}</p>
      </div>
    </article>
  )
}
