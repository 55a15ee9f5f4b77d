import type { TextOfEach } from '../../data/by-id.ts'
import type { STRATEGY_CARD_ROWS } from '../../data/strategy-cards.ts'

/** The published names of the strategy cards. */
export const strategyNames = {
  initiative: 'Initiative',
  diplomacy: 'Diplomacy',
  political: 'Political',
  logistics: 'Logistics',
  trade: 'Trade',
  warfare: 'Warfare',
  technology: 'Technology',
  imperial: 'Imperial',
  'imperial-ii': 'Imperial II',
  leadership: 'Leadership',
  'diplomacy-ii': 'Diplomacy II',
  assembly: 'Assembly',
  production: 'Production',
  'trade-ii': 'Trade II',
  'warfare-ii': 'Warfare II',
  'technology-ii': 'Technology II',
  bureaucracy: 'Bureaucracy',
} satisfies TextOfEach<typeof STRATEGY_CARD_ROWS>
