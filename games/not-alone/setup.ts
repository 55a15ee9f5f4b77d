/** The set-up. Section 2. */
import * as z from 'zod/mini'
import { ask, close, type Env, moveOf, ref, type SeatId, say } from '../kit/index.ts'
import { emptyLog } from '../kit/log.ts'
import { drawCards } from '../kit/random.ts'
import { noStanding } from '../kit/standing.ts'
import {
  assimilationStart,
  BOARD_FACES,
  HUNT_HAND,
  MOST_WILL,
  rescueStart,
  reserveCopies,
} from './data/board.ts'
import { HUNT_CARD_IDS } from './data/hunt-cards.ts'
import { BASIC_PLACES, RESERVE_PLACES } from './data/places.ts'
import { line } from './line.ts'
import { RULES_VERSION } from './meta.ts'
import type { NotAloneOptions } from './options.ts'
import type { NotAloneStep } from './rules/steps.ts'
import type { Hunted, NotAloneChapter, NotAloneState, NotAloneView } from './state.ts'
import { SURVIVAL_CARD_IDS } from './survival-cards/index.ts'

function creatureSeatOf(
  options: NotAloneOptions,
  numPlayers: number,
  random: Env<unknown>['random'],
): number {
  switch (options.creature) {
    case 'random':
      return random.Die(numPlayers) - 1
    case 'host':
      return 0
    case 'not-host':
      return random.Die(numPlayers - 1)
    case 'seat':
      return options.creatureSeat
  }
}

/** Clockwise from the seat after the Creature's. [D4] */
function turnOrderFrom(creature: number, numPlayers: number): SeatId[] {
  return Array.from({ length: numPlayers - 1 }, (_, i) => String((creature + 1 + i) % numPlayers))
}

const newHunted = (): Hunted => ({
  will: MOST_WILL,
  owned: [...BASIC_PLACES],
  hand: [...BASIC_PLACES],
  discard: [],
  locked: [],
  explored: [],
  survival: [],
  drawn: [],
  active: null,
  pending: null,
  resists: 0,
  played: null,
  dodges: false,
  detects: false,
  shown: [],
  chosen: null,
})

/** The table before any card is drawn: the board face comes first. [NA-2.01 to NA-2.11] */
export function setup(env: {
  random: Env<unknown>['random']
  numPlayers: number
  options: NotAloneOptions
}): NotAloneState {
  const { random, numPlayers, options } = env
  const creature = creatureSeatOf(options, numPlayers, random)
  const turnOrder = turnOrderFrom(creature, numPlayers)
  const copies = reserveCopies(turnOrder.length)
  const start: NotAloneStep[] = [{ do: 'chooseFace' }, { do: 'deal' }, { do: 'startRound' }]
  return {
    rulesVersion: RULES_VERSION,
    phase: 'boardFace',
    asks: [],
    lastAsk: 0,
    steps: start.reverse(),
    log: emptyLog(),
    standing: noStanding([String(creature), ...turnOrder]),
    outcome: null,
    options,
    round: 0,
    creatureSeat: String(creature),
    turnOrder,
    boardFace: null,
    rescue: rescueStart(numPlayers),
    assimilation: assimilationStart(numPlayers),
    marker: false,
    reserve: Object.fromEntries(RESERVE_PLACES.map(place => [place, copies])),
    tokens: { creature: [], target: [], artemia: [] },
    hunted: Object.fromEntries(turnOrder.map(seat => [seat, newHunted()])),
    huntHand: [],
    huntDeck: random.Shuffle([...HUNT_CARD_IDS]),
    huntDiscard: [],
    survivalDeck: random.Shuffle([...SURVIVAL_CARD_IDS]),
    survivalDiscard: [],
    survivalInForce: [],
    played: [],
    huntLimit: 1,
    nextHuntLimit: 1,
    huntForbidden: false,
    smokescreen: false,
    forbidden: [],
    used: [],
    hit: { scream: [], toxin: [] },
    struckBack: null,
    caught: [],
    chronicle: [],
  }
}

/** [NA-2.04] */
function chooseFace({ g }: Env<NotAloneState>): void {
  say(g, line('log.creature', { seat: ref('seat', g.creatureSeat) }))
  if (g.options.boardFace === 'creature-chooses')
    ask(g, { seat: g.creatureSeat, kind: 'boardFace', required: true })
  else g.boardFace = g.options.boardFace === '1' ? 1 : 2
}

/** [NA-2.12, NA-2.13] */
function deal({ g, random }: Env<NotAloneState>): void {
  g.huntHand = drawCards(g.huntDeck, g.huntDiscard, HUNT_HAND, random)
  for (const seat of g.turnOrder)
    g.hunted[seat]!.survival = drawCards(g.survivalDeck, g.survivalDiscard, 1, random)
}

/** The Creature chooses the face of the board. [NA-2.04] */
const chooseBoardFace = moveOf<NotAloneState, NotAloneView>()({
  during: ['boardFace'],
  args: z.tuple([z.literal(BOARD_FACES)]),
  candidates: () => BOARD_FACES.map(face => [face]),
  refusal: () => undefined,
  act({ g }, { ask: open }, [face]) {
    g.boardFace = face
    close(g, open)
    say(g, line('log.boardFace', { face: ref('face', face) }))
  },
  label: (_, __, [face]) => line('move.chooseBoardFace', { face: ref('face', face) }),
})

export const setupRules = {
  steps: { chooseFace, deal },
  moves: { chooseBoardFace },
} satisfies NotAloneChapter
