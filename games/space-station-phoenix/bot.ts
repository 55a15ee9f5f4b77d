/**
 * Bots. One decides from the view of its seat alone and only among the legal moves. It reckons in a prospect: the own
 * things as numbers, in which a turn is played in microseconds, so that it can play ideas on to the end of the game.
 */
import uniqBy from 'lodash/uniqBy.js'
import {
  type Ask,
  asksOf,
  type Bot,
  type Chance,
  type Decision,
  legalPlaysIn,
  nearlyBest,
  type Play,
  type SeatId,
} from '../kit/index.ts'
import { type Appraisal, appraisalOf } from './bot/appraisal.ts'
import { lastMargin } from './bot/course.ts'
import { diceOf } from './bot/dice.ts'
import { type Idea, ideasOf, type Moment, rewardIdeas } from './bot/ideas.ts'
import { timesOf } from './bot/measures.ts'
import { promises } from './bot/opening.ts'
import { ends, glimpseOf, type Looking, leftFor, type Outlook, outlookOf } from './bot/outlook.ts'
import { glanceAt } from './bot/policy.ts'
import { copyOf, type Prospect, prospectOf } from './bot/prospect.ts'
import { ADMIRAL, CADET, RECRUIT, type Skill, VETERAN } from './bot/skill.ts'
import { thinkAhead, worthThought } from './bot/thinking.ts'
import { ALIENS, type Components } from './components.ts'
import { movesOf } from './game.ts'
import type { PhoenixView } from './state.ts'

/** The ideas, for a thrifty bot without those that cost more than they bring. */
function sensible(ideas: readonly Idea[], { thrifty }: Skill): readonly Idea[] {
  if (!thrifty) return ideas
  const paying = ideas.filter(({ sight }) => sight >= 0)
  return paying.length > 0 ? paying : ideas.slice(0, 1)
}

/** The move that leaves the rest of the turn undone. What the dice have brought is left by nobody. */
const mayStop = ({ kind }: Ask, legal: readonly Play[]): Play | undefined =>
  legal.find(({ move }) => move === 'endTurn' || (move === 'done' && kind !== 'expedition'))

/** Stopping is worth this many points more than something that brings none. */
const RESTRAINT = 0.01

/** Whatever brings most points in a turn after which the player has no other; what brings none is left alone. */
function finishWell(
  { p }: Moment,
  outlook: Outlook,
  ideas: readonly Idea[],
  stop: Play | undefined,
  { games }: Skill,
  luck: number,
): Play {
  let best = ideas[0]!.move
  let most = Number.NEGATIVE_INFINITY
  for (const { move, play } of ideas) {
    let sum = move === stop ? RESTRAINT * games : 0
    for (let n = 0; n < games; n++) {
      const mind = { ...outlook.mind, chance: diceOf(luck + n) }
      sum += lastMargin(outlook, play(copyOf(p), mind))
    }
    if (sum > most) {
      best = move
      most = sum
    }
  }
  return best
}

const aliensIn = ({ supply }: PhoenixView) => ALIENS.reduce((sum, species) => sum + supply[species], 0)

/** Whether the player has no turn after this one: somebody has ended the game, or this turn will whatever is done. */
const isLast = ({ appraisal, g }: Pick<Moment, 'appraisal' | 'g'>, p: Prospect) =>
  g.endedBy !== null || ends(appraisal, p, aliensIn(g))

/** So many Aliens or points more, which one action may bring, would end the game. */
const BRINK = 4

/** Questions about parts of a turn, any of which may end the game. */
const PARTS: readonly string[] = ['transport', 'expedition', 'income']

/** Whether the answer may end the game. */
function isAtBrink({ c }: Appraisal, g: PhoenixView, { kind }: Ask, p: Prospect): boolean {
  if (!PARTS.includes(kind)) return false
  const { score, sectors, aliensLeft } = c.constants.end
  return p.score >= score - BRINK || p.sites.length >= sectors - 1 || aliensIn(g) <= aliensLeft + BRINK
}

/** How else the others may fare. */
const otherOutlooks = (looking: Looking, { outlooks }: Skill, luck: number): Outlook[] =>
  Array.from({ length: outlooks - 1 }, (_, n) => outlookOf({ ...looking, chance: diceOf(luck - 1 - n) }))

/** What a bot of this skill does, asked for one of several legal moves. */
function decide(
  appraisal: Appraisal,
  skill: Skill,
  g: PhoenixView,
  seat: SeatId,
  ask: Ask,
  legal: readonly Play[],
  random: () => number,
): Play {
  const luck = Math.floor(random() * 2 ** 31)
  const noise = skill.noise[g.order.length - 2] ?? skill.noise[2]
  const misjudged = () => (random() + random() - 1) * noise
  if (ask.kind === 'keepShip' || ask.kind === 'chooseHub') {
    const options = promises(appraisal, g, seat, ask, luck)
    const chosen = nearlyBest(options, skill.taste, random)!.option
    return legal.find(({ args }) => (args[1] as string[])[0] === chosen)!
  }
  const p = prospectOf(appraisal, g, seat)
  const finishes = skill.games > 0 && ask.kind !== 'bonus' && isLast({ appraisal, g }, p)
  const thinks = skill.games > 0 && (skill.thinks.includes(ask.kind) || isAtBrink(appraisal, g, ask, p))
  const looking = { appraisal, g, seat, chance: diceOf(luck), noise: skill.variety }
  const outlook = finishes || thinks ? outlookOf(looking) : glimpseOf(looking)
  const moment = momentOf(looking, outlook, ask, p)
  if (ask.kind === 'bonus') return nearlyBest(rewardIdeas(moment, legal), skill.spread, random)!.option
  const stop = mayStop(ask, legal)
  if (stop && random() < skill.forgets) return stop
  const ideas = sensible(ideasOf(moment, legal), skill)
    .map(idea => ({ ...idea, sight: idea.sight + misjudged() }))
    .sort((a, b) => b.sight - a.sight)
  const [first] = ideas
  if (finishes) return finishWell(moment, outlook, ideas, stop, skill, luck)
  if (!thinks || ideas.length === 1) return first!.move
  const outlooks = [outlook, ...otherOutlooks(looking, skill, luck)]
  return thinkAhead(moment, outlooks, worthThought(ideas, skill), skill, luck, random)
}

/** What looks good at first sight, the best first: of things that come to much the same, one. */
export function firstSightOf(c: Components): (view: PhoenixView, seat: SeatId, random: Chance) => Decision[] {
  const appraisal = appraisalOf(c)
  const moves = movesOf(c)
  return (view, seat, random) => {
    const [ask] = asksOf(view, seat)
    const legal = ask ? legalPlaysIn(moves, view, seat) : []
    if (!ask || legal.length === 0) return []
    const luck = Math.floor(random() * 2 ** 31)
    if (ask.kind === 'keepShip' || ask.kind === 'chooseHub')
      return promises(appraisal, view, seat, ask, luck)
        .sort((a, b) => b.score - a.score)
        .map(({ option }) => ({ move: 'answer', args: [ask.id, [option]] }))
    const looking = { appraisal, g: view, seat, chance: diceOf(luck), noise: 0 }
    const moment = momentOf(looking, glimpseOf(looking), ask, prospectOf(appraisal, view, seat))
    if (ask.kind === 'bonus')
      return rewardIdeas(moment, legal)
        .sort((a, b) => b.score - a.score)
        .map(({ option: { move, args } }) => ({ move, args }))
    return uniqBy(ideasOf(moment, legal), ({ kind }) => kind).map(({ move: { move, args } }) => ({
      move,
      args,
    }))
  }
}

/** What there is to look at, with where the game leads. */
function momentOf(
  { appraisal, g, seat }: Pick<Looking, 'appraisal' | 'g' | 'seat'>,
  outlook: Outlook,
  ask: Ask,
  p: Prospect,
): Moment {
  const times = timesOf(leftFor(outlook, p, 0))
  return { appraisal, g, seat, ask, mind: outlook.mind, p, times, glance: glanceAt(p, times) }
}

/** A bot of a skill, for a set of components. */
export function botOf(c: Components, skill: Skill): Bot<PhoenixView> {
  const appraisal = appraisalOf(c)
  const moves = movesOf(c)
  return (view, seat, random) => {
    const [ask] = asksOf(view, seat)
    const legal = ask ? legalPlaysIn(moves, view, seat) : []
    if (!ask || legal.length === 0) return undefined
    const { move, args } =
      legal.length === 1 ? legal[0]! : decide(appraisal, skill, view, seat, ask, legal, random)
    return { move, args }
  }
}

/** Bots for a set of components, by the names in `meta.bots`, weakest first. */
export const botsFor = (c: Components): { [name: string]: Bot<PhoenixView> } => ({
  recruit: botOf(c, RECRUIT),
  cadet: botOf(c, CADET),
  veteran: botOf(c, VETERAN),
  admiral: botOf(c, ADMIRAL),
})
