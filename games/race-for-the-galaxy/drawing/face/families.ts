/** What a card is about, as far as its data tell. */
import type { Card, Good, Keyword, Power, PowerPhase } from '../../cards.ts'

export type Family =
  | 'military'
  | 'trade'
  | 'genes'
  | 'alien'
  | 'terraforming'
  | 'colony'
  | 'survey'
  | 'builder'
  | 'commerce'
  | 'industry'
  | 'knowledge'
  | 'imperium'

const BY_KEYWORD: { readonly [K in Keyword]?: Family } = {
  alien: 'alien',
  uplift: 'genes',
  terraforming: 'terraforming',
  imperium: 'imperium',
}
const BY_PHASE: { readonly [P in PowerPhase]: Family } = {
  explore: 'survey',
  develop: 'builder',
  settle: 'colony',
  trade: 'trade',
  consume: 'commerce',
  produce: 'industry',
  onPlace: 'knowledge',
}
const BY_GOOD: { readonly [G in Good]?: Family } = { genes: 'genes', alien: 'alien' }
const FIGHTS: readonly Power['kind'][] = [
  'military',
  'tempMilitary',
  'payForMilitary',
  'extraConquerLeftover',
]
/** The chief power first. */
const ORDER: readonly PowerPhase[] = [
  'settle',
  'trade',
  'explore',
  'consume',
  'develop',
  'produce',
  'onPlace',
]

function familyOf(power: Power): Family {
  const kind = 'goodKind' in power ? power.goodKind : undefined
  const byGood = kind && kind !== 'any' ? BY_GOOD[kind] : undefined
  return byGood ?? (FIGHTS.includes(power.kind) ? 'military' : BY_PHASE[power.phase])
}

/** The chief thing first: keywords, then powers. */
export function familiesOf({ keywords, powers }: Pick<Card, 'keywords' | 'powers'>): Family[] {
  const byPower = [...powers].sort((a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase)).map(familyOf)
  return [...new Set([...keywords.flatMap(word => BY_KEYWORD[word] ?? []), ...byPower])]
}

/** The ink of each family on paper. */
export const INKS: { readonly [F in Family]: string } = {
  military: '#a3271e',
  trade: '#87306a',
  genes: '#2c6a1c',
  alien: '#7a5c00',
  terraforming: '#0b6157',
  colony: '#1b5a94',
  survey: '#573aa3',
  builder: '#7a5206',
  commerce: '#8a2f60',
  industry: '#245f2c',
  knowledge: '#34405c',
  imperium: '#7a1f3d',
}
