/** Section 5: step 2B, and cards that ask the Hunted something. */
import { expect, type NotAloneSeat, notAlone } from './support.ts'

/** What the Creature can name with a card now. */
const choicesOf = (creature: NotAloneSeat, card: string) =>
  creature.legal
    .filter(({ move, args }) => move === 'playHunt' && args[1] === card)
    .map(({ args }) => args[2])

describe('Not Alone, phase 2: the window and the cards', () => {
  it('[NA-5.11] Vortex waits for step 2B; after it the Creature can still play a card', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.bea.cannotPlay('vortex', { card: 'river', places: ['lair'] }, { rule: 'kit' })
    t.ada.places('creature', 'river')
    t.ada.does('endPlacement')
    expect(t.open).to.deep.equal({ bea: ['window'] })
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    expect(t.bea.locked).to.deep.equal(['lair'])
    expect(t.open).to.deep.equal({ ada: ['window'] })
    t.ada.plays('fierceness')
    expect(t.spectator.view.played.map(({ card }) => card)).to.deep.equal(['fierceness'])
    expect(t.ctx.phase).to.equal('reckoning')
  })

  it('[NA-5.11] the end of step 2A is the pass of the Creature: without a Vortex it is not asked again', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    expect(t.ada.asks).to.deep.equal([])
    t.ada.cannotPlay('fierceness', {}, { rule: 'kit' })
    t.bea.passes()
    expect(t.ctx.phase).to.equal('reckoning')
    t.ada.cannotPlay('fierceness', {}, { rule: 'NA-3.02' })
  })

  it('[NA-5.11] a Creature that has played its card is not asked after a Vortex', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness', 'detour'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('fierceness')
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    expect(t.ctx.phase).to.equal('reckoning')
  })

  it('[NA-5.12] a token left off in step 2A cannot be placed in 2B, unless by a card with its symbol', () => {
    const t = notAlone({
      rescue: 6,
      hunt: { hand: ['interference', 'mutation'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    t.ada.cannot('placeToken', ['artemia', 'river'], { rule: 'kit', key: 'otherQuestion' })
    t.ada.cannot('placeToken', ['creature', 'river'], { rule: 'kit', key: 'otherQuestion' })
    t.ada.cannotPlay('interference', { at: 'river' }, { rule: 'NA-5.16' })
    t.ada.plays('mutation', { at: 'jungle' })
    expect(t.tokens).to.deep.equal({ creature: [], target: [], artemia: ['jungle'] })
  })

  it('[NA-5.13] Forbidden Zone: all chosen cards are discarded and shown after the last choice', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      hunt: { hand: ['forbidden-zone'] },
      dee: { hand: ['rover'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle', dee: 'rover' })
    t.ada.plays('forbidden-zone')
    expect(t.open).to.deep.equal({ bea: ['forbiddenZone'], cy: ['forbiddenZone'] })
    t.bea.cannot('answer', [[]], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [['1', '4']], { rule: 'kit', key: 'pickCount' })
    t.bea.cannot('answer', [['3']], { rule: 'kit', key: 'notOffered' })
    t.bea.answers('beach')
    expect(t.open).to.deep.equal({ cy: ['forbiddenZone'] })
    for (const seen of [t.cy.sees('bea'), t.ada.sees('bea'), t.spectatorSees('bea')]) {
      expect(seen.hand).to.deep.equal([null, null, null, null])
      expect(seen.discard).to.deep.equal([])
      expect(seen.chosen).to.equal(null)
    }
    expect(t.reads('discards')).to.deep.equal([])
    t.cy.answers('lair')
    expect(t.ada.sees('bea').discard).to.deep.equal(['beach'])
    expect(t.ada.sees('cy').discard).to.deep.equal(['lair'])
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'rover'])
    expect(t.cy.hand).to.deep.equal(['river', 'beach', 'rover'])
    expect(t.reads('discards').map(({ seat, places }) => [seat, places])).to.deep.equal([
      ['seat:1', ['place:4']],
      ['seat:2', ['place:1']],
    ])
    expect(t.spectatorSees('dee').discard).to.have.members(['lair', 'jungle', 'river', 'beach'])
    t.settled('place')
  })

  it('[NA-5.13] under Smokescreen only the Hunted see which cards Forbidden Zone took', () => {
    const t = notAlone({ hunt: { hand: ['forbidden-zone'] }, bea: { survival: ['smokescreen'] } })
    t.bea.plays('smokescreen')
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('beach')
    t.cy.answers('lair')
    expect(t.cy.sees('bea').discard).to.deep.equal(['beach'])
    expect(t.cy.reads('discards').map(({ places }) => places)).to.deep.equal([['place:4'], ['place:1']])
    for (const reader of [t.ada, t]) {
      expect(reader.reads('discards')).to.deep.equal([])
      expect(reader.reads('discardsHidden').map(({ seat, count }) => [seat, count])).to.deep.equal([
        ['seat:1', 1],
        ['seat:2', 1],
      ])
    }
    expect(t.ada.sees('bea').discard).to.deep.equal([null])
  })

  it('[NA-5.13] without a card in any hand Forbidden Zone asks nobody', () => {
    const t = notAlone({
      seats: ['ada', 'bea'],
      hunt: { hand: ['forbidden-zone'] },
      bea: { hand: ['rover'] },
    })
    t.lockAll({ bea: 'rover' })
    t.ada.plays('forbidden-zone')
    t.settled('place')
    expect(t.bea.locked).to.deep.equal(['rover'])
  })

  it('[NA-5.13] a second Forbidden Zone, a round later, takes nothing from an empty hand', () => {
    const t = notAlone({
      hunt: { hand: ['forbidden-zone', 'flashback'] },
      bea: { hand: ['river', 'rover'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('rover')
    t.cy.answers('rover')
    t.hunts()
    t.goesOnTo('exploration')
    t.bea.resists('rover')
    t.lockAll({ bea: 'rover', cy: 'lair' })
    const pile = t.bea.discard
    expect(t.bea.hand).to.deep.equal([])
    t.ada.plays('flashback')
    expect(t.open).to.deep.equal({ cy: ['forbiddenZone'] })
    t.cy.answers('beach')
    expect(t.spectatorSees('bea').discard).to.deep.equal(pile)
    expect(t.spectatorSees('cy').discard).to.deep.equal(['rover', 'jungle', 'beach'])
    t.settled('place')
  })

  it('[NA-5.14] Ascendancy and Phobia look only at the hand, not at face-down cards', () => {
    const t = notAlone({
      hunt: { hand: ['ascendancy', 'phobia'] },
      bea: { hand: ['lair', 'jungle', 'river'] },
      cy: { hand: ['lair', 'jungle', 'river', 'beach'] },
    })
    t.lockAll({ bea: 'river', cy: 'beach' })
    // Bea has two cards in hand and one on the table.
    expect(choicesOf(t.ada, 'ascendancy')).to.deep.equal([{ hunted: '2' }])
    expect(choicesOf(t.ada, 'phobia')).to.deep.equal([{ hunted: '2' }])
    t.ada.cannotPlay('ascendancy', { hunted: 'bea' }, { rule: 'NA-9.06' })
    t.ada.cannotPlay('phobia', { hunted: 'bea' }, { rule: 'NA-9.12' })
    t.ada.plays('ascendancy', { hunted: 'cy' })
    expect(t.cy.asked('ascendancyKeep').pick).to.deep.include({ options: ['1', '2', '3'], min: 2, max: 2 })
    t.cy.cannot('answer', [['4', '1']], { rule: 'kit', key: 'notOffered' })
    t.cy.answers('lair', 'river')
    expect(t.cy.hand).to.deep.equal(['lair', 'river'])
    expect(t.cy.locked).to.deep.equal(['beach'])
    expect(t.spectatorSees('cy').discard).to.have.members(['rover', 'jungle'])
  })

  it('[NA-5.14] with two cards in every hand Ascendancy cannot be played, and Phobia shows nothing', () => {
    const three = ['lair', 'jungle', 'river'] as const
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['ascendancy', 'phobia'] },
      bea: { hand: three },
      cy: { hand: three },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.cannotPlay('ascendancy', { hunted: 'bea' }, { rule: 'NA-9.06' })
    t.ada.plays('phobia')
    expect(t.ada.sees('bea').shown).to.deep.equal([])
    t.settled('place')
  })

  it('[NA-5.15] phase 2 ends when the window of step 2B is closed, not before', () => {
    const t = notAlone({
      bea: { survival: ['adrenaline'] },
      cy: { survival: ['drone'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    expect(t.open).to.deep.equal({ bea: ['window'], cy: ['window'] })
    t.cy.passes()
    expect(t.ctx.phase).to.equal('hunting')
    expect(t.explores('bea')).to.deep.equal([])
    t.bea.passes()
    expect(t.ctx.phase).to.equal('reckoning')
    expect(t.explores('bea')).to.deep.equal(['river'])
  })

  it('[NA-5.16] a card of step 2B names the place of its token or leaves it off; one of step 2A names none', () => {
    const t = notAlone({
      hunt: { hand: ['clone', 'virus', 'anticipation'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    expect(choicesOf(t.ada, 'clone')).to.deep.equal([{}])
    t.ada.cannotPlay('clone', { at: 'jungle' }, { rule: 'NA-5.16' })
    t.ada.places('creature', 'rover')
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    const everywhere = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(at => ({ at }))
    expect(choicesOf(t.ada, 'clone')).to.have.deep.members([{}, ...everywhere])
    // A place for its token is no fault: what else it names is refused by its own rule.
    t.ada.cannotPlay('clone', { at: 'jungle', hunted: 'bea' }, { rule: 'NA-9.17', key: 'notThatChoice' })
    expect(choicesOf(t.ada, 'anticipation')).to.have.deep.members([{ hunted: '1' }, { hunted: '2' }])
    // Virus cannot leave its token off.
    const virus = choicesOf(t.ada, 'virus') as { places?: number[]; at?: number }[]
    expect(virus).to.have.lengthOf(13)
    expect(virus.every(({ places, at }) => places?.length === 2 && at === undefined)).to.equal(true)
    t.ada.cannotPlay('virus', {}, { rule: 'NA-9.11' })
    t.ada.cannotPlay('virus', { at: 'jungle' }, { rule: 'NA-5.16' })
    t.ada.plays('clone', { at: 'jungle' })
    expect(t.tokens).to.deep.equal({ creature: ['rover'], target: ['jungle'], artemia: [] })
  })

  it('[NA-5.16] leaving the token off in step 2B', () => {
    const t = notAlone({
      hunt: { hand: ['clone'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    t.ada.plays('clone')
    expect(t.tokens).to.deep.equal({ creature: [], target: [], artemia: [] })
    expect(t.ctx.phase).to.equal('reckoning')
  })

  it('[NA-5.16] where the token lies already, a card of step 2B names no place', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['scream', 'clone'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('scream')
    t.ada.places('target', 'rover')
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    expect(choicesOf(t.ada, 'clone')).to.deep.equal([{}])
    t.ada.cannotPlay('clone', { at: 'jungle' }, { rule: 'NA-5.16' })
    t.ada.plays('clone')
    expect(t.tokens.target).to.deep.equal(['rover'])
  })
})
