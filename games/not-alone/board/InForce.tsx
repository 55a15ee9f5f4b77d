import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import { HUNT_CARDS } from '../data/hunt-cards.ts'
import { topOfHuntDiscard } from '../rules/queries.ts'
import type { PlayedHunt } from '../state.ts'
import type { SurvivalCardId } from '../survival-cards/index.ts'
import { BackShape, SeatShape, TokenShape } from './Shapes.tsx'
import { seenCards } from './suspects.ts'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'
import './force.css'

/** The Creature, the cards in force this round, and the decks. */
export function InForce() {
  const { view, words: t } = useTable()
  const asked = view.asks.find(({ seat, required }) => required && seat === view.creatureSeat)
  const left = view.huntForbidden ? 0 : view.huntLimit - view.played.length
  return (
    <section className="na-force na-panel" aria-label={t('force.label')}>
      <div className="na-creature">
        <h2 className="na-section-title">{t('creature.label')}</h2>
        <p className="na-row-name">
          <SeatShape seat={view.creatureSeat} />
          <strong>{t.nameOf(seatRef(view.creatureSeat))}</strong>
        </p>
        <ul className="na-facts">
          <li>{t('creature.hand', { count: view.huntHand.length })}</li>
          {view.outcome === null && view.round > 0 && (
            <li>
              {view.huntForbidden
                ? t('creature.forbidden')
                : t('creature.limit', { count: Math.max(0, left) })}
            </li>
          )}
          {view.nextHuntLimit > 1 && <li>{t('creature.tracking')}</li>}
          {view.outcome && (
            <li>{t('creature.cards', { cards: seenCards(view.huntHand).map(card => `hunt:${card}`) })}</li>
          )}
        </ul>
        {asked && view.outcome === null && (
          <p className="na-row-asked">
            {t.reader.read({ key: `waiting.${asked.kind}`, ...(asked.about && { params: asked.about }) })}
          </p>
        )}
      </div>
      <div className="na-played">
        <h2 className="na-section-title">{t('force.label')}</h2>
        {view.played.length === 0 && view.survivalInForce.length === 0 && (
          <p className="na-hush">{t('force.none')}</p>
        )}
        <ul className="na-played-cards">
          {view.played.map(played => (
            <li key={played.card}>
              <Played played={played} />
            </li>
          ))}
          {view.survivalInForce.map(card => (
            <li key={card}>
              <PlayedSurvival card={card} />
            </li>
          ))}
        </ul>
      </div>
      <Decks />
    </section>
  )
}

/** A Hunt card that lies in front of the Creature, with what it names. */
function Played({ played: { card, as, hunted, places } }: { played: PlayedHunt }) {
  const { words: t, spot } = useTable()
  const named = [
    ...(hunted === undefined ? [] : [seatRef(hunted)]),
    ...(places ?? []).map(place => `place:${place}`),
  ]
  const { look, ...lens } = useLens(() => ({
    title: t.nameOf(`hunt:${card}`),
    kind: card === as ? undefined : t('force.as', { card: `hunt:${as}` }),
    text: t.effect(`hunt:${as}`),
  }))
  const { symbol } = HUNT_CARDS[as]
  return (
    <button
      type="button"
      className="na-card na-card-action na-card-hunt na-card-played"
      data-fly={`hunt:${card}`}
      data-spot={spot.has(`hunt:${card}`) || undefined}
      {...lens}
      onClick={event => look(event.currentTarget)}
    >
      <span className="na-card-name">{t.nameOf(`hunt:${card}`)}</span>
      {card !== as && <span className="na-card-when">{t('force.as', { card: `hunt:${as}` })}</span>}
      {named.length > 0 && <span className="na-card-when">{t('force.names', { what: named })}</span>}
      <span className="na-card-text">{t.effect(`hunt:${as}`)}</span>
      {symbol && (
        <span className="na-card-symbol">
          <TokenShape token={symbol} />
          <Heard>{t.nameOf(`token:${symbol}`)}</Heard>
        </span>
      )}
    </button>
  )
}

/** A Survival card whose effect lasts, with who played it. [NA-3.11] */
function PlayedSurvival({ card }: { card: SurvivalCardId }) {
  const { view, words: t, spot } = useTable()
  const ref = `survival:${card}`
  const owner = view.turnOrder.find(seat => view.hunted[seat]!.played === card)
  const { look, ...lens } = useLens(() => ({ title: t.nameOf(ref), text: t.effect(ref) }))
  return (
    <button
      type="button"
      className="na-card na-card-action na-card-survival na-card-played"
      data-fly={ref}
      data-spot={spot.has(ref) || undefined}
      {...lens}
      onClick={event => look(event.currentTarget)}
    >
      <span className="na-card-name">{t.nameOf(ref)}</span>
      {owner !== undefined && <span className="na-card-when">{t('force.by', { seat: seatRef(owner) })}</span>}
      <span className="na-card-text">{t.effect(ref)}</span>
    </button>
  )
}

/** How many cards are left where, and what lies on top. */
function Decks() {
  const { view, words: t } = useTable()
  const top = topOfHuntDiscard(view)
  const decks = [
    { id: 'hunt', name: t('decks.hunt'), count: view.huntDeck.length },
    {
      id: 'huntDiscard',
      name: t('decks.huntDiscard'),
      count: view.huntDiscard.length,
      cards: view.huntDiscard.map(card => `hunt:${card}`),
    },
    { id: 'survival', name: t('decks.survival'), count: view.survivalDeck.length },
    {
      id: 'survivalDiscard',
      name: t('decks.survivalDiscard'),
      count: view.survivalDiscard.length,
      cards: view.survivalDiscard.map(card => `survival:${card}`),
    },
  ]
  return (
    <div className="na-decks">
      <h2 className="na-section-title">{t('decks.label')}</h2>
      <ul className="na-facts">
        {decks.map(({ id, name, count, cards }) => (
          <li key={id}>
            <BackShape /> {name}: {t('decks.cards', { count })}
            {cards && cards.length > 0 && (
              <details>
                <summary>{t('decks.look')}</summary>
                {t.list(cards.toReversed())}
              </details>
            )}
          </li>
        ))}
        {top && <li>{t('decks.huntTop', { card: `hunt:${top}` })}</li>}
      </ul>
    </div>
  )
}
