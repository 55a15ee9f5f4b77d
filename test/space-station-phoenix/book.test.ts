import { expect } from 'chai'
import { spaceStationPhoenix as phoenix } from '../../games/space-station-phoenix/index.ts'
import { bookFor, bookSuite, tablesOf } from '../support/book.ts'
import { table } from '../support/table.ts'

bookSuite(phoenix, {
  tables: tablesOf(phoenix, [2, 4]),
  looksFor: { en: ['points', 'GEM', 'Diplomacy'], ja: ['得点', 'ハブ', '外交'] },
  alike: ['sector', 'ship'],
  paragraphs: [10, 14],
  // The market is all that can be built: nothing comes into it later.
  played: ({ market }) => ({ sector: market }),
})

describe('space-station-phoenix: the book', () => {
  const refsOf = async (options: { [id: string]: string }) => {
    const { state } = table(phoenix, { seats: ['ada', 'bea'], options })
    const { chapters } = await bookFor(phoenix, phoenix.view(state, '0'), '0')
    return chapters.flatMap(({ entries }) => entries.map(({ ref }) => String(ref)))
  }

  it('tells how ships come to this table', async () => {
    for (const [shipSetup, section] of [
      ['draft', 'draft'],
      ['random', 'dealt'],
      ['firstGame', 'given'],
    ] as const) {
      const refs = await refsOf({ shipSetup })
      const told = ['draft', 'dealt', 'given'].filter(id => refs.includes(`sections:${id}`))
      expect(told).to.deep.equal([section])
    }
  })

  it('has the hubs and ships of the first game alone, where that is played', async () => {
    const refs = await refsOf({ shipSetup: 'firstGame' })
    expect(refs.filter(ref => ref.startsWith('hub:'))).to.deep.equal([
      'hub:B02',
      'hub:B03',
      'hub:B04',
      'hub:B05',
    ])
    expect(refs).to.include('ship:L3-DIP-b').and.not.include('ship:L3-DIP-a')
  })
})
