/**
 * A game of windows: every round all are asked at once whether they play a card, and nobody sees who has answered. Who
 * has none can only pass; seat 0 has one in odd rounds, seat 1 in even ones, the others never.
 */
import * as z from 'zod/mini'
import * as kit from '../../../games/kit/index.ts'

interface DuelState extends kit.KitState<{ do: 'round' }, kit.Ask<'window'>> {
  round: number
  hands: Record<kit.SeatId, string[]>
}

interface DuelView {
  asks: kit.SeenAsks<DuelState>
  hands: Record<kit.SeatId, unknown>
}

export const ROUNDS = 6

const steps: kit.StepHandlers<DuelState> = {
  round({ g }) {
    g.round += 1
    if (g.round > ROUNDS) {
      g.outcome = { winners: ['0'], line: kit.line('end') }
      return
    }
    for (const seat of Object.keys(g.hands)) {
      g.hands[seat] = Number(seat) === (g.round + 1) % 2 ? ['ace'] : []
      kit.ask(g, { seat, kind: 'window', required: true, blind: 'secret' })
    }
    kit.next(g, { do: 'round' })
  },
}

const moves = {
  pass: kit.moveOf<DuelState, DuelView>()({
    during: ['window'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act: ({ g }, { ask }) => kit.close(g, ask),
    label: () => kit.line('pass'),
  }),
  play: kit.moveOf<DuelState, DuelView>()({
    during: ['window'],
    args: z.tuple([z.literal('ace')]),
    candidates: () => [['ace']],
    refusal: (view, { seat }) =>
      (view.hands[seat] as unknown[]).length > 0 ? undefined : kit.refuse('DUEL-1', 'emptyHand'),
    act: ({ g }, { ask }) => kit.close(g, ask),
    label: () => kit.line('play'),
  }),
}

const seen = kit.fields<DuelState, DuelState>({
  ...kit.kitSights,
  round: kit.open,
  hands: kit.bySeat<DuelState, string[]>(owner => kit.ownerElse<DuelState, string[]>(owner, () => null)),
})
const view = (state: DuelState, seat: kit.SeatId | null) => seen(state, { seat, state }) as DuelView

const definition = kit.defineGame({
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 4,
  options: [],
  phases: ['duel'],
  chapters: [{ moves, steps }],
  asksBlindly: true,
  view,
  setup: ({ numPlayers }): DuelState => ({
    rulesVersion: 1,
    phase: 'duel',
    round: 0,
    hands: Object.fromEntries(Array.from({ length: numPlayers }, (_, seat) => [String(seat), []])),
    asks: [],
    lastAsk: 0,
    steps: [{ do: 'round' }],
    log: kit.emptyLog(),
    outcome: null,
  }),
})

const meta: kit.GameMeta = {
  id: 'duel',
  name: { en: 'Duel', ja: '決闘' },
  pitch: { en: 'A game to test with.', ja: 'テスト用のゲームです。' },
  minPlayers: 2,
  maxPlayers: 4,
  recommendedPlayers: [2],
  minutes: [1, 1],
  rulesVersion: 1,
  complete: false,
  bots: ['first'],
}

export const duel = kit.moduleOf(definition, {
  meta,
  text: { en: {}, ja: {} },
  bots: { first: (from, seat) => kit.legalMovesIn(moves, from, seat)[0] },
})
