/** A technology of each race, that no other race can gain. What is more than a number is in `rules/`. [TI-36.01] */
import type { Loose, Technology } from './types.ts'

export const RACIAL_TECHNOLOGIES = [
  { id: 'l4-disruptors', set: 'expansion', race: 'letnev', price: 6, needs: { all: [] } },
  { id: 'production-centers', set: 'expansion', race: 'hacan', price: 3, needs: { all: [] } },
  {
    id: 'mark-ii-advanced-carriers',
    set: 'expansion',
    race: 'sol',
    price: 4,
    needs: { all: [] },
    modifiers: [
      { number: 'capacity', units: ['carrier'], amount: 2 },
      { number: 'sustains', units: ['carrier'] },
    ],
  },
  {
    id: 'dreadnought-invasion-pods',
    set: 'expansion',
    race: 'l1z1x',
    price: 2,
    needs: { all: [] },
    modifiers: [
      { number: 'capacity', units: ['dreadnought'], amount: 1, only: ['groundForce', 'shockTroop'] },
    ],
  },
  { id: 'salvage-operations', set: 'expansion', race: 'mentak', price: 4, needs: { all: [] } },
  { id: 'telepathic-mind-weapon', set: 'expansion', race: 'naalu', price: 5, needs: { all: [] } },
  { id: 'valkyrie-armor', set: 'expansion', race: 'norr', price: 3, needs: { all: [] } },
  { id: 'spatial-conduit-network', set: 'expansion', race: 'jolnar', price: 6, needs: { all: [] } },
  { id: 'xxcha-diplomats', set: 'expansion', race: 'xxcha', price: 5, needs: { all: [] } },
  { id: 'shuttle-logistics', set: 'expansion', race: 'yssaril', price: 3, needs: { all: [] } },
  {
    id: 'magmus-reactor',
    set: 'expansion',
    race: 'muaat',
    price: 5,
    needs: { all: [] },
    modifiers: [
      { number: 'movement', units: ['warSun'], amount: 1 },
      { number: 'cost', units: ['warSun'], set: 10 },
    ],
  },
  {
    id: 'floating-factories',
    set: 'expansion',
    race: 'saar',
    price: 3,
    needs: { all: [] },
    modifiers: [
      { number: 'floatingProduction', amount: 1 },
      { number: 'floatingFighters', amount: 2 },
      { number: 'floatingSteps', amount: 1 },
    ],
  },
  { id: 'bioptic-recyclers', set: 'expansion', race: 'winnu', price: 3, needs: { all: [] } },
  { id: 'fanaticism', set: 'expansion', race: 'yin', price: 4, needs: { all: [] } },
] as const satisfies readonly Technology<Loose>[]
