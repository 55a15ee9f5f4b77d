/** Section 6: when cards can be played in phase 3. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: cards', () => {
  it('[NA-6.04] after the reveal every entitled player is asked, whatever the cards are', () => {
    const t = notAlone({
      seats: FOUR,
      hunt: { hand: ['tracking'] },
      bea: { survival: ['adrenaline'] },
      dee: { survival: ['dodge'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'beach' })
    t.hunts({ creature: 'beach' })
    expect(t.explores('bea')).to.deep.equal(['river'])
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'], dee: ['window'] })
    t.ada.cannotPlay('tracking', {}, { rule: 'NA-3.02' })
    t.bea.cannotPlay('adrenaline', {}, { rule: 'NA-3.02' })
    t.dee.plays('dodge')
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    t.allPass()
    expect(t.open).to.deep.equal({ bea: ['decide'] })
  })

  it('[NA-6.04] whoever has used up the limit is not asked', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness', 'detour'] },
      bea: { will: 2, survival: ['adrenaline', 'wrong-track'] },
      cy: { survival: ['dodge'] },
    })
    t.bea.plays('adrenaline')
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'beach' })
    expect(t.open).to.deep.equal({ cy: ['window'] })
  })

  it('[NA-6.05] while a Hunted decides, every entitled player can play a card, the deciding one too', () => {
    const begin = () => {
      const t = notAlone({
        seats: FOUR,
        hunt: { hand: ['cataclysm'] },
        bea: { survival: ['wrong-track'] },
        cy: { survival: ['hologram'] },
        rescue: 6,
      })
      t.lockAll({ bea: 'river', cy: 'jungle', dee: 'rover' })
      t.hunts({ creature: 'lair', artemia: 'swamp' })
      t.allPass()
      expect(t.open).to.deep.equal({ bea: ['decide'] })
      return t
    }
    const byCreature = begin()
    byCreature.ada.plays('cataclysm', { places: ['rover'] })
    expect(byCreature.open).to.deep.equal({ bea: ['window'], cy: ['window'] })

    const byOther = begin()
    byOther.cy.plays('hologram', { at: 'lair' })
    expect(byOther.tokens.artemia).to.deep.equal(['lair'])

    const byDecider = begin()
    byDecider.bea.plays('wrong-track', { token: 'creature', at: 'jungle' })
    expect(byDecider.tokens.creature).to.deep.equal(['jungle'])
    byDecider.allPass()
    expect(byDecider.open).to.deep.equal({ bea: ['decide'] })

    // Nobody needs to answer: the decision alone goes on, and whoever has no card has nothing to answer.
    const decided = begin()
    expect(decided.dee.asks).to.deep.equal([])
    decided.bea.doesNothing('river')
    expect(decided.open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-3.20] who could play a card meanwhile can leave it at that, until the next decision', () => {
    const t = notAlone({ seats: FOUR, hunt: { hand: ['cataclysm'] }, cy: { survival: ['dodge'] }, rescue: 6 })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'rover' })
    t.hunts({ creature: 'lair', artemia: 'swamp' })
    t.allPass()
    // Whoever is asked has something to answer, also without a card that could be played.
    expect(t.cy.legal.map(({ move }) => move)).to.deep.equal(['letBe'])
    t.ada.does('letBe')
    expect(t.ada.isAsked('interrupt')).to.equal(false)
    t.ada.cannotPlay('cataclysm', { places: ['rover'] }, { rule: 'kit', key: 'stale' })
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    expect(t.cy.isAsked('interrupt')).to.equal(true)
    t.bea.doesNothing('river')
    expect(t.ada.isAsked('interrupt')).to.equal(true)
  })

  it('[NA-6.05] no card can be played while a Scream choice or a Shelter choice is open', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['scream', 'cataclysm'] },
      bea: { hand: ['shelter', 'lair', 'jungle'] },
      cy: { survival: ['wrong-track'] },
      survival: { top: ['dodge', 'gate'] },
    })
    t.lockAll({ bea: 'shelter', cy: 'jungle' })
    t.ada.plays('scream')
    t.hunts({ creature: 'lair', target: 'jungle' })
    t.allPass()
    t.bea.uses('shelter')
    expect(t.open).to.deep.equal({ bea: ['shelterKeep'] })
    t.ada.cannotPlay('cataclysm', { places: ['jungle'] }, { rule: 'kit' })
    t.cy.cannotPlay('wrong-track', { token: 'creature', at: 'swamp' }, { rule: 'kit' })
    t.bea.answers('dodge')
    t.bea.passes()
    expect(t.open).to.deep.equal({ cy: ['scream'] })
    t.ada.cannotPlay('cataclysm', { places: ['jungle'] }, { rule: 'kit' })
    t.cy.cannotPlay('wrong-track', { token: 'creature', at: 'swamp' }, { rule: 'kit' })
    t.cy.answers('loseWill')
    // While Cy decides it is possible again.
    t.ada.plays('cataclysm', { places: ['jungle'] })
  })

  it('[NA-6.05] nor while the Shelter choice of a Gate is open', () => {
    const t = notAlone({
      hunt: { hand: ['cataclysm'] },
      bea: { survival: ['gate'] },
      cy: { survival: ['wrong-track'] },
      survival: { top: ['dodge', 'detector'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'beach' })
    t.hunts({ creature: 'river' })
    t.allPass()
    t.bea.plays('gate', { card: 'jungle', copy: 'shelter' })
    expect(t.open).to.deep.equal({ bea: ['shelterKeep'] })
    expect([t.ada.asks, t.cy.asks]).to.deep.equal([[], []])
    t.ada.cannotPlay('cataclysm', { places: ['jungle'] }, { rule: 'kit' })
    t.cy.cannotPlay('wrong-track', { token: 'creature', at: 'jungle' }, { rule: 'kit' })
    t.bea.answers('dodge')
    // Bea has played her card of this round: no window of her own.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.ada.plays('cataclysm', { places: ['jungle'] })
  })

  it('[NA-6.06] after such a card a window opens for everybody entitled, before anything else', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['cataclysm', 'detour'] },
      bea: { survival: ['wrong-track'] },
      cy: { survival: ['dodge'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'jungle' })
    t.allPass()
    t.ada.plays('cataclysm', { places: ['rover'] })
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'], cy: ['window'] })
    t.bea.cannot('doNothing', ['river'], { rule: 'kit' })
    t.bea.passes()
    t.cy.plays('dodge')
    // The pass of Bea is cancelled.
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    t.allPass()
    expect(t.open).to.deep.equal({ bea: ['decide'] })
  })

  it('[NA-6.07] after the window it starts again at step 1, without what is resolved', () => {
    const t = notAlone({
      seats: FOUR,
      huntLimit: 2,
      hunt: { hand: ['scream', 'detour'] },
    })
    t.lockAll({ bea: 'rover', cy: 'beach', dee: 'beach' })
    t.ada.plays('scream')
    t.hunts({ creature: 'lair', target: 'beach' })
    t.allPass()
    t.bea.doesNothing('rover')
    t.cy.answers('loseWill')
    t.dee.answers('loseWill')
    const before = t.cy.asked('decide').id
    t.ada.plays('detour', { hunted: 'dee', card: 'beach', places: ['river'] })
    // Dee is now in step 1 and comes first; Bea is not asked again.
    expect(t.open).to.deep.equal({ dee: ['decide'] })
    t.dee.uses('beach')
    expect(t.spectatorSees('dee').pending).to.equal('river')
    // Cy is asked afresh: a click on the old question is refused.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    const after = t.cy.asked('decide').id
    expect(after).to.be.greaterThan(before)
    t.cy.doesNothing('beach')
    expect(t.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.07] a decision that is no longer due is not asked again', () => {
    const t = notAlone({ hunt: { hand: ['cataclysm'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'lair' })
    t.allPass()
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.ada.plays('cataclysm', { places: ['river'] })
    expect(t.open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-6.08] once step 3 has begun no card can be played any more', () => {
    const t = notAlone({
      rescue: 6,
      hunt: { hand: ['detour'] },
      bea: { survival: ['detector'] },
      cy: { survival: ['wrong-track'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'lair', artemia: 'river' })
    t.allPass()
    t.cy.doesNothing('jungle')
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'] })
    t.bea.cannotPlay('detector', {}, { rule: 'kit' })
    t.cy.cannotPlay('wrong-track', { token: 'creature', at: 'jungle' }, { rule: 'kit' })
    t.ada.cannotPlay('detour', { hunted: 'bea', card: 'river', places: ['beach'] }, { rule: 'kit' })
    t.bea.answers('lair')
    expect(t.ctx.phase).to.equal('endOfTurn')
  })

  it('[NA-6.09] whoever draws in phase 3 gets an own window at once', () => {
    const t = notAlone({
      hunt: { hand: ['detour'] },
      bea: { active: 'artefact', hand: ['shelter', 'river'] },
      cy: { survival: ['wrong-track'] },
      survival: { top: ['dodge', 'gate'] },
    })
    t.lockAll({ bea: ['shelter', 'river'], cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.allPass()
    t.bea.uses('shelter')
    expect(t.open).to.deep.equal({ bea: ['shelterKeep'] })
    t.bea.answers('dodge')
    expect(t.open).to.deep.equal({ bea: ['window'] })
    t.ada.cannotPlay('detour', { hunted: 'cy', card: 'jungle', places: ['river'] }, { rule: 'kit' })
    t.bea.plays('dodge')
    expect(t.open).to.deep.equal({ ada: ['window'], cy: ['window'] })
    t.allPass()
    t.bea.uses('river')
    t.cy.doesNothing('jungle')
    expect(t.bea.will).to.equal(3)
  })

  it('[NA-6.09] a card drawn at the Source too; but nobody who may not play a card is asked', () => {
    const draws = (will: number) => {
      const t = notAlone({
        bea: { will, hand: ['source'], survival: ['adrenaline'] },
        survival: { top: ['gate'] },
      })
      if (will < 3) t.bea.plays('adrenaline')
      t.lockAll({ bea: 'source', cy: 'jungle' })
      t.hunts({ creature: 'river' })
      t.allPass()
      t.bea.uses('source', { draw: true })
      return t
    }
    expect(draws(3).open).to.deep.equal({ bea: ['window'] })
    // Bea has played Adrenaline: her limit is used up.
    expect(draws(2).open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-6.09] without a draw there is no window', () => {
    const t = notAlone({ bea: { hand: ['source'], survival: ['drone'] }, cy: { will: 2 } })
    t.lockAll({ bea: 'source', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.allPass()
    t.bea.uses('source', { will: 'cy' })
    expect(t.open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-6.10] Gate and Drone are played only by the Hunted who decides', () => {
    const t = notAlone({
      bea: { survival: ['gate'] },
      cy: { survival: ['drone'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts({ creature: 'lair' })
    const gate = { card: 'jungle', copy: 'river', use: {} }
    const drone = { card: 'river', copy: 'rover', use: { take: 'swamp' } }
    t.bea.cannotPlay('gate', gate, { rule: 'NA-6.10' })
    t.cy.cannotPlay('drone', drone, { rule: 'NA-6.10' })
    t.allPass()
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.cy.cannotPlay('drone', drone, { rule: 'NA-6.10' })
    t.bea.plays('gate', gate)
    expect(t.spectatorSees('bea').pending).to.equal('river')
    // In place of the power of the Jungle: the decision is over.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    t.cy.plays('drone', drone)
    expect(t.cy.hand).to.include('swamp')
  })
})
