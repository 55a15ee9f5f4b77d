/** What the coach says is of the match at hand. */
import { expect } from 'chai'
import { type Ask, LANGUAGES, readerOf, tipOf } from '../../games/kit/index.ts'
import { idsOf, RACES, STRATEGY_CARDS } from '../../games/twilight-imperium-3/data/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { ruleOf } from '../../games/twilight-imperium-3/rules/strategic/cards.ts'
import type { TiView } from '../../games/twilight-imperium-3/state.ts'

/** Two sentences with the name of a race, in sight on a phone. */
const LONGEST = { en: 130, ja: 60 }

const viewTo = (victoryPoints: number, race = 'sol') =>
  ({ round: 1, options: { victoryPoints }, players: { '0': { race } } }) as unknown as TiView
const asked = (kind: string, about?: Ask['about']): Ask => ({
  id: 1,
  seat: '0',
  kind,
  required: true,
  ...(about && { about }),
})

describe('twilight-imperium-3: the coach', () => {
  for (const language of LANGUAGES) {
    const reader = readerOf(module.text, language, seat => seat)
    const tip = (view: TiView, ask: Ask) => {
      const line = tipOf(module, view, ask)
      expect(reader.find(line.key), line.key).to.be.a('string')
      return reader.read(line)
    }

    it(`says to how many points this match is played, ${language}`, () => {
      for (const points of [5, 14]) {
        const words = tip(viewTo(points), asked('claim'))
        expect(words.match(/\d+/g), words).to.deep.equal([String(points)])
      }
    })

    it(`tells everybody what the race is that they were given, ${language}`, () => {
      for (const race of idsOf(RACES)) {
        const words = tip(viewTo(10, race), asked('pickStrategy'))
        expect(words.toLowerCase()).to.include(reader.name(`race:${race}`).toLowerCase())
        expect(words.length, words).to.be.at.most(LONGEST[language])
      }
    })

    it(`says of each strategy card what this one gives the others, ${language}`, () => {
      const ids = idsOf(STRATEGY_CARDS)
      for (const id of ids.filter(one => ruleOf(one)?.secondary)) {
        const words = tip(viewTo(10), asked('secondary', { card: `strategyCard:${id}`, id }))
        // In Japanese the names are everyday words.
        if (language === 'ja') continue
        for (const other of ids)
          expect(words, `at ${id}`).not.to.include(reader.name(`strategyCard:${other}`))
      }
    })
  }
})
