/** The texts of Race for the Galaxy in Japanese, our own words. */
import { cardNames } from './ja/card-names.ts'
import * as components from './ja/components.ts'
import { option } from './ja/options.ts'
import * as powers from './ja/powers.ts'
import { rules, type } from './ja/rules.ts'

export const ja = { ...components, ...powers, cardNames, option, rules, type }
