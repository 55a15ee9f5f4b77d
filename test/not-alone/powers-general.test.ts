/** Section 8: what holds for all powers. */
import { expect, notAlone } from './support.ts'

describe('Not Alone, powers: in general', () => {
  it('[NA-8.01] the Marker counter stays on the Beach from round to round until it is removed', () => {
    const t = notAlone({ rescue: 12 })
    t.lockAll({ bea: 'beach', cy: 'jungle' })
    t.hunts()
    t.bea.uses('beach')
    t.cy.doesNothing('jungle')
    t.lockAll({ bea: 'river', cy: 'river' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.spectator.view.marker).to.equal(true)
    expect(t.tracks.rescue).to.equal(10)
    t.lockAll({ bea: 'jungle', cy: 'beach' })
    t.hunts()
    t.allPass()
    t.bea.doesNothing('jungle')
    t.cy.uses('beach')
    expect(t.spectator.view.marker).to.equal(false)
  })

  it('[NA-8.02] under Interference Beach and Wreck are ineffective, and nothing else', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      rescue: 12,
      marker: true,
      hunt: { hand: ['interference'] },
      cy: { hand: ['wreck'] },
    })
    t.lockAll({ bea: 'beach', cy: 'wreck', dee: 'river' })
    t.ada.plays('interference')
    t.hunts()
    expect(t.reads('ineffective').map(({ place }) => place)).to.deep.equal(['place:4', 'place:8'])
    expect(t.open).to.deep.equal({ dee: ['decide'] })
    t.dee.uses('river')
    expect(t.spectator.view.marker).to.equal(true)
    expect(t.tracks.rescue).to.equal(11)
  })

  it('[NA-8.02] the places of the Target token are ineffective under Mirage and Toxin, not under Scream', () => {
    for (const card of ['mirage', 'toxin', 'scream'] as const) {
      const t = notAlone({ hunt: { hand: [card] }, bea: { active: 'artefact', hand: ['river', 'beach'] } })
      t.lockAll({ bea: ['river', 'beach'], cy: 'jungle' })
      t.ada.plays(card, card === 'mirage' ? { places: ['river', 'beach'] } : {})
      t.hunts(card === 'mirage' ? {} : { target: 'river' })
      if (card !== 'mirage') t.bea.uses('beach')
      t.cy.doesNothing('jungle')
      const ineffective = t.reads('ineffective').map(({ place }) => place)
      if (card === 'mirage') expect(ineffective).to.have.members(['place:3', 'place:4'])
      if (card === 'toxin') expect(ineffective).to.deep.equal(['place:3'])
      if (card === 'scream') {
        expect(ineffective).to.deep.equal([])
        t.bea.uses('river')
      }
      expect(t.spectator.view.marker).to.equal(card !== 'mirage')
      expect(t.spectatorSees('bea').active).to.equal(card === 'scream' ? 'river' : null)
    }
  })

  it('[NA-8.02] only the place where the Target token lies now', () => {
    const t = notAlone({
      huntLimit: 2,
      hunt: { hand: ['toxin', 'clone'] },
      cy: { survival: ['wrong-track'] },
    })
    t.lockAll({ bea: 'river', cy: 'rover' })
    t.ada.plays('toxin')
    t.ada.plays('clone')
    t.hunts({ creature: 'swamp', target: 'river' })
    t.cy.plays('wrong-track', { token: 'target', at: 'jungle' })
    t.bea.uses('river')
    expect(t.spectatorSees('bea').pending).to.equal('river')
  })

  it('[NA-8.02, NA-8.03] the place of Cataclysm is ineffective, and its power cannot be copied', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      hunt: { hand: ['cataclysm'] },
      bea: { survival: ['drone'] },
      cy: { survival: ['gate'], discard: ['river'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'beach', dee: 'rover' })
    t.hunts({ creature: 'swamp' })
    t.ada.plays('cataclysm', { places: ['rover'] })
    t.allPass()
    expect(t.bea.legal.some(({ move }) => move === 'playSurvival')).to.equal(false)
    t.bea.doesNothing('jungle')
    const copies = t.cy.legal.filter(({ move }) => move === 'playSurvival').map(({ args }) => args[2])
    // River and Source, but not the Rover.
    expect([...new Set(copies.map(choice => (choice as { copy: number }).copy))]).to.deep.equal([3, 9])
    t.cy.plays('gate', { card: 'beach', copy: 'river', use: {} })
    // Dee's own location is resolved without a question.
    expect(t.ctx.phase).to.equal('endOfTurn')
    expect(t.reads('ineffective')).to.deep.equal([{ seat: 'seat:3', place: 'place:5' }])
  })

  it('[NA-8.03] a Lair cannot copy an ineffective power', () => {
    for (const card of ['interference', 'fierceness'] as const) {
      const t = notAlone({ hunt: { hand: [card] }, bea: { discard: ['rover'] } })
      t.lockAll({ bea: 'lair', cy: 'jungle' })
      t.ada.plays(card)
      t.hunts({ creature: 'beach' })
      const copy = { copy: 'beach', use: {} }
      if (card === 'interference') t.bea.cannot('usePower', ['lair', copy], { rule: 'NA-8.03' })
      else t.bea.uses('lair', copy)
      expect(t.spectator.view.marker).to.equal(card === 'fierceness')
    }
  })

  it('[NA-8.04] tokens on the copied place do not matter', () => {
    const t = notAlone({
      rescue: 6,
      hunt: { hand: ['scream'] },
      bea: { survival: ['gate'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'lair' })
    t.ada.plays('scream')
    t.hunts({ creature: 'river', artemia: 'river', target: 'river' })
    t.allPass()
    t.bea.plays('gate', { card: 'jungle', copy: 'river', use: {} })
    t.cy.uses('lair', { copy: 'river', use: {} })
    expect(t.ctx.phase).to.equal('exploration')
    for (const seen of [t.spectatorSees('bea'), t.spectatorSees('cy')])
      expect(seen).to.include({ will: 3, active: 'river' })
    expect(t.bea.hand).to.deep.equal(['lair', 'river', 'beach', 'rover'])
  })

  it('[NA-8.05] "this card" of a copied Jungle or Swamp is the card that was played', () => {
    const jungle = notAlone({ bea: { hand: ['lair', 'jungle'] } })
    jungle.lockAll({ bea: 'lair', cy: 'river' })
    jungle.hunts({ creature: 'jungle' })
    jungle.bea.uses('lair', { copy: 'jungle', use: { back: ['rover'] } })
    expect(jungle.bea.hand).to.deep.equal(['lair', 'jungle', 'rover'])
    jungle.cy.doesNothing('river')
    expect(jungle.spectatorSees('bea').discard).to.deep.equal(['river', 'beach'])

    const swamp = notAlone({ bea: { hand: ['lair', 'jungle'] } })
    swamp.lockAll({ bea: 'lair', cy: 'river' })
    swamp.hunts({ creature: 'swamp' })
    swamp.bea.uses('lair', { copy: 'swamp', use: { back: ['rover', 'beach'] } })
    expect(swamp.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
  })

  it('[NA-8.06] after Detour the power of the destination is used; "this card" is the one played', () => {
    const t = notAlone({ hunt: { hand: ['detour'] }, bea: { hand: ['river', 'beach'] } })
    t.lockAll({ bea: 'river', cy: 'rover' })
    t.hunts()
    t.ada.plays('detour', { hunted: 'bea', card: 'river', places: ['jungle'] })
    t.bea.cannot('usePower', ['river', {}], { rule: 'NA-8.13' })
    t.bea.uses('river', { back: ['rover'] })
    expect(t.bea.hand).to.deep.equal(['river', 'beach', 'rover'])
    expect(t.spectatorSees('bea')).to.deep.include({ pending: null, discard: ['lair', 'jungle'] })
  })

  it('[NA-8.07] a copied Beach is the one use of the round', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      rescue: 12,
      marker: true,
      bea: { survival: ['gate'] },
    })
    t.lockAll({ bea: 'rover', cy: 'beach', dee: 'river' })
    t.hunts({ creature: 'swamp' })
    t.allPass()
    t.bea.plays('gate', { card: 'rover', copy: 'beach', use: {} })
    expect(t.tracks.rescue).to.equal(11)
    t.cy.cannot('usePower', ['beach', {}], { rule: 'NA-8.16', key: 'notUsable' })
  })

  it('[NA-8.07] and impossible after it, as is a copied Wreck', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dee'],
      rescue: 12,
      hunt: { hand: ['clone'] },
      bea: { hand: ['wreck'] },
    })
    t.lockAll({ bea: 'wreck', cy: 'lair', dee: 'lair' })
    t.ada.plays('clone')
    t.hunts({ creature: 'beach', target: 'wreck' })
    // Bea is caught on the Wreck: Cy copies it, then Dee cannot, but the Beach is still free.
    t.cy.uses('lair', { copy: 'wreck', use: {} })
    expect(t.tracks.rescue).to.equal(11)
    t.dee.cannot('usePower', ['lair', { copy: 'wreck', use: {} }], { rule: 'NA-8.21' })
    t.dee.uses('lair', { copy: 'beach', use: {} })
    expect(t.spectator.view.marker).to.equal(true)
  })

  it('[NA-8.08] a power that takes cards back takes exactly that many, or all if there are fewer', () => {
    const begin = (place: 'lair' | 'jungle' | 'swamp', discard: ('rover' | 'beach' | 'river')[]) => {
      const own = ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp'] as const
      const hand = own.filter(one => !(discard as string[]).includes(one))
      const t = notAlone({ bea: { hand, discard } })
      t.lockAll({ bea: place, cy: 'river' })
      t.hunts()
      return t
    }
    const swamp = begin('swamp', ['river', 'beach', 'rover'])
    swamp.bea.cannot('usePower', ['swamp', { back: ['river'] }], { rule: 'NA-8.08' })
    swamp.bea.cannot('usePower', ['swamp', { back: [] }], { rule: 'NA-8.08' })
    swamp.bea.cannot('usePower', ['swamp', { back: ['river', 'beach', 'rover'] }], { rule: 'NA-8.08' })
    swamp.bea.cannot('usePower', ['swamp', { back: ['river', 'river'] }], { rule: 'NA-8.08' })
    swamp.bea.cannot('usePower', ['swamp', { back: ['river', 'lair'] }], { rule: 'NA-8.08' })
    swamp.bea.uses('swamp', { back: ['rover', 'river'] })
    expect(swamp.spectatorSees('bea').discard).to.deep.equal(['beach'])

    const fewer = begin('swamp', ['rover'])
    fewer.bea.cannot('usePower', ['swamp', { back: [] }], { rule: 'NA-8.08' })
    fewer.bea.uses('swamp', { back: ['rover'] })
    expect(fewer.bea.hand).to.deep.equal(['lair', 'jungle', 'river', 'beach', 'rover', 'swamp'])

    const jungle = begin('jungle', ['beach', 'rover'])
    jungle.bea.cannot('usePower', ['jungle', { back: ['beach', 'rover'] }], { rule: 'NA-8.08' })
    jungle.bea.cannot('usePower', ['jungle', { back: [] }], { rule: 'NA-8.08' })

    const lair = begin('lair', ['beach', 'rover'])
    lair.bea.cannot('usePower', ['lair', { back: ['beach'] }], { rule: 'NA-8.08' })
    lair.bea.uses('lair', { back: ['rover', 'beach'] })
    expect(lair.spectatorSees('bea').discard).to.deep.equal([])
  })

  it('[NA-8.09] Beach and Wreck can both be used in the same round', () => {
    const t = notAlone({ rescue: 12, marker: true, cy: { hand: ['wreck'] } })
    t.lockAll({ bea: 'beach', cy: 'wreck' })
    t.hunts()
    t.bea.uses('beach')
    t.cy.uses('wreck')
    // 1 for each of the two, 1 for the end of the round.
    expect(t.tracks.rescue).to.equal(9)
  })
})
