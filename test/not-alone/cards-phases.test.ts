import { expect, type NotAloneSeat, type NotAloneTable, notAlone } from './support.ts'

/** Phase printed on each Hunt card. Flashback has that of the card it copies. */
const HUNT = {
  'force-field': 1,
  despair: 1,
  interference: 2,
  fierceness: 2,
  ascendancy: 2,
  anticipation: 2,
  'forbidden-zone': 2,
  persecution: 2,
  virus: 2,
  phobia: 2,
  mutation: 2,
  scream: 2,
  toxin: 2,
  clone: 2,
  mirage: 2,
  cataclysm: 3,
  detour: 3,
  tracking: 4,
  stasis: 4,
} as const

/** Phase printed on each Survival card. */
const SURVIVAL = {
  adrenaline: 1,
  sacrifice: 1,
  ingenuity: 1,
  'strike-back': 1,
  'sixth-sense': 1,
  smokescreen: 1,
  vortex: 2,
  'wrong-track': 3,
  hologram: 3,
  dodge: 3,
  detector: 3,
  gate: 3,
  drone: 3,
  'double-back': 4,
  amplifier: 4,
} as const

type Hunt = keyof typeof HUNT
type Survival = keyof typeof SURVIVAL

const offers = (seat: NotAloneSeat, card: string) =>
  seat.legal.some(({ move, args }) => move.startsWith('play') && args[1] === card)

/** In which phases the seat may play the card; in the others it is refused for its phase. */
function phasesOf(seat: NotAloneSeat, card: Hunt | Survival, moments: readonly (() => void)[]): number[] {
  return moments.flatMap((go, i) => {
    go()
    if (offers(seat, card)) return [i + 1]
    const rule = (card === 'gate' || card === 'drone') && i === 2 ? 'NA-6.10' : 'NA-3.02'
    seat.cannotPlay(card, {}, { rule })
    return []
  })
}

/** Goes to a moment in each phase at which Creature and Hunted can play cards. */
const moments = (t: NotAloneTable<'ada' | 'bea' | 'cy'>) => ({
  creature: [
    () => {},
    () => t.lockAll({ bea: 'jungle', cy: 'lair' }),
    () => t.hunts(),
    () => t.goesOnTo('endOfTurn'),
  ],
  hunted: [
    () => {},
    () => {
      t.lockAll({ bea: 'jungle', cy: 'lair' })
      t.ada.places('creature', 'jungle')
      t.ada.places('artemia', 'jungle')
      t.ada.does('endPlacement')
    },
    () => t.bea.passes(),
    () => {
      t.allPass()
      t.cy.doesNothing('lair')
      t.bea.answers('beach')
    },
  ],
})

describe('Not Alone, section 3: the phase printed on a card', () => {
  for (const [card, phase] of Object.entries(HUNT) as [Hunt, number][]) {
    it(`[NA-3.02] ${card} can be played in phase ${phase} only`, () => {
      const t = notAlone({ hunt: { hand: [card] } })
      expect(phasesOf(t.ada, card, moments(t).creature)).to.deep.equal([phase])
    })
  }

  for (const [card, phase] of Object.entries(SURVIVAL) as [Survival, number][]) {
    it(`[NA-3.02] ${card} can be played in phase ${phase} only`, () => {
      const t = notAlone({
        rescue: 6,
        marker: card === 'amplifier',
        hunt: { hand: ['flashback'] },
        bea: { will: 2, discard: ['rover', 'lair'], survival: [card] },
      })
      // Gate and Drone need a decision of their own: there is none on a place with tokens.
      const expected = card === 'gate' || card === 'drone' ? [] : [phase]
      expect(phasesOf(t.bea, card, moments(t).hunted)).to.deep.equal(expected)
    })
  }

  for (const card of ['gate', 'drone'] as const) {
    it(`[NA-3.02] ${card} can be played in phase 3, when the own location is decided`, () => {
      const t = notAlone({ bea: { survival: [card] } })
      t.lockAll({ bea: 'jungle', cy: 'lair' })
      t.hunts()
      expect(t.spectator.view.phase).to.equal('reckoning')
      expect(offers(t.bea, card)).to.equal(false)
      t.bea.passes()
      expect(offers(t.bea, card)).to.equal(true)
    })
  }
})
