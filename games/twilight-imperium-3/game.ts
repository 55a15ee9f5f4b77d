import { defineGame, ref } from '../kit/index.ts'
import { battleRows, standing } from './ahead.ts'
import { meta } from './meta.ts'
import { anytimeMoves } from './moves/cards.ts'
import { movesOfTurn } from './moves/of-a-turn.ts'
import { policyMoves } from './moves/policy.ts'
import { statusPhaseMoves } from './moves/status-phase.ts'
import { strategyPhaseMoves } from './moves/strategy-phase.ts'
import { chosenOf, OPTIONS, type TiOptions } from './options.ts'
import { actionRules } from './rules/action-phase.ts'
import { ageRules } from './rules/age-of-empire.ts'
import { battles } from './rules/battle/chapters.ts'
import { actionCards } from './rules/cards/chapters.ts'
import { distantSuns } from './rules/domains/chapters.ts'
import { eliminationRules } from './rules/elimination.ts'
import { floatingDockRules } from './rules/floating-docks.ts'
import { leaders } from './rules/leaders/chapters.ts'
import { settleLeaders } from './rules/leaders/fate.ts'
import { longWarRules } from './rules/long-war.ts'
import { claimRules } from './rules/objectives/claims.ts'
import { openDrawRules } from './rules/open-draw.ts'
import { politics } from './rules/politics/chapters.ts'
import { refreshRules } from './rules/refresh-abilities.ts'
import { setup as settingUp } from './rules/setup/chapters.ts'
import { statusRules } from './rules/status-phase.ts'
import { strategicActions } from './rules/strategic/chapters.ts'
import { strategyRules } from './rules/strategy-phase.ts'
import { tacticalActions } from './rules/tactical/chapters.ts'
import { technologies } from './rules/technology/chapters.ts'
import { trade } from './rules/trade/chapters.ts'
import { takeStations } from './rules/trade-stations.ts'
import { markAsked } from './rules/windows/anytime.ts'
import { systemRef } from './rules/words.ts'
import { setup } from './setup.ts'
import { PHASES } from './state.ts'
import { view } from './view.ts'

export const chapters = [
  ...settingUp,
  strategyRules,
  { moves: strategyPhaseMoves },
  actionRules,
  ...movesOfTurn,
  ...strategicActions,
  ...tacticalActions,
  ...battles,
  statusRules,
  { moves: statusPhaseMoves },
  ...technologies,
  claimRules,
  eliminationRules,
  ...actionCards,
  ...politics,
  ...trade,
  floatingDockRules,
  refreshRules,
  openDrawRules,
  ageRules,
  longWarRules,
  ...distantSuns,
  ...leaders,
  { moves: policyMoves },
  { moves: anytimeMoves },
] as const

export const definition = defineGame({
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  chapters,
  afterEachStep({ g }, step) {
    takeStations(g)
    settleLeaders(g)
    markAsked(g, step)
  },
  called: (view, { of }, option) => (of === 'cell' ? systemRef(view, option) : ref(of, option)),
  asksBlindly: true,
  standing,
  ahead: battleRows,
  setup: ({ options, ...env }) =>
    setup({ ...env, options: chosenOf(options as unknown as TiOptions, env.numPlayers) }),
  view,
})
export const { moves } = definition
