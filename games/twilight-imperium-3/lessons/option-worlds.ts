/** Options of Shattered Empire that change the map: what one may build, find and fly through there. */

import { plays, say } from '../../kit/learn/lesson.ts'
import type { PlanetId } from '../data/index.ts'
import type { Landings, Production } from '../state-plans.ts'
import { acts, GATE, MECATOL, SAUDOR, scene, type TiLesson, TWINS, troops } from './scene.ts'

const paid = (planets: PlanetId[], tradeGoods = 0) => ({ planets, tradeGoods })
const LADEN = { ship: 'carrier', cargo: { groundForce: 3 } } as const

const builds =
  (wanted: (one: Production) => boolean) =>
  (move: string, [one]: readonly unknown[]): boolean =>
    move === 'produce' && wanted(one as Production)

export const mines: TiLesson = {
  id: 'mines',
  part: 'options',
  minutes: 2,
  rules: ['TI-39', 'TI-41'],
  scenes: [
    scene(
      {
        options: { spaceMines: true, facilities: true },
        nova: {
          tradeGoods: 3,
          planets: { saudor: { groundForce: 1 } },
          space: { [SAUDOR]: { cruiser: 1 } },
        },
        kira: { space: { [MECATOL]: { cruiser: 1 } } },
        // The mine hits.
        dice: [9],
      },
      [
        say('both'),
        { task: 'wake', asked: 'turn', accept: [acts(SAUDOR, moves => moves.length === 0)] },
        {
          task: 'lay',
          asked: 'produce',
          accept: [builds(({ mine }) => mine === SAUDOR)],
          mistakes: { facility: builds(({ facilities = {} }) => facilities.saudor !== undefined) },
          tries: {
            away: {
              move: 'produce',
              args: [{ docks: {}, newDocks: [], mine: TWINS, payment: paid([], 2) }],
              rule: 'TI-39.01',
            },
          },
        },
        plays('kira', 'act', SAUDOR, { moves: [{ from: MECATOL, ship: 'cruiser', count: 1, via: [] }] }),
        { check: g => g.space[SAUDOR]!['1'] === undefined && !g.mines?.[SAUDOR] },
        say('boom'),
      ],
    ),
    scene(
      {
        options: { facilities: true },
        nova: { tradeGoods: 3, planets: { saudor: { groundForce: 1 } } },
      },
      [
        { task: 'again', asked: 'turn', accept: [acts(SAUDOR, moves => moves.length === 0)] },
        {
          task: 'raise',
          asked: 'produce',
          accept: [builds(({ facilities = {} }) => facilities.saudor !== undefined)],
          tries: {
            home: {
              move: 'produce',
              args: [{ docks: {}, newDocks: [], facilities: { jord: 'colony' }, payment: paid([], 1) }],
              rule: 'TI-41.02',
            },
          },
        },
        { check: g => g.planets.saudor!.facility !== undefined && g.planets.saudor!.exhausted === true },
        say('tired'),
      ],
    ),
  ],
}

export const nexus: TiLesson = {
  id: 'nexus',
  part: 'options',
  minutes: 1,
  rules: ['TI-40'],
  scenes: [
    scene(
      {
        options: { wormholeNexus: true },
        tiles: { nexus: 'wormhole-nexus', '1-03': 'beta-wormhole' },
        nova: { space: { [GATE]: { cruiser: 1, carrier: 1, laden: [LADEN] } } },
      },
      [
        say('door'),
        {
          task: 'through',
          asked: 'turn',
          accept: [
            acts(
              'nexus',
              moves => troops(moves) + moves.filter(({ laden }) => laden !== undefined).length > 0,
            ),
          ],
          mistakes: { empty: acts('nexus', () => true) },
          tries: {
            far: {
              move: 'act',
              args: [
                '1-03',
                { moves: [{ from: GATE, ship: 'carrier', count: 1, laden: 0, via: ['nexus'] }] },
              ],
              rule: 'TI-15.02',
            },
          },
        },
        {
          task: 'land',
          asked: 'land',
          accept: [(move, [landings]) => move === 'land' && (landings as Landings).mallice !== undefined],
        },
        { check: g => g.planets.mallice?.by === '0' },
        say('hub'),
      ],
    ),
  ],
}

export const throne: TiLesson = {
  id: 'throne',
  part: 'options',
  minutes: 2,
  rules: ['TI-45', 'TI-46'],
  scenes: [
    scene(
      {
        options: { custodians: true },
        nova: { space: { [SAUDOR]: { dreadnought: 2, carrier: 1, laden: [LADEN] } } },
        // Two Dreadnoughts and the Carrier against three Fighters; three Ground Forces against two.
        dice: [5, 6, 9, 1, 1, 1, 8, 8, 1, 1, 1],
      },
      [
        say('wardens'),
        {
          task: 'come',
          asked: 'turn',
          accept: [
            acts(
              MECATOL,
              moves =>
                moves.some(({ laden }) => laden !== undefined) &&
                moves.some(({ ship, count }) => ship === 'dreadnought' && count === 2),
            ),
          ],
          mistakes: { few: acts(MECATOL, () => true) },
        },
        {
          task: 'land',
          asked: 'land',
          accept: [['land', { 'mecatol-rex': { groundForce: 3 } }]],
          mistakes: { nobody: ['land', {}] },
        },
        { check: g => g.planets['mecatol-rex']?.by === '0' },
        say('crowned'),
      ],
    ),
    scene(
      {
        options: { voiceOfTheCouncil: true },
        nova: { strategy: ['political', 'technology'], planets: { saudor: {} } },
        kira: { strategy: ['logistics', 'imperial'] },
        oz: { strategy: ['trade', 'warfare'] },
        also(g) {
          g.decks.politicalCards = ['code-of-honor', 'arms-reduction', 'core-stability', 'fleet-regulations']
          g.decks.actionCards = []
        },
      },
      [
        { task: 'political', asked: 'turn', accept: [['strategic', 'political']] },
        {
          task: 'call',
          asked: 'callVoice',
          accept: [['answer', ['callVoice']]],
          mistakes: { no: ['answer', []] },
        },
        plays('kira', 'vote', '1'),
        plays('oz', 'vote', '2'),
        {
          task: 'vote',
          asked: 'vote',
          accept: [['vote', '0']],
          mistakes: { kira: ['vote', '1'], oz: ['vote', '2'], abstain: ['abstain'] },
        },
        { check: g => g.players[0]!.claimed.includes('voice-of-the-council') && g.players[0]!.points === 1 },
        say('heard'),
      ],
    ),
  ],
}

export const suns: TiLesson = {
  id: 'suns',
  part: 'options',
  minutes: 3,
  rules: ['TI-51', 'TI-43', 'TI-44', 'TI-56.09', 'TI-56.10'],
  scenes: [
    scene(
      {
        options: { distantSuns: true },
        nova: {
          space: { [SAUDOR]: { carrier: 1, fighter: 2, laden: [LADEN] } },
        },
        also(g) {
          g.domains = {
            saudor: { id: 'radiation', seenBy: [] },
            arinam: { id: 'natural-wealth-3', seenBy: [] },
            meer: { id: 'peaceful-annexation', seenBy: [] },
          }
        },
      },
      [
        say('hidden'),
        { task: 'circle', asked: 'turn', accept: [acts(SAUDOR, moves => moves.length === 0)] },
        {
          task: 'look',
          asked: 'probe',
          accept: [['answer', ['probe']]],
          mistakes: { blind: ['answer', []] },
        },
        {
          task: 'stay',
          asked: 'land',
          accept: [['land', {}]],
          tries: { land: { move: 'land', args: [{ saudor: { groundForce: 1 } }], rule: 'TI-51.04' } },
        },
        { check: g => g.domains!.saudor!.seenBy.join() === '0' },
      ],
    ),
    scene(
      {
        options: { distantSuns: true },
        nova: { space: { [TWINS]: { carrier: 1, dreadnought: 1, laden: [LADEN] } } },
        also(g) {
          g.domains = {
            arinam: { id: 'natural-wealth-3', seenBy: ['0'] },
            meer: { id: 'hostile-locals-3', seenBy: ['0'] },
          }
        },
        // Razing: nothing happens.
        dice: [4],
      },
      [
        { task: 'wake', asked: 'turn', accept: [acts(TWINS, moves => moves.length === 0)] },
        {
          task: 'raze',
          asked: 'raze',
          accept: [['answer', ['meer']]],
          mistakes: { wealth: ['answer', ['arinam']], spare: ['answer', []] },
        },
        {
          task: 'land',
          asked: 'land',
          accept: [
            (move, [landings]) =>
              move === 'land' &&
              (landings as Landings).arinam !== undefined &&
              (landings as Landings).meer !== undefined,
          ],
          mistakes: { nobody: ['land', {}] },
        },
        {
          check: g =>
            g.planets.arinam?.by === '0' && g.planets.meer?.by === '0' && g.players[0]!.tradeGoods === 3,
        },
        say('rich'),
      ],
    ),
  ],
}
