import type { ComponentType } from 'react'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId, Sum } from '../../kit/index.ts'
import { type Components, SPECIES } from '../components.ts'
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
  const order = [...view.order].sort((a, b) => scores[b]!.total - scores[a]!.total)
  const best = Math.max(1, ...order.map(seat => scores[seat]!.total))
  const names = (
    <tr>
      <td />
      {order.map(seat => (
        <th key={seat} scope="col">
          <SeatShape seat={seat} className="sp-seat" />{' '}
          <span className="sp-story-name">{t.nameOf(seatRef(seat))}</span>
        </th>
      ))}
    </tr>
  )
  return (
    <section className="sp-story-panel" aria-label={t('story.label')}>
      <h3 className="sp-title">{t('story.label')}</h3>
      <ul className="sp-bars" aria-hidden="true">
        {order.map(seat => (
          <li key={seat}>
            <span className="sp-bar-name">
              <SeatShape seat={seat} className="sp-seat" />{' '}
              <span className="sp-story-name">{t.nameOf(seatRef(seat))}</span>
            </span>
            <span className="sp-bar" style={{ width: `${(scores[seat]!.total / best) * 100}%` }}>
              {PARTS.map(part => {
                const points = partsOfScore(scores[seat]!)[part]
                return points > 0 ? (
                  <span key={part} data-part={part} style={{ flexGrow: points }}>
                    <span>{points}</span>
                  </span>
                ) : null
              })}
            </span>
            <b>{scores[seat]!.total}</b>
          </li>
        ))}
      </ul>
      <Course view={view} words={t} />
      <div className="sp-story-frame">
        <table className="sp-story-table">
          <caption>{t('story.points')}</caption>
          <thead>{names}</thead>
          <tbody>
            {PARTS.map(part => (
              <tr key={part}>
                <th scope="row">
                  <span className="sp-key" data-part={part} aria-hidden="true" /> {t(`story.${part}`)}
                </th>
                {order.map(seat => (
                  <td key={seat}>{partsOfScore(scores[seat]!)[part]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('story.total')}</th>
              {order.map(seat => (
                <td key={seat}>{scores[seat]!.total}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="sp-story-frame">
        <table className="sp-story-table">
          <caption>{t('story.majorities')}</caption>
          <thead>{names}</thead>
          <tbody>
            {SPECIES.map(species => (
              <tr key={species}>
                <th scope="row">
                  <SpeciesShape species={species} /> {t.nameOf(`species:${species}`)}
                </th>
                {order.map(seat => {
                  const number = residentsOf(view.players[seat]!).filter(
                    one => one.species === species,
                  ).length
                  const points = plurality(c, view, seat, species)
                  return (
                    <td key={seat} data-won={points > 0 || undefined}>
                      {number}
                      {points > 0 && <span className="sp-won"> +{points}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="sp-story-frame">
        <table className="sp-story-table">
          <caption>{t('story.stations')}</caption>
          <thead>{names}</thead>
          <tbody>
            {FACTS.map(({ id, of }) => (
              <tr key={id}>
                <th scope="row">{t(`story.fact.${id}`)}</th>
                {order.map(seat => (
                  <td key={seat}>{of(view, seat, t)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {order.some(seat => partsOfScore(scores[seat]!).endgame > 0) && (
        <Endgame order={order} scores={scores} words={t} />
      )}
    </section>
  )
}

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
                  <SeatShape seat={seat} className="sp-seat" />{' '}
                  <span className="sp-story-name">{t.nameOf(seatRef(seat))}</span>
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
