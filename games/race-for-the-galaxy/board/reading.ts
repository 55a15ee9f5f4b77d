/** Cards in words, for the lens and for people who listen. */
import type { Reading } from '../../kit/board/Lens.tsx'
import type { SeatId, Sum } from '../../kit/index.ts'
import { line } from '../../kit/index.ts'
import { isOrbOnly } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import type { RaceView, Uid } from '../state.ts'
import { faceLine, marksLine, phasedLine, scoringLine } from '../text/describe.ts'
import { bonusNow, type Offer, offerOf } from './offers.ts'
import type { Words } from './words.ts'

/** A number that is added. */
export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** The parts of a number, one line each. */
export const termsOf = ({ terms }: Sum, t: Words): string[] =>
  terms.map(({ label, amount }) => `${t.read(label)}: ${signed(amount)}`)

/** What a card does, sentence by sentence. */
export function powersIn(uid: Uid, view: RaceView, t: Words): string[] {
  const design = designOf(uid)
  return [
    ...design.powers
      .filter(power => view.orb !== null || !isOrbOnly(power))
      .map(one => t.read(phasedLine(one))),
    ...design.endgame.map(score => t.read(line('scoring.end', { score: scoringLine(score) }))),
  ]
}

/** Cost, kind and marks of a card. */
export function faceOf(uid: Uid, t: Words): string {
  const design = designOf(uid)
  const marks = marksLine(design)
  return marks ? `${t.read(faceLine(design))} ${t.read(marks)}.` : t.read(faceLine(design))
}

/** The price of a card of the own hand in words. */
export function offerWords({ price, military, refusal, mayBeFree }: Offer, t: Words): string[] {
  const words: string[] = []
  if (price) {
    words.push(t('offer.priceNow', { count: price.total }))
    if (price.terms.length > 1) words.push(...termsOf(price, t))
  }
  if (military) {
    words.push(t('offer.militaryNow', { have: military.have.total, need: military.need }))
    words.push(...termsOf(military.have, t))
  }
  if (mayBeFree) words.push(t('offer.mayBeFree'))
  if (refusal) words.push(t.read(refusal.text))
  return words
}

interface About {
  view: RaceView
  words: Words
  /** Whose card it is. */
  owner: SeatId | null
  /** It is in the reader's hand. */
  inHand?: boolean
  why?: string | undefined
}

const goodsOn = (uid: Uid, { view, owner }: About): number =>
  owner === null ? 0 : (view.players[owner]!.goods[uid]?.length ?? 0)

/** A card for people who listen: its name and all that is on it. */
export function spokenOf(uid: Uid, about: About): string {
  const { view, words: t } = about
  const goods = goodsOn(uid, about)
  return [
    t.nameOf(`card:${uid}`),
    faceOf(uid, t),
    ...powersIn(uid, view, t),
    ...(goods > 0 ? [t('card.goods', { count: goods })] : []),
  ].join(' ')
}

/** Everything about a card, for the lens. */
export function readingOf(uid: Uid, about: About): Reading {
  const { view, words: t, owner, inHand = false, why } = about
  const design = designOf(uid)
  const goods = goodsOn(uid, about)
  return {
    title: t.nameOf(`card:${uid}`),
    kind: faceOf(uid, t),
    text: powersIn(uid, view, t).join('\n'),
    notes: [
      ...(goods > 0 ? [t('card.goods', { count: goods })] : []),
      ...(owner !== null && design.endgame.length > 0
        ? [t('card.bonusNow', { count: bonusNow(view, owner, uid) })]
        : []),
      ...(inHand && owner !== null ? offerWords(offerOf(view, owner, uid), t) : []),
    ],
    why,
  }
}
