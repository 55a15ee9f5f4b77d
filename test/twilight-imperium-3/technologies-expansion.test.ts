/** The technologies of Shattered Empire. Sections 2, 3 and 23. */
import { TECHNOLOGIES, type TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue } from '../../games/twilight-imperium-3/numbers/combat.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { technologyDeck, technologyPrice } from '../../games/twilight-imperium-3/rules/technologies.ts'
import { expect, type Scenario, ti } from './support.ts'

const options = { expansionTech: true }
const buys = (technologies: TechnologyId[], expansionTech = true) =>
  ti({
    options: { expansionTech },
    ada: { technologies, strategy: ['technology', 'initiative'] },
  })

describe('twilight-imperium-3: technologies of the expansion', () => {
  it('[TI-2.14, TI-2.16, TI-23.01] are four more for everybody, seven of each colour', () => {
    const t = ti({ options })
    const deck = technologyDeck(t.state.options)
    expect(deck).to.have.length(28)
    for (const colour of ['red', 'green', 'blue', 'yellow'])
      expect(deck.filter(one => one.colour === colour)).to.have.length(7)
    expect(technologyDeck(ti().state.options)).to.have.length(24)
    buys(['xrd-transporters'], false).ada.cannot(
      'strategic',
      ['technology', { technology: 'maneuvering-jets' }],
      {
        rule: 'TI-23.01',
      },
    )
    buys(['xrd-transporters']).ada.does('strategic', 'technology', { technology: 'maneuvering-jets' })
  })

  it('[TI-2.15] take the place of older printings with what those needed', () => {
    const old: TechnologyId[] = ['deep-space-cannon', 'cybernetics']
    const wanted = ['technology', { technology: 'assault-cannon' }] as const
    buys(old, false).ada.does('strategic', ...wanted)
    buys(old).ada.cannot('strategic', [...wanted], { rule: 'TI-23.02' })
    buys(['automated-defense-turrets', 'cybernetics']).ada.does('strategic', ...wanted)
  })

  it('[TI-23.10] are cheaper by a yellow specialty, which counts for no objective', () => {
    const t = ti({ options, ada: { race: 'winnu' } })
    expect(technologyPrice(t.ada.view, '0', 'micro-technology', 8).total).to.equal(7)
    const any = { kind: 'specialties', total: 1 } as const
    expect(progressOf(t.ada.view, '0', any).have).to.equal(0)
    const more = ti({ options, ada: { race: 'winnu', planets: { gral: {} } } })
    expect(progressOf(more.ada.view, '0', any).have).to.equal(1)
  })

  it('[TI-2.14] Nano Technology brings planets ready, and keeps cards from the largest ships', () => {
    const landing: Scenario = {
      ada: { space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
    }
    const takes = (technologies: TechnologyId[]) => {
      const t = ti({ options, ada: { ...landing.ada, technologies } })
      t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 1 } } })
      return t.state.planets.wellon!.exhausted
    }
    expect(takes([])).to.equal(true)
    expect(takes(['nano-technology'])).to.equal(undefined)

    const shot = (technologies: TechnologyId[]) =>
      ti({
        options,
        ada: { planets: { wellon: {} }, actionCards: ['lucky-shot'] },
        bea: { technologies, space: { '1-00': { dreadnought: 1, cruiser: 1 } } },
      })
    const at = (ship: string) => ['lucky-shot', { seat: '1', cell: '1-00', ship }]
    shot([]).ada.does('playAction', ...at('dreadnought'))
    shot(['nano-technology']).ada.cannot('playAction', at('dreadnought'), { rule: 'TI-26.05' })
    shot(['nano-technology']).ada.does('playAction', ...at('cruiser'))
  })

  it('[TI-2.14] Hyper Metabolism brings a Command Counter more, and an action card for another one', () => {
    const t = ti({
      options,
      phase: 'status',
      steps: [{ do: 'drawAndGain' }, { do: 'startActionPhase' }],
      ada: { technologies: ['hyper-metabolism'], actionCards: ['sabotage'] },
      bea: { technologies: [], actionCards: ['veto'] },
    })
    expect(t.open).to.deep.equal({ ada: ['metabolize'] })
    // Sol have one more anyway.
    expect(t.ada.has.counters.strategy).to.equal(6)
    expect(t.bea.view.asks.filter(({ pick }) => pick?.options.length)).to.deep.equal([])
    t.ada.answers('sabotage')
    expect(t.state.discards.actionCards).to.deep.equal(['sabotage'])
    expect(t.ada.has.actionCards).to.have.length(2)
    expect(t.bea.has.actionCards).to.have.length(2)
    expect(t.bea.has.counters.strategy).to.equal(4)
  })

  it('[TI-2.14] Maneuvering Jets pass ion storms and evade PDS, most of all those far away', () => {
    const cruiser = (via?: string[]) => ({ from: '3-00', ship: 'cruiser', count: 1, ...(via && { via }) })
    const t = ti({
      options,
      tiles: { '2-00': 'ion-storm-1' },
      ada: { technologies: ['maneuvering-jets'], space: { '3-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { pds: 1 }, abyz: { pds: 2 } }, technologies: ['deep-space-cannon'] },
      dice: [7, 7, 7],
    })
    t.ada.does('act', '1-00', { moves: [cruiser(['2-00'])] })
    t.bea.does('firePds', [
      { planet: 'wellon', count: 1, cell: '1-00', at: '0' },
      { planet: 'abyz', count: 2, cell: '1-00', at: '0' },
    ])
    const rolls = t.log.filter(text => text.includes('rolls for'))
    expect(rolls).to.deep.equal([
      'bea rolls for 1 PDS (PDS fire, 7 or more): 7. 1 hit.',
      'bea rolls for 2 PDS (PDS fire, 8 or more): 7 and 7. 0 hits.',
    ])
    expect(t.ada.ships('1-00')).to.deep.equal({})
    const situation = { seat: '1', against: '0', cell: '1-00', rollFor: 'pds', attacking: false } as const
    expect(combatValue(t.ada.view, 'pds', situation).total).to.equal(7)
    expect(combatValue(t.ada.view, 'pds', { ...situation, fromAfar: true }).total).to.equal(8)
  })

  it('[TI-2.14] Automated Defense Turrets make a barrage hit more', () => {
    const barrage = (technologies: TechnologyId[]) => {
      const t = ti({
        options,
        ada: { technologies, space: { '3-00': { destroyer: 1 } } },
        bea: { technologies: [], space: { '2-00': { fighter: 3, carrier: 1 } } },
        dice: [1, 1, 1],
      })
      t.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'destroyer', count: 1 }] })
      return t.log.find(text => text.includes('rolls for'))
    }
    expect(TECHNOLOGIES['automated-defense-turrets'].set).to.equal('expansion')
    expect(barrage([])).to.include('9 or more): 1 and 1.')
    expect(barrage(['automated-defense-turrets'])).to.include('7 or more): 1, 1, and 1.')
  })
})
