/** The texts of Twilight Imperium in English, our own words but for published names. */
import { ability } from './en/abilities.ts'
import { cardTexts, timing } from './en/action-cards.ts'
import { cardTextsOfExpansion } from './en/action-cards-expansion.ts'
import { because } from './en/because.ts'
import { board } from './en/board.ts'
import { bot } from './en/bots.ts'
import { remark, temper } from './en/characters.ts'
import { coach } from './en/coach.ts'
import * as combat from './en/combat.ts'
import { compose } from './en/compose.ts'
import { domainCounter } from './en/domain-counters.ts'
import * as leaders from './en/leaders.ts'
import { log } from './en/log.ts'
import { move } from './en/moves.ts'
import { objective } from './en/objectives.ts'
import { option, optionGroup, preset } from './en/options.ts'
import { outcome } from './en/outcome.ts'
import { planetNames } from './en/planets.ts'
import { politicalCard } from './en/political-cards.ts'
import { politicalCardOfExpansion } from './en/political-cards-expansion.ts'
import * as prompts from './en/prompts.ts'
import { raceNames } from './en/races.ts'
import { racialTechnology } from './en/racial-technologies.ts'
import { refusal } from './en/refusals.ts'
import { strategyNames } from './en/strategy-cards.ts'
import { technologyNames } from './en/technologies.ts'
import { mapSpace, tileNames } from './en/tiles.ts'
import * as units from './en/units.ts'
import { warn } from './en/warnings.ts'

export const en = {
  ...prompts,
  ask: { ...prompts.ask, ...leaders.leaderAsk },
  waiting: { ...prompts.waiting, ...leaders.leaderWaiting },
  coach: { ...coach, ...leaders.leaderCoach },
  ...units,
  ...combat,
  ability,
  because,
  board,
  bot,
  compose: { ...compose, ...leaders.leaderCompose },
  domainCounter,
  log: { ...log, ...leaders.leaderLog },
  move: { ...move, ...leaders.leaderMove },
  leaderKind: leaders.leaderKind,
  captiveFate: leaders.captiveFate,
  mapSpace,
  objective,
  timing,
  option,
  optionGroup,
  preset,
  outcome,
  politicalCard: { ...politicalCard, ...politicalCardOfExpansion },
  racialTechnology,
  remark,
  temper,
  refusal: { ...refusal, ...leaders.leaderRefusal },
  cardTexts: { ...cardTexts, ...cardTextsOfExpansion },
  warn,
  leaderNames: { races: leaders.leaderRace, patterns: leaders.leaderName },
  names: {
    planet: planetNames,
    race: raceNames,
    strategyCard: strategyNames,
    technology: technologyNames,
    tile: tileNames,
  },
}
