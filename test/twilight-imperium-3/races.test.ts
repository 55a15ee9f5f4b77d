import { expect, ti } from './support.ts'

describe('twilight-imperium-3: races', () => {
  it('[TI-31.10, TI-8.05, TI-12.02] lets Sol place two Ground Forces as an action', () => {
    const t = ti({ ada: { planets: { wellon: {} } } })
    t.ada.cannot('orbitalDrop', ['abyz'], { rule: 'TI-31.10', key: 'notYours' })
    t.ada.does('orbitalDrop', 'wellon')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.ada.has.counters).to.deep.equal({ strategy: 1, command: 3, fleet: 3 })
    t.bea.cannot('orbitalDrop', ['arc-prime'], { rule: 'TI-31.10', key: 'otherRace' })
    const empty = ti({ ada: { counters: { strategy: 0 } } })
    empty.ada.cannot('orbitalDrop', ['jord'], { rule: 'TI-8.05' })
  })
})
