/** What the rounds are made of beside fleets: counters, strategy cards, trade, the council. */
import { plays, say } from '../../kit/lesson.ts'
import type { Redistribution } from '../rules/status-phase.ts'
import { acts, GATE, HOME, SAUDOR, scene, ships, type TiLesson } from './scene.ts'

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
          accept: [lays(fleet => fleet === 3)],
          mistakes: { few: lays(fleet => fleet < 3), many: lays(fleet => fleet > 3) },
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
  rules: ['TI-11', 'TI-12', 'TI-13', 'TI-23.02', 'TI-1.06'],
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

export const trade: TiLesson = {
  id: 'trade',
  minutes: 2,
  rules: ['TI-28', 'TI-13.30', 'TI-13.31', 'TI-13.32'],
  scenes: [
    scene(
      {
        nova: { strategy: ['trade', 'diplomacy'] },
        oz: { strategy: ['technology', 'warfare'] },
      },
      [
        {
          task: 'play',
          asked: 'turn',
          accept: [
            (move, [card, how]) =>
              move === 'strategic' && card === 'trade' && !(how as { cancel?: true }).cancel,
          ],
          mistakes: { cancel: ['strategic', 'trade', { cancel: true }] },
        },
        {
          task: 'offer',
          asked: 'negotiate',
          accept: [offers('1')],
          mistakes: { oz: offers('2'), close: ['closeTrade'] },
        },
        plays('kira', 'acceptOffer', 0),
        {
          task: 'close',
          asked: 'negotiate',
          accept: [['closeTrade']],
          mistakes: { oz: offers('2') },
          tries: { again: { move: 'offer', args: [{ to: '1', give: 1, take: 1 }], rule: 'TI-28.02' } },
        },
        { check: g => g.players[0]!.contracts.includes('1') && g.players[0]!.tradeGoods === 3 },
      ],
    ),
    scene(
      {
        todo: [{ do: 'turn', seat: '2' }, { do: 'nextTurn' }],
        nova: { contracts: ['1', null] },
        kira: { contracts: ['0', null] },
        also(g) {
          g.active = '2'
        },
      },
      [
        plays('oz', 'strategic', 'trade', {}),
        plays('oz', 'closeTrade'),
        {
          task: 'collect',
          asked: 'secondary',
          accept: [['secondary']],
          mistakes: { no: ['letGo'] },
        },
        { check: g => g.players[0]!.tradeGoods > 0 && g.players[0]!.counters.strategy === 1 },
        say('broken'),
      ],
    ),
  ],
}

export const council: TiLesson = {
  id: 'council',
  minutes: 2,
  rules: ['TI-27'],
  scenes: [
    scene(
      {
        todo: [{ do: 'turn', seat: '1' }, { do: 'nextTurn' }],
        nova: { planets: { saudor: { exhausted: true } } },
        kira: { strategy: ['political', 'imperial'], planets: { arinam: {} } },
        also(g) {
          g.active = '1'
          g.decks.politicalCards = ['code-of-honor', 'arms-reduction', 'core-stability', 'fleet-regulations']
          g.decks.actionCards = []
        },
      },
      [
        say('called'),
        plays('kira', 'strategic', 'political', { counters: { command: 1 } }),
        plays('kira', 'vote', 'for'),
        plays('oz', 'vote', 'against'),
        {
          task: 'vote',
          asked: 'vote',
          accept: [['vote', 'against']],
          mistakes: { yes: ['vote', 'for'], abstain: ['abstain'] },
        },
        {
          task: 'decide',
          asked: 'decideVote',
          accept: [['decide', 'against']],
          mistakes: { yes: ['decide', 'for'] },
        },
        { check: g => g.players[0]!.counters.fleet === 4 && g.laws.length === 0 },
        say('over'),
      ],
    ),
  ],
}

/** Lays so many counters in Fleet Supply. */
function lays(fleet: (count: number) => boolean) {
  return (move: string, [all]: readonly unknown[]): boolean =>
    move === 'redistribute' && fleet((all as Redistribution).counters.fleet ?? 0)
}

/** Offers a Trade card to somebody. */
function offers(to: string) {
  return (move: string, [offer]: readonly unknown[]): boolean =>
    move === 'offer' && (offer as { to: string }).to === to
}
