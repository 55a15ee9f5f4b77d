import type * as kit from '../kit/index.ts'

export type Card = string

export type ToyStep = { do: 'round' | 'reveal' | 'window' | 'score' | 'endRound' } | WinnerStep | ThanksStep
interface WinnerStep {
  do: 'askGift' | 'askStack'
  seat: kit.SeatId
}
interface ThanksStep {
  do: 'askThanks'
  from: kit.SeatId
  seat: kit.SeatId
}

/** The questions, with what is to be remembered until they are answered. */
export type ToyAsk = kit.AskOf<{
  choose: null
  swap: null
  react: null
  gift: null
  /** Who gave the point. */
  thanks: { from: kit.SeatId }
  stack: null
}>

export interface Player<C> {
  hand: C[]
  /** The card chosen this round: none or one. */
  chosen: C[]
  /** Cards played openly this round. */
  sparks: Card[]
  score: number
}

export interface ToyState extends kit.KitState<ToyStep, ToyAsk> {
  round: number
  rounds: number
  bonus: number
  /** How blindly cards are chosen, where a choice can be changed. [TOY-1.05] */
  blind: 'open' | 'secret' | null
  deck: Card[]
  discard: Card[]
  players: Record<kit.SeatId, Player<Card>>
}

export interface ToyView
  extends Pick<ToyState, 'standing' | 'phase' | 'round' | 'rounds' | 'bonus' | 'blind' | 'discard'> {
  rulesVersion: number
  asks: kit.SeenAsks<ToyState>
  log: kit.Log
  outcome: kit.Outcome | null
  deck: kit.Masked<Card>[]
  players: Record<kit.SeatId, Player<kit.Masked<Card>>>
}

/** A part of the rules: `game.ts` lists them. */
export type ToyChapter = kit.Chapter<ToyState, ToyView>

export const NUMBERS: readonly Card[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
export const SPARKS: readonly Card[] = ['spark-a', 'spark-b']

export const isSpark = (card: Card) => SPARKS.includes(card)
