import { expect, notAlone, type PlaceName } from './support.ts'

describe('Not Alone, section 3: order of cards and card windows', () => {
  it('[NA-3.08] cards take effect in the order in which they were played', () => {
    for (const [first, second, asked] of [
      ['scream', 'toxin', 'scream'],
      ['toxin', 'scream', 'toxinDiscard'],
    ] as const) {
      const t = notAlone({
        hunt: { hand: ['scream', 'toxin'] },
        huntLimit: 2,
        bea: { survival: ['gate'] },
      })
      t.lockAll({ bea: 'jungle', cy: 'river' })
      t.ada.plays(first)
      t.ada.plays(second)
      t.hunts({ target: 'jungle' })
      t.bea.passes()
      t.cy.doesNothing('river')
      expect(t.open).to.deep.equal({ bea: [asked] })
    }
  })

  it('[NA-3.08] a card is resolved completely before the next one is accepted', () => {
    const t = notAlone({
      hunt: { hand: ['despair', 'clone', 'stasis'] },
      bea: { survival: ['strike-back'] },
      cy: { survival: ['ingenuity'] },
    })
    t.cy.locks('lair')
    t.bea.plays('strike-back')
    expect(t.open).to.deep.equal({ bea: ['strikeBackOrder'] })
    t.cy.cannotPlay('ingenuity', {}, { rule: 'kit', key: 'stale' })
    t.ada.cannotPlay('despair', {}, { rule: 'kit', key: 'stale' })
    t.bea.answers(...t.bea.asked().pick!.options)
    expect(t.open).to.deep.equal({ ada: ['watch'], bea: ['explore'] })
    t.cy.plays('ingenuity')
    expect(t.cy.locked).to.deep.equal(['lair'])
  })

  it('[NA-3.09] the order of play is the order in which the plays are accepted', () => {
    const begin = () => notAlone({ hunt: { hand: ['despair'] }, bea: { survival: ['sacrifice'] } })
    const creatureFirst = begin()
    creatureFirst.ada.plays('despair')
    creatureFirst.bea.cannotPlay('sacrifice', { places: ['lair'] }, { rule: 'NA-9.03' })
    const huntedFirst = begin()
    huntedFirst.bea.plays('sacrifice', { places: ['lair'] })
    huntedFirst.ada.cannotPlay('despair', {}, { rule: 'kit', key: 'stale' })
    expect(huntedFirst.spectator.view.played).to.deep.equal([])
  })

  it('[NA-3.10] what happens at the same moment has the same result in any order: nobody decides one', () => {
    const resultOf = (...order: ('bea' | 'cy')[]) => {
      const t = notAlone({
        hunt: { hand: ['forbidden-zone', 'mutation'] },
        huntLimit: 2,
        bea: { will: 1 },
        cy: { will: 2 },
      })
      const discards: { [name: string]: PlaceName } = { bea: 'beach', cy: 'rover' }
      t.lockAll({ bea: 'jungle', cy: 'jungle' })
      t.ada.plays('mutation')
      t.ada.plays('forbidden-zone')
      for (const name of order) t[name].answers(discards[name]!)
      t.hunts({ artemia: 'jungle', creature: 'jungle' })
      expect(t.open).to.deep.equal({ bea: ['artemiaDiscard'], cy: ['artemiaDiscard'] })
      for (const name of order) t[name].answers('river')
      expect(t.spectator.view.round).to.equal(2)
      const { assimilation, hunted } = t.spectator.view
      return [assimilation, ...Object.values(hunted).map(({ will, hand, discard }) => [will, hand, discard])]
    }
    expect(resultOf('bea', 'cy')).to.deep.equal(resultOf('cy', 'bea'))
  })

  it('[NA-3.16] every entitled player is asked and plays or passes; the window closes with the last pass', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      hunt: { hand: ['stasis'] },
      bea: { survival: ['double-back'] },
      cy: { survival: ['amplifier'] },
    })
    t.lockAll({ bea: 'lair', cy: 'lair', dot: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'], cy: ['window'] })
    t.cy.passes()
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
    t.ada.passes()
    expect(t.spectator.view.phase).to.equal('endOfTurn')
    t.bea.passes()
    expect(t.spectator.view.round).to.equal(2)
    expect(t.spectator.view.rescue).to.equal(14)
  })

  it('[NA-3.16] a pass is final as long as no card is played', () => {
    const t = notAlone({ hunt: { hand: ['stasis'] }, bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.bea.passes()
    t.bea.cannotPlay('double-back', { card: 'lair' }, { rule: 'kit', key: 'stale' })
    t.bea.cannot('pass', [], { rule: 'kit', key: 'stale' })
    t.ada.passes()
    expect(t.bea.discard).to.deep.equal(['lair'])
  })

  it('[NA-3.16] a window in which nobody is entitled is not opened', () => {
    const t = notAlone()
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.does('endPlacement')
    expect(t.spectator.view.phase).to.equal('reckoning')
    expect(t.open).to.deep.equal({ bea: ['decide'] })
    t.bea.doesNothing('lair')
    t.cy.doesNothing('lair')
    expect(t.spectator.view.round).to.equal(2)
  })

  it('[NA-3.17] a card cancels all earlier passes, those of the own side included', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      marker: true,
      hunt: { hand: ['stasis'] },
      bea: { survival: ['double-back'] },
      cy: { survival: ['amplifier', 'gate'] },
      dot: { survival: ['drone'] },
    })
    t.lockAll({ bea: 'lair', cy: 'lair', dot: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    t.ada.passes()
    t.bea.passes()
    expect(t.open).to.deep.equal({ cy: ['window'], dot: ['window'] })
    t.cy.plays('amplifier')
    // Cy's own limit is used up; everybody else has a new say.
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'], dot: ['window'] })
    t.bea.plays('double-back', { card: 'lair' })
    expect(t.open).to.deep.equal({ ada: ['window'], dot: ['window'] })
    t.ada.plays('stasis')
    expect(t.open).to.deep.equal({ dot: ['window'] })
    t.dot.passes()
    expect(t.spectator.view.round).to.equal(2)
    // Amplifier came before Stasis: one advance, and none in phase 4.
    expect(t.spectator.view.rescue).to.equal(14)
  })

  it('[NA-3.17] nobody passes or plays without having seen the last card: the question is a new one', () => {
    const t = notAlone({ hunt: { hand: ['stasis'] }, bea: { survival: ['double-back'] } })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    const { id } = t.bea.asked('window')
    t.ada.plays('stasis')
    expect(t.bea.asked('window').id).to.be.greaterThan(id)
  })

  it('[NA-3.18] being asked depends on the number of cards and the limit, never on which cards', () => {
    const openWith = (hunt: 'stasis' | 'clone', survival: 'double-back' | 'adrenaline') => {
      const t = notAlone({ hunt: { hand: [hunt] }, bea: { survival: [survival] } })
      const open = [t.open]
      t.lockAll({ bea: 'lair', cy: 'lair' })
      t.ada.does('endPlacement')
      open.push(t.open)
      t.bea.passes()
      open.push(t.open)
      t.ada.passes()
      t.bea.passes()
      open.push(t.open)
      expect(t.ada.isAsked('interrupt')).to.equal(true)
      t.goesOnTo('endOfTurn')
      open.push(t.open)
      return open
    }
    const asked = openWith('stasis', 'double-back')
    expect(asked).to.deep.equal([
      { ada: ['watch'], bea: ['explore'], cy: ['explore'] },
      { bea: ['window'] },
      { ada: ['window'], bea: ['window'] },
      { bea: ['decide'] },
      { ada: ['window'], bea: ['window'] },
    ])
    expect(openWith('clone', 'adrenaline')).to.deep.equal(asked)
    expect(openWith('stasis', 'adrenaline')).to.deep.equal(asked)
  })

  it('[NA-3.18] who holds no card, has used the limit or is forbidden to play is not asked', () => {
    const t = notAlone({
      seats: ['ada', 'bea', 'cy', 'dot'],
      hunt: { hand: ['stasis'] },
      bea: { survival: ['sacrifice', 'gate'] },
      cy: { survival: ['drone'] },
    })
    t.bea.plays('sacrifice', { places: ['rover'] })
    t.lockAll({ bea: 'lair', cy: 'lair', dot: 'lair' })
    t.ada.does('endPlacement')
    expect(t.open).to.deep.equal({ cy: ['window'] })
  })

  it('[NA-3.18] under Despair no Hunted is asked', () => {
    const t = notAlone({ hunt: { hand: ['despair'] }, bea: { survival: ['gate'] } })
    t.ada.plays('despair')
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.does('endPlacement')
    expect(t.open).to.deep.equal({ bea: ['decide'] })
  })
})
