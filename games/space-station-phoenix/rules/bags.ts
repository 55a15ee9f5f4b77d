/** Payments and gains. [SSP-1.04, SSP-1.05, SSP-1.08] */
import { type Bag, RESOURCES, type Resource } from '../components.ts'
import type { Player } from '../state.ts'

/** All that a bag can hold: points cannot be paid with. */
export const GAINS = ['gem', ...RESOURCES, 'vp'] as const

/** What can be paid with. */
export type Wallet = { [K in 'gem' | Resource]: number }

export const walletOf = ({ gem, food, water, metal }: Wallet): Wallet => ({ gem, food, water, metal })

export const canPay = (wallet: Wallet, pay: Bag): boolean =>
  (['gem', 'food', 'water', 'metal'] as const).every(kind => wallet[kind] >= (pay[kind] ?? 0))

export function pay(player: Wallet, amount: Bag): void {
  for (const kind of ['gem', 'food', 'water', 'metal'] as const) player[kind] -= amount[kind] ?? 0
}

/** Takes from the supply, which never runs out; points move the marker on the score track. */
export function gain(player: Player<unknown>, amount: Bag): void {
  for (const kind of ['gem', 'food', 'water', 'metal'] as const) player[kind] += amount[kind] ?? 0
  player.score += amount.vp ?? 0
}

/** The sum of several bags. */
export function addBags(bags: readonly Bag[]): Bag {
  const sum: { -readonly [K in keyof Bag]: number } = {}
  for (const bag of bags)
    for (const [kind, amount] of Object.entries(bag))
      sum[kind as keyof Bag] = (sum[kind as keyof Bag] ?? 0) + amount
  return sum
}
