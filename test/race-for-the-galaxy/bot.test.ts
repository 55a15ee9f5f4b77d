/** The bots: what they may know, that they go on to the end, and that they play sensibly. */
import { expect } from 'chai'
import { asksOf, linesOf, type SeatId } from '../../games/kit/index.ts'
import {
  meta,
  raceForTheGalaxy as module,
  type RaceState,
  type RaceView,
} from '../../games/race-for-the-galaxy/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { frozen } from '../support/frozen.ts'
import { playTable, playTables, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-race-for-the-galaxy.ts'
import { playout } from '../tools/bench/playout.ts'
import { race } from './support.ts'

const strongest = 'veteran'
/** All that decide at once; the admiral has tests of its own. */
const quick = meta.bots.filter(name => name !== 'admiral')

/** Another state that looks the same to `reader`: what is hidden from this seat is something else. */
function withOtherSecrets(g: RaceState, reader: SeatId): RaceState {
  const other = structuredClone(g)
  other.deck.reverse()
  other.discard.reverse()
  for (const [seat, player] of Object.entries(other.players)) {
    for (const pile of Object.values(player.goods)) pile.fill('hidden')
    if (seat === reader) continue
    player.hand.fill('hidden')
    player.drawn.fill('hidden')
    player.startWorlds.fill('hidden')
    if (player.choice !== null) player.choice = 'hidden'
    if (g.phase === 'actions') player.actions.reverse()
  }
  for (const ask of other.asks) if (ask.seat !== reader && ask.pick) ask.pick.options = ['hidden']
  for (const entry of linesOf(other.log))
    if (entry.full && !entry.to!.includes(reader)) entry.full = { key: 'hidden' }
  other.steps.reverse()
  return other
}

describe('Race for the Galaxy: bots', () => {
  it('are there under the names of the catalogue, the weakest first', () => {
    expect(Object.keys(module.bots)).to.deep.equal([...meta.bots])
    expect(meta.bots).to.have.length(5)
  })

  for (const name of quick) {
    const bot = module.bots[name]!
    it(`${name} plays whole games with every expansion, by legal moves only`, function () {
      this.timeout(120_000)
      for (const [players, expansion] of [
        [2, 'base'],
        [3, 'base+aa'],
        [4, 'base'],
        [5, 'base+aa+orb'],
      ] as const) {
        const names = Array.from({ length: players }, () => name)
        const { length, seats } = playTable(arena, names, `whole/${players}`, { expansion })
        expect(length).to.be.within(5, 25)
        // With five on the orb a game is soon over.
        for (const { score } of seats) expect(score).to.be.above(2)
      }
    })

    it(`${name} decides alike whatever is hidden from it, and changes nothing in the view`, function () {
      this.timeout(60_000)
      let compared = 0
      playout<RaceState, RaceView>({
        module,
        seed: 'secrets',
        players: 3,
        options: { expansion: 'base+aa' },
        playerOf: () => (view, seat, chance) => bot(frozen(view), seat, chance.number),
        watch(g) {
          for (const seat of g.order) {
            if (g.round > 4 || asksOf(g, seat).length === 0) continue
            const decide = (state: RaceState) => bot(module.view(state, seat), seat, chanceOf('same').number)
            expect(module.view(withOtherSecrets(g, seat), seat)).to.deep.equal(module.view(g, seat))
            expect(decide(withOtherSecrets(g, seat))).to.deep.equal(decide(g))
            compared += 1
          }
        },
      })
      expect(compared).to.be.at.least(20)
    })
  }

  it('spends nothing for Military while paying for a world', () => {
    const t = race({
      ada: {
        tableau: ['imperium-war-faction', 'mining-world', 'new-military-tactics'],
        goods: ['mining-world'],
        hand: ['gem-world'],
        fill: 5,
      },
    })
    t.plays({ ada: 'settle' })
    t.ada.settles('gem-world')
    for (const name of quick)
      expect(module.bots[name]!(t.ada.view, '0', chanceOf(name).number)!.move).to.equal('answer')
  })

  it('the best one counts no card of its hand twice: it develops twice where it can pay for both', () => {
    const developsTwice = (hand: string[], fill: number) => {
      const t = race({
        options: { twoPlayerMode: 'advanced' },
        ada: { tableau: ['old-earth'], hand, fill },
        bea: { fill: 4 },
      })
      const pairs = Array.from({ length: 12 }, (_, n) => {
        const { args } = module.bots[strongest]!(t.ada.view, '0', chanceOf(`p${n}`).number)!
        return args[1] as string[]
      })
      return pairs.filter(pair => pair.every(action => action.startsWith('develop'))).length
    }
    expect(developsTwice(['replicant-robots', 'drop-ships'], 6), 'eight cards for two of four').to.equal(0)
    expect(developsTwice(['consumer-markets', 'research-labs'], 8), 'ten cards').to.equal(12)
  })

  describe('the recruit', () => {
    const recruit = module.bots.recruit!
    const answers = (seat: { view: RaceView; seat: string }) =>
      Array.from({ length: 40 }, (_, n) => recruit(seat.view, seat.seat, chanceOf(`throw ${n}`).number)!)

    it('calls for no phase in which it can do nothing', () => {
      const t = race({ ada: { tableau: ['old-earth'], hand: [], fill: 0 } })
      const called = answers(t.ada).flatMap(({ args }) => args[1] as string[])
      expect(new Set(called.map(action => action.split('-')[0]))).to.deep.equal(new Set(['explore']))
    })

    it('places something where it has called for the phase, and need not where others have', () => {
      const hand = ['gem-world', 'mining-world'] as const
      const own = race({ ada: { hand: [...hand], fill: 5 } })
      own.plays({ ada: 'settle' })
      expect(answers(own.ada).map(({ move }) => move)).not.to.include('pass')
      const theirs = race({ ada: { hand: [...hand], fill: 5 } })
      theirs.plays({ ada: 'produce', bea: 'settle' })
      expect(answers(theirs.ada).map(({ move }) => move)).to.include('pass')
    })

    it('sells a good where it has called for that', () => {
      const t = race({
        ada: { tableau: ['mining-world', 'gem-world'], goods: ['mining-world', 'gem-world'] },
      })
      t.plays({ ada: 'consume-trade' })
      const made = answers(t.ada)
      expect(made.map(({ move }) => move)).not.to.include('sellNothing')
      expect(new Set(made.map(({ args }) => args[1])).size, 'not always the dearer one').to.equal(2)
    })

    it('holds on to dear cards, and pays with cheap ones', () => {
      const t = race({
        ada: { hand: ['gem-world', 'galactic-federation', 'public-works', 'contact-specialist'] },
      })
      t.plays({ ada: 'settle' })
      t.ada.settles('gem-world')
      for (const { args } of answers(t.ada))
        expect(args[1]).to.have.members(['public-works#1', 'contact-specialist#1'])
    })

    it('loses to a careless beginner as often as it wins', function () {
      this.timeout(120_000)
      expect(
        winRate(playTables(arena, { names: ['careless', 'recruit'], games: 60 }), 'careless'),
      ).to.be.within(0.3, 0.7)
    })
  })
})
