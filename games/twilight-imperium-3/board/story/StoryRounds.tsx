/** The galaxy after every round, with what was fought for and decided in it. */
import { useState } from 'react'
import { Heard } from '../../../kit/board/Heard.tsx'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { middleOf, outline, wholeOf } from '../../drawing/layout.ts'
import { cellsOf } from '../../galaxy/map.ts'
import { planetsIn } from '../../rules/planets.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { Words } from '../words.ts'
import { holdersAfter, turningPoints } from './course.ts'

interface StoryProps {
  view: TiView
  words: Words
}

export function StoryRounds({ view, words: t }: StoryProps) {
  const { chronicle } = view
  const [round, look] = useState(chronicle.length)
  const turning = turningPoints(view)
  const chapter = chronicle[round - 1]
  if (!chapter) return null
  return (
    <section className="ti-chapters" aria-label={t('story.rounds')}>
      <h3>{t('story.rounds')}</h3>
      <div className="ti-rounds">
        {chronicle.map((_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds do not change places
            key={i}
            type="button"
            aria-pressed={round === i + 1}
            data-turning={turning.has(i + 1) || undefined}
            onClick={() => look(i + 1)}
          >
            {i + 1}
            {turning.has(i + 1) && <Heard> {t('story.turning')}</Heard>}
          </button>
        ))}
      </div>
      <p className="ti-hush">{t('story.turningHelp')}</p>
      <div className="ti-chapter">
        <SmallMap view={view} words={t} round={round} />
        <div>
          <h4>{t('round', { round })}</h4>
          <ul className="ti-deeds">
            {chapter.battles.map(({ cell, by, of, winner }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was fought does not change
              <li key={i}>
                {t(winner === null ? 'story.battleOfNobody' : 'story.battle', {
                  seat: `seat:${by}`,
                  other: `seat:${of}`,
                  place: systemRef(view, cell),
                  ...(winner !== null && { winner: `seat:${winner}` }),
                })}
              </li>
            ))}
            {chapter.laws.map(id => (
              <li key={id}>{t('story.law', { card: `politicalCard:${id}` })}</li>
            ))}
            {Object.entries(chapter.points).map(([seat, points]) => (
              <li key={seat}>{t('story.reached', { seat: `seat:${seat}`, count: points })}</li>
            ))}
          </ul>
          {chapter.battles.length + chapter.laws.length + Object.keys(chapter.points).length === 0 && (
            <p className="ti-hush">{t('story.quiet')}</p>
          )}
        </div>
      </div>
    </section>
  )
}

const OUTLINE = outline(3)

function SmallMap({ view, words: t, round }: StoryProps & { round: number }) {
  const holders = holdersAfter(view, round)
  const fought = new Set(view.chronicle[round - 1]!.battles.map(({ cell }) => cell))
  const { x, y, width, height } = wholeOf(view.galaxy)
  const seatsIn = (cell: Cell): SeatId[] => [
    ...new Set(planetsIn(view, cell).flatMap(planet => holders.get(planet) ?? [])),
  ]
  return (
    <svg
      className="ti-small-map"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={t('story.map', { round })}
    >
      {cellsOf(view.galaxy).map(cell => {
        const middle = middleOf(cell)
        const seats = seatsIn(cell)
        return (
          <g
            key={cell}
            className="ti-small-system"
            data-seat={seats.length === 1 ? seats[0] : undefined}
            data-fought={fought.has(cell) || undefined}
            transform={`translate(${middle.x} ${middle.y})`}
          >
            <polygon points={OUTLINE} />
            {seats.slice(0, 3).map((seat, i) => (
              <svg
                key={seat}
                data-seat={seat}
                x={(i - (Math.min(3, seats.length) - 1) / 2) * 60 - 35}
                y={-35}
                width="70"
                height="70"
                viewBox="-1 -1 22 22"
                aria-hidden="true"
              >
                <SeatShape seat={seat} className="ti-seat" />
              </svg>
            ))}
            {fought.has(cell) && <path className="ti-fought" d="M30 -70l36 36M66 -70l-36 36" />}
          </g>
        )
      })}
    </svg>
  )
}
