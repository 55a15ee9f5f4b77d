/** What comes as soon as two players want the same system. */
import { plays, say } from '../../kit/learn/lesson.ts'
import type { Taken } from '../rules/battle/hits.ts'
import { acts, HOME, MECATOL, SAUDOR, scene, ships, type TiLesson, TWINS } from './scene.ts'

export const battle: TiLesson = {
  id: 'battle',
  minutes: 2,
  rules: ['TI-17', 'TI-15.03', 'TI-15.16', 'TI-9.20', 'TI-9.21'],
  scenes: [
    scene(
      {
        nova: { space: { [HOME]: { dreadnought: 1, cruiser: 1 } } },
        kira: { space: { [SAUDOR]: { cruiser: 1, destroyer: 1 } } },
        // Dreadnought, Cruiser; Cruiser, Destroyer. Then without the Destroyer.
        dice: [8, 3, 9, 2, 6, 4, 1],
      },
      [
        {
          task: 'attack',
          asked: 'turn',
          accept: [acts(SAUDOR, moves => ships(moves) === 2)],
          mistakes: { wake: acts(SAUDOR, moves => moves.length === 0) },
          tries: {
            past: {
              move: 'act',
              args: [MECATOL, { moves: [{ from: HOME, ship: 'cruiser', count: 1, via: [SAUDOR] }] }],
              rule: 'TI-15.03',
            },
          },
        },
        {
          task: 'hit',
          asked: 'takeHits',
          accept: [takes(({ sustain }) => sustain.dreadnought === 1)],
          mistakes: {
            cruiser: takes(({ destroy }) => destroy.cruiser === 1),
            dreadnought: takes(({ destroy }) => destroy.dreadnought === 1),
          },
          tries: {
            ignore: { move: 'takeHits', args: [{ destroy: {}, sustain: {}, laden: [] }], rule: 'TI-17.13' },
          },
        },
        plays('kira', 'takeHits', { destroy: { destroyer: 1 }, sustain: {}, laden: [] }),
        {
          check: g => g.space[SAUDOR]!['1'] === undefined && g.space[SAUDOR]!['0']!.damaged.dreadnought === 1,
        },
        say('won'),
      ],
    ),
  ],
}

export const invasion: TiLesson = {
  id: 'invasion',
  minutes: 3,
  rules: ['TI-19', 'TI-16', 'TI-18.01', 'TI-18.04'],
  scenes: [
    scene(
      {
        nova: {
          space: {
            [TWINS]: {
              dreadnought: 1,
              carrier: 1,
              laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }],
            },
          },
        },
        kira: { planets: { arinam: { groundForce: 2 }, meer: { groundForce: 1, pds: 1 } } },
        // The PDS; the Dreadnought; three Ground Forces against one.
        dice: [3, 7, 8, 2, 3, 4],
      },
      [
        {
          task: 'wake',
          asked: 'turn',
          accept: [acts(TWINS, moves => moves.length === 0)],
        },
        plays('kira', 'firePds', [{ planet: 'meer', count: 1, cell: TWINS, at: '0' }]),
        {
          task: 'land',
          asked: 'land',
          accept: [['land', { arinam: { groundForce: 3 } }]],
          mistakes: {
            nobody: ['land', {}],
            meer: ['land', { meer: { groundForce: 3 } }],
          },
        },
        {
          task: 'bombard',
          asked: 'bombard',
          accept: [['bombard', { arinam: { dreadnought: 1 } }]],
          mistakes: { mercy: ['bombard', {}] },
          tries: { meer: { move: 'bombard', args: [{ meer: { dreadnought: 1 } }], rule: 'TI-19.04' } },
        },
        { check: g => g.planets.arinam!.by === '0' && g.planets.arinam!.units.groundForce === 3 },
        say('taken'),
      ],
    ),
  ],
}

/** Takes the hits so. */
function takes(wanted: (taken: Taken) => boolean) {
  return (move: string, [taken]: readonly unknown[]): boolean => move === 'takeHits' && wanted(taken as Taken)
}
