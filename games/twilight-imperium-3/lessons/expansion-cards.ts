/** Shattered Empire: the other strategy cards, and objectives that all lie open. */

import { plays, say } from '../../kit/learn/lesson.ts'
import type { ObjectiveId, PlanetId, StrategyCardId } from '../data/index.ts'
import type { Claim } from '../rules/objectives/claims.ts'
import type { StrategicArgs } from '../rules/strategic/steps.ts'
import type { Production } from '../state-plans.ts'
import { acts, HOME, SAUDOR, scene, ships, type TiLesson, turnOf } from './scene.ts'

const options = { strategySet: 'variant' }
const paid = (planets: PlanetId[], tradeGoods = 0) => ({ planets, tradeGoods })

/** Executes a card so. */
const executes =
  (card: StrategyCardId, wanted: (args: StrategicArgs) => boolean) =>
  (move: string, [given, args]: readonly unknown[]): boolean =>
    move === 'strategic' && given === card && wanted(args as StrategicArgs)

export const hands: TiLesson = {
  id: 'hands',
  part: 'expansion',
  minutes: 3,
  rules: [
    ...['TI-34.01', 'TI-34.03', 'TI-34.04', 'TI-34.10', 'TI-34.11', 'TI-34.12'],
    ...['TI-34.25', 'TI-34.26', 'TI-34.27', 'TI-56.04'],
  ],
  scenes: [
    scene(
      {
        options,
        ...turnOf('1'),
        nova: {
          strategy: ['assembly', 'technology-ii'],
          tradeGoods: 1,
          politicalCards: ['arms-reduction', 'free-trade'],
          planets: { saudor: {}, 'mehar-xull': {} },
        },
        kira: { strategy: ['leadership', 'production'] },
        oz: { strategy: ['trade-ii', 'warfare-ii'], politicalCards: ['code-of-honor'] },
        also(g) {
          g.speaker = '1'
          g.decks.politicalCards = ['core-stability', 'humane-labor']
          g.decks.actionCards = []
        },
      },
      [
        plays('kira', 'strategic', 'leadership', { counters: { command: 3 } }),
        plays('kira', 'letGo'),
        plays('oz', 'letGo'),
        {
          task: 'buy',
          asked: 'secondary',
          accept: [['secondary']],
          mistakes: { no: ['letGo'] },
          tries: {
            four: {
              move: 'secondary',
              args: [{ counters: { command: 4 }, payment: paid(['jord', 'saudor', 'mehar-xull'], 1) }],
              rule: 'TI-34.11',
            },
          },
        },
        {
          task: 'gather',
          asked: 'turn',
          accept: [executes('assembly', () => true)],
          tries: { none: { move: 'sellPolitical', args: ['veto'], rule: 'TI-34.04' } },
        },
        {
          task: 'claim',
          asked: 'assembly',
          accept: [['answer', ['claim']]],
          mistakes: { give: ['answer', ['give']] },
        },
        {
          task: 'name',
          asked: 'namePolitician',
          accept: [
            ['answer', ['2']],
            ['answer', ['1']],
          ],
        },
        { check: g => g.speaker === '0' && g.players[0]!.politicalCards.length === 3 },
        say('spoken'),
      ],
    ),
  ],
}

export const annex: TiLesson = {
  id: 'annex',
  part: 'expansion',
  minutes: 2,
  rules: [
    ...['TI-34.15', 'TI-34.16', 'TI-34.17', 'TI-34.18', 'TI-34.19', 'TI-34.20'],
    ...['TI-34.35', 'TI-34.36'],
  ],
  scenes: [
    scene(
      {
        options,
        ...turnOf('0'),
        nova: {
          strategy: ['diplomacy-ii', 'technology-ii'],
          planets: { saudor: { groundForce: 1 } },
          space: { [SAUDOR]: { cruiser: 1 } },
        },
        kira: { strategy: ['leadership', 'production'], planets: { arinam: { groundForce: 1 }, meer: {} } },
        oz: { strategy: ['trade-ii', 'warfare-ii'] },
      },
      [
        say('words'),
        {
          task: 'take',
          asked: 'turn',
          accept: [executes('diplomacy-ii', ({ planet }) => planet === 'meer')],
          mistakes: { counters: executes('diplomacy-ii', ({ system }) => system !== undefined) },
          tries: {
            guarded: { move: 'strategic', args: ['diplomacy-ii', { planet: 'arinam' }], rule: 'TI-34.16' },
            throne: {
              move: 'strategic',
              args: ['diplomacy-ii', { planet: 'mecatol-rex' }],
              rule: 'TI-34.16',
            },
          },
        },
        { check: g => g.planets.meer!.by === '0' && g.planets.meer!.exhausted === true },
      ],
    ),
    scene(
      {
        options,
        ...turnOf('0'),
        nova: {
          strategy: ['trade-ii', 'technology-ii'],
          contracts: ['2', null],
        },
        kira: { strategy: ['leadership', 'production'], race: 'hacan', contracts: ['2', null] },
        oz: { strategy: ['diplomacy-ii', 'warfare-ii'], contracts: ['0', '1'] },
      },
      [
        {
          task: 'market',
          asked: 'turn',
          accept: [executes('trade-ii', ({ agreements = [] }) => agreements.length === 0)],
          mistakes: { cancel: executes('trade-ii', ({ agreements = [] }) => agreements.length > 0) },
          tries: {
            hacan: { move: 'strategic', args: ['trade-ii', { agreements: [['1', '2']] }], rule: 'TI-34.35' },
          },
        },
        { check: g => g.players[0]!.tradeGoods > 3 && g.players[1]!.tradeGoods < 4 },
        say('all'),
      ],
    ),
  ],
}

export const swift: TiLesson = {
  id: 'swift',
  part: 'expansion',
  minutes: 2,
  rules: [...['TI-34.30', 'TI-34.31', 'TI-34.32'], ...['TI-34.40', 'TI-34.41', 'TI-34.42', 'TI-34.43']],
  scenes: [
    scene(
      {
        options,
        ...turnOf('1'),
        nova: {
          strategy: ['diplomacy-ii', 'technology-ii'],
          tradeGoods: 3,
          planets: { jord: { spaceDock: 1 } },
          activated: [HOME],
        },
        kira: { strategy: ['production', 'leadership'] },
        oz: { strategy: ['trade-ii', 'warfare-ii'] },
      },
      [
        plays('kira', 'strategic', 'production', {}),
        plays('oz', 'letGo'),
        { task: 'join', asked: 'secondary', accept: [['secondary']], mistakes: { no: ['letGo'] } },
        {
          task: 'build',
          asked: 'produce',
          accept: [(move, [one]) => move === 'produce' && builtIn(one as Production) > 0],
          mistakes: { nothing: (move, [one]) => move === 'produce' && builtIn(one as Production) === 0 },
          tries: {
            four: {
              move: 'produce',
              args: [{ docks: { jord: { destroyer: 4 } }, newDocks: [], payment: paid(['jord']) }],
              rule: 'TI-34.31',
            },
          },
        },
        { check: g => g.players[0]!.counters.strategy === 1 },
      ],
    ),
    scene(
      {
        options,
        ...turnOf('0'),
        nova: {
          strategy: ['warfare-ii', 'technology-ii'],
          space: { [HOME]: { carrier: 1, cruiser: 1 } },
          planets: { jord: { groundForce: 4 } },
        },
        kira: { strategy: ['leadership', 'production'] },
        oz: { strategy: ['trade-ii', 'diplomacy-ii'] },
      },
      [
        {
          task: 'alert',
          asked: 'turn',
          accept: [executes('warfare-ii', ({ system }) => system === HOME)],
          tries: { nowhere: { move: 'strategic', args: ['warfare-ii', {}], rule: 'TI-34.40' } },
        },
        plays('kira', 'letGo'),
        plays('oz', 'letGo'),
        plays('kira', 'act', '1-05', { moves: [] }),
        plays('oz', 'act', '1-03', { moves: [] }),
        {
          task: 'leap',
          asked: 'turn',
          accept: [acts('0-00', moves => moves.some(({ ship }) => ship === 'carrier'))],
          mistakes: { near: acts(SAUDOR, moves => ships(moves) > 0) },
        },
        {
          task: 'bring',
          asked: 'takeAlert',
          accept: [['answer', ['token']]],
          mistakes: { leave: ['answer', []] },
        },
        { check: g => g.effects.some(({ id, cell }) => id === 'warfare-ii' && cell === '0-00') },
        say('fast'),
      ],
    ),
  ],
}

export const ages: TiLesson = {
  id: 'ages',
  part: 'expansion',
  minutes: 2,
  rules: ['TI-49', 'TI-33', 'TI-35', 'TI-50', 'TI-34.50', 'TI-34.51', 'TI-34.52', 'TI-34.53', 'TI-34.54'],
  scenes: [
    scene(
      {
        options: { ...options, ageOfEmpire: true },
        ...turnOf('0'),
        round: 3,
        objectives: ['spend-6-trade-goods', 'spend-10-resources', 'spend-12-trade-goods', 'imperium-rex'],
        nova: {
          strategy: ['bureaucracy', 'technology-ii'],
          tradeGoods: 12,
          secrets: ['keeper-of-gates'],
        },
        kira: { strategy: ['leadership', 'production'] },
        oz: { strategy: ['trade-ii', 'warfare-ii'] },
      },
      [
        say('row'),
        {
          task: 'file',
          asked: 'turn',
          accept: [executes('bureaucracy', () => true)],
        },
        {
          task: 'now',
          asked: 'claimNow',
          accept: [claims('spend-6-trade-goods')],
          mistakes: { nothing: ['claim', []] },
          tries: {
            late: {
              move: 'claim',
              args: [[{ objective: 'spend-12-trade-goods', payment: paid([], 12) }]],
              rule: 'TI-49.02',
            },
            secret: { move: 'claim', args: [[{ objective: 'keeper-of-gates' }]], rule: 'TI-34.51' },
          },
        },
        { check: g => g.players[0]!.points === 1 },
        say('clock'),
      ],
    ),
  ],
}

/** Claims this one. */
function claims(objective: ObjectiveId) {
  return (move: string, [all]: readonly unknown[]): boolean =>
    move === 'claim' && (all as Claim[])[0]?.objective === objective
}

/** How many units docks build. */
function builtIn({ docks }: Production): number {
  return Object.values(docks)
    .flatMap(units => Object.values(units))
    .reduce((sum, count) => sum + count, 0)
}
