/**
 * Sparks: a tiny complete game for the tests of the kit and of the lobby. Never shown to players.
 *
 * - TOY-1.01 A round begins with everybody filling their hand to three cards.
 * - TOY-1.02 Then everybody chooses a number card, face down and at the same time.
 * - TOY-1.03 A spark cannot be chosen.
 * - TOY-1.04 Until all have chosen, everybody may once change a card of the hand for the top card of the deck.
 * - TOY-2.01 The chosen cards are revealed. Whoever holds cards may then play sparks (+3 each) or pass.
 * - TOY-2.02 A spark gives everybody who holds cards, also those who passed, a new say.
 * - TOY-3.01 The highest total scores 1 point; where several are highest, nobody scores.
 * - TOY-3.02 With the option `bonus`, the winner of the round rolls a die: on 4 to 6 `bonusSize` points more.
 * - TOY-3.03 The winner of the round may give one point to somebody, who keeps it or returns it.
 * - TOY-3.04 Then the winner may put up to two of the revealed cards on the deck, in an order of their choice.
 * - TOY-4.01 After the last round those with the most points win.
 */
import * as z from 'zod/mini'
import * as kit from '../../games/kit/index.ts'
import { toyText } from './toy.text.ts'

type Card = string
type ToyStep = { do: 'round' | 'reveal' | 'window' | 'score' | 'endRound' } | WinnerStep | ThanksStep
interface WinnerStep {
  do: 'askGift' | 'askStack'
  seat: kit.SeatId
}
interface ThanksStep {
  do: 'askThanks'
  from: kit.SeatId
  seat: kit.SeatId
}

interface Player<C> {
  hand: C[]
  /** The card chosen this round: none or one. */
  chosen: C[]
  /** Cards played openly this round. */
  sparks: Card[]
  score: number
}

export interface ToyState extends kit.KitState {
  round: number
  rounds: number
  bonus: number
  deck: Card[]
  discard: Card[]
  players: Record<kit.SeatId, Player<Card>>
}

export interface ToyView extends Pick<ToyState, 'asks' | 'phase' | 'round' | 'rounds' | 'bonus' | 'discard'> {
  rulesVersion: number
  log: kit.Log
  outcome: kit.Outcome | null
  deck: kit.Masked<Card>[]
  players: Record<kit.SeatId, Player<kit.Masked<Card>>>
}

type Env = kit.Env<ToyState>

const HAND = 3
const NUMBERS = kit.refs('card', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).map(card => card.slice(5))
const SPARKS = ['spark-a', 'spark-b']

const isSpark = (card: unknown) => SPARKS.includes(card as Card)
const seatsOf = (g: { players: object }) => Object.keys(g.players)
const total = ({ chosen, sparks }: Player<Card>) => Number(chosen[0]) + 3 * sparks.length
const card = (id: Card) => kit.ref('card', id)
const seatRef = (seat: kit.SeatId) => kit.ref('seat', seat)

const options: kit.SetupField[] = [
  { id: 'deck', type: 'choice', values: ['sparks', 'plain'], default: 'sparks' },
  { id: 'rounds', type: 'number', min: 1, max: 5, default: 2 },
  { id: 'bonus', type: 'flag', default: false },
  { id: 'bonusSize', type: 'number', min: 1, max: 3, default: 1, when: { field: 'bonus', is: true } },
  { id: 'handicap', type: 'number', min: 0, max: 'lastSeat', default: 0 },
]

const steps: kit.StepHandlers<ToyState, ToyStep> = {
  round({ g, random }) {
    g.round += 1
    g.phase = 'choose'
    kit.say(g, kit.line('log.round', { round: g.round }))
    for (const seat of seatsOf(g)) {
      fillHand({ g, random }, seat)
      kit.ask(g, { seat, kind: 'choose', required: true })
      kit.ask(g, { seat, kind: 'swap', required: false })
    }
    kit.next<ToyStep>(g, { do: 'reveal' })
  },
  reveal({ g }) {
    g.phase = 'reveal'
    for (const seat of seatsOf(g)) {
      kit.say(g, kit.line('log.chose', { seat: seatRef(seat), card: card(g.players[seat]!.chosen[0]!) }))
    }
    kit.next<ToyStep>(g, { do: 'window' }, { do: 'score' })
  },
  window({ g }) {
    for (const seat of seatsOf(g)) {
      if (g.players[seat]!.hand.length > 0) kit.ask(g, { seat, kind: 'react', required: true })
    }
  },
  score({ g, random }) {
    const best = Math.max(...Object.values(g.players).map(total))
    const winners = seatsOf(g).filter(seat => total(g.players[seat]!) === best)
    kit.next<ToyStep>(g, { do: 'endRound' })
    if (winners.length > 1)
      return kit.say(g, kit.line('log.tie', { seats: winners.map(seatRef), total: best }))
    const [seat] = winners as [kit.SeatId]
    g.players[seat]!.score += 1
    kit.say(g, kit.line('log.scores', { seat: seatRef(seat), total: best }))
    if (g.bonus > 0) rollBonus({ g, random }, seat)
    kit.next<ToyStep>(g, { do: 'askGift', seat }, { do: 'askStack', seat })
  },
  askGift({ g }, { seat }) {
    const others = seatsOf(g).filter(other => other !== seat)
    kit.ask(g, { seat, kind: 'gift', required: true, pick: { of: 'seat', options: others, min: 0, max: 1 } })
  },
  askThanks({ g }, { from, seat }) {
    const about = { from: seatRef(from) }
    const pick = { of: 'thanks', options: ['keep', 'return'], min: 1, max: 1 }
    kit.ask(g, { seat, kind: 'thanks', required: true, about, pick, memo: { from } })
  },
  askStack({ g }, { seat }) {
    const revealed = Object.values(g.players).flatMap(player => [...player.chosen, ...player.sparks])
    const pick = { of: 'card', options: revealed, min: 0, max: 2, ordered: true }
    kit.ask(g, { seat, kind: 'stack', required: true, pick })
  },
  endRound({ g }) {
    for (const player of Object.values(g.players)) {
      g.discard.push(...player.chosen.splice(0), ...player.sparks.splice(0))
    }
    if (g.round < g.rounds) return kit.next<ToyStep>(g, { do: 'round' })
    const scores = Object.fromEntries(Object.entries(g.players).map(([seat, { score }]) => [seat, score]))
    const best = Math.max(...Object.values(scores))
    const winners = seatsOf(g).filter(seat => scores[seat] === best)
    g.outcome = {
      winners,
      scores,
      line: kit.line('end.points', { seats: winners.map(seatRef), count: best }),
    }
  },
}

function fillHand({ g, random }: Env, seat: kit.SeatId): void {
  const { hand } = g.players[seat]!
  const drawn = kit.drawCards(g.deck, g.discard, HAND - hand.length, random)
  if (drawn.length === 0) return
  hand.push(...drawn)
  const params = { seat: seatRef(seat), count: drawn.length }
  const full = kit.line('log.drewThese', { seat: seatRef(seat), cards: drawn.map(card) })
  kit.sayTo(g, [seat], full, kit.line('log.drew', params))
}

function rollBonus({ g, random }: Env, seat: kit.SeatId): void {
  const die = random.Die(6)
  const points = die >= 4 ? g.bonus : 0
  g.players[seat]!.score += points
  kit.say(g, kit.line('log.bonus', { seat: seatRef(seat), die, count: points }))
}

function discardFrom(g: ToyState, pile: Card[], id: Card): void {
  pile.splice(pile.indexOf(id), 1)
  g.discard.push(id)
}

const move = kit.moveOf<ToyState, ToyView>()
const cardArgs = z.tuple([z.string().check(z.maxLength(20))])
const inHand = (view: ToyView, seat: kit.SeatId) => view.players[seat]!.hand.filter(id => id !== null)
const notHeld = kit.refuse('TOY-1.02', 'notHeld')

const moves: kit.MoveTable<ToyState, ToyView> = {
  /** Chooses a number card face down. [TOY-1.02, TOY-1.03] */
  choose: move({
    during: ['choose'],
    args: cardArgs,
    candidates: (view, { seat }) => inHand(view, seat).map(id => [id]),
    refusal(view, { seat }, [id]) {
      if (!inHand(view, seat).includes(id)) return notHeld
      return isSpark(id) ? kit.refuse('TOY-1.03', 'sparkChosen', { card: card(id) }) : undefined
    },
    act({ g }, { seat, ask }, [id]) {
      const player = g.players[seat]!
      player.chosen = player.hand.splice(player.hand.indexOf(id), 1)
      kit.close(g, ask)
    },
    label: (_view, _actor, [id]) => kit.line('move.choose', { card: card(id) }),
  }),
  /** Changes a card of the hand for the top card of the deck. [TOY-1.04] */
  swap: move({
    during: ['swap'],
    args: cardArgs,
    candidates: (view, { seat }) => inHand(view, seat).map(id => [id]),
    refusal: (view, { seat }, [id]) => (inHand(view, seat).includes(id) ? undefined : notHeld),
    act({ g, random }, { seat, ask }, [id]) {
      const { hand } = g.players[seat]!
      const drawn = kit.drawCards(g.deck, g.discard, 1, random)
      discardFrom(g, hand, id)
      hand.push(...drawn)
      kit.close(g, ask)
      kit.say(g, kit.line('log.swapped', { seat: seatRef(seat), card: card(id) }))
    },
    label: (_view, _actor, [id]) => kit.line('move.swap', { card: card(id) }),
  }),
  /** Plays a spark for 3 more; everybody has a new say. [TOY-2.01, TOY-2.02] */
  spark: move({
    during: ['react'],
    args: cardArgs,
    candidates: (view, { seat }) =>
      inHand(view, seat)
        .filter(isSpark)
        .map(id => [id]),
    refusal(view, { seat }, [id]) {
      if (!inHand(view, seat).includes(id)) return notHeld
      return isSpark(id) ? undefined : kit.refuse('TOY-2.01', 'notASpark', { card: card(id) })
    },
    act({ g }, { seat }, [id]) {
      const player = g.players[seat]!
      player.sparks.push(...player.hand.splice(player.hand.indexOf(id), 1))
      kit.say(g, kit.line('log.spark', { seat: seatRef(seat), card: card(id) }))
      kit.closeAll(g)
      kit.next<ToyStep>(g, { do: 'window' })
    },
    label: (_view, _actor, [id]) => kit.line('move.spark', { card: card(id) }),
  }),
  /** Plays no spark. [TOY-2.01] */
  pass: move({
    during: ['react'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act: ({ g }, { ask }) => kit.close(g, ask),
    label: () => kit.line('move.pass'),
  }),
  answer: kit.answerMove<ToyState, ToyView>({
    gift({ g }, { seat }, [to]) {
      if (to === undefined) return
      g.players[seat]!.score -= 1
      g.players[to]!.score += 1
      kit.say(g, kit.line('log.gave', { seat: seatRef(seat), to: seatRef(to) }))
      kit.next<ToyStep>(g, { do: 'askThanks', from: seat, seat: to })
    },
    thanks({ g }, { seat, memo }, [thanks]) {
      if (thanks === 'keep') return
      const from = String(memo!.from)
      g.players[seat]!.score -= 1
      g.players[from]!.score += 1
      kit.say(g, kit.line('log.returned', { seat: seatRef(seat), to: seatRef(from) }))
    },
    stack({ g }, { seat }, chosen) {
      for (const id of chosen) {
        for (const player of Object.values(g.players)) {
          player.chosen = player.chosen.filter(one => one !== id)
          player.sparks = player.sparks.filter(one => one !== id)
        }
        g.deck.push(id)
      }
      kit.say(g, kit.line('log.stacked', { seat: seatRef(seat), cards: chosen.map(card) }))
    },
  }),
}

const shownToOwner = (owner: kit.SeatId) => kit.ownerElse<ToyState, Card[]>(owner, kit.countOnly)

const sights: kit.Sights<ToyState, ToyState> = {
  ...kit.kitSights,
  round: kit.open,
  rounds: kit.open,
  bonus: kit.open,
  discard: kit.open,
  deck: kit.countOnly,
  players: kit.bySeat(owner =>
    kit.fields<ToyState, Player<Card>>({
      hand: shownToOwner(owner),
      chosen: (chosen, reader) =>
        reader.state.phase === 'reveal' ? chosen : shownToOwner(owner)(chosen, reader),
      sparks: kit.open,
      score: kit.open,
    }),
  ),
}

const seen = kit.fields<ToyState, ToyState>(sights)
const view = (state: ToyState, seat: kit.SeatId | null) => seen(state, { seat, state }) as ToyView

/** What the rules keep, for tests that take the game apart. */
export const definition: kit.GameDefinition<ToyState, ToyView> = {
  name: 'toy',
  minPlayers: 2,
  maxPlayers: 4,
  options,
  phases: ['choose', 'reveal'],
  stages: ['choose', 'react'],
  moves,
  steps,
  setup({ random, numPlayers, options: chosen }) {
    const { deck, rounds, bonus, bonusSize, handicap } = chosen
    const players: ToyState['players'] = {}
    for (let seat = 0; seat < numPlayers; seat++) {
      players[seat] = { hand: [], chosen: [], sparks: [], score: seat === handicap ? 0 : 1 }
    }
    return {
      rulesVersion: 1,
      phase: 'choose',
      round: 0,
      rounds: rounds as number,
      bonus: bonus ? (bonusSize as number) : 0,
      deck: random.Shuffle(deck === 'plain' ? NUMBERS : [...NUMBERS, ...SPARKS]),
      discard: [],
      players,
      asks: {},
      lastAsk: 0,
      steps: [{ do: 'round' }],
      log: kit.emptyLog(),
      outcome: null,
    }
  },
  view,
}

const meta: kit.GameMeta = {
  id: 'toy',
  name: { en: 'Sparks', ja: 'スパークス' },
  pitch: { en: 'A game to test with.', ja: 'テスト用のゲームです。' },
  minPlayers: definition.minPlayers,
  maxPlayers: definition.maxPlayers,
  recommendedPlayers: [3],
  minutes: [1, 2],
  rulesVersion: 1,
  complete: false,
  bots: ['random', 'high'],
}

const bots: { [name: string]: kit.Bot<ToyView> } = {
  random: (from, seat, random) => {
    const legal = toy.legalMoves(from, seat)
    return legal[Math.floor(random() * legal.length)]
  },
  /** Chooses the highest card it holds, passes and gives nothing. */
  high: (from, seat) => {
    const value = ({ move: name, args }: kit.LegalMove) => (name === 'choose' ? Number(args[1]) : 0)
    return toy
      .legalMoves(from, seat)
      .filter(({ move: name }) => name !== 'swap' && name !== 'spark')
      .sort((a, b) => value(b) - value(a))[0]
  },
}

/** Sparks, as a lobby sees it. */
export const toy: kit.GameModule<ToyState, ToyView> = kit.moduleOf(definition, { meta, text: toyText, bots })
