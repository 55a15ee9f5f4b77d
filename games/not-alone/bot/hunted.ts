/** How a Hunted plays, from what it sees. */
import {
  type Ask,
  byWeight,
  type Chance,
  nearlyBest,
  type Play,
  type Scored,
  type SeatId,
} from '../../kit/index.ts'
import type { HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import { dueLocations } from '../rules/due.ts'
import type { Use } from '../rules/powers.ts'
import { hasLocked, huntedOf } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'
import type { SurvivalCardId, SurvivalChoice } from '../survival-cards/index.ts'
import { firstSight, type Otherwise, outlook, readRound } from './reading.ts'
import type { Skill } from './skill.ts'
import { exploring, standing } from './standing.ts'
import { keptWorth, survivalGain } from './survival-cards.ts'
import { cardWorth, discardLoss, powerGain, recovery, scalesOf, takeBackGain, willLoss } from './worth.ts'

/** What a card must gain over being kept to be played. */
const WORTHWHILE = 0.03

export interface Moment {
  view: NotAloneView
  seat: SeatId
  ask: Ask
  legal: readonly Play[]
  skill: Skill
  random: Chance
}

/** What a Hunted does, or undefined if there is nothing worth doing. `legal` answers the ask and is not empty. */
export function huntedMove(moment: Moment): Play | undefined {
  const { view, seat, ask, legal } = moment
  if (ask.pick) return answer(moment)
  switch (ask.kind) {
    case 'explore':
      return hasLocked(huntedOf(view, seat)) ? undefined : (cardToPlay(moment) ?? explore(moment))
    case 'decide':
      return cardToPlay(moment) ?? decide(moment)
    default:
      return cardToPlay(moment) ?? legal.find(({ move }) => move === 'pass')
  }
}

/** What may come to mind beside what is done, group by group of things that are weighed against each other. */
export function huntedIdeas(moment: Moment): Scored<Play>[][] {
  const { view, seat, ask } = moment
  if (ask.pick) return [answers(moment)]
  switch (ask.kind) {
    case 'explore':
      return hasLocked(huntedOf(view, seat)) ? [cards(moment)] : [locks(moment), backs(moment), cards(moment)]
    case 'decide':
      return [decisions(moment), cards(moment)]
    default:
      return [cards(moment)]
  }
}

/** Misjudgement, but for questions that are asked again and again. */
function jitter({ ask, skill, random }: Moment): number {
  return ask.required ? (random() + random() - 1) * skill.noise : 0
}

/** A Survival card that is worth playing now, but for those that take the place of a decision. */
function cardToPlay(moment: Moment): Play | undefined {
  let best: Scored<Play> | undefined
  for (const one of cards(moment)) if (one.score > (best?.score ?? WORTHWHILE)) best = one
  return best?.option
}

function cards(moment: Moment): Scored<Play>[] {
  const { view, seat, legal } = moment
  const scales = scalesOf(view)
  return legal.flatMap(option => {
    const [, card, choice] = option.args as [number, SurvivalCardId, SurvivalChoice]
    if (option.move !== 'playSurvival' || choice.copy !== undefined) return []
    return { option, score: survivalGain(scales, seat, card, choice) + jitter(moment) }
  })
}

/** Gets cards back first if that is better, and locks. */
function explore(moment: Moment): Play | undefined {
  return getBack(moment) ?? lock(moment)
}

/** Resist or Give Up, where the hand is so small that it pays or that nothing can be locked. */
function getBack(moment: Moment): Play | undefined {
  const { view, seat, legal } = moment
  const hand = huntedOf(view, seat).hand as PlaceNumber[]
  const locks = legal.some(({ move }) => move === 'lockPlaces')
  if (locks && hand.length > ENOUGH) return undefined
  const best = backs(moment).sort((a, b) => b.score - a.score)[0]
  if (!best || (locks && best.score < promise(moment, hand) + WORTHWHILE)) return undefined
  return best.option
}

/** What the round promises with these cards in hand. */
function promise({ view, seat, skill }: Moment, cards: readonly PlaceNumber[]): number {
  const leaves = huntedOf(view, seat).active === 'artefact' ? 2 : 1
  const held = Math.max(0, cards.length - leaves)
  const other: Otherwise = { seat, cards: new Map(cards.map(card => [card, 1])), held }
  return outlook(readRound(view, skill.steps, other), seat, held)
}

function backs(moment: Moment): Scored<Play>[] {
  const { view, seat, legal } = moment
  const scales = scalesOf(view)
  const hunted = huntedOf(view, seat)
  const hand = hunted.hand as PlaceNumber[]
  const options: Scored<Play>[] = []
  const giveUp = legal.find(({ move }) => move === 'giveUp')
  const discard = hunted.discard as PlaceNumber[]
  if (giveUp)
    options.push({
      option: giveUp,
      score: promise(moment, [...hand, ...discard]) + recovery(scales, hunted) - 1 + jitter(moment),
    })
  const resist = bestResist(moment)
  if (resist) {
    const back = resist.args[1] as PlaceNumber[]
    options.push({
      option: resist,
      score: promise(moment, [...hand, ...back]) - willLoss(scales, hunted, 1) + jitter(moment),
    })
  }
  return options
}

/** With more cards than this nobody needs to get any back. */
const ENOUGH = 3

function bestResist({ view, seat, legal }: Moment): Play | undefined {
  const scales = scalesOf(view)
  const hunted = huntedOf(view, seat)
  const worth = ({ args }: Play) =>
    (args[1] as PlaceNumber[]).reduce(
      (sum, place) => sum + cardWorth(scales, hunted, place) + powerGain(scales, seat, place, 2),
      0,
    )
  const resists = legal.filter(({ move }) => move === 'resist')
  return resists.sort((a, b) => worth(b) - worth(a))[0]
}

/** Locks what nobody can foresee: each place as often as it is worth the risk. */
const lock = (moment: Moment): Play | undefined => byWeight(locks(moment), moment.random)

function locks({ view, seat, legal, skill }: Moment): Scored<Play>[] {
  const reading = skill.reads ? readRound(view, skill.steps) : firstSight(view)
  const runner = reading.runners.find(one => one.seat === seat)!
  const weight = (place: PlaceNumber) =>
    skill.reads ? runner.goes[place] + 0.01 : Math.exp(runner.gain[place] / skill.spread)
  const { active } = huntedOf(view, seat)
  return legal
    .filter(({ move }) => move === 'lockPlaces')
    .map((option): Scored<Play> => {
      const places = option.args[1] as PlaceNumber[]
      if (active === 'river') return { option, score: Math.exp(riverWorth(places, runner.gain) / 0.1) }
      return { option, score: places.reduce<number>((product, place) => product * weight(place), 1) }
    })
}

/** Of two cards only the better one that is safe is explored. */
function riverWorth(places: readonly PlaceNumber[], gain: { readonly [P in PlaceNumber]: number }): number {
  const [best = 0, second = 0] = places.map((place): number => gain[place]).sort((a, b) => b - a)
  return 0.75 * best + 0.25 * second
}

/** Decides about an explored place. */
const decide = (moment: Moment): Play | undefined =>
  nearlyBest(decisions(moment), 0.015, moment.random)?.option

function decisions(moment: Moment): Scored<Play>[] {
  const { view, seat, legal } = moment
  const scales = scalesOf(view)
  const held = huntedOf(view, seat).hand.length
  const placeOf = (card: PlaceNumber) =>
    dueLocations(view, seat).find(location => location.card === card)?.place ?? card
  const score = ({ move, args }: Play): number => {
    switch (move) {
      case 'usePower':
        return powerGain(scales, seat, placeOf(args[1] as PlaceNumber), held, args[2] as Use) + 0.01
      case 'takeBack':
        return takeBackGain(scales, seat, held, args[2] as PlaceNumber)
      case 'playSurvival': {
        const { copy, use } = args[2] as SurvivalChoice
        if (copy === undefined) return Number.NEGATIVE_INFINITY
        return powerGain(scales, seat, copy, held, use) - keptWorth(scales, seat, args[1] as SurvivalCardId)
      }
      default:
        return 0
    }
  }
  return legal.map(option => ({ option, score: score(option) + jitter(moment) }))
}

/** Answers a question with alternatives. */
function answer(moment: Moment): Play | undefined {
  // What is hidden from the Creature is not told by what is shown.
  const spread = moment.ask.kind === 'phobiaHide' ? 0.5 : 0.02
  return nearlyBest(answers(moment), spread, moment.random)?.option
}

function answers(moment: Moment): Scored<Play>[] {
  const worth = worthOfAnswer(moment)
  return moment.legal.map(option => ({
    option,
    score: worth(option.args[1] as string[]) + jitter(moment),
  }))
}

function worthOfAnswer({ view, seat, ask }: Moment): (chosen: readonly string[]) => number {
  const scales = scalesOf(view)
  const hunted = huntedOf(view, seat)
  const places = (chosen: readonly string[]) => chosen.map(Number) as PlaceNumber[]
  const worth = (chosen: readonly string[]) =>
    places(chosen).reduce((sum, place) => sum + cardWorth(scales, hunted, place), 0)
  switch (ask.kind) {
    case 'riverReturn':
      return chosen => {
        const kept = (hunted.locked as PlaceNumber[]).filter(place => !places(chosen).includes(place))
        return standing(exploring(view, seat, kept))
      }
    case 'scream':
      return ([choice]) =>
        choice === 'loseWill'
          ? -willLoss(scales, hunted, 1)
          : -discardLoss(scales, seat, hunted.hand.slice(0, 2))
    case 'shelterKeep':
      return ([card]) => keptWorth(scales, seat, card as SurvivalCardId)
    case 'toxinDiscard':
      return ([card]) => -keptWorth(scales, seat, card as SurvivalCardId)
    case 'strikeBackOrder':
      // The last one lies deepest.
      return chosen => HUNT_DANGER[chosen.at(-1) as HuntCardId] ?? 0
    case 'ascendancyKeep':
      return worth
    case 'phobiaHide':
      return () => 0
    default:
      return chosen => -worth(chosen)
  }
}

/** Hunt cards that should stay away longest. */
const HUNT_DANGER: { readonly [Id in HuntCardId]?: number } = {
  clone: 0.5,
  stasis: 0.5,
  detour: 0.4,
  anticipation: 0.3,
  interference: 0.3,
  tracking: 0.2,
}
