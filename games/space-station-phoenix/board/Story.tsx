import type { ComponentType } from 'react'
import { PointBars } from '../../kit/board/PointBars.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { SeatTable } from '../../kit/board/SeatTable.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId, Sum } from '../../kit/index.ts'
import { type Components, SPECIES, type Species } from '../components.ts'
import { plurality, scoreOf } from '../rules/scoring.ts'
import { residentsOf } from '../rules/station.ts'
import type { PhoenixView } from '../state.ts'
import { Course } from './Course.tsx'
import { SpeciesShape } from './Icons.tsx'
import { seatRef, type Words, wordsOf } from './words.ts'
import './board.css'
import './story.css'

/** The story of a game for the result page: where everybody's points came from. */
export function storyWith(c: Components): ComponentType<BoardProps<PhoenixView>> {
  return function PhoenixStory({ view, reader }: BoardProps<PhoenixView>) {
    return (
      <div className="sp-story" data-game="space-station-phoenix">
        <StoryTable view={view} c={c} words={wordsOf(reader)} />
      </div>
    )
  }
}

/** The parts of a score, as a table shows them: terms of one kind together. */
const PARTS = ['track', 'sectors', 'residents', 'plurality', 'endgame', 'gems', 'resources'] as const
export type Part = (typeof PARTS)[number]

/** Points by part. */
export function partsOfScore({ terms }: Sum): { [P in Part]: number } {
  const points = (part: Part) =>
    terms.reduce((sum, { label, amount }) => (label.key === `score.${part}` ? sum + amount : sum), 0)
  return Object.fromEntries(PARTS.map(part => [part, points(part)])) as { [P in Part]: number }
}

interface StoryProps {
  view: PhoenixView
  c: Components
  words: Words
}

/** Points by part and player, majorities, and stations in numbers. */
export function StoryTable({ view, c, words: t }: StoryProps) {
  const scores = Object.fromEntries(
    view.order.map(seat => [seat, view.final?.[seat] ?? scoreOf(c, view, seat)]),
  )
  const totalOf = (seat: SeatId) => scores[seat]!.total
  const pointsOf = (seat: SeatId, part: Part) => partsOfScore(scores[seat]!)[part]
  const order = [...view.order].sort((a, b) => totalOf(b) - totalOf(a))
  const seats = { order, nameOf: (seat: SeatId) => t.nameOf(seatRef(seat)), mark: 'sp-seat' }
  return (
    <section className="sp-story-panel" aria-label={t('story.label')}>
      <h3 className="sp-title">{t('story.label')}</h3>
      <PointBars {...seats} parts={PARTS} pointsOf={pointsOf} totalOf={totalOf} />
      <Course view={view} words={t} />
      <SeatTable
        {...seats}
        caption={t('story.points')}
        rows={PARTS.map(part => ({
          id: part,
          part,
          name: t(`story.${part}`),
          of: seat => pointsOf(seat, part),
        }))}
        total={{ name: t('story.total'), of: totalOf }}
      />
      <SeatTable
        {...seats}
        caption={t('story.majorities')}
        rows={SPECIES.map(species => ({
          id: species,
          name: (
            <>
              <SpeciesShape species={species} /> {t.nameOf(`species:${species}`)}
            </>
          ),
          of: seat => (
            <Majority points={plurality(c, view, seat, species)} of={livingOf(view, seat, species)} />
          ),
        }))}
      />
      <SeatTable
        {...seats}
        caption={t('story.stations')}
        rows={FACTS.map(({ id, of }) => ({
          id,
          name: t(`story.fact.${id}`),
          of: seat => of(view, seat, t),
        }))}
      />
      {order.some(seat => pointsOf(seat, 'endgame') > 0) && (
        <Endgame order={order} scores={scores} words={t} />
      )}
    </section>
  )
}

const livingOf = (view: PhoenixView, seat: SeatId, species: Species) =>
  residentsOf(view.players[seat]!).filter(one => one.species === species).length

/** How many residents of a species somebody has, and what that scored. */
const Majority = ({ of, points }: { of: number; points: number }) => (
  <>
    {of}
    {points > 0 && <span className="sp-won"> +{points}</span>}
  </>
)

const FACTS = [
  {
    id: 'hub',
    of: (view: PhoenixView, seat: SeatId, t: Words) => {
      const { hub } = view.players[seat]!
      return hub === null ? '–' : t.nameOf(`hub:${hub}`)
    },
  },
  { id: 'sectors', of: (view: PhoenixView, seat: SeatId) => Object.keys(view.players[seat]!.station).length },
  { id: 'residents', of: (view: PhoenixView, seat: SeatId) => residentsOf(view.players[seat]!).length },
  { id: 'dismantled', of: (view: PhoenixView, seat: SeatId) => view.players[seat]!.dismantled },
  { id: 'ships', of: (view: PhoenixView, seat: SeatId) => Object.keys(view.players[seat]!.fleet).length },
] as const

/** Which effects scored at the end, one line each. */
function Endgame({
  order,
  scores,
  words: t,
}: {
  order: readonly SeatId[]
  scores: { [seat: SeatId]: Sum }
  words: Words
}) {
  return (
    <details className="sp-endgame">
      <summary>{t('story.effects')}</summary>
      {order.map(seat => {
        const terms = scores[seat]!.terms.filter(({ label }) => label.key === 'score.endgame')
        return (
          terms.length > 0 && (
            <div key={seat}>
              <h4 className="sp-fleet-head">
                <span>
                  <SeatShape seat={seat} className="sp-seat" /> <span>{t.nameOf(seatRef(seat))}</span>
                </span>
              </h4>
              <ul>
                {terms.map(({ label, amount }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: terms never change
                  <li key={i}>
                    {t.read(label)}: <b>+{amount}</b>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </details>
  )
}
