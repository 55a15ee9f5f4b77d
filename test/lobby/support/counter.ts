/** A game in which every seat may move at any time, as often as it likes: nothing but races. Each move says a word. */
import * as z from 'zod/mini'
import * as kit from '../../../games/kit/index.ts'

interface CounterState extends kit.KitState<{ do: 'begin' }, kit.Ask<'add'>> {
  count: number
  /** What each seat said last. */
  said: Record<kit.SeatId, string>
}

interface CounterView {
  asks: kit.SeenAsks<CounterState>
  count: number
  said: Record<kit.SeatId, string>
}

const next = (g: CounterState, seat: kit.SeatId) => kit.ask(g, { seat, kind: 'add', required: true })

const steps: kit.StepHandlers<CounterState> = {
  begin({ g }) {
    for (const seat of Object.keys(g.said)) next(g, seat)
  },
}

const moves = {
  add: kit.moveOf<CounterState, CounterView>()({
    during: ['add'],
    args: z.tuple([z.string()]),
    candidates: () => [['word']],
    refusal: () => undefined,
    act({ g }, { seat, ask }, [word]) {
      g.count += 1
      g.said[seat] = word
      kit.close(g, ask)
      next(g, seat)
    },
    label: (_view, _actor, [word]) => kit.line('add', { word }),
  }),
}

const seen = kit.fields<CounterState, CounterState>({ ...kit.kitSights, count: kit.open, said: kit.open })

const definition = kit.defineGame({
  name: 'counter',
  minPlayers: 2,
  maxPlayers: 12,
  options: [],
  phases: ['add'],
  chapters: [{ moves, steps }],
  view: (state: CounterState, seat: kit.SeatId | null) => seen(state, { seat, state }) as CounterView,
  setup: ({ numPlayers }: kit.Beginning): CounterState => ({
    rulesVersion: 1,
    phase: 'add',
    count: 0,
    said: Object.fromEntries(Array.from({ length: numPlayers }, (_, seat) => [String(seat), ''])),
    asks: [],
    lastAsk: 0,
    steps: [{ do: 'begin' }],
    log: kit.emptyLog(),
    outcome: null,
  }),
})

const meta: kit.GameMeta = {
  id: 'counter',
  name: { en: 'Counter', ja: 'カウンター' },
  pitch: { en: 'A game to test with.', ja: 'テスト用のゲームです。' },
  minPlayers: 2,
  maxPlayers: 12,
  recommendedPlayers: [2],
  minutes: [1, 1],
  rulesVersion: 1,
  complete: false,
  bots: [],
}

export const counter = kit.moduleOf(definition, { meta, text: { en: {}, ja: {} }, bots: {} })
