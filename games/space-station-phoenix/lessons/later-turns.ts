/** What makes a station win: dice, other people's ships, rewards, powers, and the right end. */
import { plays, say } from '../../kit/learn/lesson.ts'
import type { PhoenixState } from '../state.ts'
import { LEVEL_ONE } from './arrange.ts'
import { type PhoenixLesson, turn, UPSTAIRS, uses } from './scene.ts'

/** Dice of the numbers by which faces are thrown. */
const FOOD = 1
const WATER = 3
const METAL = 5
const HUMAN = 6

const observe = ['collect', 'human', { how: 'observe' }] as const
const recruit = { move: 'collect', args: ['human', { how: 'recruit', sector: '111' }] } as const

export const expedition: PhoenixLesson = {
  id: 'expedition',
  minutes: 2,
  rules: ['SSP-8'],
  scenes: [
    turn(
      {
        ada: { gem: 12, food: 1, water: 1, station: { 111: [] } },
        dice: [METAL, HUMAN, HUMAN, FOOD, WATER],
      },
      [
        uses('roll', 'EXP'),
        {
          task: 'metal',
          asked: 'expedition',
          accept: [['collect', 'metal']],
          mistakes: { observe },
          tries: {
            early: { ...recruit, rule: 'SSP-8.08' },
            stop: { move: 'done', args: [], rule: 'SSP-5.16' },
          },
        },
        {
          task: 'human',
          asked: 'expedition',
          accept: [[recruit.move, ...recruit.args]],
          mistakes: { observe },
        },
        {
          task: 'lunch',
          asked: 'expedition',
          accept: [
            ['collect', 'food'],
            ['collect', 'water'],
          ],
          mistakes: { observe },
          tries: { second: { move: 'collect', args: ['metal', { how: 'take' }], rule: 'SSP-8.03' } },
        },
        {
          task: 'drink',
          asked: 'expedition',
          accept: [
            ['collect', 'food'],
            ['collect', 'water'],
          ],
          mistakes: { observe },
        },
        {
          check: ({ players, active }) =>
            players[0]!.station[111]![0]!.species === 'human' &&
            players[0]!.food === 1 &&
            players[0]!.water === 1 &&
            active === '1',
        },
      ],
    ),
  ],
}

const collects = (seat: string, ...faces: readonly string[]) =>
  faces.map(face => plays<PhoenixState>(seat, 'collect', face, { how: 'take' }))

const noCrane = { gem: 12, metal: 3, fleet: { ...LEVEL_ONE, 'L1-CON': 3 } }

export const borrow: PhoenixLesson = {
  id: 'borrow',
  minutes: 2,
  rules: ['SSP-5'],
  scenes: [
    turn({ ada: noCrane, market: ['111', ...UPSTAIRS] }, [
      say('anybody', 'fleet/neutral'),
      {
        task: 'crane',
        asked: 'turn',
        accept: [['useShip', 'neutral/N-CON']],
        mistakes: { krill: ['useShip', '1/L1-CON'], income: ['takeIncome'] },
        tries: { used: { move: 'useShip', args: ['0/L1-CON'], rule: 'SSP-5.02' } },
      },
      { task: 'build', asked: 'construct', accept: [['build', '111']] },
      { check: ({ players }) => players[0]!.gem === 8 && '111' in players[0]!.station },
    ]),
    turn({ ada: { ...noCrane, token: 'N-TRA' }, neutral: { 'N-TRA': 4 }, market: ['111', ...UPSTAIRS] }, [
      {
        task: 'rent',
        asked: 'turn',
        accept: [['useShip', '1/L1-CON']],
        mistakes: { income: ['takeIncome'] },
        tries: { second: { move: 'useShip', args: ['neutral/N-CON'], rule: 'SSP-5.04' } },
      },
      { check: ({ players }) => players[0]!.gem === 8 && players[1]!.gem === 31 },
      { task: 'build', asked: 'construct', accept: [['build', '111']] },
    ]),
  ],
}

export const diplomacy: PhoenixLesson = {
  id: 'diplomacy',
  minutes: 3,
  rules: ['SSP-11', 'SSP-12'],
  scenes: [
    turn(
      {
        ada: { gem: 6 },
        krill: { levels: { transport: 1 } },
        dice: [FOOD, FOOD, WATER, WATER, HUMAN],
      },
      [
        say('idea', 'track/transport'),
        uses('talk', 'DIP'),
        {
          task: 'track',
          asked: 'diplomacy',
          accept: [['advance', 'expedition']],
          mistakes: { transport: ['advance', 'transport'] },
          tries: { stop: { move: 'done', args: [], rule: 'SSP-5.16' } },
        },
        { check: ({ players }) => players[0]!.gem === 2 },
        plays('krill', 'useShip', '1/L1-EXP'),
        ...collects('krill', 'food', 'food', 'water', 'water'),
        { check: ({ players }) => players[0]!.gem === 4 && players[1]!.gem === 27 },
        say('paid', 'track/expedition'),
      ],
    ),
    turn(
      {
        ada: { gem: 10, metal: 2, levels: { expedition: 3 } },
        krill: { levels: { expedition: 1 } },
        market: ['111', ...UPSTAIRS],
        dice: [FOOD, FOOD, WATER, WATER, HUMAN],
      },
      [
        plays('ada', 'useShip', '0/L1-EXP'),
        ...collects('ada', 'food', 'food', 'water', 'water'),
        { task: 'reward', asked: 'bonus', accept: [['answer', ['expedition-3']]] },
        { check: ({ players }) => players[0]!.metal === 3 },
      ],
    ),
  ],
}

export const powers: PhoenixLesson = {
  id: 'powers',
  minutes: 2,
  rules: ['SSP-14', 'SSP-13'],
  scenes: [
    turn(
      {
        ada: {
          gem: 4,
          fleet: { ...LEVEL_ONE, 'L1-TRA': 3 },
          station: { 114: ['teal', 'gold', 'gold'], 121: [] },
        },
      },
      [
        { task: 'pay', asked: 'turn', at: ['income'], accept: [['takeIncome']] },
        {
          task: 'water',
          asked: 'income',
          accept: [['usePower', '114/2']],
          mistakes: { move: ['relocate'], end: ['endTurn'] },
        },
        {
          task: 'move',
          asked: 'income',
          accept: [['relocate', '114']],
          mistakes: { end: ['endTurn'] },
          tries: {
            again: { move: 'usePower', args: ['114/2', {}], rule: 'SSP-14.09' },
            teal: { move: 'relocate', args: ['114', 1, '121'], rule: 'SSP-13.01' },
          },
        },
        {
          task: 'end',
          asked: 'income',
          accept: [['endTurn']],
          mistakes: { move: ['relocate'] },
          tries: { late: { move: 'usePower', args: ['114/2', {}], rule: 'SSP-14.19' } },
        },
        {
          check: ({ players }) =>
            players[0]!.water === 2 && players[0]!.station[121]!.length === 1 && players[0]!.gem === 7,
        },
      ],
    ),
  ],
}

export const end: PhoenixLesson = {
  id: 'end',
  minutes: 3,
  rules: ['SSP-15', 'SSP-16', 'SSP-1.06'],
  scenes: [
    turn(
      {
        ada: {
          gem: 5,
          food: 1,
          water: 1,
          score: 16,
          station: { 111: ['teal'], 121: ['pink'], 131: ['brown'] },
        },
        krill: {
          station: { 112: ['teal'], 122: ['pink', 'pink', 'pink'], 132: ['brown', 'brown', 'brown'] },
        },
        supply: { teal: 1, pink: 2, brown: 2, gold: 0 },
      },
      [
        say('three', 'supply'),
        uses('last', 'TRA'),
        {
          task: 'who',
          asked: 'transport',
          accept: [['transact', 'alien', { species: 'teal', sector: '111' }]],
          mistakes: { beaten: ['transact', 'alien'] },
          tries: {
            gold: { move: 'transact', args: ['goldAlien', { sector: '111' }], rule: 'SSP-1.06' },
          },
        },
        { check: ({ endedBy, outcome }) => endedBy === '0' && outcome === null },
        say('bell', 'supply'),
        plays('krill', 'useShip', '1/L1-DIS'),
        plays('krill', 'dismantle', 'L1-CON'),
        {
          check: ({ final, outcome }) =>
            outcome !== null && final![0]!.total === 56 && final![1]!.total === 52,
        },
      ],
    ),
  ],
}
