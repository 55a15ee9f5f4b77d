/**
 * Scenarios of the orb that read like a report of play:
 *
 *     const t = orbRace({ orb: { laid: ['A01 2,0'], teams: { ada: ['1,0'] }, hands: { ada: ['A02'] } } })
 *     t.plays({ ada: 'explore-orb', bea: 'produce' })
 *     t.ada.moves('3,0')
 *     t.ada.lays('A02 2,3 turned 1')
 *
 * Everybody is about to choose an action card; see `support.ts` for tableaus and hands. Nothing is given but what is
 * told: orb hands are empty, teams stand on the corners of the main airlock in the order of the seats, priority is that
 * order too. The orb deck lies with its first card on top, the other cards follow in the order of their numbers.
 */
import {
  arrangeOrb,
  askForActions,
  laidAs,
  type OrbPiles,
} from '../../games/race-for-the-galaxy/lessons/arrange-orb.ts'
import { pointOf, type SpaceKey } from '../../games/race-for-the-galaxy/orb/index.ts'
import type { Orb, RaceState } from '../../games/race-for-the-galaxy/state.ts'
import { type Has, type RaceSeat, type RaceSetup, type RaceTable, race } from './support.ts'

export { expect } from 'chai'

/** What lies and stands on the orb, and who has which orb cards. */
export interface OrbSetup<Name extends string> {
  /** Cards on the main airlock, in their order: `A01 2,0` or, turned clockwise once, `A01 2,0 turned 1`. */
  laid?: string[]
  /** Tokens by the spaces on which they lie. */
  tokens?: { [space: SpaceKey]: string }
  teams?: { [name in Name]?: SpaceKey[] }
  hands?: { [name in Name]?: string[] }
  /** The top of the orb deck, its first card on top. */
  deck?: string[]
  /** Nothing lies under it. */
  noMoreCards?: boolean
  /** Highest first. */
  priority?: Name[]
  /** Tokens that come next when a card is laid, by back. */
  supply?: { A?: string[]; B?: string[] }
}

/** A seat with words for what it does on the orb. */
export interface OrbSeat extends RaceSeat {
  /** Where its only or first team stands. */
  readonly at: string
  /** Where all its teams stand. */
  readonly teams: string[]
  readonly orbHand: string[]
  readonly tokens: string[]
  /** Moves the only, the first (`a`) or the second team (`b`) to a space, using tokens of these designs. */
  moves(space: SpaceKey, ...tokens: string[]): void
  movesTeam(team: 'a' | 'b', space: SpaceKey, ...tokens: string[]): void
  cannotMove(space: SpaceKey, rule: string, ...tokens: string[]): void
  cannotMoveTeam(team: 'a' | 'b', space: SpaceKey, rule: string): void
  lays(placement: string): void
  cannotLay(placement: string, rule: string): void
  /** Passes in the orb step; teams go where it is said. */
  passesOrb(teams?: { a?: SpaceKey; b?: SpaceKey }): void
  /** Takes the orb actions without doing anything: a Move without a step, then neither a card nor a draw. */
  idles(): void
}

export type OrbTable<Name extends string> = Omit<RaceTable<Name>, Name | 'seat'> & {
  readonly [name in Name]: OrbSeat
} & { readonly orb: Orb; readonly state: RaceState; seat(name: string): OrbSeat }

const designOf = (uid: string) => uid.replace(/#.*/, '')

/** Sits down at the beginning of a round of the orb game. */
export function orbRace<const Name extends string = 'ada' | 'bea'>({
  orb = {},
  ...setup
}: RaceSetup<Name> & { [name in NoInfer<Name>]?: Has } & {
  orb?: OrbSetup<NoInfer<Name>>
} = {}): OrbTable<Name> {
  const names = setup.seats ?? (['ada', 'bea'] as unknown as readonly Name[])
  const t = race({
    ...setup,
    options: { expansion: 'base+aa+orb', ...setup.options },
    also(g: RaceState) {
      arrangeOrb(g, bySeats(orb, names))
      setup.also?.(g)
      askForActions(g)
    },
  } as Parameters<typeof race>[0]) as unknown as OrbTable<Name>
  for (const name of names) addOrbWords(t.seat(name))
  return Object.defineProperty(t, 'orb', { get: () => t.state.orb! })
}

/** What is told by names, by seats. */
const bySeats = <Name extends string>(
  { teams = {}, hands = {}, priority, ...piles }: OrbSetup<Name>,
  names: readonly Name[],
): OrbPiles => ({
  ...piles,
  teams: names.map(name => (teams as { [name: string]: SpaceKey[] })[name]),
  hands: names.map(name => (hands as { [name: string]: string[] })[name]),
  ...(priority && { priority: priority.map(name => names.indexOf(name)) }),
})

function addOrbWords(seat: OrbSeat): void {
  const orb = () => seat.view.orb!
  const teamId = (team: 'a' | 'b') => `${seat.seat}${team}`
  const held = (design: string, list: readonly string[] = []) => {
    const own = seat.view.players[seat.seat]!.artifacts.find(
      ({ id, used }) => designOf(id) === design && !used && !list.includes(id),
    )
    return own?.id ?? design
  }
  const tokenIds = (designs: readonly string[]) => {
    const ids: string[] = []
    for (const design of designs) ids.push(held(design, ids))
    return ids
  }
  const journey = (team: 'a' | 'b', space: SpaceKey, tokens: readonly string[]) => {
    const { x, y } = pointOf(space)
    return [teamId(team), x, y, tokenIds(tokens)]
  }
  const placement = (words: string) => {
    const { card, x, y, turns } = laidAs(words)
    return [card, x, y, turns]
  }
  const words: Partial<OrbSeat> & ThisType<OrbSeat> = {
    moves: (space, ...tokens) => seat.does('moveTeam', ...journey('a', space, tokens)),
    movesTeam: (team, space, ...tokens) => seat.does('moveTeam', ...journey(team, space, tokens)),
    cannotMove: (space, rule, ...tokens) => seat.cannot('moveTeam', journey('a', space, tokens), { rule }),
    cannotMoveTeam: (team, space, rule) => seat.cannot('moveTeam', journey(team, space, []), { rule }),
    lays: words => seat.does('placeOrbCard', ...placement(words)),
    cannotLay: (words, rule) => seat.cannot('placeOrbCard', placement(words), { rule }),
    passesOrb(teams = {}) {
      const returns = (['a', 'b'] as const).flatMap(team => {
        const space = teams[team]
        return space ? [[teamId(team), pointOf(space).x, pointOf(space).y]] : []
      })
      seat.does('passOrb', returns)
    },
    idles() {
      seat.does('endMove')
      if (seat.isAsked('orbPlay')) seat.does('playNothing')
    },
  }
  for (const [name, value] of Object.entries(words)) Object.defineProperty(seat, name, { value })
  const placeOf = (team: string) => {
    const { x, y } = orb().teams[team]!
    return `${x},${y}`
  }
  Object.defineProperties(seat, {
    at: { get: () => placeOf(teamId('a')) },
    teams: {
      get: () =>
        Object.keys(orb().teams)
          .filter(team => orb().teams[team]!.seat === seat.seat)
          .map(placeOf),
    },
    orbHand: { get: () => seat.view.players[seat.seat]!.orbHand },
    tokens: { get: () => seat.view.players[seat.seat]!.artifacts.map(({ id }) => designOf(id)) },
  })
}
