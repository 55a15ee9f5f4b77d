/** What a bot thinks of the game as it sees it. Worths are in resources: what one of them buys is worth about 1. */
import type { Chance, SeatId } from '../../kit/index.ts'
import { couldWinSoon } from '../bargains.ts'
import { OBJECTIVES, type ObjectiveId } from '../data/index.ts'
import { lastRoundOf } from '../rules/age-of-empire.ts'
import { othersFrom } from '../rules/seats.ts'
import { stagesOf } from '../setup.ts'
import type { Player, TiView } from '../state.ts'
import { type Leaning, NEUTRAL } from './leanings.ts'
import type { Skill } from './skill.ts'

export interface Outlook {
  view: TiView
  seat: SeatId
  me: Player<null>
  skill: Skill
  random: Chance
  /** What its character makes of it. */
  leaning: Leaning
  /** Rounds that are left, this one included, as far as anybody can tell. */
  rounds: number
  /** A victory point. */
  point: number
  /** Public objectives that lie open and the own secret one, not claimed yet. */
  wanted: ObjectiveId[]
  /** Opponents, whoever has most points first. */
  rivals: SeatId[]
}

/** Most games are over by then. */
const USUAL_ROUNDS = 9

/** What a victory point is worth to whoever lacks so many: the last ones are worth everything. */
const POINT = [60, 60, 36, 24, 18, 14]
const USUAL_POINT = 12

export function outlookOf(
  view: TiView,
  seat: SeatId,
  skill: Skill,
  random: Chance,
  leaning: Leaning = NEUTRAL,
): Outlook {
  const me = view.players[seat]!
  const goal = view.options.victoryPoints
  const most = Math.max(...view.order.map(one => view.players[one]!.points))
  const byPoints = Math.ceil((goal - most) / 2)
  const last = lastRoundOf(view)
  const byCards =
    last === undefined
      ? stagesOf(view.options).one + 2 - view.objectives.length
      : Math.max(1, last - view.round)
  const rounds = Math.min(
    Math.max(2, USUAL_ROUNDS + 1 - view.round),
    Math.max(1, byPoints + 1),
    Math.max(2, byCards + 1),
  )
  const known = [...view.objectives, ...me.secrets.flatMap(id => id ?? [])]
  return {
    view,
    seat,
    me,
    skill,
    random,
    leaning,
    rounds,
    point: skill.minds ? (POINT[Math.max(0, goal - me.points)] ?? USUAL_POINT) : USUAL_POINT,
    wanted: known.filter(id => !me.claimed.includes(id) && !OBJECTIVES[id].endsGame),
    rivals: othersFrom(view, seat).toSorted(
      (one, other) => view.players[other]!.points - view.players[one]!.points,
    ),
  }
}

/** The same player before another position. */
export const after = (outlook: Outlook, changes: Partial<TiView>): Outlook => {
  const view = { ...outlook.view, ...changes }
  return { ...outlook, view, me: view.players[outlook.seat]! }
}

/** Misjudged, as the skill has it. */
export const judged = ({ skill, random }: Outlook, worth: number): number =>
  worth + (random() + random() - 1) * skill.noise

/** The option of most worth, misjudged as the skill has it. */
export function bestOf<T>(
  outlook: Outlook,
  options: readonly T[],
  worth: (option: T) => number,
): { option: T; worth: number } | undefined {
  let found: { option: T; worth: number } | undefined
  for (const option of options) {
    const seen = judged(outlook, worth(option))
    if (!found || seen > found.worth) found = { option, worth: seen }
  }
  return found
}

/** Whether a player could win before long. */
export const isClose = ({ view }: Outlook, seat: SeatId): boolean => couldWinSoon(view, seat)
