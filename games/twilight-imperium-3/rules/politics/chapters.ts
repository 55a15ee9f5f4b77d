/** Votes and their outcomes. Sections 27 and 46. */

import { politicsMoves } from '../../moves/politics.ts'
import { agendaRules } from './agenda.ts'
import { voiceRules } from './cards/voice.ts'
import { choiceRules } from './choices.ts'
import { tariffRules } from './tariff.ts'

export const politics = [agendaRules, voiceRules, choiceRules, tariffRules, { moves: politicsMoves }] as const
