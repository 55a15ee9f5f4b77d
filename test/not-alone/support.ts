/**
 * Scenarios of Not Alone that read like a report of play:
 *
 *     const t = notAlone({ hunt: { hand: ['scream'] }, bea: { discard: ['lair'], survival: ['dodge'] } })
 *     t.lockAll({ bea: 'river', cy: 'jungle' })
 *     t.ada.plays('scream')
 *     t.hunts({ creature: 'beach', target: 'jungle' })
 *     t.cy.answers('loseWill')
 *
 * Ada (seat 0) is the Creature; Bea and Cy are the Hunted, in this turn order; the scenario begins in phase 1 of the
 * first round, on face 1. Nobody holds a Hunt or Survival card that the scenario does not name, so only those with
 * cards are asked in windows. Places have names.
 */
import { expect } from 'chai'
import { linesOf, type Params, type SetupValues } from '../../games/kit/index.ts'
import type { HuntCardId } from '../../games/not-alone/data/hunt-cards.ts'
import { notAlone as module, type NotAloneState, type NotAloneView } from '../../games/not-alone/index.ts'
import {
  type ArrangedHunted,
  type Arrangement,
  arrangeFirstRound,
} from '../../games/not-alone/lessons/arrange.ts'
import type { SurvivalCardId } from '../../games/not-alone/survival-cards/index.ts'
import { type Seat, type Table, type TableCore, table } from '../support/table.ts'
import { worded } from '../support/worded.ts'
import { namesOf, type PlaceName, spoken } from './places.ts'

export { namesOf, numberOf, numbersOf, PLACE_NAMES, type PlaceName } from './places.ts'
export { expect }

const read = worded(module)

type View = NotAloneView
type Because = { rule: string; key?: string }
type TokenName = 'creature' | 'target' | 'artemia'
type Phase = NotAloneState['phase']

/** How a scenario begins. Beside these, every Hunted under their own name: `bea: { will: 2 }`. */
export interface NotAloneSetup<Name extends string> extends Omit<Arrangement, 'hunted'> {
  /** Names of the seats from seat 0 on. Default: ada, bea, cy. */
  seats?: readonly Name[]
  /** Default: the first seat. */
  creature?: NoInfer<Name>
  face?: 1 | 2
  expertVariant?: boolean
  seed?: string
  dice?: readonly number[]
}

/** What a reader sees of a Hunted, with places by name and null for a hidden card. */
export type SeenHunted = Omit<View['hunted'][string], 'hand' | 'discard' | 'locked' | 'shown' | 'owned'> &
  Record<'hand' | 'discard' | 'locked' | 'shown' | 'owned', (PlaceName | null)[]>

/** A seat that speaks of places by name. */
export interface NotAloneSeat extends Seat<View> {
  /** Locks Place cards. */
  locks(...places: PlaceName[]): void
  resists(...places: PlaceName[]): void
  /** The Creature plays a Hunt card, a Hunted a Survival card. Seats in the choice are named too. */
  plays(card: HuntCardId | SurvivalCardId, choice?: Choice): void
  cannotPlay(card: HuntCardId | SurvivalCardId, choice: Choice, because: Because): void
  passes(): void
  /** The Creature places a token in step 2A. */
  places(token: TokenName, at: PlaceName): void
  /** A Hunted decides about the location of a played card. */
  uses(card: PlaceName, use?: Choice): void
  takesBack(card: PlaceName, back: PlaceName): void
  doesNothing(card: PlaceName): void
  /** What this seat sees of a Hunted. */
  sees(name: string): SeenHunted
  /** Own cards, as this seat sees them. */
  readonly hand: (PlaceName | null)[]
  readonly discard: (PlaceName | null)[]
  readonly locked: (PlaceName | null)[]
  readonly will: number
  /** Parameters of the log lines with this key (`givesUp` for `log.givesUp`), as this seat may read them. */
  reads(key: string): Params[]
}

type Choice = { readonly [key: string]: unknown }

interface Helpers {
  /** Everybody named locks; whoever is then asked for a card in phase 1 passes. */
  lockAll(places: { readonly [name: string]: PlaceName | readonly PlaceName[] }): void
  /** The Creature places these tokens and ends the step; then everybody asked in the window passes. */
  hunts(tokens?: { readonly [token in TokenName]?: PlaceName }): void
  /** Everybody who is asked for a card passes, until no window is open. */
  allPass(): void
  /** Windows are passed and nothing is done about locations until the phase begins. Throws on any other question. */
  goesOnTo(phase: Phase): void
  /** What spectators see of a Hunted. */
  spectatorSees(name: string): SeenHunted
  /** Parameters of the log lines with this key, as a spectator may read them. */
  reads(key: string): Params[]
  readonly creature: NotAloneSeat
  /** Where the tokens lie, as everybody sees it. */
  readonly tokens: { [T in TokenName]: PlaceName[] }
  /** Distances of the counters, as everybody sees them. */
  readonly tracks: { rescue: number; assimilation: number }
  /** Names of the places that a Hunted explores, as everybody sees them. */
  explores(name: string): PlaceName[]
}

export type NotAloneTable<Name extends string> = TableCore<NotAloneState, View> &
  Helpers & { readonly [name in Name]: NotAloneSeat }

const DEFAULT_SEATS = ['ada', 'bea', 'cy'] as const
type DefaultName = (typeof DEFAULT_SEATS)[number]

type SetupOf<Name extends string> = NotAloneSetup<Name> & {
  readonly [name in NoInfer<Name>]?: ArrangedHunted
}

/** Begins a scenario in phase 1 of the first round. */
export function notAlone<const Name extends string>(
  setup: SetupOf<Name> & { seats: readonly Name[] },
): NotAloneTable<Name>
export function notAlone(setup?: SetupOf<DefaultName> & { seats?: undefined }): NotAloneTable<DefaultName>
export function notAlone(setup: NotAloneSetup<string> = {}): NotAloneTable<never> {
  const seats = setup.seats ?? DEFAULT_SEATS
  const creature = seats.indexOf(setup.creature ?? seats[0]!)
  const hunteds = setup as { readonly [name: string]: ArrangedHunted | undefined }
  const hunted = new Map(seats.map((name, seat) => [String(seat), hunteds[name] ?? {}]))
  const { face = 1, expertVariant = false, seed, dice } = setup
  const options = { creature: 'seat', creatureSeat: creature, boardFace: String(face), expertVariant }
  return helped(
    table(read, {
      seats,
      options,
      ...(seed !== undefined && { seed }),
      ...(dice && { dice }),
      arrange: (g, random) => arrangeFirstRound(g, random, { ...setup, hunted }),
    }),
    seats,
  )
}

/** A game as it is dealt: nothing arranged. The seats are called p0, p1, … */
export function dealt(
  players: number,
  options: SetupValues = {},
  chance: { seed?: string; dice?: readonly number[] } = {},
): NotAloneTable<string> {
  const seats = Array.from({ length: players }, (_, i) => `p${i}`)
  return helped(table(read, { seats, options, ...chance }), seats)
}

function seenBy({ view }: { view: View }, seat: string): SeenHunted {
  const hunted = view.hunted[seat]
  if (!hunted) throw new Error(`seat ${seat} is not a Hunted`)
  const { hand, discard, locked, shown, owned } = hunted
  return {
    ...hunted,
    hand: namesOf(hand),
    discard: namesOf(discard),
    locked: namesOf(locked),
    shown: namesOf(shown),
    owned: namesOf(owned),
  }
}

const linesWith = ({ view }: { view: View }, key: string): Params[] =>
  linesOf(view.log).flatMap(({ line }) => (line?.key === `log.${key}` ? [line.params ?? {}] : []))

function helped<Name extends string>(
  t: Table<NotAloneState, View, Name>,
  names: readonly Name[],
): NotAloneTable<Name> {
  const core: TableCore<NotAloneState, View> = t
  const seatIdOf = (name: string) => core.seat(name).seat
  const speak = (args: readonly unknown[]) => args.map(one => spoken(one, seatIdOf))

  function speaking(plain: Seat<View>): NotAloneSeat {
    const playing = () => (core.state.creatureSeat === plain.seat ? 'playHunt' : 'playSurvival')
    const own = {
      does: (move: string, ...args: unknown[]) => plain.does(move, ...speak(args)),
      answers: (...chosen: (string | number)[]) => plain.answers(...(speak(chosen) as (string | number)[])),
      cannot: (move: string, args: readonly unknown[], because: Because) =>
        plain.cannot(move, speak(args), because),
      locks: (...places: PlaceName[]) => own.does('lockPlaces', places),
      resists: (...places: PlaceName[]) => own.does('resist', places),
      plays: (card: string, choice: Choice = {}) => own.does(playing(), card, choice),
      cannotPlay: (card: string, choice: Choice, because: Because) =>
        own.cannot(playing(), [card, choice], because),
      passes: () => plain.does('pass'),
      places: (token: TokenName, at: PlaceName) => own.does('placeToken', token, at),
      uses: (card: PlaceName, use: Choice = {}) => own.does('usePower', card, use),
      takesBack: (card: PlaceName, back: PlaceName) => own.does('takeBack', card, back),
      doesNothing: (card: PlaceName) => own.does('doNothing', card),
      sees: (name: string) => seenBy(plain, seatIdOf(name)),
      reads: (key: string) => linesWith(plain, key),
      get hand() {
        return seenBy(plain, plain.seat).hand
      },
      get discard() {
        return seenBy(plain, plain.seat).discard
      },
      get locked() {
        return seenBy(plain, plain.seat).locked
      },
      get will() {
        return seenBy(plain, plain.seat).will
      },
    }
    return Object.create(plain, Object.getOwnPropertyDescriptors(own)) as NotAloneSeat
  }

  const seats = Object.fromEntries(names.map(name => [name, speaking(core.seat(name))])) as Record<
    Name,
    NotAloneSeat
  >
  const all = Object.values<NotAloneSeat>(seats)
  const windowed = () => all.filter(seat => seat.isAsked('watch') || seat.isAsked('window'))

  const helpers = {
    lockAll(places: { readonly [name: string]: PlaceName | readonly PlaceName[] }) {
      for (const [name, locked] of Object.entries(places))
        helpers.seat(name).locks(...((Array.isArray(locked) ? locked : [locked]) as PlaceName[]))
      if (core.state.phase === 'exploration') helpers.allPass()
    },
    hunts(tokens: { readonly [token in TokenName]?: PlaceName } = {}) {
      for (const [token, at] of Object.entries(tokens)) helpers.creature.places(token as TokenName, at)
      helpers.creature.does('endPlacement')
      if (core.state.phase === 'hunting') helpers.allPass()
    },
    /** Passes in the windows of the present phase only. */
    allPass() {
      const { phase, round } = core.state
      for (let waiting = windowed(); waiting.length > 0; waiting = windowed()) {
        if (core.state.phase !== phase || core.state.round !== round) return
        waiting[0]!.passes()
      }
    },
    goesOnTo(phase: Phase) {
      while (core.state.phase !== phase) {
        const [asked] = windowed()
        const deciding = all.find(seat => seat.isAsked('decide'))
        if (asked) asked.passes()
        else if (deciding) {
          const { args } = deciding.legal.find(({ move }) => move === 'doNothing')!
          deciding.does('doNothing', args[1])
        } else throw new Error(`on the way to ${phase} somebody is asked: ${JSON.stringify(core.open)}`)
      }
    },
    seat(name: string): NotAloneSeat {
      core.seat(name)
      return seats[name as Name]
    },
    spectatorSees: (name: string) => seenBy(core.spectator, seatIdOf(name)),
    reads: (key: string) => linesWith(core.spectator, key),
    get creature() {
      return all.find(({ seat }) => seat === core.state.creatureSeat)!
    },
    get tokens() {
      const { creature, target, artemia } = core.spectator.view.tokens
      const named = (places: readonly number[]) => namesOf(places) as PlaceName[]
      return { creature: named(creature), target: named(target), artemia: named(artemia) }
    },
    get tracks() {
      const { rescue, assimilation } = core.spectator.view
      return { rescue, assimilation }
    },
    explores: (name: string) =>
      namesOf(seenBy(core.spectator, seatIdOf(name)).explored.map(({ place }) => place)) as PlaceName[],
    ...seats,
  }
  return Object.create(core, Object.getOwnPropertyDescriptors(helpers)) as NotAloneTable<Name>
}
