/** Which sets of components can be played: what `problemsOf` says, and that what it accepts plays to the end. */
import fc from 'fast-check'
import cloneDeep from 'lodash/cloneDeep.js'
import get from 'lodash/get.js'
import set from 'lodash/set.js'
import unset from 'lodash/unset.js'
import type { SetupValues } from '../../games/kit/index.ts'
import { COUNTERS, type ComponentLists } from '../../games/space-station-phoenix/components.ts'
import { moduleWith, problemsOf, STANDARD } from '../../games/space-station-phoenix/index.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { optionSetsOf } from '../support/contract.ts'
import { expect } from './support.ts'
import { tinySet } from './tiny-set.ts'

type Path = (string | number)[]

/** Changes to a set: at each path another value, or nothing any more. */
type Changes = readonly [path: Path, value: unknown][]

const GONE = Symbol('gone')

function changed(lists: ComponentLists, changes: Changes): ComponentLists {
  const copy = cloneDeep(lists)
  for (const [path, value] of changes) {
    if (path.length > 1 && typeof get(copy, path.slice(0, -1)) !== 'object') continue
    if (value !== GONE) set(copy, path, value)
    else if (!Array.isArray(get(copy, path.slice(0, -1)))) unset(copy, path)
    else get(copy, path.slice(0, -1)).splice(path.at(-1), 1)
  }
  return copy
}

const broken = (...changes: Changes) => problemsOf(changed(tinySet(), changes))
const at = (path: string): Path => path.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))

describe('Space Station Phoenix: sets of components', () => {
  it('[SSP-1.01] finds nothing wrong with the standard set and with a small one', () => {
    expect(problemsOf(STANDARD)).to.deep.equal([])
    expect(problemsOf(tinySet())).to.deep.equal([])
  })

  it('takes anything, and says what a part should be', () => {
    for (const junk of [null, undefined, 42, 'x', [], {}, { sectors: 1 }])
      expect(problemsOf(junk)).not.to.have.length(0)
    expect(problemsOf(7)).to.deep.equal(['the set: missing, or no object'])
    expect(broken([at('ships.0.cost'), GONE])).to.deep.equal(['ships[0].cost: missing, or no number'])
    expect(broken([at('ships.0.cost'), 0])).to.deep.equal(['ships[0].cost: must be at least 1'])
    expect(broken([at('ships.0.cost'), 1.5])[0]).to.match(/^ships\[0\]\.cost: /)
    expect(broken([at('ships.0.cost'), 2000])).to.deep.equal(['ships[0].cost: must be at most 1000'])
    expect(broken([at('ships.0.id'), '__proto__'])[0]).to.match(/^ships\[0\]\.id: /)
    expect(broken([at('ships.0.colour'), 'red'])).to.deep.equal(['ships[0]: unknown field colour'])
    expect(broken([at('hubs.0.tier'), 'odd'])).to.deep.equal(['hubs[0].tier: must be one of basic, advanced'])
    expect(broken([at('sectors.0.quarters.0'), { kind: 'song' }])).to.deep.equal([
      'sectors[0].quarters[0].kind: unknown kind',
    ])
    expect(broken([at('tracks.0.levels.0.reward'), { vp: undefined }])[0]).to.match(/^tracks\[0\]/)
    expect(broken([at('constants.recruit'), { vp: 1 }])).to.deep.equal([
      'constants.recruit: unknown field vp',
    ])
  })

  it('wants every field that the rules read', () => {
    const fields = pathsOf(tinySet()).filter(path => !/^\d+$/.test(String(path.at(-1))))
    // Numbers of players, effects and rewards may be others, and hubs may have no head start.
    const free = /^constants\.players\.|\.(effects|quarters)\.\d+\.|(reward|gain|pay|recruit|observe)\.\w+$/
    for (const path of fields) {
      if (free.test(path.join('.'))) continue
      expect(broken([path, GONE]), path.join('.')).not.to.have.length(0)
      expect(broken([path, -1]), path.join('.')).not.to.have.length(0)
    }
  })

  it('[SSP-2.01] is for a run of numbers of players, and its game for these only', () => {
    const two = { humans: 2, aliens: 40 }
    expect(broken([at('constants.players'), {}])).to.include(
      'constants.players: there is no number of players',
    )
    expect(broken([at('constants.players'), { 5: two }])).to.deep.equal([
      'constants.players: unknown field 5',
    ])
    const standard = (players: object) => problemsOf(changed(STANDARD, [[['constants', 'players'], players]]))
    expect(standard({ 2: two, 4: two })).to.deep.equal([
      'constants.players.3: missing, between numbers that are there',
    ])
    expect(standard({ 3: two, 4: two })).to.deep.equal([])
    expect(standard({ 2: { humans: 2, aliens: 101 } })).to.deep.equal([
      'constants.players.2: draws 101 Aliens out of 100',
    ])
    const { meta } = moduleWith(tinySet())
    expect([meta.minPlayers, meta.maxPlayers, meta.recommendedPlayers]).to.deep.equal([2, 2, [2]])
    expect(moduleWith(tinySet()).createGame().maxPlayers).to.equal(2)
    expect(moduleWith(STANDARD).meta.recommendedPlayers).to.deep.equal([2, 3])
  })

  it('[SSP-1.12, SSP-1.13, SSP-3.05, SSP-2.05, SSP-13.05] counts sectors, and what they are made of', () => {
    expect(broken([at('sectors.0'), GONE])).to.deep.equal([
      'teal sectors of level 1: 1, but 2 players need 2',
    ])
    expect(broken([at('sectors.0.firstGame'), false])).to.deep.equal([
      'teal sectors of level 1: 1 for the first game, but 2 players need 2',
    ])
    expect(broken([at('sectors.0.id'), '121'])).to.include(
      'sector 121: the number of a teal sector of level 1 begins with 11',
    )
    for (const id of ['x111', '1112', '11x'])
      expect(broken([at('sectors.0.id'), id])[0]).to.match(/^sectors\[0\]\.id: /)
    expect(broken([at('sectors.0.id'), '121'])).to.include('sector 121: there are several with this id')
    expect(broken([at('sectors.0.quarters.1'), { kind: 'none' }])).to.deep.equal([
      'sector 111: has 2 quarters, level 1 has 1',
    ])
    expect(broken([at('sectors.0.quarters.0'), { kind: 'endgame', vp: 1, per: 'ships' }])).to.deep.equal([
      'sector 111: endgame effects are for level 3 and hubs',
    ])
    expect(broken([at('constants.quarters.1'), 10])).to.deep.equal([
      'constants.quarters.1: must be at most 9',
    ])
  })

  it('[SSP-3.08, SSP-2.08, SSP-3.16 to SSP-3.18] counts hubs of each pool, and looks at how they start', () => {
    expect(broken([at('hubs.4'), GONE])).to.deep.equal(['advanced hubs: 3, but 2 players are dealt 4'])
    expect(broken([at('hubs.0.id'), 'H2'])).to.include('hub H2: there are several with this id')
    expect(broken([at('hubs.4.startDiplomacy.transport'), 6])).to.deep.equal([
      'hub A1: starts at level 6 of the transport track, which has 5',
    ])
    const sixth = { lobbyCost: 1, reward: { gem: 1 } }
    expect(
      broken([at('tracks.2.levels.5'), sixth], [at('hubs.4.startDiplomacy.transport'), 6]),
      'that track has six',
    ).to.deep.equal([])
    expect(broken([at('hubs.4.penalties'), [{ kind: 'removeShip', ship: 'farm' }]])).to.deep.equal([
      'hub A1: there is no farm ship of level 1',
    ])
    const twice = [
      { kind: 'removeShip', ship: 'transport' },
      { kind: 'startUsed', ships: ['transport'] },
    ]
    expect(broken([at('hubs.4.penalties'), twice])).to.deep.equal(['hub A1: names the transport ship twice'])
  })

  it('[SSP-3.07, SSP-3.09, SSP-6.05] counts ships of each level, and what is kept of them', () => {
    const ships = tinySet().ships
    const without = (level: number) => ships.filter(ship => ship.level !== level)
    expect(broken([['ships'], without(1)])).to.deep.equal(['ships of level 1: there is none'])
    expect(broken([['ships'], ships.filter(({ id }) => id !== 'two-4')])).to.deep.equal([
      'ships of level 2: 3, but 2 players draft from 4',
    ])
    expect(broken([at('ships.1.action'), ships[0]!.action])).to.deep.equal([
      'ships of level 1: there are several of type diplomacy',
    ])
    expect(broken([at('ships.0.metal'), null])).to.deep.equal(['ship one-diplomacy: needs a metal value'])
    expect(broken([at('ships.0.copies'), 1])).to.deep.equal([
      'ship one-diplomacy: ships of level 1 have 4 copies, all others 1',
    ])
    expect(broken([['ships', ships.length], ships[0]])).to.include(
      'ship one-diplomacy: there are several with this id',
    )
    expect(broken([at('constants.draft.keep'), 3])).to.deep.equal([
      'constants.draft: 3 ships are kept out of 2',
    ])
  })

  it('[SSP-2.04] wants a whole first-game set for everybody', () => {
    const sets = at('constants.firstGameSets')
    expect(broken([[...sets, 1], GONE])).to.deep.equal(['constants.firstGameSets: 1, but 2 players get 2'])
    expect(broken([[...sets, 0, 'hub'], 'H9'])).to.deep.equal(['first-game set: there is no hub H9'])
    expect(broken([[...sets, 0, 'hub'], 'H2'])).to.deep.equal(['first-game sets: name hub H2 twice'])
    expect(broken([[...sets, 0, 'ships', 0], 'two-9'])).to.deep.equal([
      'first-game set: there is no ship two-9',
    ])
    expect(broken([[...sets, 0, 'ships', 0], 'two-2'])).to.deep.equal([
      'first-game sets: name ship two-2 twice',
    ])
    expect(broken([[...sets, 0, 'ships', 0], 'one-transport'])).to.deep.equal([
      'first-game set: ship one-transport is not of level 2 or 3',
    ])
  })

  it('[SSP-1.09] wants each track once', () => {
    expect(broken([at('tracks.3'), GONE])).to.deep.equal(['track expedition: missing'])
    expect(broken([at('tracks.3.track'), 'transport'])).to.deep.equal([
      'track transport: there are several with this id',
      'track expedition: missing',
    ])
    expect(broken([at('tracks.0.levels'), []])).to.deep.equal(['tracks[0].levels: must be at least 1'])
  })

  it('[SSP-15.01] wants a way to the end that nothing can bar', () => {
    expect(broken([at('constants.dieFaces'), ['food']])).to.deep.equal([
      'constants.dieFaces: without a human face a game need not end',
    ])
    expect(broken([at('constants.observe'), { gem: 1 }])).to.deep.equal([
      'constants.observe: without a point a game need not end',
    ])
    const neutral = tinySet().ships.findIndex(({ id }) => id === 'free-expedition')
    expect(broken([['ships', neutral, 'cost'], 8])).to.deep.equal([])
    expect(broken([['ships', neutral, 'cost'], 9])).to.deep.equal([
      'neutral ships: without an expedition ship for at most 8 GEM a game need not end',
    ])
  })

  it('[SSP-1.01] refuses to make a game of a set with problems, and lists them', () => {
    expect(() => moduleWith({ ...tinySet(), hubs: [] })).to.throw('basic hubs: 0')
  })
})

/** Where everything is in a set. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const parts = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...parts] : parts
}

const few = fc.integer({ min: 1, max: 3 })
const bag = fc.dictionary(fc.constantFrom('gem', 'food', 'water', 'metal'), few, { maxKeys: 2 })
const counting = { per: fc.constantFrom(...COUNTERS), every: few }

const effect = fc.oneof(
  fc.record({ kind: fc.constant('power'), power: fc.constant('convert'), pay: bag, gain: bag }),
  fc.record({ kind: fc.constant('power'), power: fc.constant('recruitHuman'), pay: bag }),
  fc.record({ kind: fc.constant('power'), power: fc.constant('transport'), transactions: few }),
  fc.record({ kind: fc.constant('power'), power: fc.constant('expedition'), dice: few, cargo: few }),
  fc.record({ kind: fc.constant('power'), power: fc.constant('dismantle'), bonusMetal: few }),
  fc.record({ kind: fc.constant('power'), power: fc.constant('construct'), discount: few }),
  fc.record({
    ...{ kind: fc.constant('power'), power: fc.constant('diplomacy') },
    ...{ advances: few, lobbyDiscount: few },
  }),
  fc.record({ kind: fc.constant('passive'), on: fc.constant('opponentUsesYourShip'), gain: bag }),
  fc.record({ kind: fc.constant('passive'), on: fc.constant('transport'), extraTransactions: few }),
  fc.record({ kind: fc.constant('passive'), on: fc.constant('expedition'), extraCargo: few }),
  fc.record({ kind: fc.constant('passive'), on: fc.constant('recruitGold'), gemDiscount: few }),
  fc.record({ kind: fc.constant('income'), gain: bag, ...counting }),
  fc.record({ kind: fc.constant('endgame'), vp: few, ...counting }),
)
const action = fc.oneof(
  fc.record({ type: fc.constant('expedition'), dice: few, cargo: few }),
  fc.record({ type: fc.constant('farm'), food: few }),
  fc.record({ type: fc.constant('transport'), transactions: few }),
  fc.record({ type: fc.constant('diplomacy'), advances: few, lobbyDiscount: few }),
)
const strange = fc.constantFrom<unknown>(GONE, undefined, null, -1, 1.5, 1e9, 'x', '', [], {})

/** Something else of its kind, as sets may have it; now and then something strange. */
function otherThan(value: unknown): fc.Arbitrary<unknown> {
  const alike = () => {
    if (typeof value === 'number') return fc.integer({ min: 0, max: 12 })
    if (typeof value !== 'object' || value === null) return strange
    if ('kind' in value) return effect
    if ('type' in value) return action
    return Array.isArray(value) ? fc.subarray(value) : bag
  }
  return fc.oneof({ weight: 6, arbitrary: alike() }, { weight: 1, arbitrary: strange })
}

const SET = tinySet()
const PATHS = pathsOf(SET)
/** Constants and what quarters, hubs and ships do are changed as often as all the other fields together. */
const RICH = PATHS.filter(path => path[0] === 'constants' || /(quarters|effects|action)/.test(path.join()))
const change = fc
  .oneof(fc.constantFrom(...PATHS), fc.constantFrom(...RICH))
  .chain(path => fc.tuple(fc.constant(path), otherThan(get(SET, path))))
const changes = fc.array(change, { minLength: 1, maxLength: 4 })

/** Plays a game with random moves, of which observing Humans is the likeliest, so that it does not take for ever. */
function playToTheEnd(lists: ComponentLists, options: SetupValues, seed: string): number {
  const module = moduleWith(lists)
  const chance = chanceOf(seed)
  const engine = engineOf({ ...module.createGame(), seed })
  let match = engine.start(module.meta.maxPlayers, options)
  for (let made = 0; made < 20_000; made++) {
    if (match.G.outcome) return made
    const seat = chance.pick(match.G.asks).seat
    const view = module.view(match.G, seat)
    const observing = match.G.current?.dice.includes('human') && !chance.oneIn(4)
    const play = observing
      ? module.legalMoves(view, seat).find(({ args }) => args[1] === 'human')
      : module.anyMove(view, seat, chance.number)
    if (!play) throw new Error(`${seat} is asked, and can do nothing`)
    const after = engine.move(match, seat, play.move, play.args)
    if (after === match) throw new Error(`${play.move} ${JSON.stringify(play.args)} is refused`)
    const amounts = Object.values(after.G.players).flatMap(({ gem, food, water, metal, score }) => [
      ...[gem, food, water, metal, score],
    ])
    if (!amounts.every(amount => Number.isInteger(amount) && amount >= 0))
      throw new Error(`amounts: ${amounts.join(' ')}`)
    match = after
  }
  throw new Error('the game does not end')
}

describe('Space Station Phoenix: sets that are accepted', () => {
  it('play to the end, whatever was changed in them', function () {
    this.timeout(600_000)
    const optionSets = optionSetsOf(moduleWith(tinySet()), 2)
    const numRuns = Number(process.env.SETS ?? 400)
    let played = 0
    fc.assert(
      fc.property(changes, fc.nat(), (made, number) => {
        const lists = changed(tinySet(), made)
        if (problemsOf(lists).length > 0) return
        played += 1
        playToTheEnd(lists, optionSets[number % optionSets.length]!, `set ${number}`)
      }),
      { numRuns },
    )
    this.test!.title += ` (${played} sets)`
    expect(played).to.be.above(numRuns / 20)
  })
})
