import type { RaceState, RaceView } from '../../games/race-for-the-galaxy/index.ts'
import { table } from '../support/table.ts'
import { expect, module, race } from './support.ts'

const text = (reader: { view: unknown; log: string[] }) => JSON.stringify([reader.view, reader.log])

describe('Race for the Galaxy: secrets', () => {
  it('[RFTG-20.01, RFTG-20.02] hides deck and discard pile from everybody, but not how many cards they have', () => {
    const t = race({ deck: ['gem-world'], discard: ['comet-zone', 'spice-world'] })
    for (const reader of [t.ada, t.bea, t.spectator]) {
      expect(reader.view.deck.every(card => card === null)).to.equal(true)
      expect(reader.view.deck).to.have.length(t.state.deck.length)
      expect(reader.view.discard).to.deep.equal([null, null])
      expect(text(reader)).not.to.match(/gem-world|comet-zone|spice-world/)
    }
  })

  it('[RFTG-20.03] shows a hand to its owner, its size to all', () => {
    const t = race({ ada: { hand: ['gem-world', 'comet-zone'] } })
    expect(t.ada.hand).to.deep.equal(['gem-world', 'comet-zone'])
    for (const reader of [t.bea, t.spectator]) {
      expect(reader.view.players['0']!.hand).to.deep.equal([null, null])
      expect(text(reader)).not.to.match(/gem-world|comet-zone/)
    }
  })

  it('[RFTG-20.04] shows what was explored, kept and rejected to who drew it', () => {
    const t = race({ deck: ['gem-world', 'comet-zone', 'spice-world'] })
    t.plays({ ada: 'explore-1-1', bea: 'produce' })
    expect(t.bea.view.players['0']!.drawn).to.deep.equal([null, null, null])
    t.ada.keeps('gem-world', 'comet-zone')
    t.bea.keepsAny()
    expect(t.ada.log).to.include('ada keeps Gem World and Comet Zone.')
    expect(t.bea.log).to.include('ada keeps 2 cards.')
    for (const reader of [t.bea, t.spectator])
      expect(text(reader)).not.to.match(/gem-world|comet-zone|spice-world|Gem World|Spice World/)
  })

  it('[RFTG-20.05] shows the start choice to its player, the chosen world to all when all have chosen', () => {
    const t = table<RaceState, RaceView, 'ada' | 'bea'>(module, { seats: ['ada', 'bea'] })
    const [kept, rejected] = t.ada.asked('startWorld').pick!.options as [string, string]
    const hand = t.ada.view.players['0']!.hand as string[]
    t.ada.does('answer', [kept])
    t.ada.does('answer', hand.slice(0, 2))
    for (const reader of [t.bea, t.spectator])
      for (const card of [kept, rejected, ...hand]) expect(text(reader)).not.to.include(card)
    for (const { pick } of t.bea.asks) t.bea.does('answer', pick!.options.slice(0, pick!.min))
    for (const reader of [t.bea, t.spectator]) {
      expect(reader.view.players['0']!.tableau).to.deep.equal([kept])
      for (const card of [rejected, ...hand]) expect(text(reader)).not.to.include(card)
    }
  })

  it('[RFTG-20.06] shows action cards when all have chosen, and before only who has', () => {
    const t = race({ ada: { fill: 1 } })
    t.ada.chooses('settle')
    for (const reader of [t.bea, t.spectator]) {
      expect(reader.view.players['0']!.actions).to.deep.equal([])
      const answered = reader.view.asks.flatMap(one => (one.answered ? [one.seat] : []))
      expect(answered).to.deep.equal(['0'])
    }
    const given = t.ada.view.asks.flatMap(({ answer }) => answer ?? [])
    expect(given).to.deep.equal([{ move: 'answer', args: [['settle']] }])
    t.bea.chooses('settle')
    expect(t.spectator.view.players['0']!.actions).to.deep.equal(['settle'])
  })

  it('[RFTG-20.07] shows choices to build and to settle together, nothing as well as something', () => {
    for (const [phase, card] of [
      ['develop', 'public-works'],
      ['settle', 'artist-colony'],
    ] as const) {
      const views = (chosen: boolean) => {
        const t = race({ ada: { hand: [card], fill: 2 }, bea: { fill: 1 } })
        t.plays({ ada: phase })
        t.ada.does(...((chosen ? [phase, `${card}#1`] : ['pass']) as [string]))
        return [t.bea.view, t.spectator.view, t.bea.log]
      }
      expect(views(true)).to.deep.equal(views(false))
    }
  })

  it('[RFTG-20.07, RFTG-20.03] asks everybody with a hand, so that nobody learns what is in it', () => {
    const t = race({ ada: { hand: ['gem-world'] }, bea: { hand: ['public-works'], fill: 1 } })
    t.plays({ ada: 'develop', bea: 'settle' })
    expect(t.open).to.deep.equal({ ada: ['develop'], bea: ['develop'] })
    t.passAll()
    expect(t.open).to.deep.equal({ ada: ['settle'], bea: ['settle'] })
  })

  it('[RFTG-20.08] shows what was paid or discarded for VP to the payer, its number to all', () => {
    const t = race({
      ada: { hand: ['colony-ship', 'gem-world', 'comet-zone'], tableau: ['deficit-spending'] },
    })
    t.plays({ ada: 'develop', bea: 'consume-2x' })
    t.ada.builds('colony-ship')
    t.ada.pays('gem-world')
    t.ada.cashes('deficit-spending', 'comet-zone')
    expect(t.ada.log).to.include.members(['ada pays with Gem World.', 'ada discards Comet Zone for VP.'])
    for (const reader of [t.bea, t.spectator]) {
      expect(reader.log).to.include.members(['ada pays 1 card.', 'ada discards 1 card for VP.'])
      expect(text(reader)).not.to.match(/gem-world|Gem World|comet-zone|Comet Zone/)
    }
  })

  it('[RFTG-20.09] shows where goods lie, but their faces to nobody', () => {
    const t = race({
      ada: {
        tableau: ['gem-world', 'tranship-point'],
        goods: ['gem-world', 'tranship-point', 'tranship-point'],
      },
    })
    for (const { view } of [t.ada, t.bea, t.spectator])
      expect(view.players['0']!.goods).to.deep.equal({
        'gem-world#1': [null],
        'tranship-point#1': [null, null],
      })
  })

  it('[RFTG-20.10] shows tableaus, Military, chips and used tokens to all', () => {
    const t = race({ ada: { tableau: ['space-marines'], vp: 5, artifacts: ['A8 used', 'A1'] } })
    const seen = t.spectator.view.players['0']!
    expect([seen.tableau, seen.vp]).to.deep.equal([['space-marines#1'], 5])
    expect(seen.artifacts).to.deep.equal([
      { id: 'A8#1', used: true },
      { id: 'A', used: false },
    ])
    expect(t.ada.has.artifacts[1]).to.deep.equal({ id: 'A1#2', used: false })
  })
})
