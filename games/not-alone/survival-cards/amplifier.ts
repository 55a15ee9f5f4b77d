import { ref, say } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import { isInForce } from '../rules/queries.ts'
import { advanceRescue } from '../rules/tracks.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** Removes the Marker counter: the Rescue counter advances. [NA-10.22] */
export const amplifier: SurvivalCard = {
  moment: 'phase4',
  rule: 'NA-10.22',
  choices: g => onlyIf(g.marker && !isInForce(g, 'stasis')),
  needs: refuse('NA-10.22', 'nothingToAmplify'),
  play({ g }, seat) {
    g.marker = false
    say(g, line('log.markerOff', { seat: ref('seat', seat) }))
    advanceRescue(g)
  },
  worth: 0.28,
  gain: ({ view, rescue }) => (view.rescue <= 2 ? 2 : rescue * 0.6),
}
