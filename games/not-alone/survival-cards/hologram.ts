import { change } from '../bot/standing.ts'
import { refuse } from '../line.ts'
import type { SurvivalCard } from './card.ts'
import { moveToken, nextTo } from './tokens.ts'

/** Moves the Artemia token. [NA-10.13, NA-10.14] */
export const hologram: SurvivalCard = {
  moment: 'beforeStep3',
  rule: 'NA-10.13',
  choices: g => nextTo(g.tokens.artemia).map(at => ({ at })),
  about: 'about.moveArtemia',
  needs: refuse('NA-10.13', 'noArtemiaToken'),
  play: ({ g }, _, { at }) => moveToken(g, 'artemia', at!),
  worth: 0.12,
  gain: ({ view }, { at }) => change(view, { ...view, tokens: { ...view.tokens, artemia: [at!] } }),
}
