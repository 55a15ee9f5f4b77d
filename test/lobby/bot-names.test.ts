/**
 * Who is who: bots, and people who have not chosen a name, are called like nothing in the game that is played, and like
 * nobody else at the table.
 */
import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { type GameText, LANGUAGES, type Language } from '../../games/kit/index.ts'
import { STARS } from '../../lobby/server/credentials.ts'
import { playerName } from '../../lobby/web/app/names.ts'
import { text as en } from '../../lobby/web/text/en.ts'
import { text as ja } from '../../lobby/web/text/ja.ts'

const LOBBY: Record<Language, { bot: { names: { readonly [star: string]: string } } }> = { en, ja }

const wordsIn = (tree: GameText): string[] =>
  Object.values(tree).flatMap(one => (typeof one === 'string' ? [one] : wordsIn(one)))

/** What a bot is called on each seat of the largest game. */
function namesIn(language: Language, seats: number): string[] {
  const t = (key: string) => LOBBY[language].bot.names[key.replace('bot.names.', '')]!
  return Array.from({ length: seats }, (_, seat) =>
    playerName({ seat: String(seat), person: null, name: '' }, t as Parameters<typeof playerName>[1]),
  )
}

/** The words that hold a name, also in another case: nobody is to read "Mira" into "Admiral". */
const meeting = (name: string, words: readonly string[]) =>
  words.filter(one => one.toLowerCase().includes(name.toLowerCase()))

describe('names of bots', () => {
  const most = Math.max(...Object.values(catalogue).map(({ meta }) => meta.maxPlayers))

  for (const language of LANGUAGES) {
    it(`differ at every table (${language})`, () => {
      const names = namesIn(language, most)
      expect(names).to.satisfy((all: string[]) => all.every(name => Boolean(name)))
      expect(new Set(names).size).to.equal(most)
      expect(names.filter(name => STARS.includes(name))).to.deep.equal([])
    })

    for (const [game, { load }] of Object.entries(catalogue))
      it(`stand in no words of ${game} (${language})`, async () => {
        const beside = await Promise.all(
          ['lessons', 'puzzles'].map(
            async part => (await import(`../../games/${game}/${part}/text/${language}.ts`))[language],
          ),
        )
        const words = [(await load()).text[language], ...beside].flatMap(wordsIn)
        for (const name of [...namesIn(language, most), ...STARS])
          expect(meeting(name, words), name).to.deep.equal([])
      })
  }

  it('are found out where they do', async () => {
    const words = wordsIn((await catalogue['twilight-imperium-3']!.load()).text.en)
    for (const name of ['Rigel', 'Vega', 'Mira']) expect(meeting(name, words), name).not.to.deep.equal([])
  })
})
