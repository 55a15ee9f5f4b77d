import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId } from '../../kit/index.ts'
import { designOf } from '../rules/deck.ts'
import { tieBreakOf } from '../rules/scoring.ts'
import type { RaceView } from '../state.ts'
import { PARTS, type Part, partsOf, scoreNow } from './score.ts'
import { type Words, wordsOf } from './words.ts'
import './board.css'
import './field.css'
import './story.css'

/** The story of a finished game for the result page: where everybody's points came from. */
export function RaceStory({ view, reader }: BoardProps<RaceView>) {
  return (
    <div className="rg-story" data-game="race-for-the-galaxy">
      <StoryTable view={view} words={wordsOf(reader)} />
    </div>
  )
}

interface StoryProps {
  view: RaceView
  words: Words
}

/** Points by part and player, and empires in numbers. */
export function StoryTable({ view, words: t }: StoryProps) {
  const scores = Object.fromEntries(view.order.map(seat => [seat, scoreNow(view, seat)]))
  const order = [...view.order].sort((a, b) => scores[b]!.total - scores[a]!.total)
  const best = Math.max(1, ...order.map(seat => scores[seat]!.total))
  const parts = PARTS.filter(part => part !== 'token' || view.orb !== null)
  return (
    <section className="rg-panel rg-story-panel" aria-label={t('story.label')}>
      <h3 className="rg-title">{t('story.label')}</h3>
      <ul className="rg-bars" aria-hidden="true">
        {order.map(seat => (
          <li key={seat}>
            <span className="rg-bar-name">
              <SeatShape seat={seat} className="rg-seat" /> <span>{t.nameOf(`seat:${seat}`)}</span>
            </span>
            <span className="rg-bar" style={{ width: `${(Math.max(0, scores[seat]!.total) / best) * 100}%` }}>
              {parts.map(part => {
                const points = partsOf(scores[seat]!)[part]
                return points > 0 ? (
                  <span key={part} data-part={part} title={t(`story.${part}`)} style={{ flexGrow: points }}>
                    {points}
                  </span>
                ) : null
              })}
            </span>
            <b>{scores[seat]!.total}</b>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard */}
      <div className="rg-story-frame" tabIndex={0}>
        <table className="rg-story-table">
          <caption>{t('story.points')}</caption>
          <thead>
            <tr>
              <td />
              {order.map(seat => (
                <th key={seat} scope="col">
                  <SeatShape seat={seat} className="rg-seat" />{' '}
                  <span className="rg-story-name">{t.nameOf(`seat:${seat}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <Points
                key={part}
                part={part}
                order={order}
                of={seat => partsOf(scores[seat]!)[part]}
                words={t}
              />
            ))}
            <tr className="rg-total">
              <th scope="row">{t('story.total')}</th>
              {order.map(seat => (
                <td key={seat}>{scores[seat]!.total}</td>
              ))}
            </tr>
            {FACTS.map(({ id, of }) => (
              <tr key={id}>
                <th scope="row">{t(`story.fact.${id}`)}</th>
                {order.map(seat => (
                  <td key={seat}>{of(view, seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Cards order={order} view={view} words={t} />
    </section>
  )
}

function Points({
  part,
  order,
  of,
  words: t,
}: {
  part: Part
  order: readonly SeatId[]
  of(seat: SeatId): number
  words: Words
}) {
  return (
    <tr>
      <th scope="row">
        <span className="rg-key" data-part={part} aria-hidden="true" /> {t(`story.${part}`)}
      </th>
      {order.map(seat => (
        <td key={seat}>{of(seat)}</td>
      ))}
    </tr>
  )
}

const countOf = (view: RaceView, seat: SeatId, type: 'development' | 'world') =>
  view.players[seat]!.tableau.filter(card => designOf(card).type === type).length

const FACTS = [
  { id: 'worlds', of: (view: RaceView, seat: SeatId) => countOf(view, seat, 'world') },
  { id: 'developments', of: (view: RaceView, seat: SeatId) => countOf(view, seat, 'development') },
  { id: 'left', of: tieBreakOf },
] as const

/** What every card scored, most first. */
function Cards({ order, view, words: t }: StoryProps & { order: readonly SeatId[] }) {
  return (
    <details className="rg-scored">
      <summary>{t('story.cards')}</summary>
      <div className="rg-scored-lists">
        {order.map(seat => (
          <div key={seat}>
            <h4>
              <SeatShape seat={seat} className="rg-seat" />{' '}
              <span className="rg-name">{t.nameOf(`seat:${seat}`)}</span>
            </h4>
            <ul>
              {[...scoreNow(view, seat).terms]
                .sort((a, b) => b.amount - a.amount)
                .map(({ label, amount }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a score never change
                  <li key={i}>
                    <span>{t.read(label)}</span> <b>{amount < 0 ? `−${-amount}` : amount}</b>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
