/** Leaders whom somebody holds. TI-52.07, TI-52.08. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type LeaderId, RESCUED } from '../../data/index.ts'
import { line } from '../../line.ts'
import { captivesOf } from '../../numbers/leaders.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { planetsOf } from '../planets.ts'
import { orderOfPlay, othersFrom } from '../seats.ts'
import { doNext } from '../steps.ts'
import { killLeader, refugesOf } from './fate.ts'
import type { LeaderStep } from './steps.ts'

const aboutOf = (leader: LeaderId) => ({ leader: ref('leader', leader) })

/** Who could be given a captive, beside the owner. */
const takersOf = (g: TiState, captor: SeatId, leader: LeaderId): SeatId[] =>
  othersFrom(g, captor).filter(seat => seat !== g.leaders![leader]!.of)

/** After an invasion of somebody who holds leaders. [TI-52.08] */
export const rescueAfter = (g: TiState, seat: SeatId, of: SeatId): LeaderStep[] =>
  captivesOf(g, of).length > 0 ? [{ do: 'rescue', seat, of }] : []

/** An own one is free, another's changes hands. [TI-52.08] */
function take(g: TiState, seat: SeatId, leader: LeaderId): void {
  const { of } = g.leaders![leader]!
  say(g, line('log.leaderRescued', { ...aboutOf(leader), seat: ref('seat', seat) }))
  if (of === seat) doNext(g, { do: 'leaderReturns', leader, freed: true })
  else g.leaders![leader] = { of, captor: seat }
}

export const captiveRules = {
  steps: {
    /** [TI-52.07] */
    captives({ g }) {
      const all = orderOfPlay(g).flatMap(seat => captivesOf(g, seat))
      doNext(g, ...all.map(leader => ({ do: 'captive', leader }) as const))
    },
    captive({ g }, { leader }) {
      const held = g.leaders![leader]
      if (held?.captor === undefined) return
      const options = [
        'keep',
        ...(refugesOf(g, held.of, true).length > 0 ? ['free'] : []),
        ...(takersOf(g, held.captor, leader).length > 0 ? ['give'] : []),
        'execute',
      ]
      ask(g, {
        seat: held.captor,
        kind: 'captive',
        required: true,
        about: { ...aboutOf(leader), seat: ref('seat', held.of) },
        pick: { of: 'captiveFate', options, min: 1, max: 1 },
        memo: { leader },
      })
    },
    /** [TI-52.08] */
    rescue({ g, random }, { seat, of }) {
      const captives = captivesOf(g, of)
      if (planetsOf(g, of).length === 0) {
        for (const leader of captives) take(g, seat, leader)
        return
      }
      const die = random.Die(SIDES)
      say(g, line('log.rescueRolls', { seat: ref('seat', seat), other: ref('seat', of), dice: [die] }))
      if (die >= RESCUED) doNext(g, { do: 'chooseRescued', seat, of })
    },
    chooseRescued({ g }, { seat, of }) {
      const options = captivesOf(g, of)
      if (options.length < 2) {
        for (const leader of options) take(g, seat, leader)
        return
      }
      ask(g, {
        seat,
        kind: 'rescue',
        required: true,
        about: { seat: ref('seat', of) },
        pick: { of: 'leader', options, min: 1, max: 1 },
      })
    },
  },
  answers: {
    captive({ g }, { seat, memo }, [fate]) {
      const leader = memo.leader
      if (fate === 'execute') killLeader(g, leader)
      else if (fate === 'free') {
        say(g, line('log.leaderFreed', { ...aboutOf(leader), seat: ref('seat', seat) }))
        doNext(g, { do: 'leaderReturns', leader, freed: true })
      } else if (fate === 'give')
        ask(g, {
          seat,
          kind: 'giveCaptive',
          required: true,
          about: aboutOf(leader),
          pick: { of: 'seat', options: takersOf(g, seat, leader), min: 1, max: 1 },
          memo: { leader },
        })
    },
    giveCaptive({ g }, { seat, memo }, [other]) {
      const leader = memo.leader
      g.leaders![leader] = { of: g.leaders![leader]!.of, captor: other! }
      const about = { seat: ref('seat', seat), other: ref('seat', other!) }
      say(g, line('log.leaderGiven', { ...aboutOf(leader), ...about }))
    },
    rescue({ g }, { seat }, [leader]: LeaderId[]) {
      take(g, seat, leader!)
    },
  },
} satisfies TiChapter
