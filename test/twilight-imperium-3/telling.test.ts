import pickBy from 'lodash/pickBy.js'
import { readerOf, type SeatId } from '../../games/kit/index.ts'
import {
  happeningsOf,
  pictureAfter,
  type TiHappening,
} from '../../games/twilight-imperium-3/board/telling/happenings.ts'
import { unitsIn } from '../../games/twilight-imperium-3/board/telling/lines.ts'
import { newsOf } from '../../games/twilight-imperium-3/board/telling/news.ts'
import { idsOf, type UnitKind } from '../../games/twilight-imperium-3/data/index.ts'
import { headlines } from '../../games/twilight-imperium-3/headlines.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/index.ts'
import { unitsLine } from '../../games/twilight-imperium-3/rules/words.ts'
import { played } from '../support/stage/by-chance.ts'
import { expect, module, ti } from './support.ts'

const seenBy = ({ state }: { state: TiState }, seat: SeatId | null) => module.view(state, seat)

/** What a reader is shown between two moments: the keys of the lines of each step, and the picture after it. */
function shown(before: TiView, after: TiView, seat: SeatId | null) {
  let picture = before
  return happeningsOf(before, after, seat).map(now => {
    picture = pictureAfter(picture, now)
    return { now, picture, keys: now.lines.map(({ key }) => key.replace(/^log\./, '')) }
  })
}

describe('twilight-imperium-3 board: what others do is told on the map', () => {
  /** Ada goes to 1-00 from two systems; a PDS of Bea reaches it and hits. */
  function attack() {
    const t = ti({
      ada: {
        technologies: [],
        counters: { fleet: 8 },
        space: { '2-00': { cruiser: 2 }, '2-01': { destroyer: 1 } },
      },
      bea: { technologies: [], planets: { wellon: { pds: 1, groundForce: 1 } } },
      dice: [10],
    })
    const before = t.state
    t.ada.does('act', '1-00', {
      moves: [
        { from: '2-00', ship: 'cruiser', count: 2 },
        { from: '2-01', ship: 'destroyer', count: 1 },
      ],
      landings: {},
      bombard: {},
    })
    t.nobodyPlays()
    if (t.bea.isAsked('firePds'))
      t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.nobodyPlays()
    return { t, before }
  }

  it('step by step: a counter, all ships together on their way, dice; at last it is as it is', () => {
    const { t, before } = attack()
    const [old, now] = [module.view(before, '2'), seenBy(t, '2')]
    const steps = shown(old, now, '2')
    expect(steps.map(({ keys }) => keys)[0]).to.deep.equal(['activates'])
    const moving = steps.find(({ keys }) => keys.includes('moves'))!
    expect(moving.keys).to.deep.equal(['moves', 'moves'])
    expect(moving.now.flights).to.deep.equal([
      { seat: '0', from: '2-00', to: '1-00', units: { cruiser: 2 } },
      { seat: '0', from: '2-01', to: '1-00', units: { destroyer: 1 } },
    ])
    expect(moving.picture.space['2-00']).to.equal(undefined)
    expect(steps[0]!.picture.activated['1-00']).to.deep.equal(['0'])
    expect(steps[0]!.picture.space['2-00']!['0']!.ships).to.deep.equal({ cruiser: 2 })
    const dice = steps.find(({ now: { dice: rolled } }) => rolled.length > 0)!
    expect(dice.now.cells).to.include('1-00')
    expect(dice.now.dice[0]!.dice).to.deep.equal([10])
    expect(steps.at(-1)!.picture).to.equal(now)
  })

  it('and ships that are lost in the same moment are there until it is told', () => {
    const { t, before } = attack()
    t.ada.does('takeHits', { destroy: { destroyer: 1 }, sustain: {}, laden: [] })
    const steps = shown(module.view(before, '2'), seenBy(t, '2'), '2')
    const moving = steps.find(({ keys }) => keys.includes('moves'))!
    expect(moving.picture.space['1-00']!['0']!.ships).to.deep.equal({ cruiser: 2, destroyer: 1 })
    const after = steps.find(({ keys }) => keys.includes('loses'))!
    expect(after.picture.space['1-00']!['0']!.ships).to.deep.equal({ cruiser: 2 })
  })

  it('but nobody is told what they have done themselves, except what they could not know: dice', () => {
    const { t, before } = attack()
    const steps = shown(module.view(before, '0'), seenBy(t, '0'), '0')
    expect(steps.flatMap(({ keys }) => keys)).not.to.include('moves')
    expect(steps.flatMap(({ now: { dice } }) => dice)).to.have.length(1)
  })

  it('[TI-51.02] and what their troops met on planets that were nobody’s', () => {
    const t = ti({
      options: { distantSuns: true },
      also(g) {
        g.domains = { wellon: { id: 'radiation', seenBy: [] } }
      },
      ada: {
        technologies: [],
        counters: { fleet: 8 },
        space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
      },
    })
    const before = seenBy(t, '0')
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    })
    t.nobodyPlays()
    const steps = shown(before, seenBy(t, '0'), '0')
    expect(steps.flatMap(({ keys }) => keys)).to.deep.equal(['turnsUpCounter', 'losesOn'])
  })

  it('and whoever is about to answer is not interrupted', () => {
    const { t, before } = attack()
    const [old, now] = [module.view(before, '2'), seenBy(t, '2')]
    const ask = { id: 900, seat: '2', kind: 'negotiate', required: true } as const
    const asked = (view: TiView): TiView => ({ ...view, asks: [...view.asks, ask] })
    expect(happeningsOf(asked(old), asked(now), '2')).to.deep.equal([])
    expect(happeningsOf(old, asked(now), '2')).not.to.deep.equal([])
  })

  it('and the map marks what changed since the reader did something', () => {
    const { t } = attack()
    expect([...newsOf(seenBy(t, '2'), '2')].sort()).to.include.members(['1-00', '2-00', '2-01'])
    expect([...newsOf(seenBy(t, null), null)]).to.deep.equal([])
  })

  it('units in words are the units that are meant', () => {
    for (const units of [
      { cruiser: 2 },
      { carrier: 1, fighter: 3 },
      { warSun: 1, cruiser: 2, fighter: 6, groundForce: 1 },
    ])
      expect(unitsIn(unitsLine(units))).to.deep.equal(units)
  })

  it('through whole games nothing is shown that the rules do not know, and every step ends in what is so', () => {
    const { states } = played(module, { title: '', players: 3, options: {}, seed: 'told' }, 1200)
    const views = states.map(state => module.view(state as TiState, null))
    let steps = 0
    const seen = new Set<string>()
    const unseen: TiHappening[] = []
    /** Each line of a fight is shown with dice and losses as it says them. */
    function fought({ lines, scene }: TiHappening): void {
      for (const line of lines) {
        const { key, params = {} } = line
        seen.add(key.replace(/^log\./, ''))
        const side = scene!.sides.find(({ seat }) => params.seat === `seat:${seat}`)!
        const dice = side.rows.map(row => row.dice.map(({ value }) => value))
        if (key === 'log.rolls') expect(dice, 'dice').to.deep.include(params.dice)
        if (key === 'log.battle') expect(side.rows, 'the fleet').not.to.deep.equal([])
        if (!/^log\.loses/.test(key)) continue
        expect(scene!.isOver).to.equal(true)
        // What was aboard is lost with its ship, and shown only there.
        const lost = pickBy(unitsIn(params.units), (_, unit) => side.rows.some(row => row.unit === unit))
        for (const [unit, count] of Object.entries(lost))
          expect(side.lost[unit as UnitKind] ?? 0, `${key} ${unit}`).to.be.at.least(count)
      }
    }
    for (const [i, after] of views.entries()) {
      const before = views[i - 1]
      if (!before) continue
      const told = shown(before, after, null)
      steps += told.length
      for (const { picture, now } of told) {
        if (now.scene) fought(now)
        else if (now.lines[0]!.key === 'log.rolls') unseen.push(now)
        for (const cell of now.cells) expect(after.galaxy.tiles, now.lines[0]!.key).to.have.property(cell)
        expect(idsOf(picture.planets).every(id => picture.planets[id]!.by in picture.players)).to.equal(true)
      }
    }
    expect(steps).to.be.above(300)
    expect([...seen].sort(), 'of fights is shown').to.deep.equal(['battle', 'loses', 'rolls'])
    expect(unseen, 'dice without their fight').to.deep.equal([])
  })

  it('headlines are lines of the log', () => {
    const reader = readerOf(module.text, 'en', String)
    for (const key of headlines)
      expect(reader.find(`log.${key}`) ?? reader.find(`log.${key}_other`), key).to.be.a('string')
  })
})
