/** What a first game needs: metal, a sector, somebody who lives there, and pay. */
import { plays, say } from '../../kit/learn/lesson.ts'
import { LEVEL_ONE } from './arrange.ts'
import { type PhoenixLesson, turn, UPSTAIRS, uses } from './scene.ts'

export const apart: PhoenixLesson = {
  id: 'apart',
  minutes: 2,
  rules: ['SSP-6', 'SSP-4', 'SSP-5.06'],
  scenes: [
    turn(
      {
        ada: { gem: 20, fleet: { 'L2-FAR-a': 0, ...LEVEL_ONE } },
        krill: { fleet: { ...LEVEL_ONE, 'L2-CON-a': 0 } },
      },
      [
        say('fleet', 'fleet/0'),
        uses('saw', 'DIS', { build: { move: 'useShip', args: ['0/L1-CON'], rule: 'SSP-7.07' } }),
        {
          task: 'which',
          asked: 'dismantle',
          accept: [['dismantle', 'L2-FAR-a']],
          tries: {
            itself: { move: 'dismantle', args: ['L1-DIS'], rule: 'SSP-6.03' },
            theirs: { move: 'dismantle', args: ['L2-CON-a'], rule: 'SSP-6.02' },
          },
        },
        {
          check: ({ players, active }) =>
            players[0]!.gem === 17 &&
            players[0]!.metal === 6 &&
            players[0]!.dismantled === 1 &&
            active === '1',
        },
      ],
    ),
  ],
}

export const build: PhoenixLesson = {
  id: 'build',
  minutes: 2,
  rules: ['SSP-7', 'SSP-16.02'],
  scenes: [
    turn({ ada: { gem: 12, metal: 6 }, market: ['111', '113', '121', '131', '213', ...UPSTAIRS] }, [
      say('wings', 'station/0'),
      uses('rig', 'CON'),
      {
        task: 'first',
        asked: 'construct',
        accept: [['build']],
        tries: { skip: { move: 'build', args: ['213'], rule: 'SSP-7.02' } },
      },
      {
        check: ({ players }) =>
          Object.keys(players[0]!.station).length === 1 && players[0]!.gem === 9 && players[0]!.score === 0,
      },
    ]),
    turn(
      { ada: { gem: 12, metal: 4, station: { 111: [] } }, market: ['113', '121', '211', '213', ...UPSTAIRS] },
      [
        plays('ada', 'useShip', '0/L1-CON'),
        {
          task: 'second',
          asked: 'construct',
          accept: [['build', '213']],
          mistakes: { pink: ['build', '121'] },
          tries: {
            again: { move: 'build', args: ['113'], rule: 'SSP-7.03' },
            dear: { move: 'build', args: ['211'], rule: 'SSP-7.07' },
          },
        },
        { check: ({ players }) => players[0]!.metal === 0 && '213' in players[0]!.station },
      ],
    ),
  ],
}

const into111 = { sector: '111' }

export const aliens: PhoenixLesson = {
  id: 'aliens',
  minutes: 3,
  rules: ['SSP-9', 'SSP-13.01', 'SSP-13.02', 'SSP-13.03', 'SSP-1.08', 'SSP-5.16'],
  scenes: [
    turn({ ada: { gem: 12, food: 2, water: 1, station: { 111: [] } } }, [
      uses('van', 'TRA'),
      {
        task: 'first',
        asked: 'transport',
        accept: [['transact', 'alien', { species: 'teal', ...into111 }]],
        mistakes: { gold: ['transact', 'goldAlien'] },
        tries: {
          pink: { move: 'transact', args: ['alien', { species: 'pink', ...into111 }], rule: 'SSP-9.08' },
          stop: { move: 'done', args: [], rule: 'SSP-5.16' },
        },
      },
      {
        task: 'water',
        asked: 'transport',
        accept: [['transact', 'buy', { gain: 'water' }]],
        mistakes: { stop: ['done'] },
        tries: {
          promise: { move: 'transact', args: ['alien', { species: 'teal', ...into111 }], rule: 'SSP-1.08' },
        },
      },
      {
        task: 'second',
        asked: 'transport',
        accept: [
          ['transact', 'alien'],
          ['transact', 'goldAlien'],
        ],
      },
      { task: 'enough', asked: 'transport', accept: [['done']] },
      { check: ({ players, active }) => players[0]!.station[111]!.length === 2 && active === '1' },
      say('later', 'built/111'),
    ]),
  ],
}

export const income: PhoenixLesson = {
  id: 'income',
  minutes: 2,
  rules: [
    'SSP-14.01',
    'SSP-14.02',
    'SSP-14.03',
    'SSP-14.04',
    'SSP-14.05',
    'SSP-14.06',
    'SSP-14.07',
    'SSP-5.08',
  ],
  scenes: [
    turn({}, [
      {
        task: 'rich',
        asked: 'turn',
        accept: [(move, [ship]) => move === 'useShip' && (ship as string).startsWith('0/')],
        tries: { early: { move: 'takeIncome', args: [], rule: 'SSP-14.01' } },
      },
    ]),
    turn(
      {
        ada: {
          gem: 5,
          fleet: { ...LEVEL_ONE, 'L1-TRA': 3, 'L1-CON': 3 },
          station: { 111: ['teal', 'teal'] },
        },
        krill: { fleet: { ...LEVEL_ONE, 'L3-EXP-a': 0 } },
      },
      [
        {
          task: 'poor',
          asked: 'turn',
          at: ['income'],
          accept: [['takeIncome']],
          tries: { dear: { move: 'useShip', args: ['1/L3-EXP-a'], rule: 'SSP-5.08' } },
        },
        {
          check: ({ players }) =>
            players[0]!.gem === 11 &&
            players[0]!.water === 1 &&
            Object.values(players[0]!.fleet).every(gems => gems === 0),
        },
        say('thrift', 'fleet/0'),
      ],
    ),
  ],
}
