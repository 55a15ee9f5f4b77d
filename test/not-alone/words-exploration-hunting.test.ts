/** What players read of phases 1 and 2: the log, what they can do, and why something else is not possible. */
import { notAlone as module } from '../../games/not-alone/index.ts'
import { readingOf, said } from '../support/reading.ts'
import { expect, type NotAloneSeat, notAlone } from './support.ts'

const { asked, why } = readingOf(module, ['ada', 'bea', 'cy'])
const labels = ({ labels: all }: NotAloneSeat, beginning: string) =>
  all.filter(label => label.startsWith(beginning))
type Choice = Parameters<NotAloneSeat['plays']>[1]

describe('Not Alone, what players read of phase 1', () => {
  it('[NA-4.01 to NA-4.10] locking, Resist and Give Up', () => {
    const t = notAlone({ bea: { will: 2, discard: ['lair', 'river'] } })
    expect(asked(t.bea)).to.match(/^Choose where you go this round: lock 1 Place card face down\./)
    expect(t.bea.labels).to.deep.equal([
      'Lock the Jungle',
      'Lock the Beach',
      'Lock the Rover',
      'Resist: pay 1 Will, take back the Lair',
      'Resist: pay 1 Will, take back the Lair and the River',
      'Resist: pay 1 Will, take back the River',
      'Give up: back to 3 Will with all your cards',
    ])
    expect(why(t.bea, 'lockPlaces', [2, 4])).to.equal('Lock exactly 1 Place card.')
    expect(why(t.bea, 'lockPlaces', [1])).to.equal('You do not have that card in hand.')
    expect(why(t.bea, 'resist', [2])).to.equal('That Place card is not in your discard pile.')
    expect(why(t.bea, 'resist', [])).to.equal('Resist brings back 1 or 2 different Place cards.')
    expect(why(t.bea, 'unlockPlaces')).to.equal('You have not locked anything yet.')
    expect(why(t.cy, 'giveUp')).to.equal(
      'You have 3 Will and an empty discard pile: giving up would bring you nothing.',
    )
    expect(why(t.cy, 'resist', [1])).to.equal('Your discard pile is empty.')
    expect(said(t, () => t.bea.resists('lair'))).to.deep.equal(['bea resists: 1 Will for the Lair.'])
    expect(why(t.bea, 'resist', [3])).to.equal('You cannot pay your last Will. You can give up instead.')
    expect(said(t, () => t.bea.does('giveUp'))).to.deep.equal([
      'bea gives up, is back at 3 Will and takes back the River.',
      'The Assimilation counter advances: 7 spaces to go.',
    ])
    expect(said(t, () => t.bea.locks('lair'))).to.deep.equal([])
    expect(asked(t.bea)).to.match(/^You can still take your locked card back/)
    expect(why(t.bea, 'lockPlaces', [2])).to.match(/^You have already locked\./)
    expect(why(t.bea, 'resist', [3])).to.equal('Take back what you have locked first.')
    t.bea.does('unlockPlaces')
    expect(asked(t.bea)).to.match(/^Choose where you go/)
  })

  it('[NA-4.02, NA-6.01] two cards, by the River or the Artefact', () => {
    const t = notAlone({ bea: { active: 'river' }, cy: { active: 'artefact' } })
    expect(asked(t.bea)).to.match(/^Lock 2 Place cards face down: thanks to the River,/)
    expect(asked(t.cy)).to.match(/^Lock 2 Place cards face down: thanks to the Artefact,/)
    expect(t.bea.labels[0]).to.equal('Lock the Lair and the Jungle')
    expect(why(t.bea, 'lockPlaces', [1])).to.equal('Lock exactly 2 different Place cards.')
    t.bea.locks('lair', 'river')
    expect(asked(t.bea)).to.match(/^You can still take your locked cards back/)
    t.cy.locks('lair', 'rover')
    t.hunts()
    expect(asked(t.bea)).to.match(/^The River hides you: choose which locked card returns/)
    expect(t.bea.labels).to.deep.equal(['The Lair', 'The River'])
    expect(said(t, () => t.bea.answers('lair'))).to.deep.equal([
      'bea takes one of two locked cards back unseen.',
      'bea explores the River.',
      'cy explores the Lair and the Rover.',
    ])
  })

  it('[NA-9.01, NA-9.03, NA-4.15] cards of the Creature', () => {
    const t = notAlone({ huntLimit: 2, hunt: { hand: ['force-field', 'despair', 'scream'] } })
    expect(asked(t.ada)).to.match(
      /^While the Hunted choose where to go, you may play a Hunt card of phase 1, or pass\./,
    )
    expect(t.ada.labels).to.include.members([
      'Play Force Field: the Beach and the Rover',
      'Play Despair',
      'Pass',
    ])
    expect(why(t.ada, 'playHunt', 'scream', {})).to.equal('This card is for phase 2.')
    expect(why(t.ada, 'playHunt', 'toxin', {})).to.equal('You do not have that card in hand.')
    expect(why(t.ada, 'playHunt', 'force-field', {})).to.equal(
      'Force Field cannot be played like this. Choose among what it offers.',
    )
    t.bea.locks('lair')
    expect(said(t, () => t.ada.plays('force-field', { places: ['beach', 'rover'] }))).to.deep.equal([
      'ada plays Force Field: the Beach and the Rover.',
      'All locked cards return to their owners, who choose again.',
      'The Target token lies on the Beach and the Rover.',
    ])
    expect(why(t.bea, 'lockPlaces', [4])).to.equal('Force Field forbids playing the Beach this round.')
    expect(said(t, () => t.ada.plays('despair'))).to.deep.equal(['ada plays Despair.'])
    const again = notAlone({ hunt: { hand: ['flashback'], discard: ['despair'] } })
    expect(labels(again.ada, 'Play')).to.deep.equal(['Play Flashback as Despair'])
    expect(said(again, () => again.ada.plays('flashback'))).to.deep.equal(['ada plays Flashback as Despair.'])
    const first = notAlone({ hunt: { hand: ['flashback'] } })
    expect(why(first.ada, 'playHunt', 'flashback', {})).to.equal(
      'There is no Hunt card in the discard pile yet for Flashback to repeat.',
    )
  })

  it('[NA-10.01 to NA-10.09] cards of the Hunted', () => {
    const plays = (card: Parameters<NotAloneSeat['plays']>[0], choice: Choice = {}) => {
      const t = notAlone({
        hunt: { hand: ['scream', 'toxin'] },
        bea: { will: 2, discard: ['river', 'beach', 'rover'], survival: [card as 'gate'] },
      })
      const own = labels(t.bea, 'Play')
      const [played, ...more] = said(t, () => t.bea.plays(card, choice))
      return { own, played, more, t }
    }
    const sacrifice = plays('sacrifice', { places: ['jungle'] })
    expect(sacrifice.own).to.deep.equal([
      'Play Sacrifice: discard the Lair',
      'Play Sacrifice: discard the Jungle',
    ])
    expect(sacrifice.played).to.equal('bea plays Sacrifice.')
    expect(sacrifice.more).to.deep.equal(['bea discards the Jungle.'])
    expect(plays('adrenaline').more).to.deep.equal(['bea regains 1 Will.'])
    expect(plays('ingenuity').more).to.deep.equal(['bea puts the Marker counter on the Beach.'])
    expect(plays('smokescreen').more).to.deep.equal([])
    const sense = plays('sixth-sense', { places: ['beach', 'river'] })
    expect(sense.own[0]).to.equal('Play Sixth Sense: take back the River and the Beach')
    expect(sense.more).to.deep.equal(['bea takes back the River and the Beach.'])
    const back = plays('strike-back')
    expect(back.more).to.deep.equal([
      'bea takes 2 Hunt cards from the Creature and puts them under the Hunt deck.',
    ])
    for (const { log } of [back.t.ada, back.t.bea])
      expect(log.at(-1)).to.match(/^bea takes (Scream and Toxin|Toxin and Scream) from the Creature/)
    expect(back.t.cy.log.at(-1)).to.equal(back.more[0])
    expect(asked(back.t.bea)).to.match(/^Choose the order in which these Hunt cards go under their deck\./)
    expect(back.t.bea.labels).to.have.members(['Scream and Toxin', 'Toxin and Scream'])
  })

  it('[NA-3.05, NA-3.13, NA-10.01 to NA-10.08] why a card of the Hunted cannot be played', () => {
    const { bea } = notAlone({
      marker: true,
      bea: {
        survival: ['adrenaline', 'ingenuity', 'strike-back', 'sixth-sense', 'sacrifice', 'vortex', 'gate'],
      },
    })
    expect(why(bea, 'playSurvival', 'adrenaline', {})).to.equal('You already have 3 Will.')
    expect(why(bea, 'playSurvival', 'ingenuity', {})).to.equal('The Marker counter is already on the Beach.')
    expect(why(bea, 'playSurvival', 'strike-back', {})).to.equal('The Creature has no Hunt card in hand.')
    expect(why(bea, 'playSurvival', 'sixth-sense', {})).to.equal('Your discard pile is empty.')
    expect(why(bea, 'playSurvival', 'sacrifice', {})).to.equal(
      'Sacrifice cannot be played like this. Choose among what it offers.',
    )
    expect(why(bea, 'playSurvival', 'vortex', {})).to.equal('This card is for phase 2.')
    expect(why(bea, 'playSurvival', 'gate', {})).to.equal('This card is for phase 3.')
    expect(why(bea, 'playSurvival', 'drone', {})).to.equal('You do not have that card in hand.')
    expect(why(bea, 'playHunt', 'scream', {})).to.equal('That is not what you are being asked now.')
    const used = notAlone({ huntLimit: 0, hunt: { hand: ['scream'] }, bea: { survival: ['sacrifice'] } })
    expect(why(used.bea, 'playSurvival', 'sacrifice', { places: [1] })).to.equal(
      'You have no Place card to discard, or the Creature cannot play another Hunt card anyway.',
    )
    const played = notAlone({ bea: { survival: ['ingenuity', 'smokescreen'] } })
    played.bea.plays('ingenuity')
    expect(why(played.bea, 'playSurvival', 'smokescreen', {})).to.equal(
      'You have already played your Survival card of this round.',
    )
    const despair = notAlone({ hunt: { hand: ['despair'] }, bea: { survival: ['ingenuity'] } })
    despair.ada.plays('despair')
    expect(why(despair.bea, 'playSurvival', 'ingenuity', {})).to.equal(
      'Despair is in force: no Survival card can be played this round.',
    )
  })

  it('[NA-12.10] numbers of cards only, under Smokescreen', () => {
    const t = notAlone({
      hunt: { hand: ['despair'] },
      bea: { survival: ['smokescreen'], discard: ['lair', 'river'] },
      cy: { will: 1, discard: ['beach', 'rover'], survival: ['sacrifice'] },
    })
    t.bea.plays('smokescreen')
    const both = (act: () => void) => {
      const seen = t.cy.log.length
      const hidden = said(t.ada, act)
      return [hidden[0], t.cy.log.slice(seen)[0]]
    }
    expect(both(() => t.bea.resists('lair', 'river'))).to.deep.equal([
      'bea resists: 1 Will for 2 Place cards.',
      'bea resists: 1 Will for the Lair and the River.',
    ])
    expect(both(() => t.cy.does('giveUp'))).to.deep.equal([
      'cy gives up, is back at 3 Will and takes back 2 Place cards.',
      'cy gives up, is back at 3 Will and takes back the Beach and the Rover.',
    ])
    const seen = t.bea.log.length
    const hidden = said(t.ada, () => t.cy.plays('sacrifice', { places: ['lair'] }))
    expect(hidden).to.deep.equal(['cy plays Sacrifice.', 'cy discards 1 Place card.'])
    expect(t.bea.log.slice(seen)[1]).to.equal('cy discards the Lair.')
  })
})

describe('Not Alone, what players read of phase 2', () => {
  /** Bea and Cy have locked; the Creature holds these cards. */
  const begin = (hand: readonly Parameters<NotAloneSeat['plays']>[0][], more: object = {}) => {
    const t = notAlone({ hunt: { hand: hand as ['scream'] }, ...more })
    t.lockAll({ bea: 'lair', cy: 'river' })
    return t
  }

  it('[NA-5.01 to NA-5.07] tokens', () => {
    const t = begin([], { rescue: 6 })
    expect(asked(t.ada)).to.match(/Still to place: the Creature token and the Artemia token\./)
    expect(t.ada.labels).to.include.members([
      'Place the Creature token on the Lair',
      'Place the Artemia token on the Artefact',
      'End the hunt',
    ])
    expect(said(t, () => t.ada.places('creature', 'rover'))).to.deep.equal([
      'The Creature token lies on the Rover.',
    ])
    expect(asked(t.ada)).to.match(/Still to place: the Artemia token\./)
    expect(why(t.ada, 'placeToken', 'creature', 1)).to.equal('The Creature token has already been placed.')
    expect(why(t.ada, 'placeToken', 'target', 1)).to.match(/^The Target token is not available this round\./)
  })

  it('[NA-9.04 to NA-9.19] cards of the Creature', () => {
    const played = (
      card: 'interference' | 'anticipation' | 'virus' | 'mirage' | 'ascendancy' | 'phobia',
      choice: object,
    ) => {
      const t = begin([card])
      const all = labels(t.ada, 'Play')
      return { all, t, log: said(t, () => t.ada.plays(card, choice as { hunted: string })) }
    }
    expect(played('interference', {})).to.deep.include({
      all: ['Play Interference'],
      log: ['ada plays Interference.'],
    })
    expect(played('anticipation', { hunted: 'cy' })).to.deep.include({
      all: ['Play Anticipation: bea', 'Play Anticipation: cy'],
      log: ['ada plays Anticipation: cy.'],
    })
    expect(played('virus', { places: ['lair', 'jungle'] }).log).to.deep.equal([
      'ada plays Virus: the Lair and the Jungle.',
      'The Artemia token lies on the Lair and the Jungle.',
    ])
    expect(played('mirage', { places: ['lair', 'swamp'] }).log[1]).to.equal(
      'The Target token lies on the Lair and the Swamp.',
    )
    const { t: kept, log } = played('ascendancy', { hunted: 'bea' })
    expect(log).to.deep.equal(['ada plays Ascendancy: bea.'])
    expect(asked(kept.bea)).to.match(/^Ascendancy: choose the 2 Place cards that you keep\./)
    expect(kept.bea.labels[0]).to.equal('The Jungle and the River')
    expect(said(kept, () => kept.bea.answers('jungle', 'river'))).to.deep.equal([
      'bea discards the Beach and the Rover.',
    ])
    const { t: shown } = played('phobia', { hunted: 'bea' })
    expect(asked(shown.bea)).to.match(/^Phobia: choose the 2 Place cards that you hide\./)
    const before = shown.ada.log.length
    expect(said(shown, () => shown.bea.answers('jungle', 'river'))).to.deep.equal([
      'bea shows the Creature 2 Place cards.',
    ])
    expect(shown.ada.log.slice(before)).to.deep.equal(['bea shows the Creature the Beach and the Rover.'])
    const few = begin(['ascendancy'], {
      bea: { hand: ['lair', 'jungle'] },
      cy: { hand: ['river', 'jungle'] },
    })
    expect(why(few.ada, 'playHunt', 'ascendancy', { hunted: '1' })).to.equal(
      'No Hunted has 3 Place cards in hand.',
    )
    const limit = begin(['interference', 'fierceness'])
    limit.ada.plays('interference')
    expect(why(limit.ada, 'playHunt', 'fierceness', {})).to.equal(
      'You have already played your Hunt card of this round.',
    )
    const sacrificed = notAlone({ hunt: { hand: ['scream'] }, bea: { survival: ['sacrifice'] } })
    sacrificed.bea.plays('sacrifice', { places: ['rover'] })
    sacrificed.lockAll({ bea: 'lair', cy: 'river' })
    expect(why(sacrificed.ada, 'playHunt', 'scream', {})).to.equal(
      'Sacrifice was played: you can play no Hunt card for the rest of this round.',
    )
  })

  it('[NA-5.11, NA-5.16, NA-10.10] the window after the tokens', () => {
    const t = begin(['mutation', 'phobia'], { bea: { survival: ['vortex'], discard: ['beach'] } })
    t.ada.does('endPlacement')
    expect(asked(t.bea)).to.equal(
      'You may play a Survival card now, or pass. The tokens are out, the Place cards still lie face down.',
    )
    expect(t.bea.labels).to.deep.equal(['Play Vortex: the Beach for the Lair', 'Pass'])
    expect(said(t, () => t.bea.plays('vortex', { card: 'lair', places: ['beach'] }))).to.deep.equal([
      'bea plays Vortex.',
      'bea swaps a locked card: the Beach for the Lair, which is discarded.',
    ])
    expect(asked(t.ada)).to.match(/^You may play a Hunt card now, or pass\./)
    expect(t.ada.labels).to.include.members([
      'Play Mutation',
      'Play Mutation: the Artemia token on the Lair',
      'Play Phobia: bea',
      'Play Phobia: bea, the Artemia token on the Beach',
    ])
    expect(said(t, () => t.ada.plays('mutation', { at: 'beach' })).slice(0, 2)).to.deep.equal([
      'ada plays Mutation: the Artemia token on the Beach.',
      'The Artemia token lies on the Beach.',
    ])
  })
})
