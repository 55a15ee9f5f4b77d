/** What a first game needs: a system, a planet, a dock, counters, and what all of it is for. */

import { say } from '../../kit/learn/lesson.ts'
import type { ObjectiveId, PlanetId } from '../data/index.ts'
import type { Claim } from '../rules/objectives/claims.ts'
import type { Landings, Production } from '../state-plans.ts'
import { acts, GATE, HOME, MECATOL, SAUDOR, scene, type TiLesson, troops } from './scene.ts'

export const points: TiLesson = {
  id: 'points',
  minutes: 2,
  rules: ['TI-24'],
  scenes: [
    scene(
      {
        phase: 'status',
        todo: [{ do: 'startStatusPhase' }],
        objectives: ['spend-6-trade-goods', 'spend-10-resources', '3-specialty-planets'],
        nova: {
          points: 7,
          tradeGoods: 6,
          secrets: ['keeper-of-gates'],
          planets: { saudor: { groundForce: 1 } },
          space: { [GATE]: { cruiser: 1 } },
        },
        kira: { points: 9, tradeGoods: 6 },
      },
      [
        say('road'),
        {
          task: 'claim',
          asked: 'claim',
          accept: [claims(2)],
          mistakes: { nothing: ['claim', []], one: claims(1) },
          tries: {
            both: {
              move: 'claim',
              args: [[bought('spend-6-trade-goods', 6), bought('spend-10-resources', 0)]],
              rule: 'TI-24.02',
            },
            unmet: { move: 'claim', args: [[{ objective: '3-specialty-planets' }]], rule: 'TI-24.02' },
          },
        },
        { check: g => g.outcome?.winners.join() === '0' },
      ],
    ),
  ],
}

export const reach: TiLesson = {
  id: 'reach',
  minutes: 2,
  rules: ['TI-14', 'TI-15', 'TI-18', 'TI-7.02', 'TI-7.03', 'TI-9.10', 'TI-9.16', 'TI-12.03'],
  scenes: [
    scene({ nova: { planets: { jord: { groundForce: 4 } }, space: { [HOME]: { carrier: 1 } } } }, [
      say('wake'),
      {
        task: 'fly',
        asked: 'turn',
        accept: [acts(SAUDOR, moves => troops(moves) > 0)],
        mistakes: { idle: acts(SAUDOR, moves => moves.length === 0) },
        tries: {
          far: {
            move: 'act',
            args: [MECATOL, { moves: [{ from: HOME, ship: 'carrier', count: 1 }] }],
            rule: 'TI-15.02',
          },
          pass: { move: 'pass', args: [], rule: 'TI-12.03' },
        },
      },
      {
        task: 'land',
        asked: 'land',
        accept: [(move, [landings]) => move === 'land' && Object.keys(landings as Landings).length > 0],
      },
      {
        check: g => {
          const { by, exhausted } = g.planets.saudor!
          return by === '0' && exhausted === true && g.activated[SAUDOR]?.join() === '0'
        },
      },
      say('yours'),
    ]),
    scene(
      {
        nova: {
          planets: { saudor: { groundForce: 2, exhausted: true } },
          space: { [SAUDOR]: { carrier: 1 }, [HOME]: { cruiser: 1 } },
          activated: [SAUDOR],
        },
      },
      [
        {
          task: 'on',
          asked: 'turn',
          accept: [acts(MECATOL, moves => moves.some(({ from }) => from === HOME))],
          mistakes: { nobody: acts(MECATOL, moves => moves.length === 0) },
          tries: {
            stuck: {
              move: 'act',
              args: [MECATOL, { moves: [{ from: SAUDOR, ship: 'carrier', count: 1 }] }],
              rule: 'TI-15.06',
            },
            twice: { move: 'act', args: [SAUDOR, { moves: [] }], rule: 'TI-14.02' },
          },
        },
        {
          check: g => g.space[MECATOL]?.['0']?.ships.cruiser === 1 && g.planets['mecatol-rex'] === undefined,
        },
        say('nobody'),
      ],
    ),
  ],
}

export const dock: TiLesson = {
  id: 'dock',
  minutes: 2,
  rules: ['TI-20', 'TI-7.06', 'TI-7.07', 'TI-7.08', 'TI-8.07', 'TI-9.03'],
  scenes: [
    scene(
      {
        nova: {
          tradeGoods: 1,
          planets: { jord: { spaceDock: 1, groundForce: 1 }, saudor: { groundForce: 1 } },
          space: { [HOME]: { cruiser: 1 } },
        },
      },
      [
        {
          task: 'wake',
          asked: 'turn',
          accept: [acts(HOME, moves => moves.length === 0)],
        },
        {
          task: 'build',
          asked: 'produce',
          accept: [(move, [one]) => move === 'produce' && unitsOf(one as Production) > 0],
          mistakes: { nothing: (move, [one]) => move === 'produce' && unitsOf(one as Production) === 0 },
          tries: {
            seven: { move: 'produce', args: [builds({ groundForce: 7 }, ['jord'])], rule: 'TI-20.02' },
            armada: { move: 'produce', args: [builds({ destroyer: 3 }, ['jord'])], rule: 'TI-8.07' },
            cheap: { move: 'produce', args: [builds({ dreadnought: 1 }, ['jord'])], rule: 'TI-7.06' },
          },
        },
        { check: g => g.asks.some(({ seat, kind }) => seat === '1' && kind === 'turn') },
      ],
    ),
  ],
}

/** An objective that is bought with trade goods. */
function bought(objective: ObjectiveId, tradeGoods: number): Claim {
  return { objective, payment: { planets: [], tradeGoods } }
}

/** Claims so many objectives. */
function claims(count: number) {
  return (move: string, [all]: readonly unknown[]): boolean =>
    move === 'claim' && (all as Claim[]).length === count
}

/** What the dock of the home planet is to build, paid by planets. */
function builds(units: object, planets: PlanetId[]) {
  return { docks: { jord: units }, newDocks: [], payment: { planets, tradeGoods: 0 } }
}

/** How many units are built. */
function unitsOf({ docks }: Production): number {
  return Object.values(docks)
    .flatMap(units => Object.values(units))
    .reduce((sum, count) => sum + count, 0)
}
