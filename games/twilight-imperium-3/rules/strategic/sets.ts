/** Which strategy cards a match is played with. [TI-4.06, TI-33.01, TI-34.01, TI-34.06] */
import { type AbilityCardId, STRATEGY_CARDS, type StrategyCardId } from '../../data/index.ts'
import type { TiOptions } from '../../options.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const CARDS = Object.values(STRATEGY_CARDS)
const cardOf = (number: number, set: string) =>
  CARDS.find(card => card.number === number && card.set === set && card.id !== 'imperial-ii')!.id

/** One of each number. */
export const cardsInUse = (options: TiOptions): StrategyCardId[] =>
  NUMBERS.map(number => {
    if (number === 8 && options.imperialII) return 'imperial-ii'
    const chosen = options.strategySet === 'mixed' ? options[`strategy${number}`] : undefined
    return chosen ?? cardOf(number, options.strategySet === 'variant' ? 'expansion' : 'base')
  })

export const usesCard = (options: TiOptions, card: StrategyCardId): boolean =>
  cardsInUse(options).includes(card)

/** Cards named “II” count as the first of their name for everything else. [TI-34.05] */
export const originalOf = (card: AbilityCardId): StrategyCardId =>
  card.replace(/-ii(\/.*)?$/, '') as StrategyCardId
