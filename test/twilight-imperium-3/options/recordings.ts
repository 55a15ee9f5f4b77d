/** The recorded games of the options of Twilight Imperium: of each one alone, with what it needs, and of all together. */
import type { SeatId, SetupValues } from '../../../games/kit/index.ts'
import {
  ACTION_CARDS,
  OBJECTIVES,
  RACES,
  TECHNOLOGIES,
  TILES,
} from '../../../games/twilight-imperium-3/data/index.ts'
import {
  twilightImperium3 as module,
  type TiState,
  type TiView,
} from '../../../games/twilight-imperium-3/index.ts'
import { PRESETS } from '../../../games/twilight-imperium-3/presets.ts'
import type { Chance } from '../../support/contract/chance.ts'
import type { Recording, Recordings } from '../../support/recorded.ts'
import { asBot, endIs, recordings as usual } from '../recordings.ts'

/** Three bots play to 8 victory points until this is told, if an option says nothing else. */
const alone = (
  name: string,
  rules: string,
  title: string,
  options: SetupValues,
  tells: readonly RegExp[],
  more: Partial<Recording<TiState>> = {},
): Recording<TiState> => ({
  name,
  rules,
  title,
  players: 3,
  options: { victoryPoints: 8, ...options },
  isWanted: ({ outcome }) => outcome !== null,
  plays: asBot,
  tells,
  ...more,
})

/** A line with one of these that came with Shattered Empire. */
const tellsNew = (key: string, rows: { readonly [id: string]: { id: string; set: string } }, like = '') => {
  const ids = Object.values(rows).flatMap(({ id, set }) =>
    set === 'expansion' && id.startsWith(like) ? [id] : [],
  )
  return new RegExp(`^${key} .*:(${ids.join('|')})( |$|\\))`)
}

/** Bots who take up each chance of a kind that bots seldom see a reason for. */
const eager =
  (what: RegExp): Recording<TiState>['plays'] =>
  (g: TiState, seat: SeatId, chance: Chance) => {
    const plays = module
      .legalMoves(module.view(g, seat), seat)
      .filter(play => what.test(JSON.stringify(play)))
    return plays.length > 0 ? chance.pick(plays) : asBot(g, seat, chance)
  }

const racial = Object.values(TECHNOLOGIES).flatMap(({ id, race }) => (race === undefined ? [] : [id]))

const { options: everything } = PRESETS.find(({ id }) => id === 'everything')!

const games: readonly Recording<TiState>[] = [
  alone('systems', 'TI-29.01', 'systems of Shattered Empire lie in the galaxy', { expansionTiles: true }, [
    tellsNew('activates', TILES),
  ]),
  alone(
    'preset-map',
    'TI-48.05',
    'a map of its own for three',
    { galaxy: 'preset', presetMap: 'preset', expansionTiles: true },
    [tellsNew('activates', TILES)],
  ),
  alone(
    'preset-map-by-chance',
    'TI-48.06',
    'a map for three, filled by chance',
    { galaxy: 'preset', presetMap: 'preset', presetUse: 'random', expansionTiles: true },
    [tellsNew('activates', TILES)],
  ),
  alone(
    'larger-galaxy',
    'TI-54.01',
    'five players in a galaxy of four rings',
    { expansionTiles: true, largerGalaxy: true },
    [tellsNew('activates', TILES)],
    { players: 5 },
  ),
  alone('technologies', 'TI-23.01', 'technologies of Shattered Empire are gained', { expansionTech: true }, [
    tellsNew('gainsTechnology', TECHNOLOGIES),
  ]),
  alone(
    'races',
    'TI-30.01',
    'races of Shattered Empire play',
    { expansionTech: true, expansionRaces: true },
    [],
    {
      isWanted: ({ players }) => Object.values(players).some(({ race }) => RACES[race!].set === 'expansion'),
    },
  ),
  alone('cards', 'TI-26.01', 'cards of Shattered Empire are played and voted on', { expansionCards: true }, [
    tellsNew('playsCard(On)?', ACTION_CARDS),
  ]),
  alone(
    'imperial-ii',
    'TI-33.01',
    'Imperial II is a strategy card',
    { ageOfEmpire: true, imperialII: true },
    [/^strategic .*:imperial-ii/],
  ),
  alone(
    'variant-strategies',
    'TI-34.01',
    'the variant strategy cards are executed',
    { strategySet: 'variant' },
    [
      'leadership',
      'diplomacy-ii',
      'assembly',
      'production',
      'trade-ii',
      'warfare-ii',
      'technology-ii',
      'bureaucracy',
    ].map(card => new RegExp(`^strategic .*:${card}`)),
  ),
  alone(
    'mixed-strategies',
    'TI-34.06',
    'strategy cards of both sets are executed',
    { strategySet: 'mixed', strategy3: 'assembly', strategy8: 'bureaucracy' },
    [/^strategic .*:assembly/, /^strategic .*:bureaucracy/, /^strategic .*:trade$/],
  ),
  alone(
    'variant-objectives',
    'TI-35.01',
    'other public objectives are claimed',
    { variantObjectives: true },
    [tellsNew('claims', OBJECTIVES, 'variant')],
  ),
  alone(
    'racial-technologies',
    'TI-36.01',
    'races gain technologies of their own',
    { racialTech: true },
    [new RegExp(`^gainsTechnology .*:(${racial.join('|')})`)],
    { plays: eager(new RegExp(racial.join('|'))) },
  ),
  alone('artifacts', 'TI-37.01', 'artifacts are found', { artifacts: true }, [/^findsArtifact /]),
  alone('shock-troops', 'TI-38.01', 'Ground Forces become Shock Troops', { shockTroops: true }, [
    /^promotes /,
  ]),
  alone(
    'space-mines',
    'TI-39.01',
    'Cruisers lay mines, and ships of others meet them',
    { spaceMines: true },
    [/^laysMine /, /^rollsAtMines /],
  ),
  alone(
    'wormhole-nexus',
    'TI-40.02',
    'ships go to the Wormhole Nexus',
    { wormholeNexus: true },
    [/^moves .*tile:wormhole-nexus/],
    { plays: eager(/"act","args":\[\d+,"nexus",\{"moves":\[\{/) },
  ),
  alone('facilities', 'TI-41.01', 'facilities are built', { facilities: true }, [/^buildsFacility /]),
  alone(
    'tactical-retreats',
    'TI-42.01',
    'a defender retreats for a Command Counter',
    { tacticalRetreats: true },
    [/^tacticalRetreat /],
  ),
  alone('custodians', 'TI-45.02', 'the Custodians of Mecatol Rex are beaten', { custodians: true }, [
    /^custodianBeaten /,
  ]),
  alone(
    'voice-of-the-council',
    'TI-46.01',
    'the Voice of the Council is elected',
    { voiceOfTheCouncil: true },
    [/^voice /],
  ),
  alone(
    'early-turns',
    'TI-47.02',
    'everybody expands before the first round',
    { simulatedEarlyTurns: true },
    [/^expands /, /^buys /, /^sends /],
  ),
  alone('age-of-empire', 'TI-49.01', 'public objectives lie open from the start', { ageOfEmpire: true }, [
    /^claims /,
  ]),
  alone('long-war', 'TI-50.01', 'a long war is won with 14 points', { longWar: true }, [], {
    isWanted: endIs('points'),
  }),
  alone(
    'long-war-without-end',
    'TI-50.02',
    'a long war without Imperium Rex',
    { longWar: true, longWarNoGameOver: true },
    [],
  ),
  alone('distant-suns', 'TI-51.02', 'Domain Counters are turned up', { distantSuns: true }, [
    /^turnsUpCounter /,
  ]),
  alone(
    'new-domain-counters',
    'TI-43.01',
    'more kinds of Domain Counters are turned up',
    { distantSuns: true, newDomainCounters: true },
    [/^turnsUpCounter /],
  ),
  alone(
    'territorial-distant-suns',
    'TI-44.02',
    'mild Domain Counters lie beside homes',
    { distantSuns: true, newDomainCounters: true, territorialDistantSuns: true },
    [/^turnsUpCounter /],
  ),
  alone('leaders', 'TI-52.02', 'leaders travel, land, and are captured', { leaders: true }, [
    /^leaderAboard /,
    /^leaderOn /,
    /^leaderCaptured /,
  ]),
  alone('sabotage-runs', 'TI-53.01', 'Fighters fly a Sabotage Run', { sabotageRuns: true }, [/^run /], {
    plays: eager(/"(war-sun|deep-space-cannon|sarween-tools)"|"warSun":1|"flyRun","args":\[\d+,[^0]/),
  }),
  {
    name: 'everything-six',
    rules: 'TI-3.01',
    title: 'six bots play with everything that goes together',
    players: 6,
    options: everything,
    isWanted: ({ outcome }) => outcome !== null,
    plays: asBot,
    tells: [
      /^strategic .*:assembly/,
      /^expands /,
      /^turnsUpCounter /,
      /^buildsFacility /,
      /^laysMine /,
      /^leaderAboard /,
      /^promotes /,
    ],
  },
]

export const recordings: Recordings<TiState, TiView> = { ...usual, games }
