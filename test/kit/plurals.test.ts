/** "1 other cards": a number that may be 1 has a form of its own for it, in all games and in the lobby. */
import { existsSync } from 'node:fs'
import { expect } from 'chai'
import merge from 'lodash/merge.js'
import { catalogue } from '../../games/development.ts'
import type { GameModule, GameText } from '../../games/kit/index.ts'
import { kitText } from '../../games/kit/text/index.ts'
import { club } from '../../lobby/web/text/en/club.ts'
import { turns } from '../../lobby/web/text/en/turns.ts'
import { text } from '../../lobby/web/text/en.ts'

/** A parameter, at most two words, and one that may be a plural: "{{count}} more cards", "{{count}} Ground Forces". */
const COUNTED = /\{\{(\w+)\}\}\s+(?:(?!in\b|as\b|and\b)[A-Za-z’'-]+\s+){0,2}?([A-Za-z]+s)\b/g
/** The same with the number itself. */
const ONE_OF_MANY = /(?<![\d.,–-]|\bof )\b1 (?!in\b|as\b|of\b)(?:[A-Za-z’'-]+ )?([A-Za-z]+s)\b/g
const FORMED = /_(zero|one|two|few|many|other)$/

/** Parameters that are names, lists of names, or sentences: no number stands there. */
const NAMED = new Set([
  ...['seat', 'seats', 'other', 'name', 'names', 'host', 'who', 'by', 'leader', 'member', 'team'],
  ...['system', 'planet', 'place', 'card', 'cards', 'token', 'technology', 'objective', 'agenda', 'law'],
  ...['unit', 'units', 'good', 'kind', 'type', 'race', 'gives', 'gain', 'what', 'military', 'version', 'of'],
])
/** Words that end as plurals do, and are none. */
const SINGULAR = new Set([
  ...['vs', 'is', 'was', 'has', 'does', 'helps', 'plus', 'less', 'us', 'this', 'Bonus', 'yours', 'besides'],
  'Genes', // a kind of goods: "1 Genes good"
])

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
  [
    /^twilight-imperium-3\.(board\.now|book\.rules\.victory\.text|book\.option\.longWar)$/,
    'nobody plays to one victory point',
  ],
  [/^twilight-imperium-3\.book\.option\.custodians$/, 'numbers of the rules, which are 3 and 2'],
  [/^twilight-imperium-3\.board\.plan\.tooFar$/, 'farther than a unit moves, which moves at least one'],
  [/^race-for-the-galaxy\.end\.tieBreak$/, '"with 1 the most cards": the number of the most, not of cards'],
  [/^race-for-the-galaxy\.ask\.keep_/, 'of several that are drawn some are kept'],
  [/^puzzles of (space-station-phoenix\.last|race-for-the-galaxy\.finish)\./, 'an end has dozens of points'],
  [
    /^twilight-imperium-3\.refusal\.(fleetRegulations|heavyFleet|tooManyTroops)$/,
    'a limit of the rules, which is 4 or 5',
  ],
  [/^not-alone\.rules\.sections\.(will|end)\.text$/, 'limits of the rules, which are 2 and 3'],
  [
    /^race-for-the-galaxy\.rules\.sections\.(explore|trade|roundEnd|end|orbMoving)\.text$/,
    'numbers of the rules, of which only "keep 1" is 1',
  ],
]

interface Text {
  key: string
  words: string
  /** It has forms, of which one is read where `count` is 1. */
  counts?: true
}

function textsIn(tree: GameText, path: string): Text[] {
  return Object.entries(tree).flatMap(([key, one]) => {
    const at = `${path}.${key}`
    if (typeof one !== 'string') return textsIn(one, at)
    const counts = FORMED.test(key) || `${key}_one` in tree
    return [{ key: at, words: one, ...(counts && { counts }) }]
  })
}

/** What stands for a number and something counted, in words without a form for one. */
const countedIn = ({ words, counts }: Text): string[] => [
  ...[...words.matchAll(COUNTED)].flatMap(([all, param, noun]) =>
    NAMED.has(param!) || (counts && param === 'count') || SINGULAR.has(noun!) ? [] : [all],
  ),
  ...[...words.matchAll(ONE_OF_MANY)].flatMap(([all, noun]) => (SINGULAR.has(noun!) ? [] : [all])),
]

/** The texts of a game with those that only its book has. */
const textOfAll = async ({ text, book }: GameModule): Promise<GameText> =>
  book ? merge({}, text.en, (await book('en')).text) : text.en

const HOMES: { [home: string]: () => Promise<GameText> } = {
  kit: async () => kitText.en,
  lobby: async () => ({ ...text, club, turns }),
  ...Object.fromEntries(
    Object.entries(catalogue).flatMap(([id, { load }]) => [
      [id, async () => textOfAll(await load())],
      [
        `puzzles of ${id}`,
        async () =>
          existsSync(`games/${id}/puzzles`) ? (await import(`../../games/${id}/puzzles/text/en.ts`)).en : {},
      ],
    ]),
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
    for (const words of [
      '{{count}} cards',
      'only {{have}} other cards',
      'Pay {{price}} of your goods.',
      '{{n}} Ground Forces',
      '1 points',
    ])
      expect(counts(words), words).to.equal(true)
    for (const words of ['{{seat}} plays it', '{{count}} VP', '{{count}} is left', 'Cards: {{count}}'])
      expect(counts(words), words).to.equal(false)
  })
})
