import { ref, say } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** Puts the Marker counter on the Beach. [NA-10.05] */
export const ingenuity: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.05',
  choices: g => onlyIf(!g.marker),
  needs: refuse('NA-10.05', 'markerOnBeach'),
  play({ g }, seat) {
    g.marker = true
    say(g, line('log.markerOn', { seat: ref('seat', seat) }))
  },
  worth: 0.26,
  gain: ({ rescue }) => rescue * 0.5,
}
