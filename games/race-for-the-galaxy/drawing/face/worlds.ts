/** A sign for every world, about 24 by 24: what its name says, on the face of its planet. */
import { type Drawing, disc } from './ink.ts'

const gem = 'M-7-3L-4-8H4L7-3 0 8z'

export const WORLDS: { readonly [id: string]: Drawing } = {
  'old-earth': { solid: 'M-10-5L-3-9 1-6-2-1-5 1-3 8-7 7-9 1zM3-8L8-6 10 1 5 8 2 4 4-1z' },
  'epsilon-eridani': { solid: 'M0-11L2.500-2.500 11 0 2.500 2.500 0 11-2.500 2.500-11 0-2.500-2.500z' },
  'alpha-centauri': { solid: disc(-5, -3, 4.5) + disc(6, -5, 3) + disc(4, 6, 2.2) },
  'new-sparta': { solid: 'M-7 10V-2A7 8 0 0 1 7-2V1H1V-1H-2V10zM3 5H7V10H3zM-10-4Q0-16 10-4L8-5Q0-13-8-5z' },
  'earths-lost-colony': { solid: 'M-10 6A10 10 0 0 1 10 6zM-1-4V-10H1V-4z', lines: 'M-4-9Q0-13 4-9' },
  'rebel-fuel-cache': { solid: 'M-9-3H-1V9H-9zM1-3H9V9H1zM-4-10H4V-5H-4z' },
  'gem-world': { solid: gem, lines: 'M-11-6L-9-8M11-6L9-8M0-12V-11' },
  'comet-zone': { solid: `${disc(5, 4, 4.5)}M3 0L-12-10-1 4zM7-1L0-12 10 1z` },
  'rebel-miners': { solid: 'M-8-7Q4-11 9 3Q2-5-8-7z', lines: 'M3-3L-8 9' },
  'former-penal-colony': { solid: 'M-7-1H7V9H-7z', lines: 'M-4-1V-5A4 4 0 0 1 4-5V-1' },
  'malevolent-lifeforms': { solid: 'M-11-8H11L8 2 5-3 2 6 0-2-2 6-5-3-8 2z' },
  'avian-uplift-race': { solid: 'M-13-5Q-6-9 0 0Q6-9 13-5Q6-4 2 7L0 4-2 7Q-6-4-13-5z' },
  'spice-world': {
    solid:
      'M0 0L-3-7 0-12 3-7zM0 0L4-6 10-6 8-1zM0 0L8 1 10 6 4 6zM0 0L3 7 0 12-3 7zM0 0L-4 6-10 6-8 1zM0 0L-8-1-10-6-4-6z',
  },
  'lost-species-ark-world': { solid: 'M-12 2H12L7 9H-7zM-6 0V-5L0-10 6-5V0z' },
  'new-vinland': { solid: 'M-12 2Q0 8 12 2L8 9H-8zM-1 2V-11Q9-8 8 1z' },
  'artist-colony': {
    solid: `M0-9C13-9 13 2 5 3S6 9-1 9C-13 9-13-9 0-9z${disc(-6, -1, 1.8)}${disc(-2, -5, 1.8)}${disc(5, -4, 1.8)}`,
  },
  'alien-robotic-factory': { solid: 'M-10 9V-2L-4 2V-2L2 2V-10H6V-2H10V9z' },
  'plague-world': {
    solid: disc(0, 0, 4.5),
    lines: 'M0-5V-10M0 5V10M-5 0H-10M5 0H10M-4-4L-7-7M4-4L7-7M-4 4L-7 7M4 4L7 7',
  },
  'distant-world': { lines: 'M0 0C2-4 7-1 5 4S-6 8-8 1-1-10 7-8', solid: disc(9, 8, 2) },
  'rebel-outpost': { solid: 'M-6 10L-3-4H3L6 10zM-6-10H-3V-8H-1V-10H1V-8H3V-10H6V-5H-6z' },
  'rebel-warrior-race': { solid: 'M-1-12L2-8V3H-4V-8zM-8 3H6V6H1V11H-3V6H-8z' },
  'rebel-underground': { solid: 'M-10 9V0A10 10 0 0 1 10 0V9H5V0A5 5 0 0 0-5 0V9zM-2 2H2V9H-2z' },
  'new-survivalists': { solid: 'M0-9L12 8H4L0 1-4 8H-12z' },
  'outlaw-world': { solid: 'M-13 3Q0 10 13 3Q8 2 6 1L4-8Q0-5-4-8L-6 1Q-8 2-13 3z' },
  'lost-alien-battle-fleet': { solid: 'M0-12L4-2 0-4-4-2zM-7-1L-3 9-7 7-11 9zM7-1L11 9 7 7 3 9z' },
  'refugee-world': {
    solid: `${disc(-4, -7, 3)}M-8 9V0Q-8-3-4-3T0 0V9z${disc(6, -2, 2.2)}M3 9V4Q3 1 6 1T9 4V9z`,
  },
  'empath-world': { solid: 'M0 9C-16-1-8-12 0-5 8-12 16-1 0 9z' },
  'galactic-resort': {
    solid: 'M-1 10Q-1 1 2-4Q-6-9-11-2Q-6-3-1-4-7 1-6 6-3-1 1-4 6-3 9 3 10-3 3-5 6-9-1-11 4-4 2 1L2 10z',
  },
  'pre-sentient-race': {
    solid: `${disc(-7, -2, 2.4)}${disc(-3, -7, 2.4)}${disc(3, -7, 2.4)}${disc(7, -2, 2.4)}M0-1C5-1 8 4 6 7S2 8 0 8-4 10-6 7-5-1 0-1z`,
  },
  'deserted-alien-outpost': { solid: 'M-4 10V-3L0-1 4-5V10zM-3-5L0-12 3-7 0-4z' },
  'deserted-alien-colony': {
    solid: 'M-11 9V-2L-9-4-7-2V9zM-4 9V-9L-2-7 0-9V9zM3 9V1L5 0 7 3V9zM-12 10H11V12H-12z',
  },
  'galactic-engineers': {
    solid: `M-2-11H2L3-7 7-9 9-7 7-3 11-2V2L7 3 9 7 7 9 3 7 2 11H-2L-3 7-7 9-9 7-7 3-11 2V-2L-7-3-9-7-7-9-3-7z${disc(0, 0, 3.5)}`,
  },
  'black-market-trading-world': {
    solid: `M-12-4Q-6-6 0-3Q6-6 12-4Q12 5 6 5 2 5 0 1-2 5-6 5-12 5-12-4z${disc(-6, -0.5, 2)}${disc(6, -0.5, 2)}`,
  },
  'merchant-world': {
    solid:
      'M-9 3a9 3 0 1 0 18 0V7a9 3 0 1 1-18 0zM-9-5a9 3 0 1 0 18 0V-1a9 3 0 1 1-18 0zM-9-8a9 3 0 1 0 18 0a9 3 0 1 0-18 0z',
  },
  'tourist-world': { solid: `M-11-5H-4L-2-9H4L6-5H11V8H-11z${disc(0, 1, 4)}` },
  'galactic-trendsetters': { solid: 'M-12-5H12V-2H11Q11 5 6 5T1-2H-1Q-1 5-6 5T-11-2H-12z' },
  'alien-rosetta-stone-world': { solid: 'M-7 11V-6L-2-11H7V11zM-4-4H4V-2H-4zM-4 1H4V3H-4zM-4 6H1V8H-4z' },
  'star-nomad-lair': {
    solid: 'M2-11A11 11 0 1 0 11 5 9 9 0 0 1 2-11zM7-7L8-4 11-4 9-2 10 1 7-1 4 1 5-2 3-4 6-4z',
  },
  'the-last-of-the-uplift-gnarssh': { solid: 'M-12 0Q0-11 12 0Q0 11-12 0zM0-7Q3 0 0 7Q-3 0 0-7z' },
  'alien-robot-sentry': { solid: `M-9-8H9L7 8H-7z${disc(0, 0, 4.5)}${disc(0, 0, 1.8)}` },
  'pirate-world': {
    solid: `M-7-3A7 7 0 0 1 7-3V1L4 3V6H-4V3L-7 1z${disc(-3, -2, 2)}${disc(3, -2, 2)}M-10 7L10 12 10 10-10 5zM10 7L-10 12-10 10 10 5z`,
  },
  'reptilian-uplift-race': {
    lines: 'M3-10Q-7-7-1-1T-2 11',
    solid: 'M1-13L7-10 3-7zM-10-3L-4-3-2-1-8 0zM8 2L1 1 1 4 8 6z',
  },
  'lost-alien-warship': { solid: 'M0-13L4-2 11 8 3 6 0 11-3 6-11 8-4-2z' },
  'alien-robot-scout-ship': { solid: 'M-12 2Q0-5 12 2Q0 9-12 2zM-5-2A5 6 0 0 1 5-2Q0-4-5-2z' },
  'runaway-robots': {
    solid: `M-4-10H7V-1H-4z${disc(-1, -6, 1.3)}${disc(4, -6, 1.3)}M-3 1H6L8 6H-5z${disc(-2, 9, 2.5)}${disc(6, 9, 2.5)}`,
    lines: 'M-12-5H-7M-12 3H-8',
  },
  'asteroid-belt': {
    solid: 'M-10-6L-4-10 1-6-1-1-8 0zM2 0L8-4 12 1 9 6 3 5zM-8 4L-3 3-1 8-6 11zM5-11L9-9 6-7z',
  },
  'secluded-world': { solid: 'M-9 9V-1L0-9 9-1V9H3V3H-3V9z' },
  'imperium-armaments-world': { solid: 'M0-13Q5-7 4 3L8 9H4L2 12H-2L-4 9H-8L-4 3Q-5-7 0-13z' },
  'terraformed-world': { solid: 'M-8 8Q-12-9 9-10Q10 9-5 6L-9 11z' },
  'pilgrimage-world': {
    solid:
      'M-1-13H1V-9Q8-6 8 0H-8Q-8-6-1-9zM-9 2H9V4H-9zM-7 5H-4V11H-7zM-1.500 5H1.500V11H-1.500zM4 5H7V11H4z',
  },
  'rebel-homeworld': { solid: 'M-7 11V3L-10-1-7-4V-9H-4V-4H-3V-11H0V-4H1V-11H4V-4H5V-9H8V4L6 11z' },
  'radioactive-world': {
    solid: `${disc(0, 0, 2.4)}M-4 0H-12A12 12 0 0 1-6-10.400L-2-3.500A4 4 0 0 0-4 0zM4 0H12A12 12 0 0 0 6-10.400L2-3.500A4 4 0 0 1 4 0zM-2 3.500L-6 10.400A12 12 0 0 0 6 10.400L2 3.500A4 4 0 0 1-2 3.500z`,
  },
  'aquatic-uplift-race': { solid: `M-12 0Q-3-9 5-1L12-6V7L5 2Q-3 9-12 0z${disc(-6, -1, 1.4)}` },
  'bio-hazard-mining-world': {
    solid: `${disc(0, 1, 2.5)}M0-12A6 6 0 0 1 4-2H-4A6 6 0 0 1 0-12zM-11 7A6 6 0 0 1-5-1L-1 6A6 6 0 0 1-11 7zM11 7A6 6 0 0 0 5-1L1 6A6 6 0 0 0 11 7z`,
  },
  'deserted-alien-library': { solid: 'M-1-6Q-6-10-12-8V7Q-6 5-1 9zM1-6Q6-10 12-8V7Q6 5 1 9z' },
  'destroyed-world': { solid: 'M-3-13L1-5-3-1 4 4 0 13 10 4 3-1 7-6z' },
  'blaster-gem-mines': { solid: `${gem}M1-6L-3 1H0L-1 5 3-1H0z` },
  'gambling-world': {
    solid: `M-9-9H9V9H-9z${disc(-4, -4, 2)}${disc(4, 4, 2)}${disc(0, 0, 2)}${disc(4, -4, 2)}${disc(-4, 4, 2)}`,
  },
  'expanding-colony': { solid: 'M-12 8A6 6 0 0 1 0 8zM2 8A5 5 0 0 1 12 8zM-6 0A6 6 0 0 1 6 0z' },
  'space-port': { solid: 'M0-13Q5-8 4 3H-4Q-5-8 0-13zM-5 0L-9 6H-5zM5 0L9 6H5zM-11 8H11V11H-11z' },
  'prosperous-world': {
    solid: disc(0, 0, 5),
    lines: 'M0-8V-12M0 8V12M-8 0H-12M8 0H12M-6-6L-8-8M6-6L8-8M-6 6L-8 8M6 6L8 8',
  },
  'new-earth': { lines: `${disc(0, 0, 11)}M-11 0H11M0-11V11`, solid: 'M0-8Q7-6 5 0Q2 6-2 7-8 3-5-2z' },
  'rebel-base': { solid: 'M-11 10V3L-6-1H6L11 3V10zM-1-2V-13L8-9 1-6V-2zM-7 4H7V6H-7z' },
  'mining-world': { solid: 'M-4-11H4V-6H-4zM-6-5H6L4-1H-4zM-4 0H4L2 4H-2zM-2 5H2L0 11z' },
  'sentient-robots': { solid: `M-8-6H8V9H-8zM-1-7V-12H1V-7zM0 5C-7 0-3-5 0-1 3-5 7 0 0 5z` },
  'alien-artifact-hunters': { solid: 'M-2-8L5 4H-9z', lines: `${disc(-2, 0, 8.5)}M5 6L11 12` },
  'rebel-mutineers': {
    lines: 'M-3-3A5 5 0 0 0-10 4 5 5 0 0 0-3 8L-1 6M3 3A5 5 0 0 0 10-4 5 5 0 0 0 3-8L1-6M-4-9L-2-6M4 9L2 6',
  },
  'uplift-researchers': { lines: 'M-5-11q10 5 0 11t0 11M5-11q-10 5 0 11t0 11M-3-8h6M-3 8h6M-3-3h6M-3 3h6' },
  'frontier-capital': {
    solid:
      'M-1-13H1V-9Q7-7 7-1H-7Q-7-7-1-9zM-10 0H10V2H-10zM-9 3H-6V9H-9zM-3 3H0V9H-3zM3 3H6V9H3zM-11 10H11V12H-11z',
  },
  'deep-space-symbionts-ltd': {
    solid: `M0-11A11 11 0 0 1 0 11A5.500 5.500 0 0 1 0 0A5.500 5.500 0 0 0 0-11z${disc(0, 5.5, 1.8)}`,
    lines: disc(0, 0, 11),
  },
  'amphibian-uplift-race': {
    solid: `M-10 2Q-10-4-7-4A4 4 0 0 1-1-6H1A4 4 0 0 1 7-4Q10-4 10 2Q12 8 7 9L5 6H-5L-7 9Q-12 8-10 2z${disc(-4.5, -5, 1.6)}${disc(4.5, -5, 1.6)}`,
  },
  'arboreal-uplift-race': {
    solid: 'M-1.500 11V3Q-11 5-10-2-10-6-6-6-5-12 0-12T6-6Q10-6 10-2 11 5 1.500 3V11z',
  },
  'designer-species-ultd': {
    solid:
      'M0-12C6-12 10-3 10 2L6-2 2 2-2-2-6 2-10-2C-9-7-5-12 0-12zM-10 2L-6 6-2 2 2 6 6 2 10 5A10 8 0 0 1-10 4z',
  },
  'tranship-point': { solid: 'M-12-6H3V-10L11-3 3 4V0H-12zM12 5H4V12H-8V6H2z' },
  'rebel-gem-smugglers': { solid: 'M-10-2L-7-7H1L4-2-3 8zM6-9L12-3 9-3 9 6 6 6 6-3 3-3z' },
  'imperium-blaster-gem-depot': { solid: `M-11-10H11V11H-11z${gem}` },
  'ore-rich-world': { solid: 'M-12 9L-9 2-3 3-1 9zM1 9L3 2 9 1 12 9zM-6 1L-4-6 3-7 6 0 1 2-2 1z' },
  'jumpdrive-fuel-refinery': {
    solid: 'M1-13Q8-5 8 2A8 8 0 0 1-8 2Q-8-2-4-5-3-2-1-2-3-7 1-13zM0 8A4 4 0 0 0 3 3L0-1-3 3A4 4 0 0 0 0 8z',
  },
  'self-repairing-alien-artillery': { solid: `M-9 1L7-11 11-6-4 7z${disc(-5, 6, 5)}${disc(-5, 6, 1.8)}` },
  'alien-fuel-refinery': { solid: 'M0-13Q9-2 9 3A9 9 0 0 1-9 3Q-9-2 0-13zM0-4L5 6H-5z' },
  'alien-uplift-chamber': { solid: `M-7-12H7V12H-7zM-4-9H4V9H-4z${disc(0, -4, 2.4)}M-3 8V2Q-3 0 0 0T3 2V8z` },
  'alien-sentinels': {
    solid: 'M-11 11V-6L-9-10H-4L-2-6V11zM2 11V-6L4-10H9L11-6V11zM-9-3H-4V-1H-9zM4-3H9V-1H4z',
  },
  'galactic-survey-headquarters': {
    solid: 'M-11-3A13 13 0 0 0 5 12z',
    lines: 'M-3 4L5-4M3-11A9 9 0 0 1 11-3',
  },
  'interstellar-trade-port': { lines: `${disc(0, -9, 2.5)}M0-6V11M-6-2H6M-10 3Q-9 11 0 11T10 3` },
  'galactic-news-hub': {
    solid: `M-1-4H1L5 11H-5z${disc(0, -6, 2.2)}`,
    lines: 'M-5-11A7 7 0 0 0-5-1M5-11A7 7 0 0 1 5-1M-9-13A12 12 0 0 0-9 1M9-13A12 12 0 0 1 9 1',
  },
  'mercenary-guild': {
    lines: 'M-9 9L9-10M9 9L-9-10M-11 4L-5 10M11 4L5 10',
    solid: 'M9-13L12-10 8-8zM-9-13L-12-10-8-8z',
  },
  'terraforming-colony': {
    lines: 'M-11 8A11 11 0 0 1 11 8z',
    solid: 'M-1 7V2Q-7 2-6-3-3-7 0-7T6-3Q7 2 1 2V7z',
  },
  'rebel-uplift-world': { solid: 'M-8-10L-3 10-5 10-10-9zM-1-12L1 10-1 11-4-11zM6-10L5 10 3 10 3-10z' },
  'imperium-fifth-column': { solid: `M-12 0Q0-12 12 0Q0 12-12 0z${disc(0, 0, 4.5)}${disc(0, 0, 2)}` },
  'rebel-resistance': { solid: 'M0-13Q6-8 5-3H-5Q-5-6-3-8-2-6-1-7-2-10 0-13zM-5-2H5L2 12H-2z' },
}
