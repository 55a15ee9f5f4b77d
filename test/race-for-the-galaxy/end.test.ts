import { expect, type Has, race } from './support.ts'

/** Everybody chooses what does nothing here. */
const idle = (t: { plays(actions: { ada: string }): void }) => t.plays({ ada: 'consume-2x' })
const ELEVEN = [
  'new-sparta',
  'space-marines',
  'rebel-base',
  'rebel-homeworld',
  'drop-ships',
  'expedition-force',
  'mining-robots',
  'genetics-lab',
  'investment-credits',
  'replicant-robots',
  'export-duties',
]

describe('Race for the Galaxy: the end of a round', () => {
  it('[RFTG-11.01, RFTG-20.08] discards down to 10 cards, all at the same time, face down', () => {
    const t = race({
      seats: ['ada', 'bea', 'cy'],
      ada: { fill: 12 },
      bea: { fill: 8, hand: ['gem-world', 'comet-zone', 'spice-world'] },
      cy: { hand: ['public-works'] },
    })
    t.plays({ ada: 'consume-2x', bea: 'consume-trade' })
    expect(t.open).to.deep.equal({ ada: ['discard'], bea: ['discard'] })
    t.ada.cannot('answer', [t.ada.has.hand.slice(0, 1)], { rule: 'kit', key: 'pickCount' })
    t.ada.answers(...(t.ada.has.hand.slice(0, 2) as string[]))
    t.bea.discards('gem-world')
    expect([t.ada.hand.length, t.bea.hand.length, t.cy.hand.length]).to.deep.equal([10, 10, 1])
    expect(t.bea.log).to.include('bea discards Gem World.')
    expect(t.ada.log).to.include('bea discards 1 card.').and.not.include('bea discards Gem World.')
    expect(JSON.stringify(t.ada.view)).not.to.include('gem-world')
  })

  it('[RFTG-11.02] allows more cards during a round', () => {
    const t = race({ ada: { fill: 10 }, bea: { fill: 1 } })
    t.plays({ ada: 'explore-1-1', bea: 'settle' })
    t.ada.answers(...t.ada.asked('keep').pick!.options.slice(0, 2))
    t.bea.answers(t.bea.asked('keep').pick!.options[0]!)
    expect(t.ada.hand).to.have.length(12)
    expect(t.open).to.deep.equal({ ada: ['settle'], bea: ['settle'] })
    t.passAll()
    expect(t.ada.asked('discard').pick).to.deep.include({ min: 2, max: 2 })
  })

  it('[RFTG-11.03] ends the game after the discards of the round that meets a condition', () => {
    const t = race({
      ada: { tableau: ELEVEN, hand: ['public-works'], fill: 12 },
      bea: { hand: ['gem-world'], fill: 3 },
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    t.ada.builds('public-works')
    t.bea.passes()
    expect(t.spectator.view.outcome).to.equal(null)
    t.ada.passes()
    t.bea.settles('gem-world')
    t.bea.pays(2)
    expect(t.open).to.deep.equal({ ada: ['discard'] })
    t.ada.answers(...(t.ada.has.hand.slice(0, 2) as string[]))
    expect(t.spectator.view.outcome).not.to.equal(null)
    expect(t.ctx.gameover).to.deep.equal(t.spectator.view.outcome)
  })

  it('[RFTG-11.04, RFTG-21.15] counts 12 cards of any kind, those that are left at the end of the round', () => {
    const twelve = race({ ada: { tableau: [...ELEVEN, 'gem-world'], goods: ['gem-world'] } })
    idle(twelve)
    expect(twelve.spectator.view.outcome).not.to.equal(null)
    const eleven = race({ ada: { tableau: [...ELEVEN.slice(1), 'gem-world'], goods: ['gem-world'] } })
    idle(eleven)
    expect(eleven.spectator.view.outcome).to.equal(null)
    const back = race({
      ada: { tableau: [...ELEVEN.slice(1), 'new-military-tactics'], hand: ['outlaw-world'] },
    })
    back.plays({ ada: 'settle' })
    back.ada.settles('outlaw-world')
    back.ada.boosts('new-military-tactics')
    expect([back.ada.tableau.length, back.spectator.view.outcome]).to.deep.equal([11, null])
  })

  it('[RFTG-11.05] ends when as many VP are handed out as the pool held', () => {
    const has = { tableau: ['public-works', 'gem-world'], goods: ['gem-world'] }
    const over = race({ ada: has, pool: 1 })
    over.plays({ ada: 'develop', bea: 'consume-2x' })
    expect([over.spectator.view.pool, over.spectator.view.outcome === null]).to.deep.equal([0, false])
    const one = race({ ada: has, pool: 2 })
    one.plays({ ada: 'develop', bea: 'consume-2x' })
    expect([one.spectator.view.pool, one.spectator.view.outcome]).to.deep.equal([1, null])
  })

  it('[RFTG-11.07] goes on for as many rounds as it takes', () => {
    const t = race()
    for (let round = 1; round <= 40; round++) {
      expect(t.spectator.view.round).to.equal(round)
      idle(t)
    }
    expect(t.spectator.view.outcome).to.equal(null)
  })

  it('[RFTG-21.16] scores more than 12 cards', () => {
    const t = race({
      ada: {
        tableau: [...ELEVEN, 'terraforming-project'].filter(name => name !== 'new-sparta'),
        hand: ['gem-world', 'spice-world', 'outlaw-world'],
        fill: 3,
      },
    })
    t.plays({ ada: 'develop', bea: 'settle' })
    t.ada.passes()
    t.ada.settles('gem-world')
    t.ada.does('project', 'spice-world#1')
    expect(t.ada.tableau).to.have.length(12)
    const more = race({
      ada: { tableau: [...ELEVEN, 'imperium-supply-convoy'], hand: ['outlaw-world', 'rebel-fuel-cache'] },
    })
    more.plays({ ada: 'settle' })
    more.ada.settles('outlaw-world')
    more.ada.does('convoy', 'rebel-fuel-cache#1')
    expect(more.ada.tableau).to.have.length(14)
    const { terms } = more.spectator.view.final!['0']!
    expect(JSON.stringify(terms)).to.include('outlaw-world').and.include('rebel-fuel-cache')
  })
})

/** Scores at the end, with Ada's tableau filled up to 12 cards that score nothing beside. */
const NOTHING = [
  'the-last-of-the-uplift-gnarssh',
  'destroyed-world',
  'plague-world',
  'alpha-centauri',
  'rebel-mutineers',
  'rebel-gem-smugglers',
  'imperium-fifth-column',
  'terraforming-project#1',
]
function ended(ada: Has, bea: Has = {}) {
  const t = race({ ada, bea, pool: 0 })
  idle(t)
  return t
}
const scoreOf = (tableau: string[], more: Partial<Has> = {}) =>
  ended({ tableau, ...more }).spectator.view.final!['0']!.total

describe('Race for the Galaxy: scoring', () => {
  it('[RFTG-12.01] adds chips, printed VP and bonuses', () => {
    const t = ended({ tableau: ['new-earth', 'gem-world', 'galactic-federation', 'public-works'], vp: 7 })
    expect(t.spectator.view.final!['0']).to.deep.include({ total: 7 + 3 + 1 + 1 + (2 + 1) })
    expect(t.spectator.view.outcome!.scores).to.deep.equal({ 0: 15, 1: 0 })
    expect(t.spectator.log).to.include('ada scores 15 VP.')
    const { terms } = t.spectator.view.final!['0']!
    expect(terms.map(({ label, amount }) => [label.key, amount])).to.deep.equal([
      ['term.chips', 7],
      ['term.card', 3],
      ['term.card', 1],
      ['term.cardBonus', 3],
      ['term.card', 1],
    ])
  })

  it('[RFTG-12.02] gives nothing for hand cards and goods', () => {
    expect(scoreOf(['gem-world'], { hand: ['new-earth'], fill: 4, goods: ['gem-world'] })).to.equal(1)
    expect(scoreOf(NOTHING)).to.equal(0)
  })

  it('[RFTG-12.03] counts for each card the first line that it meets, and no other', () => {
    // 2 for Genes worlds, 1 for military worlds, 3 for Contact Specialist.
    const genes = ['malevolent-lifeforms', 'avian-uplift-race', 'plague-world']
    expect(scoreOf(['pan-galactic-league', ...genes])).to.equal(2 + 2 + 0 + 3 * 2)
    expect(scoreOf(['pan-galactic-league', 'rebel-fuel-cache', 'contact-specialist'])).to.equal(1 + 1 + 1 + 3)
  })

  it('[RFTG-12.04] counts the scoring card itself', () => {
    expect(scoreOf(['galactic-federation'])).to.equal(2)
    expect(scoreOf(['new-economy'])).to.equal(2)
    expect(scoreOf(['merchant-guild'])).to.equal(0)
    expect(scoreOf(['alien-researchers'])).to.equal(1)
  })

  it('[RFTG-12.05] counts a card for several scoring cards', () => {
    expect(scoreOf(['merchant-guild', 'galactic-federation', 'artist-colony'])).to.equal(1 + 2 + 2 * 2)
    expect(scoreOf(['merchant-guild', 'free-trade-association', 'artist-colony'])).to.equal(1 + 2 + 2)
  })

  it('[RFTG-12.06] reads the fields of a line as the cards are printed', () => {
    expect(
      scoreOf(['trade-league', 'export-duties', 'spice-world', 'black-market-trading-world']),
      'selling is a consume power',
    ).to.equal(2 + (1 + 2) + (1 + 1) + 2)
    expect(scoreOf(['new-economy', 'public-works', 'tourist-world'])).to.equal(2 + (1 + 2) + (2 + 1))
    expect(
      scoreOf([
        'alien-tech-institute',
        'alien-robotic-factory',
        'deserted-alien-outpost',
        'alien-rosetta-stone-world',
      ]),
    ).to.equal(2 + (5 + 3) + (3 + 2) + (3 + 2))
    expect(scoreOf(['galactic-imperium', 'rebel-base', 'outlaw-world', 'rebel-resistance'])).to.equal(
      6 + 2 + (1 + 1) + (0 + 2) + 2 + 2,
    )
    expect(
      scoreOf(['mining-league', 'mining-robots', 'mining-world', 'destroyed-world', 'artist-colony']),
    ).to.equal(1 + 2 + (2 + 2) + (0 + 1) + 1)
  })

  it('[RFTG-12.07] counts the trade power of Alien Fuel Refinery', () => {
    expect(scoreOf(['trade-league', 'alien-fuel-refinery'])).to.equal(2 + (2 + 1))
    expect(scoreOf(['wormhole-prospectors', 'alien-fuel-refinery', 'gem-world'])).to.equal(
      1 + (2 + 2) + (1 + 1),
    )
  })

  it('[RFTG-12.08] counts the Explore power of Alien Survey Technology in the orb game alone', () => {
    expect(scoreOf(['galactic-survey-seti', 'alien-survey-technology', 'expedition-force'])).to.equal(
      1 + 1 + (1 + 1),
    )
    expect(scoreOf(['galactic-survey-seti', 'star-nomad-lair', 'gem-world'])).to.equal(1 + (1 + 2) + (1 + 1))
  })

  it('[RFTG-12.09] takes Tranship Point for neither production nor windfall', () => {
    expect(scoreOf(['mining-league', 'tranship-point'])).to.equal(2)
    expect(scoreOf(['merchant-guild', 'tranship-point'])).to.equal(2)
  })

  it('[RFTG-12.10] gives New Galactic Order 1 for each Military against everything', () => {
    expect(
      scoreOf(['new-galactic-order', 'new-sparta', 'galactic-imperium', 'new-military-tactics']),
    ).to.equal(2 + 2 + 1 + (0 + 1) + 1)
    expect(
      scoreOf(['new-galactic-order', 'refugee-world', 'empath-world', 'pan-galactic-league']),
      '2 - 3',
    ).to.equal(-1 + (1 + 0) + (1 + 2))
  })

  it('[RFTG-12.11] gives Galactic Renaissance 1 for every 3 VP in chips', () => {
    expect(scoreOf(['galactic-renaissance'], { vp: 8 })).to.equal(8 + 2)
    expect(scoreOf(['galactic-renaissance', 'artist-colony', 'research-labs'], { vp: 9 })).to.equal(
      9 + 3 + (1 + 3) + (2 + 3),
    )
  })

  it('[RFTG-12.14] gives the game to the highest score, a tie to the most cards and goods, or to all', () => {
    expect(ended({ vp: 3 }, { vp: 2 }).spectator.view.outcome).to.deep.include({ winners: ['0'] })
    const tie = ended({ vp: 3, fill: 1 }, { vp: 2, tableau: ['gem-world'], goods: ['gem-world'], fill: 1 })
    expect(tie.spectator.view.outcome).to.deep.include({ winners: ['1'] })
    expect(tie.spectator.view.outcome!.line).to.deep.equal({
      key: 'end.tieBreak',
      params: { seats: ['seat:1'], count: 3, most: 2 },
    })
    const shared = ended({ vp: 3, fill: 1 }, { vp: 3, fill: 1 })
    expect(shared.spectator.view.outcome).to.deep.include({ winners: ['0', '1'] })
    expect(shared.spectator.view.outcome!.line.key).to.equal('end.shared')
  })
})
