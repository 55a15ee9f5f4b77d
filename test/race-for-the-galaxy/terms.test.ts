/** Every number can be opened: each term says where it comes from, and they come to the total. */
import { readerOf, type Sum } from '../../games/kit/index.ts'
import {
  developmentPrice,
  exploring,
  militaryFor,
  salePrice,
  scoreOf,
  worldPrice,
} from '../../games/race-for-the-galaxy/index.ts'
import { worldOf } from '../../games/race-for-the-galaxy/rules/placing.ts'
import { orbRace } from './orb-table.ts'
import { expect, module, race } from './support.ts'

const reader = readerOf(module.text, 'en', seat => seat)

/** `Printed 3, Investment Credits -1`; the total has to be that of the terms. */
function told({ terms, total }: Sum): string {
  expect(terms.reduce((sum, { amount }) => sum + amount, 0)).to.equal(total)
  return terms.map(({ label, amount }) => `${reader.read(label)} ${amount}`).join(', ')
}

describe('Race for the Galaxy: terms', () => {
  it('[RFTG-6.03, RFTG-6.04] of what is drawn and kept', () => {
    const t = race({ ada: { tableau: ['uplift-researchers', 'research-labs'] } })
    t.plays({ ada: 'explore-1-1', bea: 'produce' })
    const { draw, keep } = exploring(t.ada.view, '0')
    expect(told(draw)).to.equal('Everybody 2, Action card 1, Uplift Researchers 1')
    expect(told(keep)).to.equal('Everybody 1, Action card 1, Research Labs 1')
  })

  it('[RFTG-7.03, RFTG-19.09] of the price of a development', () => {
    const t = orbRace({
      ada: { tableau: ['investment-credits'], hand: ['galactic-federation'], fill: 5, artifacts: ['A7'] },
    })
    t.plays({ ada: 'develop', bea: 'produce' })
    t.ada.builds('galactic-federation')
    t.ada.cheapens('A7')
    expect(told(developmentPrice(t.ada.view, '0', t.ada.card('galactic-federation')))).to.equal(
      'Printed 6, Action card -1, Investment Credits -1, Alien Science A7 -2',
    )
  })

  it('[RFTG-8.05, RFTG-8.14, RFTG-19.09] of the price of a world', () => {
    const t = orbRace({
      ada: {
        tableau: ['contact-specialist', 'replicant-robots'],
        hand: ['rebel-base'],
        fill: 6,
        artifacts: ['A1'],
      },
    })
    t.plays({ ada: 'settle', bea: 'produce' })
    t.ada.settles('rebel-base')
    t.ada.cheapens('A1')
    expect(told(worldPrice(t.ada.view, '0', t.ada.card('rebel-base')))).to.equal(
      'Printed 6, Contact Specialist -1, Replicant Robots -2, Alien Science A1 -2',
    )
  })

  it('[RFTG-4.19, RFTG-4.20, RFTG-8.28] of Military against a world, after another one was conquered', () => {
    const t = orbRace({
      ada: {
        tableau: ['imperium-supply-convoy', 'new-military-tactics', 'new-sparta', 'rebel-gem-smugglers'],
        goods: ['rebel-gem-smugglers'],
        hand: ['outlaw-world', 'rebel-underground'],
        artifacts: ['A8'],
      },
    })
    t.plays({ ada: 'settle', bea: 'produce' })
    t.ada.settles('outlaw-world')
    t.ada.conquers()
    t.ada.does('convoy', t.ada.card('rebel-underground'))
    t.ada.boosts('new-military-tactics')
    t.ada.boosts('A8')
    expect(told(militaryFor(t.ada.view, '0', worldOf('rebel-underground#1')))).to.equal(
      'New Sparta 2, New Military Tactics, for this phase 3, Beam Key A8 1',
    )
    expect(told(militaryFor(t.ada.view, '0', worldOf('rebel-underground#1'), 'convoy'))).to.equal(
      'New Sparta 2, New Military Tactics, for this phase 3, Beam Key A8 1, Used against Outlaw World -1',
    )
  })

  it('[RFTG-9.02, RFTG-9.03] of a sale', () => {
    const t = race({ ada: { tableau: ['old-earth', 'gem-world'], goods: ['gem-world'] } })
    expect(told(salePrice(t.ada.view, '0', t.ada.card('gem-world'), true))).to.equal(
      'Price of Novelty 2, Old Earth 1',
    )
    expect(told(salePrice(t.ada.view, '0', t.ada.card('gem-world'), false))).to.equal('Price of Novelty 2')
  })

  it('[RFTG-12.01, RFTG-12.03, RFTG-12.13] of a score', () => {
    const t = orbRace({
      ada: { tableau: ['new-sparta', 'new-galactic-order'], vp: 5, artifacts: ['A5', 'A8 used'] },
    })
    expect(told(scoreOf(t.state, '0'))).to.equal(
      'VP chips 5, New Sparta 1, New Galactic Order, bonus 4, Thruster A5 2, Beam Key A8 2',
    )
  })
})
