/** Thinking ideas over: each is played on to the end of the game. */
import { nearlyBest, type Play } from '../../kit/index.ts'
import { playOn, playOnWell } from './course.ts'
import { diceOf } from './dice.ts'
import type { Idea, Moment } from './ideas.ts'
import type { Outlook } from './outlook.ts'
import { copyOf } from './prospect.ts'
import type { Skill } from './skill.ts'

/** The ideas that are worth a thought: the most promising ones, two of the best kind and one of each other. */
export function worthThought(ideas: readonly Idea[], { ideas: most }: Skill): Idea[] {
  const seen: { [kind: string]: number } = {}
  return ideas
    .filter(({ kind }) => {
      seen[kind] = (seen[kind] ?? 0) + 1
      return seen[kind] <= (kind === ideas[0]!.kind ? 2 : 1)
    })
    .slice(0, most)
}

/** One of the ideas, by how likely each wins, played on to the end of the game a few times, with each outlook in turn. */
export function thinkAhead(
  { p }: Moment,
  outlooks: readonly Outlook[],
  ideas: readonly Idea[],
  { games, depth, trust, doubt }: Skill,
  luck: number,
  random: () => number,
): Play {
  const chances = ideas.map(idea => {
    let sum = 0
    for (let n = 0; n < games; n++) {
      const imagined = outlooks[n % outlooks.length]!
      const mind = { ...imagined.mind, chance: diceOf(luck + n) }
      const outlook = { ...imagined, mind }
      const after = idea.play(copyOf(p), mind)
      sum += depth ? playOnWell(outlook, after, p.people, depth, luck + n) : playOn(outlook, after, p.people)
    }
    return sum / games
  })
  // A point counts where the game is open; where it is decided, it changes nothing.
  const best = Math.max(0, Math.min(1, Math.max(...chances)))
  const open = Math.max(1e-4, 4 * best * (1 - best))
  const thought = ideas.map(({ move, sight }, i) => ({
    option: move,
    score: chances[i]! + open * trust * sight,
  }))
  return nearlyBest(thought, open * doubt, random)!.option
}
