/** When action cards are played. [TI-26.12] */

/** The moments at which cards and abilities can interrupt. `anyTime` is no moment of its own. [TI-26.17] */
export type WindowId =
  | 'W01'
  | 'W02'
  | 'W03'
  | 'W04'
  | 'W05'
  | 'W06'
  | 'W07'
  | 'W08'
  | 'W09'
  | 'W10'
  | 'W11'
  | 'W13'
  | 'W14'
  | 'W16'
  | 'W17'
  | 'W18'
  | 'W20'
  | 'W21'
  | 'W22'
  | 'W24'
  | 'W25'
  | 'W26'
  | 'any'

/** Moments of the active player alone. */
export const OWN_WINDOWS = ['W04', 'W07', 'W22'] as const satisfies readonly WindowId[]
export type OwnWindow = (typeof OWN_WINDOWS)[number]

/** What is printed on cards, and the windows in which that is. */
export const TIMINGS = {
  action: ['W04'],
  strategyPhase: ['W01', 'W03'],
  strategyPhaseStart: ['W01'],
  afterStrategyChoice: ['W02'],
  strategyPhaseEnd: ['W03'],
  afterActivation: ['W07'],
  afterOpponentActivation: ['W08'],
  beforeSpaceBattle: ['W10'],
  beforeSpaceRound: ['W11'],
  beforeCombatRound: ['W11', 'W17'],
  afterCombatRoll: ['W13'],
  afterRoll: ['W09', 'W13', 'W17'],
  beforeLanding: ['W16'],
  beforeBombardment: ['W17'],
  beforeInvasion: ['W17'],
  afterInvadeNeutral: ['W18'],
  afterPlanetLost: ['W18'],
  onActionCard: ['W26'],
  beforeVoting: ['W20'],
  beforeOwnVote: ['W21'],
  afterVoting: ['W21'],
  beforeAgenda: ['W05'],
  afterAgendaRevealed: ['W20'],
  afterStrategyPrimary: ['W06'],
  afterTechnologyPrimary: ['W06'],
  beforeTechnology: ['W22'],
  afterStrategyPhase: ['W03'],
  afterTradePrimary: ['W06'],
  afterShipDamaged: ['W14'],
  afterShipLost: ['W14'],
  statusPhaseDraw: ['W24'],
  endOfRound: ['W25'],
  anyTime: ['any'],
  copied: ['any'],
} as const satisfies { readonly [timing: string]: readonly WindowId[] }

export type Timing = keyof typeof TIMINGS
