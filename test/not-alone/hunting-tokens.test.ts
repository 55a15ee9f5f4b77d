/** Section 5: the tokens and step 2A. */
import { askWith } from '../../games/kit/index.ts'
import { expect, notAlone, PLACE_NAMES } from './support.ts'

/** The 13 borders of NA-2.07. */
const BORDERS = [
  ['lair', 'jungle'],
  ['jungle', 'river'],
  ['river', 'beach'],
  ['beach', 'rover'],
  ['swamp', 'shelter'],
  ['shelter', 'wreck'],
  ['wreck', 'source'],
  ['source', 'artefact'],
  ['lair', 'swamp'],
  ['jungle', 'shelter'],
  ['river', 'wreck'],
  ['beach', 'source'],
  ['rover', 'artefact'],
]

const NOWHERE = { creature: [], target: [], artemia: [] }

describe('Not Alone, phase 2: the tokens', () => {
  it('[NA-5.01] the Creature token can be placed in every round', () => {
    const t = notAlone()
    t.lockAll({ bea: 'river', cy: 'jungle' })
    expect(t.open).to.deep.equal({ ada: ['place'] })
    t.ada.cannot('placeToken', ['target', 'beach'], { rule: 'NA-5.03' })
    t.hunts({ creature: 'beach' })
    expect(t.tokens).to.deep.equal({ creature: ['beach'], target: [], artemia: [] })
    t.goesOnTo('exploration')
    expect(t.tokens).to.deep.equal(NOWHERE)
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.places('creature', 'beach')
    expect(t.tokens.creature).to.deep.equal(['beach'])
    t.settled('place')
  })

  it('[NA-5.02] the Artemia token needs a symbol under the Rescue counter or a played card with it', () => {
    const without = notAlone({ rescue: 7 })
    without.lockAll({ bea: 'river', cy: 'jungle' })
    without.ada.cannot('placeToken', ['artemia', 'river'], { rule: 'NA-5.02' })

    const onSymbol = notAlone({ rescue: 6 })
    onSymbol.lockAll({ bea: 'river', cy: 'jungle' })
    onSymbol.ada.places('artemia', 'river')
    expect(onSymbol.tokens).to.deep.equal({ creature: [], target: [], artemia: ['river'] })

    const otherFace = notAlone({ face: 2, rescue: 6 })
    otherFace.lockAll({ bea: 'river', cy: 'jungle' })
    otherFace.ada.cannot('placeToken', ['artemia', 'river'], { rule: 'NA-5.02' })

    const withCard = notAlone({ rescue: 7, hunt: { hand: ['mutation'] } })
    withCard.lockAll({ bea: 'river', cy: 'jungle' })
    withCard.ada.cannot('placeToken', ['artemia', 'river'], { rule: 'NA-5.02' })
    withCard.ada.plays('mutation')
    withCard.ada.places('artemia', 'river')
    expect(withCard.tokens.artemia).to.deep.equal(['river'])

    const cardOfPhase1 = notAlone({ rescue: 7, hunt: { hand: ['despair'] } })
    cardOfPhase1.ada.plays('despair')
    cardOfPhase1.lockAll({ bea: 'river', cy: 'jungle' })
    cardOfPhase1.ada.places('artemia', 'jungle')
    expect(cardOfPhase1.tokens.artemia).to.deep.equal(['jungle'])
  })

  it('[NA-5.02] symbol and card together still give only this one token', () => {
    const t = notAlone({ rescue: 6, hunt: { hand: ['mutation'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.places('artemia', 'river')
    t.ada.plays('mutation')
    t.ada.cannot('placeToken', ['artemia', 'jungle'], { rule: 'NA-5.07' })
    expect(t.tokens.artemia).to.deep.equal(['river'])
  })

  it('[NA-5.03] the Target token needs a played card with its symbol', () => {
    const t = notAlone({ rescue: 6, huntLimit: 2, hunt: { hand: ['mutation', 'scream'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.cannot('placeToken', ['target', 'river'], { rule: 'NA-5.03' })
    t.ada.plays('mutation')
    t.ada.cannot('placeToken', ['target', 'river'], { rule: 'NA-5.03' })
    t.ada.plays('scream')
    t.ada.places('target', 'river')
    expect(t.tokens.target).to.deep.equal(['river'])
  })

  it('[NA-5.03] a card of the round before gives no Target token any more', () => {
    const t = notAlone({ hunt: { hand: ['toxin'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('toxin')
    t.hunts({ creature: 'rover', target: 'rover' })
    t.goesOnTo('exploration')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.cannot('placeToken', ['target', 'river'], { rule: 'NA-5.03' })
  })

  it('[NA-5.04] the Creature can leave every available token off the places', () => {
    const t = notAlone({ rescue: 6, assimilation: 5, hunt: { hand: ['scream'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('scream')
    t.hunts({})
    expect(t.tokens).to.deep.equal(NOWHERE)
    t.goesOnTo('exploration')
    expect([t.bea.will, t.cy.will]).to.deep.equal([3, 3])
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.tracks.assimilation).to.equal(5)
  })

  it('[NA-5.05] a token is placed on one of the ten places, with Virus or Mirage on one of the 13 borders', () => {
    const t = notAlone({ hunt: { hand: ['virus', 'mirage'] }, huntLimit: 2 })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    const placed = t.ada.legal.filter(({ move }) => move === 'placeToken').map(({ args }) => args.slice(1))
    expect(placed).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(place => ['creature', place]))
    t.ada.cannot('placeToken', ['creature', 0], { rule: 'kit' })
    t.ada.cannot('placeToken', ['creature', 11], { rule: 'kit' })

    for (const card of ['virus', 'mirage'] as const) {
      const borders = t.ada.legal
        .filter(({ move, args }) => move === 'playHunt' && args[1] === card)
        .map(({ args }) => (args[2] as { places: number[] }).places.map(place => PLACE_NAMES[place - 1]))
      expect(borders).to.have.deep.members(BORDERS)
    }
    t.ada.plays('virus', { places: ['wreck', 'river'] })
    t.ada.plays('mirage', { places: ['rover', 'artefact'] })
    expect(t.tokens.artemia).to.have.members(['river', 'wreck'])
    expect(t.tokens.target).to.have.members(['rover', 'artefact'])
  })

  it('[NA-5.05] Force Field puts the Target token on a border in phase 1', () => {
    const t = notAlone({ hunt: { hand: ['force-field'] } })
    const borders = t.ada.legal
      .filter(({ args }) => args[1] === 'force-field')
      .map(({ args }) => (args[2] as { places: number[] }).places.map(place => PLACE_NAMES[place - 1]))
    expect(borders).to.have.deep.members(BORDERS)
    t.ada.plays('force-field', { places: ['beach', 'source'] })
    expect(t.tokens.target).to.have.members(['beach', 'source'])
  })

  it('[NA-5.06] several tokens on one place: their effects add up, and nobody else feels them', () => {
    const t = notAlone({
      rescue: 6,
      assimilation: 5,
      hunt: { hand: ['toxin'] },
      bea: { survival: ['adrenaline', 'amplifier'] },
      cy: { survival: ['ingenuity'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('toxin')
    t.hunts({ creature: 'river', target: 'river', artemia: 'river' })
    expect(t.tokens).to.deep.equal({ creature: ['river'], target: ['river'], artemia: ['river'] })
    t.allPass()
    t.cy.doesNothing('jungle')
    t.bea.answers('adrenaline')
    t.bea.answers('beach')
    expect(t.bea.sees('bea')).to.include({ will: 2 })
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'rover'])
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['amplifier'])
    expect(t.tracks.assimilation).to.equal(4)
    expect(t.cy.will).to.equal(3)
    expect(t.cy.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
    expect(t.cy.view.hunted['2']!.survival).to.deep.equal(['ingenuity'])
  })

  it('[NA-5.07] in step 2A only the Creature acts: tokens and cards in any order, then an explicit end', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['mutation', 'scream', 'interference'] },
      bea: { hand: ['river', 'jungle'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    const available = () => askWith(t.spectator.view, t.ada.asked('place').id)!.about!.tokens
    expect(t.open).to.deep.equal({ ada: ['place'] })
    expect(t.bea.asks).to.deep.equal([])
    expect(available()).to.deep.equal(['token:creature'])
    t.ada.plays('mutation')
    expect(available()).to.have.members(['token:creature', 'token:artemia'])
    t.ada.places('creature', 'river')
    t.ada.plays('scream')
    expect(available()).to.have.members(['token:target', 'token:artemia'])
    t.ada.places('artemia', 'lair')
    expect(available()).to.deep.equal(['token:target'])
    t.ada.places('target', 'river')
    expect(t.open).to.deep.equal({ ada: ['place'] })
    t.ada.cannot('placeToken', ['creature', 'lair'], { rule: 'NA-5.07' })
    t.ada.cannot('placeToken', ['artemia', 'rover'], { rule: 'NA-5.07' })
    t.ada.cannot('placeToken', ['target', 'lair'], { rule: 'NA-5.07' })
    t.ada.cannotPlay('interference', {}, { rule: 'NA-3.06' })
    t.ada.does('endPlacement')
    expect(t.open).to.deep.equal({ bea: ['window'] })
    expect(t.tokens).to.deep.equal({ creature: ['river'], target: ['river'], artemia: ['lair'] })
  })

  it('[NA-5.08] a second card with the symbol of a token that lies does not let it be moved', () => {
    const t = notAlone({ huntLimit: 2, hunt: { hand: ['scream', 'toxin'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('scream')
    t.ada.places('target', 'river')
    t.ada.plays('toxin')
    t.ada.cannot('placeToken', ['target', 'jungle'], { rule: 'NA-5.07' })
    t.ada.does('endPlacement')
    expect(t.tokens.target).to.deep.equal(['river'])
  })

  it('[NA-5.09] Virus and Mirage take their token back and put it on a border', () => {
    const t = notAlone({ rescue: 6, huntLimit: 2, hunt: { hand: ['virus', 'scream', 'mirage'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.places('artemia', 'artefact')
    t.ada.places('creature', 'beach')
    t.ada.plays('virus', { places: ['lair', 'jungle'] })
    expect(t.tokens.artemia).to.have.members(['lair', 'jungle'])
    expect(t.tokens.creature).to.deep.equal(['beach'])
    t.ada.plays('scream')
    t.ada.places('target', 'rover')
    t.ada.cannot('placeToken', ['artemia', 'artefact'], { rule: 'NA-5.07' })
    expect(t.tokens).to.deep.equal({ creature: ['beach'], target: ['rover'], artemia: ['lair', 'jungle'] })
  })

  it('[NA-5.09, NA-5.10] Mirage moves even the Target token of Force Field, other cards do not', () => {
    const t = notAlone({ huntLimit: 2, hunt: { hand: ['force-field', 'scream', 'mirage'] } })
    t.ada.plays('force-field', { places: ['beach', 'rover'] })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    expect(t.tokens.target).to.have.members(['beach', 'rover'])
    t.ada.cannot('placeToken', ['target', 'river'], { rule: 'NA-5.07' })
    t.ada.plays('mirage', { places: ['jungle', 'river'] })
    expect(t.tokens.target).to.have.members(['jungle', 'river'])
  })

  it('[NA-5.10] the Target token of Force Field stays and serves for Target cards played later', () => {
    for (const [card, usable] of [
      ['toxin', false],
      ['interference', true],
    ] as const) {
      const t = notAlone({ huntLimit: 2, hunt: { hand: ['force-field', card] } })
      t.ada.plays('force-field', { places: ['river', 'beach'] })
      t.lockAll({ bea: 'lair', cy: 'jungle' })
      t.ada.plays(card)
      t.ada.cannot('placeToken', ['target', 'lair'], { rule: 'NA-5.07' })
      t.hunts({ creature: 'river' })
      expect(t.tokens.target).to.have.members(['river', 'beach'])
      // Toxin makes the power of the River ineffective where the token lies, so a Lair cannot copy it.
      const copy = { copy: 'river', use: {} }
      if (usable) t.bea.uses('lair', copy)
      else t.bea.cannot('usePower', ['lair', copy], { rule: 'NA-8.03' })
    }
  })
})
