/** "1 other cards": a number that may be 1 has a form of its own for it, in all games and in the lobby. */
import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import type { GameText } from '../../games/kit/index.ts'
import { kitText } from '../../games/kit/text/index.ts'
import { text as lobby } from '../../lobby/web/text/en.ts'

/** A parameter, at most two small words, and a word that may be a plural: "{{count}} more cards". */
const COUNTED = /\{\{(\w+)\}\}\s+(?:(?!in\b|as\b)[a-z’'-]+\s+){0,2}?([A-Za-z]+s)\b/g
const FORMED = /_(zero|one|two|few|many|other)$/

/** Parameters that are names, lists of names, or sentences: no number stands there. */
const NAMED = new Set([
  ...['seat', 'seats', 'other', 'name', 'names', 'host', 'who', 'by', 'leader', 'member', 'team'],
  ...['system', 'planet', 'place', 'card', 'cards', 'token', 'technology', 'objective', 'agenda', 'law'],
  ...['unit', 'units', 'good', 'kind', 'type', 'race', 'gives', 'gain', 'military', 'version'],
])
/** Words that end as plurals do, and are none. */
const SINGULAR = new Set(['vs', 'is', 'was', 'has', 'does', 'plus', 'less', 'us', 'this', 'Bonus', 'yours'])

/** Texts whose number is never 1, or that mean one all the same; each with why. */
const FINE: [key: RegExp, why: string][] = [
  [/\.because\./, 'an average with one decimal: "1.0 more points"'],
  [/^lobby\.review\.(cost|honest)/, 'percentage points, and hundreds of playouts'],
  [
    /^lobby\.learn\.(lead|partLead)$/,
    'a game has dozens of lessons, a part several, of a minute or more each',
  ],
  [/^lobby\.room\.startFewer$/, 'nobody starts alone'],
  [/^lobby\.lobby\.(players|hours)$/, 'the end of a range that begins with 1 or more'],
  [/^twilight-imperium-3\.board\.(fight|whatIf)\.losses$/, 'an average with one decimal'],
  [/^twilight-imperium-3\.board\.odds\.rest$/, 'averages with one decimal'],
  [/^twilight-imperium-3\.board\.now$/, 'nobody plays to one victory point'],
  [/^twilight-imperium-3\.board\.plan\.tooFar$/, 'farther than a unit moves, which moves at least one'],
  [/^race-for-the-galaxy\.end\.tieBreak$/, '"with 1 the most cards": the number of the most, not of cards'],
  [/\.payForMilitary/, '"for 1 and any discounts": the price stands alone'],
]

interface Text {
  key: string
  words: string
}

function textsIn(tree: GameText, path: string): Text[] {
  return Object.entries(tree).flatMap(([key, one]) => {
    const at = `${path}.${key}`
    if (typeof one !== 'string') return textsIn(one, at)
    // A form for 1 beside a text makes the text that of all other numbers.
    return FORMED.test(key) || `${key}_one` in tree ? [] : [{ key: at, words: one }]
  })
}

/** What stands for a number and something counted, in words without a form for one. */
const countedIn = ({ words }: Text): string[] =>
  [...words.matchAll(COUNTED)].flatMap(([all, param, noun]) =>
    NAMED.has(param!) || SINGULAR.has(noun!) ? [] : [all],
  )

const HOMES: { [home: string]: () => Promise<GameText> } = {
  kit: async () => kitText.en,
  lobby: async () => lobby,
  ...Object.fromEntries(
    Object.entries(catalogue).map(([id, { load }]) => [id, async () => (await load()).text.en]),
  ),
}

describe('texts in English', () => {
  for (const [home, load] of Object.entries(HOMES))
    it(`of ${home} have a form for one of whatever they count`, async () => {
      const texts = textsIn(await load(), home)
      const lacking = texts.filter(text => countedIn(text).length > 0)
      const wrong = lacking.filter(({ key }) => !FINE.some(([fine]) => fine.test(key)))
      expect(wrong.map(({ key, words }) => `${key}: ${words}`)).to.deep.equal([])
    })

  it('that lack one with a reason still count something', async () => {
    const texts = (
      await Promise.all(Object.entries(HOMES).map(async ([home, load]) => textsIn(await load(), home)))
    ).flat()
    const lacking = texts.filter(text => countedIn(text).length > 0)
    for (const [fine, why] of FINE)
      expect(
        lacking.some(({ key }) => fine.test(key)),
        `${fine}: ${why}`,
      ).to.equal(true)
  })

  it('are found out where they lack one', () => {
    const counts = (words: string) => countedIn({ key: '', words }).length > 0
    for (const words of ['{{count}} cards', 'only {{have}} other cards', 'Pay {{price}} of your goods.'])
      expect(counts(words), words).to.equal(true)
    for (const words of ['{{seat}} plays it', '{{count}} VP', '{{count}} is left', 'Cards: {{count}}'])
      expect(counts(words), words).to.equal(false)
  })
})
