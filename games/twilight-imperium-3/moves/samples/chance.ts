/** Choosing by chance, for random play. */
import type { Chance } from '../../../kit/index.ts'

export const pick = <T>(list: readonly T[], random: Chance): T | undefined =>
  list[Math.floor(random() * list.length)]

export const isHeads = (random: Chance, chance = 0.5): boolean => random() < chance

/** 0 to `most`. */
export const upTo = (most: number, random: Chance): number => Math.floor(random() * (most + 1))
