import { Heard } from '../../kit/board/Heard.tsx'
import type { SeatId } from '../../kit/index.ts'
import { MOST_WILL } from '../data/board.ts'
import { cardsToLock } from '../rules/queries.ts'
import { key } from './options.ts'
import { BackShape, SeatShape, WillShape } from './Shapes.tsx'
import { type Suspicion, seenCards, suspicionsOf } from './suspects.ts'
import { useTable } from './table.ts'
import { seatRef, type Words } from './words.ts'

/** One Hunted: Will, cards, effects, and the ten Place cards as far as the reader knows them. */
export function HuntedRow({ seat }: { seat: SeatId }) {
  const { view, props, draft, spot, words: t } = useTable()
  const isMine = props.seat === seat
  const piece = key('seat', 'seat', seat)
  const canPoint = draft.isSelectable(piece)
  const asked = view.asks.find(ask => ask.seat === seat && ask.required)
  const player = props.players.find(one => one.seat === seat)
  return (
    <li
      className="na-row"
      data-at={piece}
      data-mine={isMine || undefined}
      data-spot={spot.has(seatRef(seat)) || undefined}
      data-caught={view.caught.includes(seat) || undefined}
    >
      <div className="na-row-who">
        <p className="na-row-name">
          <SeatShape seat={seat} />
          <strong>{t.nameOf(seatRef(seat))}</strong>
          {isMine && <span className="na-tag">{t('you')}</span>}
          {player?.bot && <span className="na-tag">{t('bot')}</span>}
          {player && !player.bot && !player.online && <span className="na-tag">{t('away')}</span>}
          {canPoint && (
            <button
              type="button"
              className="na-chip na-chip-small"
              aria-pressed={draft.isPicked(piece)}
              aria-label={t.nameOf(seatRef(seat))}
              onClick={() => draft.point(piece)}
            >
              {draft.isPicked(piece) ? '✓' : '+'}
            </button>
          )}
        </p>
        <Will will={view.hunted[seat]!.will} />
        <Counts seat={seat} />
      </div>
      <div className="na-row-cards">
        <Cells seat={seat} />
        <Effects seat={seat} />
        {asked && view.outcome === null && (
          <p className="na-row-asked">
            {t.reader.read({ key: `waiting.${asked.kind}`, ...(asked.about && { params: asked.about }) })}
          </p>
        )}
      </div>
    </li>
  )
}

function Will({ will }: { will: number }) {
  const { words: t } = useTable()
  const word = t(`hunted.willWord.${Math.max(0, Math.min(MOST_WILL, will)) as 0 | 1 | 2 | 3}`)
  return (
    <p className="na-will-line" data-will={will}>
      <span className="na-wills" aria-hidden="true">
        {Array.from({ length: MOST_WILL }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places in a row
          <WillShape key={i} isThere={i < will} />
        ))}
      </span>
      <Heard>{t('hunted.will', { will, most: MOST_WILL })}, </Heard>
      <span>{word}</span>
    </p>
  )
}

/** How many cards there are where. */
function Counts({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const hunted = view.hunted[seat]!
  const isLocking = view.phase === 'exploration' && view.outcome === null
  return (
    <p className="na-counts">
      <span>{t('hunted.hand', { count: hunted.hand.length })}</span>
      <span>{t('hunted.survival', { count: hunted.survival.length + hunted.drawn.length })}</span>
      {hunted.locked.length > 0 && (
        <span className="na-locked">
          {hunted.locked.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards lying face down are all alike
            <BackShape key={i} />
          ))}
          {t('hunted.locked', { count: hunted.locked.length })}
        </span>
      )}
      {isLocking && hunted.locked.length < cardsToLock(hunted) && <span>{t('hunted.notLocked')}</span>}
    </p>
  )
}

/** The ten Place cards: owned, discarded, revealed, possible; and how often each was explored. */
function Cells({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const suspicions = suspicionsOf(view, seat)
  const label = t('hunted.places', { seat: seatRef(seat) })
  return (
    <ol className="na-cells" aria-label={label}>
      {suspicions.map(one => (
        <li
          key={one.place}
          className="na-cell"
          data-state={one.state}
          data-barred={one.isBarred || undefined}
          title={sayCell(t, one)}
        >
          <span aria-hidden="true">
            {one.state === 'unowned' ? '·' : one.place}
            {one.visits > 0 && <small>×{one.visits}</small>}
          </span>
          <Heard>{sayCell(t, one)}</Heard>
        </li>
      ))}
    </ol>
  )
}

function sayCell(t: Words, { place, state, isBarred, visits }: Suspicion): string {
  const parts = [
    `${place} ${t.nameOf(`place:${place}`)}: ${t(`hunted.cells.${state}`)}`,
    ...(isBarred && state !== 'unowned' ? [t('planet.barred')] : []),
    ...(visits > 0 ? [t('hunted.tally', { count: visits })] : []),
  ]
  return parts.join(', ')
}

/** Everything else that is known: explored places, pending effects, cards played, what was shown. */
function Effects({ seat }: { seat: SeatId }) {
  const { view, side, props, words: t } = useTable()
  const hunted = view.hunted[seat]!
  const shown = seenCards(hunted.shown).map(card => `place:${card}`)
  const isHidden = hunted.discard.some(card => card === null)
  const anticipated = view.played.some(({ as, hunted: named }) => as === 'anticipation' && named === seat)
  const isOver = view.outcome !== null
  const effects: [key: string, words: string, kind?: string][] = [
    ...(view.caught.includes(seat)
      ? [['caught', t('hunted.caught'), 'bad'] as [string, string, string]]
      : []),
    ...on(hunted.explored.length > 0, 'explores', () =>
      t('hunted.explores', { places: hunted.explored.map(({ place }) => `place:${place}`) }),
    ),
    ...on(hunted.active === 'river', 'river', () => t('hunted.riverNow')),
    ...on(hunted.active === 'artefact', 'artefact', () => t('hunted.artefactNow')),
    ...on(hunted.pending === 'river', 'riverNext', () => t('hunted.riverNext')),
    ...on(hunted.pending === 'artefact', 'artefactNext', () => t('hunted.artefactNext')),
    ...on(hunted.played !== null, 'played', () => t('hunted.played', { card: `survival:${hunted.played}` })),
    ...on(hunted.dodges, 'dodges', () => t('hunted.dodges')),
    ...on(hunted.detects, 'detects', () => t('hunted.detects')),
    ...on(hunted.resists > 0, 'resists', () => t('hunted.resists', { count: hunted.resists })),
    ...on(anticipated, 'anticipated', () => t('hunted.anticipated')),
    ...on(side === 'creature' && shown.length > 0, 'shown', () => t('hunted.shown', { places: shown })),
    ...on(props.seat === seat && shown.length > 0, 'shownBy', () => t('hunted.shownBy', { places: shown })),
    ...on(isHidden, 'hidden', () => t('hunted.discardHidden', { count: hunted.discard.length })),
    ...on(isOver && hunted.survival.length > 0, 'cards', () =>
      t('hunted.survivalCards', { cards: seenCards(hunted.survival).map(card => `survival:${card}`) }),
    ),
  ]
  if (effects.length === 0) return null
  return (
    <ul className="na-effects">
      {effects.map(([id, words, kind]) => (
        <li key={id} data-kind={kind}>
          {words}
        </li>
      ))}
    </ul>
  )
}

const on = (condition: boolean, id: string, words: () => string): [string, string][] =>
  condition ? [[id, words()]] : []
