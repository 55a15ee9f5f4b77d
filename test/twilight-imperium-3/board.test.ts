import { asksOf } from '../../games/kit/index.ts'
import { firstDraft } from '../../games/twilight-imperium-3/board/plan/first.ts'
import { marksFor, pressed } from '../../games/twilight-imperium-3/board/plan/press.ts'
import type { PlanetId } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { movesOf, wishesOf } from '../../games/twilight-imperium-3/moves/composing/ship-moves.ts'
import { sourcesOf } from '../../games/twilight-imperium-3/moves/composing/sources.ts'
import { partsOf } from '../../games/twilight-imperium-3/moves/composing/turn.ts'
import { usualLanding } from '../../games/twilight-imperium-3/moves/composing/usual-landing.ts'
import { withShips } from '../../games/twilight-imperium-3/moves/composing/wishes.ts'
import { battleOdds, hitsOf } from '../../games/twilight-imperium-3/rules/battle/chances.ts'
import { invasionOdds, spaceOdds } from '../../games/twilight-imperium-3/rules/battle/odds.ts'
import { expect, module, ti } from './support.ts'

const viewOf = ({ state }: { state: TiState }) => module.view(state, '0')

describe('twilight-imperium-3 board: odds', () => {
  it('adds up dice to chances of hits', () => {
    const [none, one, two] = hitsOf([{ count: 2, needed: 9 }])
    expect([none, one, two].map(chance => Math.round(chance! * 100))).to.deep.equal([64, 32, 4])
  })

  it('of equals are even, and all chances make up one', () => {
    const side = { first: [[0.4, 0.6], [1]], later: [[0.4, 0.6], [1]], lost: [0, 2] }
    const { win, lose, none, lossA, lossB } = battleOdds(side, side)
    expect(win).to.be.closeTo(lose, 1e-9)
    expect(win + lose + none).to.be.closeTo(1, 1e-9)
    // Each round that hits at all leaves nobody in 0.36 of 0.84.
    expect(none).to.be.closeTo(0.36 / 0.84, 1e-9)
    expect(lossA).to.be.closeTo(lossB, 1e-9)
  })

  it('of a space battle know ships, damage that is sustained, and barrages', () => {
    const t = ti({
      ada: { space: { '1-00': { dreadnought: 2 } } },
      bea: { space: { '1-00': { cruiser: 1 } } },
    })
    const [odds] = spaceOdds(viewOf(t), '0', '1-00')
    expect(odds!.enemy).to.equal('1')
    expect(odds!.win).to.be.greaterThan(0.97)
    const against = ti({
      ada: { technologies: [], space: { '1-00': { destroyer: 2 } } },
      bea: { space: { '1-00': { fighter: 2 } } },
    })
    const without = ti({
      ada: { technologies: [], space: { '1-00': { fighter: 2 } } },
      bea: { technologies: [], space: { '1-00': { fighter: 2 } } },
    })
    const [barrage] = spaceOdds(viewOf(against), '0', '1-00')
    const [plain] = spaceOdds(viewOf(without), '0', '1-00')
    expect(plain!.win).to.be.closeTo(plain!.lose, 1e-9)
    expect(barrage!.win).to.be.greaterThan(plain!.win + 0.2)
  })

  it('of an invasion know PDS, and there are none where nobody defends', () => {
    const t = (pds: number) => {
      const table = ti({ bea: { planets: { wellon: { groundForce: 1, ...(pds > 0 && { pds }) } } } })
      return viewOf(table)
    }
    const empty = ti()
    const landing = { cell: '2-05', planet: 'wellon', units: { groundForce: 2 } } as const
    const open = invasionOdds(t(0), '0', landing)!
    const shot = invasionOdds(t(2), '0', landing)!
    expect(open.win).to.be.greaterThan(0.7)
    expect(shot.win).to.be.lessThan(open.win - 0.2)
    expect(invasionOdds(viewOf(empty), '0', landing)).to.equal(undefined)
  })
})

describe('twilight-imperium-3 board: a turn is planned', () => {
  const t = () =>
    ti({
      ada: {
        space: { '3-00': { carrier: 1, cruiser: 2, fighter: 4 } },
        planets: { jord: { groundForce: 3, spaceDock: 1 } },
      },
    })

  it('a press on the map activates a system that can be, and no other', () => {
    const table = t()
    const view = viewOf(table)
    const [ask] = asksOf(view, '0')
    const legal = module.legalMoves(view, '0')
    expect(marksFor(view, '0', ask, legal, undefined).can.has('2-00')).to.equal(true)
    expect(pressed(view, '0', ask!, legal, undefined, '2-03')).to.equal(undefined)
    expect(pressed(view, '0', ask!, legal, undefined, '2-00')).to.deep.equal({
      move: 'act',
      args: [ask!.id, '2-00', { moves: [] }],
    })
    expect(firstDraft(view, '0', ask!, legal)).to.equal(undefined)
  })

  it('ships that come take along what they have room for, but one Ground Force, and the rules agree', () => {
    const table = t()
    const view = viewOf(table)
    const [source] = sourcesOf(view, '0', '2-00')
    expect(source!.stacks.map(({ kind, isInReach }) => [kind, isInReach])).to.deep.equal([
      ['carrier', true],
      ['cruiser', true],
    ])
    const wishes = withShips(view, '0', { from: '3-00', kind: 'carrier', count: 1, lands: true }, {})
    expect(wishes).to.deep.equal({
      '3-00': { ships: { carrier: 1 }, fighters: 4, cargo: { jord: { groundForce: 2 } } },
    })
    const moves = movesOf(view, '0', wishes)
    expect(wishesOf(moves)).to.deep.equal(wishes)
    expect(module.refusal(view, '0', 'act', [asksOf(view, '0')[0]!.id, '2-00', { moves }])).to.equal(
      undefined,
    )
    table.ada.does('act', '2-00', { moves })
    expect(table.ada.ships('2-00')).to.deep.equal({ carrier: 1, fighter: 4 })
  })

  it('troops land on every planet that is free, else all of them on the one that brings most', () => {
    const landed = (held: PlanetId[]) => {
      const { state } = ti({
        ada: {
          space: {
            '2-05': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3, pds: 1 } }] },
          },
        },
        bea: { planets: Object.fromEntries(held.map(planet => [planet, { groundForce: 1 }])) },
      })
      return usualLanding(module.view(state, '0'), '0', '2-05')
    }
    expect(landed([])).to.deep.equal({ arinam: { groundForce: 1 }, meer: { groundForce: 2 } })
    expect(landed(['arinam'])).to.deep.equal({ meer: { groundForce: 3 } })
    expect(landed(['arinam', 'meer'])).to.deep.equal({ meer: { groundForce: 3 } })
  })

  it('only what is there to be done is a part of the plan', () => {
    const view = viewOf(t())
    expect(partsOf(view, '0', { cell: '3-00', plan: { moves: [] } })).to.deep.equal(['ships', 'produce'])
    expect(partsOf(view, '0', { cell: '2-00', plan: { moves: [] } })).to.deep.equal(['ships'])
  })
})
