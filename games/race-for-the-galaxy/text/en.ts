/** The texts of Race for the Galaxy in English, our own words but for the published names of the cards. */
import { cardNames } from './en/card-names.ts'
import * as components from './en/components.ts'
import { option } from './en/options.ts'
import * as powers from './en/powers.ts'
import { rules, type } from './en/rules.ts'

export const en = { ...components, ...powers, cardNames, option, rules, type }
