/** The first game of somebody new: it can be set up, and the coach has a sentence for all that is asked in it. */
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { asksOf, type GameModule, LANGUAGES, refuseSetup } from '../../games/kit/index.ts'
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

/** What the newcomer is asked in first games. */
const kindsAsked = (module: GameModule): Set<string> =>
  new Set(
    Array.from({ length: GAMES }, (_, n) => firstGame(module, `first/${n}`).states).flatMap(states =>
      states.flatMap(g => asksOf(g, '0').flatMap(({ kind, required }) => (required ? [kind] : []))),
    ),
  )

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

      it('has a sentence for each kind of question that the newcomer is asked, in both languages', () => {
        const kinds = kindsAsked(module)
        expect(kinds).not.to.deep.equal(new Set())
        for (const language of LANGUAGES) expect(module.text[language].coach).to.include.keys([...kinds])
      })

      it('says nothing that is too long, and nothing about questions that there are not', () => {
        for (const language of LANGUAGES) {
          const { coach, ask } = module.text[language] as Record<string, Record<string, string>>
          for (const [kind, words] of Object.entries(coach!)) {
            expect(words.length, `${language} ${kind}`).to.be.within(5, LONGEST[language])
            expect(
              Object.keys(ask!).some(key => key.replace(/_(one|other)$/, '') === kind),
              kind,
            ).to.equal(true)
          }
        }
      })
    })
  }
})
