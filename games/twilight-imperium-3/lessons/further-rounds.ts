/** What the rounds are made of beside fleets: counters, strategy cards, technologies. */

import { plays, say } from '../../kit/learn/lesson.ts'
import type { PlanetId, TechnologyId } from '../data/index.ts'
import type { Redistribution } from '../rules/status-phase.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import { acts, GATE, HOME, SAUDOR, scene, ships, type TiLesson, turnOf } from './scene.ts'

export const counters: TiLesson = {
  id: 'counters',
  minutes: 2,
  rules: ['TI-8', 'TI-22'],
  scenes: [
    scene(
      {
        phase: 'status',
        todo: [{ do: 'redistribute' }, { do: 'startActionPhase' }],
        nova: {
          counters: { strategy: 2, command: 4, fleet: 2 },
          space: { [HOME]: { cruiser: 2 }, [GATE]: { cruiser: 2 } },
        },
      },
      [
        say('pools'),
        {
          task: 'lay',
          asked: 'redistribute',
          accept: [lays((fleet, command) => fleet === 3 && command > 0)],
          mistakes: {
            few: lays(fleet => fleet < 3),
            many: lays((fleet, command) => fleet > 3 || command === 0),
          },
          tries: {
            more: {
              move: 'redistribute',
              args: [{ counters: { strategy: 2, command: 4, fleet: 3 } }],
              rule: 'TI-22.02',
            },
          },
        },
        plays('kira', 'redistribute', { counters: { strategy: 2, command: 3, fleet: 3 } }),
        plays('oz', 'redistribute', { counters: { strategy: 2, command: 3, fleet: 3 } }),
        {
          task: 'sail',
          asked: 'turn',
          accept: [acts(SAUDOR, moves => ships(moves) === 3)],
          mistakes: { nobody: acts(SAUDOR, moves => moves.length === 0) },
          tries: {
            four: {
              move: 'act',
              args: [
                SAUDOR,
                {
                  moves: [
                    { from: HOME, ship: 'cruiser', count: 2 },
                    { from: GATE, ship: 'cruiser', count: 2 },
                  ],
                },
              ],
              rule: 'TI-8.07',
            },
          },
        },
        { check: g => g.space[SAUDOR]!['0']!.ships.cruiser === 3 && g.players[0]!.counters.fleet === 3 },
      ],
    ),
  ],
}

export const cards: TiLesson = {
  id: 'cards',
  minutes: 3,
  rules: ['TI-11', 'TI-12', 'TI-13', 'TI-1.06'],
  scenes: [
    scene(
      {
        phase: 'strategy',
        todo: [{ do: 'pickStrategy', seat: '0' }, { do: 'startActionPhase' }],
        nova: { strategy: [], planets: { 'mehar-xull': {} } },
        kira: { strategy: ['logistics'] },
        oz: { strategy: ['trade'] },
        also(g) {
          g.common.technology = 2
        },
      },
      [
        {
          task: 'take',
          asked: 'pickStrategy',
          accept: [['answer', ['technology']]],
          mistakes: { initiative: ['answer', ['initiative']] },
        },
        { task: 'bonus', asked: 'convertBonus', accept: [['convertBonus']] },
        plays('kira', 'strategic', 'logistics', { counters: { command: 4 } }),
        plays('oz', 'letGo'),
        {
          task: 'follow',
          asked: 'secondary',
          accept: [['secondary']],
          mistakes: { no: ['letGo'] },
          tries: {
            cheap: {
              move: 'secondary',
              args: [{ counters: { command: 1 }, payment: { planets: ['jord'], tradeGoods: 0 } }],
              rule: 'TI-7.06',
            },
          },
        },
        plays('oz', 'act', '1-03', { moves: [] }),
        {
          task: 'own',
          asked: 'turn',
          accept: [['strategic', 'technology']],
          tries: {
            pass: { move: 'pass', args: [], rule: 'TI-12.03' },
            sun: { move: 'strategic', args: ['technology', { technology: 'war-sun' }], rule: 'TI-23.02' },
          },
        },
        plays('kira', 'letGo'),
        plays('oz', 'letGo'),
        {
          check: g => g.players[0]!.technologies.length === 1 && g.players[0]!.strategy.technology === 'used',
        },
      ],
    ),
  ],
}

export const technology: TiLesson = {
  id: 'technology',
  minutes: 2,
  rules: ['TI-23', 'TI-13.40', 'TI-13.41'],
  scenes: [
    scene(
      {
        ...turnOf('1'),
        nova: {
          strategy: ['diplomacy', 'logistics'],
          tradeGoods: 1,
          technologies: ['enviro-compensator'],
          planets: { saudor: {}, 'mehar-xull': {} },
        },
        kira: { strategy: ['technology', 'imperial'] },
      },
      [
        say('tree'),
        plays('kira', 'strategic', 'technology', { technology: 'hylar-v-assault-laser' }),
        plays('oz', 'letGo'),
        {
          task: 'buy',
          asked: 'secondary',
          accept: [buys(id => id === 'antimass-deflectors')],
          mistakes: { dear: buys(id => id !== 'antimass-deflectors'), no: ['letGo'] },
          tries: {
            sun: { move: 'secondary', args: [bought('war-sun', ['jord', 'saudor'])], rule: 'TI-23.02' },
            twice: {
              move: 'secondary',
              args: [bought('antimass-deflectors', ['jord', 'saudor', 'mehar-xull'], 0)],
              rule: 'TI-7.06',
            },
          },
        },
        {
          check: g =>
            g.players[0]!.technologies.includes('antimass-deflectors') &&
            g.planets['mehar-xull']!.exhausted === undefined,
        },
      ],
    ),
  ],
}

/** Lays so many counters in Fleet Supply and in the Command Pool. */
function lays(wanted: (fleet: number, command: number) => boolean) {
  return (move: string, [all]: readonly unknown[]): boolean => {
    const { fleet = 0, command = 0 } = (all as Partial<Redistribution>)?.counters ?? {}
    return move === 'redistribute' && wanted(fleet, command)
  }
}

/** Pays for a technology. */
function buys(wanted: (technology: string) => boolean) {
  return (move: string, [args]: readonly unknown[]): boolean => {
    if (move !== 'secondary') return false
    return wanted(String((args as StrategicArgs).technology))
  }
}

/** A technology, with what is paid for it. */
function bought(technology: TechnologyId, planets: PlanetId[], tradeGoods = 1): StrategicArgs {
  return { technology, payment: { planets, tradeGoods } }
}
