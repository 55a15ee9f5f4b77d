/**
 * Every question begins with what is to be done: "The vote." asks nothing, and on a phone the first sentence is all that
 * is shown before somebody unfolds the rest.
 */
import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import type { GameText, Language } from '../../games/kit/index.ts'
import { LANGUAGES } from '../../games/kit/index.ts'
import { sentencesOf } from '../../lobby/web/table/sentences.ts'

/** Words of a question that stand in a parameter, by the name of the parameter: what asks is there. */
const INSIDE: { readonly [param: string]: readonly string[] } = {
  how: ['placing', 'extra', 'orbMoving', 'orbPlaying'],
  todo: ['todo'],
}

const VERBS =
  'begin|build|buy|choose|claim|collect|conquer|decide|discard|draw|exhaust|gain|keep|land|lay|lock|make|move|order|pay|' +
  'place|play|put|take|trade|turn|use|vote'

const ASKS: Record<Language, (sentence: string) => boolean> = {
  // A question, "You may …", or what to do, also after its cause: "Scream reaches you: discard …".
  en: sentence =>
    /\?$/.test(sentence) ||
    /\byou (?:may|can)\b/i.test(sentence) ||
    new RegExp(`(?:^|: )(?:${VERBS})\\b`, 'i').test(sentence),
  // What somebody does, may do or is asked to do; not what is, what has happened, or a mere name.
  ja: sentence =>
    /(?:ください|ます|ますか|ません)(?:（[^）]*）)?[。？]?$/.test(sentence) &&
    !/(?:すぎます|ています|あります|ありません|なります)。?$/.test(sentence),
}

const wordsIn = (tree: GameText | string, path: string): [key: string, words: string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, one]) => wordsIn(one, `${path}.${key}`))

const first = (words: string): string => sentencesOf([words])[0].join('').trim()

/** Questions and what stands in them, whose first sentence asks nothing. */
const idle = (text: GameText, language: Language): string[] =>
  ['ask', ...Object.values(INSIDE).flat()]
    .flatMap(group => wordsIn(text[group] ?? {}, group))
    .filter(([, words]) => {
      const sentence = first(words)
      const isInside = Object.keys(INSIDE).some(param => sentence.endsWith(`{{${param}}}`))
      return !isInside && !ASKS[language](sentence)
    })
    .map(([key, words]) => `${key}: ${words}`)

describe('questions', () => {
  for (const [game, { load }] of Object.entries(catalogue))
    for (const language of LANGUAGES)
      it(`of ${game} begin with what is to be done (${language})`, async () => {
        expect(idle((await load()).text[language], language)).to.deep.equal([])
      })

  it('are found out where they do not', () => {
    const asks = (language: Language, words: string) => idle({ ask: { one: words } }, language).length === 0
    for (const words of [
      'The vote.',
      'It is your turn.',
      'The vote. Play a card?',
      '{{seat}} offers you a card.',
    ])
      expect(asks('en', words), words).to.equal(false)
    for (const words of [
      '投票。アクションカードを使いますか。',
      'あなたの手番です。',
      '手札が多すぎます。捨ててください。',
    ])
      expect(asks('ja', words), words).to.equal(false)
    expect(asks('en', 'Orb: {{how}}')).to.equal(true)
  })
})
