import type { Ask } from '../../kit/index.ts'
import { isCard } from '../rules/deck.ts'
import { militaryFor, waysOf, worldOf } from '../rules/placing.ts'
import type { Uid } from '../state.ts'
import { ActionChoice } from './ActionChoice.tsx'
import { Answer, Confirm, MoveButton, OtherMoves } from './Answer.tsx'
import { PLACES } from './Hand.tsx'
import { POINTED, pointsAt } from './offers.ts'
import { PickCards } from './PickCards.tsx'
import { Planner } from './Planner.tsx'
import { placingArgs, priceAtOnce } from './payment.ts'
import { WORLD_QUESTIONS } from './Tableau.tsx'
import { useTable } from './table.ts'

/** What the questions are answered with, and where the answer is given. Those about the orb are answered on its chart. */
const ANSWERED: { readonly [kind: string]: (props: { ask: Ask }) => React.ReactNode } = {
  actions: ActionChoice,
  startWorld: PickCards,
  keep: PickCards,
  startHand: PickFromHand,
  payDevelopment: PickFromHand,
  placeWorld: PickFromHand,
  discardForGood: PickFromHand,
  discard: PickFromHand,
  gather: PickFromHand,
  develop: PointAt,
  settle: PointAt,
  extra: PointAt,
  trade: PointAt,
  windfall: PointAt,
  consume: Planner,
}

/** The question that is open now. */
export function Question() {
  const { ask, beside } = useTable()
  return [ask, beside].map(one => {
    const Answered = one && ANSWERED[one.kind]
    // A question that is asked again is the same one: a plan goes on in it.
    return Answered ? <Answered key={one.kind} ask={one} /> : null
  })
}

const CONFIRMS: {
  readonly [kind: string]: 'foot.pay' | 'foot.discard'
} = {
  payDevelopment: 'foot.pay',
  placeWorld: 'foot.pay',
  startHand: 'foot.discard',
  discard: 'foot.discard',
  discardForGood: 'foot.discard',
}

/** Confirms what was picked of the hand or the tableau; the status says what is still missing. */
function PickFromHand({ ask }: { ask: Ask }) {
  const { view, seat, chosenFor, choose, movesOf, words: t } = useTable()
  const chosen = chosenFor(ask)
  const others = movesOf(ask).filter(({ move }) => move !== 'answer')
  const conquers = ask.kind === 'placeWorld' && waysOf(view, seat!).conquers
  // A world that can only be conquered has no price, and too few cards pay for nothing: a token has to help.
  const isPicking = ask.pick !== undefined && (chosen.length > 0 || !conquers)
  const only = others.length === 1 ? others[0] : undefined
  const lamp = isPicking ? undefined : (others.find(({ move }) => move === 'conquer') ?? only)
  const military = useMilitary(ask)
  if (!ask.pick)
    return (
      <Answer status={military.join(' · ')}>
        <OtherMoves moves={others} lamp={lamp} />
      </Answer>
    )
  const { min, max } = ask.pick
  const status = [
    ...military,
    t(min === max ? 'foot.exact' : 'foot.upTo', { count: chosen.length, most: max }),
  ].join(' · ')
  return (
    <Answer status={status}>
      <OtherMoves moves={others} lamp={lamp} />
      {chosen.length > 0 && max > 1 && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      <Confirm ask={ask} isLamp={isPicking}>
        {t(chosen.length === 0 && min === 0 ? 'foot.none' : (CONFIRMS[ask.kind] ?? 'foot.confirm'))}
      </Confirm>
    </Answer>
  )
}

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
function PointAt({ ask }: { ask: Ask }) {
  const { view, seat, chosenFor, choose, movesOf, words: t, whyNot } = useTable()
  const moves = movesOf(ask)
  const [target, ...payment] = chosenFor(ask)
  const fitting = target === undefined ? [] : moves.filter(one => pointsAt(one, target))
  const isPlacing = ask.kind === 'develop' || ask.kind === 'settle'
  const price = isPlacing && fitting.length > 0 ? priceAtOnce(view, seat!, target!) : null
  const others = moves.filter(one => !POINTED.includes(one.move) || !isCard(String(one.args[1])))
  const canPoint = moves.length > others.length
  // Worlds are lit in the tableau, also where each way with them has a button.
  const asksWorlds = WORLD_QUESTIONS.includes(ask.kind)
  const isPointing = PLACES[ask.kind] !== undefined || asksWorlds
  const status =
    target !== undefined && fitting.length > 0
      ? price !== null && price > 0
        ? t('foot.placing', { card: `card:${target}`, count: payment.length, most: price })
        : t('foot.chosen', { card: `card:${target}` })
      : isPointing
        ? t(canPoint || asksWorlds ? 'foot.point' : 'foot.noneFits')
        : undefined
  return (
    <Answer status={status}>
      <OtherMoves moves={others} lamp={canPoint || others.length > 1 ? undefined : others[0]} />
      {isPlacing && fitting.length > 0 && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      {fitting.map((one, i) => (
        <MoveButton
          key={JSON.stringify([one.move, one.args])}
          move={one}
          args={price === null ? one.args : placingArgs(one.args, payment)}
          isLamp={i === 0}
          disabled={
            price !== null && price > 0 && whyNot(ask, one.move, target as Uid, payment) !== undefined
          }
        />
      ))}
    </Answer>
  )
}
