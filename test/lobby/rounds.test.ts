import { expect } from 'chai'
import fc from 'fast-check'
import { firstWhere } from '../../lobby/web/table/useRounds.ts'

describe('lobby: the beginning of a round', () => {
  it('is found in few looks, wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(5000), fc.nat(5000), async (last, start) => {
        let looks = 0
        const found = await firstWhere(last, async step => {
          looks += 1
          return step >= start
        })
        expect(found).to.equal(start > last ? undefined : start)
        expect(looks).to.be.at.most(15)
      }),
      { numRuns: 50 },
    )
  })
})
