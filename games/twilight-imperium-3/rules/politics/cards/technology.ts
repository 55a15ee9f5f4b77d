/** Political cards about technologies. */
import type { Rules } from '../types.ts'
import { eachChooses, lastForRound } from './each.ts'

export const technology = {
  'imperial-academy': {},
  'regressive-rhetoric': {
    for({ g }) {
      lastForRound(g, 'regressive-rhetoric')
    },
    against({ g }) {
      eachChooses(g, 'regressive-rhetoric', 'buyActionCard')
    },
  },
  'research-grant': {
    against({ g }) {
      lastForRound(g, 'research-grant')
    },
  },
  'science-community-speaker': {},
  'subsidized-studies': {},
  'technology-buy-back': {
    for({ g }) {
      eachChooses(g, 'technology-buy-back', 'returnTechnology')
    },
  },
  'technology-investigation-committee': {
    elected({ g }, [by]) {
      g.effects.push({ id: 'technology-investigation-committee', by: by!, until: 'endOfNextRound' })
    },
  },
  'technology-tariffs': {
    against({ g }) {
      lastForRound(g, 'technology-tariffs')
    },
  },
} satisfies Rules
