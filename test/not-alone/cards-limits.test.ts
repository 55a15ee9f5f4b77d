import { createGame } from '../../games/not-alone/index.ts'
import { pileOfPlayed, SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { survival } from '../../games/not-alone/text/en/survival-cards.ts'
import { expect, type NotAloneSeat, notAlone } from './support.ts'

const offers = (seat: NotAloneSeat, card: string) =>
  seat.legal.some(({ move, args }) => move.startsWith('play') && args[1] === card)

describe('Not Alone, section 3: what a card is and how many can be played', () => {
  it('[NA-3.01] the four phases follow each other in the printed order', () => {
    const t = notAlone({ hunt: { hand: ['flashback'] }, bea: { survival: ['adrenaline'] } })
    const phases = [t.ctx.phase]
    const goOn = (act: () => void) => {
      act()
      expect(t.spectator.view.phase).to.equal(t.ctx.phase)
      phases.push(t.ctx.phase)
    }
    goOn(() => t.lockAll({ bea: 'lair', cy: 'lair' }))
    goOn(() => t.hunts())
    goOn(() => t.goesOnTo('endOfTurn'))
    goOn(() => t.allPass())
    goOn(() => t.lockAll({ bea: 'jungle', cy: 'jungle' }))
    expect(phases).to.deep.equal([
      'exploration',
      'hunting',
      'reckoning',
      'endOfTurn',
      'exploration',
      'hunting',
    ])
  })

  it('[NA-3.03] only the Creature plays Hunt cards, only Hunted play Survival cards', () => {
    const t = notAlone({ hunt: { hand: ['tracking'] }, bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.bea.cannot('playHunt', ['tracking', {}], { rule: 'NA-3.03', key: 'creatureOnly' })
    t.ada.cannot('playSurvival', ['double-back', { card: 'lair' }], { rule: 'NA-3.03', key: 'huntedOnly' })
    t.bea.plays('double-back', { card: 'lair' })
    t.ada.plays('tracking')
  })

  it('[NA-3.02] nobody plays a card that is not in the own hand', () => {
    const t = notAlone({ hunt: { hand: ['clone'] }, bea: { survival: ['dodge'] } })
    t.ada.cannotPlay('despair', {}, { rule: 'NA-3.02', key: 'notInHand' })
    t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-3.02', key: 'notInHand' })
  })

  it('[NA-3.04] a card overrides the general rules: Stasis the advance of phase 4, Virus the single place', () => {
    const t = notAlone({ hunt: { hand: ['virus', 'stasis'] }, huntLimit: 2 })
    t.lockAll({ bea: 'lair', cy: 'river' })
    t.ada.plays('virus', { places: ['lair', 'jungle'] })
    expect(t.spectator.view.tokens.artemia).to.deep.equal([1, 2])
    t.hunts()
    t.goesOnTo('reckoning')
    t.allPass()
    t.cy.doesNothing('river')
    t.bea.answers('beach')
    t.ada.plays('stasis')
    expect([t.spectator.view.round, t.spectator.view.rescue]).to.deep.equal([2, 14])
  })

  it('[NA-3.05] each Hunted plays at most one Survival card in a round', () => {
    const t = notAlone({
      bea: { will: 2, survival: ['adrenaline', 'ingenuity', 'gate'] },
      cy: { survival: ['sixth-sense'], discard: ['lair'] },
    })
    t.bea.plays('adrenaline')
    t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-3.05' })
    expect(offers(t.bea, 'ingenuity')).to.equal(false)
    t.cy.plays('sixth-sense', { places: ['lair'] })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts()
    // In a later phase neither: Gate stays in hand.
    t.bea.cannotPlay('gate', { card: 'river', copy: 'beach', use: {} }, { rule: 'NA-3.05' })
    t.goesOnTo('exploration')
    t.bea.plays('ingenuity')
    expect(t.spectator.view.marker).to.equal(true)
  })

  it('[NA-3.06] the Creature plays at most one Hunt card in a round', () => {
    const t = notAlone({ hunt: { hand: ['despair', 'clone', 'stasis'] } })
    t.ada.plays('despair')
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.ada.cannotPlay('clone', {}, { rule: 'NA-3.06' })
    t.hunts()
    t.goesOnTo('exploration')
    // Stasis was not asked for any more, and is still there.
    expect(t.ada.view.huntHand).to.include.members(['clone', 'stasis'])
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.plays('clone')
  })

  it('[NA-3.06] after Tracking at most two, and in the round after that one again', () => {
    const t = notAlone({
      hunt: { hand: ['tracking', 'despair', 'clone'], top: ['fierceness', 'mutation', 'scream'] },
    })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.plays('tracking')
    expect(t.spectator.view.round).to.equal(2)
    t.ada.plays('despair')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.plays('clone')
    t.ada.cannotPlay('fierceness', {}, { rule: 'NA-3.06' })
    t.hunts()
    t.goesOnTo('exploration')
    t.lockAll({ bea: 'jungle', cy: 'jungle' })
    t.ada.plays('fierceness')
    t.ada.cannotPlay('mutation', {}, { rule: 'NA-3.06' })
  })

  it('[NA-3.07] effects end with the round in which the card was played', () => {
    const t = notAlone({ hunt: { hand: ['fierceness'] }, bea: { survival: ['dodge'] } })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.ada.plays('fierceness')
    t.hunts({ creature: 'jungle' })
    t.bea.plays('dodge')
    t.goesOnTo('exploration')
    expect(t.spectatorSees('bea').will).to.equal(3)
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.hunts({ creature: 'river' })
    t.goesOnTo('exploration')
    // Neither Dodge nor Fierceness works any more: caught for 1 Will.
    expect(t.spectatorSees('bea').will).to.equal(2)
  })

  it('[NA-3.11] a played Survival card goes to the Survival discard pile at once, one in force in phase 4', () => {
    const t = notAlone({
      bea: { survival: ['dodge'] },
      cy: { survival: ['ingenuity'] },
      survival: { discard: ['gate'] },
    })
    const where = () => [t.spectator.view.survivalInForce, t.spectator.view.survivalDiscard]
    t.cy.plays('ingenuity')
    expect(where()).to.deep.equal([[], ['gate', 'ingenuity']])
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts({ creature: 'jungle' })
    t.bea.plays('dodge')
    expect(where()).to.deep.equal([['dodge'], ['gate', 'ingenuity']])
    expect(t.spectatorSees('bea').survival).to.deep.equal([])
    expect(t.spectator.view.phase).to.equal('reckoning')
    t.goesOnTo('exploration')
    expect(t.spectatorSees('bea').will).to.equal(3)
    expect(where()).to.deep.equal([[], ['gate', 'ingenuity', 'dodge']])
  })

  it('[NA-3.11] exactly the Survival cards that work for the rest of the round lie apart', () => {
    const lasting = SURVIVAL_CARD_IDS.filter(card => pileOfPlayed(card) === 'survivalInForce')
    const english = SURVIVAL_CARD_IDS.filter(card =>
      /rest of the round|until the round ends/.test(survival[card].effect),
    )
    expect(lasting).to.have.members(['sacrifice', 'smokescreen', 'dodge', 'detector'])
    expect(english).to.have.members(lasting)
  })

  for (const [card, more] of [
    ['sacrifice', { places: ['lair'] }],
    ['smokescreen', {}],
  ] as const)
    it(`[NA-3.11, NA-1.14] a new deck does not hold ${card} while it is in force`, () => {
      const t = notAlone({
        seats: ['ada', 'bea', 'cy'],
        bea: { survival: [card] },
        cy: { hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
        survival: { deck: [], discard: ['gate', 'drone'] },
      })
      t.bea.plays(card, more)
      t.lockAll({ bea: 'jungle', cy: 'source' })
      t.hunts()
      t.bea.doesNothing('jungle')
      t.cy.uses('source', { draw: true })
      expect(t.spectator.view.survivalDiscard).to.deep.equal([])
      expect([...t.state.survivalDeck, ...t.cy.view.hunted['2']!.survival]).not.to.include(card)
      t.goesOnTo('exploration')
      expect(t.spectator.view.survivalDiscard).to.deep.equal([card])
    })

  it('[NA-3.11, NA-1.14] where all other cards are held, one in force cannot be drawn', () => {
    const t = notAlone({
      bea: { survival: ['smokescreen'], hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
      cy: { survival: SURVIVAL_CARD_IDS.filter(card => card !== 'smokescreen') },
    })
    t.bea.plays('smokescreen')
    t.lockAll({ bea: 'source', cy: 'river' })
    t.hunts()
    t.cy.passes()
    t.bea.cannot('usePower', [9, { draw: true }], { rule: 'NA-1.14' })
    t.goesOnTo('exploration')
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['smokescreen'])
  })

  it('[NA-3.12] a played Hunt card lies in front of the Creature until phase 4', () => {
    const t = notAlone({ hunt: { hand: ['despair'], discard: ['clone'] } })
    const where = () => {
      const { played, huntDiscard } = t.spectator.view
      return [played.map(({ card }) => card), huntDiscard]
    }
    t.ada.plays('despair')
    expect(where()).to.deep.equal([['despair'], ['clone']])
    expect(t.ada.view.huntHand).to.deep.equal([])
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    expect(where()).to.deep.equal([['despair'], ['clone']])
    t.goesOnTo('exploration')
    expect(where()).to.deep.equal([[], ['clone', 'despair']])
  })

  it('[NA-3.13] without its precondition a card stays in hand and the limit is not touched', () => {
    const t = notAlone({
      hunt: { hand: ['ascendancy', 'clone'] },
      bea: { survival: ['adrenaline', 'ingenuity'], hand: ['lair', 'jungle'] },
      cy: { hand: ['lair', 'jungle'] },
    })
    t.bea.cannotPlay('adrenaline', {}, { rule: 'NA-10.01' })
    expect(t.bea.view.hunted['1']!.survival).to.deep.equal(['adrenaline', 'ingenuity'])
    t.bea.plays('ingenuity')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.cannotPlay('ascendancy', { hunted: 'bea' }, { rule: 'NA-9.06' })
    expect(t.ada.view.huntHand).to.deep.equal(['ascendancy', 'clone'])
    t.ada.plays('clone')
  })

  it('[NA-3.14] a card with a symbol lets the Creature use its token, this round only', () => {
    const tokens = (t: { ada: NotAloneSeat }) => [
      ...new Set(t.ada.legal.flatMap(({ move, args }) => (move === 'placeToken' ? [args[1]] : []))),
    ]
    for (const [card, usable] of [
      ['fierceness', ['creature']],
      ['clone', ['creature', 'target']],
      ['scream', ['creature', 'target']],
      ['toxin', ['creature', 'target']],
      ['mutation', ['creature', 'artemia']],
    ] as const) {
      const t = notAlone({ hunt: { hand: [card], top: ['tracking', 'stasis', 'detour'] } })
      t.lockAll({ bea: 'lair', cy: 'lair' })
      expect(tokens(t)).to.deep.equal(['creature'])
      t.ada.plays(card)
      expect(tokens(t)).to.have.members([...usable])
      t.hunts({ creature: 'artefact' })
      t.goesOnTo('exploration')
      t.lockAll({ bea: 'jungle', cy: 'jungle' })
      expect(tokens(t)).to.deep.equal(['creature'])
    }
  })

  it('[NA-3.14] a phase-1 card with a symbol serves in phase 2', () => {
    const t = notAlone({ hunt: { hand: ['despair'] } })
    t.ada.plays('despair')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.places('artemia', 'beach')
    t.ada.cannot('placeToken', ['target', 'beach'], { rule: 'NA-5.03' })
    expect(t.spectator.view.tokens.artemia).to.deep.equal([4])
  })

  it('[NA-3.15] two Target cards: both effects apply on the place of the one token', () => {
    const t = notAlone({
      hunt: { hand: ['scream', 'toxin'] },
      huntLimit: 2,
      bea: { survival: ['gate'] },
      cy: { survival: ['drone'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.ada.plays('scream')
    t.ada.plays('toxin')
    t.hunts({ target: 'jungle' })
    t.allPass()
    t.cy.doesNothing('river')
    expect(t.open).to.deep.equal({ bea: ['scream'] })
    t.bea.answers('loseWill')
    expect(t.open).to.deep.equal({ bea: ['toxinDiscard'] })
    t.bea.answers('gate')
    expect(t.spectatorSees('bea').will).to.equal(2)
    expect(t.spectator.view.survivalDiscard).to.deep.equal(['gate'])
    expect(t.spectatorSees('cy').will).to.equal(3)
    expect(t.spectatorSees('cy').survival).to.deep.equal([null])
  })

  it('[NA-3.15] Virus and Mutation: both effects apply on both places of the Artemia token', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      hunt: { hand: ['virus', 'mutation'] },
      huntLimit: 2,
    })
    t.lockAll({ bea: 'jungle', cy: 'river', dot: 'rover' })
    t.ada.plays('mutation')
    t.ada.plays('virus', { places: ['jungle', 'river'] })
    t.hunts()
    t.dot.doesNothing('rover')
    expect([t.bea.will, t.cy.will, t.dot.will]).to.deep.equal([2, 2, 3])
    expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
  })

  it('[NA-3.19] no move shows a hand card or a face-down card', () => {
    const all = Object.values(createGame().phases!).flatMap(({ turn }) =>
      Object.keys(turn!.stages!.answer!.moves!),
    )
    expect(new Set(all)).to.have.keys(
      'chooseBoardFace',
      'lockPlaces',
      'unlockPlaces',
      'resist',
      'giveUp',
      'placeToken',
      'endPlacement',
      'playHunt',
      'playSurvival',
      'pass',
      'letBe',
      'usePower',
      'takeBack',
      'doNothing',
      'answer',
      // Nobody else sees them.
      'setStanding',
      'dropStanding',
    )
  })

  it('[NA-3.19] whatever a Hunted does in phase 1, the cards left in hand and face down stay hidden', () => {
    const begin = () =>
      notAlone({
        bea: {
          will: 2,
          discard: ['lair', 'jungle'],
          survival: ['adrenaline', 'sacrifice', 'ingenuity', 'sixth-sense', 'smokescreen', 'dodge'],
        },
      })
    const { legal } = begin().bea
    expect(legal).to.have.lengthOf.greaterThan(10)
    for (const { move, args } of legal) {
      const t = begin()
      t.bea.does(move, ...args.slice(1))
      for (const { view } of [t.ada, t.cy, t.spectator]) {
        const { hand, locked, survival } = view.hunted['1']!
        expect(new Set([...hand, ...locked, ...survival])).to.deep.equal(new Set([null]))
      }
    }
  })
})
