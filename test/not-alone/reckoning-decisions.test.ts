/** Section 6: step 1, and how phase 3 runs. */
import { expect, notAlone } from './support.ts'

const FOUR = ['ada', 'bea', 'cy', 'dee'] as const

describe('Not Alone, phase 3: decisions', () => {
  it('[NA-6.13] in turn order from the left of the Creature, each with a place without token decides', () => {
    const t = notAlone({ seats: FOUR, creature: 'cy' })
    t.lockAll({ ada: 'lair', bea: 'river', dee: 'rover' })
    t.hunts({ creature: 'beach' })
    expect(t.open).to.deep.equal({ dee: ['decide'] })
    t.ada.cannot('doNothing', ['lair'], { rule: 'kit' })
    t.dee.doesNothing('rover')
    expect(t.open).to.deep.equal({ ada: ['decide'] })
    t.ada.doesNothing('lair')
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.uses('river')
    expect(t.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.13] the power, or one card of own choice from the own discard pile, or nothing', () => {
    const begin = () => {
      const t = notAlone({ bea: { hand: ['rover', 'river'] }, cy: { hand: ['lair', 'jungle', 'river'] } })
      t.lockAll({ bea: 'rover', cy: 'jungle' })
      t.hunts({ creature: 'beach' })
      return t
    }
    const offered = begin()
    expect(offered.bea.legal.map(({ move, args }) => [move, ...args.slice(1)])).to.have.deep.members([
      ...[6, 7, 8, 9, 10].map(take => ['usePower', 5, { take }]),
      ['takeBack', 5, 1],
      ['takeBack', 5, 2],
      ['takeBack', 5, 4],
      ['doNothing', 5],
    ])

    const takesBack = begin()
    // The River lies in her hand, the Rover in front of her, and the pile of another is out of reach.
    takesBack.bea.cannot('takeBack', ['rover', 'river'], { rule: 'NA-6.13' })
    takesBack.bea.cannot('takeBack', ['rover', 'rover'], { rule: 'NA-6.13' })
    const changes = takesBack.changes(() => takesBack.bea.takesBack('rover', 'beach'))
    expect(changes.of('bea')).to.have.all.keys('hunted.hand', 'hunted.discard', 'hunted.explored')
    expect(changes.of('cy')).to.deep.equal({})
    expect(changes.common).to.deep.equal({})
    expect(takesBack.bea.hand).to.deep.equal(['river', 'beach'])
    expect(takesBack.spectatorSees('bea').discard).to.have.members(['lair', 'jungle'])
    expect(takesBack.open).to.deep.equal({ cy: ['decide'] })

    const power = begin()
    power.bea.uses('rover', { take: 'wreck' })
    expect(power.bea.hand).to.deep.equal(['river', 'wreck'])
    expect(power.spectatorSees('bea').discard).to.have.members(['lair', 'jungle', 'beach'])
  })

  it('[NA-6.13] nobody on an effective token or on the Target token is asked in step 1', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee', 'eve'],
      rescue: 6,
      hunt: { hand: ['toxin'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'beach', eve: 'rover' })
    t.ada.plays('toxin')
    t.hunts({ creature: 'river', target: 'beach', artemia: 'jungle' })
    expect(t.open).to.deep.equal({ eve: ['decide'] })
    t.eve.doesNothing('rover')
    // The Toxin leaves Dee nothing to decide: step 3 follows.
    expect(t.open).to.deep.equal({ cy: ['artemiaDiscard'] })
  })

  it('[NA-6.13] a Hunted who ignores the token decides in step 1', () => {
    const t = notAlone({ bea: { survival: ['dodge'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.bea.plays('dodge')
    t.bea.uses('river')
    t.cy.doesNothing('jungle')
    expect(t.spectatorSees('bea')).to.include({ will: 3, active: 'river' })
  })

  it('[NA-6.14] using the power is never compulsory', () => {
    const t = notAlone({ marker: true, rescue: 12 })
    t.lockAll({ bea: 'beach', cy: 'river' })
    t.hunts({ creature: 'lair' })
    const changes = t.changes(() => t.bea.doesNothing('beach'))
    expect(Object.keys(changes.all)).to.deep.equal(['hunted.bea.explored'])
    t.cy.doesNothing('river')
    expect(t.spectator.view.marker).to.equal(true)
    // The Rescue counter moved at the end of the round only.
    expect(t.tracks.rescue).to.equal(11)
    expect(t.spectatorSees('cy').active).to.equal(null)
  })

  it('[NA-6.15] where the power is ineffective nobody is asked, and no card comes back', () => {
    const t = notAlone({
      hunt: { hand: ['cataclysm'] },
      bea: { discard: ['lair', 'jungle'] },
    })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts({ creature: 'lair' })
    const changes = t.changes(() => t.ada.plays('cataclysm', { places: ['river'] }))
    expect(Object.keys(changes.of('bea'))).to.deep.equal(['hunted.explored'])
    expect(t.spectatorSees('bea').explored).to.deep.equal([
      { card: 3, place: 3, resolved: true, inFront: true },
    ])
    expect(t.spectatorSees('bea').discard).to.deep.equal(['lair', 'jungle'])
    expect(t.reads('ineffective')).to.deep.equal([{ seat: 'seat:1', place: 'place:3' }])
    // Cy, elsewhere, decides as ever.
    expect(t.open).to.deep.equal({ cy: ['decide'] })
  })

  it('[NA-6.16] where the power is merely used up, a card can still be taken back', () => {
    const t = notAlone({ cy: { discard: ['lair'] } })
    t.lockAll({ bea: 'beach', cy: 'beach' })
    t.hunts({ creature: 'lair' })
    t.bea.uses('beach')
    t.cy.cannot('usePower', ['beach', {}], { rule: 'NA-8.16', key: 'notUsable' })
    t.cy.takesBack('beach', 'lair')
    expect(t.cy.hand).to.deep.equal(['lair', 'jungle', 'river', 'rover'])
    expect(t.spectator.view.marker).to.equal(true)
  })

  it('[NA-6.17] the location stays explored although the played card is back in hand', () => {
    const t = notAlone({ assimilation: 5, cy: { survival: ['wrong-track'] } })
    t.lockAll({ bea: 'jungle', cy: 'rover' })
    t.hunts({ creature: 'lair' })
    t.allPass()
    t.bea.uses('jungle', { back: [] })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.spectatorSees('bea').explored).to.deep.equal([
      { card: 2, place: 2, resolved: true, inFront: false },
    ])
    // The token comes to the Jungle only now, and catches Bea there.
    t.cy.plays('wrong-track', { token: 'creature', at: 'jungle' })
    t.cy.doesNothing('rover')
    expect(t.bea.will).to.equal(2)
    expect(t.tracks.assimilation).to.equal(4)
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover'])
    expect(t.spectatorSees('bea').discard).to.deep.equal([])
  })

  it('[NA-6.44] the first item that is due happens, read from the top every time', () => {
    const t = notAlone({
      seats: FOUR,
      rescue: 6,
      hunt: { hand: ['toxin'] },
      bea: { survival: ['adrenaline'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'rover' })
    t.ada.plays('toxin')
    t.hunts({ creature: 'beach', target: 'river', artemia: 'jungle' })
    t.allPass()
    // 1. Dee decides, though the last in turn order. Bea's location, ineffective under Toxin, is not due yet.
    expect(t.open).to.deep.equal({ dee: ['decide'] })
    expect(t.reads('ineffective')).to.deep.equal([])
    t.dee.doesNothing('rover')
    // 2. Toxin hits Bea. 3. waits for her choice.
    expect(t.open).to.deep.equal({ bea: ['toxinDiscard'] })
    expect(t.reads('ineffective')).to.deep.equal([])
    t.bea.answers('adrenaline')
    // 3. Her location is resolved without effect, and 4. the Artemia token follows.
    expect(t.reads('ineffective')).to.deep.equal([{ seat: 'seat:1', place: 'place:3' }])
    expect(t.open).to.deep.equal({ cy: ['artemiaDiscard'] })
  })

  it('[NA-6.44] an ineffective location of a later Hunted waits for its turn', () => {
    const t = notAlone({ hunt: { hand: ['interference'] } })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.ada.plays('interference')
    t.hunts({ creature: 'lair' })
    expect(t.spectatorSees('cy').explored[0]!.resolved).to.equal(false)
    expect(t.reads('ineffective')).to.deep.equal([])
    t.bea.doesNothing('river')
    expect(t.reads('ineffective')).to.deep.equal([{ seat: 'seat:2', place: 'place:4' }])
    expect(t.ctx.phase).to.equal('exploration')
  })

  it('[NA-6.45] a resolved location moved onto tokens suffers them, is not decided again, and keeps its gain', () => {
    const t = notAlone({
      seats: FOUR,
      assimilation: 5,
      huntLimit: 2,
      hunt: { hand: ['scream', 'detour'] },
    })
    t.lockAll({ bea: 'river', cy: 'rover', dee: 'lair' })
    t.ada.plays('scream')
    t.hunts({ creature: 'beach', target: 'beach' })
    t.allPass()
    t.bea.uses('river')
    t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['beach'] })
    expect(t.spectatorSees('bea').explored).to.deep.equal([
      { card: 3, place: 4, resolved: true, inFront: true },
    ])
    t.cy.doesNothing('rover')
    t.dee.doesNothing('lair')
    expect(t.open).to.deep.equal({ bea: ['scream'] })
    t.bea.answers('loseWill')
    // Caught in step 4, and no decision in between.
    expect(t.spectatorSees('bea')).to.include({ will: 1, active: 'river' })
    expect(t.tracks.assimilation).to.equal(4)
    expect([t.cy.will, t.dee.will]).to.deep.equal([3, 3])
  })

  it('[NA-6.46] whoever is due is asked, even if "nothing" is the only answer', () => {
    const t = notAlone({ cy: { survival: ['adrenaline'] } })
    t.lockAll({ bea: 'beach', cy: 'beach' })
    t.hunts({ creature: 'lair' })
    t.allPass()
    t.bea.uses('beach')
    expect(t.open).to.deep.equal({ cy: ['decide'] })
    expect(t.cy.legal.map(({ move, args }) => [move, args[1]])).to.deep.equal([['doNothing', 4]])
    t.cy.doesNothing('beach')
    t.settled('window')
  })

  it('[NA-6.46] so there is room for a Drone', () => {
    const t = notAlone({ cy: { survival: ['drone'] } })
    t.lockAll({ bea: 'beach', cy: 'beach' })
    t.hunts({ creature: 'lair' })
    t.allPass()
    t.bea.uses('beach')
    t.cy.plays('drone', { card: 'beach', copy: 'rover', use: { take: 'wreck' } })
    expect(t.cy.hand).to.include('wreck')
  })
})
