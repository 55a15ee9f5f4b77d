/** The set-up and the draft. Sections 2 and 3. */
import { type Ask, ask, type Env, type Random, ref, refs, type SeatId, say, sayTo } from '../kit/index.ts'
import { emptyLog } from '../kit/log.ts'
import { ALIENS, COLORS, type Components, LEVELS } from './components.ts'
import { line } from './line.ts'
import { RULES_VERSION } from './meta.ts'
import type { PhoenixOptions } from './options.ts'
import { gain } from './rules/bags.ts'
import type { PhoenixStep } from './rules/steps.ts'
import type { PhoenixState, Player } from './state.ts'

const idsOf = <T extends { id: string }>(
  things: { readonly [id: string]: T },
  wanted: (thing: T) => boolean,
) =>
  Object.values(things)
    .filter(wanted)
    .map(({ id }) => id)

/** Ships of which every player has one. [SSP-3.07] */
export const startingShips = (c: Components) => idsOf(c.ships, ({ level }) => level === 1)

/** Ships of a level, and hubs that can be dealt. [SSP-3.08, SSP-3.10] */
export const shipsOf = (c: Components, of: 2 | 3) => idsOf(c.ships, ({ level }) => level === of)
export const hubsOf = (c: Components, { hubPool }: PhoenixOptions) =>
  idsOf(c.hubs, ({ tier }) => hubPool === 'all' || hubPool === tier)

const newPlayer = (c: Components): Player => ({
  gem: 0,
  food: 0,
  water: 0,
  metal: 0,
  score: 0,
  hub: null,
  hubs: [],
  chosenHub: null,
  hand: [],
  kept: [],
  fleet: Object.fromEntries(startingShips(c).map(id => [id, 0])),
  dismantled: 0,
  levels: { dismantle: 0, construct: 0, transport: 0, expedition: 0 },
  marker: null,
  token: null,
  station: {},
  incomesInARow: 0,
})

/** Sectors of every colour and level, as many as there are players. [SSP-3.05, SSP-2.05 to SSP-2.07] */
function drawMarket(c: Components, options: PhoenixOptions, numPlayers: number, random: Random): string[] {
  const wanted = numPlayers + (options.friendly ? 1 : 0)
  const firstOnly = options.shipSetup === 'firstGame'
  return LEVELS.flatMap(level =>
    COLORS.flatMap(color => {
      const ids = idsOf(
        c.sectors,
        sector => sector.level === level && sector.color === color && (sector.firstGame || !firstOnly),
      )
      return random.Shuffle(ids).slice(0, wanted)
    }),
  )
}

/** The Aliens drawn from the bag, and the Humans. [SSP-3.03, SSP-3.04] */
function drawSupply(c: Components, numPlayers: number, random: Random): PhoenixState['supply'] {
  const { humans, aliens } = c.constants.players[numPlayers]!
  const bag = ALIENS.flatMap(species => Array.from({ length: c.constants.alienBag[species] }, () => species))
  const drawn = random.Shuffle(bag).slice(0, aliens)
  const number = (species: (typeof ALIENS)[number]) => drawn.filter(one => one === species).length
  return {
    teal: number('teal'),
    pink: number('pink'),
    brown: number('brown'),
    gold: number('gold'),
    human: humans,
  }
}

/** What is still to do before the first turn. [SSP-2.02 to SSP-2.04] */
export function planOf({ shipSetup }: PhoenixOptions, c: Components): PhoenixStep[] {
  const rounds = (level: 2 | 3, to: 'left' | 'right'): PhoenixStep[] => [
    { do: 'draft', level },
    ...Array.from({ length: c.constants.draft.keep }).flatMap((_, i): PhoenixStep[] =>
      i === 0 ? [{ do: 'keep' }] : [{ do: 'passHands', to }, { do: 'keep' }],
    ),
    { do: 'reveal' },
  ]
  const hubs: PhoenixStep[] = [{ do: 'chooseHubs' }, { do: 'revealHubs' }, { do: 'startTurn' }]
  if (shipSetup === 'draft') return [{ do: 'dealHubs' }, ...rounds(3, 'left'), ...rounds(2, 'right'), ...hubs]
  if (shipSetup === 'random') return [{ do: 'dealHubs' }, ...hubs]
  return [{ do: 'revealHubs' }, { do: 'startTurn' }]
}

/** The table before anybody chooses. */
export function setup(
  c: Components,
  { random, numPlayers, options }: { random: Random; numPlayers: number; options: PhoenixOptions },
): PhoenixState {
  const first = random.Die(numPlayers) - 1
  const order = Array.from({ length: numPlayers }, (_, i) => String((first + i) % numPlayers))
  const players = Object.fromEntries(order.map(seat => [seat, newPlayer(c)]))
  if (options.shipSetup === 'firstGame') {
    const sets = random.Shuffle([...c.constants.firstGameSets])
    order.forEach((seat, i) => {
      players[seat]!.chosenHub = sets[i]!.hub
      for (const id of sets[i]!.ships) players[seat]!.fleet[id] = 0
    })
  }
  return {
    rulesVersion: RULES_VERSION,
    // The steps that ask say which phase it is.
    phase: 'play',
    asks: [],
    lastAsk: 0,
    steps: planOf(options, c).reverse(),
    log: emptyLog(),
    outcome: null,
    options,
    order,
    players,
    neutral: Object.fromEntries(idsOf(c.ships, ({ level }) => level === 0).map(id => [id, 0])),
    market: drawMarket(c, options, numPlayers, random),
    supply: drawSupply(c, numPlayers, random),
    turn: 0,
    active: null,
    current: null,
    income: null,
    endedBy: null,
    chronicle: [],
    final: null,
  }
}

/** The seat to the left (next in order) or right of a seat. */
function neighbour(order: readonly SeatId[], seat: SeatId, side: 'left' | 'right'): SeatId {
  const step = side === 'left' ? 1 : order.length - 1
  return order[(order.indexOf(seat) + step) % order.length]!
}

export function setupSteps(c: Components) {
  return {
    /** Two hubs each; without a draft, the ships too, face up. [SSP-3.08, SSP-2.03, SSP-2.08] */
    dealHubs({ g, random }: Env<PhoenixState>) {
      const { shipSetup } = g.options
      const hubs = random.Shuffle(hubsOf(c, g.options))
      const ships = ([3, 2] as const).map(level => random.Shuffle(shipsOf(c, level)))
      const { keep } = c.constants.draft
      for (const seat of g.order) {
        const player = g.players[seat]!
        player.hubs = hubs.splice(0, 2)
        if (shipSetup !== 'random') continue
        const dealt = ships.flatMap(pile => pile.splice(0, keep))
        for (const id of dealt) player.fleet[id] = 0
        say(g, line('log.getsShips', { seat: ref('seat', seat), ships: refs('ship', dealt) }))
      }
    },
    /** [SSP-3.09, SSP-3.10] */
    draft({ g, random }: Env<PhoenixState>, { level }: { level: 2 | 3 }) {
      g.phase = level === 3 ? 'draftL3' : 'draftL2'
      const ships = random.Shuffle(shipsOf(c, level))
      for (const seat of g.order) g.players[seat]!.hand = ships.splice(0, c.constants.draft.hand)
    },
    /** [SSP-3.11, SSP-3.12] */
    keep({ g }: Env<PhoenixState>) {
      for (const seat of g.order) {
        const options = [...g.players[seat]!.hand]
        ask(g, { seat, kind: 'keepShip', required: true, pick: { of: 'ship', options, min: 1, max: 1 } })
      }
    },
    passHands({ g }: Env<PhoenixState>, { to }: { to: 'left' | 'right' }) {
      const hands = Object.fromEntries(
        g.order.map(seat => [neighbour(g.order, seat, to), g.players[seat]!.hand]),
      )
      for (const seat of g.order) g.players[seat]!.hand = hands[seat]!
    },
    /** Kept ships join the fleets; the rest goes back to the box unseen. [SSP-3.13] */
    reveal({ g }: Env<PhoenixState>) {
      for (const seat of g.order) {
        const player = g.players[seat]!
        const kept = player.kept.splice(0)
        for (const id of kept) player.fleet[id] = 0
        player.hand = []
        say(g, line('log.getsShips', { seat: ref('seat', seat), ships: refs('ship', kept) }))
      }
    },
    /** [SSP-3.15] */
    chooseHubs({ g }: Env<PhoenixState>) {
      g.phase = 'hub'
      for (const seat of g.order) {
        const options = [...g.players[seat]!.hubs]
        ask(g, { seat, kind: 'chooseHub', required: true, pick: { of: 'hub', options, min: 1, max: 1 } })
      }
    },
    /** Everybody takes what the own hub gives, and its penalties. [SSP-3.16 to SSP-3.19] */
    revealHubs({ g }: Env<PhoenixState>) {
      for (const seat of g.order) takeHub(c, g, seat)
    },
  }
}

function takeHub(c: Components, g: PhoenixState, seat: SeatId): void {
  const player = g.players[seat]!
  player.hub = player.chosenHub
  player.chosenHub = null
  player.hubs = []
  const { start, startDiplomacy, penalties } = c.hubs[player.hub!]!
  gain(player, start)
  Object.assign(player.levels, startDiplomacy)
  say(g, line('log.hub', { seat: ref('seat', seat), hub: ref('hub', player.hub!) }))
  const shipOf = (type: string) => startingShips(c).find(id => c.ships[id]!.action.type === type)!
  for (const penalty of penalties) {
    if (penalty.kind === 'removeShip') delete player.fleet[shipOf(penalty.ship)]
    else for (const id of penalty.ships.map(shipOf)) player.fleet[id] = c.ships[id]!.cost
  }
}

export const setupAnswers = {
  keepShip({ g }: Env<PhoenixState>, { seat }: Ask, [chosen]: string[]) {
    const player = g.players[seat]!
    player.hand.splice(player.hand.indexOf(chosen!), 1)
    player.kept.push(chosen!)
    sayTo(g, [seat], line('log.keeps', { ship: ref('ship', chosen!) }), null)
  },
  chooseHub({ g }: Env<PhoenixState>, { seat }: Ask, [chosen]: string[]) {
    g.players[seat]!.chosenHub = chosen!
  },
}
