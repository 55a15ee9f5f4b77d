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

interface Moment {
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

/** Misjudgement, but for questions that are asked again and again. */
function jitter({ ask, skill, random }: Moment): number {
  return ask.required ? (random() + random() - 1) * skill.noise : 0
}

/** A Survival card that is worth playing now, but for those that take the place of a decision. */
function cardToPlay(moment: Moment): Play | undefined {
  const { view, seat, legal } = moment
  const scales = scalesOf(view)
  let best: Scored<Play> | undefined
  for (const option of legal) {
    const [, card, choice] = option.args as [number, SurvivalCardId, SurvivalChoice]
    if (option.move !== 'playSurvival' || choice.copy !== undefined) continue
    const score = survivalGain(scales, seat, card, choice) + jitter(moment)
    if (score > WORTHWHILE && score > (best?.score ?? 0)) best = { option, score }
  }
  return best?.option
}

/** Gets cards back first if that is better, and locks. */
function explore(moment: Moment): Play | undefined {
  return getBack(moment) ?? lock(moment)
}

/** Resist or Give Up, where the hand is so small that it pays or that nothing can be locked. */
function getBack(moment: Moment): Play | undefined {
  const { view, seat, legal } = moment
  const hunted = huntedOf(view, seat)
  const hand = hunted.hand as PlaceNumber[]
  const locks = legal.some(({ move }) => move === 'lockPlaces')
  if (locks && hand.length > ENOUGH) return undefined
  const scales = scalesOf(view)
  const leaves = hunted.active === 'artefact' ? 2 : 1

  const promise = (cards: readonly PlaceNumber[]): number => {
    const held = Math.max(0, cards.length - leaves)
    const other: Otherwise = { seat, cards: new Map(cards.map(card => [card, 1])), held }
    return outlook(readRound(view, other), seat, held)
  }

  const options: Scored<Play>[] = []
  const giveUp = legal.find(({ move }) => move === 'giveUp')
  const discard = hunted.discard as PlaceNumber[]
  if (giveUp)
    options.push({
      option: giveUp,
      score: promise([...hand, ...discard]) + recovery(scales, hunted) - 1 + jitter(moment),
    })
  const resist = bestResist(moment)
  if (resist) {
    const back = resist.args[1] as PlaceNumber[]
    options.push({
      option: resist,
      score: promise([...hand, ...back]) - willLoss(scales, hunted, 1) + jitter(moment),
    })
  }
  const best = options.sort((a, b) => b.score - a.score)[0]
  if (!best || (locks && best.score < promise(hand) + WORTHWHILE)) return undefined
  return best.option
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
function lock(moment: Moment): Play | undefined {
  const { view, seat, legal, skill, random } = moment
  const reading = skill.reads ? readRound(view) : firstSight(view)
  const runner = reading.runners.find(one => one.seat === seat)!
  const weight = (place: PlaceNumber) =>
    skill.reads ? runner.goes[place] + 0.01 : Math.exp(runner.gain[place] / skill.spread)
  const { active } = huntedOf(view, seat)
  const options = legal
    .filter(({ move }) => move === 'lockPlaces')
    .map((option): Scored<Play> => {
      const places = option.args[1] as PlaceNumber[]
      if (active === 'river') return { option, score: Math.exp(riverWorth(places, runner.gain) / 0.1) }
      return { option, score: places.reduce<number>((product, place) => product * weight(place), 1) }
    })
  return byWeight(options, random)
}

/** Of two cards only the better one that is safe is explored. */
function riverWorth(places: readonly PlaceNumber[], gain: { readonly [P in PlaceNumber]: number }): number {
  const [best = 0, second = 0] = places.map((place): number => gain[place]).sort((a, b) => b - a)
  return 0.75 * best + 0.25 * second
}

/** Decides about an explored place. */
function decide(moment: Moment): Play | undefined {
  const { view, seat, legal, random } = moment
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
  const options = legal.map(option => ({ option, score: score(option) + jitter(moment) }))
  return nearlyBest(options, 0.015, random)?.option
}

/** Answers a question with alternatives. */
function answer(moment: Moment): Play | undefined {
  const { ask, legal, random } = moment
  const worth = worthOfAnswer(moment)
  const options = legal.map(option => ({ option, score: worth(option.args[1] as string[]) + jitter(moment) }))
  // What is hidden from the Creature is not told by what is shown.
  const spread = ask.kind === 'phobiaHide' ? 0.5 : 0.02
  return nearlyBest(options, spread, random)?.option
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
