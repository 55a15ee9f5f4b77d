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

  it('[TI-31.08] lets Yssaril let a turn go by without passing, but not two in a row', () => {
    const t = ti({ ada: { race: 'yssaril' } })
    t.ada.does('stall')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    expect(t.ada.has.passed).to.equal(false)
    t.bea.cannot('stall', [], { rule: 'TI-31.08', key: 'otherRace' })
    t.bea.does('act', '2-09', { moves: [] })
    t.cy.does('act', '2-09', { moves: [] })
    t.ada.cannot('stall', [], { rule: 'TI-31.08', key: 'stalledBefore' })
    t.ada.does('act', '2-09', { moves: [] })
    t.bea.does('act', '2-08', { moves: [] })
    t.cy.does('act', '2-08', { moves: [] })
    t.ada.does('stall')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-31.15, TI-56.02, TI-1.21] lets Yssaril look at a hand once in a round, and nobody else', () => {
    const t = ti({
      ada: { race: 'yssaril' },
      bea: { actionCards: ['sabotage', 'plague'] },
      cy: { actionCards: ['uprising'] },
    })
    t.ada.does('spy', '1')
    expect(t.ada.log).to.satisfy((log: string[]) =>
      log.some(line => /^bea holds (Sabotage and Plague|Plague and Sabotage)\.$/.test(line)),
    )
    for (const { log } of [t.bea, t.cy, t.spectator])
      expect(log.join()).to.include('ada looks at the action cards of bea.').and.not.to.include('Plague')
    expect(t.open).to.deep.equal({ ada: ['turn'] })
    t.ada.cannot('spy', ['2'], { rule: 'TI-31.15', key: 'spiedBefore' })
  })
})
