/** What players can say in advance: windows that they pass, and how their battles are fought. */
import isEqual from 'lodash/isEqual.js'
import type { AheadRow, Line, SeatId, StandingOffer, StandingRules } from '../kit/index.ts'
import { WINDOWS, type WindowId } from './data/index.ts'
import { line } from './line.ts'
import type { Policy, TiView } from './state.ts'

/** The windows that ask, in the order of a round. */
const ASKING = [
  WINDOWS.cardPlayed,
  WINDOWS.strategyPhaseBegins,
  WINDOWS.strategyCardTaken,
  WINDOWS.strategyCardsTaken,
  WINDOWS.shipsMoved,
  WINDOWS.pdsFired,
  WINDOWS.spaceBattleBegins,
  WINDOWS.combatRoundBegins,
  WINDOWS.combatRolled,
  WINDOWS.shipsHit,
  WINDOWS.landing,
  WINDOWS.invasion,
  WINDOWS.planetTaken,
  WINDOWS.primaryExecuted,
  WINDOWS.agendaComes,
  WINDOWS.agendaRevealed,
  WINDOWS.vote,
  WINDOWS.cardsComeInStatusPhase,
  WINDOWS.roundEnds,
] as const satisfies readonly WindowId[]

const pass = (
  label: Line,
  until: StandingOffer['until'],
  about?: StandingOffer['wish']['about'],
): StandingOffer => ({
  label,
  act: line('move.passWindow'),
  wish: { kinds: ['window'], ...(about && { about }), move: 'passWindow', args: [] },
  until,
})

/** Windows can be passed in advance: one kind of them or all, as long as the round or the hand is the same. [TI-26.14] */
export const standing: StandingRules<TiView> = {
  kinds: ['window'],
  facts: {
    round: ({ round }) => round,
    hand: ({ players }, seat) => players[seat]!.actionCards.map(String).sort().join(' '),
  },
  offers: () => [
    pass(line('ahead.window'), [['round'], ['round', 'hand']]),
    ...ASKING.map(
      (window): StandingOffer => ({
        ...pass(line(`ahead.moment.${window}`), [['round'], []], { window }),
        group: line('ahead.moments'),
      }),
    ),
  ],
}

const HITS: readonly Policy['hits'][] = ['ask', 'close', 'always']
const RETREATS: readonly Policy['retreat'][] = [
  'ask',
  'never',
  { below: 30 },
  { below: 15 },
  { after: 1 },
  { after: 2 },
]
const PDS: readonly Policy['pds'][] = ['ask', 'always', 'never']

/** How the own battles are to be fought, matter by matter. [TI-57.10] */
export function battleRows(view: TiView, seat: SeatId): AheadRow[] {
  const now = view.policies[seat]
  if (!now) return []
  const row = (id: keyof Policy, ways: readonly (readonly [Line, Policy])[]): AheadRow => ({
    id,
    label: line(`board.policy.${id}.label`),
    help: line(`board.policy.${id}.help`),
    ways: ways.map(([label, said]) => ({
      label,
      isNow: isEqual(said, now),
      move: 'setPolicy',
      args: [said],
    })),
    held: [],
  })
  const isKnown = RETREATS.some(one => isEqual(one, now.retreat))
  const retreats = isKnown ? RETREATS : [...RETREATS, now.retreat]
  const { runs: _, ...asked } = now
  return [
    row(
      'hits',
      HITS.map(hits => [line(`board.policy.hits.${hits}`), { ...now, hits }]),
    ),
    row(
      'retreat',
      retreats.map(retreat => [retreatLine(retreat), { ...now, retreat }]),
    ),
    row(
      'pds',
      PDS.map(pds => [line(`board.policy.pds.${pds}`), { ...now, pds }]),
    ),
    ...(view.options.sabotageRuns
      ? [
          row('runs', [
            [line('board.policy.runs.ask'), asked],
            [line('board.policy.runs.never'), { ...now, runs: 'never' }],
          ]),
        ]
      : []),
  ]
}

const retreatLine = (retreat: Policy['retreat']): Line =>
  typeof retreat === 'string'
    ? line(`board.policy.retreat.${retreat}`)
    : 'below' in retreat
      ? line('board.policy.retreat.below', { percent: retreat.below })
      : line('board.policy.retreat.after', { count: retreat.after })
