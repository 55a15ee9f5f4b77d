import { change } from '../bot/standing.ts'
import { refuse } from '../line.ts'
import { creatureTokens } from '../rules/queries.ts'
import type { SurvivalCard } from './card.ts'
import { moveToken, nextTo } from './tokens.ts'

/** Moves the Creature token, or a Clone. [NA-10.12, NA-10.14] */
export const wrongTrack: SurvivalCard = {
  moment: 'beforeStep3',
  rule: 'NA-10.12',
  choices: g => creatureTokens(g).flatMap(token => nextTo(g.tokens[token]).map(at => ({ token, at }))),
  about: 'about.move',
  needs: refuse('NA-10.12', 'noCreatureToken'),
  play: ({ g }, _, { token, at }) => moveToken(g, token!, at!),
  worth: 0.3,
  gain: ({ view }, { token, at }) => change(view, { ...view, tokens: { ...view.tokens, [token!]: [at!] } }),
}
