/** What pages load of a game where they need less than the whole of it. */
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { type GameModule, LANGUAGES } from '../../games/kit/index.ts'
import { table } from '../support/table.ts'

describe('kit: a game for a page in one language', () => {
  for (const [id, { load, loadFor }] of Object.entries(catalogue)) {
    it(`knows whether games of ${id} are reviewed, which servers do`, async () => {
      const { meta, review } = await load()
      expect(meta.reviewed === true).to.equal(review !== undefined)
    })

    if (!loadFor) continue
    for (const language of LANGUAGES)
      it(`has all words of ${id} in ${language}, whichever are asked for`, async () => {
        const [whole, page] = [await load(), await loadFor(language)]
        for (const asked of LANGUAGES) expect(page.text[asked]).to.deep.equal(whole.text[language])
      })

    it(`is the same game of ${id}, but for what only servers need`, async () => {
      const [whole, page] = [await load(), await loadFor('en')]
      const plain = ({ meta, options, headlines, composable, anytime, standing }: GameModule) =>
        JSON.stringify({ meta, options, headlines, composable, anytime, standing })
      expect(plain(page)).to.equal(plain(whole))
      const { state, open } = table(whole, { seats: ['ada', 'bea', 'cy'] })
      const seat = String(['ada', 'bea', 'cy'].indexOf(Object.keys(open)[0]!))
      const moves = page.legalMoves(page.view(state, seat), seat)
      expect(moves).not.to.have.length(0)
      expect(moves).to.deep.equal(whole.legalMoves(whole.view(state, seat), seat))
    })
  }
})
