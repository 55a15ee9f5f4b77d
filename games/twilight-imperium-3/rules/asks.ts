/** All questions, with what is to be remembered until each is answered. */
import type { AskOf, SeatId } from '../../kit/index.ts'
import type {
  ActionCardId,
  Cell,
  LeaderId,
  PlanetId,
  PoliticalCardId,
  ShipKind,
  StrategyCardId,
} from '../data/index.ts'
import type { Among, ChoiceKind } from './politics/steps.ts'

/** The types of what is chosen in answers, as the texts name them. */
export type Choosable =
  | 'actionCard'
  | 'area'
  | 'assembly'
  | 'berth'
  | 'captiveFate'
  | 'capture'
  | 'cell'
  | 'leader'
  | 'objective'
  | 'planet'
  | 'politicalCard'
  | 'race'
  | 'seat'
  | 'shot'
  | 'strategyCard'
  | 'technology'
  | 'unit'
  | 'yes'

/** What political cards give to choose: for which card, and what was chosen before. */
type Choices = { [kind in ChoiceKind]: { card: PoliticalCardId; among?: Among } }

export type TiAsk = AskOf<
  Choices & {
    // Setup, the galaxy and simulated early turns
    chooseRace: null
    chooseHome: null
    chooseArtifact: null
    placeTile: null
    faceDown: null
    placeStart: null
    earlyTechnology: null
    earlyBuy: null
    earlySend: null
    // Strategy phase
    pickStrategy: null
    giveStrategy: { card: StrategyCardId }
    convertBonus: null
    // Turns
    turn: null
    secondAction: null
    window: null
    pay: null
    placeGained: null
    redistribute: null
    // Strategic actions
    primary: null
    secondary: null
    nameSpeaker: null
    namePolitician: null
    assembly: null
    playPolitical: null
    peekObjectives: null
    claimNow: null
    giveUpCounter: { cell: Cell }
    takeAlert: { cell: Cell }
    // Tactical actions
    move: null
    ministerOfPeace: null
    diplomats: { cell: Cell }
    metabolize: null
    firePds: null
    chooseMine: { cell: Cell }
    land: null
    bombard: null
    orderInvasions: { cell: Cell }
    capture: null
    loseAttackers: null
    bacterialWeapon: null
    comeHome: { count: number }
    produce: null
    fleetExcess: null
    shuttle: null
    salvage: { cell: Cell }
    // Battles
    chooseEnemy: { cell: Cell }
    foresight: null
    foresightPaid: null
    announce: null
    announcePaid: null
    leaveStalemate: null
    warChest: null
    devotion: null
    strike: null
    reroll: null
    ministerOfWar: null
    orderShots: null
    takeHits: null
    sabotageRun: null
    loseShip: null
    // Objectives
    claim: null
    // Cards
    discard: null
    discardPolitical: null
    whoIsFirst: null
    giveFate: { next: SeatId; held: ActionCardId[]; rest: SeatId[] }
    terror: null
    exhaustHalf: null
    comeBack: { ship: ShipKind }
    disclose: { of: SeatId }
    search: null
    takeLaid: null
    refreshAbility: null
    pillage: null
    // Politics
    quash: null
    elder: null
    vote: null
    decideVote: null
    orderAgendas: null
    searchAgenda: null
    vetoPower: null
    callVoice: null
    tariff: null
    // Trade
    negotiate: null
    tradeCards: null
    answerCards: null
    // Distant Suns
    probe: { cell: Cell }
    raze: { cell: Cell }
    orderCounters: { cell: Cell }
    hostages: { cell: Cell; planet: PlanetId }
    expand: null
    expandAgain: null
    freeDock: { planet: PlanetId }
    freePds: { planet: PlanetId }
    giveTechnology: null
    spy: null
    factory: { cell: Cell; left: number }
    // Leaders
    placeLeader: { leader: LeaderId }
    landLeader: { leader: LeaderId }
    leaderEscapes: { leader: LeaderId }
    captive: { leader: LeaderId }
    rescue: null
    giveCaptive: { leader: LeaderId }
    cancelInvasion: { planet: PlanetId }
    grantPassage: null
  },
  Choosable
>
