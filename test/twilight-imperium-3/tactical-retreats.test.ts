import { expect, type Has, ti } from './support.ts'

/** Ada attacks Bea in 1-00 with a Cruiser. Arnor and Lor, next to it, are nobody's. */
function attacked(
  bea: Has,
  { tacticalRetreats = true, dice = [1, 1], ada = {} as Has, cy = {} as Has } = {},
) {
  const t = ti({
    options: { tacticalRetreats },
    ada: { technologies: [], ...ada, space: { '2-00': { cruiser: 1 }, ...ada.space } },
    bea: { technologies: [], ...bea, space: { '1-00': { cruiser: 1 }, ...bea.space } },
    cy,
    dice,
    // Also before the Naalu.
    steps: [{ do: 'turn', seat: '0' }, { do: 'nextTurn' }],
    also: g => {
      g.active = '0'
    },
  })
  t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
  return t
}

describe('twilight-imperium-3: tactical retreats', () => {
  it('[TI-42.01, TI-42.03] lets the defender spend a counter of Strategy Allocation for a system that is not activated', () => {
    const t = attacked({ counters: { strategy: 2 } })
    expect(t.open).to.deep.equal({ bea: ['announcePaid'] })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.has.counters.strategy).to.equal(1)
    expect(t.state.activated['1-01']).to.deep.equal(['1'])
  })

  it('[TI-42.01] asks nobody without the option, and nobody without such a counter', () => {
    const without = attacked({ counters: { strategy: 2 } }, { tacticalRetreats: false, dice: [7, 1] })
    expect(without.open).to.deep.equal({ bea: ['turn'] })
    const poor = attacked({ counters: { strategy: 0 } }, { dice: [7, 1] })
    expect(poor.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-42.02, TI-42.03] offers neither systems of others nor Supernovas, but empty space and counters of others', () => {
    const t = attacked(
      { counters: { strategy: 2 } },
      {
        ada: {
          planets: { abyz: {}, saudor: {} },
          space: { '1-05': { destroyer: 1 }, '1-04': { cruiser: 1 } },
        },
        cy: { activated: ['2-01'] },
      },
    )
    // Beside 1-00: Mecatol Rex, Abyz and Fria, Lodor with a Destroyer, 2-00, 2-01 of nothing, Arnor and Lor.
    expect(t.bea.asked().pick!.options.toSorted()).to.deep.equal(['0-00', '2-00', '2-01', '2-11'])
  })

  it('[TI-42.02] is for the defender alone', () => {
    const t = attacked({ counters: { strategy: 0 } }, { ada: { counters: { strategy: 3 } }, dice: [7, 1] })
    // Ada attacks, and is never asked whether to withdraw.
    expect(t.bea.ships('1-00')).to.deep.equal({})
    expect(t.ada.has.counters.strategy).to.equal(3)
  })

  it('[TI-42.04] leaves the counter there even if there is nobody left to retreat', () => {
    const t = attacked({ counters: { strategy: 2 } }, { dice: [7, 1] })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({})
    expect(t.state.activated['1-01']).to.deep.equal(['1'])
    expect(t.bea.has.counters.strategy).to.equal(1)
  })

  it('[TI-42.05] keeps normal retreats, which cost nothing', () => {
    const t = attacked({ counters: { strategy: 2 }, activated: ['2-01'] })
    t.bea.answers('2-01')
    expect(t.bea.ships('2-01')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.has.counters.strategy).to.equal(2)
  })

  it('[TI-42.06] lets the Naalu leave like this before the battle', () => {
    const t = attacked({ race: 'naalu', counters: { strategy: 2 } }, { dice: [] })
    expect(t.open).to.deep.equal({ bea: ['foresightPaid'] })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.has.counters.strategy).to.equal(1)
    expect(t.log.join()).not.to.include('rolls')
  })
})
