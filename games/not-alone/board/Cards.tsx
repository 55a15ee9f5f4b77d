import type { ReactNode } from 'react'
import { Heard } from '../../kit/board/Heard.tsx'
import { type Reading, useLens } from '../../kit/board/Lens.tsx'
import { HUNT_CARDS, type HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { SurvivalCardId } from '../survival-cards/index.ts'
import { Illustration } from './Illustration.tsx'
import { key, type PieceKey, type Zone } from './options.ts'
import { TokenShape } from './Shapes.tsx'
import { useTable } from './table.ts'
import { useWhyNotCard } from './useWhyNot.ts'
import './cards.css'

interface Piece {
  piece: PieceKey
  /** The family that is begun by taking this card up. */
  family?: string
  reading: Omit<Reading, 'why'>
  whyNot: () => string | undefined
  className: string
  /** Where it stands in an answer whose order counts. */
  order?: number
  travels?: string
  children: ReactNode
}

/** A card of the reader: pointed at where a draft wants it, taken up where it can be played, else explained. */
function CardButton({ piece, family, reading, whyNot, className, order, travels, children }: Piece) {
  const { draft, words: t } = useTable()
  const isSelectable = draft.isSelectable(piece)
  const isPlayable = !isSelectable && family !== undefined && draft.has(family)
  const isTaken = draft.isPicked(piece) || (isPlayable && draft.isChosen && draft.family === family)
  const isUsable = isSelectable || isPlayable
  const { look, ...lens } = useLens(() => ({ ...reading, why: isUsable || isTaken ? undefined : whyNot() }))
  return (
    <button
      type="button"
      className={`na-card ${className}`}
      data-can={isUsable || undefined}
      data-taken={isTaken || undefined}
      data-fly={travels}
      data-at={piece}
      aria-pressed={isUsable ? isTaken : undefined}
      {...lens}
      onClick={event => {
        if (isSelectable) draft.point(piece)
        else if (isPlayable && isTaken) draft.cancel()
        else if (isPlayable) draft.begin(family)
        else look(event.currentTarget)
      }}
    >
      {children}
      {order !== undefined && order > 0 && (
        <span className="na-order" title={t('desk.order', { count: order })}>
          {order}
        </span>
      )}
      {isUsable && !isTaken && <Heard>{t(isPlayable ? 'desk.playable' : 'planet.chooseHere')}</Heard>}
    </button>
  )
}

/** A Place card of the reader, in one of the own piles. */
export function PlaceCard({ zone, card, small = false }: { zone: Zone; card: PlaceNumber; small?: boolean }) {
  const { words: t, view } = useTable()
  const why = useWhyNotCard()
  const name = t.nameOf(`place:${card}`)
  return (
    <CardButton
      piece={key(zone, 'place', card)}
      reading={{ title: `${card} ${name}`, text: t.effect(`place:${card}`) }}
      whyNot={() => (zone === 'hand' ? why.place(card) : undefined)}
      className={small ? 'na-card-place na-card-small' : 'na-card-place'}
      travels={`place:${card}`}
    >
      <span className="na-card-number">{card}</span>
      {!small && (
        <span className="na-card-picture">
          <Illustration place={card} />
        </span>
      )}
      <span className="na-card-name">{name}</span>
      {!small && <span className="na-card-text">{t(`short.${card}`)}</span>}
      {view.forbidden.includes(card) && zone === 'hand' && (
        <span className="na-card-mark">{t('planet.barredShort')}</span>
      )}
    </CardButton>
  )
}

/** A Survival card of the reader, with its text. */
export function SurvivalCard({ zone, card }: { zone: 'survival' | 'drawn'; card: SurvivalCardId }) {
  const { words: t } = useTable()
  const why = useWhyNotCard()
  const ref = `survival:${card}`
  return (
    <CardButton
      piece={key(zone, 'survival', card)}
      {...(zone === 'survival' && { family: ref })}
      reading={{ title: t.nameOf(ref) }}
      whyNot={() => why.survival(card)}
      className="na-card-action na-card-survival"
      travels={ref}
    >
      <span className="na-card-name">{t.nameOf(ref)}</span>
      <span className="na-card-when">{t.when(ref)}</span>
      <span className="na-card-text">{t.effect(ref)}</span>
    </CardButton>
  )
}

/** A Hunt card of the reader, with its text and the token that it brings. */
export function HuntCard({
  zone,
  card,
  order,
}: {
  zone: 'hunt' | 'struck'
  card: HuntCardId
  order?: number
}) {
  const { words: t } = useTable()
  const why = useWhyNotCard()
  const ref = `hunt:${card}`
  const { symbol } = HUNT_CARDS[card]
  return (
    <CardButton
      piece={key(zone, 'hunt', card)}
      {...(zone === 'hunt' && { family: ref })}
      reading={{ title: t.nameOf(ref) }}
      whyNot={() => why.hunt(card)}
      className="na-card-action na-card-hunt"
      {...(order !== undefined && { order })}
      travels={ref}
    >
      <span className="na-card-name">{t.nameOf(ref)}</span>
      <span className="na-card-when">{t.when(ref)}</span>
      <span className="na-card-text">{t.effect(ref)}</span>
      {symbol && (
        <span className="na-card-symbol">
          <TokenShape token={symbol} />
          <Heard>{t.nameOf(`token:${symbol}`)}</Heard>
        </span>
      )}
    </CardButton>
  )
}
