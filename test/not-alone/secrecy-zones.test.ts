/** Section 12: who sees what lies where, and when it becomes public. */
import { allSee, byReader, EVERYBODY, whoReads } from './readers.ts'
import { expect, notAlone } from './support.ts'

const BASIC = ['lair', 'jungle', 'river', 'beach', 'rover'] as const
const WITH_SHELTER = [...BASIC, 'shelter'] as const
const FIVE_HIDDEN = [null, null, null, null, null]

describe('Not Alone, secrecy of what lies where', () => {
  it('[NA-12.02] nobody knows the order of the decks, everybody their size', () => {
    const t = notAlone({
      hunt: { deck: ['scream', 'toxin'] },
      survival: { deck: ['dodge', 'gate', 'drone'] },
    })
    expect(byReader(t, view => view.huntDeck)).to.deep.equal(allSee([null, null]))
    expect(byReader(t, view => view.survivalDeck)).to.deep.equal(allSee([null, null, null]))
  })

  it('[NA-12.02] the Hunt cards of the Creature are its own until they are played', () => {
    const t = notAlone({ hunt: { hand: ['scream', 'fierceness'] } })
    const hidden = [null, null]
    expect(byReader(t, view => view.huntHand)).to.deep.equal({
      ada: ['scream', 'fierceness'],
      bea: hidden,
      cy: hidden,
      spectator: hidden,
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('fierceness')
    expect(byReader(t, view => view.played)).to.deep.equal(allSee([{ card: 'fierceness', as: 'fierceness' }]))
    expect(t.bea.view.huntHand).to.deep.equal([null])
  })

  it('[NA-12.09] which Hunt cards are drawn is read by the Creature only', () => {
    const t = notAlone({ hunt: { top: ['scream', 'toxin', 'clone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts()
    t.goesOnTo('exploration')
    expect(t.ada.view.huntHand).to.deep.equal(['scream', 'toxin', 'clone'])
    expect(whoReads(t, 'hunt:scream', 'hunt:toxin', 'hunt:clone')).to.deep.equal(['ada'])
    expect(whoReads(t, 'hunt:scream')).to.deep.equal(['ada'])
    expect(t.reads('huntDrawsHidden')).to.deep.equal([{ count: 3 }])
  })

  it('[NA-12.02, NA-12.06] Survival cards are their own until they are played or discarded', () => {
    const t = notAlone({ bea: { will: 2, survival: ['dodge', 'adrenaline'] } })
    const hidden = [null, null]
    expect(byReader(t, view => view.hunted['1']?.survival)).to.deep.equal({
      ada: hidden,
      bea: ['dodge', 'adrenaline'],
      cy: hidden,
      spectator: hidden,
    })
    t.bea.plays('adrenaline')
    expect(byReader(t, view => view.survivalDiscard)).to.deep.equal(allSee(['adrenaline']))
    expect(byReader(t, view => view.hunted['1']?.played)).to.deep.equal(allSee('adrenaline'))
    expect(t.cy.view.hunted['1']?.survival).to.deep.equal([null])
  })

  it('[NA-12.06] no Hunted sees the Place cards in the hand of another one, nor does the Creature', () => {
    const t = notAlone({})
    expect(byReader(t, view => view.hunted['1']?.hand)).to.deep.equal({
      ada: FIVE_HIDDEN,
      bea: [1, 2, 3, 4, 5],
      cy: FIVE_HIDDEN,
      spectator: FIVE_HIDDEN,
    })
  })

  it('[NA-12.01] that somebody has locked is public, which cards only after the reveal', () => {
    const t = notAlone({ bea: { active: 'artefact' } })
    t.bea.locks('river', 'lair')
    expect(byReader(t, view => view.hunted['1']?.locked)).to.deep.equal({
      ada: [null, null],
      bea: [3, 1],
      cy: [null, null],
      spectator: [null, null],
    })
    t.lockAll({ cy: 'jungle' })
    expect(t.ada.sees('bea').locked).to.deep.equal([null, null])
    t.hunts()
    const revealed = [
      { card: 1, place: 1, resolved: false, inFront: true },
      { card: 3, place: 3, resolved: false, inFront: true },
    ]
    expect(byReader(t, view => view.hunted['1']?.explored)).to.deep.equal(allSee(revealed))
    expect(t.reads('reveals')[0]).to.deep.equal({ seat: 'seat:1', places: ['place:1', 'place:3'] })
  })

  it('[NA-12.06] nobody learns which locked card was taken back into hand', () => {
    const t = notAlone()
    t.bea.locks('river')
    t.bea.does('unlockPlaces')
    expect(whoReads(t, 'place:3')).to.deep.equal([])
    expect(t.cy.sees('bea').hand).to.deep.equal(FIVE_HIDDEN)
  })

  it('[NA-12.06, NA-12.09] the card put back for the River stays with its owner', () => {
    const t = notAlone({ bea: { active: 'river' }, cy: { active: 'river' } })
    t.lockAll({ bea: ['river', 'lair'], cy: ['jungle', 'rover'] })
    t.hunts()
    t.bea.answers('lair')
    expect(t.bea.hand).to.deep.equal(['lair', 'jungle', 'beach', 'rover'])
    expect(t.bea.locked).to.deep.equal(['river'])
    for (const reader of [t.ada, t.cy]) {
      expect(reader.sees('bea').hand).to.deep.equal([null, null, null, null])
      expect(reader.sees('bea').locked).to.deep.equal([null])
    }
    t.cy.answers('jungle')
    expect(whoReads(t, 'place:1')).to.deep.equal([])
    expect(whoReads(t, 'place:2')).to.deep.equal([])
    expect(t.reads('riverReturns')).to.deep.equal([{ seat: 'seat:1' }, { seat: 'seat:2' }])
  })

  it('[NA-12.06, NA-12.09] a choice for Forbidden Zone is its chooser’s until the last one has chosen', () => {
    const t = notAlone({ hunt: { hand: ['forbidden-zone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('lair')
    expect(byReader(t, view => view.hunted['1']?.chosen)).to.deep.equal({
      ada: null,
      bea: 1,
      cy: null,
      spectator: null,
    })
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([]))
    expect(byReader(t, view => view.hunted['1']?.hand.length)).to.deep.equal(allSee(4))
    expect(whoReads(t, 'place:1')).to.deep.equal([])
    t.cy.answers('rover')
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([1]))
    expect(whoReads(t, 'place:1')).to.deep.equal(EVERYBODY)
  })

  it('[NA-12.06, NA-12.09] cards shown for Phobia are seen by their owner and the Creature', () => {
    const t = notAlone({ hunt: { hand: ['phobia'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('phobia', { hunted: 'bea' })
    t.bea.answers('lair', 'jungle')
    expect(byReader(t, view => view.hunted['1']?.shown)).to.deep.equal({
      ada: [4, 5],
      bea: [4, 5],
      cy: [null, null],
      spectator: [null, null],
    })
    expect(whoReads(t, 'place:4', 'place:5')).to.deep.equal(['ada', 'bea'])
    // The two cards kept hidden stay so.
    expect(whoReads(t, 'place:1')).to.deep.equal([])
    expect(t.ada.sees('bea').hand).to.deep.equal([null, null, null, null])
  })

  it('[NA-12.06, NA-12.09] of two cards drawn at the Shelter only the discarded one becomes public', () => {
    const t = notAlone({ bea: { hand: WITH_SHELTER }, survival: { top: ['gate', 'dodge'] } })
    t.lockAll({ bea: 'shelter', cy: 'jungle' })
    t.hunts()
    t.bea.uses('shelter')
    expect(byReader(t, view => view.hunted['1']?.drawn)).to.deep.equal({
      ada: [null, null],
      bea: ['gate', 'dodge'],
      cy: [null, null],
      spectator: [null, null],
    })
    expect(whoReads(t, 'survival:gate')).to.deep.equal(['bea'])
    t.bea.answers('dodge')
    expect(byReader(t, view => view.survivalDiscard)).to.deep.equal(allSee(['gate']))
    expect(byReader(t, view => view.hunted['1']?.survival)).to.deep.equal({
      ada: [null],
      bea: ['dodge'],
      cy: [null],
      spectator: [null],
    })
    expect(whoReads(t, 'survival:gate')).to.deep.equal(EVERYBODY)
    expect(whoReads(t, 'survival:dodge')).to.deep.equal(['bea'])
  })

  it('[NA-12.09] the cards moved by Strike Back are read by its player and the Creature, their order by its player', () => {
    const ordered = (first: string, second: string) => {
      const t = notAlone({
        hunt: { hand: ['scream', 'toxin', 'clone'] },
        dice: [1, 1],
        bea: { survival: ['strike-back'] },
      })
      t.bea.plays('strike-back')
      t.bea.answers(first, second)
      return t
    }
    const one = ordered('scream', 'toxin')
    expect(whoReads(one, 'hunt:scream', 'hunt:toxin')).to.deep.equal(['ada', 'bea'])
    expect(whoReads(one, 'hunt:scream')).to.deep.equal(['ada', 'bea'])
    const other = ordered('toxin', 'scream')
    expect(other.ada.view).to.deep.equal(one.ada.view)
    expect(other.cy.view).to.deep.equal(one.cy.view)
    expect(other.spectator.view).to.deep.equal(one.spectator.view)
  })
})
