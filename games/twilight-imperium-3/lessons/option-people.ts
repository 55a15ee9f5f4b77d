/** Options of Shattered Empire about what comes before the game, and about single heroes in it. */
import { plays, say } from '../../kit/learn/lesson.ts'
import type { Sending } from '../rules/early/sending.ts'
import { acts, HOME, SAUDOR, scene, ships, type TiLesson, TWINS, turnOf } from './scene.ts'

export const opening: TiLesson = {
  id: 'opening',
  part: 'options',
  minutes: 3,
  rules: ['TI-47'],
  scenes: [
    scene(
      {
        options: { simulatedEarlyTurns: true },
        round: 0,
        phase: 'setup',
        todo: [{ do: 'startingUnits' }, { do: 'startRound' }],
        nova: { strategy: [], technologies: ['antimass-deflectors', 'cybernetics'] },
        kira: { strategy: [] },
        oz: { strategy: [] },
        also(g) {
          g.early = { ground: {}, landed: {} }
        },
      },
      [
        say('before'),
        {
          task: 'expand',
          asked: 'expand',
          accept: [['answer', [SAUDOR]]],
        },
        plays('kira', 'answer', ['1-02']),
        plays('oz', 'answer', ['1-04']),
        {
          task: 'further',
          asked: 'expandAgain',
          accept: [['answer', [TWINS]]],
          mistakes: { no: ['answer', []] },
        },
        plays('kira', 'answer', []),
        plays('oz', 'answer', []),
        {
          task: 'choose',
          asked: 'earlyTechnology',
          accept: [['answer', []]],
        },
        {
          task: 'buy',
          asked: 'earlyBuy',
          accept: [(move, [units]) => move === 'buyEarly' && Object.keys(units as object).length > 0],
          mistakes: { nothing: ['buyEarly', {}] },
          tries: { dear: { move: 'buyEarly', args: [{ dreadnought: 2 }], rule: 'TI-47.04' } },
        },
        plays('kira', 'answer', []),
        plays('kira', 'buyEarly', {}),
        plays('oz', 'answer', []),
        plays('oz', 'buyEarly', {}),
        {
          task: 'send',
          asked: 'earlySend',
          accept: [(move, [one]) => move === 'sendEarly' && Object.keys((one as Sending).planets).length > 0],
          mistakes: {
            home: (move, [one]) => move === 'sendEarly' && Object.keys((one as Sending).planets).length === 0,
          },
        },
        say('begun'),
      ],
    ),
  ],
}

export const leaders: TiLesson = {
  id: 'leaders',
  part: 'options',
  minutes: 3,
  rules: ['TI-52'],
  scenes: [
    scene(
      {
        options: { leaders: true },
        nova: { space: { [HOME]: { cruiser: 1 } } },
        kira: { space: { [SAUDOR]: { destroyer: 1 } } },
        also(g) {
          g.leaders = {
            'sol-admiral': { of: '0', cell: HOME, ship: 'cruiser' },
            'sol-diplomat': { of: '0', planet: 'jord' },
          }
        },
        // The Cruiser, twice; the Destroyer.
        dice: [3, 8, 4],
      },
      [
        say('three'),
        {
          task: 'board',
          asked: 'turn',
          accept: [acts(SAUDOR, moves => ships(moves) === 1)],
          mistakes: { wake: acts(SAUDOR, () => true) },
          tries: {
            alone: {
              move: 'act',
              args: [SAUDOR, { moves: [], leaders: { 'sol-diplomat': 'saudor' } }],
              rule: 'TI-52.02',
            },
          },
        },
        { check: g => g.space[SAUDOR]!['1'] === undefined },
      ],
    ),
    scene(
      {
        options: { leaders: true },
        ...turnOf('1'),
        nova: { planets: { saudor: { groundForce: 1 } } },
        kira: {
          space: { [SAUDOR]: { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 4 } }] } },
        },
        also(g) {
          g.leaders = { 'sol-diplomat': { of: '0', planet: 'saudor' } }
        },
      },
      [
        plays('kira', 'act', SAUDOR, { moves: [], landings: { saudor: { groundForce: 4 } } }),
        {
          task: 'talk',
          asked: 'cancelInvasion',
          accept: [['answer', ['cancel']]],
          mistakes: { fight: ['answer', []] },
        },
        { check: g => g.planets.saudor!.by === '0' },
        say('taken'),
      ],
    ),
  ],
}

export const runs: TiLesson = {
  id: 'runs',
  part: 'options',
  minutes: 1,
  rules: ['TI-53'],
  scenes: [
    scene(
      {
        options: { sabotageRuns: true },
        nova: { space: { [HOME]: { carrier: 1, fighter: 5 } } },
        kira: { technologies: ['war-sun'], space: { [SAUDOR]: { warSun: 1 } } },
        // Two of five pass; the second one strikes.
        dice: [9, 3, 10, 4, 2, 6, 10],
      },
      [
        say('moon'),
        {
          task: 'fly',
          asked: 'turn',
          accept: [
            acts(SAUDOR, moves =>
              moves.some(({ load = [] }) => load.some(({ units }) => units.fighter === 5)),
            ),
          ],
        },
        {
          task: 'run',
          asked: 'sabotageRun',
          accept: [['flyRun', 5]],
          mistakes: { none: ['flyRun', 0], few: ['flyRun'] },
          tries: { seven: { move: 'flyRun', args: [7], rule: 'TI-53.01' } },
        },
        { check: g => g.space[SAUDOR]!['1'] === undefined && g.space[SAUDOR]!['0']!.ships.fighter === 1 },
        say('won'),
      ],
    ),
  ],
}
