import { type ReactNode, useMemo, useState } from 'react'
import {
  type ActionCardId,
  isActionCard,
  isPoliticalCard,
  type PoliticalCardId,
  TILES,
  type TileId,
} from '../data/index.ts'
import { planetValue } from '../numbers/planets.ts'
import { anytimePlays } from '../rules/windows/anytime.ts'
import { Anytime } from './Anytime.tsx'
import { CardFace } from './CardFace.tsx'
import { Value } from './Marks.tsx'
import { Stability } from './Stability.tsx'
import { useTable } from './table.ts'
import './desk/desk.css'
import { OptionButton } from './desk/OptionButton.tsx'

/** Plans that need the room of the hand on a phone. */
const NEEDS_ROOM = ['act', 'transfer', 'move', 'land', 'produce', 'secondary', 'strategic']

/** The reader's own cards: tiles to be placed, action cards, political cards, the secret objective. */
export function Hand() {
  const { view, seat, words: t, ask, draft, props } = useTable()
  const [opened, setOpened] = useState<string | null>(null)
  const anytime = useMemo(
    () => (seat === null || props.past || view.outcome ? [] : anytimePlays(view, seat)),
    [view, seat, props.past],
  )
  const plays = anytime.filter(({ card }) => card === opened)
  const sells = (id: PoliticalCardId) => !props.past && props.refusal('sellPolitical', [id]) === undefined
  if (seat === null) return null
  const { tiles, actionCards, politicalCards, secrets } = view.players[seat]!
  if (tiles.length + actionCards.length + politicalCards.length + secrets.length === 0) return null
  return (
    <>
      <section
        className="sb-tray ti-hand"
        data-planning={(draft && NEEDS_ROOM.includes(draft.move)) || undefined}
        data-resting={!ask || undefined}
        aria-label={t('hand.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {tiles.map(tile => tile && <Tile key={tile} tile={tile} />)}
        {actionCards.map((card, i) => (
          <ActionCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold several of a kind
            key={i}
            card={card!}
            isOpen={opened === card}
            onOpen={
              anytime.some(play => play.card === card)
                ? () => setOpened(opened === card ? null : card!)
                : undefined
            }
          />
        ))}
        {secrets.map(id => (
          <StillCard key={id} kind="objective">
            <CardFace of="objective" id={id!} />
            <span className="ti-face-kind">{t('hand.secret')}</span>
          </StillCard>
        ))}
        {politicalCards.map(id => (
          <PoliticalCard
            key={id}
            id={id!}
            isOpen={opened === id}
            onOpen={sells(id!) ? () => setOpened(opened === id ? null : id) : undefined}
          />
        ))}
      </section>
      <Stability />
      {opened !== null && isPoliticalCard(opened) && politicalCards.includes(opened) && sells(opened) && (
        <Sale id={opened} onSold={() => setOpened(null)} />
      )}
      {plays.length > 0 && <Anytime key={opened} plays={plays} onPlayed={() => setOpened(null)} />}
    </>
  )
}

/** A card that is only read now. */
function StillCard({ kind, children }: { kind?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, by keyboard too
    <span className="ti-face" data-off={kind === undefined || undefined} data-kind={kind} tabIndex={0}>
      {children}
    </span>
  )
}

interface PoliticalCardProps {
  id: PoliticalCardId
  /** What it can be discarded for is shown. */
  isOpen: boolean
  onOpen: (() => void) | undefined
}

/** A political card: at any time it can be discarded for a trade good. [TI-34.04] */
function PoliticalCard({ id, isOpen, onOpen }: PoliticalCardProps) {
  const { words: t, isBusy } = useTable()
  const face = (
    <>
      <CardFace of="politicalCard" id={id} />
      <span className="ti-face-kind">{t('hand.political')}</span>
    </>
  )
  if (!onOpen) return <StillCard kind="political">{face}</StillCard>
  return (
    <button
      type="button"
      className="ti-face"
      data-kind="political"
      aria-expanded={isOpen}
      disabled={isBusy}
      onClick={onOpen}
    >
      {face}
    </button>
  )
}

/** What becomes of a political card that is discarded: asked apart from the card, which is gone then. */
function Sale({ id, onSold }: { id: string; onSold(): void }) {
  const { props, words: t, isBusy } = useTable()
  return (
    <div className="ti-form-row">
      <button
        type="button"
        className="sb-button"
        disabled={isBusy}
        onClick={() => {
          void props.move('sellPolitical', id)
          onSold()
        }}
      >
        {t('hand.sell')}
      </button>
      <span>
        <b>{t.nameOf(`politicalCard:${id}`)}</b>{' '}
        <span className="ti-hush">{t.about(`politicalCard:${id}`, 'text')}</span>
      </span>
    </div>
  )
}

/** An action card: pressed where it can be played now. */
interface ActionCardProps {
  card: ActionCardId
  /** What it can be aimed at is shown. */
  isOpen: boolean
  /** It can interrupt. */
  onOpen: (() => void) | undefined
}

function ActionCard({ card, isOpen, onOpen }: ActionCardProps) {
  const { legal, draft, setDraft, isBusy } = useTable()
  const plays = legal.filter(
    ({ move, args }) => (move === 'playCard' || move === 'playAction') && args[1] === card,
  )
  const [first] = plays
  const isChosen =
    draft !== undefined &&
    (draft.move === 'playCard' || draft.move === 'playAction') &&
    draft.args[1] === card
  if (!isActionCard(card)) return null
  if (!first && onOpen)
    return (
      <button type="button" className="ti-face" aria-expanded={isOpen} disabled={isBusy} onClick={onOpen}>
        <CardFace of="actionCard" id={card} />
      </button>
    )
  if (!first)
    return (
      <StillCard>
        <CardFace of="actionCard" id={card} />
      </StillCard>
    )
  return (
    <OptionButton
      isFace
      isChosen={isChosen}
      onChoose={() => setDraft(isChosen ? undefined : { move: first.move, args: first.args })}
    >
      <CardFace of="actionCard" id={card} />
    </OptionButton>
  )
}

/** A system that is placed on the map: it is taken here, and laid there. */
function Tile({ tile }: { tile: TileId }) {
  const { view, ask, legal, draft, setDraft, words: t } = useTable()
  const can = ask?.kind === 'placeTile' && legal.some(({ args }) => args[1] === tile)
  const row = TILES[tile]
  return (
    <button
      type="button"
      className="ti-option ti-tall"
      aria-pressed={draft?.move === 'placeTile' && draft.args[1] === tile}
      disabled={!can}
      onClick={() => setDraft({ move: 'placeTile', args: [ask!.id, tile] })}
    >
      <b>{t.nameOf(`tile:${tile}`)}</b>
      <span className="ti-row">
        {row.planets.map(planet => (
          <span key={planet}>
            <Value of="resources" value={planetValue(view, planet, 'resources').total} />
            <Value of="influence" value={planetValue(view, planet, 'influence').total} />
          </span>
        ))}
        {row.anomaly && <span className="ti-hush">{t(`anomaly.${row.anomaly}`)}</span>}
        {(row.wormholes ?? []).map(kind => (
          <span key={kind} className="ti-hush">
            {t.nameOf(`wormhole:${kind}`)}
          </span>
        ))}
      </span>
    </button>
  )
}
