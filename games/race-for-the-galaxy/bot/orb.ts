/** The orb as a bot sees it: which tokens its teams can get, and how a card on the orb would change that. */
import mapValues from 'lodash/mapValues.js'
import omit from 'lodash/omit.js'
import pickBy from 'lodash/pickBy.js'
import sum from 'lodash/sum.js'
import type { Play, SeatId } from '../../kit/index.ts'
import { keyOf, type Laid, mapOf, type Point, rangeOf, type Turns } from '../orb/index.ts'
import { orbMilitary, teamsOf } from '../rules/orb-board.ts'
import { spacesOfCard } from '../rules/orb-placing.ts'
import type { RaceView } from '../state.ts'
import type { Outlook } from './outlook.ts'

/** VP that a token is worth before its face is known, by its back. */
const TOKEN = { A: 2.1, B: 3.8 }
/** Steps that are worth looking ahead. */
const FAR = 12
const STRIDE = 5

export const tokenWorth = (back: string): number => (back.charAt(0) === 'B' ? TOKEN.B : TOKEN.A)

interface Standing {
  laid: readonly Laid[]
  tokens: { readonly [space: string]: string }
}

const standingOf = ({ orb }: RaceView): Standing => orb!

/** How good it is to stand somewhere: the tokens within reach, the near ones most of all. */
function pull({ laid, tokens }: Standing, from: Point, military: number): number {
  const { reaches } = rangeOf({
    map: mapOf(laid),
    pieces: { tokens },
    from,
    steps: FAR,
    military,
    wallPasses: 0,
    barrierPasses: 0,
  })
  const worths = reaches
    .filter(({ token }) => token)
    .map(
      ({ x, y, steps }) =>
        tokenWorth(tokens[keyOf({ x, y })]!) * 0.7 ** Math.max(0, Math.ceil(steps / STRIDE) - 1),
    )
    .sort((a, b) => b - a)
  return (worths[0] ?? 0) + 0.3 * (worths[1] ?? 0) + 0.15 * (worths[2] ?? 0)
}

const militaryOf = (g: RaceView, seat: SeatId) => orbMilitary(g, seat).total

/** What an orb step is likely to bring me. */
export function orbGain({ g, seat, rounds }: Outlook): number {
  if (!g.orb) return 0
  const military = militaryOf(g, seat)
  const pulls = teamsOf(g, seat).map(team => pull(standingOf(g), g.orb!.teams[team]!, military))
  return Math.max(0, ...pulls) * 0.7 + (rounds > 3 ? 0.3 : 0)
}

/** What the ways to answer in a Move action are worth. */
export function movingWorths({ g, seat }: Outlook): (made: Play) => number {
  const orb = g.orb!
  const military = militaryOf(g, seat)
  const here = standingOf(g)
  const pullAt = (from: Point, standing = here) => 0.6 * pull(standing, from, military)
  const now = mapValues(pickBy(orb.teams, { seat }), team => pullAt(team))
  const isStopped = (team: string) => orb.turn?.teams[team]?.stopped === true
  const stay = sum(Object.keys(now).map(team => (isStopped(team) ? 0 : now[team]!)))
  return ({ move, args }) => {
    switch (move) {
      case 'moveTeam': {
        const [, team, x, y, used] = args as [number, string, number, number, string[]]
        const space = keyOf({ x, y })
        const token = orb.tokens[space]
        const tokens = token === undefined ? orb.tokens : omit(orb.tokens, space)
        const there = pullAt({ x, y }, { laid: orb.laid, tokens })
        const gain = token === undefined ? 0 : tokenWorth(token)
        return stay - now[team]! + gain + there - 0.7 * used.length
      }
      case 'passOrb': {
        const returns = args[1] as [string, number, number][]
        return stay - 0.2 + sum(returns.map(([team, x, y]) => pullAt({ x, y }) - now[team]!))
      }
      case 'extendMove':
        return stay + 0.1
      case 'leaveMove':
        return stay + 0.25
      case 'boostOrb':
        return stay - 0.5
      default:
        return stay
    }
  }
}

/** What a card on the orb is worth: how it draws the own teams, and those of others. */
export function layingWorths({ g, seat }: Outlook): (made: Play) => number {
  const here = standingOf(g)
  const teams = Object.values(g.orb!.teams).map(({ seat: owner, ...from }) => {
    const military = militaryOf(g, owner)
    const weight = owner === seat ? 1 : -0.4 / Math.max(1, g.order.length - 1)
    return { from, military, weight, now: pull(here, from, military) }
  })
  return ({ args }) => {
    const [, card, x, y, turns] = args as [number, string, number, number, Turns]
    const laid: Laid = { card, x, y, turns }
    const tokens = { ...here.tokens }
    for (const { cell, ...at } of spacesOfCard(laid)) {
      if (cell === 'artifactB') tokens[keyOf(at)] = 'B'
      if (cell === 'artifactA' || cell === 'breedingArtifactA') tokens[keyOf(at)] = 'A'
    }
    const there = { laid: [...here.laid, laid], tokens }
    return sum(teams.map(({ from, military, weight, now }) => weight * (pull(there, from, military) - now)))
  }
}

/** What a corner of the main airlock is worth to begin at. */
export const cornerWorth = ({ g, seat }: Outlook, { args }: Play): number =>
  pull(standingOf(g), { x: args[1] as number, y: args[2] as number }, militaryOf(g, seat))
