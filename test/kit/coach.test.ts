/** The first game of somebody new: it can be set up, and the coach has a sentence for all that is asked, true at every table. */

import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import {
  asksOf,
  type GameModule,
  LANGUAGES,
  type Language,
  nameOfTip,
  refuseSetup,
  tipOf,
} from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { firstGame } from '../support/first-games.ts'

/** So many first games are looked at. */
const GAMES = 6
/** Two sentences at most, in sight on a phone. */
const LONGEST = { en: 130, ja: 60 }

const modules: GameModule[] = [
  toy,
  ...(await Promise.all(Object.values(catalogue).map(({ load }) => load()))),
]

/** The tips that are there for what the newcomer is asked in first games. */
const tipsWanted = (module: GameModule): Set<string> =>
  new Set(
    Array.from({ length: GAMES }, (_, n) => firstGame(module, `first/${n}`).states).flatMap(states =>
      states.flatMap(g => {
        const asked = asksOf(g, '0').filter(({ required }) => required)
        return asked.map(ask => nameOfTip(tipOf(module, module.view(g, '0'), ask)))
      }),
    ),
  )

type Words = { [key: string]: string }
const wordsOf = ({ text }: GameModule, language: Language) => text[language] as { coach: Words; ask: Words }

/** Every kind of question that there is: nothing is asked without words. */
const kindsOf = (module: GameModule): string[] => [
  ...new Set(Object.keys(wordsOf(module, 'en').ask).map(key => key.replace(/_(one|other)$/, ''))),
]
/** Questions that nobody ever has to answer: the coach is silent there. */
const NEVER_REQUIRED: { [game: string]: readonly string[] } = { toy: ['swap'] }

/** A tip may be one of several of its kind: `secondary_trade`. */
const kindOfTip = (name: string): string => name.replace(/_.*$/, '')

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** Numbers in a text, but for what stands there as a parameter; in Japanese everything is counted in ones. */
function numbersIn(words: string): number[] {
  const found = words.replace(/\{\{\w+\}\}/g, '').match(/\d+|\b[a-z]+\b/gi) ?? []
  const numbers = found.map(one => (/\d/.test(one) ? Number(one) : NUMBERS.indexOf(one.toLowerCase()) + 2))
  return numbers.filter(number => number > 1)
}

/**
 * Where a tip has a number that its question does not say: the rules that say so whatever is chosen for a table, or what is
 * meant where it is no rule.
 */
const SAID_BY: { [game: string]: { [tip: string]: readonly string[] | string } } = {
  'not-alone': {
    boardFace: 'what the faces are called',
    ascendancyKeep: ['NA-9.06'],
    phobiaHide: ['NA-9.12'],
  },
  'space-station-phoenix': { transport: ['SSP-16.03', 'SSP-16.04'] },
  'race-for-the-galaxy': { trade: ['RFTG-9.02'], discard: ['RFTG-11.01'], orbMove: ['RFTG-16.02'] },
  'twilight-imperium-3': { redistribute: 'advice', sabotageRun: 'odds of two dice' },
}

/** The sentences of the catalogue of a game, by their ids. */
const rulesOf = ({ meta: { id } }: GameModule): string[] =>
  readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8').split('\n')

describe('the first game', function () {
  this.timeout(120_000)

  for (const module of modules) {
    const { id, firstGame: first, minPlayers, maxPlayers, bots } = module.meta
    if (!first) {
      it(`${id} has none`, () => expect(module.text.en).not.to.have.property('coach'))
      continue
    }
    describe(id, () => {
      it('can be set up, with a bot for each other seat', () => {
        expect(first.seats).to.be.within(minPlayers, maxPlayers)
        expect(refuseSetup(module.options, first.options, first.seats)).to.equal(undefined)
        expect(first.bots).to.have.length(first.seats - 1)
        for (const bot of first.bots) expect(bots).to.include(bot)
      })

      it('has a sentence for all that the newcomer is asked, in both languages', () => {
        const tips = tipsWanted(module)
        expect(tips).not.to.deep.equal(new Set())
        for (const language of LANGUAGES) expect(module.text[language].coach).to.include.keys([...tips])
      })

      it('has a sentence for every kind of question that there is', () => {
        const silent = NEVER_REQUIRED[id] ?? []
        for (const language of LANGUAGES) {
          const coached = new Set(Object.keys(wordsOf(module, language).coach).map(kindOfTip))
          expect(kindsOf(module).filter(kind => !silent.includes(kind) && !coached.has(kind))).to.deep.equal(
            [],
          )
        }
      })

      it('says no number that the options of a table change', () => {
        const { options } = module
        const named = new RegExp(`\`(${options.map(option => option.id).join('|')})\\b`)
        const rules = rulesOf(module)
        for (const language of LANGUAGES) {
          const { coach, ask } = wordsOf(module, language)
          for (const [tip, words] of Object.entries(coach)) {
            const question = Object.keys(ask).filter(
              key => key.replace(/_(one|other)$/, '') === kindOfTip(tip),
            )
            const inQuestion = question.flatMap(key => numbersIn(ask[key]!))
            const said = SAID_BY[id]?.[tip] ?? []
            if (typeof said === 'string') continue
            const sentences = said.map(rule => rules.find(one => one.includes(`**${rule}**`)) ?? `no ${rule}`)
            for (const sentence of sentences) expect(sentence, `${tip}: an option`).not.to.match(named)
            for (const number of numbersIn(words))
              expect(
                [...inQuestion, ...sentences.flatMap(numbersIn)],
                `${language} ${tip}: ${words}`,
              ).to.include(number)
          }
        }
      })

      it('says nothing that is too long, and nothing about questions that there are not', () => {
        for (const language of LANGUAGES) {
          const { coach } = wordsOf(module, language)
          for (const [tip, words] of Object.entries(coach)) {
            expect(words.length, `${language} ${tip}`).to.be.within(5, LONGEST[language])
            expect(kindsOf(module), tip).to.include(kindOfTip(tip))
          }
        }
      })
    })
  }
})
