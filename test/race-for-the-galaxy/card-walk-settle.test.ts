/** Every power of the Settle phase, and what cards do when they are placed, on every card. */
import type { Card, PowerOf, World } from '../../games/race-for-the-galaxy/cards.ts'
import { cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { cellAt, mapOf } from '../../games/race-for-the-galaxy/orb/index.ts'
import { costOf, expect, forces, otherThan, position, sumOn, uid, type Walk, walk } from './walk.ts'

/** Non-military worlds to pay for, one of each kind. */
const PAID = { rare: 'comet-zone', genes: 'lost-species-ark-world', alien: 'deserted-alien-library' } as const
const PLAIN = 'terraformed-world'

/** Chromosomes beside those on the card itself. */
const CHROMOSOMES = ['avian-uplift-race', 'reptilian-uplift-race']

/** What the `military` powers of a card come to against a world, in a tableau with `CHROMOSOMES`. */
const militaryOf = (card: Card, world: World) =>
  sumOn(card, 'settle', 'military', ({ amount, goodKind, against, perTableau }) => {
    if (goodKind && goodKind !== world.goodKind) return 0
    if (against && !world.keywords.includes('rebel')) return 0
    return perTableau ? amount * (1 + CHROMOSOMES.length) : amount
  })

const worldOf = (id: string) => cardOf(id) as World

/** A military world against which the power counts. */
function targetOf(card: Card, { goodKind }: PowerOf<'settle', 'military'>): string {
  if (goodKind === 'rare') return 'imperium-blaster-gem-depot'
  if (goodKind === 'genes') return 'malevolent-lifeforms'
  if (goodKind === 'alien') return 'alien-robot-scout-ship'
  return otherThan(card, 'rebel-outpost', 'rebel-base')
}

/** Ada pays for a world with just so many cards of her hand, and could not with one less. */
function paysExactly(tableau: readonly string[], world: string, price: number): void {
  const t = position({ phases: ['settle'], ada: { tableau, hand: [world], more: price } })
  t.ada.does('settle', uid(world))
  if (t.ada.isAsked('placeWorld')) t.ada.answers(...t.own.hand)
  expect(t.has(world), world).to.equal(true)
  expect(t.own.hand).to.deep.equal([])
  if (price === 0) return
  position({ phases: ['settle'], ada: { tableau, hand: [world], more: price - 1 } }).ada.cannot(
    'settle',
    [uid(world)],
    { rule: 'RFTG-8.06' },
  )
}

/** Whether Ada, without a card to pay, can conquer the world with her Military as it is. */
function conquers(t: Walk, world: string): boolean {
  if (!t.ada.legal.some(({ move, args }) => move === 'settle' && args[1] === uid(world))) return false
  t.ada.does('settle', uid(world))
  if (t.ada.isAsked('placeWorld')) {
    if (!t.ada.legal.some(({ move }) => move === 'conquer')) return false
    t.ada.does('conquer')
  }
  expect(t.has(world)).to.equal(true)
  expect(t.own.turn.placing).to.equal(null)
  return true
}

walk('onPlace', {
  mayDiscardForGood({ card }) {
    const begin = () => {
      const t = position({ phases: ['settle'], ada: { hand: [card.id], more: card.cost + 1 } })
      t.ada.does('settle', uid(card.id))
      t.ada.answers(...t.own.hand.slice(0, card.cost))
      return t
    }
    const t = begin()
    expect(t.goods).to.deep.equal([])
    t.ada.answers(...t.own.hand)
    expect(t.goods).to.deep.equal([uid(card.id)])
    expect(t.own.hand).to.deep.equal([])

    const declined = begin()
    declined.ada.answers()
    expect(declined.goods).to.deep.equal([])
    expect(declined.own.hand).to.have.length(1)
  },
  addSurveyTeam({ card }) {
    const build = (orb: boolean) => {
      const t = position({ phases: ['develop'], ada: { hand: [card.id], more: card.cost }, orb })
      t.ada.does('develop', uid(card.id))
      expect(t.has(card.id)).to.equal(true)
      return t
    }
    const t = build(true)
    const { args } = t.ada.legal.find(({ move }) => move === 'placeOrbCard')!
    t.ada.does('placeOrbCard', ...args.slice(1))
    const { laid, teams } = t.state.orb!
    expect(laid.at(-1)!.card).to.match(/^SMALL/)
    expect(teams['0b']!.seat).to.equal('0')
    expect(cellAt(mapOf(laid), teams['0b']!)).to.equal('smallAirlock')
    expect(build(false).ada.isAsked('orbAirlock')).to.equal(false)
  },
})

walk('settle', {
  discount({ card, power: { goodKind } }) {
    const world = goodKind ? PAID[goodKind as keyof typeof PAID] : PLAIN
    const off = sumOn(card, 'settle', 'discount', power =>
      power.goodKind === undefined || power.goodKind === goodKind ? power.amount : 0,
    )
    paysExactly([card.id], world, costOf(world) - off)
    if (goodKind) paysExactly([card.id], PLAIN, costOf(PLAIN))
  },
  military({ card, power }) {
    const chromosomes = power.perTableau ? CHROMOSOMES : []
    const begin = (military: number, target: string) =>
      position({
        phases: ['settle'],
        ada: {
          tableau: [card.id, ...chromosomes, ...forces(military, card.id, target)],
          hand: [target],
        },
      })
    // A power that counts against some worlds alone is seen against another one, too.
    const targets = [
      targetOf(card, power),
      ...(power.goodKind || power.against ? ['former-penal-colony'] : []),
    ]
    for (const target of targets) {
      const needed = costOf(target) - militaryOf(card, worldOf(target))
      expect(conquers(begin(needed, target), target), target).to.equal(true)
      expect(conquers(begin(needed - 1, target), target), target).to.equal(false)
    }
  },
  tempMilitary({ card, power, ref }) {
    const target = 'rebel-outpost'
    const { payment, amount } = power
    const source = payment.type === 'discardGood' && sourceOf(card, payment.goodKind)
    const lasting = militaryOf(card, worldOf(target))
    const t = position({
      phases: ['settle'],
      ada: {
        tableau: [
          card.id,
          ...forces(costOf(target) - lasting - amount, card.id, target),
          ...(source && source !== card.id ? [source] : []),
        ],
        hand: [target],
        goods: source ? [source] : [],
      },
    })
    t.ada.does('settle', uid(target))
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.10' })
    t.ada.does('boost', ref, source ? uid(source) : null)
    if (t.ada.isAsked('placeWorld')) t.ada.does('conquer')
    expect(t.has(target)).to.equal(true)
    expect(t.goods).to.deep.equal([])
    expect(t.has(card.id)).to.equal(payment.type === 'discardGood')
    expect(t.state.discard.includes(uid(card.id))).to.equal(payment.type === 'discardThisCard')
  },
  payForMilitary({ card, power: { discount, onlyGoodKind, excludesGoodKind, requiresIcon } }) {
    const world = onlyGoodKind
      ? 'alien-robot-scout-ship'
      : requiresIcon
        ? 'arboreal-uplift-race'
        : 'rebel-outpost'
    const off = sumOn(card, 'settle', 'discount', ({ amount, goodKind }) => (goodKind ? 0 : amount))
    paysExactly([card.id], world, costOf(world) - discount - off)
    const others = [
      ...(excludesGoodKind ? ['alien-robot-sentry'] : []),
      ...(onlyGoodKind || requiresIcon ? ['rebel-outpost'] : []),
    ]
    for (const other of others)
      position({ phases: ['settle'], ada: { tableau: [card.id], hand: [other], more: 9 } }).ada.cannot(
        'settle',
        [uid(other)],
        { rule: 'RFTG-8.10' },
      )
  },
  settleZeroCost({ card, ref }) {
    const t = position({ phases: ['settle'], ada: { tableau: [card.id], hand: [PLAIN] } })
    t.ada.does('settle', uid(PLAIN))
    t.ada.does('cheapen', ref)
    expect(t.has(PLAIN)).to.equal(true)
    expect(t.has(card.id)).to.equal(false)
    expect(t.state.discard).to.include(uid(card.id))
    position({ phases: ['settle'], ada: { tableau: [card.id], hand: [PAID.alien] } }).ada.cannot(
      'settle',
      [uid(PAID.alien)],
      { rule: 'RFTG-8.06' },
    )
  },
  extraSettleZeroCost({ card }) {
    const t = position({
      phases: ['settle'],
      ada: { tableau: [card.id], hand: ['tranship-point', PLAIN, PAID.alien, 'rebel-outpost'] },
    })
    t.ada.does('settle', uid('tranship-point'))
    t.ada.cannot('project', [uid(PAID.alien)], { rule: 'RFTG-8.25' })
    t.ada.cannot('project', [uid('rebel-outpost')], { rule: 'RFTG-8.25' })
    t.ada.does('project', uid(PLAIN))
    expect(t.has('tranship-point') && t.has(PLAIN)).to.equal(true)
    expect(t.has(card.id)).to.equal(false)
    expect(t.own.hand).to.have.length(2)
    expect(t.state.discard).to.deep.equal([uid(card.id)])
  },
  extraConquerLeftover({ card }) {
    const t = position({
      phases: ['settle'],
      ada: {
        tableau: [card.id, ...forces(5, card.id)],
        hand: ['rebel-miners', 'malevolent-lifeforms', 'rebel-warrior-race'],
      },
    })
    t.ada.does('settle', uid('rebel-miners'))
    t.ada.cannot('convoy', [uid('malevolent-lifeforms')], { rule: 'RFTG-8.28' })
    t.ada.does('convoy', uid('rebel-warrior-race'))
    expect(t.has('rebel-miners') && t.has('rebel-warrior-race')).to.equal(true)
    expect(t.own.hand).to.deep.equal([uid('malevolent-lifeforms')])
  },
  flipSettle({ card }) {
    const begin = (top: string) => {
      const t = position({ phases: ['settle'], ada: { tableau: [card.id] }, top: [top] })
      t.ada.does('reveal')
      return t
    }
    const placed = begin(PLAIN)
    expect(placed.has(PLAIN)).to.equal(true)
    expect(placed.own.hand).to.deep.equal([])
    for (const other of ['rebel-outpost', 'drop-ships']) {
      const kept = begin(other)
      expect(kept.own.hand).to.deep.equal([uid(other)])
      expect(kept.own.tableau).to.deep.equal([uid(card.id)])
    }
  },
  drawAfterPlacing({ card, power }) {
    const ada = { tableau: [card.id], hand: ['tranship-point'] }
    const t = position({ phases: ['settle'], ada })
    t.ada.does('settle', uid('tranship-point'))
    expect(t.own.hand).to.have.length(power.amount)

    const idle = position({ phases: ['settle'], ada })
    idle.ada.does('pass')
    expect(idle.own.hand).to.deep.equal([uid('tranship-point')])
  },
})

/** A world with a good of the kind: the card itself, where it can have one. */
const sourceOf = (card: Card, kind: 'novelty' | 'rare' | 'genes' | 'alien'): string =>
  card.type === 'world' && card.goodKind === kind
    ? card.id
    : {
        novelty: 'refugee-world',
        rare: 'asteroid-belt',
        genes: 'empath-world',
        alien: 'alien-robotic-factory',
      }[kind]
