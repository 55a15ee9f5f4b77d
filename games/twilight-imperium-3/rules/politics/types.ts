import type { Env } from '../../../kit/index.ts'
import type { PoliticalCardId } from '../../data/index.ts'
import type { TiState } from '../../state.ts'

/** What a political card does; a law besides while it is in play, where rules and numbers look for it. */
export interface PoliticalRule {
  for?(env: Env<TiState>): void
  against?(env: Env<TiState>): void
  /** `chosen` is what its vote elects: a card says which ids these are. */
  elected?(env: Env<TiState>, chosen: string[]): void
}

/** Rules of some of the cards; all groups together have one for each. */
export type Rules = { readonly [id in PoliticalCardId]?: PoliticalRule }
