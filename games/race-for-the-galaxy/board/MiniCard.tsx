import uniq from 'lodash/uniq.js'
import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { isOrbOnly } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { costKind } from './Card.tsx'
import { CostMark, GoodMark, Icon, PhaseMark } from './Icons.tsx'
import { readingOf, spokenOf } from './reading.ts'
import { useTable } from './table.ts'

interface MiniCardProps {
  card: Uid
  owner: SeatId
  /** Came in this phase. */
  fresh: boolean
}

/** A card of somebody else in as little room as its name takes: in which phases it does something; the lens has the rest. */
export function MiniCard({ card, owner, fresh }: MiniCardProps) {
  const { view, words: t } = useTable()
  const design = designOf(card)
  const { look, ...lens } = useLens(() => readingOf(card, { view, words: t, owner }))
  const world = design.type === 'world' ? design : null
  const goods = view.players[owner]!.goods[card]?.length ?? 0
  const phases = uniq(
    design.powers.filter(power => view.orb !== null || !isOrbOnly(power)).map(({ phase }) => phase),
  )
  return (
    <article
      className="rg-card rg-mini"
      data-type={costKind(design)}
      data-good={world?.goodKind ?? undefined}
      data-production={world?.production}
      data-fresh={fresh || undefined}
      data-fly={card}
    >
      <button
        {...lens}
        type="button"
        className="rg-card-hit"
        aria-label={spokenOf(card, { view, words: t, owner })}
        onClick={event => look(event.currentTarget)}
      />
      <div className="rg-mini-face" aria-hidden="true">
        <CostMark kind={costKind(design)} amount={design.cost} />
        <p>
          <b>{t.nameOf(`card:${card}`)}</b>{' '}
          {phases.map(phase => (
            <PhaseMark key={phase} phase={phase} />
          ))}
          {design.endgame.length > 0 && (
            <span className="rg-phase" data-phase="end">
              <Icon name="star" />
            </span>
          )}
        </p>
        {world?.goodKind && (
          <span className="rg-card-goods" data-full={goods > 0 || undefined}>
            {goods > 1 && <b>{goods}×</b>}
            <GoodMark kind={world.goodKind} hollow={goods === 0} />
          </span>
        )}
      </div>
    </article>
  )
}
