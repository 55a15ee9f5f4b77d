import type { ReactNode } from 'react'
import { type Ask, type LegalMove, questionLine } from '../../kit/index.ts'
import { isCard } from '../rules/deck.ts'
import { militaryFor, worldOf } from '../rules/placing.ts'
import type { Uid } from '../state.ts'
import { PICKS_HAND, PLACES } from './Hand.tsx'
import { Icon } from './Icons.tsx'
import { POINTED, pointsAt } from './offers.ts'
import { placingArgs, priceAtOnce } from './payment.ts'
import { WORLD_QUESTIONS } from './Tableau.tsx'
import { useTable } from './table.ts'
import type { Words } from './words.ts'

/** Questions that have a panel of their own with everything in it. */
const OWN_PANEL: readonly string[] = [
  'consume',
  'orbFirst',
  'orbCorner',
  'orbMove',
  'orbPlay',
  'orbBreed',
  'orbAirlock',
]

/** Moves that are what most people want, where they are possible. */
const LIT: readonly string[] = ['conquer', 'placeFree']

/** What is chosen and the lamp that confirms it; it stays in sight at the foot of the board. */
export function Foot() {
  const { asks, words: t } = useTable()
  const shown = asks.filter(({ kind }) => !OWN_PANEL.includes(kind))
  if (shown.length === 0) return null
  return (
    <section className="rg-foot" data-several={shown.length > 1 || undefined} aria-label={t('foot.label')}>
      {shown.map(ask =>
        ask.pick ? <PickFoot key={ask.id} ask={ask} /> : <MoveFoot key={ask.id} ask={ask} />,
      )}
    </section>
  )
}

interface AskFootProps {
  ask: Ask
  /** What is chosen so far, or what is to be done. */
  status: ReactNode
  children: ReactNode
}

/** The question, how far its answer is, and everything that can be done. */
function AskFoot({ ask, status, children }: AskFootProps) {
  const { movesOf, words: t, send, isBusy } = useTable()
  const all = movesOf(ask)
  const others = all.filter(one => !POINTED.includes(one.move) || sellsToken(one))
  return (
    <div className="rg-foot-ask">
      <div className="rg-foot-words">
        <p>{t.read(questionLine(ask))}</p>
        <p className="rg-count" role="status">
          {status}
        </p>
      </div>
      <div className="rg-foot-acts">
        {others.map(one => (
          <button
            key={JSON.stringify([one.move, one.args])}
            type="button"
            className={
              LIT.includes(one.move) || others.length === all.length ? 'rg-button rg-lamp' : 'rg-button'
            }
            disabled={isBusy}
            onClick={() => send(one.move, ...one.args)}
          >
            {t.read(one.label)}
          </button>
        ))}
        {children}
      </div>
    </div>
  )
}

/** An artifact can be sold as a good, and lies on no world to be pointed at. */
const sellsToken = ({ move, args }: LegalMove) => move === 'sell' && !isCard(String(args[1]))

/** Confirms what was picked; the count says what is still missing. */
function PickFoot({ ask }: { ask: Ask }) {
  const { chosenFor, choose, words: t, send, whyNot, isBusy } = useTable()
  const chosen = chosenFor(ask)
  const { min, max } = ask.pick!
  const why = whyNot(ask, 'answer', chosen)
  const isPayment = PICKS_HAND.includes(ask.kind)
  const status = [
    ...useMilitary(ask),
    named(
      min === max
        ? t('foot.exact', { count: chosen.length, most: max })
        : t('foot.upTo', { count: chosen.length, most: max }),
      isPayment ? chosen : [],
      t,
    ),
  ].join(' · ')
  return (
    <AskFoot ask={ask} status={status}>
      {chosen.length > 0 && isPayment && max > 1 && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      <button
        type="button"
        className="rg-button rg-lamp"
        disabled={why !== undefined || isBusy}
        onClick={() => send('answer', ask.id, chosen)}
      >
        <Icon name="check" />
        {t(chosen.length === 0 && min === 0 ? 'foot.none' : (CONFIRMS[ask.kind] ?? 'foot.confirm'))}
      </button>
    </AskFoot>
  )
}

const CONFIRMS: {
  readonly [kind: string]: 'foot.pay' | 'foot.keep' | 'foot.discard' | 'foot.reveal' | 'foot.startWorld'
} = {
  payDevelopment: 'foot.pay',
  placeWorld: 'foot.pay',
  keep: 'foot.keep',
  startWorld: 'foot.startWorld',
  startHand: 'foot.discard',
  discard: 'foot.discard',
  discardForGood: 'foot.discard',
  actions: 'foot.reveal',
}

/** The cards that go are named: on a phone not all of the hand is in sight. */
const named = (status: string, cards: readonly Uid[], t: Words): string =>
  cards.length > 0 ? t('foot.named', { status, cards: cards.map(card => `card:${card}`) }) : status

/** Where Military counts: how much of it is there, and how much it takes. */
function useMilitary({ kind }: Ask): string[] {
  const { view, seat, words: t } = useTable()
  const { placing } = view.players[seat!]!.turn
  const world = placing && worldOf(placing.card)
  if (kind !== 'placeWorld' || !placing || !world?.military) return []
  const have = militaryFor(view, seat!, world, placing.by).total
  return [t('foot.military', { have, need: world.cost })]
}

/** Confirms the card or world that was pointed at, and what pays for it. */
function MoveFoot({ ask }: { ask: Ask }) {
  const { view, seat, chosenFor, choose, movesOf, words: t, send, isBusy, whyNot } = useTable()
  const [target, ...payment] = chosenFor(ask)
  const fitting = target === undefined ? [] : movesOf(ask).filter(one => pointsAt(one, target))
  const isPlacing = ask.kind === 'develop' || ask.kind === 'settle'
  const price = isPlacing && fitting.length > 0 ? priceAtOnce(view, seat!, target!) : null
  const isPointing = PLACES[ask.kind] !== undefined || WORLD_QUESTIONS.includes(ask.kind)
  const status = [
    ...useMilitary(ask),
    ...(price !== null && price > 0
      ? [named(t('foot.paying', { count: payment.length, most: price }), payment, t)]
      : []),
    ...(fitting.length === 0 && isPointing
      ? [t(movesOf(ask).some(({ move }) => POINTED.includes(move)) ? 'foot.point' : 'foot.noneFits')]
      : []),
  ].join(' · ')
  return (
    <AskFoot ask={ask} status={status}>
      {isPlacing && fitting.length > 0 && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      {fitting.map(one => {
        const args = price === null ? one.args : placingArgs(one.args, payment)
        const why = price !== null && price > 0 ? whyNot(ask, one.move, target, payment) : undefined
        return (
          <button
            key={JSON.stringify([one.move, one.args])}
            type="button"
            className="rg-button rg-lamp"
            disabled={isBusy || why !== undefined}
            onClick={() => send(one.move, ...args)}
          >
            <Icon name="check" />
            {t.read(one.label)}
          </button>
        )
      })}
    </AskFoot>
  )
}
