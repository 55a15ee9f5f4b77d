/** What players read of phases 3 and 4, of the beginning and of the end. */
import { notAlone as module } from '../../games/not-alone/index.ts'
import { readingOf, said } from '../support/reading.ts'
import { table } from '../support/table.ts'
import { expect, type NotAloneSeat, notAlone } from './support.ts'

const { reader, asked, why } = readingOf(module, ['ada', 'bea', 'cy'])
const labels = ({ labels: all }: NotAloneSeat, beginning: string) =>
  all.filter(label => label.startsWith(beginning))
type Choice = Parameters<NotAloneSeat['plays']>[1]

describe('Not Alone, what players read of phases 3 and 4', () => {
  const ALL = ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source'] as const

  it('[NA-6.13, NA-6.46] a decision, and its three answers', () => {
    const begin = () => {
      const t = notAlone({ bea: { hand: ['river', 'rover'] }, cy: { hand: ['lair'] } })
      t.lockAll({ bea: 'river', cy: 'lair' })
      t.hunts({ creature: 'beach' })
      return t
    }
    const t = begin()
    expect(asked(t.bea)).to.match(/^You are safe at the River: use the power,/)
    expect(t.bea.labels).to.deep.equal([
      'Use the River',
      'Take back the Lair instead of using the River',
      'Take back the Jungle instead of using the River',
      'Take back the Beach instead of using the River',
      'Do nothing at the River',
    ])
    expect(why(t.bea, 'takeBack', 3, 5)).to.equal('That Place card is not in your discard pile.')
    expect(why(t.bea, 'usePower', 1, {})).to.equal('You cannot decide about the Lair now.')
    expect(why(t.bea, 'usePower', 3, { draw: true })).to.equal(
      'The River cannot be used like this. Choose among what it offers.',
    )
    expect(said(t, () => t.bea.uses('river'))).to.deep.equal([
      'bea uses the River.',
      'bea gains the effect of the River for the next round.',
    ])
    expect(t.cy.labels).to.include('Use the Lair: copy the Beach')
    expect(said(t, () => t.cy.uses('lair', { copy: 'beach' })).slice(0, 3)).to.deep.equal([
      'cy uses the Lair.',
      'cy copies the Beach.',
      'cy puts the Marker counter on the Beach.',
    ])
    const back = begin()
    expect(said(back, () => back.bea.takesBack('river', 'jungle'))).to.deep.equal([
      'bea takes back the Jungle instead of using the River.',
    ])
    const nothing = begin()
    expect(said(nothing, () => nothing.bea.doesNothing('river'))).to.deep.equal([
      'bea does nothing at the River.',
    ])
  })

  it('[NA-8.10 to NA-8.23] what the powers do', () => {
    const uses = (place: (typeof ALL)[number], use: Choice, more: object = {}) => {
      const t = notAlone({
        bea: { hand: [...ALL.filter(one => one !== 'rover')], discard: ['rover'] },
        survival: { top: ['gate', 'drone'] },
        cy: { will: 2 },
        ...more,
      })
      t.lockAll({ bea: place, cy: 'river' })
      t.hunts()
      const all = labels(t.bea, 'Use')
      const own = t.bea.log.length
      const log = said(t.cy, () => t.bea.uses(place, use)).slice(1)
      return { all, log, own: t.bea.log.slice(own + 1), t }
    }
    expect(uses('jungle', { back: ['rover'] })).to.deep.include({
      all: ['Use the Jungle: take back the Rover'],
      log: ['bea takes back the played card: the Jungle.', 'bea takes back the Rover.'],
    })
    expect(uses('beach', {}).log).to.deep.equal(['bea puts the Marker counter on the Beach.'])
    expect(uses('beach', {}, { marker: true }).log).to.deep.equal([
      'bea removes the Marker counter from the Beach.',
      'The Rescue counter advances: 13 spaces to go.',
    ])
    expect(uses('wreck', {}).log).to.deep.equal(['The Rescue counter advances: 13 spaces to go.'])
    const source = uses('source', { will: 'cy' })
    expect(source.all).to.deep.equal([
      'Use the Source: draw a Survival card',
      'Use the Source: 1 Will for cy',
    ])
    expect(source.log).to.deep.equal(['cy regains 1 Will.'])
    const drawn = uses('source', { draw: true })
    expect(drawn.log).to.deep.equal(['bea draws 1 Survival card.'])
    expect(drawn.own).to.deep.equal(['bea draws Gate.'])
    const shelter = uses('shelter', {})
    expect([shelter.log, shelter.own]).to.deep.equal([
      ['bea draws 2 Survival cards.'],
      ['bea draws Gate and Drone.'],
    ])
    expect(asked(shelter.t.bea)).to.match(/^You drew these at the Shelter: choose the one that you keep\./)
    expect(said(shelter.t, () => shelter.t.bea.answers('gate'))).to.deep.equal(['bea discards Drone.'])
    const rover = notAlone()
    rover.lockAll({ bea: 'rover', cy: 'river' })
    rover.hunts()
    expect(rover.bea.labels[0]).to.equal('Use the Rover: take the Swamp')
    expect(said(rover, () => rover.bea.uses('rover', { take: 'wreck' }))).to.deep.equal([
      'bea uses the Rover.',
      'bea takes the Wreck from the reserve.',
    ])
  })

  it('[NA-6.15, NA-8.02, NA-8.16] a power that is ineffective or used up', () => {
    const t = notAlone({ hunt: { hand: ['interference'] } })
    t.lockAll({ bea: 'beach', cy: 'river' })
    t.ada.plays('interference')
    expect(said(t, () => t.hunts())).to.include('bea finds no power at the Beach: it is ineffective.')
    const used = notAlone()
    used.lockAll({ bea: 'beach', cy: 'beach' })
    used.hunts()
    used.bea.uses('beach')
    expect(why(used.cy, 'usePower', 4, {})).to.match(/^The power of the Beach cannot be used now:/)
    const empty = notAlone({
      hunt: { hand: ['despair'] },
      bea: { hand: ['source', 'lair', 'jungle', 'river', 'beach', 'rover'] },
    })
    empty.ada.plays('despair')
    empty.lockAll({ bea: 'source', cy: 'river' })
    empty.hunts()
    expect(why(empty.bea, 'usePower', 9, { draw: true })).to.equal(
      'No Survival card can be drawn now: there is none left, or Despair is in force.',
    )
  })

  it('[NA-9.20, NA-9.21, NA-10.12 to NA-10.20] cards of phase 3', () => {
    const begin = (survival: 'wrong-track' | 'hologram' | 'gate' | 'drone' | 'dodge' | 'detector') => {
      const t = notAlone({
        hunt: { hand: ['detour', 'cataclysm'] },
        bea: { survival: [survival] },
        rescue: 6,
      })
      t.lockAll({ bea: 'jungle', cy: 'rover' })
      t.hunts({ creature: 'beach', artemia: 'shelter' })
      t.allPass()
      return t
    }
    const t = begin('wrong-track')
    expect(asked(t.ada)).to.equal('You may play a card of phase 3 until bea has decided about the Jungle.')
    expect(t.ada.labels).to.include.members([
      'Play Detour: bea from the Jungle to the Lair',
      'Play Detour: cy from the Rover to the Artefact',
      'Play Cataclysm: the Source',
    ])
    expect(labels(t.bea, 'Play')[0]).to.equal('Play Wrong Track: the Creature token to the River')
    expect(
      said(t, () => t.ada.plays('detour', { hunted: 'bea', card: 'jungle', places: ['river'] })),
    ).to.deep.equal([
      'ada plays Detour: bea from the Jungle to the River.',
      'bea is led from the Jungle to the River.',
    ])
    expect(said(t, () => t.bea.plays('wrong-track', { token: 'creature', at: 'rover' }))).to.deep.equal([
      'bea plays Wrong Track.',
      'The Creature token moves to the Rover.',
    ])
    const hologram = begin('hologram')
    expect(labels(hologram.bea, 'Play')[0]).to.equal('Play Hologram: the Artemia token to the Jungle')
    expect(said(hologram, () => hologram.bea.plays('hologram', { at: 'wreck' }))[1]).to.equal(
      'The Artemia token moves to the Wreck.',
    )
    const gate = begin('gate')
    expect(labels(gate.bea, 'Play')).to.include('Play Gate: instead of the Jungle use the River')
    expect(
      said(gate, () => gate.bea.plays('gate', { card: 'jungle', copy: 'river' })).slice(0, 3),
    ).to.deep.equal([
      'bea plays Gate.',
      'bea copies the River.',
      'bea gains the effect of the River for the next round.',
    ])
    expect(labels(begin('drone').bea, 'Play')[0]).to.equal(
      'Play Drone: instead of the Jungle use the Rover: take the Swamp',
    )
    expect(why(begin('dodge').bea, 'playSurvival', 'dodge', {})).to.equal(
      'No Creature token is where you are.',
    )
    expect(why(begin('detector').bea, 'playSurvival', 'detector', {})).to.equal(
      'The Artemia token is not where you are.',
    )
    const cataclysm = begin('dodge')
    expect(said(cataclysm, () => cataclysm.ada.plays('cataclysm', { places: ['jungle'] }))[0]).to.equal(
      'ada plays Cataclysm: the Jungle.',
    )
  })

  it('[NA-6.18, NA-6.24 to NA-6.38, NA-9.14, NA-9.16] what tokens do', () => {
    const t = notAlone({
      assimilation: 6,
      rescue: 6,
      huntLimit: 3,
      hunt: { hand: ['scream', 'mutation', 'anticipation'] },
      bea: { will: 2 },
      cy: { will: 3 },
    })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    for (const card of ['scream', 'mutation'] as const) t.ada.plays(card)
    t.ada.plays('anticipation', { hunted: 'bea' })
    t.hunts({ creature: 'jungle', artemia: 'jungle', target: 'river' })
    expect(asked(t.cy)).to.equal('Scream reaches you: discard 2 Place cards from your hand, or lose 1 Will.')
    expect(said(t, () => t.cy.answers('loseWill'))).to.deep.equal(['cy loses 1 Will.'])
    expect(said(t, () => t.cy.doesNothing('river'))).to.deep.equal([
      'cy does nothing at the River.',
      'The Artemia token strikes bea.',
      'bea loses 1 Will.',
    ])
    expect(asked(t.bea)).to.equal('The Artemia token strikes you: choose the Place card that you discard.')
    expect(said(t, () => t.bea.answers('lair')).slice(0, 9)).to.deep.equal([
      'bea discards the Lair.',
      'bea is caught at the Jungle.',
      'bea loses 1 Will.',
      'The Assimilation counter advances: 5 spaces to go.',
      'The Creature had anticipated bea.',
      'The Assimilation counter advances: 4 spaces to go.',
      'bea has no Will left.',
      'The Assimilation counter advances: 3 spaces to go.',
      'bea recovers to 3 Will and takes back the Lair.',
    ])
    const scream = notAlone({ hunt: { hand: ['scream'] } })
    scream.lockAll({ bea: 'jungle', cy: 'river' })
    scream.ada.plays('scream')
    scream.hunts({ target: 'jungle' })
    scream.cy.doesNothing('river')
    expect(scream.bea.labels).to.deep.equal(['Discard 2 Place cards', 'Lose 1 Will'])
    scream.bea.answers('discard')
    expect(asked(scream.bea)).to.equal('Scream reaches you: choose the 2 Place cards that you discard.')
    const toxin = notAlone({ hunt: { hand: ['toxin'] }, bea: { survival: ['gate', 'drone'] } })
    toxin.lockAll({ bea: 'jungle', cy: 'river' })
    toxin.ada.plays('toxin')
    toxin.hunts({ target: 'jungle' })
    toxin.allPass()
    toxin.cy.doesNothing('river')
    expect(asked(toxin.bea)).to.equal('Toxin reaches you: choose the Survival card that you discard.')
    expect(said(toxin, () => toxin.bea.answers('gate'))[0]).to.equal('bea discards Gate.')
  })

  it('[NA-7.01 to NA-7.08, NA-10.21, NA-10.22] the end of the round', () => {
    const t = notAlone({
      marker: true,
      hunt: { hand: ['stasis', 'tracking'] },
      bea: { survival: ['double-back', 'amplifier'] },
    })
    t.lockAll({ bea: 'jungle', cy: 'river' })
    t.hunts()
    t.goesOnTo('endOfTurn')
    expect(asked(t.bea)).to.equal('You may play a Survival card now, or pass. The round is almost over.')
    expect(t.bea.labels).to.deep.equal(['Play Double Back: take back the Jungle', 'Play Amplifier', 'Pass'])
    expect(said(t, () => t.bea.plays('double-back', { card: 'jungle' }))).to.deep.equal([
      'bea plays Double Back.',
      'bea takes back the played card: the Jungle.',
    ])
    const before = t.ada.log.length
    const log = said(t, () => t.ada.plays('stasis'))
    expect(log).to.deep.equal([
      'ada plays Stasis.',
      'The Creature draws 2 Hunt cards.',
      'Stasis: the Rescue counter does not advance.',
      'Round 2',
    ])
    expect(t.ada.log.slice(before)[1]).to.match(/^You draw [\w -]+ and [\w -]+\.$/)
  })

  it('[NA-2.04, NA-14.02, NA-14.03] beginning and end', () => {
    const t = notAlone({ assimilation: 1, bea: { hand: [] } })
    expect(t.log.slice(0, 2)).to.deep.equal(['ada is the Creature.', 'Round 1'])
    t.bea.does('giveUp')
    expect(reader.read(t.state.outcome!.line)).to.match(/the Creature has won\.$/)
    const rescue = notAlone({ rescue: 1 })
    rescue.lockAll({ bea: 'jungle', cy: 'river' })
    rescue.hunts()
    rescue.bea.doesNothing('jungle')
    rescue.cy.doesNothing('river')
    expect(reader.read(rescue.state.outcome!.line)).to.match(/the Hunted have won\.$/)
    const face = table(module, { seats: ['ada', 'bea'], options: { creature: 'host' } })
    expect(face.ada.labels).to.deep.equal(['Play on face 1', 'Play on face 2'])
    face.ada.does('chooseBoardFace', 2)
    expect(face.log).to.deep.equal([
      'ada is the Creature.',
      'The game is played on face 2 of the board.',
      'Round 1',
    ])
  })
})
