/** How the Creature plays, from what it sees. */
import { type Chance, nearlyBest, type Play, type Scored } from '../../kit/index.ts'
import type { HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { HuntChoice } from '../rules/hunt-effects.ts'
import { huntedOf } from '../rules/queries.ts'
import type { NotAloneView, TokenId } from '../state.ts'
import { ambushPay, areFew, huntGain, keptFor, MANY, tokenPay } from './hunt-cards.ts'
import { firstSight, type Reading, type Runner, readRound } from './reading.ts'
import type { Skill } from './skill.ts'

/** What a card must gain to be worth playing: a better moment may come. */
const WORTHWHILE = 0.06
/** The same where few are hunted: nothing, for what is kept takes the place of another card. [NA-7.06] */
const OF_FEW = -0.02

/** So many choices must have been seen for habits to count as much as good play: a few say little. */
const EVIDENCE = 20
/** A round longer ago counts this much less. */
const FORGET = 0.85

/** What the Creature does, or undefined if there is nothing worth doing. `legal` is not empty. */
export function creatureMove(
  view: NotAloneView,
  legal: readonly Play[],
  skill: Skill,
  random: Chance,
): Play | undefined {
  const faces = legal.filter(({ move }) => move === 'chooseBoardFace')
  if (faces.length > 0) return faces[Math.floor(random() * faces.length)]
  const reading = readingOf(view, skill)
  const jitter = () => (random() + random() - 1) * skill.noise
  return (
    cardToPlay(reading, legal, jitter, isClose(reading, skill) ? OF_FEW : WORTHWHILE) ??
    tokenToPlace(reading, legal, skill, random) ??
    legal.find(({ move }) => move === 'endPlacement' || move === 'pass')
  )
}

/** Where the Hunted may be: what they would do if they chose well, and what they use to do. */
export function expected(view: NotAloneView, steps: number): Reading {
  const reading = readRound(view, steps)
  return { ...reading, runners: reading.runners.map(runner => withHabits(view, runner)) }
}

/** Once the places are revealed, nobody has to guess. */
const readingOf = (view: NotAloneView, { reads, steps }: Skill): Reading =>
  reads && (view.phase === 'exploration' || view.phase === 'hunting')
    ? expected(view, steps)
    : firstSight(view)

/** Mixes in how often somebody went to each place, among those that are possible now. */
function withHabits(view: NotAloneView, runner: Runner): Runner {
  const counts = new Map<PlaceNumber, number>(runner.options.map(place => [place, 0]))
  view.chronicle.forEach(({ explored }, i) => {
    for (const place of explored[runner.seat] ?? [])
      if (counts.has(place)) counts.set(place, counts.get(place)! + FORGET ** (view.chronicle.length - 1 - i))
  })
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return runner
  const habit = all / (all + EVIDENCE)
  const cards = huntedOf(view, runner.seat).active === 'artefact' ? 2 : 1
  const goes = { ...runner.goes }
  for (const [place, count] of counts)
    goes[place] = (1 - habit) * goes[place] + habit * Math.min(1, (cards * count) / all)
  return { ...runner, goes }
}

function cardToPlay(
  reading: Reading,
  legal: readonly Play[],
  jitter: () => number,
  worthwhile: number,
): Play | undefined {
  let best: Scored<Play> | undefined
  for (const one of cards(reading, legal, jitter)) if (one.score > (best?.score ?? worthwhile)) best = one
  return best?.option
}

function cards(reading: Reading, legal: readonly Play[], jitter: () => number): Scored<Play>[] {
  const plays = legal.filter(({ move }) => move === 'playHunt')
  const choiceOf = ({ args }: Play) => args[2] as HuntChoice
  const placesToken = new Set(plays.flatMap(play => (choiceOf(play).at === undefined ? [] : [play.args[1]])))
  return plays.flatMap(option => {
    const card = option.args[1] as HuntCardId
    // A card that can bring its token along is not played without it.
    if (placesToken.has(card) && choiceOf(option).at === undefined) return []
    return { option, score: huntGain(reading, card, choiceOf(option)) - keptFor(reading, card) + jitter() }
  })
}

/** What may come to mind beside what is done, group by group of things that are weighed against each other. */
export function creatureIdeas(view: NotAloneView, legal: readonly Play[], skill: Skill): Scored<Play>[][] {
  const reading = readingOf(view, skill)
  const exact = () => 0
  return [tokens(reading, legal, skill, exact), cards(reading, legal, exact)]
}

/** The Creature token first: what the others gain depends on it. */
const ORDER: readonly TokenId[] = ['creature', 'target', 'artemia']

/** Whoever reads few Hunted plays more closely: places differ less than those where several can be met. */
const isClose = ({ scales: { view } }: Reading, { reads }: Skill) => reads && areFew(view)

function tokenToPlace(
  reading: Reading,
  legal: readonly Play[],
  skill: Skill,
  random: Chance,
): Play | undefined {
  const { spread, noise } = skill
  const share = isClose(reading, skill) ? reading.runners.length / MANY : 1
  return nearlyBest(
    tokens(reading, legal, skill, () => (random() - 0.5) * noise),
    spread * share,
    random,
  )?.option
}

function tokens(
  reading: Reading,
  legal: readonly Play[],
  skill: Skill,
  jitter: () => number,
): Scored<Play>[] {
  const placements = legal.filter(({ move }) => move === 'placeToken')
  const token = ORDER.find(id => placements.some(({ args }) => args[1] === id))
  if (token === undefined) return []
  const pay = token === 'creature' && isClose(reading, skill) ? ambushPay(reading) : tokenPay(reading, token)
  return placements
    .filter(({ args }) => args[1] === token)
    .map(option => ({ option, score: pay[option.args[2] as PlaceNumber] + jitter() }))
}
