/** Every power of the Produce phase, on every card. */
import { type Card, type Filter, GOODS, type Good } from '../../games/race-for-the-galaxy/cards.ts'
import { cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { expect, position, uid, walk } from './walk.ts'

/** Production worlds of each kind which bring no cards. */
const PRODUCTION: { readonly [G in Good]: readonly [string, string] } = {
  novelty: ['artist-colony', 'spice-world'],
  rare: ['rebel-miners', 'ore-rich-world'],
  genes: ['distant-world', 'malevolent-lifeforms'],
  alien: ['alien-robotic-factory', 'lost-alien-battle-fleet'],
}
/** Windfall worlds of each kind. */
const WINDFALL: { readonly [G in Good]: string } = {
  novelty: 'refugee-world',
  rare: 'asteroid-belt',
  genes: 'empath-world',
  alien: 'alien-robot-sentry',
}
const OTHER: { readonly [G in Good]: Good } = {
  novelty: 'rare',
  rare: 'genes',
  genes: 'alien',
  alien: 'novelty',
}

/** A phase Produce that Bea has chosen. */
const produces = (tableau: readonly string[], goods: readonly string[] = [], bea: readonly string[] = []) =>
  position({ phases: ['produce'], ada: { tableau, goods }, bea: { tableau: bea, action: 'produce' } })

/** Every kind of thing that a power counts, twice. */
const MIXTURE = [
  'aquatic-uplift-race',
  'distant-world',
  'consumer-markets',
  'galactic-federation',
  'imperium-armaments-world',
  'imperium-stealth-tactics',
  'rebel-base',
  'rebel-miners',
]

function counts({ type, goodKind, minCost = 0, keyword, military }: Filter, card: Card): boolean {
  const world = card.type === 'world' ? card : undefined
  return (
    (type === undefined || card.type === type) &&
    (goodKind === undefined || world?.goodKind === goodKind) &&
    (military === undefined || world?.military === military) &&
    (keyword === undefined || card.keywords.includes(keyword)) &&
    card.cost >= minCost
  )
}

walk('produce', {
  produce({ card }) {
    const t = produces([card.id])
    expect(t.goods).to.deep.equal([uid(card.id)])

    const full = produces([card.id], [card.id])
    expect(full.goods).to.deep.equal([uid(card.id)])
    expect(full.own.hand).to.deep.equal([])
  },
  produceOnWindfall({ card, power: { goodKind }, ref }) {
    const all = GOODS.map(kind => WINDFALL[kind])
    if (goodKind === 'any') {
      for (const world of all) {
        const t = produces([card.id, ...all])
        t.ada.does('produce', ref, uid(world))
        expect(t.goods).to.deep.equal([uid(world)])
      }
      return
    }
    const t = produces([card.id, ...all])
    expect(t.goods).to.deep.equal([uid(WINDFALL[goodKind])])
    const full = produces([card.id, ...all], [WINDFALL[goodKind]])
    expect(full.goods).to.deep.equal([uid(WINDFALL[goodKind])])
  },
  draw({ card, power }) {
    expect(produces([card.id]).own.hand).to.have.length(power.amount)
  },
  drawIfProducedHere({ card, power }) {
    if (card.type === 'world' && card.production === 'production') {
      expect(produces([card.id]).own.hand).to.have.length(power.amount)
      expect(produces([card.id, 'artist-colony'], [card.id]).own.hand).to.deep.equal([])
      return
    }
    const withBonus = (goods: readonly string[]) =>
      position({ phases: ['produce'], ada: { tableau: [card.id], goods, action: 'produce' } })
    const t = withBonus([])
    expect(t.goods).to.deep.equal([uid(card.id)])
    expect(t.own.hand).to.have.length(power.amount)
    expect(withBonus([card.id]).own.hand).to.deep.equal([])
    expect(produces([card.id, 'artist-colony']).own.hand).to.deep.equal([])
  },
  drawPerGoodProduced({ card, power: { goodKind, amount } }) {
    const [first, second] = PRODUCTION[goodKind]
    const [other] = PRODUCTION[OTHER[goodKind]]
    expect(produces([card.id, first, second, other]).own.hand).to.have.length(2 * amount)
    expect(produces([card.id, first, second, other], [second]).own.hand).to.have.length(amount)
    expect(produces([card.id, other]).own.hand).to.deep.equal([])
  },
  drawPerKindProduced({ card, power: { amount } }) {
    const worlds = [...PRODUCTION.novelty, ...PRODUCTION.rare, PRODUCTION.alien[0]]
    expect(produces([card.id, ...worlds]).own.hand).to.have.length(3 * amount)
    expect(produces([card.id, ...worlds], PRODUCTION.rare).own.hand).to.have.length(2 * amount)
  },
  drawIfMostProduced({ card, power: { goodKind, amount } }) {
    const [first, second] = PRODUCTION[goodKind]
    const rival = { novelty: 'gem-world', rare: 'comet-zone', genes: 'lost-species-ark-world', alien: '' }[
      goodKind
    ]
    expect(produces([card.id, first, second], [], [rival]).own.hand).to.have.length(amount)
    expect(produces([card.id, first], [], [rival]).own.hand).to.deep.equal([])
    expect(produces([card.id], [], []).own.hand).to.deep.equal([])
  },
  drawPerTableau({ card, power: { filter, amount } }) {
    const tableau = [card.id, ...MIXTURE]
    const count = tableau.filter(id => counts(filter, cardOf(id))).length
    expect(count).to.be.within(2, 5)
    expect(produces(tableau).own.hand).to.have.length(count * amount)
    const none = MIXTURE.filter(id => !counts(filter, cardOf(id)))
    expect(produces([card.id, ...none]).own.hand).to.have.length(counts(filter, card) ? amount : 0)
  },
  gatherRareGoods({ card }) {
    const worlds = ['asteroid-belt', 'rebel-miners', 'artist-colony']
    const begin = () => produces([card.id, ...worlds], worlds)
    const t = begin()
    t.ada.cannot('answer', [[uid('artist-colony')]], { rule: 'kit' })
    t.ada.answers(uid('asteroid-belt'), uid('rebel-miners'))
    expect(t.goods).to.deep.equal([card.id, card.id, 'rebel-miners', 'artist-colony'].map(uid).sort())
    const declined = begin()
    declined.ada.answers()
    expect(declined.goods).to.deep.equal(worlds.map(uid).sort())
  },
})
