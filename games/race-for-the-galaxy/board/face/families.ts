/** What a card is about, as far as its data tell. */
import type { Card, Good, Keyword, Power, PowerPhase } from '../../cards.ts'
import { type Drawing, disc, dot, times } from './ink.ts'

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

/** An instrument for each family, about 52 by 52: for cards that have no drawing of their own. */
export const INSTRUMENTS: { readonly [F in Family]: Drawing } = {
  military: { soft: 'M0-27L23-19V-2C23 13 12 22 0 27-12 22-23 13-23-2V-19z', solid: 'M0-14L6 8 0 4-6 8z' },
  trade: {
    soft: 'M-26-14l-8 18h16zM26-20l-8 18h16z',
    lines: 'M0-24V22M-9 24H9M-26-14L26-20',
    solid: disc(0, -24, 3),
  },
  genes: {
    lines:
      'M-9-28q18 9 0 19t0 19 0 18M9-28q-18 9 0 19t0 19 0 18M-5-24h10M-5-14h10M-5-5h10M-5 5h10M-5 14h10M-5 24h10',
  },
  alien: {
    soft: 'M0-28L25 20H-25z',
    solid: 'M0-12L11 10H-11z',
    lines: 'M-34 8A36 36 0 0 1-26-16M34 8A36 36 0 0 0 26-16',
  },
  terraforming: {
    solid: 'M0-24A24 24 0 0 0 0 24z',
    lines: `${disc(0, 0, 24)}M0-12H20M0 0H24M0 12H20M10-21q8 21 0 42`,
  },
  colony: {
    soft: 'M-36 26A52 52 0 0 1 36 26z',
    lines: 'M-28-18Q-4-28 16-6M-14 14v-6h6v6M-2 12v-6h6v6',
    solid: 'M24 4L8 0 20-14z',
  },
  survey: { soft: 'M0 0L13-24A27 27 0 0 0-11-25z', lines: disc(0, 0, 27) + disc(0, 0, 17) + disc(0, 0, 7) },
  builder: { soft: 'M8-6h20v13H8z', lines: 'M-26 24H26M-14 24V-22H26M-14-12L0-22M18-22V-6' },
  commerce: { soft: 'M0-29L13-21V-7L0 1-13-7V-21zM-16-2L-3 6V20L-16 28-29 20V6zM16-2L29 6V20L16 28 3 20V6z' },
  industry: {
    soft: disc(0, 0, 19),
    lines: times(8, i => {
      const turn = (i * Math.PI) / 4
      return `M${Math.round(20 * Math.sin(turn))} ${Math.round(20 * Math.cos(turn))}L${Math.round(26 * Math.sin(turn))} ${Math.round(26 * Math.cos(turn))}`
    }),
    solid: disc(0, 0, 6),
  },
  knowledge: {
    lines:
      'M-28 0a28 10 0 1 0 56 0a28 10 0 1 0-56 0M-14-24a28 10 60 1 0 28 48a28 10 60 1 0-28-48M14-24a28 10-60 1 0-28 48a28 10-60 1 0 28-48',
    solid: disc(0, 0, 5),
  },
  imperium: { soft: 'M-24 20L-28-16-11-2 0-26 11-2 28-16 24 20z', lines: `M-24 26H24${dot(0, 8)}` },
}
