/** What is in the box. The numbers come from the rule catalogue, section 1. */
import { expect } from 'chai'
import {
  type Card,
  type Filter,
  GOODS,
  KEYWORDS,
  type PowerPhase,
} from '../../games/race-for-the-galaxy/cards.ts'
import { ACTIONS } from '../../games/race-for-the-galaxy/data/actions.ts'
import { ARTIFACTS, artifactOf } from '../../games/race-for-the-galaxy/data/artifacts.ts'
import { CARDS, cardOf, START_WORLDS } from '../../games/race-for-the-galaxy/data/cards.ts'
import { AIRLOCK_CARDS, ORB_CARDS, orbCardOf } from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import { GOOD_PRICES, ORB, PRESET_HANDS } from '../../games/race-for-the-galaxy/data/setup.ts'
import { fitsFilter } from '../../games/race-for-the-galaxy/rules/filters.ts'

const count = (cards: readonly Card[]) => cards.reduce((sum, { copies }) => sum + copies, 0)
const ofSet = (set: Card['set']) => CARDS.filter(card => card.set === set)
/** Whether a filter counts a card of this design. */
const fits = (id: string, filter: Filter, orb = false) => fitsFilter(`${id}#1`, filter, orb)

const isStart = (card: Card) => card.type === 'world' && card.startWorld !== null

/** How many cards cost 0 to 9. */
const byCost = (cards: readonly Card[]) =>
  Array.from({ length: 10 }, (_, cost) => count(cards.filter(card => card.cost === cost)))

const isMilitary = (card: Card) => card.type === 'world' && card.military

describe('race-for-the-galaxy: components', () => {
  it('[RFTG-1.01] the base deck has 114 cards of 95 designs: 5 start worlds, 50 developments, 59 other worlds', () => {
    const base = ofSet('base')
    expect(base).to.have.length(95)
    expect(count(base)).to.equal(114)
    expect(count(base.filter(isStart))).to.equal(5)
    expect(count(base.filter(({ type }) => type === 'development'))).to.equal(50)
    expect(count(base.filter(card => card.type === 'world' && !isStart(card)))).to.equal(59)
  })

  it('[RFTG-1.02] Alien Artifacts adds 46 cards of 39 designs: 5 start worlds and 41 others', () => {
    const added = ofSet('alien-artifacts')
    expect(added).to.have.length(39)
    expect(count(added)).to.equal(46)
    expect(count(added.filter(isStart))).to.equal(5)
  })

  it('[RFTG-1.03] together there are 160 cards, so many of each cost or defense', () => {
    const developments = CARDS.filter(({ type }) => type === 'development')
    const worlds = CARDS.filter(({ type }) => type === 'world')
    expect(count(CARDS)).to.equal(160)
    expect(count(developments)).to.equal(70)
    expect(count(worlds.filter(card => !isMilitary(card)))).to.equal(54)
    expect(count(worlds.filter(isMilitary))).to.equal(36)
    expect(byCost(developments)).to.deep.equal([0, 14, 16, 8, 10, 4, 18, 0, 0, 0])
    expect(byCost(worlds.filter(card => !isMilitary(card)))).to.deep.equal([3, 6, 15, 13, 6, 8, 3, 0, 0, 0])
    expect(byCost(worlds.filter(isMilitary))).to.deep.equal([0, 10, 11, 4, 3, 3, 2, 1, 1, 1])
  })

  it('[RFTG-1.04] every world exists once, a development once or twice, and no two designs share an id', () => {
    for (const { id, type, copies } of CARDS) expect(copies, id).to.be.within(1, type === 'world' ? 1 : 2)
    expect(new Set(CARDS.map(({ id }) => id)).size).to.equal(CARDS.length)
  })

  it('[RFTG-1.05, RFTG-1.06, RFTG-1.07] a player has seven action cards, two more for the advanced game, one for the orb', () => {
    const used = (when: string) => ACTIONS.filter(action => action.used === when).map(({ id }) => id)
    expect(used('always')).to.deep.equal([
      'explore-5',
      'explore-1-1',
      'develop',
      'settle',
      'consume-trade',
      'consume-2x',
      'produce',
    ])
    expect(used('advanced')).to.deep.equal(['develop-2', 'settle-2'])
    expect(used('orb')).to.deep.equal(['explore-orb'])
  })

  it('[RFTG-1.12] there are 30 A and 15 B orb cards, two main and two small airlocks, 30 A and 15 B artifacts', () => {
    const backs = (things: readonly { back: string; copies?: number }[], back: string) =>
      things.filter(thing => thing.back === back).reduce((sum, { copies = 1 }) => sum + copies, 0)
    expect(backs(ORB_CARDS, 'A')).to.equal(30)
    expect(backs(ORB_CARDS, 'B')).to.equal(15)
    expect(AIRLOCK_CARDS.filter(({ place }) => place !== null)).to.have.length(2)
    expect(AIRLOCK_CARDS.filter(({ place }) => place === null)).to.have.length(2)
    expect(backs(ARTIFACTS, 'A')).to.equal(30)
    expect(backs(ARTIFACTS, 'B')).to.equal(15)
  })

  it('[RFTG-1.13] the orb cards show just as many artifact spaces as there are tokens', () => {
    const spaces = (kinds: readonly string[]) =>
      ORB_CARDS.flatMap(({ cells }) => cells.flat()).filter(cell => kinds.includes(cell)).length
    expect(spaces(['artifactA', 'breedingArtifactA'])).to.equal(30)
    expect(spaces(['breedingArtifactA'])).to.equal(13)
    expect(spaces(['artifactB'])).to.equal(15)
    for (const { id, back, cells } of ORB_CARDS)
      expect(cells.flat(), id).not.to.include(back === 'A' ? 'artifactB' : 'artifactA')
  })

  it('every orb and airlock card has 3 rows of 2 spaces and 17 edges', () => {
    for (const { id, cells, hEdges, vEdges } of [...ORB_CARDS, ...AIRLOCK_CARDS]) {
      expect(
        cells.map(row => row.length),
        id,
      ).to.deep.equal([2, 2, 2])
      expect(
        hEdges.map(row => row.length),
        id,
      ).to.deep.equal([2, 2, 2, 2])
      expect(
        vEdges.map(row => row.length),
        id,
      ).to.deep.equal([3, 3, 3])
      expect([...cells.flat(), ...hEdges.flat(), ...vEdges.flat()], id).not.to.include(undefined)
    }
  })

  it('the two halves of the main airlock meet in the large airlock space', () => {
    const [west, east] = AIRLOCK_CARDS
    expect(west).to.include({ id: 'MAIN-W' }).and.to.have.property('place').that.deep.equals({ x: -2, y: 0 })
    expect(east).to.include({ id: 'MAIN-E' }).and.to.have.property('place').that.deep.equals({ x: 0, y: 0 })
    expect(west!.cells[1]![1]).to.equal('mainAirlock')
    expect(east!.cells[1]![0]).to.equal('mainAirlock')
    expect(west!.cells[0]![1]).to.equal('jump')
    expect(west!.vEdges.map(row => row[2])).to.deep.equal(['open', 'open', 'open'])
    expect(east!.vEdges.map(row => row[0])).to.deep.equal(['open', 'open', 'open'])
  })

  it('the start worlds are numbered 0 to 9', () => {
    expect(START_WORLDS.map(({ id }) => id)).to.deep.equal([
      'old-earth',
      'epsilon-eridani',
      'alpha-centauri',
      'new-sparta',
      'earths-lost-colony',
      'sentient-robots',
      'alien-artifact-hunters',
      'rebel-mutineers',
      'uplift-researchers',
      'frontier-capital',
    ])
    expect(START_WORLDS.map(({ startWorld }) => startWorld)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(START_WORLDS.slice(0, 5).every(({ set }) => set === 'base')).to.equal(true)
  })

  it('the five preset hands are start worlds with four different cards, the fifth from Alien Artifacts', () => {
    expect(PRESET_HANDS).to.have.length(5)
    expect(PRESET_HANDS.map(({ startWorld }) => isStart(cardOf(startWorld)))).to.deep.equal(
      Array(5).fill(true),
    )
    const all = PRESET_HANDS.flatMap(({ startWorld, cards }) => [startWorld, ...cards])
    expect(new Set(all).size).to.equal(25)
    expect(PRESET_HANDS.map(({ cards }) => cards.length)).to.deep.equal([4, 4, 4, 4, 4])
    const sets = PRESET_HANDS.map(hand => [hand.startWorld, ...hand.cards].map(id => cardOf(id).set))
    for (const set of sets.slice(0, 4)) expect(set).to.deep.equal(Array(5).fill('base'))
    expect(sets[4]).to.deep.equal(Array(5).fill('alien-artifacts'))
  })

  it('worlds with goods have a kind, and production worlds produce', () => {
    for (const card of CARDS) {
      if (card.type !== 'world') continue
      expect(card.goodKind === null, card.id).to.equal(card.production === 'none')
      const produces = card.powers.some(({ kind }) => kind === 'produce')
      expect(produces, card.id).to.equal(card.production === 'production')
      if (card.production === 'storage') expect(card.id).to.equal('tranship-point')
    }
  })

  it('the kinds of goods have their basic prices', () => {
    expect(GOOD_PRICES).to.deep.equal({ novelty: 2, rare: 3, genes: 4, alien: 5 })
    expect(Object.keys(GOOD_PRICES)).to.have.members([...GOODS])
  })

  it('[RFTG-12.06] a filter counts the cards for which all of it holds', () => {
    const counts = (filter: Filter, wanted: (card: Card) => boolean) => {
      const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)
      const fitting = CARDS.filter(card => fits(card.id, filter))
      expect(ids(fitting), JSON.stringify(filter)).to.deep.equal(ids(CARDS.filter(wanted)))
      return fitting.length
    }
    const isWorld = (card: Card) => card.type === 'world'
    counts({}, () => true)
    counts({ type: 'world', military: true }, isMilitary)
    counts({ type: 'development', cost: 6 }, card => !isWorld(card) && card.cost === 6)
    counts({ type: 'development', minCost: 5 }, card => !isWorld(card) && card.cost >= 5)
    counts({ cardId: 'contact-specialist' }, ({ id }) => id === 'contact-specialist')
    expect(counts({ cardId: 'contact-specialist', type: 'world' }, () => false)).to.equal(0)
    const alien: Filter = { type: 'world', production: 'windfall', goodKind: 'alien', military: false }
    const isAlien = (card: Card) =>
      isWorld(card) && card.production === 'windfall' && card.goodKind === 'alien'
    expect(counts(alien, card => isAlien(card) && !isMilitary(card))).to.be.above(0)
    counts(
      { keyword: 'rebel', type: 'world', military: false },
      card => isWorld(card) && card.keywords.includes('rebel') && !isMilitary(card),
    )
  })

  it('[RFTG-12.07] selling powers count as Consume powers, Alien Fuel Refinery has a Trade power', () => {
    const withPower = (id: string, phase: PowerPhase) => fits(id, { hasPowerInPhase: phase })
    expect(withPower('alien-fuel-refinery', 'trade')).to.equal(true)
    expect(withPower('black-market-trading-world', 'trade')).to.equal(false)
    expect(withPower('black-market-trading-world', 'consume')).to.equal(true)
  })

  it('[RFTG-12.08] Alien Survey Technology has an Explore power in the orb game alone', () => {
    const technology = 'alien-survey-technology'
    expect(fits(technology, { hasPowerInPhase: 'explore' }, false)).to.equal(false)
    expect(fits(technology, { hasPowerInPhase: 'explore' }, true)).to.equal(true)
    expect(fits(technology, { hasPowerInPhase: 'settle' }, false)).to.equal(true)
  })

  it('[RFTG-12.09] Tranship Point is neither a production nor a windfall world', () => {
    const point = 'tranship-point'
    expect(fits(point, { goodKind: 'rare' }, false)).to.equal(true)
    for (const production of ['production', 'windfall'] as const)
      expect(fits(point, { production }, false), production).to.equal(false)
  })

  it('[RFTG-4.12] keywords are among the five, chromosomes only on Uplift worlds', () => {
    for (const card of CARDS) {
      expect(KEYWORDS, card.id).to.include.members([...card.keywords])
      if (card.type === 'world' && card.chromosome) expect(card.keywords, card.id).to.include('uplift')
    }
  })

  it('[RFTG-19.17] the artifact classes are those of the catalogue', () => {
    const ofClass = (name: string) =>
      ARTIFACTS.filter(({ artifactClass }) => artifactClass === name).map(({ id }) => id)
    expect(ofClass('alienTechnology')).to.deep.equal(['A2', 'B1'])
    expect(ofClass('alienScience')).to.deep.equal(['A1', 'A7', 'B2', 'B5'])
    expect(ofClass('alienUplift')).to.deep.equal(['A4', 'B6'])
    expect(artifactOf('A4')).to.include({ vp: 0, vpPerUpliftBase: 1, copies: 4 })
  })

  it('finds everything by its id', () => {
    for (const card of CARDS) expect(cardOf(card.id)).to.equal(card)
    for (const card of ORB_CARDS) expect(orbCardOf(card.id)).to.equal(card)
    expect(ORB.corners).to.have.length(4)
  })
})
