import type { Env } from '../../../kit/index.ts'
import type { PoliticalCardId } from '../../data/index.ts'
import type { TiState } from '../../state.ts'

/** What a political card does; a law besides while it is in play, where rules and numbers look for it. */
export interface PoliticalRule {
  for?(env: Env<TiState>): void
  against?(env: Env<TiState>): void
  elected?(env: Env<TiState>, chosen: readonly string[]): void
}

/** Rules of some of the cards; all groups together have one for each. */
export type Rules = { readonly [id in PoliticalCardId]?: PoliticalRule }
