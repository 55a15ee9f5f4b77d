/** Choosing by chance, for random play. */
import uniqBy from 'lodash/uniqBy.js'
import type { Chance } from '../../../kit/index.ts'

export const pick = <T>(list: readonly T[], random: Chance): T | undefined =>
  list[Math.floor(random() * list.length)]

/** Every argument list once. */
export const distinct = <T>(list: readonly T[]): T[] => uniqBy(list, one => JSON.stringify(one))

export const isHeads = (random: Chance, chance = 0.5): boolean => random() < chance

/** 0 to `most`. */
export const upTo = (most: number, random: Chance): number => Math.floor(random() * (most + 1))
