/** What bots do in small positions: each was once done so that somebody at the table would have laughed. */

import { ELECTED, PREFERENCES } from '../../games/twilight-imperium-3/bot/agendas.ts'
import { areasFor } from '../../games/twilight-imperium-3/bot/counters.ts'
import {
  firstToClaim,
  imperialAtTheEnd,
  imperialDenied,
} from '../../games/twilight-imperium-3/bot/endgame.ts'
import { landingsFor } from '../../games/twilight-imperium-3/bot/landings.ts'
import { outlookOf } from '../../games/twilight-imperium-3/bot/outlook.ts'
import { ralliesOf } from '../../games/twilight-imperium-3/bot/rally.ts'
import { researched } from '../../games/twilight-imperium-3/bot/research.ts'
import { retreatWorth } from '../../games/twilight-imperium-3/bot/retreats.ts'
import { awaitsObjective, goodsWorth, savingOf } from '../../games/twilight-imperium-3/bot/saving.ts'
import { ADMIRAL } from '../../games/twilight-imperium-3/bot/skill.ts'
import { claimsOf } from '../../games/twilight-imperium-3/bot/status.ts'
import { argsWorth, cardWorth, executionWorth } from '../../games/twilight-imperium-3/bot/strategy.ts'
import { type Tactic, tacticsOf } from '../../games/twilight-imperium-3/bot/tactics.ts'
import { technologyWorth } from '../../games/twilight-imperium-3/bot/technologies.ts'
import { riskAt } from '../../games/twilight-imperium-3/bot/threats.ts'
import { outcomeWorth } from '../../games/twilight-imperium-3/bot/votes.ts'
import {
  type ActionCardId,
  type ObjectiveId,
  type PlanetId,
  POLITICAL_CARDS,
  type ShipKind,
  type StrategyCardId,
  type TechnologyId,
} from '../../games/twilight-imperium-3/data/index.ts'
import type { Counts, TiView } from '../../games/twilight-imperium-3/index.ts'
import type { StrategicArgs } from '../../games/twilight-imperium-3/rules/strategic/steps.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, module, ti } from './support.ts'

const [, stronger] = module.meta.bots as [string, string]

const decide = (view: TiView, seat = '0') => module.bots[stronger]!(view, seat, chanceOf('habits').number)!

/** What the stronger bot thinks of a position, without misjudging anything. */
const outlook = (view: TiView, seat = '0') => outlookOf(view, seat, ADMIRAL, () => 0.5)

/** A carrier with so many Ground Forces aboard. */
const laden = (groundForce: number) => ({ ship: 'carrier' as const, cargo: { groundForce } })

/** Systems of the scenarios' galaxy with wormholes. */
const GATES = ['1-05', '2-02', '2-07', '2-08']

const SIX: ObjectiveId[] = [
  'spend-10-resources',
  'spend-10-influence',
  'spend-6-trade-goods',
  'spend-3-command-counters',
  'all-four-colours',
  'three-specialties',
]

describe('twilight-imperium-3: habits of bots', () => {
  it('exchanges a card for one that is as good, gives its poorest, and helps nobody to win', () => {
    const offered = (give: ActionCardId, points = 0) => {
      const t = ti({
        ada: { actionCards: ['sabotage', 'plague'] },
        cy: { actionCards: [give], points },
        phase: 'status',
        steps: [{ do: 'statusAbilities', seat: '2' }, { do: 'startRound' }],
      })
      t.cy.does('offerCards', { to: '0', give: [give], take: 1 })
      const { move, args } = decide(t.ada.view)
      return [move, ...args.slice(1)]
    }
    expect(offered('direct-hit')).to.deep.equal(['giveCards', ['plague']])
    expect(offered('plague')).to.deep.equal(['giveCards', ['plague']])
    expect(offered('fighter-prototype')).to.deep.equal(['giveCards', ['plague']])
    expect(offered('direct-hit', 9)).to.deep.equal(['giveCards', ['plague']])
    expect(offered('plague', 9)).to.deep.equal(['declineCards'])
  })

  it('counts what has to be researched before a technology', () => {
    const three = { kind: 'technologies', sameColour: 3 } as const
    const yellow = researched(['enviro-compensator', 'sarween-tools'], three)
    const blue = researched(['antimass-deflectors', 'xrd-transporters'], three)
    expect(yellow).to.be.closeTo(2 / 3, 0.001)
    expect(blue).to.be.below(yellow)
    expect(researched(['enviro-compensator', 'sarween-tools', 'micro-technology'], three)).to.equal(1)
  })

  it('wants the technology most that meets an objective', () => {
    const technologies: TechnologyId[] = ['enviro-compensator', 'sarween-tools', 'antimass-deflectors']
    const worth = (objectives: ObjectiveId[]) => {
      const seen = outlook(ti({ ada: { technologies }, objectives }).ada.view)
      return technologyWorth(seen, 'micro-technology') - technologyWorth(seen, 'xrd-transporters')
    }
    expect(worth([])).to.be.below(0)
    expect(worth(['3-technologies-of-one-colour'])).to.be.above(0)
  })

  it('does not pay for a technology what an objective asks for', () => {
    const worthOf = (objectives: ObjectiveId[]) => {
      const t = ti({
        ada: { tradeGoods: 10, planets: { jord: { spaceDock: 1, exhausted: true } } },
        objectives,
      })
      const args: StrategicArgs = {
        technology: 'hylar-v-assault-laser',
        payment: { planets: [], tradeGoods: 8 },
      }
      return argsWorth(outlook(t.ada.view), 'technology', args)
    }
    expect(worthOf(['spend-10-resources'])).to.be.below(worthOf([]) - 5)
  })

  it('minds fighters that nothing has room for when a carrier leaves', () => {
    const worth = (fighter: number) => {
      const t = ti({
        ada: {
          planets: { jord: { groundForce: 8, spaceDock: 1 } },
          space: { '3-00': { carrier: 1, fighter } },
        },
        bea: { planets: { bereg: { groundForce: 4 } } },
      })
      const troops = (tactic: Tactic) => tactic.moves[0]?.load?.[0]?.units.groundForce
      return tacticsOf(outlook(t.ada.view)).find(one => one.cell === '3-17' && troops(one) === 6)!.worth
    }
    expect(worth(3) - worth(0)).to.be.closeTo(0, 1)
    expect(worth(0) - worth(9)).to.be.above(3)
  })

  it('leaves a battle for where Fleet Supply has room', () => {
    const t = ti({
      ada: {
        technologies: [],
        actionCards: ['skilled-retreat'],
        counters: { fleet: 3 },
        space: { '2-00': { cruiser: 3 }, '2-11': { cruiser: 3 } },
      },
      bea: { technologies: [], space: { '1-00': { dreadnought: 4 } } },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 3 }] })
    t.toWindow('W13')
    const seen = outlook(t.ada.view)
    expect(retreatWorth(seen, '2-00')).to.be.above(2)
    expect(retreatWorth(seen, '2-11')).to.be.below(0)
  })

  it('leaves a lost battle by Skilled Retreat, to where the fleet is safe, and no battle that can be won', () => {
    const decided = (own: number, bea: Counts<ShipKind>) => {
      const t = ti({
        ada: {
          technologies: [],
          counters: { fleet: 4 },
          actionCards: ['skilled-retreat'],
          space: { '2-00': { cruiser: own } },
        },
        bea: {
          technologies: [],
          counters: { fleet: 8 },
          space: { '1-00': bea, '1-05': { cruiser: 1 } },
        },
      })
      t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: own }] })
      t.toWindow('W11')
      return decide(t.ada.view)
    }
    const { move, args } = decided(2, { dreadnought: 2, cruiser: 2 })
    expect([move, args[1]]).to.deep.equal(['playCard', 'skilled-retreat'])
    expect(args[2]).to.have.property('to').that.is.not.equal('1-05')
    expect(decided(4, { destroyer: 1 }).move).to.equal('passWindow')
  })

  it('leaves Imperial alone that may end a game which others lead, but not where the leader would win by it', () => {
    const worth = (points: number, strategy: StrategyCardId[] | undefined, command = 2) => {
      const t = ti({
        objectives: [...SIX, 'spend-6-command-counters'],
        ada: { points: 7 },
        bea: { points, counters: { strategy: 2, command, fleet: 3 }, ...(strategy && { strategy }) },
      })
      return cardWorth(outlook(t.ada.view), 'imperial')
    }
    const usual = worth(7, ['technology', 'trade'])
    expect(usual).to.be.below(0)
    expect(worth(8, ['technology', 'trade'])).to.be.below(0)
    expect(worth(8, [])).to.be.above(0)
    // Who has six counters to spend wins anyway.
    expect(worth(8, [], 4)).to.be.below(0)
  })

  it('brings the end about from round 8 where nobody is ahead of it, and not where somebody is', () => {
    const worth = (round: number, own: number) => {
      const t = ti({ round, objectives: SIX, ada: { points: own }, bea: { points: 6, strategy: {} } })
      return cardWorth(outlook(t.ada.view), 'imperial')
    }
    expect(worth(8, 7)).to.be.above(15)
    expect(worth(7, 7)).to.be.below(worth(8, 7) - 15)
    expect(worth(8, 6)).to.be.above(5)
    expect(worth(7, 6)).to.be.below(0)
    expect(worth(8, 5)).to.be.below(0)
  })

  it('denies Imperial to a leader only where it is not too far behind to win itself', () => {
    const denied = (own: number) => {
      const t = ti({ objectives: SIX, ada: { points: own }, bea: { points: 8, strategy: {} } })
      return imperialAtTheEnd(outlook(t.ada.view))
    }
    expect(denied(7)).to.be.above(30)
    expect(denied(6)).to.equal(0)
  })

  it('takes Imperial rather than leave it to a leader who chooses later', () => {
    const worth = (leader: number, has: StrategyCardId[] = []) => {
      const t = ti({ objectives: SIX, ada: { points: 3 }, bea: { points: leader, strategy: has } })
      return cardWorth(outlook(t.ada.view), 'imperial')
    }
    expect(worth(6) - worth(3)).to.be.above(3)
    expect(imperialDenied(outlook(ti({ ada: { points: 3 }, bea: { points: 6 } }).ada.view))).to.equal(0)
  })

  it('has an opinion of each agenda, and none of what is none', () => {
    const all = Object.entries(POLITICAL_CARDS)
    const voted = (vote: string) => all.flatMap(([id, card]) => (card.vote === vote ? [id] : []))
    expect(Object.keys(PREFERENCES).sort()).to.deep.equal(voted('forAgainst').sort())
    expect(Object.keys(ELECTED).sort()).to.deep.equal([...voted('law'), ...voted('colour')].sort())
    const view = ti({}).ada.view
    for (const [id, liking] of Object.entries(PREFERENCES))
      expect(liking(outlook(view)), id).to.satisfy(Number.isFinite)
  })

  it('votes for nothing that costs it its ships', () => {
    const t = ti({ ada: { space: { '1-05': { cruiser: 3 }, '2-02': { dreadnought: 1 } } } })
    const seen = outlook(t.ada.view)
    expect(outcomeWorth(seen, 'wormhole-research', 'for'), 'all ships there are destroyed').to.be.below(0)
    expect(outcomeWorth(seen, 'closing-the-wormholes', 'against'), 'one in each system').to.be.below(0)
  })

  it('takes from others in votes what is worth most to them, whoever leads first', () => {
    const t = ti({
      ada: { planets: { wellon: {} } },
      bea: { planets: { saudor: {}, lodor: {} }, points: 4 },
      cy: { planets: { quann: {} }, points: 1 },
    })
    const seen = outlook(t.ada.view)
    const disputed = (pair: string) => outcomeWorth(seen, 'dispute-resolution', pair)
    // Saudor brings 2 resources and 2 influence, Lodor 3 and 1, Quann 2 and 1.
    expect(disputed('lodor+quann')).to.be.above(0)
    expect(disputed('lodor+quann')).to.be.above(disputed('lodor+wellon'))
    expect(disputed('quann+saudor'), 'an own planet is lost').to.be.above(disputed('saudor+wellon'))
    const ofCy = (points: number) => {
      const { players, ...view } = t.ada.view
      const then = { ...view, players: { ...players, 2: { ...players[2]!, points } } }
      return outcomeWorth(outlook(then), 'dispute-resolution', 'quann+wellon')
    }
    expect(ofCy(5), 'more from whoever leads').to.be.above(ofCy(1))
  })

  it('minds what everybody loses by what others lose more', () => {
    const goods = (own: number, others: number, card: 'free-trade' | 'cost-overruns') => {
      const t = ti({
        ada: { tradeGoods: own, planets: { wellon: {}, saudor: {} } },
        bea: { tradeGoods: others, planets: { lodor: {}, quann: {} } },
        cy: { tradeGoods: others, planets: { thibah: {}, tarmann: {} } },
      })
      return outcomeWorth(outlook(t.ada.view), card, 'for')
    }
    expect(goods(0, 2, 'free-trade'), 'against costs the others two each').to.be.below(0)
    expect(goods(2, 0, 'free-trade')).to.be.above(0)
    expect(goods(0, 4, 'cost-overruns'), 'for costs the others').to.be.above(0)
    expect(goods(4, 0, 'cost-overruns')).to.be.below(0)
    const fleets = (own: number, others: number) => {
      const t = ti({
        ada: { space: { '1-05': { dreadnought: own } } },
        bea: { space: { '2-02': { dreadnought: others } } },
      })
      return outcomeWorth(outlook(t.ada.view), 'arms-reduction', 'for')
    }
    expect(fleets(4, 2), 'two Dreadnoughts are lost').to.be.below(0)
    expect(fleets(2, 4)).to.be.above(fleets(2, 2))
    const hands = (own: number, others: number) => {
      const cards: ActionCardId[] = ['sabotage', 'plague', 'direct-hit', 'skilled-retreat', 'uprising']
      const t = ti({
        ada: { actionCards: cards.slice(0, own) },
        bea: { actionCards: cards.slice(0, others) },
      })
      return outcomeWorth(outlook(t.ada.view), 'limits-to-individual-power', 'for')
    }
    expect(hands(5, 1), 'two cards have to go').to.be.below(0)
    expect(hands(1, 5), 'hands of others are hidden, but not how many').to.be.above(0)
    const homes = (isReady: boolean) => {
      const t = ti({
        also: g => {
          for (const [planet, { by }] of Object.entries(g.planets))
            if ((by === '0') === isReady) delete g.planets[planet as PlanetId]!.exhausted
            else g.planets[planet as PlanetId]!.exhausted = true
        },
      })
      return outcomeWorth(outlook(t.ada.view), 'new-constitution', 'for')
    }
    expect(homes(true)).to.be.below(0)
    expect(homes(false)).to.be.above(0)
  })

  it('wants holy the planet that it holds, and repealed what hurts it', () => {
    const t = ti({ ada: { planets: { wellon: {} } }, bea: { planets: { saudor: {} } } })
    const seen = outlook(t.ada.view)
    const holy = (planet: PlanetId) => outcomeWorth(seen, 'holy-planet-of-ixth', planet)
    expect(holy('wellon')).to.be.above(0)
    expect(holy('wellon')).to.be.above(holy('saudor'))
    expect(outcomeWorth(seen, 'repeal', 'labor-force-politics')).to.be.above(0)
  })

  it('keeps no counters for an objective while each takes a world that nobody holds', () => {
    const saved = (round: number) => {
      const t = ti({
        ada: { counters: { command: 2, strategy: 1, fleet: 3 } },
        objectives: ['spend-3-command-counters'],
        also: g => {
          g.round = round
        },
      })
      return savingOf(outlook(t.ada.view))?.counters
    }
    expect([1, 3].map(saved)).to.deep.equal([undefined, 3])
  })

  it('lays two of four counters, or three of six, where they pay for what others execute', () => {
    const strategy = (count: number) => areasFor(outlook(ti({}).ada.view), 3 + count).strategy
    expect([3, 4, 6, 8].map(strategy)).to.deep.equal([1, 2, 3, 4])
  })

  it('executes Imperial before other cards: what is revealed early can still be saved for', () => {
    const seen = outlook(ti({ ada: { counters: { command: 1 } } }).ada.view)
    for (const card of ['logistics', 'technology', 'trade', 'diplomacy', 'political'] as const)
      expect(executionWorth(seen, 'imperial')).to.be.above(executionWorth(seen, card))
  })

  it('builds after whatever else there is to do while an objective is still to come', () => {
    const t = (bea: StrategyCardId[], objectives: ObjectiveId[] = []) =>
      outlook(
        ti({
          ada: { strategy: ['diplomacy', 'trade'], planets: { jord: { spaceDock: 1 } } },
          bea: { strategy: bea },
          objectives,
        }).ada.view,
      )
    expect(awaitsObjective(t(['logistics', 'imperial']))).to.equal(true)
    expect(awaitsObjective(t(['logistics', 'technology']))).to.equal(false)
    // What can be claimed already, or saved for, needs no waiting; and what comes last may end the game.
    expect(awaitsObjective(t(['logistics', 'imperial'], ['spend-3-command-counters']))).to.equal(false)
    expect(awaitsObjective(t(['logistics', 'imperial'], SIX))).to.equal(false)
  })

  it('takes the lowest number where claims win, and the more so where a rival could win by them, too', () => {
    const lead = (points: { ada: number; bea: number }) => {
      const t = ti({
        ada: { points: points.ada, counters: { strategy: 2, command: 3, fleet: 3 } },
        bea: { points: points.bea, counters: { strategy: 2, command: 3, fleet: 3 } },
        objectives: ['spend-3-command-counters'],
      })
      const seen = outlook(t.ada.view)
      return firstToClaim(seen, 'initiative') - firstToClaim(seen, 'imperial')
    }
    expect(lead({ ada: 8, bea: 9 })).to.equal(0)
    expect(lead({ ada: 9, bea: 4 })).to.be.above(5)
    expect(lead({ ada: 9, bea: 9 })).to.be.above(lead({ ada: 9, bea: 4 }))
  })

  it('needs no Imperial where claims win, unless a rival would win by it', () => {
    const atTheEnd = (bea: number) => {
      const t = ti({
        ada: { points: 9, counters: { strategy: 2, command: 3, fleet: 3 } },
        bea: { points: bea, strategy: {} },
        objectives: ['spend-3-command-counters'],
      })
      return imperialAtTheEnd(outlook(t.ada.view))
    }
    expect(atTheEnd(7)).to.equal(0)
    expect(atTheEnd(8)).to.be.above(100)
  })

  it('keeps as many trade goods as an objective asks for, and no more; from none at all where there is time', () => {
    const keeps = (tradeGoods: number) => {
      const technologies: TechnologyId[] = [
        'enviro-compensator',
        'antimass-deflectors',
        'stasis-capsules',
        'hylar-v-assault-laser',
      ]
      const objectives: ObjectiveId[] = ['all-four-colours', 'spend-6-trade-goods']
      const t = ti({ ada: { tradeGoods, technologies }, objectives })
      return savingOf(outlook(t.ada.view))?.tradeGoods
    }
    expect(keeps(16)).to.equal(6)
    expect(keeps(1)).to.equal(1)
  })

  it('wants Trade the more where its trade goods bring an objective within reach', () => {
    const worth = (tradeGoods: number) => {
      const t = ti({
        ada: { tradeGoods, counters: { strategy: 0, command: 1, fleet: 3 } },
        objectives: ['spend-6-trade-goods'],
      })
      return cardWorth(outlook(t.ada.view), 'trade')
    }
    expect(worth(3) - worth(2)).to.be.above(5)
    expect(worth(3) - worth(6)).to.be.above(5)
  })

  /** Ada holds other cards, so that Bea's Technology is still to come. */
  const student = (has: object = {}) =>
    ti({
      ada: {
        strategy: ['diplomacy', 'trade'],
        technologies: ['enviro-compensator', 'antimass-deflectors', 'stasis-capsules'],
        planets: { jord: { spaceDock: 1 }, wellon: {}, arinam: {}, lodor: {}, thibah: {}, quann: {} },
        ...has,
      },
      bea: { strategy: ['technology', 'imperial'] },
      cy: { strategy: ['logistics', 'warfare'] },
      objectives: ['all-four-colours'],
    })

  it('keeps what a technology costs that an objective of this round asks for', () => {
    const saved = (has?: object) => savingOf(outlook(student(has).ada.view))
    expect(saved()).to.deep.include({ objective: 'all-four-colours', resources: 8 })
    expect(saved()!.study).to.include({ technology: 'hylar-v-assault-laser', isCounted: true })
    // Without a counter for the card nothing comes of it, and with one more missing neither.
    expect(saved({ counters: { strategy: 0 } })).to.equal(undefined)
    expect(saved({ technologies: ['enviro-compensator', 'antimass-deflectors'] })).to.equal(undefined)
  })

  it('wants what can be claimed in this round more than what can be claimed once', () => {
    const gain = (objectives: ObjectiveId[]) => {
      const technologies: TechnologyId[] = ['enviro-compensator', 'antimass-deflectors', 'stasis-capsules']
      const counters = { strategy: 2, command: 3, fleet: 3 }
      const seen = outlook(ti({ ada: { technologies, counters }, objectives }).ada.view)
      return technologyWorth(seen, 'hylar-v-assault-laser')
    }
    const other: ObjectiveId[] = ['all-four-colours', 'spend-3-command-counters']
    expect(gain(['all-four-colours']) - gain(other)).to.be.closeTo(6, 1)
  })

  it('minds trade goods the less the more there are', () => {
    const cost = (tradeGoods: number) => goodsWorth(outlook(ti({ ada: { tradeGoods } }).ada.view), 6)
    expect(cost(6)).to.be.above(5)
    expect(cost(20)).to.be.below(2.5)
  })

  it('leaves home in the first round, when nobody can come', () => {
    const worth = (round: number) => {
      const t = ti({
        round,
        ada: { planets: { jord: { groundForce: 2, spaceDock: 1 } }, space: { '3-00': { carrier: 2 } } },
        bea: {
          technologies: ['antimass-deflectors', 'xrd-transporters'],
          planets: { wellon: { groundForce: 3 } },
          space: { '1-00': { carrier: 1, cruiser: 2 } },
        },
      })
      return riskAt(outlook(t.ada.view), t.ada.view, '3-00')
    }
    expect(worth(1)).to.be.below(worth(3) / 5)
  })

  it('sends a ship to each wormhole that the secret objective names', () => {
    const calls = (cells: string[]) => {
      const space = Object.fromEntries(cells.map(cell => [cell, { destroyer: 1 }]))
      return ralliesOf(outlook(ti({ ada: { secrets: ['keeper-of-gates'], space } }).ada.view))
    }
    expect(calls([]).map(({ cell }) => cell)).to.have.members(GATES)
    expect(calls(GATES.slice(1)).map(({ cell }) => cell)).to.deep.equal(GATES.slice(0, 1))
    expect(calls(GATES)).to.deep.equal([])
  })

  it('holds Mecatol Rex with three Ground Forces, and with all of them for an own objective', () => {
    const landed = (secrets: ObjectiveId[]) => {
      const t = ti({
        ada: {
          secrets,
          planets: { jord: { groundForce: 6 } },
          space: { '3-00': { carrier: 2 }, '0-00': { carrier: 1, laden: [laden(5)] } },
        },
      })
      return landingsFor(outlook(t.ada.view), '0-00', 5)['mecatol-rex']
    }
    expect(landed(['conqueror'])).to.deep.equal({ groundForce: 3 })
    expect(landed(['usurper'])).to.deep.equal({ groundForce: 5 })
  })

  it('lands everybody on one planet where there is plastic for no group more', () => {
    const held = [
      'wellon',
      'abyz',
      'fria',
      'saudor',
      'lodor',
      'thibah',
      'arinam',
      'meer',
      'tarmann',
      'quann',
      'jord',
    ]
    const lands = (planets: readonly string[]) => {
      const t = ti({
        ada: {
          planets: Object.fromEntries(planets.map(planet => [planet, { groundForce: 1 }])),
          space: { '3-00': { carrier: 1, laden: [laden(3)] } },
        },
      })
      t.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'carrier', count: 1, laden: 0 }] })
      return decide(t.ada.view).args[1]
    }
    expect(lands(['jord'])).to.deep.equal({ 'vefut-ii': { groundForce: 1 } })
    expect(lands(held)).to.deep.equal({ 'vefut-ii': { groundForce: 3 } })
  })

  it('divides Dreadnoughts among planets, and lands more where it is not sure to win', () => {
    const landed = (own: number, dreadnought: number) => {
      const t = ti({
        ada: {
          planets: { jord: { groundForce: 1 } },
          space: { '1-01': { carrier: 1, dreadnought, laden: [laden(own)] } },
        },
        bea: { planets: { abyz: { groundForce: 1 }, fria: { groundForce: 1 } } },
      })
      return Object.values(landingsFor(outlook(t.ada.view), '1-01', own))
        .map(({ groundForce = 0 }) => groundForce)
        .sort()
    }
    expect(landed(3, 1)).to.deep.equal([2])
    expect(landed(4, 0)).to.deep.equal([2, 2])
    expect(landed(2, 4)).to.deep.equal([1, 1])
  })

  it('claims what may be lost before technologies, which stay', () => {
    const t = ti({
      ada: {
        planets: { wellon: {}, arinam: {}, lodor: {}, thibah: {}, quann: {} },
        technologies: [
          'enviro-compensator',
          'antimass-deflectors',
          'stasis-capsules',
          'hylar-v-assault-laser',
        ],
      },
      objectives: ['all-four-colours', '5-planets-abroad'],
    })
    const claims = claimsOf(outlook(t.ada.view))
    expect(claims).to.deep.equal([{ objective: '5-planets-abroad' }])
  })

  it('saves everything for the objective that wins the game', () => {
    const t = ti({
      ada: { points: 9, tradeGoods: 6, planets: { jord: { spaceDock: 1, exhausted: true } } },
      objectives: ['spend-6-trade-goods'],
    })
    t.ada.does('act', '3-00', { moves: [] })
    const { move, args } = decide(t.ada.view)
    expect(move).to.equal('produce')
    expect((args[1] as { docks: object }).docks).to.deep.equal({})
  })
})
