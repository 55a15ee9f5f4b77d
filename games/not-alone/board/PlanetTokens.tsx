import type { CSSProperties } from 'react'
import { HUNT_CARDS, isHuntCard } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import { topOfHuntDiscard } from '../rules/queries.ts'
import type { NotAloneView, TokenId } from '../state.ts'
import { atSpot, spotOf } from './layout.ts'
import { idOf, zoneOf } from './options.ts'
import { TokenShape } from './Shapes.tsx'
import { useTable } from './table.ts'
import type { Draft } from './useDraft.ts'

const TOKENS = ['creature', 'artemia', 'target'] as const

/** The Hunt tokens on places and borders. The places say in words what lies on them. */
export function PlanetTokens() {
  const { view, draft } = useTable()
  const drafted = draftedToken(view, draft)
  const lying = TOKENS.flatMap(token => {
    const places = drafted?.token === token ? drafted.places : view.tokens[token]
    return places.length > 0 ? [{ token, places, isDraft: drafted?.token === token }] : []
  })
  return (
    <div className="na-tokens" aria-hidden="true">
      {lying.map(({ token, places, isDraft }) => {
        const sharing = lying.filter(other => other.places.join() === places.join())
        return (
          <span
            key={token}
            className="na-token"
            data-on={places.length === 2 ? 'border' : 'place'}
            data-draft={isDraft || undefined}
            style={
              {
                ...atSpot(spotOf(places)),
                '--nth': sharing.findIndex(other => other.token === token),
              } as CSSProperties
            }
          >
            <TokenShape token={token} />
          </span>
        )
      })}
    </div>
  )
}

/** The token that the reader is about to place, where it would lie. */
export function draftedToken(
  view: NotAloneView,
  { family, standing }: Draft,
): { token: TokenId; places: PlaceNumber[] } | undefined {
  const pieces = standing?.chosen.filter(piece => zoneOf(piece) === 'place' || zoneOf(piece) === 'pair') ?? []
  const places = pieces.map(piece => Number(idOf(piece)) as PlaceNumber)
  if (!family || places.length === 0) return undefined
  const [kind, id = ''] = family.split(':')
  if (kind === 'token') return { token: id as TokenId, places }
  if (id === 'hologram' || id === 'wrong-track') {
    const chosen = standing?.chosen.find(piece => zoneOf(piece) === 'token')
    const token = id === 'hologram' ? 'artemia' : ((chosen ? idOf(chosen) : 'creature') as TokenId)
    return { token, places }
  }
  const as = id === 'flashback' ? topOfHuntDiscard(view) : id
  if (kind !== 'hunt' || !as || !isHuntCard(as)) return undefined
  const { symbol, onBorder } = HUNT_CARDS[as]
  return symbol && (places.length === 2) === onBorder ? { token: symbol, places } : undefined
}
