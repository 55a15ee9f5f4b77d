import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'

type Texts = { readonly [key: string]: string | Texts }

/** Every text of a tree, with its key. */
const textsIn = (tree: Texts, path = 'ask'): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, one]): [string, string][] =>
    typeof one === 'string' ? [[`${path}.${key}`, one]] : textsIn(one, `${path}.${key}`),
  )

/** Says how things are, or what was done: not what to do. */
const TELLS = /(ました|です|ています|あります)。./

describe('lobby: questions on a phone', () => {
  for (const [id, { load }] of Object.entries(catalogue))
    it(`of ${id} say in their first sentence what to do: more of them is not read there`, async () => {
      const { text } = await load()
      const asks = textsIn((text.ja as { ask: Texts }).ask)
      expect(asks.length).to.be.above(5)
      for (const [key, words] of asks) {
        const [first] = /^[^。]*。./.exec(words) ?? ['']
        expect(TELLS.test(first), `${key}: ${words}`).to.equal(false)
      }
    })
})
