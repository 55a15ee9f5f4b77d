import type { Artifact } from '../cards.ts'

/** The 14 designs of artifact tokens: 30 tokens with back A, 15 with back B. */
export const ARTIFACTS = [
  {
    id: 'A1',
    back: 'A',
    artifactClass: 'alienScience',
    copies: 3,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'settle', kind: 'discountNonMilitaryWorld', amount: 2 }],
  },
  {
    id: 'A2',
    back: 'A',
    artifactClass: 'alienTechnology',
    copies: 4,
    vp: 0,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'any', kind: 'actsAsGood', goodKind: 'alien' }],
  },
  {
    id: 'A3',
    back: 'A',
    artifactClass: null,
    copies: 5,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'orbMove', kind: 'crossWallOrBarrier', count: 1 }],
  },
  {
    id: 'A4',
    back: 'A',
    artifactClass: 'alienUplift',
    copies: 4,
    vp: 0,
    vpPerUpliftBase: 1,
    powers: [
      { phase: 'settle', kind: 'discountNonMilitaryWorld', amount: 2, goodKind: 'genes', maxWorlds: 2 },
      { phase: 'settle', kind: 'tempMilitary', amount: 2, goodKind: 'genes' },
    ],
  },
  {
    id: 'A5',
    back: 'A',
    artifactClass: null,
    copies: 6,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'orbMove', kind: 'extraTeamMove', amount: 4 }],
  },
  {
    id: 'A6',
    back: 'A',
    artifactClass: null,
    copies: 2,
    vp: 1,
    vpPerUpliftBase: 0,
    powers: [
      { phase: 'orbMove', kind: 'crossBarrier', count: 1 },
      { phase: 'exploreOrSettle', kind: 'tempMilitary', amount: 2 },
    ],
  },
  {
    id: 'A7',
    back: 'A',
    artifactClass: 'alienScience',
    copies: 3,
    vp: 1,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'develop', kind: 'discountDevelopment', amount: 2 }],
  },
  {
    id: 'A8',
    back: 'A',
    artifactClass: null,
    copies: 3,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [
      { phase: 'orbMove', kind: 'crossBarrier', count: 1 },
      { phase: 'exploreOrSettle', kind: 'tempMilitary', amount: 1 },
    ],
  },
  {
    id: 'B1',
    back: 'B',
    artifactClass: 'alienTechnology',
    copies: 3,
    vp: 3,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'any', kind: 'actsAsGood', goodKind: 'alien' }],
  },
  {
    id: 'B2',
    back: 'B',
    artifactClass: 'alienScience',
    copies: 2,
    vp: 1,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'develop', kind: 'discountDevelopment', amount: 3 }],
  },
  {
    id: 'B3',
    back: 'B',
    artifactClass: null,
    copies: 2,
    vp: 3,
    vpPerUpliftBase: 0,
    powers: [
      { phase: 'orbMove', kind: 'crossBarrier', count: 1 },
      { phase: 'exploreOrSettle', kind: 'tempMilitary', amount: 2 },
    ],
  },
  {
    id: 'B4',
    back: 'B',
    artifactClass: null,
    copies: 2,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [
      { phase: 'orbMove', kind: 'crossBarrier', count: 1 },
      { phase: 'exploreOrSettle', kind: 'tempMilitary', amount: 3 },
    ],
  },
  {
    id: 'B5',
    back: 'B',
    artifactClass: 'alienScience',
    copies: 2,
    vp: 2,
    vpPerUpliftBase: 0,
    powers: [{ phase: 'settle', kind: 'discountNonMilitaryWorld', amount: 3 }],
  },
  { id: 'B6', back: 'B', artifactClass: 'alienUplift', copies: 4, vp: 2, vpPerUpliftBase: 1, powers: [] },
] as const satisfies readonly Artifact[]

export type ArtifactId = (typeof ARTIFACTS)[number]['id']

const byId: ReadonlyMap<string, Artifact> = new Map(ARTIFACTS.map(artifact => [artifact.id, artifact]))

/** The design of a token, by its id. */
export const artifactOf = (id: string): Artifact => byId.get(id)!
