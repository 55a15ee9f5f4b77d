/** Shattered Empire: what races, troops and fleets can do with it. */

import { plays, say } from '../../kit/learn/lesson.ts'
import type { PlanetId } from '../data/index.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import type { Landings, Plan, Production } from '../state-plans.ts'
import { acts, GATE, HOME, SAUDOR, scene, type TiLesson, TWINS, turnOf } from './scene.ts'

const paid = (planets: PlanetId[], tradeGoods = 0) => ({ planets, tradeGoods })

/** Lands so many Ground Forces on each of these. */
const lands =
  (wanted: (landings: Landings) => boolean) =>
  (move: string, [landings]: readonly unknown[]): boolean =>
    move === 'land' && wanted(landings as Landings)

export const own: TiLesson = {
  id: 'own',
  part: 'expansion',
  minutes: 2,
  rules: ['TI-36'],
  scenes: [
    scene(
      {
        options: { racialTech: true },
        nova: { strategy: ['technology', 'diplomacy'] },
        oz: { strategy: ['trade', 'warfare'] },
      },
      [
        say('secret'),
        {
          task: 'learn',
          asked: 'turn',
          accept: [
            (move, [card, args]) =>
              move === 'strategic' &&
              card === 'technology' &&
              (args as StrategicArgs).technology === 'mark-ii-advanced-carriers',
          ],
          mistakes: { common: ['strategic', 'technology'] },
          tries: {
            theirs: {
              move: 'strategic',
              args: ['technology', { technology: 'l4-disruptors', payment: paid(['jord']) }],
              rule: 'TI-36.04',
            },
          },
        },
        plays('kira', 'letGo'),
        plays('oz', 'letGo'),
        { check: g => g.players[0]!.technologies.join() === 'mark-ii-advanced-carriers' },
      ],
    ),
    scene(
      {
        options: { racialTech: true },
        nova: {
          race: 'hacan',
          technologies: ['production-centers'],
          tradeGoods: 2,
        },
      },
      [
        {
          task: 'centers',
          asked: 'turn',
          accept: [['productionCenters']],
          tries: { self: { move: 'productionCenters', args: ['0'], rule: 'TI-36.11' } },
        },
        { check: g => g.players[0]!.tradeGoods === 6 && g.players[0]!.counters.strategy === 1 },
        say('each'),
      ],
    ),
  ],
}

export const finds: TiLesson = {
  id: 'finds',
  part: 'expansion',
  minutes: 1,
  rules: ['TI-37'],
  scenes: [
    scene(
      {
        options: { artifacts: true },
        nova: {
          space: {
            [TWINS]: { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] },
          },
        },
        also(g) {
          g.hiddenArtifacts = { arinam: 'fake', meer: 'red-artifact' }
        },
      },
      [
        say('buried'),
        { task: 'wake', asked: 'turn', accept: [acts(TWINS, moves => moves.length === 0)] },
        {
          task: 'dig',
          asked: 'land',
          accept: [lands(({ arinam, meer }) => arinam !== undefined && meer !== undefined)],
          mistakes: {
            nobody: ['land', {}],
            one: lands(({ arinam, meer }) => (arinam === undefined) !== (meer === undefined)),
          },
        },
        {
          check: g =>
            g.players[0]!.points === 1 &&
            g.players[0]!.claimed.join() === 'red-artifact' &&
            g.artifacts?.meer === 'red-artifact',
        },
        say('yours'),
      ],
    ),
  ],
}

export const shock: TiLesson = {
  id: 'shock',
  part: 'expansion',
  minutes: 2,
  rules: ['TI-38'],
  scenes: [
    scene(
      {
        options: { shockTroops: true },
        nova: {
          space: {
            [TWINS]: { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] },
          },
        },
        kira: { planets: { arinam: { groundForce: 1, spaceDock: 1 }, meer: { groundForce: 3 } } },
        // Three Ground Forces, a 10 among them, against one.
        dice: [10, 3, 2, 4],
      },
      [
        say('ten'),
        { task: 'wake', asked: 'turn', accept: [acts(TWINS, moves => moves.length === 0)] },
        {
          task: 'land',
          asked: 'land',
          accept: [['land', { arinam: { groundForce: 3 } }]],
          mistakes: { nobody: ['land', {}], strong: lands(({ meer }) => meer !== undefined) },
        },
        {
          task: 'capture',
          asked: 'capture',
          accept: [['answer', ['spaceDock']]],
          mistakes: { rubble: ['answer', []] },
        },
        {
          check: g => {
            const { by, units } = g.planets.arinam!
            return by === '0' && units.spaceDock === 1 && units.shockTroop === 1 && units.groundForce === 2
          },
        },
        say('guard'),
      ],
    ),
  ],
}

export const withdraw: TiLesson = {
  id: 'withdraw',
  part: 'expansion',
  minutes: 1,
  rules: ['TI-42'],
  scenes: [
    scene(
      {
        options: { tacticalRetreats: true },
        ...turnOf('1'),
        nova: {
          space: {
            [SAUDOR]: { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 4 } }] },
          },
        },
        kira: { space: { '0-00': { dreadnought: 2 } } },
        // Two Dreadnoughts against a Carrier: nobody hits in the only round.
        dice: [2, 3, 4],
      },
      [
        plays('kira', 'act', SAUDOR, { moves: [{ from: '0-00', ship: 'dreadnought', count: 2, via: [] }] }),
        {
          task: 'leave',
          asked: 'announcePaid',
          accept: [(move, [to]) => move === 'answer' && (to as string[]).length > 0],
          mistakes: { stay: ['answer', []] },
        },
        { check: g => g.players[0]!.counters.strategy === 1 && g.space[SAUDOR]!['0'] === undefined },
        say('away'),
      ],
    ),
  ],
}

export const clans: TiLesson = {
  id: 'clans',
  part: 'expansion',
  minutes: 2,
  rules: ['TI-30'],
  scenes: [
    scene(
      {
        options: { expansionTech: true, expansionRaces: true },
        nova: { race: 'saar', tradeGoods: 3, space: { [HOME]: { cruiser: 1 } } },
        also(g) {
          g.docks = { [HOME]: [{ by: '0', since: 0 }] }
        },
      },
      [
        say('homeless'),
        {
          task: 'move',
          asked: 'turn',
          accept: [
            (move, [to, plan]) =>
              move === 'act' &&
              to === GATE &&
              (plan as Plan).moves.some(({ ship }) => ship === 'spaceDock') &&
              !(plan as Plan).produce,
          ],
          mistakes: { ships: acts(GATE, moves => moves.every(({ ship }) => ship !== 'spaceDock')) },
          tries: {
            far: {
              move: 'act',
              args: ['0-00', { moves: [{ from: HOME, ship: 'spaceDock', count: 1 }] }],
              rule: 'TI-30.11',
            },
          },
        },
        { check: g => g.docks?.[GATE]?.length === 1 },
      ],
    ),
    scene(
      {
        options: { expansionTech: true, expansionRaces: true },
        nova: { race: 'saar', tradeGoods: 3, space: { [GATE]: { cruiser: 1 } } },
        also(g) {
          g.docks = { [GATE]: [{ by: '0', since: 0 }] }
        },
      },
      [
        { task: 'wake', asked: 'turn', accept: [acts(GATE, moves => moves.length === 0)] },
        {
          task: 'build',
          asked: 'produce',
          accept: [(move, [one]) => move === 'produce' && Object.keys((one as Production).docks).length > 0],
          mistakes: {
            nothing: (move, [one]) =>
              move === 'produce' && Object.keys((one as Production).docks).length === 0,
          },
          tries: {
            troops: {
              move: 'produce',
              args: [{ docks: { [GATE]: { groundForce: 2 } }, newDocks: [], payment: paid([], 1) }],
              rule: 'TI-30.15',
            },
          },
        },
        { check: g => g.asks.some(({ seat, kind }) => seat === '1' && kind === 'turn') },
        say('others'),
      ],
    ),
  ],
}
