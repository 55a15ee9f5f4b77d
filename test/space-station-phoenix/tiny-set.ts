import { type ComponentLists, STANDARD } from '../../games/space-station-phoenix/index.ts'

/** A box that holds just enough for two players: other hubs, sectors and ships, the same rules. */
export function tinySet(): ComponentLists {
  const colors = ['teal', 'pink', 'brown'] as const
  const types = ['diplomacy', 'dismantle', 'construct', 'transport', 'expedition'] as const
  const actions = {
    diplomacy: { type: 'diplomacy', advances: 1, lobbyDiscount: 0 },
    dismantle: { type: 'dismantle', bonusMetal: 5 },
    construct: { type: 'construct', discount: 0 },
    transport: { type: 'transport', transactions: 2 },
    expedition: { type: 'expedition', dice: 2, cargo: 1 },
  } as const
  const ship = (id: string, level: 0 | 1 | 2 | 3, type: (typeof types)[number]) => ({
    id,
    level,
    cost: 1,
    useFee: 0,
    metal: level === 0 ? null : 9,
    copies: level === 1 ? (4 as const) : (1 as const),
    action: actions[type],
  })
  return {
    sectors: ([1, 2, 3] as const).flatMap(level =>
      colors.flatMap((color, c) =>
        [1, 2].map(number => ({
          id: `${level}${c + 1}${number}`,
          level,
          color,
          cost: 1,
          points: 7,
          firstGame: true,
          quarters: [{ kind: 'income' as const, gain: { vp: 3 } }],
        })),
      ),
    ),
    hubs: ['H1', 'H2', 'H3', 'H4', 'A1', 'A2', 'A3', 'A4'].map(id => ({
      id,
      tier: id.startsWith('H') ? ('basic' as const) : ('advanced' as const),
      start: { gem: 9, food: 1, water: 1, metal: 9 },
      startDiplomacy: {},
      penalties: [],
      effects: [{ kind: 'passive' as const, on: 'dismantle' as const, gain: { vp: 2 } }],
    })),
    ships: [
      ...types.map(type => ship(`one-${type}`, 1, type)),
      ...types.map(type => ship(`free-${type}`, 0, type)),
      ...[1, 2, 3, 4].flatMap(i => [ship(`two-${i}`, 2, 'dismantle'), ship(`three-${i}`, 3, 'transport')]),
    ],
    tracks: STANDARD.tracks,
    constants: {
      ...STANDARD.constants,
      players: { 2: { humans: 2, aliens: 40 } },
      quarters: { 1: 1, 2: 1, 3: 1 },
      draft: { hand: 2, keep: 1 },
      firstGameSets: [
        { hub: 'H1', ships: ['two-1', 'three-1'] },
        { hub: 'H2', ships: ['two-2', 'three-2'] },
      ],
    },
  }
}
