import { defineGame, letBeMove, line, type StandingRules } from '../kit/index.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { endOfTurnRules } from './rules/end-of-turn.ts'
import { explorationRules } from './rules/exploration.ts'
import { huntRules } from './rules/hunt-effects.ts'
import { huntingRules } from './rules/hunting.ts'
import { reckoningRules } from './rules/reckoning.ts'
import { tokenRules } from './rules/tokens.ts'
import { windowRules } from './rules/windows.ts'
import { setup, setupRules } from './setup.ts'
import { type NotAloneState, type NotAloneView, PHASES } from './state.ts'
import { survivalRules } from './survival-cards/index.ts'
import { view } from './view.ts'

const standing: StandingRules<NotAloneView> = {
  kinds: ['watch', 'window'],
  facts: { round: ({ round }) => round },
  offers: () => [
    {
      label: line('ahead.cards'),
      act: line('move.pass'),
      wish: { kinds: ['watch', 'window'], move: 'pass', args: [] },
      until: [['round']],
    },
  ],
}

export const definition = defineGame({
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  /** Sections 2 to 10 of the rules. */
  chapters: [
    setupRules,
    explorationRules,
    huntingRules,
    reckoningRules,
    tokenRules,
    endOfTurnRules,
    windowRules,
    huntRules,
    survivalRules,
    { moves: { letBe: letBeMove<NotAloneState, NotAloneView>()(['explore', 'interrupt']) } },
  ],
  standing,
  setup,
  view,
})
export const { moves } = definition
