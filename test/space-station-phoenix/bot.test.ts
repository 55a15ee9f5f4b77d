/** The bots: what they may know, that they go on to the end, and that they play sensibly. */
import { expect } from 'chai'
import { asksOf, type Bot, LANGUAGES, type SeatId } from '../../games/kit/index.ts'
import {
  meta,
  spaceStationPhoenix as module,
  moduleWith,
  type PhoenixState,
  type PhoenixView,
} from '../../games/space-station-phoenix/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { frozen } from '../support/frozen.ts'
import { playTable, playTables, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-space-station-phoenix.ts'
import { playout } from '../tools/bench/playout.ts'
import { type PhoenixSeat, phoenix } from './support.ts'
import { tinySet } from './tiny-set.ts'

const BOTS = Object.entries(module.bots)
const [weakest, strongest] = [meta.bots[0]!, meta.usualBot!]

/** What a bot does in a seat, by several throws of its dice, as `move argument argument`. */
function decisions(seat: PhoenixSeat, bot: Bot<PhoenixView>, times = 12): string[] {
  return Array.from({ length: times }, (_, n) => {
    const chosen = bot(seat.view, seat.seat, chanceOf(`dice ${n}`).number)
    const words = chosen?.args.slice(1).map(arg => (typeof arg === 'string' ? arg : JSON.stringify(arg)))
    return chosen ? [chosen.move, ...words!].join(' ') : 'nothing'
  })
}

/** How often it does something that the pattern fits. */
const share = (bot: Bot<PhoenixView>, seat: PhoenixSeat, pattern: RegExp) => {
  const made = decisions(seat, bot)
  return made.filter(one => pattern.test(one)).length / made.length
}

/** Another state that looks the same to `reader`: what the others hold and have chosen in secret is something else. */
function withOtherSecrets(g: PhoenixState, reader: SeatId): PhoenixState {
  const other = structuredClone(g)
  for (const [seat, player] of Object.entries(other.players)) {
    if (seat === reader) continue
    player.hubs = player.hubs.map(() => 'A07')
    player.hand = player.hand.map(() => 'L3-ICE-a')
    player.kept = player.kept.map(() => 'L2-FAR-a')
    if (player.chosenHub !== null) player.chosenHub = 'A07'
  }
  for (const ask of other.asks)
    if (ask.seat !== reader && ask.pick) ask.pick.options = ask.pick.options.map(() => 'L3-ICE-a')
  other.steps.reverse()
  return other
}

/** Eight sectors, all but the last brown one. */
const EIGHT = { 111: [], 121: [], 131: [], 211: [], 221: [], 231: [], 311: [], 321: [] }

describe('Space Station Phoenix: bots', () => {
  it('are there under the names of the catalogue, and have words', () => {
    expect(Object.keys(module.bots)).to.deep.equal([...meta.bots])
    expect(meta.bots).to.have.length.of.at.least(2)
    for (const language of LANGUAGES) {
      const { bot } = module.text[language] as { bot: Record<string, { name: string }> }
      expect(bot).to.have.all.keys([...meta.bots])
      for (const { name } of Object.values(bot)) expect(name).to.not.equal('')
    }
  })

  for (const [name, bot] of BOTS) {
    describe(name, () => {
      it('decides alike whatever the others hide', () => {
        const engine = engineOf<PhoenixState>({ ...module.createGame(), seed: 'secrets' })
        const chance = chanceOf('secrets')
        let match = engine.start(2, {})
        let compared = 0
        while (match.G.phase !== 'play') {
          for (const seat of match.G.order) {
            if (asksOf(match.G, seat).length === 0) continue
            const decide = (g: PhoenixState) => bot(module.view(g, seat), seat, chanceOf('same').number)
            expect(decide(withOtherSecrets(match.G, seat))).to.deep.equal(decide(match.G))
            compared += 1
          }
          const { seat } = chance.pick(match.G.asks)
          const chosen = bot(module.view(match.G, seat), seat, chance.number)!
          match = engine.move(match, seat, chosen.move, chosen.args)
        }
        expect(compared).to.be.at.least(10)
      })

      it('changes nothing in the view, and decides alike from the same view and dice', () => {
        const t = phoenix({
          ada: { metal: 9, food: 3, water: 3, station: { 111: ['teal'] } },
          market: ['121'],
        })
        const decide = () => bot(frozen(structuredClone(t.ada.view)), '0', chanceOf('same').number)
        expect(decide()).to.deep.equal(decide())
        expect(decide()).to.not.equal(undefined)
      })

      it('does nothing where it is not asked', () => {
        const t = phoenix()
        expect(decisions(t.bea, bot)).to.satisfy((made: string[]) => made.every(one => one === 'nothing'))
      })

      it('takes income when nothing else is left', () => {
        const t = phoenix({ ada: { gem: 0 } })
        expect(new Set(decisions(t.ada, bot))).to.deep.equal(new Set(['takeIncome']))
      })

      it('plays with another set of components', function () {
        this.timeout(60_000)
        const tiny = moduleWith(tinySet())
        const end = playout<PhoenixState, PhoenixView>({
          module: tiny,
          seed: 'tiny',
          players: 2,
          playerOf: () => (view, seat, chance) => tiny.bots[name]!(view, seat, chance.number),
        })
        expect(end.outcome).to.not.equal(null)
      })
    })
  }

  it('play games of 2, 3 and 4 players to the end, with legal moves only', function () {
    this.timeout(120_000)
    for (const names of [
      [strongest, weakest],
      [weakest, weakest, strongest],
      [weakest, weakest, weakest, weakest],
    ]) {
      const { length, seats } = playTable(arena, names, `whole/${names.length}`)
      expect(length).to.be.within(10, 50)
      for (const { score } of seats) expect(score).to.be.above(40)
    }
  })

  for (const name of [strongest, 'admiral'])
    describe(`the ${name}`, () => {
      const best = module.bots[name]!
      const rich = { gem: 30, food: 6, water: 6, metal: 12 }

      it('ends the game when it is ahead', () => {
        const t = phoenix({
          ada: { ...rich, score: 30, station: EIGHT },
          bea: { station: { 112: ['teal'] } },
          market: ['331'],
        })
        expect(share(best, t.ada, /^useShip .*CON$/)).to.equal(1)
      })

      it('does not end the game when that loses it, as long as there is time to catch up', () => {
        const t = phoenix({
          ada: { ...rich, food: 20, water: 20, gem: 60, station: EIGHT },
          bea: {
            score: 36,
            gem: 0,
            fleet: {},
            station: {
              112: ['teal', 'teal', 'gold'],
              122: ['pink', 'pink', 'gold'],
              132: ['brown', 'human'],
            },
          },
          market: ['331'],
        })
        expect(share(best, t.ada, /^useShip .*CON$/)).to.equal(0)
      })

      const farAhead = {
        score: 39,
        gem: 60,
        station: {
          112: ['teal', 'teal', 'gold'],
          122: ['pink', 'pink', 'gold'],
          132: ['brown', 'human'],
          212: ['teal', 'teal', 'gold'],
          222: ['pink', 'gold', 'pink'],
        },
      }

      it('leaves it to others to end a game that it cannot win any more', () => {
        const t = phoenix({ ada: { ...rich, station: EIGHT }, bea: farAhead, market: ['331'] })
        expect(share(best, t.ada, /^useShip .*CON$/)).to.equal(0)
      })

      it('does not end a lost game by a power either', () => {
        const { 231: _, ...seven } = EIGHT
        const t = phoenix({
          ada: { ...rich, gem: 4, station: { ...seven, 235: ['brown', 'gold', 'human'] } },
          bea: farAhead,
          market: ['331'],
        })
        t.ada.takesIncome()
        expect(module.refusal(t.ada.view, '0', 'usePower', [t.ada.view.asks[0]!.id, '235/3', {}])).to.equal(
          undefined,
        )
        expect(share(best, t.ada, /^usePower 235.3/)).to.equal(0)
      })

      it('buys nothing in its last turn that brings no point', () => {
        const t = phoenix({
          ada: { gem: 9, station: { 112: ['teal'] } },
          bea: { station: { 113: ['teal'] } },
          supply: { teal: 0, gold: 0 },
          endedBy: 'bea',
        })
        t.ada.uses('L1-TRA')
        t.ada.does('transact', 'buy', { gain: 'food' })
        expect(t.ada.labels.join()).to.match(/Buy/)
        expect(share(best, t.ada, /^done/)).to.equal(1)
      })

      it('fetches residents in its last turn, rather than resources', () => {
        const t = phoenix({
          ada: { gem: 8, food: 4, water: 4, station: { 111: ['teal'], 121: [] } },
          bea: { station: { 112: ['teal', 'teal'] } },
          endedBy: 'bea',
        })
        expect(share(best, t.ada, /^useShip .*TRA$/)).to.equal(1)
        t.ada.uses('L1-TRA')
        expect(share(best, t.ada, /^transact (alien|goldAlien)/)).to.equal(1)
      })

      it('invites the species of which it gets the most', () => {
        const t = phoenix({
          ada: { gem: 8, food: 1, water: 1, station: { 112: ['teal'], 121: ['pink'] } },
          bea: { station: { 113: ['teal', 'teal', 'teal'], 123: ['pink'] } },
          supply: { gold: 0 },
          endedBy: 'bea',
        })
        t.ada.uses('L1-TRA')
        expect(share(best, t.ada, /"pink"/)).to.equal(1)
      })

      it('takes a ship apart that it can do without', () => {
        const t = phoenix({
          ada: {
            gem: 20,
            fleet: { 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 0, 'L3-DIP-a': 0 },
            station: { 111: ['teal'] },
          },
          market: ['121', '131', '211'],
        })
        t.ada.uses('L1-DIS')
        expect(share(best, t.ada, /^dismantle L3-DIP-a$/)).to.equal(1)
      })

      it('takes two rewards where it can', () => {
        const t = phoenix({ ada: { gem: 20, levels: { expedition: 4 } }, dice: [1, 1, 3, 3, 5] })
        t.ada.uses('L1-EXP')
        for (let n = 0; n < 4; n++) {
          const [die] = decisions(t.ada, best, 1)
          t.ada.does('collect', die!.split(' ')[1]!, { how: 'take' })
        }
        expect(share(best, t.ada, /^answer .*,/)).to.equal(1)
      })
    })

  describe('the recruit', () => {
    const recruit = module.bots.recruit!
    const kinds = (seat: PhoenixSeat) => new Set(decisions(seat, recruit, 60).map(one => one.split(' ')[0]))

    it('pays for nothing that brings less than it costs', () => {
      const t = phoenix({
        ada: { gem: 30, food: 8, water: 8, metal: 8, station: { 111: ['teal'], 121: [] } },
        bea: { station: { 112: ['teal', 'teal'] } },
        supply: { gold: 0, pink: 0, teal: 0 },
      })
      t.ada.uses('L1-TRA')
      t.ada.does('transact', 'buy', { gain: 'food' })
      const made = decisions(t.ada, recruit, 60)
      expect(made).to.satisfy((all: string[]) => all.every(one => /^(done|transact buy) ?/.test(one)))
    })

    it('now and then forgets a part of its turn, and else goes on', () => {
      const t = phoenix({
        ada: { gem: 30, food: 8, water: 8, station: { 111: ['teal'], 112: [], 113: [] } },
      })
      t.ada.uses('L1-TRA')
      t.ada.does('transact', 'alien', { species: 'teal', sector: '112' })
      expect(kinds(t.ada)).to.deep.equal(new Set(['transact', 'done']))
    })

    it('leaves nothing lying that its dice have brought', () => {
      const t = phoenix({ ada: { gem: 20 }, dice: [1, 1, 3, 3, 5] })
      t.ada.uses('L1-EXP')
      expect(kinds(t.ada)).to.deep.equal(new Set(['collect']))
    })

    it('loses to a careless beginner as often as it wins', function () {
      this.timeout(120_000)
      expect(
        winRate(playTables(arena, { names: ['careless', 'recruit'], games: 30 }), 'careless'),
      ).to.be.within(0.25, 0.75)
    })
  })
})
