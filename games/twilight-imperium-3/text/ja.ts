/** The texts of Twilight Imperium in Japanese, our own words but for published names. */
import { ability } from './ja/abilities.ts'
import { cardTexts, timing } from './ja/action-cards.ts'
import { cardTextsOfExpansion } from './ja/action-cards-expansion.ts'
import { because } from './ja/because.ts'
import { board } from './ja/board.ts'
import { bot } from './ja/bots.ts'
import { remark, temper } from './ja/characters.ts'
import { coach } from './ja/coach.ts'
import * as combat from './ja/combat.ts'
import { compose } from './ja/compose.ts'
import { domainCounter } from './ja/domain-counters.ts'
import * as leaders from './ja/leaders.ts'
import { log } from './ja/log.ts'
import { move } from './ja/moves.ts'
import { objective } from './ja/objectives.ts'
import { option, optionGroup, preset } from './ja/options.ts'
import { outcome } from './ja/outcome.ts'
import { planetNames } from './ja/planets.ts'
import { politicalCard } from './ja/political-cards.ts'
import { politicalCardOfExpansion } from './ja/political-cards-expansion.ts'
import * as prompts from './ja/prompts.ts'
import { raceNames } from './ja/races.ts'
import { racialTechnology } from './ja/racial-technologies.ts'
import { refusal } from './ja/refusals.ts'
import { strategyNames } from './ja/strategy-cards.ts'
import { technologyNames } from './ja/technologies.ts'
import { mapSpace, tileNames } from './ja/tiles.ts'
import * as units from './ja/units.ts'
import { warn } from './ja/warnings.ts'

export const ja = {
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
