/** Labels of legal moves name systems: a cell of the map is named only where no system lies. */
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { recordings } from './recordings.ts'
import { expect } from './support.ts'

const { module } = recordings

describe('twilight-imperium-3, labels of legal moves', () => {
  it('name the systems that can be chosen, those for a retreat among them', function () {
    this.timeout(180_000)
    const asked = new Map<string, number>()
    const bare = new Set<string>()
    for (const recorded of readRecorded(
      new URL('../fixtures/twilight-imperium-3/', import.meta.url),
    ).values())
      for (const { match } of walk(module, recorded)) {
        const g = match.G as TiState
        for (const { kind, seat, pick } of g.asks) {
          if (pick?.of !== 'cell') continue
          asked.set(kind, (asked.get(kind) ?? 0) + 1)
          for (const { label } of module.legalMoves(module.view(g, seat), seat))
            for (const [, cell] of JSON.stringify(label).matchAll(/"cell:([^"]+)"/g))
              if (g.galaxy.tiles[cell!]) bare.add(`${kind}: ${cell}`)
        }
      }
    expect([...bare]).to.deep.equal([])
    expect([...asked.keys()]).to.include.members(['announce', 'announcePaid', 'foresight'])
  })
})
