/** The bots: what they may know, when they act, and that they play well. */
import { expect } from 'chai'
import { type Bot, LANGUAGES } from '../../games/kit/index.ts'
import { meta, notAlone as module, type NotAloneView } from '../../games/not-alone/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { frozen } from '../support/frozen.ts'
import { playBots } from '../tools/bench/bots-not-alone.ts'
import { numbersOf } from './places.ts'
import { type NotAloneSeat, notAlone } from './support.ts'

const BOTS = Object.entries(module.bots)
const best = module.bots[meta.bots.at(-1)!]!

/** What a bot does in this seat, by several throws of its dice. */
function decisions(bot: Bot<NotAloneView>, seat: NotAloneSeat, times = 40) {
  return Array.from({ length: times }, (_, n) => bot(seat.view, seat.seat, chanceOf(`dice ${n}`).number))
}

/** How often the bot makes a move of which `wanted` holds. */
function share(
  bot: Bot<NotAloneView>,
  seat: NotAloneSeat,
  wanted: (move: string, ...args: unknown[]) => boolean,
): number {
  const made = decisions(bot, seat)
  const hits = made.filter(chosen => chosen && wanted(chosen.move, ...chosen.args.slice(1)))
  return hits.length / made.length
}

const plays = (card: string) => (move: string, played: unknown) => move.startsWith('play') && played === card
describe('not-alone: bots', () => {
  it('are there under the names of the catalogue, and have words', () => {
    expect(Object.keys(module.bots)).to.deep.equal([...meta.bots])
    expect(meta.bots).to.have.length.of.at.least(2)
    for (const language of LANGUAGES) {
      const { bot } = module.text[language] as { bot: Record<string, unknown> }
      expect(bot).to.have.all.keys([...meta.bots])
    }
  })

  for (const [name, bot] of BOTS) {
    describe(name, () => {
      it('changes nothing in the view, and decides alike from the same view and dice', () => {
        const t = notAlone({ hunt: { hand: ['clone', 'detour', 'stasis'] }, bea: { survival: ['dodge'] } })
        for (const seat of [t.ada, t.bea]) {
          const decide = () => bot(frozen(structuredClone(seat.view)), seat.seat, chanceOf('same').number)
          expect(decide()).to.deep.equal(decide())
          expect(decide()).to.not.equal(undefined)
        }
      })

      it('does nothing where it is not asked', () => {
        const t = notAlone()
        expect(t.ada.asks).to.have.length(0)
        expect(share(bot, t.ada, () => true)).to.equal(0)
      })

      it('leaves locked cards where they are', () => {
        const t = notAlone({ bea: { discard: ['lair'], will: 2 } })
        t.bea.locks('river')
        expect(t.bea.isAsked('explore')).to.equal(true)
        expect(share(bot, t.bea, () => true)).to.equal(0)
      })

      it('gets cards back when it has none to lock', () => {
        const t = notAlone({ bea: { hand: [] } })
        expect(share(bot, t.bea, move => move === 'resist' || move === 'giveUp')).to.equal(1)
        const last = notAlone({ bea: { hand: [], will: 1 } })
        expect(share(bot, last.bea, move => move === 'giveUp')).to.equal(1)
      })

      it('cannot be foreseen', () => {
        const t = notAlone()
        const locked = decisions(bot, t.bea).map(chosen => String(chosen?.args[1]))
        expect(new Set(locked).size).to.be.at.least(3)
        t.lockAll({ bea: 'river', cy: 'river' })
        const hunted = decisions(bot, t.ada).map(chosen => String(chosen?.args[2]))
        expect(new Set(hunted).size).to.be.at.least(2)
      })

      it('hunts only where somebody can be', () => {
        const t = notAlone({ bea: { hand: ['jungle', 'rover'] }, cy: { hand: ['jungle', 'rover', 'lair'] } })
        t.lockAll({ bea: 'rover', cy: 'lair' })
        const possible: unknown[] = numbersOf(['jungle', 'rover', 'lair'])
        expect(
          share(bot, t.ada, (move, _, place) => move === 'placeToken' && possible.includes(place)),
        ).to.be.above(0.9)
      })
    })
  }

  describe('the best one', () => {
    it('finds a Hunted who has only one card left', () => {
      const t = notAlone({ seats: ['ada', 'bea'], bea: { hand: ['beach'] } })
      t.lockAll({ bea: 'beach' })
      expect(share(best, t.ada, (move, _, place) => move === 'placeToken' && place === 4)).to.equal(1)
    })

    it('does not play what Force Field forbids', () => {
      const t = notAlone({ hunt: { hand: ['force-field'] }, bea: { hand: ['river', 'beach', 'rover'] } })
      t.ada.plays('force-field', { places: ['river', 'beach'] })
      expect(share(best, t.bea, (move, cards) => move === 'lockPlaces' && String(cards) !== '5')).to.equal(0)
    })

    it('dodges when it is caught, and keeps the card when it is not', () => {
      const t = notAlone({ bea: { survival: ['dodge'] }, hunt: { hand: [] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.places('creature', 'river')
      t.ada.does('endPlacement')
      t.bea.passes()
      expect(t.bea.asked().kind).to.equal('window')
      expect(share(best, t.bea, plays('dodge'))).to.equal(1)

      const safe = notAlone({ bea: { survival: ['vortex'], discard: ['lair'] } })
      safe.lockAll({ bea: 'river', cy: 'jungle' })
      safe.ada.places('creature', 'beach')
      safe.ada.does('endPlacement')
      expect(share(best, safe.bea, move => move === 'pass')).to.equal(1)
    })

    it('swaps a card that lies under the Creature token', () => {
      const t = notAlone({ bea: { survival: ['vortex'], discard: ['lair', 'rover'] } })
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.places('creature', 'river')
      t.ada.does('endPlacement')
      expect(share(best, t.bea, plays('vortex'))).to.equal(1)
    })

    it('leads somebody from a safe place onto the Creature token', () => {
      const t = notAlone({ hunt: { hand: ['detour'] }, bea: { will: 1 } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'jungle' })
      expect(t.ada.asked().kind).to.equal('window')
      const chosen = decisions(best, t.ada)
      for (const made of chosen) expect(made?.args[1]).to.equal('detour')
      for (const made of chosen) expect(made?.args[2]).to.deep.equal({ hunted: '1', card: 3, places: [2] })
    })

    it('keeps Stasis for the end of the round, and stops the last step of rescue', () => {
      const t = notAlone({ hunt: { hand: ['stasis'] }, rescue: 1 })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'jungle' })
      t.goesOnTo('endOfTurn')
      expect(share(best, t.ada, plays('stasis'))).to.equal(1)
    })

    it('brings rescue when it can: Wreck, Beach with the counter on it, Amplifier', () => {
      const t = notAlone({ marker: true, rescue: 2, bea: { hand: ['beach', 'jungle', 'river'] } })
      t.lockAll({ bea: 'beach', cy: 'rover' })
      t.hunts({ creature: 'lair' })
      expect(t.bea.asked().kind).to.equal('decide')
      expect(share(best, t.bea, move => move === 'usePower')).to.equal(1)

      const last = notAlone({ marker: true, rescue: 1, bea: { survival: ['amplifier'] } })
      last.lockAll({ bea: 'river', cy: 'rover' })
      last.hunts({ creature: 'lair' })
      last.goesOnTo('endOfTurn')
      expect(share(best, last.bea, plays('amplifier'))).to.equal(1)
    })

    it('slips away under the River when a token lies on one of the two cards', () => {
      const t = notAlone({ bea: { active: 'river' } })
      t.lockAll({ bea: ['beach', 'jungle'], cy: 'rover' })
      t.ada.places('creature', 'beach')
      t.ada.does('endPlacement')
      expect(share(best, t.bea, (_, chosen) => String(chosen) === '4')).to.equal(1)
    })

    it('pays no Will as long as it has cards to choose from', () => {
      const t = notAlone({ bea: { hand: ['jungle', 'river', 'beach', 'rover'] } })
      expect(share(best, t.bea, move => move === 'lockPlaces')).to.equal(1)
    })

    it('passes in silence when somebody else decides and no card is worth it', () => {
      const t = notAlone({ bea: { survival: ['gate'] }, hunt: { hand: ['stasis'] } })
      t.lockAll({ bea: 'river', cy: 'rover' })
      t.hunts({ creature: 'lair' })
      if (t.ada.isAsked('window')) t.allPass()
      expect(t.ada.isAsked('interrupt')).to.equal(true)
      expect(share(best, t.ada, () => true)).to.equal(0)
    })
  })

  it('beat random play on both sides, and take little time for it', function () {
    this.timeout(120_000)
    const name = meta.bots.at(-1)!
    const creature = playBots({ creature: name, hunted: 'random', players: 4 }, 12)
    const hunted = playBots({ creature: 'random', hunted: name, players: 4 }, 12)
    expect(creature.creatureWins).to.be.above(0.9)
    expect(hunted.creatureWins).to.be.below(0.1)
    for (const { meanMs } of [creature, hunted]) expect(meanMs).to.be.below(20)
  })
})
