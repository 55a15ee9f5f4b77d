/** Section 12: what is public, what spectators see, and what boardgame.io itself hands out. */
import { notAlone as module, type NotAloneView } from '../../games/not-alone/index.ts'
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { engineOf, sentBy } from '../support/bgio.ts'
import { allSee, byReader, EVERYBODY, type ThreeSeats, whoReads } from './readers.ts'
import { expect, notAlone } from './support.ts'

/** In the middle of phase 3, with something of everything on the table. */
function inReckoning() {
  const t = notAlone({
    rescue: 6,
    marker: true,
    huntLimit: 2,
    hunt: { hand: ['fierceness', 'clone', 'stasis'], discard: ['toxin'] },
    survival: { discard: ['gate'] },
    bea: { will: 2, discard: ['rover'], survival: ['adrenaline', 'detector'] },
    cy: { discard: ['lair', 'jungle'], survival: ['dodge'] },
  })
  t.bea.plays('adrenaline')
  t.lockAll({ bea: 'river', cy: 'beach' })
  t.ada.plays('fierceness')
  t.ada.plays('clone')
  t.hunts({ creature: 'jungle', artemia: 'river', target: 'artefact' })
  t.allPass()
  return t
}

describe('Not Alone, what is public', () => {
  it('[NA-12.01] tracks, board, tokens, Will, reserve, played and discarded cards', () => {
    const t = inReckoning()
    const same = <T>(see: (view: NotAloneView) => T, value: T) =>
      expect(byReader(t, see)).to.deep.equal(allSee(value))
    same(view => view.rescue, 6)
    same(view => view.assimilation, 8)
    same(view => view.boardFace, 1)
    same(view => view.marker, true)
    same(view => view.tokens, { creature: [2], artemia: [3], target: [10] })
    same(view => [view.hunted['1']?.will, view.hunted['2']?.will], [3, 3])
    same(view => view.reserve, { 6: 2, 7: 2, 8: 2, 9: 2, 10: 2 })
    same(view => view.played.map(({ card }) => card), ['fierceness', 'clone'])
    same(view => view.hunted['1']?.played, 'adrenaline')
    same(view => view.survivalDiscard, ['gate', 'adrenaline'])
    same(view => view.huntDiscard, ['toxin'])
  })

  it('[NA-12.01] who has locked', () => {
    const t = notAlone()
    t.bea.locks('river')
    expect(byReader(t, view => view.hunted['1']?.locked.length)).to.deep.equal(allSee(1))
    expect(byReader(t, view => view.hunted['2']?.locked.length)).to.deep.equal(allSee(0))
    expect(t.open).to.deep.equal({ cy: ['explore'] })
  })

  it('[NA-12.02] the size of every hand by kind, of both decks and of every Place discard pile', () => {
    const t = inReckoning()
    const sizes = (view: NotAloneView) => ({
      huntHand: view.huntHand.length,
      huntDeck: view.huntDeck.length,
      survivalDeck: view.survivalDeck.length,
      places: Object.values(view.hunted).map(({ hand }) => hand.length),
      piles: Object.values(view.hunted).map(({ discard }) => discard.length),
      survival: Object.values(view.hunted).map(({ survival }) => survival.length),
    })
    expect(byReader(t, sizes)).to.deep.equal(
      allSee({
        huntHand: 1,
        huntDeck: 16,
        survivalDeck: SURVIVAL_CARD_IDS.length - 4,
        places: [3, 2],
        piles: [1, 2],
        survival: [1, 1],
      }),
    )
  })

  it('[NA-12.03] the Place discard pile of every Hunted', () => {
    const t = inReckoning()
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([5]))
    expect(byReader(t, view => view.hunted['2']?.discard)).to.deep.equal(allSee([1, 2]))
  })

  it('[NA-12.04] cards that come back by Resist, Give Up and Sixth Sense', () => {
    const t = notAlone({
      bea: { discard: ['lair', 'rover'] },
      cy: { discard: ['jungle', 'beach'], survival: ['sixth-sense'] },
    })
    t.bea.resists('rover')
    expect(t.reads('resists')).to.deep.equal([{ seat: 'seat:1', places: ['place:5'] }])
    t.bea.does('giveUp')
    expect(t.reads('givesUp')).to.deep.equal([{ seat: 'seat:1', places: ['place:1'] }])
    t.cy.plays('sixth-sense', { places: ['jungle', 'beach'] })
    expect(t.reads('takesBack')).to.deep.equal([{ seat: 'seat:2', places: ['place:2', 'place:4'] }])
  })

  it('[NA-12.04] cards that come back by Lair, Jungle, Swamp or a take-back, and the card of the Rover', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dan', 'eve', 'fay'],
      bea: { discard: ['rover'] },
      cy: { discard: ['rover'] },
      eve: { hand: ['lair', 'jungle', 'swamp'] },
      fay: { discard: ['jungle'] },
    })
    t.lockAll({ bea: 'lair', cy: 'jungle', dan: 'rover', eve: 'swamp', fay: 'lair' })
    t.hunts()
    t.bea.uses('lair', { back: ['rover'] })
    t.cy.uses('jungle', { back: ['rover'] })
    t.dan.uses('rover', { take: 'wreck' })
    t.eve.uses('swamp', { back: ['river', 'beach'] })
    t.fay.takesBack('lair', 'jungle')
    expect(t.reads('takesBack')).to.deep.equal([
      { seat: 'seat:1', places: ['place:5'] },
      { seat: 'seat:2', places: ['place:5'] },
      { seat: 'seat:4', places: ['place:3', 'place:4'] },
    ])
    expect(t.reads('takesBackPlayed')).to.deep.equal([
      { seat: 'seat:2', place: 'place:2' },
      { seat: 'seat:4', place: 'place:6' },
    ])
    expect(t.reads('takesFromReserve')).to.deep.equal([{ seat: 'seat:3', place: 'place:8' }])
    expect(t.reads('takesBackInstead').map(({ places }) => places)).to.deep.equal([['place:2']])
  })

  it('[NA-12.05] Vortex: which card went to the pile and which left it', () => {
    const t = notAlone({
      hunt: { hand: ['fierceness'] },
      bea: { discard: ['lair', 'rover'], survival: ['vortex'] },
    })
    t.lockAll({ bea: 'river', cy: 'beach' })
    t.ada.does('endPlacement')
    t.bea.plays('vortex', { card: 'river', places: ['rover'] })
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([1, 3]))
    expect(t.reads('vortex')).to.deep.equal([{ seat: 'seat:1', place: 'place:5', card: 'place:3' }])
    expect(t.ada.sees('bea').locked).to.deep.equal([null])
  })

  it('[NA-12.08] that somebody is asked is public, the alternatives are not', () => {
    const t = notAlone({ hunt: { hand: ['forbidden-zone'] } })
    t.lockAll({ bea: 'river', cy: 'jungle' })
    t.ada.plays('forbidden-zone')
    const asked = (view: NotAloneView) =>
      view.asks.map(({ seat, kind, pick }) => ({ seat, kind, options: pick?.options ?? null }))
    const ask = (seat: string, options: string[] | null) => ({ seat, kind: 'forbiddenZone', options })
    const nobodys = [ask('1', null), ask('2', null)]
    expect(byReader(t, asked)).to.deep.equal({
      ada: nobodys,
      bea: [ask('1', ['1', '2', '4', '5']), ask('2', null)],
      cy: [ask('1', null), ask('2', ['1', '3', '4', '5'])],
      spectator: nobodys,
    })
    expect(module.legalMoves(t.ada.view, '1')).to.deep.equal([])
  })

  it('[NA-12.08] so for what Toxin and Strike Back ask', () => {
    const t = notAlone({
      hunt: { hand: ['scream', 'clone'] },
      bea: { survival: ['strike-back'] },
    })
    t.bea.plays('strike-back')
    expect(t.bea.asked('strikeBackOrder').pick?.options).to.have.members(['scream', 'clone'])
    expect(t.ada.asks).to.deep.equal([])
    expect(JSON.stringify([t.ada.view.asks, t.cy.view.asks, t.spectator.view.asks])).not.to.match(
      /scream|clone/,
    )

    const u = notAlone({ hunt: { hand: ['toxin'] }, bea: { survival: ['gate', 'dodge'] } })
    u.lockAll({ bea: 'river', cy: 'jungle' })
    u.ada.plays('toxin')
    u.hunts({ target: 'river' })
    u.allPass()
    u.cy.doesNothing('jungle')
    expect(u.bea.asked('toxinDiscard').pick?.options).to.deep.equal(['gate', 'dodge'])
    expect(JSON.stringify([u.ada.view, u.cy.view, u.spectator.view])).not.to.match(/"(gate|dodge)"/)
  })
})

describe('Not Alone, spectators', () => {
  /** Whether everything that is not hidden in `less` is the same in `more`. */
  function isPartOf(less: unknown, more: unknown): boolean {
    if (less === null) return true
    if (typeof less !== 'object') return less === more
    if (typeof more !== 'object' || more === null) return false
    const other = more as { [key: string]: unknown }
    return Object.entries(less).every(([key, value]) => isPartOf(value, other[key]))
  }

  const withoutLog = ({ log: _, ...rest }: NotAloneView) => rest

  const seesNoMore = (t: ThreeSeats) => {
    for (const reader of [t.ada, t.bea, t.cy])
      expect(isPartOf(withoutLog(t.spectator.view), withoutLog(reader.view)), reader.name).to.equal(true)
  }

  it('[NA-12.07] see only what the Creature and every Hunted see alike', () => {
    const t = inReckoning()
    seesNoMore(t)
    const u = notAlone({ hunt: { hand: ['scream', 'phobia'] }, bea: { survival: ['strike-back'] } })
    u.bea.plays('strike-back')
    seesNoMore(u)
    const v = notAlone({ hunt: { hand: ['phobia'] } })
    v.lockAll({ bea: 'river', cy: 'jungle' })
    v.ada.plays('phobia', { hunted: 'bea' })
    v.bea.answers('lair', 'rover')
    seesNoMore(v)
    expect(isPartOf(withoutLog(v.ada.view), withoutLog(v.spectator.view))).to.equal(false)
  })

  it('[NA-12.07] under Smokescreen see as little as the Creature', () => {
    const t = notAlone({ bea: { discard: ['lair', 'rover'], survival: ['smokescreen'] } })
    expect(t.spectatorSees('bea').discard).to.deep.equal(['lair', 'rover'])
    t.bea.plays('smokescreen')
    t.bea.resists('rover')
    expect(t.spectatorSees('bea').discard).to.deep.equal([null])
    expect(t.reads('resists')).to.deep.equal([])
    seesNoMore(t)
  })
})

describe('Not Alone, what boardgame.io hands out', () => {
  it('[NA-12.09] no move arguments but the own ones, no deck, no steps and no chance', () => {
    const engine = engineOf({ ...module.createGame(), seed: 'sent' })
    const first = engine.start(3, { creature: 'host', boardFace: '1' })
    const [locking] = module.legalMoves(module.view(first.G, '1'), '1')
    const state = engine.move(first, '1', locking!.move, locking!.args)
    expect(locking?.move).to.equal('lockPlaces')
    const sent = sentBy(module.createGame())
    for (const seat of ['0', '1', '2', null]) {
      const message = sent(state, seat)
      const made = message.log.map(({ action }) => action.payload.args)
      expect(made).to.deep.equal([seat === '1' ? locking!.args : null])
      expect(message.state.G).to.deep.equal(module.view(state.G, seat))
      expect(JSON.stringify(message.state.plugins)).not.to.match(/seed|prngstate/)
    }
    expect(JSON.stringify(state.plugins)).to.match(/seed/)
  })
})

describe('Not Alone, after the end', () => {
  it('[NA-12.11] everything is shown to everybody', () => {
    const t = notAlone({
      assimilation: 1,
      hunt: { hand: ['scream'] },
      bea: { discard: ['lair'], survival: ['smokescreen'] },
      cy: { hand: [], survival: ['dodge'] },
    })
    t.bea.plays('smokescreen')
    t.bea.locks('river')
    expect(t.ada.sees('bea').locked).to.deep.equal([null])
    t.cy.does('giveUp')
    expect(t.ctx.gameover?.winners).to.deep.equal(['0'])
    expect(byReader(t, view => view.hunted['1']?.locked)).to.deep.equal(allSee([3]))
    expect(byReader(t, view => view.hunted['1']?.hand)).to.deep.equal(allSee([2, 4, 5]))
    expect(byReader(t, view => view.hunted['1']?.discard)).to.deep.equal(allSee([1]))
    expect(byReader(t, view => view.hunted['2']?.survival)).to.deep.equal(allSee(['dodge']))
    expect(byReader(t, view => view.huntHand)).to.deep.equal(allSee(['scream']))
    expect(t.ada.asks).to.deep.equal([])
    expect(whoReads(t, 'seat:2')).to.deep.equal(EVERYBODY)
  })

  it('[NA-12.11] one move before the end it is not', () => {
    const t = notAlone({ assimilation: 2, cy: { hand: [], survival: ['dodge'] } })
    t.cy.does('giveUp')
    expect(t.ada.view.hunted['2']?.survival).to.deep.equal([null])
  })
})
