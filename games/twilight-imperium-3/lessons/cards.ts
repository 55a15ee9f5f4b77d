/** Action cards, and what a race can do that no other can. */
import { say } from '../../kit/learn/lesson.ts'
import { scene, type TiLesson } from './scene.ts'

export const hand: TiLesson = {
  id: 'hand',
  minutes: 3,
  rules: ['TI-26', 'TI-31', 'TI-12.02'],
  scenes: [
    scene(
      {
        nova: {
          actionCards: ['rise-of-a-messiah', 'flank-speed'],
          planets: { jord: { groundForce: 2 }, saudor: { groundForce: 1 }, 'mehar-xull': {} },
        },
      },
      [
        say('when'),
        {
          task: 'rise',
          asked: 'turn',
          accept: [['playAction', 'rise-of-a-messiah']],
          mistakes: { drop: ['orbitalDrop'] },
          tries: {
            speed: { move: 'playAction', args: ['flank-speed', {}], rule: 'TI-26.02' },
          },
        },
        {
          check: g =>
            g.planets['mehar-xull']!.units.groundForce === 1 && g.players[0]!.actionCards.length === 1,
        },
        say('turnGone'),
      ],
    ),
    scene(
      {
        nova: { planets: { saudor: { groundForce: 1 } }, counters: { strategy: 1, command: 2, fleet: 3 } },
        kira: { space: { '1-05': { cruiser: 2, carrier: 1 } } },
      },
      [
        say('sheet'),
        {
          task: 'drop',
          asked: 'turn',
          accept: [['orbitalDrop', 'saudor']],
          mistakes: { home: ['orbitalDrop', 'jord'] },
          tries: { theirs: { move: 'orbitalDrop', args: ['mecatol-rex'], rule: 'TI-31.10' } },
        },
        { check: g => g.planets.saudor!.units.groundForce === 3 && g.players[0]!.counters.strategy === 0 },
      ],
    ),
  ],
}
