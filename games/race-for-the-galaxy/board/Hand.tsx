import { Part } from '../../kit/board/Part.tsx'
import type { Ask } from '../../kit/index.ts'
import { HAND_LIMIT } from '../data/setup.ts'
import { designOf } from '../rules/deck.ts'
import type { Uid } from '../state.ts'
import { Card, type CardProps } from './Card.tsx'
import { Icon } from './Icons.tsx'
import { type Offer, offerOf } from './offers.ts'
import { placingArgs, priceAtOnce, toggled, withPayment } from './payment.ts'
import { PICKS_APART, PICKS_HAND } from './picks.ts'
import { offerWords } from './reading.ts'
import { type TableContext, useTable } from './table.ts'
import type { Words } from './words.ts'

/** Questions that a card of the hand answers by being placed, and the moves that do it. */
export const PLACES: { readonly [kind: string]: readonly string[] } = {
  develop: ['develop'],
  settle: ['settle'],
  extra: ['convoy', 'project'],
}

const ASKS_HAND: readonly string[] = [...PICKS_HAND, ...Object.keys(PLACES)]

/** Questions that what is in the hand decides, too: it is read whole. */
const READS_HAND: readonly string[] = ['actions', ...PICKS_APART]

/** The question that the hand answers: the one beside it, where there is one. */
function useHandAsk(): Ask | undefined {
  const { ask, beside } = useTable()
  return [ask, beside].find(one => one && ASKS_HAND.includes(one.kind)) ?? ask
}

/** The reader's hand, always in sight, with what every card costs now. */
export function Hand() {
  const { view, seat, words: t } = useTable()
  const ask = useHandAsk()
  const actOn = useHandActs()
  if (seat === null || view.outcome) return null
  const { hand: own, turn } = view.players[seat]!
  const hand = own as Uid[]
  const isAsked = ask !== undefined && ASKS_HAND.includes(ask.kind)
  const subject = ask && PICKS_HAND.includes(ask.kind) ? turn.placing?.card : undefined
  return (
    <Part of="hand">
      <section className="rg-hand" aria-label={t('hand.label')}>
        {subject && (
          <div className="rg-subject">
            <Card card={subject} owner={seat} size="hand" />
          </div>
        )}
        {hand.length === 0 && <p className="rg-hush">{t('hand.empty')}</p>}
        <ul
          className="rg-tray"
          data-at="hand"
          data-asked={isAsked || undefined}
          data-shut={(ask && !isAsked && !READS_HAND.includes(ask.kind)) || undefined}
          data-aside={(ask && !isAsked) || undefined}
          aria-label={t('hand.count', { count: hand.length, most: HAND_LIMIT })}
        >
          {hand.map(card => {
            const offer = offerOf(view, seat, card)
            return (
              <li key={card}>
                <Card
                  card={card}
                  owner={seat}
                  inHand
                  size="hand"
                  note={offerWords(offer, t).join(' ')}
                  {...actOn(card, offer)}
                />
              </li>
            )
          })}
        </ul>
      </section>
    </Part>
  )
}

/** What pointing at a card of the hand does now, and the tab on its picture. */
function useHandActs(): (card: Uid, offer: Offer) => Partial<CardProps> {
  const table = useTable()
  const { given, chosenFor, choose, words: t } = table
  const ask = useHandAsk()
  const picking = ask?.pick && PICKS_HAND.includes(ask.kind) ? ask : undefined

  if (picking) {
    const chosen = chosenFor(picking)
    return card => {
      if (!picking.pick!.options.includes(card)) return { dim: true }
      const isChosen = chosen.includes(card)
      return {
        act: {
          chosen: isChosen,
          label: t(`choose.${handLabel(picking)}`),
          onAct: () => choose(picking, toggled(chosen, card, picking.pick!.max)),
        },
        children: isChosen && <OutTag words={t} pays={handLabel(picking) === 'pay'} />,
      }
    }
  }
  if (ask && PLACES[ask.kind]) return placingActs(ask, table)
  // What was chosen secretly stays marked until all have chosen.
  return (card, offer) => ({
    marked: given.chosen.includes(card),
    children: given.out.includes(card) ? <OutTag words={t} /> : <OfferTag offer={offer} words={t} />,
  })
}

/** Placing a card: the first one pointed at is placed, the others pay for it. */
function placingActs(
  ask: Ask,
  { view, seat, chosenFor, choose, movesOf, send, whyNot, words: t }: TableContext,
): (card: Uid, offer: Offer) => Partial<CardProps> {
  const names = PLACES[ask.kind]!
  const legal = names.flatMap(name => movesOf(ask, name))
  const [target, ...payment] = chosenFor(ask)
  const price = target === undefined || ask.kind === 'extra' ? null : priceAtOnce(view, seat!, target)
  const proposal = (card: Uid) => (ask.kind === 'extra' ? [card] : withPayment(view, seat!, card))
  return (card, offer) => {
    if (target !== undefined && price !== null && price > 0 && card !== target) {
      const pays = payment.includes(card)
      return {
        act: {
          chosen: false,
          label: t('choose.pay'),
          onAct: () => choose(ask, [target, ...toggled(payment, card, price)]),
        },
        dim: !pays,
        children: pays && <OutTag words={t} pays />,
      }
    }
    // Of cards that are not for this phase no price counts now.
    const isOther = (designOf(card).type === 'development') !== (ask.kind === 'develop')
    if (isOther) return { dim: true }
    const moves = legal.filter(({ args }) => args[1] === card)
    const isFree = moves.some(({ move }) => move === 'project')
    const children = isFree ? (
      <p className="rg-tag" data-can>
        <Icon name="check" /> {t('offer.nothing')}
      </p>
    ) : (
      <OfferTag offer={moves.length > 0 ? { ...offer, refusal: undefined } : offer} words={t} isAsked />
    )
    const [only] = moves
    if (!only) return { dim: true, children, why: whyNot(ask, names[0]!, card) }
    const isChosen = card === target
    return {
      act: {
        chosen: isChosen,
        label: t(isChosen ? 'choose.back' : 'choose.place'),
        onAct: () => choose(ask, isChosen ? [] : proposal(card)),
        onTwice:
          moves.length === 1
            ? () => send(only.move, ...placingArgs(only.args, proposal(card).slice(1)))
            : undefined,
      },
      children,
    }
  }
}

const handLabel = ({ kind }: Ask) => (kind === 'payDevelopment' || kind === 'placeWorld' ? 'pay' : 'discard')

/** This card leaves the hand. */
function OutTag({ words: t, pays = false }: { words: Words; pays?: boolean }) {
  return (
    <p className="rg-tag" data-out>
      <Icon name="discard" /> {t(pays ? 'chosen.pay' : 'chosen.discard')}
    </p>
  )
}

interface OfferTagProps {
  offer: Offer
  words: Words
  /** Whether it can be placed now is what is asked: a sign says so. */
  isAsked?: boolean
}

/** The price of a card on its picture. */
function OfferTag({ offer: { price, military, refusal, mayBeFree }, words: t, isAsked }: OfferTagProps) {
  const can = refusal === undefined
  return (
    <p className="rg-tag" data-can={(isAsked && can) || undefined}>
      {isAsked && <Icon name={can ? 'check' : 'cross'} />}
      {military && (
        <span>
          <Icon name="military" />
          {`${military.have.total}/${military.need}`}
        </span>
      )}
      {price && (
        <span>{price.total === 0 ? t('offer.nothing') : t('offer.price', { count: price.total })}</span>
      )}
      {mayBeFree && price && price.total > 0 && <span>{t('offer.free')}</span>}
    </p>
  )
}
