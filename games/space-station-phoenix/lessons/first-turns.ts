/** What a first game needs: metal, a sector, residents, income. */
import { say } from '../../kit/lesson.ts'
import { deals, elsewhere, type PhoenixLesson, SHIPS, turn, uses } from './scene.ts'

export const apart: PhoenixLesson = {
  id: 'apart',
  minutes: 2,
  rules: ['SSP-4.02', 'SSP-5.06', 'SSP-6'],
  scenes: [
    turn({ juno: { gem: 20, fleet: { ...SHIPS, 'L2-FAR-a': 0 } }, market: ['111'] }, [
      say('tools'),
      {
        task: 'cutter',
        asked: 'turn',
        accept: [uses('L1-DIS')],
        mistakes: { theirs: elsewhere('DIS') },
        tries: {
          income: { move: 'takeIncome', args: [], rule: 'SSP-14.01' },
          build: { move: 'useShip', args: ['0/L1-CON'], rule: 'SSP-7.07' },
        },
      },
      {
        task: 'which',
        asked: 'dismantle',
        accept: [
          ['dismantle', 'L2-FAR-a'],
          ['dismantle', 'L1-TRA'],
          ['dismantle', 'L1-EXP'],
        ],
        tries: { itself: { move: 'dismantle', args: ['L1-DIS'], rule: 'SSP-6.03' } },
      },
      { check: g => g.players[0]!.gem === 17 && g.players[0]!.metal >= 4 && g.asks[0]!.seat === '1' },
    ]),
  ],
}

export const build: PhoenixLesson = {
  id: 'build',
  minutes: 2,
  rules: ['SSP-7', 'SSP-16.02'],
  scenes: [
    turn({ juno: { gem: 12, metal: 6 }, market: ['111', '113', '121', '213'] }, [
      {
        task: 'rigger',
        asked: 'turn',
        accept: [uses('L1-CON')],
        mistakes: { theirs: elsewhere('CON') },
      },
      {
        task: 'first',
        asked: 'construct',
        accept: [['build']],
        tries: { second: { move: 'build', args: ['213'], rule: 'SSP-7.02' } },
      },
      {
        check: g => {
          const { station, gem, metal, score } = g.players[0]!
          return Object.keys(station).length === 1 && gem === 9 && metal < 6 && score === 0
        },
      },
    ]),
  ],
}

export const aliens: PhoenixLesson = {
  id: 'aliens',
  minutes: 3,
  rules: ['SSP-9', 'SSP-13.01', 'SSP-13.02', 'SSP-13.06', 'SSP-1.08'],
  scenes: [
    turn({ juno: { gem: 12, food: 2, water: 1, station: { 111: [] } } }, [
      {
        task: 'shuttle',
        asked: 'turn',
        accept: [uses('L1-TRA')],
        mistakes: { theirs: elsewhere('TRA') },
      },
      {
        task: 'first',
        asked: 'transport',
        accept: [deals('alien', { species: 'teal' }), deals('goldAlien')],
        tries: {
          pink: { move: 'transact', args: ['alien', { species: 'pink', sector: '111' }], rule: 'SSP-9.08' },
          stop: { move: 'done', args: [], rule: 'SSP-5.16' },
        },
      },
      {
        task: 'water',
        asked: 'transport',
        accept: [deals('buy', { gain: 'water' })],
        mistakes: { stop: ['done'] },
        tries: {
          dry: { move: 'transact', args: ['alien', { species: 'teal', sector: '111' }], rule: 'SSP-1.08' },
        },
      },
      {
        task: 'second',
        asked: 'transport',
        accept: [deals('alien', { species: 'teal' }), deals('goldAlien')],
      },
      { task: 'enough', asked: 'transport', accept: [['done'], ['transact']] },
      {
        check: g => g.players[0]!.station[111]!.length === 2 && g.players[0]!.fleet['L1-TRA'] === 3,
      },
    ]),
  ],
}

export const income: PhoenixLesson = {
  id: 'income',
  minutes: 2,
  rules: ['SSP-14', 'SSP-13.04', 'SSP-13'],
  scenes: [
    turn({}, [
      say('every'),
      {
        task: 'any',
        asked: 'turn',
        accept: [['useShip']],
        tries: { income: { move: 'takeIncome', args: [], rule: 'SSP-14.01' } },
      },
    ]),
    turn(
      {
        juno: {
          gem: 5,
          fleet: { ...SHIPS, 'L1-TRA': 3, 'L1-CON': 3 },
          station: { 111: ['teal', 'teal'] },
        },
      },
      [
        {
          task: 'payday',
          asked: 'turn',
          accept: [['takeIncome']],
          mistakes: { ship: ['useShip'] },
        },
        {
          check: g => {
            const { gem, water, fleet } = g.players[0]!
            return gem === 11 && water === 1 && Object.values(fleet).every(used => used === 0)
          },
        },
      ],
    ),
  ],
}
