/**
 * A game that is nothing but secrets, each a word that says whose it is: `of-0-…` may reach only seat 0, `of-nobody-…`
 * nobody at all. Every round each seat stashes one of its cards, of which nobody else hears.
 */
import * as z from 'zod/mini'
import * as kit from '../../../games/kit/index.ts'

interface VaultState extends kit.KitState<{ do: 'round' }, kit.AskOf<{ stash: { next: string } }>> {
  round: number
  hands: Record<kit.SeatId, string[]>
  stashes: Record<kit.SeatId, string[]>
  /** What each seat will draw: a secret for everybody. */
  decks: Record<kit.SeatId, string[]>
}

interface VaultView {
  asks: kit.SeenAsks<VaultState>
  hands: Record<kit.SeatId, (string | null)[]>
}

const ROUNDS = 4

const steps: kit.StepHandlers<VaultState> = {
  round({ g }) {
    g.round += 1
    if (g.round > ROUNDS) {
      g.outcome = { winners: ['0'], line: kit.line('end') }
      return
    }
    for (const [seat, hand] of Object.entries(g.hands)) {
      const pick = { of: 'card', options: [...hand], min: 1, max: 1 }
      kit.ask(g, { seat, kind: 'stash', required: true, pick, memo: { next: g.decks[seat]![0]! } })
    }
    kit.next(g, { do: 'round' })
  },
}

const moves = {
  stash: kit.moveOf<VaultState, VaultView>()({
    during: ['stash'],
    args: z.tuple([z.string()]),
    candidates: (view, { seat }) =>
      view.hands[seat]!.flatMap(card => (card === null ? [] : [[card] as [string]])),
    refusal: (view, { seat }, [card]) =>
      view.hands[seat]!.includes(card) ? undefined : kit.refuse('VAULT-1', 'notHeld'),
    act({ g, random }, { seat, ask }, [card]) {
      const hand = g.hands[seat]!
      hand.splice(hand.indexOf(card), 1)
      g.stashes[seat]!.push(card)
      const drawn = g.decks[seat]!.shift()!.replace('of-nobody', `of-${seat}`)
      hand.push(`${drawn}-${random.Die(6)}`)
      kit.sayTo(g, [seat], kit.line('stashed', { card, drawn }), kit.line('stashedSomething', { seat }))
      kit.close(g, ask)
    },
    label: (_view, _actor, [card]) => kit.line('stash', { card }),
  }),
}

const piles = () =>
  kit.bySeat<VaultState, string[]>(owner => kit.ownerElse<VaultState, string[]>(owner, kit.countOnly))

const seen = kit.fields<VaultState, VaultState>({
  ...kit.kitSights,
  round: kit.open,
  hands: piles(),
  stashes: piles(),
  decks: kit.bySeat<VaultState, string[]>(() => kit.countOnly),
})
const view = (state: VaultState, seat: kit.SeatId | null) => seen(state, { seat, state }) as VaultView

const definition = kit.defineGame({
  name: 'vault',
  minPlayers: 2,
  maxPlayers: 4,
  options: [],
  phases: ['stash'],
  chapters: [{ moves, steps }],
  view,
  setup({ numPlayers }): VaultState {
    const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat))
    const dealt = (words: (seat: string) => string[]) =>
      Object.fromEntries(seats.map(seat => [seat, words(seat)]))
    return {
      rulesVersion: 1,
      phase: 'stash',
      round: 0,
      hands: dealt(seat => ['a', 'b', 'c'].map(card => `of-${seat}-hand-${card}`)),
      stashes: dealt(() => []),
      decks: dealt(seat => ['p', 'q', 'r', 's', 't'].map(card => `of-nobody-deck-${seat}-${card}`)),
      asks: [],
      lastAsk: 0,
      steps: [{ do: 'round' }],
      log: kit.emptyLog(),
      outcome: null,
    }
  },
})

const meta: kit.GameMeta = {
  id: 'vault',
  name: { en: 'Vault', ja: '金庫' },
  pitch: { en: 'A game to test with.', ja: 'テスト用のゲームです。' },
  minPlayers: 2,
  maxPlayers: 4,
  recommendedPlayers: [2],
  minutes: [1, 1],
  rulesVersion: 1,
  complete: false,
  bots: ['first'],
}

export const vault = kit.moduleOf(definition, {
  meta,
  text: { en: {}, ja: {} },
  bots: { first: (from, seat) => kit.legalMovesIn(moves, from, seat)[0] },
})
