/** When cards can be played, and the card windows. Section 3, and the moments of sections 4 to 7. */
import * as z from 'zod/mini'
import {
  type Actor,
  ask,
  close,
  closeAll,
  moveOf,
  next,
  type Refusal,
  ref,
  type SeatId,
  say,
} from '../../kit/index.ts'
import { HUNT_CARDS, type HuntCardId, type PhaseNumber } from '../data/hunt-cards.ts'
import { line, refuse } from '../line.ts'
import type { NotAloneChapter, NotAloneState, NotAloneView, PhaseId } from '../state.ts'
import type { SurvivalMoment } from '../survival-cards/card.ts'
import {
  aboutSurvival,
  pileOfPlayed,
  playSurvivalEffect,
  refuseSurvivalChoice,
  SURVIVAL_CARD_IDS,
  SURVIVAL_CARDS,
  type SurvivalChoice,
  survivalChoices,
} from '../survival-cards/index.ts'
import { choiceShape } from '../survival-cards/naming.ts'
import { type HuntChoice, huntChoices, playHuntEffect, refuseHuntChoice } from './hunt-effects.ts'
import { unlockAll } from './piles.ts'
import { huntedOf, isCreature, isEntitled, isInForce, topOfHuntDiscard } from './queries.ts'
import { huntCard, placeNumber, placeNumbers, seatId } from './shapes.ts'
import { aboutHunt } from './wording.ts'

const PHASE_NUMBERS: { readonly [P in PhaseId]: PhaseNumber | null } = {
  boardFace: null,
  exploration: 1,
  hunting: 2,
  reckoning: 3,
  endOfTurn: 4,
}

/** The card as which a Hunt card would work now: Flashback works as the top of the discard pile. [NA-9.27] */
const worksAs = (g: NotAloneView, card: HuntCardId): HuntCardId | undefined =>
  card === 'flashback' ? topOfHuntDiscard(g) : card

/** Cards played in the window of step 2B, unlike those of step 2A, name the place of their token. [NA-5.16] */
const placesToken = ({ ask }: Actor) => ask.kind === 'window'

function refuseHuntCard(g: NotAloneView, seat: SeatId, card: HuntCardId): Refusal | undefined {
  if (!isCreature(g, seat)) return refuse('NA-3.03', 'creatureOnly')
  if (!g.huntHand.includes(card)) return refuse('NA-3.02', 'notInHand')
  if (g.huntForbidden) return refuse('NA-10.02', 'sacrificed')
  if (g.played.length >= g.huntLimit) return refuse('NA-3.06', 'huntLimit', { count: g.huntLimit })
  const as = worksAs(g, card)
  if (as === undefined) return refuse('NA-9.28', 'nothingToRepeat')
  const { phase } = HUNT_CARDS[as]
  if (phase !== PHASE_NUMBERS[g.phase]) return refuse('NA-3.02', 'otherPhase', { phase: phase ?? 0 })
  return undefined
}

/** The Creature plays a Hunt card. */
const playHunt = moveOf<NotAloneState, NotAloneView>()({
  during: ['watch', 'place', 'window', 'interrupt'],
  args: z.tuple([
    huntCard,
    z.strictObject({
      hunted: z.optional(seatId),
      places: z.optional(placeNumbers),
      card: z.optional(placeNumber),
      at: z.optional(placeNumber),
    }),
  ]),
  candidates(g, actor) {
    if (!isCreature(g, actor.seat)) return []
    return g.huntHand.flatMap(card => {
      const as = card && worksAs(g, card)
      if (!as || refuseHuntCard(g, actor.seat, card)) return []
      return huntChoices(g, as, placesToken(actor)).map((choice): [HuntCardId, HuntChoice] => [card, choice])
    })
  },
  refusal(g, actor, [card, choice]) {
    const refused = refuseHuntCard(g, actor.seat, card)
    if (refused) return refused
    return refuseHuntChoice(g, worksAs(g, card)!, placesToken(actor), choice)
  },
  act(env, { seat, ask: { kind } }, [card, choice]) {
    const { g } = env
    const as = worksAs(g, card)!
    g.huntHand.splice(g.huntHand.indexOf(card), 1)
    g.played.push({
      card,
      as,
      ...(choice.hunted !== undefined && { hunted: choice.hunted }),
      ...(choice.places && { places: choice.places }),
    })
    say(
      g,
      line(card === as ? 'log.playsHunt' : 'log.playsFlashback', {
        seat: ref('seat', seat),
        card: ref('hunt', card),
        as: ref('hunt', as),
        about: aboutHunt(g, as, choice),
      }),
    )
    continueAfter(g, kind)
    playHuntEffect(env, as, choice)
  },
  label(g, _, [card, choice]) {
    const as = worksAs(g, card)!
    return line(card === as ? 'move.playHunt' : 'move.playFlashback', {
      card: ref('hunt', card),
      as: ref('hunt', as),
      about: aboutHunt(g, as, choice),
    })
  },
})

/** Within its phase a card can be played whenever a Hunted is asked for cards. [NA-4.13, NA-5.11, NA-6.04, NA-7.01] */
const PHASE_OF: { readonly [M in SurvivalMoment]: PhaseId } = {
  phase1: 'exploration',
  step2B: 'hunting',
  beforeStep3: 'reckoning',
  ownDecision: 'reckoning',
  phase4: 'endOfTurn',
}

/** A Hunted plays a Survival card. */
const playSurvival = moveOf<NotAloneState, NotAloneView>()({
  during: ['explore', 'window', 'interrupt', 'decide'],
  args: z.tuple([z.enum(SURVIVAL_CARD_IDS), choiceShape]),
  candidates(g, { seat }) {
    if (isCreature(g, seat)) return []
    return huntedOf(g, seat).survival.flatMap(card =>
      card
        ? survivalChoices(g, seat, card).map((choice): [typeof card, SurvivalChoice] => [card, choice])
        : [],
    )
  },
  refusal(g, { seat, ask }, [card, choice]) {
    if (isCreature(g, seat)) return refuse('NA-3.03', 'huntedOnly')
    const hunted = huntedOf(g, seat)
    if (!hunted.survival.includes(card)) return refuse('NA-3.02', 'notInHand')
    if (hunted.played !== null) return refuse('NA-3.05', 'survivalLimit')
    if (isInForce(g, 'despair')) return refuse('NA-9.03', 'despair')
    const { moment } = SURVIVAL_CARDS[card]
    const phase = PHASE_OF[moment]
    if (g.phase !== phase) return refuse('NA-3.02', 'otherPhase', { phase: PHASE_NUMBERS[phase] ?? 0 })
    if (moment === 'ownDecision' && ask.kind !== 'decide') return refuse('NA-6.10', 'otherMoment')
    return refuseSurvivalChoice(g, seat, card, choice)
  },
  act(env, { seat, ask: { kind } }, [card, choice]) {
    const { g } = env
    const hunted = g.hunted[seat]!
    hunted.survival.splice(hunted.survival.indexOf(card), 1)
    hunted.played = card
    g[pileOfPlayed(card)].push(card)
    say(g, line('log.playsSurvival', { seat: ref('seat', seat), card: ref('survival', card) }))
    // A Gate or Drone is the decision about a location: nothing is asked again. [NA-6.10]
    if (SURVIVAL_CARDS[card].moment === 'ownDecision') closeAll(g)
    else continueAfter(g, kind)
    playSurvivalEffect(env, seat, card, choice)
  },
  label: (g, { seat }, [card, choice]) =>
    line('move.playSurvival', {
      card: ref('survival', card),
      about: aboutSurvival(g, seat, card, choice),
    }),
})

/**
 * A card is resolved completely before the next is accepted: every question closes, the card does its work, and then
 * everybody who may still play is asked again. [NA-3.08, NA-3.17, NA-6.06]
 */
function continueAfter(g: NotAloneState, kind: string): void {
  closeAll(g)
  if (kind === 'explore') next(g, { do: 'explore' })
  else if (kind === 'watch') {
    unlockAll(g)
    next(g, { do: 'explore' })
  } else if (kind === 'place') next(g, { do: 'place' })
  else next(g, { do: 'window' })
}

/** Plays no (further) card in this window. */
const pass = moveOf<NotAloneState, NotAloneView>()({
  during: ['watch', 'window'],
  args: z.tuple([]),
  candidates: () => [[]],
  refusal: () => undefined,
  act: ({ g }, { ask }) => close(g, ask),
  label: () => line('move.pass'),
})

/** Opens a window: whoever is entitled, and does not count as having passed, is asked. [NA-3.16, NA-3.18] */
function openWindow(g: NotAloneState, seats: readonly SeatId[]): void {
  for (const seat of seats) {
    if (!isEntitled(g, seat)) continue
    const about = {
      moment: line(`moment.${g.phase as Exclude<PhaseId, 'boardFace'>}`),
      cards: ref('cards', isCreature(g, seat) ? 'hunt' : 'survival'),
    }
    ask(g, { seat, kind: 'window', required: true, about })
  }
}

export const windowRules = {
  steps: {
    window({ g }, { passed = [] }) {
      openWindow(
        g,
        [g.creatureSeat, ...g.turnOrder].filter(seat => !passed.includes(seat)),
      )
    },
    ownWindow({ g }, { seat }) {
      openWindow(g, [seat])
    },
  },
  moves: { playHunt, playSurvival, pass },
} satisfies NotAloneChapter
