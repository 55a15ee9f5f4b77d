import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useLens } from '../../../kit/board/Lens.tsx'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { Ask, SeatId } from '../../../kit/index.ts'
import { orbMilitary } from '../../rules/orb-board.ts'
import { newsFor } from '../../rules/orb-news.ts'
import type { OrbTurn, RaceView } from '../../state.ts'
import { Icon } from '../Icons.tsx'
import { termsOf } from '../reading.ts'
import { useTable } from '../table.ts'
import { Laying } from './Laying.tsx'
import { Legend } from './Legend.tsx'
import { Moving } from './Moving.tsx'
import { OrbCard } from './OrbCard.tsx'
import { OrbMap } from './OrbMap.tsx'
import { isLaying } from './placements.ts'

/** Something happens on the orb now: it is what the field shows. */
export const isOrbOn = (view: RaceView, ask: Ask | undefined): boolean =>
  view.phase === 'orb' || view.phase === 'orbSetup' || (ask !== undefined && (isLaying(ask) || isMoving(ask)))

const isMoving = ({ kind }: Ask) => kind === 'orbMove' || kind === 'orbCorner'

/** The orb: chart, priority, orb hand. What is asked about it is answered on the chart. */
export function OrbPanel() {
  const { view, ask, words: t, seat } = useTable()
  const chart = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus(chart)
  if (!view.orb) return null
  return (
    <section className="rg-orb" aria-label={t('orb.title')}>
      <div ref={chart} className="rg-orb-main" {...focus}>
        {ask && isLaying(ask) ? (
          <Laying key={ask.id} ask={ask} />
        ) : ask && isMoving(ask) ? (
          // A turn goes on in the same chart: it keeps its sight, and the focus.
          <Moving key="moving" ask={ask} />
        ) : (
          <OrbMap key="chart" targets={[]} onTarget={() => {}} />
        )}
      </div>
      <div className="rg-orb-side">
        <p className="rg-hush">
          {view.orb.deck.length === 0 && !view.outcome ? (
            <b className="rg-orb-last">{t('orb.lastRound')}</b>
          ) : (
            t('orb.cards', { count: view.orb.deck.length })
          )}
        </p>
        <Aside />
        {seat !== null && !(ask && isLaying(ask)) && <OrbHand />}
        <Legend />
      </div>
    </section>
  )
}

/** Whoever plays on the chart with keys stays there when another question is asked on it. */
function useKeptFocus(chart: RefObject<HTMLDivElement | null>) {
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    chart.current?.querySelector<SVGElement>('.rg-orb-sheet > svg')?.focus({ preventScroll: true })
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = chart.current?.contains(relatedTarget as Node) ?? false
    },
  }
}

/** What everybody sees beside the chart. */
function Aside() {
  const { seat } = useTable()
  return (
    <>
      <Recent />
      <Priority />
      {seat !== null && <Military seat={seat} />}
    </>
  )
}

/** What others did here since the reader's last turn. */
function Recent() {
  const { view, seat, words: t } = useTable()
  const news = newsFor(view, seat)
  if (news.length === 0) return null
  return (
    <section aria-label={t('orb.recent')}>
      <h4 className="rg-orb-head">{t(seat === null ? 'orb.recentAll' : 'orb.recent')}</h4>
      <ul className="rg-orb-recent">
        {news.map(({ line, seat }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: news never change their order
          <li key={i}>
            <SeatShape seat={seat} className="rg-seat" /> <span>{t.read(line!)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The reader's Military against beam barriers, with its parts. */
function Military({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const sum = orbMilitary(view, seat)
  const { look, ...lens } = useLens(() => ({
    title: t('orb.military', { count: sum.total }),
    text: t('orb.militaryText'),
    notes: termsOf(sum, t),
  }))
  return (
    <button
      {...lens}
      type="button"
      className="rg-stat rg-orb-force"
      onClick={event => look(event.currentTarget)}
    >
      <Icon name="military" /> {t('orb.military', { count: sum.total })}
    </button>
  )
}

/** Who acts before whom, and what of the turn is done. */
function Priority() {
  const { view, words: t } = useTable()
  const { priority, queue, turn, teams } = view.orb!
  const turnWords = ({ taken, actions }: OrbTurn) =>
    taken.length === 0
      ? t('orb.actions', { count: actions })
      : `${t('orb.taken', { count: taken.length, most: actions })} ${taken.map(action => t(`orb.action.${action}`)).join(', ')}`
  return (
    <section aria-label={t('orb.priority')}>
      <h4 className="rg-orb-head">{t('orb.priority')}</h4>
      <ol className="rg-orb-priority">
        {priority.map(seat => {
          const own = Object.values(teams).filter(team => team.seat === seat)
          return (
            <li key={seat} data-now={turn?.seat === seat || undefined}>
              <SeatShape seat={seat} className="rg-seat" />
              <span>{t.nameOf(`seat:${seat}`)}</span>
              <span className="rg-hush">
                {own.map(({ x, y }) => `(${x}, ${y})`).join(' ')}
                {` ${t('orb.held', { count: view.players[seat]!.orbHand.length })}`}
                {turn?.seat === seat && ` – ${turnWords(turn)}`}
                {turn?.seat !== seat && queue.includes(seat) && ` ${t('orb.waits')}`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The reader's orb cards; of those not yet looked at only the backs. */
function OrbHand() {
  const { view, seat, words: t } = useTable()
  const { orbHand } = view.players[seat!]!
  if (orbHand.length === 0) return null
  return (
    <section aria-label={t('orb.hand')}>
      <h4 className="rg-orb-head">{t('orb.hand')}</h4>
      <ul className="rg-orb-hand">
        {orbHand.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={`${card} ${i}`}>
            <OrbCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
