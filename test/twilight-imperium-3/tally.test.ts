/** What the page of the council says: how a vote stands, what could still come, and who could turn it. */
import { tallyOf, votingOrder } from '../../games/twilight-imperium-3/board/pages/tally.ts'
import { council } from './council.ts'
import { expect, module } from './support.ts'

type Council = ReturnType<typeof council>

const tally = (t: Council, seat: 'ada' | 'bea' | 'cy' | null, mine?: string) =>
  tallyOf(module.view(t.state, seat && t[seat].seat), seat && t[seat].seat, mine)

// Ada, the Speaker, has 2 votes by her home, Bea 1 and Cy 2.
describe('twilight-imperium-3 board: a vote', () => {
  it('[TI-27.04] is told in the order of voting, the Speaker last', () => {
    expect(votingOrder(module.view(council('trade-war').state, null))).to.deep.equal(['1', '2', '0'])
  })

  it('[TI-27.07] stands nowhere before anybody has voted, with both sides and all that could come', () => {
    const { outcomes, toCome, leading, turners } = tally(council('trade-war'), null)
    expect(outcomes).to.deep.equal([
      { outcome: 'for', cast: 0, mine: 0 },
      { outcome: 'against', cast: 0, mine: 0 },
    ])
    expect(toCome).to.deep.equal([
      { seat: '1', count: 1 },
      { seat: '2', count: 2 },
      { seat: '0', count: 2 },
    ])
    expect(leading).to.deep.equal([])
    expect(turners).to.deep.equal([])
  })

  it('[TI-27.05] counts what was cast, and beside it what the reader would add', () => {
    const t = council('trade-war')
    t.bea.does('vote', 'against')
    t.nobodyPlays()
    const { outcomes, toCome, leading, turners } = tally(t, 'cy', 'for')
    expect(outcomes).to.deep.equal([
      { outcome: 'for', cast: 0, mine: 2 },
      { outcome: 'against', cast: 1, mine: 0 },
    ])
    expect(toCome).to.deep.equal([{ seat: '0', count: 2 }])
    expect(leading).to.deep.equal(['for'])
    expect(turners).to.deep.equal(['0'])
  })

  it('[TI-27.07] says who could still make a tie, and nobody who could not', () => {
    for (const [planet, turns] of [
      ['quann', ['0']],
      ['mecatol-rex', []],
    ] as const) {
      const t = council('trade-war', { cy: { planets: { [planet]: {} } } })
      t.bea.does('vote', 'against')
      t.nobodyPlays()
      t.cy.does('vote', 'for')
      t.nobodyPlays()
      const { leading, turners } = tally(t, 'bea')
      expect(leading).to.deep.equal(['for'])
      expect(turners, planet).to.deep.equal(turns)
    }
  })

  it('[TI-27.10] leaves out those who cannot vote', () => {
    const t = council('trade-war', {
      also(g) {
        g.effects.push({ id: 'thugs', by: '0', of: '2', until: 'agenda' })
      },
    })
    expect(tally(t, null).toCome.map(({ seat }) => seat)).to.deep.equal(['1', '0'])
  })
})
