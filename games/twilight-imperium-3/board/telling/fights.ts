/** Which exchange of a fight a line of the log tells of, so that it is shown with both fleets. */
import isEqual from 'lodash/isEqual.js'
import pick from 'lodash/pick.js'
import type { Line } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { forceOf } from '../../rules/battle/record.ts'
import type { Exchange, Fight, TiView, VolleyGroup } from '../../state.ts'
import { type ReadSide, sidesOf, volleysOf } from '../fight/reading.ts'
import { doerOf, placesIn } from './lines.ts'

/** Both sides of a fight at a moment, the attacker first. */
export interface Scene {
  /** Which exchange of which fight. */
  id: string
  cell: Cell
  what: Exchange['what']
  sides: readonly ReadSide[]
  /** Whether it is told what was lost: until then nobody knows. */
  isOver: boolean
}

const ROLLS = 'log.rolls'
const BEGINS = 'log.battle'
const LOSSES = /^log\.(loses|losesOn|losesFighters|sustains)$/

/** Dice of one kind of units, as they lie in a fight. */
interface Throw {
  fight: Fight
  at: number
  seat: string
  group: VolleyGroup
}

const throwsIn = (view: TiView): Throw[] =>
  view.fights.flatMap(fight =>
    fight.exchanges.flatMap((_, at) =>
      volleysOf(view, fight, at).flatMap(({ seat, groups }) =>
        groups.map(group => ({ fight, at, seat, group })),
      ),
    ),
  )

const PARTIES = ['kind', 'cell', 'planet', 'attacker', 'defender'] as const
const isSame = (one: Fight, other: Fight) => isEqual(pick(one, PARTIES), pick(other, PARTIES))

/** Whether the fights of a view go on in the next one: each action has its own. */
const goOn = (before: TiView, after: TiView): boolean =>
  before.fights.every((fight, i) => {
    const same = after.fights[i]
    return same && isSame(fight, same) && same.exchanges.length >= fight.exchanges.length
  })

/** What each line that led from one view to the next shows of a fight; they have to be asked for in their order. */
export function scenesBetween(before: TiView, after: TiView): (line: Line) => Scene | undefined {
  const known = goOn(before, after) ? throwsIn(before).length : 0
  const all = throwsIn(after)
  let next = known
  let last: Pick<Throw, 'fight' | 'at'> | undefined = all[known - 1]

  const scene = ({ fight, at }: Pick<Throw, 'fight' | 'at'>, isOver: boolean): Scene => ({
    id: `${after.fights.indexOf(fight)}/${at}`,
    cell: fight.cell,
    what: fight.exchanges[at]!.what,
    sides: sidesOf(after, fight, at),
    isOver,
  })

  return line => {
    const seat = doerOf(line)
    if (line.key === BEGINS) {
      const begun = after.fights.find(one => one.kind === 'space' && placesIn(after, line).includes(one.cell))
      return begun && lineUp(after, begun)
    }
    if (line.key === ROLLS) {
      const rolled = all[next]
      // Guards of neutral planets roll as well, and are in no fight.
      const { length } = line.params!.dice as unknown[]
      if (!rolled || rolled.seat !== seat || rolled.group.dice.length !== length) return
      next += 1
      last = rolled
      return scene(rolled, false)
    }
    if (!LOSSES.test(line.key) || !last || seat === undefined) return
    const { fight } = last
    const places = placesIn(after, line)
    const isHere = places.length === 0 || places.includes(fight.cell)
    return isHere && [fight.attacker, fight.defender].includes(seat) ? scene(last, true) : undefined
  }
}

/** Both fleets as they meet, before anything is rolled. */
function lineUp(view: TiView, fight: Fight): Scene {
  const { attacker, defender, cell } = fight
  const [first] = fight.exchanges
  const forces = first?.forces ?? {
    [attacker]: forceOf(view, fight, attacker),
    [defender]: forceOf(view, fight, defender),
  }
  const met: Exchange = { what: 'space', round: 0, forces, volleys: [] }
  // Over: nothing that comes later is read into it.
  const only = { ...fight, exchanges: [met], end: forces }
  return {
    id: `${view.fights.indexOf(fight)}/`,
    cell,
    what: met.what,
    sides: sidesOf(view, only, 0),
    isOver: false,
  }
}
