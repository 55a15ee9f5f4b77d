/**
 * Scenarios of Race for the Galaxy that read like a report of play:
 *
 *     const t = race({ ada: { tableau: ['new-sparta'], hand: ['gem-world'], fill: 3 }, deck: ['comet-zone'] })
 *     t.plays({ ada: 'settle', bea: 'settle' })
 *     t.ada.settles('gem-world')
 *     t.bea.passes()
 *     t.ada.pays(2)
 *     expect(t.ada.hand).to.deep.equal(['comet-zone'])
 *
 * Everybody is about to choose an action card. Ada (seat 0) comes first in order. Tableaus and hands are empty but for
 * what is given; `fill` adds cards that nobody can place. Cards are named by their designs, `#2` for a certain copy; the
 * deck lies with its first card on top, the rest follows in a fixed order. Two players play with one action each, if the
 * options do not say otherwise.
 */
import { expect } from 'chai'
import type { SetupValues } from '../../games/kit/index.ts'
import { cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import {
  raceForTheGalaxy as module,
  type RaceState,
  type RaceView,
} from '../../games/race-for-the-galaxy/index.ts'
import { arrangeRound, type Has } from '../../games/race-for-the-galaxy/lessons/arrange.ts'
import { type Seat, type Table, table } from '../support/table.ts'
import { worded } from '../support/worded.ts'

export { expect, type Has, module }

const read = worded(module)

export interface RaceSetup<Name extends string> {
  seats?: readonly Name[]
  options?: SetupValues
  /** The top of the deck, its first card on top. */
  deck?: string[]
  /** Nothing lies under it. */
  noMoreCards?: boolean
  discard?: string[]
  pool?: number
  seed?: string
  /** The last word on the state, for what no other field says. */
  also?: (g: RaceState) => void
}

/** A seat with words for what it does; cards by their designs. */
export interface RaceSeat extends Seat<RaceView> {
  readonly hand: string[]
  readonly tableau: string[]
  /** Worlds with goods, a world for each good. */
  readonly goods: string[]
  readonly vp: number
  readonly has: RaceView['players'][string]
  /** The single card of this design that this seat holds or has in play. */
  card(name: string): string
  /** A power of a card in the tableau, by its kind. */
  power(name: string, kind?: string): string
  chooses(...actions: string[]): void
  keeps(...cards: string[]): void
  /** Keeps the first of the cards drawn. */
  keepsAny(): void
  discards(...cards: string[]): void
  /** Chooses a development, and what to pay with, where that is named at once. */
  builds(card: string, ...payment: string[]): void
  cannotBuild(card: string, rule: string): void
  settles(card: string, ...payment: string[]): void
  cannotSettle(card: string, rule: string): void
  passes(): void
  /** Pays with these cards, or with so many, the last ones of the hand. */
  pays(...cards: string[] | [number]): void
  conquers(): void
  /** Gains temporary Military from a card or a token, for a good where it takes one. */
  boosts(source: string, good?: string): void
  cheapens(source: string): void
  sells(world: string): void
  consumes(card: string, ...goods: string[]): void
  /** Discards cards of the hand for VP. */
  cashes(card: string, ...cards: string[]): void
  gambles(number: number): void
  stops(): void
  /** Produces on a windfall world with the power of a card, or with the `bonus` of the action card. */
  produces(source: string, world: string): void
}

export type RaceTable<Name extends string> = Omit<Table<RaceState, RaceView, Name>, Name> & {
  readonly [name in Name]: RaceSeat
} & {
  /** Everybody chooses; whoever is not named plays the same as the first who is. */
  plays(actions: { [name in Name]?: string | readonly string[] }): void
  /** Everybody who is asked to place something passes. */
  passAll(): void
}

const nameOf = (uid: string | null) => (uid === null ? '?' : uid.replace(/#\d+$/, ''))

/** Sits down at the beginning of a round. */
export function race<const Name extends string = 'ada' | 'bea'>({
  seats,
  options = {},
  deck = [],
  noMoreCards = false,
  discard = [],
  pool,
  seed,
  also,
  ...people
}: RaceSetup<Name> & { [name in NoInfer<Name>]?: Has } = {}): RaceTable<Name> {
  const names = seats ?? (['ada', 'bea'] as unknown as readonly Name[])
  const has = people as { [name: string]: Has | undefined }
  for (const name of Object.keys(has))
    if (!names.includes(name as Name)) throw new Error(`nobody here is called ${name}`)

  const t = table(read, {
    seats: names,
    options: { presetHands: true, twoPlayerMode: 'standard', ...options },
    ...(seed !== undefined && { seed }),
    arrange(g) {
      arrangeRound(
        g,
        names.map(name => has[name] ?? {}),
        { deck, noMoreCards, discard, ...(pool !== undefined && { pool }) },
      )
      also?.(g)
    },
  })

  for (const name of names) addWords(t.seat(name))
  const actionsOf = (actions: string | readonly string[] | undefined) =>
    typeof actions === 'string' ? [actions] : actions
  return Object.defineProperties(t, {
    plays: {
      value: (actions: { [name: string]: string | readonly string[] }) => {
        const first = actionsOf(Object.values(actions)[0])!
        for (const name of names) t.seat(name).answers(...(actionsOf(actions[name]) ?? first))
      },
    },
    passAll: {
      value: () => {
        for (const name of names) {
          const seat = t.seat(name)
          if (['develop', 'settle', 'extra'].some(kind => seat.isAsked(kind))) seat.does('pass')
        }
      },
    },
  }) as unknown as RaceTable<Name>
}

function addWords(seat: Seat<RaceView>): void {
  const player = () => seat.view.players[seat.seat]!
  const find = (piles: readonly (string | null)[][], name: string): string => {
    const found = piles.flat().find(uid => uid === name || (uid !== null && nameOf(uid) === name))
    if (!found) throw new Error(`${seat.name} has no ${name}`)
    return found
  }
  const card = (name: string) => {
    const { hand, tableau, drawn, startWorlds, turn } = player()
    return find([hand, drawn, startWorlds, tableau, turn.gone], name)
  }
  const held = (name: string) => find([player().hand, player().drawn, player().startWorlds], name)
  const owned = (name: string) => find([player().tableau, player().turn.gone], name)
  const token = (name: string) => player().artifacts.find(({ id }) => nameOf(id) === name || id === name)?.id
  const good = (name: string) => token(name) ?? owned(name)
  const power = (name: string, ...kinds: string[]) => {
    const uid = owned(name)
    const index = cardOf(nameOf(uid)).powers.findIndex(
      ({ kind }) => kinds.length === 0 || kinds.includes(kind),
    )
    if (index < 0) throw new Error(`${name} has no power ${kinds.join(' or ')}`)
    return `${uid}/${index}`
  }
  const source = (name: string, kinds: string[], tokenPower: number) => {
    const [id, which] = name.split('/') as [string, string?]
    const own = token(id)
    return own ? `${own}/${which ?? tokenPower}` : power(name, ...kinds)
  }
  /** Several cards of one design are different cards. */
  const several = (cards: readonly string[], pile: readonly (string | null)[]) => {
    const left = [...pile]
    return cards.map(name => {
      const uid = find([left], name)
      left.splice(left.indexOf(uid), 1)
      return uid
    })
  }
  const paid = (payment: readonly string[]) => (payment.length > 0 ? [several(payment, player().hand)] : [])
  const options = () => seat.asked().pick?.options ?? []
  const answer = (cards: readonly string[]) => seat.answers(...several(cards, options()))
  const boostable = ['tempMilitary']
  const uses = ['consumeGoods', 'consumeAllGoods', 'sellGood']
  // What a player does is also listed, for those who play from a list.
  const { does } = seat
  seat.does = (move, ...args) => {
    if (!seat.legal.some(one => one.move === move)) throw new Error(`${move} is not among the legal moves`)
    does.call(seat, move, ...args)
  }
  const words: Partial<RaceSeat> & ThisType<RaceSeat> = {
    card,
    power: (name, kind) => power(name, ...(kind === undefined ? [] : [kind])),
    chooses: (...actions) => seat.answers(...actions),
    keeps: (...cards) => answer(cards),
    keepsAny: () => seat.answers(...options().slice(0, seat.asked('keep').pick!.min)),
    discards: (...cards) => answer(cards),
    builds: (name, ...payment) => seat.does('develop', held(name), ...paid(payment)),
    cannotBuild: (name, rule) => seat.cannot('develop', [card(name)], { rule }),
    settles: (name, ...payment) => seat.does('settle', held(name), ...paid(payment)),
    cannotSettle: (name, rule) => seat.cannot('settle', [card(name)], { rule }),
    passes: () => seat.does('pass'),
    pays: (...cards) =>
      typeof cards[0] === 'number' ? seat.answers(...options().slice(-cards[0])) : answer(cards as string[]),
    conquers: () => seat.does('conquer'),
    boosts: (name, paid) =>
      seat.does('boost', source(name, boostable, tokenBoost(name)), paid === undefined ? null : good(paid)),
    cheapens: name =>
      seat.does(
        seat.isAsked('payDevelopment') ? 'cheapenDevelopment' : 'cheapen',
        source(name, ['settleZeroCost'], 0),
      ),
    sells: world => seat.does('sell', good(world)),
    consumes: (name, ...goods) => seat.does('consume', power(name, ...uses), goods.map(good)),
    cashes: (name, ...cards) =>
      seat.does('cashIn', power(name, 'discardHand'), several(cards, player().hand)),
    gambles: number => seat.does('gamble', power('gambling-world', 'gamble'), number),
    stops: () => seat.does('done'),
    produces: (name, world) =>
      seat.does('produce', name === 'bonus' ? name : power(name, 'produceOnWindfall'), owned(world)),
  }
  for (const [name, value] of Object.entries(words)) Object.defineProperty(seat, name, { value })
  Object.defineProperties(seat, {
    has: { get: player },
    hand: { get: () => player().hand.map(nameOf) },
    tableau: { get: () => player().tableau.map(nameOf) },
    goods: {
      get: () => Object.entries(player().goods).flatMap(([world, pile]) => pile.map(() => nameOf(world))),
    },
    vp: { get: () => player().vp },
  })
}

/** Which of a token's powers is its Military. */
const tokenBoost = (name: string) => (name.startsWith('A') || name.startsWith('B') ? 1 : 0)
