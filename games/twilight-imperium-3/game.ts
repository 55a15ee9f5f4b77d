import {
  type AnswerHandlers,
  answerMove,
  type GameDefinition,
  type MoveTable,
  ref,
  standingMoves,
} from '../kit/index.ts'
import { battleRows, standing } from './ahead.ts'
import { meta } from './meta.ts'
import { cardTradeMoves } from './moves/card-trade.ts'
import { cardMoves, endStability, playAnytime } from './moves/cards.ts'
import { earlyMoves } from './moves/early.ts'
import { giftMoves } from './moves/gifts.ts'
import { hitsMoves } from './moves/hits.ts'
import { payingMoves } from './moves/paying.ts'
import { policyMoves } from './moves/policy.ts'
import { politicsMoves } from './moves/politics.ts'
import { raceMoves } from './moves/races.ts'
import { runMoves } from './moves/runs.ts'
import { setupMoves } from './moves/setup.ts'
import { statusPhaseMoves } from './moves/status-phase.ts'
import { strategicMoves } from './moves/strategic.ts'
import { strategyPhaseMoves } from './moves/strategy-phase.ts'
import { tacticalMoves } from './moves/tactical.ts'
import { technologyMoves } from './moves/technologies.ts'
import { tradeMoves } from './moves/trade.ts'
import { turnMoves } from './moves/turn.ts'
import { chosenOf, OPTIONS, type TiOptions } from './options.ts'
import { cardAnswers, cardSteps } from './rules/action-cards.ts'
import { actionSteps } from './rules/action-phase.ts'
import { ageSteps } from './rules/age-of-empire.ts'
import { artifactAnswers, artifactSteps } from './rules/artifacts.ts'
import { battleAnswers, battleSteps } from './rules/battle/battle.ts'
import { bonusAnswers, bonusSteps } from './rules/battle/bonus.ts'
import { devotionAnswers, devotionSteps } from './rules/battle/devotion.ts'
import { diceAnswers, diceSteps } from './rules/battle/dice.ts'
import { recordSteps } from './rules/battle/record.ts'
import { runSteps } from './rules/battle/runs.ts'
import { shotsAnswers, shotsSteps } from './rules/battle/shots.ts'
import { hitsSteps } from './rules/battle/taking.ts'
import { cardTradeSteps } from './rules/card-trade.ts'
import { abilityAnswers, abilitySteps } from './rules/cards/abilities.ts'
import { fateAnswers, fateSteps } from './rules/cards/actions-expansion.ts'
import { battleCardAnswers, battleCardSteps } from './rules/cards/battle-expansion.ts'
import { dealingAnswers, dealingSteps } from './rules/cards/dealing.ts'
import { foresightAnswers, foresightSteps } from './rules/cards/foresight.ts'
import { handAnswers, handSteps } from './rules/cards/hands.ts'
import { policyAnswers, policySteps } from './rules/cards/politics.ts'
import { searchAnswers, searchSteps } from './rules/cards/strategy-phase.ts'
import { layingSteps } from './rules/domains/laying.ts'
import { probingAnswers, probingSteps } from './rules/domains/probing.ts'
import { revealingAnswers, revealingSteps } from './rules/domains/revealing.ts'
import { societyAnswers, societySteps } from './rules/domains/societies.ts'
import { earlyAnswers, earlySteps } from './rules/early/turns.ts'
import { eliminationSteps } from './rules/elimination.ts'
import { floatingDockSteps } from './rules/floating-docks.ts'
import { captiveAnswers, captiveSteps } from './rules/leaders/captives.ts'
import { classAnswers, classSteps } from './rules/leaders/classes.ts'
import { leaderFateAnswers, leaderFateSteps } from './rules/leaders/fate.ts'
import { leaderLandingAnswers, leaderLandingSteps } from './rules/leaders/landing.ts'
import { passageAnswers, passageSteps } from './rules/leaders/passage.ts'
import { placingAnswers, placingSteps } from './rules/leaders/placing.ts'
import { longWarSteps } from './rules/long-war.ts'
import { claimSteps } from './rules/objectives/claims.ts'
import { openDrawAnswers, openDrawSteps } from './rules/open-draw.ts'
import { payingSteps } from './rules/paying.ts'
import { pillageAnswers } from './rules/pillage.ts'
import { agendaAnswers, agendaSteps } from './rules/politics/agenda.ts'
import { voiceAnswers, voiceSteps } from './rules/politics/cards/voice.ts'
import { choiceAnswers, choiceSteps } from './rules/politics/choices.ts'
import { tariffAnswers, tariffSteps } from './rules/politics/tariff.ts'
import { refreshAnswers, refreshSteps } from './rules/refresh-abilities.ts'
import { galaxyAnswers, galaxySteps } from './rules/setup/galaxy.ts'
import { homeAnswers, homeSteps } from './rules/setup/homes.ts'
import { raceAnswers, raceSteps } from './rules/setup/races.ts'
import { startSteps } from './rules/setup/start.ts'
import { statusSteps } from './rules/status-phase.ts'
import { strategicSteps } from './rules/strategic/action.ts'
import { assemblyAnswers, assemblySteps } from './rules/strategic/assembly.ts'
import { bureaucracyAnswers, bureaucracySteps } from './rules/strategic/bureaucracy.ts'
import { peaceAnswers, peaceSteps } from './rules/strategic/diplomacy-ii.ts'
import { alertAnswers, alertSteps } from './rules/strategic/warfare-ii.ts'
import { strategyAnswers, strategySteps } from './rules/strategy-phase.ts'
import { activationAnswers, activationSteps } from './rules/tactical/activation.ts'
import { bombardmentSteps } from './rules/tactical/bombardment.ts'
import { captureAnswers, captureSteps } from './rules/tactical/capture.ts'
import { custodianSteps } from './rules/tactical/custodians.ts'
import { invasionAnswers, invasionSteps } from './rules/tactical/invasion.ts'
import { landingSteps } from './rules/tactical/landing.ts'
import { mineAnswers, mineSteps } from './rules/tactical/mines.ts'
import { neutralSteps } from './rules/tactical/neutrals.ts'
import { pdsSteps } from './rules/tactical/pds.ts'
import { productionSteps } from './rules/tactical/production.ts'
import { weaponAnswers, weaponSteps } from './rules/technology/bacterial-weapon.ts'
import { fallenAnswers, fallenSteps } from './rules/technology/fallen.ts'
import { logisticsSteps } from './rules/technology/fleet-logistics.ts'
import { attackersAnswers, attackersSteps } from './rules/technology/graviton-negator.ts'
import { metabolismAnswers, metabolismSteps } from './rules/technology/hyper-metabolism.ts'
import { answerAnswers, answerSteps } from './rules/technology/racial/answers-to-activation.ts'
import { salvageAnswers, salvageSteps } from './rules/technology/racial/salvage.ts'
import { shuttleSteps } from './rules/technology/racial/shuttles.ts'
import { negotiationSteps } from './rules/trade/negotiation.ts'
import { limitsSteps } from './rules/unit-limits.ts'
import { anytimeSteps, remembering } from './rules/windows/anytime.ts'
import { playSteps } from './rules/windows/plays.ts'
import { windowSteps } from './rules/windows/windows.ts'
import { systemRef } from './rules/words.ts'
import { setup } from './setup.ts'
import { PHASES, type TiState, type TiView } from './state.ts'
import { view } from './view.ts'

const answers: AnswerHandlers<TiState> = {
  ...raceAnswers,
  ...homeAnswers,
  ...galaxyAnswers,
  ...artifactAnswers,
  ...strategyAnswers,
  ...diceAnswers,
  ...shotsAnswers,
  ...bonusAnswers,
  ...assemblyAnswers,
  ...bureaucracyAnswers,
  ...peaceAnswers,
  ...alertAnswers,
  ...battleAnswers,
  ...devotionAnswers,
  ...invasionAnswers,
  ...captureAnswers,
  ...mineAnswers,
  ...earlyAnswers,
  ...probingAnswers,
  ...revealingAnswers,
  ...societyAnswers,
  ...attackersAnswers,
  ...weaponAnswers,
  ...fallenAnswers,
  ...pillageAnswers,
  ...cardAnswers,
  ...abilityAnswers,
  ...dealingAnswers,
  ...handAnswers,
  ...fateAnswers,
  ...foresightAnswers,
  ...battleCardAnswers,
  ...policyAnswers,
  ...searchAnswers,
  ...agendaAnswers,
  ...voiceAnswers,
  ...choiceAnswers,
  ...activationAnswers,
  ...tariffAnswers,
  ...refreshAnswers,
  ...answerAnswers,
  ...salvageAnswers,
  ...metabolismAnswers,
  ...openDrawAnswers,
  ...placingAnswers,
  ...passageAnswers,
  ...leaderLandingAnswers,
  ...leaderFateAnswers,
  ...classAnswers,
  ...captiveAnswers,
}

const answering: MoveTable<TiState, TiView> = {
  ...setupMoves,
  ...earlyMoves,
  ...strategyPhaseMoves,
  ...turnMoves,
  ...cardMoves,
  ...tacticalMoves,
  ...hitsMoves,
  ...runMoves,
  ...strategicMoves,
  ...statusPhaseMoves,
  ...raceMoves,
  ...technologyMoves,
  ...tradeMoves,
  ...politicsMoves,
  ...payingMoves,
  ...cardTradeMoves,
  ...giftMoves,
  ...policyMoves,
  answer: answerMove<TiState, TiView>(answers, (view, { of }, option) =>
    of === 'cell' ? systemRef(view, option) : ref(of, option),
  ),
}

export const moves = { ...answering, playAnytime, endStability, ...standingMoves(answering, standing) }

export const definition: GameDefinition<TiState, TiView> = {
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  stages: [
    'placeTile',
    'placeStart',
    'earlyBuy',
    'earlySend',
    'convertBonus',
    'turn',
    'secondAction',
    'window',
    'move',
    'firePds',
    'takeHits',
    'sabotageRun',
    'fleetExcess',
    'land',
    'bombard',
    'produce',
    'secondary',
    'primary',
    'negotiate',
    'vote',
    'decideVote',
    'loseShip',
    'placeGained',
    'pay',
    'tradeCards',
    'answerCards',
    'claim',
    'claimNow',
    'redistribute',
    'shuttle',
  ],
  moves,
  asksBlindly: true,
  standing,
  ahead: battleRows,
  steps: remembering({
    ...raceSteps,
    ...homeSteps,
    ...galaxySteps,
    ...artifactSteps,
    ...ageSteps,
    ...longWarSteps,
    ...startSteps,
    ...earlySteps,
    ...strategySteps,
    ...actionSteps,
    ...activationSteps,
    ...pdsSteps,
    ...mineSteps,
    ...custodianSteps,
    ...neutralSteps,
    ...layingSteps,
    ...probingSteps,
    ...revealingSteps,
    ...societySteps,
    ...floatingDockSteps,
    ...battleSteps,
    ...devotionSteps,
    ...shotsSteps,
    ...runSteps,
    ...bonusSteps,
    ...diceSteps,
    ...hitsSteps,
    ...recordSteps,
    ...landingSteps,
    ...bombardmentSteps,
    ...invasionSteps,
    ...captureSteps,
    ...attackersSteps,
    ...weaponSteps,
    ...fallenSteps,
    ...logisticsSteps,
    ...productionSteps,
    ...limitsSteps,
    ...strategicSteps,
    ...assemblySteps,
    ...bureaucracySteps,
    ...peaceSteps,
    ...alertSteps,
    ...negotiationSteps,
    ...agendaSteps,
    ...voiceSteps,
    ...choiceSteps,
    ...payingSteps,
    ...cardTradeSteps,
    ...tariffSteps,
    ...refreshSteps,
    ...answerSteps,
    ...salvageSteps,
    ...shuttleSteps,
    ...metabolismSteps,
    ...openDrawSteps,
    ...placingSteps,
    ...passageSteps,
    ...leaderLandingSteps,
    ...leaderFateSteps,
    ...classSteps,
    ...captiveSteps,
    ...claimSteps,
    ...eliminationSteps,
    ...statusSteps,
    ...cardSteps,
    ...abilitySteps,
    ...dealingSteps,
    ...handSteps,
    ...fateSteps,
    ...foresightSteps,
    ...battleCardSteps,
    ...policySteps,
    ...searchSteps,
    ...windowSteps,
    ...playSteps,
    ...anytimeSteps,
  }),
  setup: ({ options, ...env }) =>
    setup({ ...env, options: chosenOf(options as unknown as TiOptions, env.numPlayers) }),
  view,
}
