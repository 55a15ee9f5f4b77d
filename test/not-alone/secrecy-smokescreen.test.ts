/** Section 12: what Smokescreen hides from the Creature and from spectators, and from nobody else. */
import type { ArrangedHunted } from '../../games/not-alone/lessons/arrange.ts'
import { allSee, byReader, EVERYBODY, type ThreeSeats, whoReads } from './readers.ts'
import { expect, type NotAloneSetup, notAlone, type PlaceName } from './support.ts'

const BASIC = ['lair', 'jungle', 'river', 'beach', 'rover'] as const
const HUNTED = ['bea', 'cy']

interface Scene extends Omit<NotAloneSetup<'ada' | 'bea' | 'cy'>, 'seats'> {
  bea?: ArrangedHunted
  cy?: ArrangedHunted
}

/** Cy has played Smokescreen. */
function smoke(scene: Scene = {}): ThreeSeats {
  const t = notAlone({ ...scene, cy: { ...scene.cy, survival: ['smokescreen'] } })
  t.cy.plays('smokescreen')
  return t
}

/** The Hunted read `key` with the cards, Creature and spectators only how many there were. */
function isMasked(t: ThreeSeats, key: string, seat: string, places: PlaceName[]) {
  const numbers = places.map(name => `place:${[...BASIC, 'swamp'].indexOf(name as 'swamp') + 1}`)
  const who = { seat: `seat:${seat}` }
  for (const reader of [t.bea, t.cy]) {
    expect(reader.reads(key).at(-1), `${reader.name} reads ${key}`).to.include(who)
    expect(reader.reads(key).at(-1)?.places).to.deep.equal(numbers)
    expect(reader.reads(`${key}Hidden`)).to.deep.equal([])
  }
  for (const reader of [t.ada, t]) {
    expect(reader.reads(key)).to.deep.equal([])
    expect(reader.reads(`${key}Hidden`).at(-1)).to.include({ ...who, count: places.length })
  }
}

describe('Not Alone, Smokescreen', () => {
  it('[NA-12.10] leaves the Creature and spectators only the size of every Place discard pile', () => {
    const t = notAlone({
      bea: { discard: ['lair', 'rover'] },
      cy: { discard: ['river'], survival: ['smokescreen'] },
    })
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([1, 5]))
    expect(byReader(t, view => view.smokescreen)).to.deep.equal(allSee(false))
    t.cy.plays('smokescreen')
    expect(byReader(t, view => view.smokescreen)).to.deep.equal(allSee(true))
    expect(byReader(t, view => [view.hunted['1']?.discard, view.hunted['2']?.discard])).to.deep.equal({
      ada: [[null, null], [null]],
      bea: [[1, 5], [3]],
      cy: [[1, 5], [3]],
      spectator: [[null, null], [null]],
    })
  })

  it('[NA-12.10] masks Resist', () => {
    const t = smoke({ bea: { discard: ['lair', 'rover'] } })
    t.bea.resists('lair', 'rover')
    isMasked(t, 'resists', '1', ['lair', 'rover'])
    expect(t.ada.sees('bea').discard).to.deep.equal([])
    expect(whoReads(t, 'place:5')).to.deep.equal(HUNTED)
  })

  it('[NA-12.10] masks Give Up', () => {
    const t = smoke({ bea: { discard: ['lair', 'rover'] } })
    t.bea.does('giveUp')
    isMasked(t, 'givesUp', '1', ['lair', 'rover'])
  })

  it('[NA-12.10] masks Sixth Sense', () => {
    const t = smoke({ bea: { discard: ['lair', 'rover', 'river'], survival: ['sixth-sense'] } })
    t.bea.plays('sixth-sense', { places: ['lair', 'river'] })
    isMasked(t, 'takesBack', '1', ['lair', 'river'])
    expect(t.ada.sees('bea').discard).to.deep.equal([null])
    expect(whoReads(t, 'survival:sixth-sense')).to.deep.equal(EVERYBODY)
  })

  it('[NA-12.10] masks Sacrifice', () => {
    const t = smoke({ hunt: { hand: ['fierceness'] }, bea: { survival: ['sacrifice'] } })
    t.bea.plays('sacrifice', { places: ['rover'] })
    isMasked(t, 'discards', '1', ['rover'])
    expect(whoReads(t, 'place:5')).to.deep.equal(HUNTED)
  })

  it('[NA-12.10, NA-5.13] masks Forbidden Zone', () => {
    const t = smoke({ hunt: { hand: ['forbidden-zone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    t.bea.answers('lair')
    expect(whoReads(t, 'place:1')).to.deep.equal([])
    t.cy.answers('rover')
    isMasked(t, 'discards', '2', ['rover'])
    expect(whoReads(t, 'place:1', 'place:5')).to.deep.equal(HUNTED)
    expect(t.ada.sees('bea').discard).to.deep.equal([null])
  })

  it('[NA-12.10] masks Ascendancy', () => {
    const t = smoke({ hunt: { hand: ['ascendancy'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('ascendancy', { hunted: 'bea' })
    t.bea.answers('beach', 'rover')
    isMasked(t, 'discards', '1', ['lair', 'jungle'])
  })

  it('[NA-12.10] masks Scream', () => {
    const t = smoke({ hunt: { hand: ['scream'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('scream')
    t.hunts({ target: 'river' })
    t.cy.doesNothing('jungle')
    t.bea.answers('discard')
    t.bea.answers('lair', 'rover')
    isMasked(t, 'discards', '1', ['lair', 'rover'])
  })

  it('[NA-12.10] masks the Artemia token', () => {
    const t = smoke({ rescue: 6, bea: { active: 'artefact' } })
    t.lockAll({ bea: ['river', 'rover'], cy: 'river' })
    t.hunts({ artemia: 'river' })
    t.bea.doesNothing('rover')
    t.bea.answers('beach')
    isMasked(t, 'discards', '1', ['beach'])
    expect(t.ada.sees('bea').discard).to.deep.equal([null])
  })

  it('[NA-12.10] masks Vortex', () => {
    const t = smoke({
      hunt: { hand: ['fierceness'] },
      bea: { discard: ['lair'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['lair'] })
    for (const reader of [t.bea, t.cy])
      expect(reader.reads('vortex')).to.deep.equal([{ seat: 'seat:1', place: 'place:1', card: 'place:3' }])
    for (const reader of [t.ada, t]) {
      expect(reader.reads('vortex')).to.deep.equal([])
      expect(reader.reads('vortexHidden')).to.deep.equal([{ seat: 'seat:1' }])
    }
    expect(whoReads(t, 'place:3')).to.deep.equal(HUNTED)
    expect(t.ada.sees('bea').discard).to.deep.equal([null])
  })

  it('[NA-12.10] masks Lair, Jungle and Swamp, but not the revealed card that returns', () => {
    const t = smoke({
      bea: { discard: ['beach', 'rover'] },
      cy: { hand: ['lair', 'jungle', 'swamp'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'swamp' })
    t.hunts()
    t.bea.uses('jungle', { back: ['beach'] })
    isMasked(t, 'takesBack', '1', ['beach'])
    expect(t.reads('takesBackPlayed')).to.deep.equal([{ seat: 'seat:1', place: 'place:2' }])
    expect(byReader(t, view => view.hunted['1']?.explored[0]?.inFront)).to.deep.equal(allSee(false))
    t.cy.uses('swamp', { back: ['river', 'rover'] })
    expect(whoReads(t, 'place:4')).to.deep.equal(HUNTED)
    expect(t.reads('takesBackPlayed').at(-1)).to.deep.equal({ seat: 'seat:2', place: 'place:6' })

    const u = smoke({ bea: { discard: ['beach', 'rover'] } })
    u.lockAll({ bea: 'lair', cy: 'jungle' })
    u.hunts()
    u.bea.uses('lair', { back: ['beach', 'rover'] })
    isMasked(u, 'takesBack', '1', ['beach', 'rover'])
  })

  it('[NA-12.10] masks a take-back', () => {
    const t = smoke({ bea: { discard: ['beach', 'rover'] } })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.hunts()
    t.bea.takesBack('lair', 'rover')
    isMasked(t, 'takesBackInstead', '1', ['rover'])
  })

  it('[NA-12.10, NA-12.12] masks what comes back with the last Will, in later rounds too', () => {
    const t = smoke({ bea: { will: 1, discard: ['beach', 'rover'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts({ creature: 'river' })
    t.cy.doesNothing('jungle')
    expect(t.state.round).to.equal(2)
    isMasked(t, 'recovers', '1', ['beach', 'rover'])
    expect(whoReads(t, 'place:4')).to.deep.equal(HUNTED)
    expect(t.ada.sees('bea').discard).to.deep.equal(['river'])
  })

  it('[NA-12.10] does not mask the card of the Rover, nor a revealed card in phase 4', () => {
    const t = smoke({ bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'rover', cy: 'jungle' })
    t.hunts()
    t.allPass()
    t.bea.uses('rover', { take: 'swamp' })
    t.cy.doesNothing('jungle')
    expect(t.reads('takesFromReserve')).to.deep.equal([{ seat: 'seat:1', place: 'place:6' }])
    t.bea.plays('double-back', { card: 'rover' })
    expect(t.reads('takesBackPlayed')).to.deep.equal([{ seat: 'seat:1', place: 'place:5' }])
    expect(byReader(t, view => view.hunted['2']?.discard)).to.deep.equal(allSee([2]))
  })

  it('[NA-12.10, NA-10.18] the order of a pile tells nothing afterwards', () => {
    const seenAfter = (first: PlaceName, second: PlaceName) => {
      const t = smoke({ hunt: { hand: ['forbidden-zone'] }, bea: { discard: ['lair', 'rover'] } })
      t.bea.resists(first)
      t.lockAll({ bea: 'river', cy: 'jungle' })
      t.ada.plays('forbidden-zone')
      t.bea.answers(second)
      t.cy.answers('rover')
      t.hunts()
      t.goesOnTo('exploration')
      return t.ada.view
    }
    // Whichever card left the pile and came back to it, the Creature sees the same.
    expect(seenAfter('lair', 'lair')).to.deep.equal(seenAfter('rover', 'rover'))
  })

  it('[NA-12.10] hides hands neither more nor less', () => {
    const t = smoke()
    expect(t.bea.hand).to.deep.equal([...BASIC])
    expect(t.cy.sees('bea').hand).to.deep.equal([null, null, null, null, null])
  })

  it('[NA-12.12] lines written before it stay open, lines written under it stay masked', () => {
    const t = notAlone({
      bea: { discard: ['lair', 'rover', 'beach'] },
      cy: { survival: ['smokescreen'] },
    })
    t.bea.resists('lair')
    t.cy.plays('smokescreen')
    t.bea.resists('rover')
    const open = { seat: 'seat:1', places: ['place:1'] }
    const masked = { seat: 'seat:1', places: ['place:5'] }
    const asWritten = () => {
      for (const reader of [t.ada, t]) {
        expect(reader.reads('resists')).to.deep.equal([open])
        expect(reader.reads('resistsHidden')).to.deep.equal([{ seat: 'seat:1', count: 1 }])
      }
      for (const reader of [t.bea, t.cy]) expect(reader.reads('resists')).to.deep.equal([open, masked])
    }
    asWritten()
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.hunts()
    t.bea.doesNothing('river')
    t.cy.doesNothing('jungle')
    expect(t.state.round).to.equal(2)
    expect(t.ada.sees('bea').discard).to.have.members(['beach', 'river'])
    asWritten()
  })
})
