/** The set-up. Sections 2 and 3. */
import { ask, type Env, emptyLog, next, type Random, ref, type SeatId, say } from '../kit/index.ts'
import type { World } from './cards.ts'
import { CARDS, START_WORLDS } from './data/cards.ts'
import { DEAL, PRESET_HANDS, VP_PER_PLAYER } from './data/setup.ts'
import { line } from './line.ts'
import { RULES_VERSION } from './meta.ts'
import type { RaceOptions } from './options.ts'
import { copiesOf, designOf, discard, takeFromDeck } from './rules/deck.ts'
import { discardFromHand } from './rules/gains.ts'
import { newOrb } from './rules/orb.ts'
import { enterTableau } from './rules/placing.ts'
import { newTurn } from './rules/round.ts'
import { sayCard, sayCards } from './rules/wording.ts'
import type { Player, RaceChapter, RaceState, Uid } from './state.ts'

const newPlayer = (): Player => ({
  hand: [],
  startWorlds: [],
  drawn: [],
  actions: [],
  choice: null,
  payment: null,
  tableau: [],
  goods: {},
  vp: 0,
  artifacts: [],
  orbHand: [],
  turn: newTurn(),
})

/** All cards of the base set, and those of Alien Artifacts with them. */
export const BASE = copiesOf(CARDS.filter(({ set }) => set === 'base'))
export const BOTH = copiesOf(CARDS)

const only = (id: string): Uid => `${id}#1`

/** Who begins with what: everything else is shuffled into the deck. */
interface Beginning {
  /** Start worlds that lie open from the beginning. */
  open: Uid[]
  /** Start worlds to choose from, a list for each player. */
  choices: Uid[][]
  /** Given hands. */
  hands: Uid[][]
}

/** [RFTG-3.02, RFTG-3.06, RFTG-3.08, RFTG-3.09] */
function beginningOf({ expansion, presetHands }: RaceOptions, numPlayers: number, random: Random): Beginning {
  if (presetHands) {
    const dealt = random.Shuffle(PRESET_HANDS.slice(0, numPlayers))
    return {
      open: dealt.map(({ startWorld }) => only(startWorld)),
      choices: [],
      hands: dealt.map(({ cards }) => cards.map(only)),
    }
  }
  const shuffled = (wanted: (world: World) => boolean) =>
    random
      .Shuffle(START_WORLDS.filter(wanted))
      .slice(0, numPlayers)
      .map(({ id }) => only(id))
  if (expansion === 'base') return { open: shuffled(({ set }) => set === 'base'), choices: [], hands: [] }
  const blue = shuffled(({ startWorld }) => startWorld! % 2 === 0)
  const red = shuffled(({ startWorld }) => startWorld! % 2 === 1)
  return { open: [], choices: blue.map((world, i) => [world, red[i]!]), hands: [] }
}

/** The table before anybody chooses. */
export function setup({
  random,
  numPlayers,
  options,
}: {
  random: Random
  numPlayers: number
  options: RaceOptions
}): RaceState {
  const order = Array.from({ length: numPlayers }, (_, seat) => String(seat))
  const { open, choices, hands } = beginningOf(options, numPlayers, random)
  const dealt = new Set([...open, ...choices.flat(), ...hands.flat()])
  const all = options.expansion === 'base' ? BASE : BOTH
  const g: RaceState = {
    rulesVersion: RULES_VERSION,
    phase: 'start',
    asks: [],
    lastAsk: 0,
    steps: [{ do: 'chooseStart' }],
    log: emptyLog(),
    outcome: null,
    options,
    round: 0,
    time: 1,
    order,
    players: Object.fromEntries(order.map(seat => [seat, newPlayer()])),
    deck: random.Shuffle(all.filter(card => !dealt.has(card))),
    discard: [],
    pool: VP_PER_PLAYER * numPlayers,
    orb: null,
    final: null,
  }
  if (options.expansion === 'base+aa+orb') newOrb({ g, random })
  order.forEach((seat, i) => {
    const player = g.players[seat]!
    const world = open[i]
    if (world !== undefined) enterTableau({ g, random }, seat, world)
    player.startWorlds = choices[i] ?? []
    player.hand = hands[i] ?? takeFromDeck({ g, random }, DEAL.cards)
  })
  return g
}

/** Everybody chooses a start world, where there is a choice, and what to discard. [RFTG-3.04, RFTG-3.07, RFTG-3.10] */
function chooseStart({ g }: Env<RaceState>): void {
  for (const seat of g.order) {
    const { startWorlds, hand } = g.players[seat]!
    const pickOf = (options: readonly Uid[], count: number) => ({
      of: 'card',
      options: [...options],
      min: count,
      max: count,
    })
    if (startWorlds.length > 0)
      ask(g, { seat, kind: 'startWorld', required: true, blind: 'open', pick: pickOf(startWorlds, 1) })
    if (!g.options.presetHands)
      ask(g, {
        seat,
        kind: 'startHand',
        required: true,
        blind: 'open',
        about: { count: DEAL.discard },
        pick: pickOf(hand, DEAL.discard),
      })
  }
  next(g, { do: 'revealStart' })
}

const numberOf = (g: RaceState, seat: SeatId) => (designOf(g.players[seat]!.tableau[0]!) as World).startWorld!

/** The chosen start worlds are shown at the same time. [RFTG-3.05, RFTG-3.07, RFTG-5.05] */
function revealStart(env: Env<RaceState>): void {
  const { g } = env
  for (const seat of g.order) {
    const player = g.players[seat]!
    const { choice, startWorlds } = player
    if (choice !== null) {
      discard(
        g,
        startWorlds.filter(world => world !== choice),
      )
      player.startWorlds = []
      player.choice = null
      enterTableau(env, seat, choice)
    }
    sayCard(g, seat, 'startWorld', player.tableau[0]!)
  }
  const [first] = [...g.order].sort((a, b) => numberOf(g, a) - numberOf(g, b)) as [SeatId]
  g.order = [...g.order.slice(Number(first)), ...g.order.slice(0, Number(first))]
  say(g, line('log.order', { seat: ref('seat', first) }))
  next(g, ...(g.orb ? [{ do: 'orbSetup' } as const] : []), { do: 'chooseActions' })
}

export const setupRules = {
  steps: { chooseStart, revealStart },
  answers: {
    startWorld({ g }, { seat }, [world]) {
      g.players[seat]!.choice = world!
    },
    startHand({ g }, { seat }, cards) {
      discardFromHand(g, seat, cards)
      sayCards(g, seat, 'discards', cards)
    },
  },
} satisfies RaceChapter
