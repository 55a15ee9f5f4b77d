/** When action cards are played. [TI-26.12] */

/**
 * The moments at which cards and abilities can interrupt, by the ids that they have in the rules and in what is stored.
 * `any` is no moment of its own. [TI-26.12, TI-26.17]
 */
export const WINDOWS = {
  strategyPhaseBegins: 'W01',
  strategyCardTaken: 'W02',
  strategyCardsTaken: 'W03',
  turn: 'W04',
  agendaComes: 'W05',
  primaryExecuted: 'W06',
  systemActivated: 'W07',
  shipsMoved: 'W08',
  pdsFired: 'W09',
  spaceBattleBegins: 'W10',
  combatRoundBegins: 'W11',
  combatRolled: 'W13',
  shipsHit: 'W14',
  landing: 'W16',
  invasion: 'W17',
  planetTaken: 'W18',
  agendaRevealed: 'W20',
  vote: 'W21',
  technologyComes: 'W22',
  cardsComeInStatusPhase: 'W24',
  roundEnds: 'W25',
  cardPlayed: 'W26',
  any: 'any',
} as const
export type WindowId = (typeof WINDOWS)[keyof typeof WINDOWS]

/** Moments of the active player alone. */
export const OWN_WINDOWS = [
  WINDOWS.turn,
  WINDOWS.systemActivated,
  WINDOWS.technologyComes,
] as const satisfies readonly WindowId[]
export type OwnWindow = (typeof OWN_WINDOWS)[number]

/** What is printed on cards, and the windows in which that is. */
export const TIMINGS = {
  action: [WINDOWS.turn],
  strategyPhase: [WINDOWS.strategyPhaseBegins, WINDOWS.strategyCardsTaken],
  strategyPhaseStart: [WINDOWS.strategyPhaseBegins],
  afterStrategyChoice: [WINDOWS.strategyCardTaken],
  strategyPhaseEnd: [WINDOWS.strategyCardsTaken],
  afterActivation: [WINDOWS.systemActivated],
  afterOpponentActivation: [WINDOWS.shipsMoved],
  beforeSpaceBattle: [WINDOWS.spaceBattleBegins],
  beforeSpaceRound: [WINDOWS.combatRoundBegins],
  beforeCombatRound: [WINDOWS.combatRoundBegins, WINDOWS.invasion],
  afterCombatRoll: [WINDOWS.combatRolled],
  afterRoll: [WINDOWS.pdsFired, WINDOWS.combatRolled, WINDOWS.invasion],
  beforeLanding: [WINDOWS.landing],
  beforeBombardment: [WINDOWS.invasion],
  beforeInvasion: [WINDOWS.invasion],
  afterInvadeNeutral: [WINDOWS.planetTaken],
  afterPlanetLost: [WINDOWS.planetTaken],
  onActionCard: [WINDOWS.cardPlayed],
  beforeVoting: [WINDOWS.agendaRevealed],
  beforeOwnVote: [WINDOWS.vote],
  afterVoting: [WINDOWS.vote],
  beforeAgenda: [WINDOWS.agendaComes],
  afterAgendaRevealed: [WINDOWS.agendaRevealed],
  afterStrategyPrimary: [WINDOWS.primaryExecuted],
  afterTechnologyPrimary: [WINDOWS.primaryExecuted],
  beforeTechnology: [WINDOWS.technologyComes],
  afterStrategyPhase: [WINDOWS.strategyCardsTaken],
  afterTradePrimary: [WINDOWS.primaryExecuted],
  afterShipDamaged: [WINDOWS.shipsHit],
  afterShipLost: [WINDOWS.shipsHit],
  statusPhaseDraw: [WINDOWS.cardsComeInStatusPhase],
  endOfRound: [WINDOWS.roundEnds],
  anyTime: [WINDOWS.any],
  copied: [WINDOWS.any],
} as const satisfies { readonly [timing: string]: readonly WindowId[] }

export type Timing = keyof typeof TIMINGS
