import { createGame, meta } from '../../games/not-alone/index.ts'
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { dealt, expect, type NotAloneTable, notAlone } from './support.ts'

const sorted = <T>(list: readonly T[]) => [...list].sort()
const creatureOf = (options: { [id: string]: string | number }, dice: number[] = []) =>
  dealt(5, options, { dice }).spectator.view.creatureSeat

/** What lies where, as the owners see it. */
function cardsOf(t: NotAloneTable<string>) {
  const { turnOrder } = t.spectator.view
  const hunted = turnOrder.map(seat => t.seat(`p${seat}`).view.hunted[seat]!)
  return { hunted, creature: t.creature.view, reserve: t.spectator.view.reserve }
}

/** Set-up numbers of the rulebook: players, Rescue, Assimilation, copies of each reserve card. */
const TABLE = [
  [2, 13, 7, 1],
  [3, 14, 8, 2],
  [4, 15, 9, 2],
  [5, 16, 10, 3],
  [6, 17, 11, 3],
  [7, 18, 12, 3],
] as const

describe('Not Alone, section 2: set-up and options', () => {
  it('[NA-2.01] 2 to 7 players: one Creature, everybody else is Hunted', () => {
    const { minPlayers, maxPlayers } = createGame()
    expect([minPlayers, maxPlayers]).to.deep.equal([2, 7])
    expect(() => dealt(1)).to.throw('not for 1 players')
    expect(() => dealt(8)).to.throw('not for 8 players')
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const { creatureSeat, turnOrder, hunted } = dealt(players).spectator.view
      const seats = ['0', '1', '2', '3', '4', '5', '6'].slice(0, players)
      expect(sorted([creatureSeat, ...turnOrder])).to.deep.equal(seats)
      expect(sorted(Object.keys(hunted))).to.deep.equal(sorted(turnOrder))
    }
  })

  it('[NA-2.01] the turn order is clockwise from the left of the Creature', () => {
    const order = (seat: number) =>
      dealt(4, { creature: 'seat', creatureSeat: seat }).spectator.view.turnOrder.join()
    expect([0, 1, 2, 3].map(order)).to.deep.equal(['1,2,3', '2,3,0', '3,0,1', '0,1,2'])
  })

  it('[NA-2.02] the lobby is told to recommend 4 or 5 players', () => {
    expect(meta.recommendedPlayers).to.deep.equal([4, 5])
  })

  it('[NA-2.03] by default a random seat is the Creature', () => {
    expect([1, 2, 3, 4, 5].map(die => creatureOf({}, [die]))).to.deep.equal(['0', '1', '2', '3', '4'])
    expect(creatureOf({ creature: 'random' }, [4])).to.equal('3')
  })

  it('[NA-2.03] the Creature can be the host, anybody but the host, or a given seat', () => {
    expect(creatureOf({ creature: 'host' })).to.equal('0')
    expect([1, 2, 3, 4].map(die => creatureOf({ creature: 'not-host' }, [die]))).to.deep.equal([
      '1',
      '2',
      '3',
      '4',
    ])
    expect([0, 2, 4].map(seat => creatureOf({ creature: 'seat', creatureSeat: seat }))).to.deep.equal([
      '0',
      '2',
      '4',
    ])
  })

  it('[NA-2.03] a creature seat that nobody sits on is refused, as is an unknown choice', () => {
    const refused = (data: unknown) => createGame().validateSetupData!(data, 5)
    expect(refused({ creature: 'seat', creatureSeat: 4 })).to.equal(undefined)
    expect(refused({ creature: 'seat', creatureSeat: 5 })).to.contain('creatureSeat')
    expect(refused({ creature: 'seat', creatureSeat: -1 })).to.contain('creatureSeat')
    expect(refused({ creature: 'guest' })).to.contain('creature')
    expect(refused({ boardFace: '3' })).to.contain('boardFace')
    expect(refused({ expertVariant: 'yes' })).to.contain('expertVariant')
  })

  it('[NA-2.04] before any card is drawn the Creature alone chooses the face of the board', () => {
    const t = dealt(3, { creature: 'host' })
    expect(t.open).to.deep.equal({ p0: ['boardFace'] })
    expect(t.spectator.view.boardFace).to.equal(null)
    expect(t.spectator.view.huntHand).to.deep.equal([])
    expect(t.spectator.view.huntDeck).to.have.lengthOf(20)
    expect(t.spectator.view.survivalDeck).to.have.lengthOf(SURVIVAL_CARD_IDS.length)
    expect(t.spectator.view.hunted['1']!.survival).to.deep.equal([])
    expect(t.p0!.legal.map(({ args: [, face] }) => face)).to.deep.equal([1, 2])
    t.p1!.cannot('chooseBoardFace', [1], { rule: 'kit', key: 'stale' })
    t.p0!.cannot('chooseBoardFace', [3], { rule: 'kit', key: 'malformed' })
    t.p0!.does('chooseBoardFace', 2)
    expect(t.spectator.view.boardFace).to.equal(2)
    expect(t.spectator.view.phase).to.equal('exploration')
    expect(t.spectator.view.huntHand).to.have.lengthOf(3)
  })

  it('[NA-2.04] the option can fix the face; then nobody is asked for it', () => {
    for (const face of ['1', '2']) {
      const { view } = dealt(3, { boardFace: face }).spectator
      expect(view.boardFace).to.equal(Number(face))
      expect(view.phase).to.equal('exploration')
    }
  })

  for (const [players, rescue, assimilation, copies] of TABLE) {
    it(`[NA-2.05, NA-2.08] with ${players} players: counters at ${rescue} and ${assimilation}, reserve of ${copies} each`, () => {
      const { view } = dealt(players).spectator
      expect([view.rescue, view.assimilation]).to.deep.equal([rescue, assimilation])
      expect(view.reserve).to.deep.equal({ 6: copies, 7: copies, 8: copies, 9: copies, 10: copies })
    })
  }

  it('[NA-2.06, NA-2.07] ten places in two rows of five touch along thirteen borders', () => {
    const t = notAlone({ hunt: { hand: ['force-field'] } })
    const borders = t.ada.legal.filter(({ move }) => move === 'playHunt').map(({ args }) => args[2])
    const pairs = '1-2 2-3 3-4 4-5 6-7 7-8 8-9 9-10 1-6 2-7 3-8 4-9 5-10'.split(' ')
    const found = borders.map(border => (border as { places: number[] }).places.join('-'))
    expect(sorted(found)).to.deep.equal(sorted(pairs))
    t.ada.cannotPlay('force-field', { places: ['lair', 'shelter'] }, { rule: 'NA-9.01' })
    t.ada.cannotPlay('force-field', { places: ['rover', 'swamp'] }, { rule: 'NA-9.01' })
    t.ada.cannotPlay('force-field', { places: ['lair', 'river'] }, { rule: 'NA-9.01' })
  })

  it("[NA-2.06] the cards laid out are nobody's: an emptied reserve leaves nothing to take", () => {
    const t = notAlone({ reserve: { swamp: 0, shelter: 0, wreck: 0, source: 0, artefact: 0 } })
    t.lockAll({ bea: 'rover', cy: 'lair' })
    t.hunts()
    expect(t.bea.legal.map(({ move }) => move)).to.deep.equal(['doNothing'])
  })

  it('[NA-1.06, NA-2.06, NA-2.09] with 7 players all 55 Place cards are in use', () => {
    const { hunted, reserve } = cardsOf(dealt(7, { boardFace: '1' }))
    const laidOut = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const copies = laidOut.map(
      place => 1 + hunted.filter(({ hand }) => hand.includes(place as 1)).length + (reserve[place] ?? 0),
    )
    expect(copies).to.deep.equal([7, 7, 7, 7, 7, 4, 4, 4, 4, 4])
    expect(copies.reduce((sum, one) => sum + one)).to.equal(55)
  })

  it('[NA-1.06, NA-2.09] with fewer players the rest is out of the game: no pile holds it', () => {
    const inUse = (players: number) => {
      const { hunted, reserve } = cardsOf(dealt(players, { boardFace: '1' }))
      const piles = hunted.flatMap(({ hand, discard, locked }) => [...hand, ...discard, ...locked])
      return piles.length + Object.values(reserve).reduce((sum, one) => sum + one)
    }
    expect([2, 3, 4, 5, 6].map(inUse)).to.deep.equal([10, 20, 25, 35, 40])
  })

  it('[NA-2.10] the Marker counter starts off the Beach', () => {
    for (const players of [2, 7]) expect(dealt(players).spectator.view.marker).to.equal(false)
  })

  it('[NA-2.10 to NA-2.13] at the beginning nothing is played, in force or used, and nobody has done anything', () => {
    const t = dealt(3, { creature: 'host', boardFace: '1' })
    const { hunted, ...table } = t.spectator.view
    const nothing = {
      huntDiscard: [],
      survivalDiscard: [],
      survivalInForce: [],
      played: [],
      forbidden: [],
      used: [],
      caught: [],
      chronicle: [],
    }
    expect(table).to.deep.include({
      ...nothing,
      ...{ tokens: { creature: [], target: [], artemia: [] }, hit: { scream: [], toxin: [] } },
      ...{ huntLimit: 1, nextHuntLimit: 1, huntForbidden: false, smokescreen: false, struckBack: null },
    })
    for (const one of Object.values(hunted))
      expect(one).to.deep.include({
        ...{ discard: [], locked: [], explored: [], drawn: [], shown: [], active: null, pending: null },
        ...{ resists: 0, played: null, dodges: false, detects: false, chosen: null },
      })
  })

  it('[NA-1.07, NA-1.08, NA-2.11] twenty Hunt and fifteen Survival cards, shuffled apart, all different', () => {
    const orders = ['one', 'two', 'three'].map(seed => {
      const { huntDeck, survivalDeck } = dealt(2, { creature: 'host' }, { seed }).state
      expect(new Set(huntDeck).size).to.equal(20)
      expect(new Set(survivalDeck).size).to.equal(SURVIVAL_CARD_IDS.length)
      expect(sorted(huntDeck)).to.deep.equal([
        'anticipation',
        'ascendancy',
        'cataclysm',
        'clone',
        'despair',
        'detour',
        'fierceness',
        'flashback',
        'forbidden-zone',
        'force-field',
        'interference',
        'mirage',
        'mutation',
        'persecution',
        'phobia',
        'scream',
        'stasis',
        'toxin',
        'tracking',
        'virus',
      ])
      expect(survivalDeck, 'the printed ones').to.include.members([
        'adrenaline',
        'amplifier',
        'detector',
        'dodge',
        'double-back',
        'drone',
        'gate',
        'hologram',
        'ingenuity',
        'sacrifice',
        'sixth-sense',
        'smokescreen',
        'strike-back',
        'vortex',
        'wrong-track',
      ])
      return [huntDeck.join(), survivalDeck.join()]
    })
    expect(new Set(orders.map(([hunt]) => hunt)).size).to.equal(3)
    expect(new Set(orders.map(([, survival]) => survival)).size).to.equal(3)
  })

  it('[NA-2.11] both decks lie face down: everybody sees how many cards, nobody which', () => {
    const t = dealt(3, { boardFace: '1' })
    for (const { view } of [t.p0!, t.p1!, t.p2!, t.spectator]) {
      expect(view.huntDeck).to.deep.equal(new Array(17).fill(null))
      expect(view.survivalDeck).to.deep.equal(new Array(SURVIVAL_CARD_IDS.length - 2).fill(null))
    }
  })

  it('[NA-2.12] the Creature starts with 3 Hunt cards, which nobody else sees, and all three tokens', () => {
    for (const players of [2, 7]) {
      const t = dealt(players, { creature: 'host', boardFace: '2' })
      const { huntHand } = t.p0!.view
      expect(huntHand).to.have.lengthOf(3).and.not.include(null)
      expect(t.state.huntDeck).to.have.lengthOf(17).and.not.include.members(huntHand)
      for (const { view } of [t.p1!, t.spectator]) expect(view.huntHand).to.deep.equal([null, null, null])
      expect(t.spectator.view.tokens).to.deep.equal({ creature: [], target: [], artemia: [] })
    }
  })

  it('[NA-2.13] each Hunted starts with 3 Will, the cards 1 to 5 and one random Survival card', () => {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const { hunted } = cardsOf(dealt(players, { boardFace: '1' }))
      expect(hunted).to.have.lengthOf(players - 1)
      for (const { will, hand, discard, locked, survival } of hunted) {
        expect(will).to.equal(3)
        expect(hand).to.deep.equal([1, 2, 3, 4, 5])
        expect(discard).to.deep.equal([])
        expect(locked).to.deep.equal([])
        expect(survival).to.have.lengthOf(1).and.not.include(null)
      }
      expect(new Set(hunted.map(({ survival: [card] }) => card)).size).to.equal(players - 1)
    }
    const first = ['one', 'two', 'three', 'four', 'five'].map(
      seed => dealt(2, { creature: 'host', boardFace: '1' }, { seed }).p1!.view.hunted['1']!.survival[0],
    )
    expect(new Set(first).size).to.be.greaterThan(1)
  })

  it('[NA-2.13] nobody sees the Survival card of another Hunted', () => {
    const t = dealt(3, { creature: 'host', boardFace: '1' })
    for (const reader of [t.p0!, t.p2!]) expect(reader.view.hunted['1']!.survival).to.deep.equal([null])
    expect(t.spectator.view.hunted['1']!.survival).to.deep.equal([null])
  })

  it('[NA-2.14] the expert variant gives back 2 Will after the last was lost, the ordinary game 3', () => {
    for (const [expertVariant, will] of [
      [true, 2],
      [false, 3],
    ] as const) {
      const t = notAlone({ expertVariant, bea: { will: 1 } })
      t.lockAll({ bea: 'jungle', cy: 'river' })
      t.hunts({ creature: 'jungle' })
      t.cy.doesNothing('river')
      expect(t.spectatorSees('bea').will).to.equal(will)
      expect(t.spectatorSees('cy').will).to.equal(3)
    }
  })

  it('[NA-2.14] the expert variant is off unless asked for', () => {
    expect(dealt(2).spectator.view.options.expertVariant).to.equal(false)
  })

  it('[NA-2.15] the first round begins with phase 1, and the Creature may play 1 Hunt card', () => {
    const t = dealt(3, { creature: 'host', boardFace: '1' })
    expect([t.spectator.view.round, t.spectator.view.phase, t.ctx.phase]).to.deep.equal([
      1,
      'exploration',
      'exploration',
    ])
    expect(t.open).to.deep.equal({ p0: ['watch'], p1: ['explore'], p2: ['explore'] })
    const limited = notAlone({ hunt: { hand: ['despair', 'fierceness'] } })
    limited.ada.plays('despair')
    limited.lockAll({ bea: 'lair', cy: 'lair' })
    limited.ada.cannotPlay('fierceness', {}, { rule: 'NA-3.06' })
  })
})
