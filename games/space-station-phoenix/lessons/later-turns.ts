/** Dice, other people's ships, other people's turns, and the end. */
import { plays, say } from '../../kit/lesson.ts'
import { deals, elsewhere, type PhoenixLesson, SHIPS, turn, uses, usesNeutral, usesTheirs } from './scene.ts'

export const expedition: PhoenixLesson = {
  id: 'expedition',
  minutes: 2,
  rules: ['SSP-8', 'SSP-5.16'],
  scenes: [
    turn({ juno: { gem: 12, station: { 111: [] } }, dice: [1, 3, 5, 6, 6] }, [
      {
        task: 'probe',
        asked: 'turn',
        accept: [uses('L1-EXP')],
        mistakes: { theirs: elsewhere('EXP') },
      },
      say('recipe'),
      {
        task: 'first',
        asked: 'expedition',
        accept: [
          ['collect', 'food'],
          ['collect', 'water'],
          ['collect', 'metal'],
        ],
        tries: {
          hungry: { move: 'collect', args: ['human', { how: 'recruit', sector: '111' }], rule: 'SSP-8.08' },
          stop: { move: 'done', args: [], rule: 'SSP-5.16' },
        },
      },
      {
        task: 'second',
        asked: 'expedition',
        accept: [
          ['collect', 'food'],
          ['collect', 'water'],
          ['collect', 'metal'],
        ],
      },
      {
        task: 'third',
        asked: 'expedition',
        accept: [
          ['collect', 'food'],
          ['collect', 'water'],
          ['collect', 'metal'],
        ],
      },
      {
        task: 'recruit',
        asked: 'expedition',
        accept: [['collect', 'human', { how: 'recruit', sector: '111' }]],
        mistakes: { observe: ['collect', 'human', { how: 'observe' }] },
      },
      {
        check: g =>
          g.players[0]!.station[111]![0]!.species === 'human' &&
          g.players[0]!.food === 0 &&
          g.asks[0]!.seat === '1',
      },
    ]),
  ],
}

export const borrow: PhoenixLesson = {
  id: 'borrow',
  minutes: 2,
  rules: ['SSP-5'],
  scenes: [
    turn({ juno: { gem: 12, metal: 3, fleet: { ...SHIPS, 'L1-CON': 3 } }, market: ['111'] }, [
      {
        task: 'another',
        asked: 'turn',
        accept: [usesNeutral('N-CON'), usesTheirs('L1-CON')],
        mistakes: { income: ['takeIncome'] },
        tries: { own: { move: 'useShip', args: ['0/L1-CON'], rule: 'SSP-5.02' } },
      },
      { task: 'build', asked: 'construct', accept: [['build', '111']] },
      { check: g => g.players[0]!.gem === 8 && '111' in g.players[0]!.station },
    ]),
    turn(
      {
        juno: { gem: 12, metal: 3, token: 'N-TRA', fleet: { ...SHIPS, 'L1-CON': 3 } },
        neutral: { 'N-TRA': 4 },
        market: ['111'],
      },
      [
        {
          task: 'fee',
          asked: 'turn',
          accept: [usesTheirs('L1-CON')],
          mistakes: { income: ['takeIncome'] },
          tries: { neutral: { move: 'useShip', args: ['neutral/N-CON'], rule: 'SSP-5.04' } },
        },
        { check: g => g.players[1]!.gem === 31 },
      ],
    ),
  ],
}

export const diplomacy: PhoenixLesson = {
  id: 'diplomacy',
  minutes: 3,
  rules: ['SSP-11', 'SSP-12'],
  scenes: [
    turn(
      {
        juno: { gem: 6, station: { 111: ['teal'] } },
        bo: { levels: { transport: 1 } },
        dice: [1, 1, 3, 3, 6],
      },
      [
        say('tracks'),
        {
          task: 'courier',
          asked: 'turn',
          accept: [uses('L1-DIP')],
          mistakes: { theirs: elsewhere('DIP') },
        },
        {
          task: 'lead',
          asked: 'diplomacy',
          accept: [['advance', 'expedition']],
          mistakes: { transport: ['advance', 'transport'] },
        },
        plays('bo', 'useShip', '1/L1-EXP'),
        plays('bo', 'collect', 'food', { how: 'take' }),
        plays('bo', 'collect', 'food', { how: 'take' }),
        plays('bo', 'collect', 'water', { how: 'take' }),
        plays('bo', 'collect', 'water', { how: 'take' }),
        { check: g => g.players[0]!.gem === 4 },
        say('paid'),
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
        juno: {
          gem: 5,
          food: 1,
          water: 1,
          score: 16,
          station: { 111: ['teal'], 121: ['pink'], 131: ['brown'] },
        },
        bo: {
          station: { 112: ['teal'], 122: ['pink', 'pink', 'pink'], 132: ['brown', 'brown', 'brown'] },
        },
        supply: { teal: 1, pink: 2, brown: 2, gold: 0 },
      },
      [
        say('three'),
        {
          task: 'shuttle',
          asked: 'turn',
          accept: [uses('L1-TRA')],
          mistakes: { theirs: elsewhere('TRA') },
        },
        {
          task: 'which',
          asked: 'transport',
          accept: [deals('alien', { species: 'teal' })],
          mistakes: { second: deals('alien') },
        },
        say('last'),
        plays('bo', 'useShip', '1/L1-DIS'),
        plays('bo', 'dismantle', 'L1-CON'),
        { check: g => g.outcome?.winners.join() === '0' },
      ],
    ),
  ],
}
