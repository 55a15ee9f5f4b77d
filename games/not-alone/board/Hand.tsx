import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import { availableTokens, lies } from '../rules/queries.ts'
import type { SurvivalCardId } from '../survival-cards/index.ts'
import { HuntCard, PlaceCard, SurvivalCard } from './Cards.tsx'
import { isCard, key, type Zone } from './options.ts'
import { TokenShape } from './Shapes.tsx'
import { seenCards } from './suspects.ts'
import { useTable } from './table.ts'
import './hand.css'

/** The reader's own cards in one row, those first that are asked about most. */
export function Hand() {
  const { side, words: t } = useTable()
  const tray = useRef<HTMLElement>(null)
  if (side === 'spectator') return null
  return (
    <section ref={tray} className="sb-tray na-hand" aria-label={t('desk.label')}>
      {side === 'hunted' ? <HuntedHand tray={tray} /> : <CreatureHand />}
    </section>
  )
}

function HuntedHand({ tray }: { tray: RefObject<HTMLElement | null> }) {
  const { view, props, draft, words: t } = useTable()
  // Nothing else of the hand is asked about: what can be played is not left beyond the edge of the tray.
  const families = draft.options.map(({ family }) => family)
  const playsOnly = families.some(isCard) && families.every(one => isCard(one) || one === 'pass')
  useLayoutEffect(() => {
    if (playsOnly) tray.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [playsOnly, tray])
  const own = view.hunted[props.seat!]
  if (!own) return null
  const front = own.explored.filter(({ inFront }) => inFront).map(({ card }) => card)
  const locked = seenCards(own.locked)
  const drawn = seenCards(own.drawn)
  const survival = seenCards(own.survival)
  const discard = sorted(seenCards(own.discard))
  const struck = view.struckBack?.seat === props.seat ? seenCards(view.struckBack.cards) : []
  return (
    <>
      {struck.length > 0 && <StruckCards cards={struck} />}
      {drawn.length > 0 && (
        <Pile title={t('desk.drawn')}>
          {drawn.map(card => (
            <SurvivalCard key={card} zone="drawn" card={card} />
          ))}
        </Pile>
      )}
      {playsOnly && <SurvivalPile cards={survival} />}
      {locked.length > 0 && <Places title={t('desk.locked')} zone="locked" cards={locked} />}
      {front.length > 0 && <Places title={t('desk.front')} zone="front" cards={front} />}
      <Places
        title={t('desk.places')}
        zone="hand"
        cards={sorted(seenCards(own.hand))}
        empty={t('desk.placesNone')}
      />
      {discard.length > 0 && <Places title={t('desk.discard')} zone="discard" cards={discard} small />}
      {!playsOnly && survival.length > 0 && <SurvivalPile cards={survival} />}
    </>
  )
}

function SurvivalPile({ cards }: { cards: readonly SurvivalCardId[] }) {
  const { words: t } = useTable()
  return (
    <Pile title={t('desk.survival')}>
      {cards.map(card => (
        <SurvivalCard key={card} zone="survival" card={card} />
      ))}
    </Pile>
  )
}

const sorted = (cards: PlaceNumber[]) => cards.toSorted((a, b) => a - b)

function CreatureHand() {
  const { view, words: t } = useTable()
  const hand = seenCards(view.huntHand)
  return (
    <>
      {view.round > 0 && <Tokens />}
      <Pile title={t('desk.hunt')} empty={hand.length === 0 ? t('desk.huntNone') : undefined}>
        {hand.map(card => (
          <HuntCard key={card} zone="hunt" card={card} />
        ))}
      </Pile>
    </>
  )
}

/** The three Hunt tokens: which can be placed, which lie on the planet. */
function Tokens() {
  const { view, draft, words: t } = useTable()
  const available = availableTokens(view)
  const isPlacing = draft.options.some(({ family }) => family.startsWith('token:'))
  return (
    <Pile title={t('desk.tokens')} isSmall>
      {(['creature', 'artemia', 'target'] as const).map(token => {
        const family = `token:${token}`
        const can = isPlacing && draft.has(family)
        const unplaced = available.includes(token) ? 'desk.tokenReady' : 'desk.tokenOff'
        const isOver = view.phase === 'reckoning' || view.phase === 'endOfTurn'
        const state = t(lies(view, token) ? 'desk.tokenOut' : isOver ? 'desk.tokenBack' : unplaced)
        return (
          <button
            key={token}
            type="button"
            className="na-token-button"
            data-can={can || undefined}
            data-off={!available.includes(token) || undefined}
            aria-disabled={can ? undefined : true}
            aria-pressed={can ? draft.family === family : undefined}
            onClick={() => can && draft.begin(family)}
          >
            <TokenShape token={token} />
            <span>
              <strong>{t.nameOf(`token:${token}`)}</strong>
              <span className="na-hush">{state}</span>
            </span>
          </button>
        )
      })}
    </Pile>
  )
}

/** Hunt cards taken by Strike Back, to be put under the deck in an order. */
function StruckCards({ cards }: { cards: HuntCardId[] }) {
  const { draft, words: t } = useTable()
  const chosen = draft.standing?.chosen ?? []
  return (
    <Pile title={t('desk.struck')}>
      {cards.map(card => (
        <HuntCard
          key={card}
          zone="struck"
          card={card}
          order={chosen.indexOf(key('struck', 'hunt', card)) + 1}
        />
      ))}
    </Pile>
  )
}

interface PlacesProps {
  title: string
  zone: Zone
  cards: readonly PlaceNumber[]
  empty?: string
  small?: boolean
}

function Places({ title, zone, cards, empty, small = false }: PlacesProps) {
  return (
    <Pile title={title} zone={zone} empty={cards.length === 0 ? empty : undefined} isSmall={small}>
      {cards.map(card => (
        <PlaceCard key={card} zone={zone} card={card} small={small} />
      ))}
    </Pile>
  )
}

function Pile({
  title,
  zone,
  empty,
  isSmall = false,
  children,
}: {
  title: string
  zone?: Zone
  empty?: string | undefined
  /** Things that lie one below the other. */
  isSmall?: boolean
  children: ReactNode
}) {
  return (
    <div className="na-pile" data-zone={zone} data-at={zone} data-small={isSmall || undefined}>
      <h2 className="na-pile-title">{title}</h2>
      {empty !== undefined ? (
        <p className="na-hush">{empty}</p>
      ) : (
        <div className="na-pile-cards">{children}</div>
      )}
    </div>
  )
}
