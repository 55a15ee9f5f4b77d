/** Who could win before long, and what that makes of a strategy card. */
import type { SeatId } from '../../kit/index.ts'
import { OBJECTIVES, type ObjectiveId, STRATEGY_CARDS, type StrategyCardId } from '../data/index.ts'
import { claimable } from '../rules/objectives/claims.ts'
import { ownerOf } from '../rules/planets.ts'
import { cardsLacking } from '../rules/strategy-phase.ts'
import type { Outlook } from './outlook.ts'
import { isPaid, pointsFor } from './worth.ts'

/** Victory points of the Imperial card. */
export const IMPERIAL = 2

export const missingFor = ({ view }: Outlook, seat: SeatId): number =>
  view.options.victoryPoints - view.players[seat]!.points

/** The most points that a player could claim as things are: of rivals as far as everybody can see. */
function claimableNow({ view, me, seat: own }: Outlook, seat: SeatId): number {
  const secrets = seat === own ? me.secrets : []
  const ids = claimable(view, seat)
  const most = (found: readonly ObjectiveId[]) => Math.max(0, ...found.map(pointsFor))
  return most(ids.filter(id => !secrets.includes(id))) + most(ids.filter(id => secrets.includes(id)))
}

/** Whether the status phase of this round could be enough for a player. */
export const winsByClaims = (outlook: Outlook, seat: SeatId): boolean =>
  claimableNow(outlook, seat) >= missingFor(outlook, seat)

/** Whether a rival takes a card after this player. */
const isYetToPick = ({ view }: Outlook, rival: SeatId): boolean => cardsLacking(view, rival) > 0

/** Rivals that Imperial would be enough for, if they got it. */
const rivalsForImperial = (outlook: Outlook): SeatId[] =>
  outlook.rivals.filter(rival => isYetToPick(outlook, rival) && missingFor(outlook, rival) <= IMPERIAL)

/** What the end of the game makes of Imperial, beside its points. */
export function imperialAtTheEnd(outlook: Outlook): number {
  const { seat } = outlook
  const feared = rivalsForImperial(outlook)
  // Whoever wins by claims needs no card that may end the game before.
  const isSure = winsByClaims(outlook, seat) && feared.length === 0
  const wins = missingFor(outlook, seat) <= IMPERIAL && !isSure ? 200 : 0
  const denies = isInTheRace(outlook) && feared.some(rival => !winsByClaims(outlook, rival)) ? 60 : 0
  return wins + denies
}

/** A rival who leads, is not far from the end and takes a card later gets none of the points of Imperial. */
export function imperialDenied(outlook: Outlook): number {
  const { me, point, rivals, view } = outlook
  const [leader] = rivals
  if (leader === undefined || view.players[leader]!.points <= me.points) return 0
  const isNear = missingFor(outlook, leader) <= NEAR
  return isNear && isYetToPick(outlook, leader) ? IMPERIAL * point * DENIAL : 0
}

/** Victory points that a leader lacks at most to be feared, and what one of theirs is worth beside one's own. */
const [NEAR, DENIAL] = [5, 0.3]

/** Whoever is farther behind gains nothing by putting the end off, and may bring it about by what Imperial reveals. */
const IN_THE_RACE = 1

const isInTheRace = (outlook: Outlook): boolean => {
  const [leader] = outlook.rivals
  return (
    leader === undefined || missingFor(outlook, outlook.seat) - missingFor(outlook, leader) <= IN_THE_RACE
  )
}

/** The point for Mecatol Rex, and what can be claimed beside one objective of the table; only one of them is paid for. */
export function imperialIIPoints({ view, me, seat }: Outlook): number {
  const open = claimable(view, seat).filter(id => !me.secrets.includes(id))
  const most = (ids: readonly ObjectiveId[]) => Math.max(0, ...ids.map(pointsFor))
  const free = open.filter(id => !isPaid(OBJECTIVES[id].condition))
  const paid = most(open.filter(id => isPaid(OBJECTIVES[id].condition)))
  const all = free.reduce((sum, id) => sum + pointsFor(id), paid)
  return all - most(open) + (ownerOf(view, MECATOL_REX) === seat ? 1 : 0)
}

const MECATOL_REX = 'mecatol-rex'

/** What it is worth to hold Imperial II. */
export function imperialIIWorth(outlook: Outlook): number {
  const points = imperialIIPoints(outlook)
  const missing = missingFor(outlook, outlook.seat)
  const wins = missing > 0 && points > 0 && claimableNow(outlook, outlook.seat) + points >= missing
  return points * outlook.point * LIKELY + (wins ? 60 : 0)
}

/** What can be claimed before a round is mostly still there after it. */
const LIKELY = 0.7

const LOWEST = 8

/** Claims are made by the numbers of cards: the lowest comes first. [TI-24.02, TI-24.08] */
export function firstToClaim(outlook: Outlook, card: StrategyCardId): number {
  const { seat, rivals, skill } = outlook
  if (!skill.minds || !winsByClaims(outlook, seat)) return 0
  const isRace = rivals.some(rival => winsByClaims(outlook, rival))
  return ((isRace ? 60 : 12) * (LOWEST - STRATEGY_CARDS[card].number)) / LOWEST
}
