/** A drawing for every development, about 52 by 52: what its name says, seen at a glance. */
import { type Drawing, disc, times } from './ink.ts'

const coins = (x: number, y: number, count: number) =>
  times(count, i => `M${x - 8} ${y - i * 6}a8 3 0 1 0 16 0a8 3 0 1 0-16 0`)
const robot = (x: number) =>
  `M${x - 11}-10H${x + 11}V14H${x - 11}z${disc(x - 4.5, -1, 2.6)}${disc(x + 4.5, -1, 2.6)}M${x - 5} 7h10v3H${x - 5}z`
const person = (x: number, y: number) =>
  `${disc(x, y - 10, 5)}M${x - 8} ${y + 12}V${y + 2}q0-5 5-5h6q5 0 5 5V${y + 12}z`

export const DEVELOPMENTS: { readonly [id: string]: Drawing } = {
  'public-works': {
    soft: 'M-30 10H30V16H-30z',
    lines: 'M-14 22V-18M14 22V-18M-30 8Q-20 4-14-18Q0 20 14-18Q20 4 30 8M-7 10V0M7 10V0M0 10V2',
  },
  'colony-ship': {
    soft: 'M0-28C11-18 14-4 14 12H-14C-14-4-11-18 0-28z',
    solid: `M-14 0L-23 18-14 14zM14 0L23 18 14 14zM-6 14H6L4 26H-4z${disc(0, -9, 4)}`,
    lines: 'M-13 2H13M-6 7h.01M0 7h.01M6 7h.01',
  },
  'expedition-force': {
    solid: 'M-8-24L18-15-8-5z',
    lines: 'M-30 24Q-6 2 30 24M-8 12V-25',
    soft: disc(20, 4, 5),
  },
  'mining-robots': {
    solid: `${robot(-8)}M6 26L12 14 22 16 28 26z`,
    lines: 'M-8-10V-20M8 12L26-8M16-12Q28-14 30 0',
  },
  'export-duties': {
    soft: 'M-26-4H10V24H-26z',
    lines: 'M-26-4L10 24M10-4L-26 24',
    solid: `M16-27l4 5 6-1 0 6 5 4-5 4 0 6-6-1-4 5-4-5-6 1 0-6-5-4 5-4 0-6 6 1z`,
  },
  'new-military-tactics': {
    lines: 'M-24 22C-26-8-8-22 16-18M8-27L19-18 9-9M6 8L20 22M20 8L6 22M-24-22L-14-12M-14-22L-24-12',
    solid: disc(-24, 22, 4),
  },
  'space-marines': {
    soft: 'M-21 10C-26-32 26-32 21 10L14 24H-14z',
    solid: 'M-16-2Q0-13 16-2L13 8Q0 1-13 8z',
    lines: 'M-6 23V15M0 23V14M6 23V15M0-22V-14',
  },
  'contact-specialist': {
    soft: 'M-28-22H6V2H-10L-19 11V2H-28z',
    solid: 'M-4 8H28V-12H12V6H-4zM-4 8V22H14L22 29V22H28V8z',
    lines: 'M-20-14H-2M-20-7H-8',
  },
  'diversified-economy': {
    soft: disc(-2, 2, 24),
    solid: 'M2-3V-28A25 25 0 0 1 26-10z',
    lines: 'M-2 2V26M-2 2L-23-9M-2 2L20 13',
  },
  'consumer-markets': {
    soft: 'M-20-8H20L24 25H-24z',
    lines: 'M-9-1V-15A9 9 0 0 1 9-15V-1',
    solid: 'M0 3l3 6 6 .700-4.500 4.500 1.200 6.300-5.700-3-5.700 3 1.200-6.300L-9 9.700-3 9z',
  },
  'mining-conglomerate': {
    soft: 'M-25-4H25L17 15H-17z',
    solid: `M-17-6L-11-18-2-14 5-25 13-13 18-6z${disc(-10, 21, 5)}${disc(10, 21, 5)}`,
    lines: 'M-30 28H30',
  },
  'research-labs': {
    soft: 'M-7-26V-8L-22 18Q-25 25-18 25H18Q25 25 22 18L7-8V-26z',
    solid: `M-13 7H13L21 21Q22 25 18 25H-18Q-22 25-21 21z${disc(2, -2, 2.5)}`,
    lines: 'M-11-26H11',
  },
  'deficit-spending': { lines: 'M-26-24V24H28M-20-15L-8-4-1-10 20 14M20 2V15H8', solid: disc(15, -15, 7) },
  'investment-credits': {
    solid: 'M-26 14h12v11h-12zM-7 5h12V25h-12zM12-6h12V25h-12z',
    lines: 'M-26 2L-6-12 20-24M9-26L21-25 16-14',
  },
  'interstellar-bank': {
    solid: 'M0-27L28-10H-28zM-28 18H28V25H-28z',
    lines: 'M-19-5V13M-6-5V13M6-5V13M19-5V13',
  },
  'terraforming-robots': {
    solid: 'M0 2C-4-16-18-19-26-18-24-5-14 1 0 2zM1-4C4-18 16-22 26-20 24-8 14-2 1-4z',
    lines: 'M0 14V0',
    soft: 'M-16 14H16V26H-16zM-24 20H-16M16 20H24',
  },
  'drop-ships': {
    solid: 'M-20-8l7-14 7 14v7h-14zM-2 8L5-8 12 8v7H-2zM12-14l6-12 6 12v6H12z',
    lines: 'M-34 28Q0 12 34 28',
    soft: 'M-34 28Q0 12 34 28z',
  },
  'replicant-robots': {
    solid: robot(-14) + robot(14),
    lines: 'M-14-10V-20M14-10V-20M-14 14V22M14 14V22M-26 24H26',
  },
  'genetics-lab': {
    soft: 'M-11-26H11V16A11 11 0 0 1-11 16z',
    lines: 'M-14-26H14M-6-18q12 8 0 16t0 16M6-18q-12 8 0 16t0 16M-4-10h8M-4 6h8',
  },
  'imperium-stealth-tactics': {
    soft: 'M-28 0Q0-26 28 0Q0 26-28 0z',
    solid: disc(0, 0, 8),
    lines: 'M-22 22L22-22',
  },
  'alien-survey-technology': {
    soft: 'M-24-12A27 27 0 0 0 12 20z',
    solid: 'M16-27L28-7H4z',
    lines: 'M-6 4L8-10M-8 19L-14 28H6L-1 21',
  },
  'alien-research-ship': {
    soft: 'M0-29L13-2 13 16H-13L-13-2z',
    solid: 'M0-13L9 6H-9zM-13 2L-26 20-13 16zM13 2L26 20 13 16zM-6 18H6L0 28z',
  },
  'imperium-supply-convoy': {
    solid: 'M-10-24H6L14-17 6-10H-10zM-26-4H-10L-2 3-10 10H-26zM-2 14H14L22 21 14 28H-2z',
    lines: 'M-16-17H-26M-32 3H-38M-8 21H-20',
  },
  'terraforming-project': {
    soft: 'M-24-24H24V24H-24z',
    solid: 'M0-16A16 16 0 0 0 0 16z',
    lines: `${disc(0, 0, 16)}M-24-12h5M-24 0h5M-24 12h5M-12-24v5M0-24v5M12-24v5`,
  },
  'galactic-investors': {
    soft: coins(-16, 20, 3) + coins(2, 20, 5) + coins(20, 20, 7),
    solid: 'M-16-24l3 6 6 .700-4.500 4.500 1.200 6.300-5.700-3-5.700 3 1.200-6.300-4.500-4.500 6-.700z',
  },
  'scientific-cruisers': {
    solid: 'M0-24C6-16 8-4 8 8L17 17 0 13-17 17-8 8C-8-4-6-16 0-24z',
    lines: 'M-28 2a28 9 0 1 0 56 0a28 9 0 1 0-56 0',
  },
  'pan-galactic-league': { solid: person(-16, 12) + person(16, 12) + person(0, -8) },
  'mining-league': {
    lines: 'M-20 24L14-14M20 24L-14-14',
    solid: 'M-4-24Q20-24 26 0Q14-14-4-24zM4-24Q-20-24-26 0Q-14-14 4-24z',
  },
  'free-trade-association': {
    soft: 'M-26-12l-9 18h18zM26-18l-9 18h18z',
    lines: 'M0-24V22M-10 24H10M-26-12L26-18',
    solid: disc(0, -24, 4),
  },
  'alien-tech-institute': {
    solid: 'M0-28L28-6H-28zM-26 20H26V26H-26z',
    lines: 'M-18 0V14M-6 0V14M6 0V14M18 0V14',
  },
  'galactic-survey-seti': {
    soft: 'M-26-8A28 28 0 0 0 10 24z',
    lines: 'M-8 8L10-10M-10 22L-16 29M10-24A15 15 0 0 1 24-10M14-16a6 6 0 0 1 3 3',
    solid: disc(11, -11, 4),
  },
  'galactic-federation': {
    lines: `${disc(0, -2, 16)}M-16-2H16M0-18V14M-9-15q-5 13 0 26M9-15q5 13 0 26M-14 26Q-34 10-24-14M14 26Q34 10 24-14`,
  },
  'new-galactic-order': {
    soft: 'M0-28L24-19V-2C24 13 12 22 0 28-12 22-24 13-24-2V-19z',
    solid: 'M0-20L7-2 0-6-7-2zM-10-2L-4 14-10 10-16 14zM10-2L16 14 10 10 4 14z',
  },
  'merchant-guild': {
    soft: 'M-9-12C-28-2-28 25 0 25S28-2 9-12z',
    lines: 'M-9-12H9M-8-13L-14-25H14L8-13',
    solid: disc(0, 8, 8),
  },
  'new-economy': {
    soft: disc(0, 0, 19),
    lines: times(10, i => {
      const turn = (i * Math.PI) / 5
      return `M${Math.round(20 * Math.sin(turn))} ${Math.round(20 * Math.cos(turn))}L${Math.round(27 * Math.sin(turn))} ${Math.round(27 * Math.cos(turn))}`
    }),
    solid: 'M-9 8V-1h4v9zM-2 8V-6h4V8zM5 8V-11h4V8z',
  },
  'galactic-renaissance': {
    solid: 'M-16 8A16 16 0 0 1 16 8z',
    lines: 'M-28 9H28M0-26V-16M-20-16L-13-9M20-16L13-9M-29 0L-20 3M29 0L20 3M-18 17H18M-8 24H8',
  },
  'galactic-imperium': {
    soft: 'M-24 16L-28-16-11-2 0-26 11-2 28-16 24 16z',
    solid: `M-24 19H24V25H-24z${disc(-28, -18, 3)}${disc(28, -18, 3)}${disc(0, -27, 3)}`,
  },
  'trade-league': {
    lines: 'M-26-10H22M12-20L23-10 12 0M26 12H-22M-12 2L-23 12-12 22',
    solid: disc(-16, -21, 5) + disc(16, 23, 5),
  },
  'alien-researchers': { lines: `${disc(-5, -5, 20)}M10 10L26 26`, solid: 'M-5-17L6 3H-16z' },
  'terraforming-unlimited': {
    lines: 'M0 0C-8-14-28-14-28 0S-8 14 0 0 28-14 28 0 8 14 0 0z',
    solid: disc(-16, 0, 5) + disc(16, 0, 5),
  },
  'uplift-alliance': {
    solid: `M0-2C10-2 18 8 14 16S4 18 0 18-10 24-14 16-10-2 0-2z${disc(-18, -6, 5)}${disc(18, -6, 5)}${disc(-8, -17, 5)}${disc(8, -17, 5)}`,
  },
  'imperium-war-faction': {
    lines: 'M-22 24L18-16M22 24L-18-16M-24 12L-12 24M24 12L12 24',
    solid: 'M-12-12L-14-28-5-20 0-29 5-20 14-28 12-12z',
  },
  'galactic-expansionists': {
    soft: disc(0, 0, 9),
    lines:
      'M0-12V-27M-6-21L0-27 6-21M0 12V27M-6 21L0 27 6 21M-12 0H-27M-21-6L-27 0-21 6M12 0H27M21-6L27 0 21 6',
    solid: disc(0, 0, 4),
  },
  'wormhole-prospectors': {
    lines: 'M0 0C3-5 9-1 7 5S-6 12-11 4-6-16 5-15 22-1 18 12-2 26-16 20-28-8-18-20',
    solid: 'M-10-29L-24-25-14-14z',
  },
}
