/** What is settled by talking: trade agreements, and the votes of the council. */
import { plays, say } from '../../kit/learn/lesson.ts'
import type { Proposal } from '../rules/trade/negotiation.ts'
import { scene, type TiLesson, turnOf } from './scene.ts'

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
          accept: [offers('2', 0)],
          mistakes: { less: offers('2', 1), kira: offers('1'), close: ['closeTrade'] },
        },
        plays('oz', 'acceptOffer', 0),
        {
          task: 'close',
          asked: 'negotiate',
          accept: [['closeTrade']],
          mistakes: { kira: offers('1') },
          tries: { again: { move: 'offer', args: [{ to: '2', give: 1, take: 1 }], rule: 'TI-28.02' } },
        },
        { check: g => g.players[0]!.contracts.includes('2') && g.players[0]!.tradeGoods === 3 },
      ],
    ),
    scene(
      {
        ...turnOf('1'),
        nova: { contracts: ['2', null] },
        kira: { strategy: ['trade', 'imperial'] },
        oz: { contracts: ['0', null], strategy: ['logistics', 'warfare'] },
      },
      [
        plays('kira', 'strategic', 'trade', {}),
        plays('kira', 'closeTrade'),
        plays('oz', 'letGo'),
        {
          task: 'collect',
          asked: 'secondary',
          accept: [['secondary']],
          mistakes: { no: ['letGo'] },
        },
        { check: g => g.players[0]!.tradeGoods === 2 && g.players[0]!.counters.strategy === 1 },
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
        ...turnOf('1'),
        nova: { planets: { saudor: { exhausted: true } } },
        kira: { strategy: ['political', 'imperial'], planets: { arinam: {} } },
        also(g) {
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

/** Offers a Trade card to somebody, for that one or for any. */
function offers(to: string, take?: number) {
  return (move: string, [offer]: readonly unknown[]): boolean => {
    if (move !== 'offer') return false
    const one = offer as Proposal
    return one.to === to && (take === undefined || one.take === take)
  }
}
