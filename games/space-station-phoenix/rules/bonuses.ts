/** Diplomacy bonuses: after a tracked ship action everybody may gain a reward. Section 12. */
import { type Ask, ask, type Env, type Pick, ref, refs, type SeatId, say } from '../../kit/index.ts'
import type { Bag, Components, Track } from '../components.ts'
import { line } from '../line.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'
import { addBags, GAINS, gain } from './bags.ts'
import { isSoleLeader } from './station.ts'

/** Levels whose rewards bring the same, group by group: of each at most one can be taken. [SSP-12.07] */
function likeLevels(c: Components, track: Track, levels: readonly number[]): number[][] {
  const bring = (level: number, kind: keyof Bag) => {
    const { reward } = c.tracks[track][level - 1]!
    return reward !== 'x2' && (reward[kind] ?? 0) > 0
  }
  return GAINS.map(kind => levels.filter(level => bring(level, kind))).filter(like => like.length > 1)
}

/** What a player may take: how many rewards, out of which levels, and which not together. [SSP-12.03 to SSP-12.08] */
export function rewardsFor(c: Components, g: PhoenixView, seat: SeatId, track: Track) {
  const own = g.players[seat]!.levels[track]
  const highest = isSoleLeader(g, seat, track) ? own : own - 1
  const within = c.tracks[track].slice(0, Math.max(0, highest))
  const levels = within.flatMap(({ reward }, i) => (reward === 'x2' ? [] : [i + 1]))
  const twice = within.some(({ reward }) => reward === 'x2')
  const apart = likeLevels(c, track, levels)
  const isPair = (one: number, other: number) =>
    one !== other && !apart.some(like => like.includes(one) && like.includes(other))
  const hasPair = levels.some(one => levels.some(other => isPair(one, other)))
  return { levels, most: twice && hasPair ? 2 : 1, apart }
}

/** The rewards to choose from. */
export function bonusPick(c: Components, g: PhoenixView, seat: SeatId, track: Track): Pick {
  const { levels, most, apart } = rewardsFor(c, g, seat, track)
  const optionsOf = (some: readonly number[]) => some.map(level => `${track}-${level}`)
  return {
    of: 'reward',
    options: optionsOf(levels),
    min: 1,
    max: most,
    ...(most > 1 && apart.length > 0 && { apart: apart.map(optionsOf) }),
  }
}

function take(c: Components, g: PhoenixState, seat: SeatId, track: Track, levels: readonly number[]): void {
  const rewards = levels.map(level => c.tracks[track][level - 1]!.reward).filter(reward => reward !== 'x2')
  gain(g.players[seat]!, addBags(rewards))
  say(
    g,
    line('log.takesBonus', {
      seat: ref('seat', seat),
      track: ref('track', track),
      rewards: refs(
        'reward',
        levels.map(level => `${track}-${level}`),
      ),
    }),
  )
}

export function bonusSteps(c: Components) {
  return {
    /** Whoever has a choice is asked; the others get what there is. [SSP-12.01, SSP-12.11, SSP-12.12] */
    bonuses({ g }: Env<PhoenixState>, { track }: { track: Track }) {
      for (const seat of g.order) {
        const { levels, most } = rewardsFor(c, g, seat, track)
        if (levels.length === 0) continue
        if (levels.length === 1) {
          take(c, g, seat, track, levels)
          continue
        }
        const about = { track: ref('track', track), count: most }
        ask(g, { seat, kind: 'bonus', required: true, about, pick: bonusPick(c, g, seat, track) })
      }
    },
  }
}

export function bonusAnswers(c: Components) {
  return {
    bonus({ g }: Env<PhoenixState>, { seat }: Ask, chosen: string[]) {
      const [track] = chosen[0]!.split('-') as [Track]
      take(
        c,
        g,
        seat,
        track,
        chosen.map(option => Number(option.split('-')[1])).sort((a, b) => a - b),
      )
    },
  }
}
