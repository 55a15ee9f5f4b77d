import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { usualBot } from '../../games/kit/index.ts'
import type { TableSetup } from '../../lobby/protocol.ts'
import { beginningFor, fillersFor } from '../../lobby/web/app/beginnings.ts'

describe('lobby: the bots that fill free seats', () => {
  for (const [id, { meta }] of Object.entries(catalogue)) {
    const having = (played: { [game: string]: TableSetup | null }) => ({ played, known: {} })
    const weakest = meta.bots.find(bot => meta.firstGame!.bots.includes(bot))

    it(`are gentle ones of ${id} for somebody new to it, whatever else they have played`, () => {
      for (const me of [undefined, having({}), having({ another: null })]) {
        expect(fillersFor(meta, me)).to.deep.equal([weakest])
        expect(beginningFor(meta, me).bots).to.include(weakest)
      }
      expect(weakest).not.to.equal(usualBot(meta))
    })

    it(`are the usual ones of ${id} for whoever has played it, and those of last time for whoever has set it up`, () => {
      expect(fillersFor(meta, having({ [id]: null }))).to.deep.equal([usualBot(meta)])
      const last = { seats: meta.minPlayers, options: {} }
      const set = (bots: string[]) => having({ [id]: { ...last, bots } })
      expect(fillersFor(meta, set([]))).to.deep.equal([usualBot(meta)])
      expect(fillersFor(meta, set([weakest!]))).to.deep.equal([weakest])
      expect(fillersFor(meta, set(['gone']))).to.deep.equal([usualBot(meta)])
    })
  }
})
