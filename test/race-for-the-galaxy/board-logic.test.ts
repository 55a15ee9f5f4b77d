/** What the board works out before it draws anything: prices, payments, strengths, plans. */

import { readerOf } from '../../games/kit/index.ts'
import { bonusNow, offerOf } from '../../games/race-for-the-galaxy/board/offers.ts'
import {
  byNearness,
  homeOf,
  nextPlace,
  placeAround,
  printedEdge,
  problemsAt,
  sizeOf,
  turnedPlace,
} from '../../games/race-for-the-galaxy/board/orb/placements.ts'
import { readingOfSpace } from '../../games/race-for-the-galaxy/board/orb/reading.ts'
import { outlookOf } from '../../games/race-for-the-galaxy/board/outlook.ts'
import {
  leastOf,
  placingArgs,
  priceAtOnce,
  proposalFor,
  toggled,
  withPayment,
} from '../../games/race-for-the-galaxy/board/payment.ts'
import { phaseLines } from '../../games/race-for-the-galaxy/board/roster.ts'
import { partsOf } from '../../games/race-for-the-galaxy/board/score.ts'
import { strengthsOf } from '../../games/race-for-the-galaxy/board/strengths.ts'
import { nextUse } from '../../games/race-for-the-galaxy/board/useFollow.ts'
import { wordsOf } from '../../games/race-for-the-galaxy/board/words.ts'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { edgeAt, mapOf, type Point } from '../../games/race-for-the-galaxy/orb/index.ts'
import { scoreNow } from '../../games/race-for-the-galaxy/rules/scoring.ts'
import { orbRace } from './orb-table.ts'
import { expect, type RaceSeat, race } from './support.ts'

const idOf = (uid: string) => uid.replace(/#\d+$/, '')
const offer = (seat: RaceSeat, name: string) => offerOf(seat.view, seat.seat, seat.card(name))
/** The plans of a seat that is asked to use its powers. */
const plans = (seat: RaceSeat) => outlookOf(seat.view, seat.seat).plans

describe('Race for the Galaxy, the board: prices', () => {
  it('shows what a development costs now, with its parts', () => {
    const t = race({
      ada: { tableau: ['old-earth', 'investment-credits'], hand: ['research-labs'], fill: 3 },
    })
    const { price, refusal } = offer(t.ada, 'research-labs')
    expect(price!.total).to.equal(3)
    expect(price!.terms.map(({ amount }) => amount)).to.deep.equal([4, -1])
    expect(refusal).to.equal(undefined)
  })

  it('says why a card cannot be placed', () => {
    const t = race({ ada: { tableau: ['old-earth'], hand: ['research-labs'], fill: 2 } })
    expect(offer(t.ada, 'research-labs').refusal?.rule).to.equal('RFTG-7.04')
  })

  it('sets Military against the defense of a military world, and names no price where none is possible', () => {
    const t = race({ ada: { tableau: ['new-sparta'], hand: ['rebel-miners', 'rebel-base'], fill: 6 } })
    const near = offer(t.ada, 'rebel-miners')
    expect(near.military).to.deep.include({ need: 2 })
    expect(near.military!.have.total).to.equal(2)
    expect(near.price).to.equal(undefined)
    expect(near.refusal).to.equal(undefined)
    expect(offer(t.ada, 'rebel-base').refusal?.rule).to.equal('RFTG-8.10')
  })

  it('counts what a card of the hand would score as if it lay in the tableau', () => {
    const t = race({ ada: { tableau: ['old-earth', 'new-vinland'], hand: ['galactic-survey-seti'] } })
    const seti = t.ada.card('galactic-survey-seti')
    // 1 VP for itself, a development with an Explore power, and 1 for each of two worlds without one.
    expect(bonusNow(t.ada.view, '0', seti)).to.equal(3)
    expect(t.ada.view.players['0']!.tableau).to.have.length(2)
  })
})

describe('Race for the Galaxy, the board: payments', () => {
  it('proposes first what can never be placed: a second development of the same name', () => {
    const t = race({
      ada: { tableau: ['old-earth', 'public-works'], hand: ['gem-world', 'public-works', 'new-vinland'] },
    })
    const { hand } = t.ada.view.players['0']!
    expect(leastOf(t.ada.view, '0', hand as string[], 1).map(idOf)).to.deep.equal(['public-works'])
  })

  it('proposes to give away what is far out of reach before what can be placed at once', () => {
    const t = race({ ada: { tableau: ['old-earth'], hand: ['gem-world', 'rebel-base', 'new-vinland'] } })
    const { hand } = t.ada.view.players['0']!
    expect(leastOf(t.ada.view, '0', hand as string[], 1).map(idOf)).to.deep.equal(['rebel-base'])
  })

  it('pays together with the choice, as much as the card costs and never with itself', () => {
    const t = race({ ada: { tableau: ['old-earth'], hand: ['gem-world'], fill: 4 } })
    t.plays({ ada: 'settle', bea: 'settle' })
    const [gem] = t.ada.view.players['0']!.hand as string[]
    const [card, ...payment] = withPayment(t.ada.view, '0', gem!)
    expect(card).to.equal(gem)
    expect(payment).to.have.length(2)
    expect(payment).not.to.include(gem)
    t.ada.does('settle', ...placingArgs([card], payment))
    expect(t.ada.tableau).to.include('gem-world')
    // Four others, less two that pay, and one that the Settle bonus draws.
    expect(t.ada.hand).to.have.length(3)
  })

  it('leaves the payment open where a card could be conquered, come free or be made cheaper by an artifact', () => {
    const army = race({ ada: { tableau: ['new-sparta'], hand: ['rebel-miners'], fill: 4 } })
    expect(priceAtOnce(army.ada.view, '0', army.ada.card('rebel-miners'))).to.equal(null)
    const ship = race({ ada: { tableau: ['old-earth', 'colony-ship'], hand: ['gem-world'], fill: 4 } })
    expect(priceAtOnce(ship.ada.view, '0', ship.ada.card('gem-world'))).to.equal(null)
    const plain = race({ ada: { tableau: ['old-earth'], hand: ['gem-world'], fill: 4 } })
    expect(priceAtOnce(plain.ada.view, '0', plain.ada.card('gem-world'))).to.equal(2)
    const tableau = ['imperium-war-faction', 'mining-world']
    const rich = race({ ada: { tableau, goods: ['mining-world'], hand: ['gem-world'], fill: 3 } })
    rich.plays({ ada: 'settle' })
    expect(priceAtOnce(rich.ada.view, '0', rich.ada.card('gem-world')), 'a good may go').to.equal(null)
    expect(placingArgs([7, 'a'], [])).to.deep.equal([7, 'a'])
  })

  it('proposes nothing where a choice is a plan, and just enough where it is a payment', () => {
    const t = race({ ada: { tableau: ['old-earth'], hand: ['gem-world'], fill: 4 } })
    expect(proposalFor(t.ada.view, '0', t.ada.asked())).to.deep.equal([])
    t.plays({ ada: 'settle', bea: 'settle' })
    t.ada.settles('gem-world')
    const ask = t.ada.asked()
    expect(ask.kind).to.equal('placeWorld')
    expect(proposalFor(t.ada.view, '0', ask)).to.have.length(2)
  })

  it('proposes no payment for a world that can be conquered', () => {
    const t = race({
      ada: {
        tableau: ['new-sparta', 'contact-specialist', 'space-marines'],
        hand: ['rebel-miners'],
        fill: 4,
      },
    })
    t.plays({ ada: 'settle', bea: 'settle' })
    t.ada.settles('rebel-miners')
    const ask = t.ada.asked()
    expect(ask.kind).to.equal('placeWorld')
    expect(ask.pick?.min).to.equal(1)
    expect(proposalFor(t.ada.view, '0', ask)).to.deep.equal([])
  })

  it('takes a card out again, and lets the oldest make room', () => {
    expect(toggled(['a', 'b'], 'a', 2)).to.deep.equal(['b'])
    expect(toggled(['a', 'b'], 'c', 2)).to.deep.equal(['b', 'c'])
    expect(toggled(['a'], 'b', 2)).to.deep.equal(['a', 'b'])
  })
})

describe('Race for the Galaxy, the board: ways to place a world', () => {
  it('says what each of them takes: a card, a good, or that the world comes free', () => {
    const t = race({
      ada: {
        tableau: [
          ...['new-sparta', 'contact-specialist', 'colony-ship', 'rebel-gem-smugglers'],
          ...['new-military-tactics', 'mining-world'],
        ],
        goods: ['rebel-gem-smugglers', 'mining-world'],
        hand: ['rebel-miners'],
        fill: 4,
      },
    })
    t.plays({ ada: 'settle', bea: 'settle' })
    t.ada.settles('rebel-miners')
    expect(t.ada.labels).to.include.members([
      '+3 Military: discard New Military Tactics',
      '+2 Military: spend the good of Rebel Gem Smugglers',
      '+2 Military by Rebel Gem Smugglers: spend the good of Mining World',
      'For nothing: discard Colony Ship',
    ])
  })
})

describe('Race for the Galaxy, the board: strengths', () => {
  it('adds up Military, and keeps apart what counts only against some worlds', () => {
    const t = race({ ada: { tableau: ['new-sparta', 'space-marines', 'contact-specialist'] } })
    expect(strengthsOf(t.ada.view, '0').military.total).to.equal(2 + 2 - 1)
    const rare = race({ ada: { tableau: ['alpha-centauri'] } })
    expect(strengthsOf(rare.ada.view, '0').special).to.deep.equal([{ against: 'rare', amount: 1 }])
    expect(strengthsOf(rare.ada.view, '0').settleKinds).to.deep.equal([{ kind: 'rare', amount: 1 }])
  })

  it('counts goods and production worlds by kind', () => {
    const t = race({
      ada: {
        tableau: ['gem-world', 'earths-lost-colony', 'new-vinland'],
        goods: ['gem-world', 'new-vinland'],
      },
    })
    const { goods, produces } = strengthsOf(t.ada.view, '0')
    expect(goods).to.deep.equal([{ kind: 'novelty', count: 2 }])
    expect(produces).to.deep.equal([{ kind: 'novelty', count: 3 }])
  })
})

describe('Race for the Galaxy, the board: the round', () => {
  it('leaves all phases open until the reveal, and then tells who chose what', () => {
    const t = race({ ada: { fill: 2 } })
    expect(phaseLines(t.ada.view).map(({ when }) => when)).to.deep.equal(Array(5).fill('open'))
    t.ada.chooses('settle')
    expect(phaseLines(t.bea.view).flatMap(({ chosen }) => chosen)).to.deep.equal([])
    t.bea.chooses('produce')
    const lines = phaseLines(t.ada.view)
    expect(lines.find(({ phase }) => phase === 'explore')!.when).to.equal('skipped')
    expect(lines.flatMap(({ chosen }) => chosen)).to.deep.equal([
      { seat: '0', action: 'settle' },
      { seat: '1', action: 'produce' },
    ])
  })

  it('splits a score into chips, cards and bonuses', () => {
    const t = race({ ada: { tableau: ['old-earth', 'new-vinland', 'galactic-survey-seti'], vp: 3 } })
    const score = scoreNow(t.ada.view, '0')
    const parts = partsOf(score)
    expect(parts).to.deep.include({ chips: 3, cardBonus: 3, token: 0 })
    expect(parts.chips + parts.card + parts.cardBonus + parts.token).to.equal(score.total)
  })
})

describe('Race for the Galaxy, the board: the consume planner', () => {
  it('finds the order that leaves no good for a weaker power', () => {
    // Public Works takes any good for 1 VP, Consumer Markets up to 3 Novelty goods for 1 VP each.
    const t = race({
      ada: {
        tableau: ['alpha-centauri', 'public-works', 'consumer-markets', 'gem-world'],
        goods: ['alpha-centauri', 'gem-world'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const [best] = plans(t.ada)
    expect(best).to.deep.include({ vp: 4, cards: 0 })
    // What is left without a choice the game does by itself.
    for (const { power, goods } of best!.uses)
      if (t.ada.isAsked('consume') && !t.ada.has.turn.used.includes(power))
        t.ada.does('consume', power, goods)
    expect(t.ada.vp).to.equal(4)
    expect(t.ada.isAsked('consume')).to.equal(false)
  })

  it('offers VP against cards, best VP first, and nothing that another plan beats', () => {
    const t = race({
      ada: {
        tableau: ['gem-world', 'public-works', 'new-survivalists'],
        goods: ['gem-world'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const all = plans(t.ada)
    expect(all.map(({ vp, cards }) => [vp, cards])).to.deep.equal([
      [2, 0],
      [0, 1],
    ])
  })

  it('says of every step of a plan what it brings: together what the plan does', () => {
    const t = race({
      ada: {
        tableau: ['old-earth', 'gem-world', 'spice-world', 'comet-zone', 'new-vinland', 'public-works'],
        goods: ['gem-world', 'spice-world', 'comet-zone'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const all = plans(t.ada)
    expect(all.length).to.be.greaterThan(1)
    for (const { vp, cards, uses } of all) {
      expect(uses.reduce((sum, use) => sum + use.vp, 0)).to.equal(vp)
      expect(uses.reduce((sum, use) => sum + use.cards, 0)).to.equal(cards)
    }
  })

  it('sends one step of a plan at a time, one for a question, and none that the table shows already', () => {
    const use = (power: string) => ({ power, goods: [], vp: 1, cards: 0 })
    const plan = [use('a#1/0'), use('b#1/0'), use('c#1/0')]
    const fresh = { ask: undefined, isOnItsWay: false }
    expect(nextUse(plan, [], 5, fresh)?.power).to.equal('a#1/0')
    // The next question is here before the answer to the last step.
    expect(nextUse(plan, ['a#1/0'], 6, { ask: 5, isOnItsWay: true })).to.equal(undefined)
    // The answer is here before the next question.
    expect(nextUse(plan, [], 5, { ask: 5, isOnItsWay: false })).to.equal(undefined)
    expect(nextUse(plan, ['a#1/0'], 6, { ask: 5, isOnItsWay: false })?.power).to.equal('b#1/0')
    // What was left without a choice the rules have used by themselves.
    expect(nextUse(plan, ['a#1/0', 'b#1/0'], 6, { ask: 5, isOnItsWay: false })?.power).to.equal('c#1/0')
    expect(nextUse(plan, ['a#1/0', 'b#1/0', 'c#1/0'], 7, fresh)).to.equal(undefined)
  })

  it('finds plans for a large empire without trying for ever', () => {
    const t = race({
      ada: {
        tableau: [
          ...[
            'gem-world',
            'earths-lost-colony',
            'alpha-centauri',
            'mining-world',
            'plague-world',
            'new-survivalists',
          ],
          ...[
            'public-works',
            'consumer-markets',
            'mining-conglomerate',
            'diversified-economy',
            'new-vinland',
          ],
        ],
        goods: [
          ...['gem-world', 'earths-lost-colony', 'alpha-centauri', 'mining-world', 'plague-world'],
          ...['new-survivalists', 'new-vinland'],
        ],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const { plans, isComplete } = outlookOf(t.ada.view, '0')
    expect(isComplete).to.equal(true)
    const [best] = plans
    expect(best!.uses.length).to.be.greaterThan(3)
    // No other order that anybody tries brings more.
    expect(best!.vp).to.be.at.least(12)
  })

  it('changes nothing of what the reader sees, and knows no card that is hidden', () => {
    const t = race({
      ada: {
        tableau: ['gem-world', 'public-works', 'new-survivalists'],
        goods: ['gem-world'],
      },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-2x' })
    const before = structuredClone(t.ada.view)
    plans(t.ada)
    expect(t.ada.view).to.deep.equal(before)
  })
})

describe('Race for the Galaxy, the board: laying orb cards', () => {
  it('turns a card around its middle and comes back after four turns', () => {
    const size = sizeOf('A01', 0)
    expect(sizeOf('A01', 1)).to.deep.equal({ width: size.height, height: size.width })
    let laid = placeAround('A01', 0, { x: 4, y: 4 })
    const first = laid
    for (let i = 0; i < 4; i++) laid = turnedPlace(laid)
    expect(laid.turns).to.equal(0)
    expect(laid).to.deep.equal(first)
  })

  it('goes from one allowed place of a card to the next and around', () => {
    const places = [1, 2].map(x => ({ card: 'A01', x, y: 0, turns: 0 as const }))
    const other = { card: 'A02', x: 5, y: 5, turns: 0 as const }
    const all = [...places, other]
    expect(nextPlace(all, places[0]!)).to.equal(places[1])
    expect(nextPlace(all, places[1]!)).to.equal(places[0])
    expect(nextPlace(all, { ...places[0]!, x: 9 })).to.equal(places[0])
    const turned = [...all, { ...places[0]!, turns: 1 as const }]
    expect(nextPlace(turned, places[1]!), 'as it is turned').to.equal(places[0])
    expect(nextPlace(all, { ...places[0]!, turns: 1 }), 'otherwise, where it has no place so').to.equal(
      places[0],
    )
  })

  it('tells why a card may not lie away from the orb', () => {
    const t = race({ options: { expansion: 'base+aa+orb' } })
    const [problem] = problemsAt(t.ada.view, 'orbPlay', { card: 'A01', x: 40, y: 40, turns: 0 })
    expect(problem?.rule).to.equal('RFTG-17.07')
  })
  it('begins with the place that is nearest to the own team', () => {
    const t = orbRace({ orb: { teams: { ada: ['1,2'] } } })
    expect(homeOf(t.ada.view, '0')).to.deep.equal({ x: 1.5, y: 2.5 })
    expect(homeOf(t.ada.view, null), 'a spectator').to.deep.equal({ x: 0, y: 1.5 })
    const far = { card: 'A01', x: -9, y: 0, turns: 0 as const }
    const near = { card: 'A01', x: 1, y: 3, turns: 1 as const }
    expect(byNearness([far, near], homeOf(t.ada.view, '0'))).to.deep.equal([near, far])
  })

  it('names the edge of the card that would be better than that of the orb', () => {
    const t = orbRace()
    // Every place beside the main airlock that fails by an edge names one that is worse on the orb.
    const ranks = ['open', 3, 4, 5, 6, 7, 'wall']
    let named = 0
    for (let y = -3; y <= 3; y++) {
      const laid = { card: 'A10', x: 2, y, turns: 0 as const }
      const [problem] = problemsAt(t.ada.view, 'orbPlay', laid)
      for (const at of problem?.edges ?? []) {
        named += 1
        const [old, brought] = [edgeAt(mapOf(t.orb.laid), at)!, printedEdge(laid, at)!]
        expect(ranks.indexOf(brought), `y ${y}: ${brought}`).to.be.lessThan(ranks.indexOf(old))
      }
    }
    expect(named).to.be.greaterThan(0)
  })
})

describe('Race for the Galaxy, the board: reading the orb', () => {
  const t = orbRace({ orb: { laid: ['A28 2,0'], tokens: { '2,0': 'A1' }, teams: { ada: ['1,1'] } } })
  const read = (space: Point, language: 'en' | 'ja' = 'en') => {
    const reader = readerOf(raceForTheGalaxy.text, language, seat => `P${seat}`)
    const { view } = t.ada
    return readingOfSpace(space, { view, map: mapOf(view.orb!.laid), words: wordsOf(reader), reader })
  }

  it('says what a space is, what lies and stands there, and which sides are barred', () => {
    const token = read({ x: 2, y: 0 })
    expect(token.title).to.include('Artifact space A')
    expect(token.text).to.include('must stop').and.include('left wall').and.not.include('has been taken')
    const taken = read({ x: 3, y: 2 })
    expect(taken.text).to.include('has been taken').and.include('top barrier 5').and.not.include('must stop')
    expect(read({ x: 1, y: 1 }).text).to.include('Survey team of P0')
    expect(read({ x: 2, y: 2 }).text).to.include('any other jump tube')
  })

  it('knows where there is no space yet', () => {
    expect(read({ x: 9, y: 9 })).to.deep.include({ exists: false, text: '' })
    expect(read({ x: 9, y: 9 }, 'ja').title).to.include('まだ')
  })
})
