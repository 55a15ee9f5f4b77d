import { PointBars } from '../../kit/board/PointBars.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { SeatTable } from '../../kit/board/SeatTable.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId } from '../../kit/index.ts'
import { designOf } from '../rules/deck.ts'
import { scoreNow, tieBreakOf } from '../rules/scoring.ts'
import type { RaceView } from '../state.ts'
import { PARTS, type Part, partsOf } from './score.ts'
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
  const totalOf = (seat: SeatId) => scores[seat]!.total
  const pointsOf = (seat: SeatId, part: Part) => partsOf(scores[seat]!)[part]
  const seats = {
    order: [...view.order].sort((a, b) => totalOf(b) - totalOf(a)),
    nameOf: (seat: SeatId) => t.nameOf(`seat:${seat}`),
    mark: 'rg-seat',
  }
  const parts = PARTS.filter(part => part !== 'token' || view.orb !== null)
  return (
    <section className="rg-panel rg-story-panel" aria-label={t('story.label')}>
      <h3 className="rg-title">{t('story.label')}</h3>
      <PointBars {...seats} parts={parts} pointsOf={pointsOf} totalOf={totalOf} />
      <SeatTable
        {...seats}
        caption={t('story.points')}
        rows={parts.map(part => ({
          id: part,
          part,
          name: t(`story.${part}`),
          of: seat => pointsOf(seat, part),
        }))}
        total={{ name: t('story.total'), of: totalOf }}
      />
      <SeatTable
        {...seats}
        caption={t('story.empires')}
        rows={FACTS.map(({ id, of }) => ({ id, name: t(`story.fact.${id}`), of: seat => of(view, seat) }))}
      />
      <Cards order={seats.order} view={view} words={t} />
    </section>
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
