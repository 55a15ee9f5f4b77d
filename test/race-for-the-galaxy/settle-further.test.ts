import { expect, type Has, type RaceSetup, race } from './support.ts'

const settling = (ada: Has, more: RaceSetup<'ada' | 'bea'> = {}) => {
  const t = race({ ...more, ada })
  t.plays({ ada: 'settle' })
  return t
}

describe('Race for the Galaxy: Wormhole Prospectors', () => {
  it('[RFTG-8.01, RFTG-8.23] reveal the top card: a non-military world is placed for nothing', () => {
    const t = settling(
      { tableau: ['wormhole-prospectors', 'terraforming-robots'] },
      { deck: ['deserted-alien-library', 'gem-world', 'spice-world', 'comet-zone'] },
    )
    t.ada.does('reveal')
    expect(t.ada.tableau.at(-1)).to.equal('deserted-alien-library')
    expect(t.ada.goods).to.deep.equal(['deserted-alien-library'])
    expect(t.ada.hand, 'bonus and Terraforming Robots; the good was gem-world').to.deep.equal([
      'spice-world',
      'comet-zone',
    ])
    expect(t.spectator.log).to.include('ada reveals Deserted Alien Library and places it.')
  })

  it('[RFTG-8.23, RFTG-8.24, RFTG-20.11] put any other card into the hand, in the sight of all', () => {
    for (const [card, name] of [
      ['public-works', 'Public Works'],
      ['outlaw-world', 'Outlaw World'],
    ] as const) {
      const t = settling(
        { tableau: ['wormhole-prospectors', 'contact-specialist', 'space-marines', 'replicant-robots'] },
        { deck: [card] },
      )
      t.ada.does('reveal')
      expect(t.ada.hand).to.deep.equal([card])
      expect(t.bea.log).to.include(`ada reveals ${name} and takes it into the hand.`)
    }
  })

  it('[RFTG-8.23] are needed for it', () => {
    settling({ fill: 1 }).ada.cannot('reveal', [], { rule: 'RFTG-8.23' })
  })
})

describe('Race for the Galaxy: Terraforming Project', () => {
  const project = { tableau: ['terraforming-project'] }

  it('[RFTG-8.25] places one world more for nothing, also if nothing was placed before', () => {
    const t = settling({ ...project, hand: ['galactic-trendsetters'], fill: 1 })
    t.ada.passes()
    t.ada.does('project', 'galactic-trendsetters#1')
    expect(t.ada.tableau).to.deep.equal(['galactic-trendsetters'])
    expect(t.ada.hand, 'with the Settle bonus').to.have.length(2)
    expect(t.state.discard).to.include('terraforming-project#1')
    t.settled('actions')
  })

  it('[RFTG-8.25] places no Alien goods, and military worlds only with a power to pay for them', () => {
    const t = settling({
      ...project,
      hand: ['deserted-alien-outpost', 'outlaw-world', 'public-works', 'gem-world'],
    })
    t.ada.passes()
    t.ada.cannot('project', ['deserted-alien-outpost#1'], { rule: 'RFTG-8.25', key: 'projectAlien' })
    t.ada.cannot('project', ['outlaw-world#1'], { rule: 'RFTG-8.25', key: 'notPayable' })
    t.ada.cannot('project', ['public-works#1'], { rule: 'RFTG-8.01' })
    t.ada.passes()
    expect(t.ada.tableau).to.deep.equal(['terraforming-project'])
    const alien = settling({
      tableau: ['terraforming-project', 'alien-survey-technology'],
      hand: ['lost-alien-warship'],
      fill: 1,
    })
    alien.ada.passes()
    alien.ada.cannot('project', ['lost-alien-warship#1'], { rule: 'RFTG-8.25', key: 'projectAlien' })
  })

  it('[RFTG-8.26] comes after the Settle action: no reveal follows it', () => {
    const t = settling({
      tableau: ['terraforming-project', 'wormhole-prospectors'],
      hand: ['gem-world'],
      fill: 1,
    })
    t.ada.passes()
    t.ada.does('project', 'gem-world#1')
    t.ada.cannot('reveal', [], { rule: 'kit' })
    t.settled('actions')
  })

  it('[RFTG-4.13, RFTG-21.05] cannot be used in the phase in which it came', () => {
    const t = race({ ada: { hand: ['terraforming-project', 'gem-world'], fill: 4 } })
    t.plays({ ada: 'develop', bea: 'develop' })
    t.ada.builds('terraforming-project')
    t.ada.pays(2)
    expect(t.spectator.view.phase).to.equal('actions')
    t.plays({ ada: 'settle' })
    t.ada.passes()
    expect(t.ada.isAsked('extra')).to.equal(true)
  })
})

describe('Race for the Galaxy: Imperium Supply Convoy', () => {
  const CONVOY = 'imperium-supply-convoy'

  it('[RFTG-8.27, RFTG-8.28] conquers one world more with the Military left over', () => {
    const t = settling({
      tableau: [CONVOY, 'drop-ships', 'space-marines'],
      hand: ['rebel-warrior-race', 'rebel-miners', 'alien-robot-scout-ship'],
    })
    t.ada.settles('rebel-warrior-race')
    expect(t.open).to.deep.equal({ ada: ['extra'] })
    t.ada.cannot('convoy', ['alien-robot-scout-ship#1'], { rule: 'RFTG-8.28' })
    t.ada.does('convoy', 'rebel-miners#1')
    expect(t.ada.tableau.slice(3)).to.deep.equal(['rebel-warrior-race', 'rebel-miners'])
    expect(t.open, 'only once').to.deep.equal({ ada: ['actions'], bea: ['actions'] })
  })

  it('[RFTG-8.28, RFTG-21.11] takes from the first world what only counts against it', () => {
    // Military 5, +2 against Alien worlds; a first Alien world of defense 4.
    const tableau = [CONVOY, 'drop-ships', 'space-marines', 'alien-rosetta-stone-world']
    const hand = [
      'alien-robot-scout-ship',
      'rebel-warrior-race',
      'rebel-underground',
      'imperium-blaster-gem-depot',
      'alien-robot-sentry',
      'lost-alien-warship',
    ]
    const sit = () => {
      const t = settling({ tableau, hand })
      t.ada.settles('alien-robot-scout-ship')
      return t
    }
    const three = sit()
    three.ada.cannot('convoy', ['imperium-blaster-gem-depot#1'], { rule: 'RFTG-8.28' })
    three.ada.cannot('convoy', ['lost-alien-warship#1'], { rule: 'RFTG-8.28' })
    three.ada.does('convoy', 'rebel-underground#1')
    expect(three.ada.tableau).to.include('rebel-underground')
    sit().ada.does('convoy', 'alien-robot-sentry#1')
  })

  it('[RFTG-8.28] makes nothing of Military that counts against the first world alone and is more than it needs', () => {
    const t = settling({
      tableau: [CONVOY, 'galactic-imperium', 'space-marines'],
      hand: ['rebel-miners', 'pirate-world', 'former-penal-colony'],
    })
    t.ada.settles('rebel-miners')
    t.ada.cannot('convoy', ['pirate-world#1'], { rule: 'RFTG-8.28' })
    t.ada.does('convoy', 'former-penal-colony#1')
    expect(t.ada.tableau).to.include('former-penal-colony')
  })

  it('[RFTG-8.28, RFTG-4.20] counts temporary Military of both conquests', () => {
    const t = settling({
      tableau: [CONVOY, 'new-military-tactics', 'new-sparta'],
      hand: ['rebel-warrior-race', 'outlaw-world', 'rebel-miners'],
    })
    t.ada.settles('rebel-warrior-race')
    t.ada.boosts('new-military-tactics')
    t.ada.does('convoy', 'rebel-miners#1')
    expect(t.ada.tableau).to.include('rebel-miners')
    const later = settling({
      tableau: [CONVOY, 'new-military-tactics', 'new-sparta'],
      hand: ['outlaw-world', 'rebel-underground'],
    })
    later.ada.settles('outlaw-world')
    later.ada.conquers()
    later.ada.does('convoy', 'rebel-underground#1')
    later.ada.boosts('new-military-tactics')
    expect(later.ada.tableau).to.deep.equal([CONVOY, 'new-sparta', 'outlaw-world', 'rebel-underground'])
  })

  it('[RFTG-8.28] does not count afterwards against the first world what came too late for it', () => {
    const t = settling({
      tableau: [CONVOY, 'space-marines', 'new-military-tactics'],
      hand: ['avian-uplift-race', 'rebel-miners'],
      artifacts: ['A4'],
    })
    t.ada.settles('avian-uplift-race')
    t.ada.conquers()
    t.ada.does('convoy', 'rebel-miners#1')
    t.ada.boosts('A4')
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.10' })
    t.ada.boosts('new-military-tactics')
    expect(t.ada.tableau).to.include('rebel-miners')
  })

  it('[RFTG-8.29] does not follow a payment, a placement for nothing or a reveal, and is never paid for', () => {
    const paid = settling({ tableau: [CONVOY, 'drop-ships'], hand: ['gem-world', 'outlaw-world'], fill: 2 })
    paid.ada.settles('gem-world')
    paid.ada.pays(2)
    expect(paid.open).to.deep.equal({ ada: ['actions'], bea: ['actions'] })
    const revealed = settling(
      { tableau: [CONVOY, 'drop-ships', 'wormhole-prospectors'], hand: ['outlaw-world'] },
      { deck: ['gem-world'] },
    )
    revealed.ada.does('reveal')
    expect(revealed.ada.isAsked('extra')).to.equal(false)
    const free = settling({
      tableau: [CONVOY, 'drop-ships', 'colony-ship'],
      hand: ['gem-world', 'outlaw-world'],
    })
    free.ada.settles('gem-world')
    free.ada.cheapens('colony-ship')
    expect(free.ada.isAsked('extra')).to.equal(false)
    const second = settling({
      tableau: [CONVOY, 'drop-ships', 'contact-specialist'],
      hand: ['outlaw-world', 'rebel-warrior-race'],
      fill: 5,
    })
    second.ada.settles('outlaw-world')
    second.ada.conquers()
    second.ada.cannot('convoy', ['rebel-warrior-race#1'], { rule: 'RFTG-8.28' })
  })

  it('[RFTG-8.30] may be used together with Terraforming Project, in either order', () => {
    const has = {
      tableau: [CONVOY, 'terraforming-project', 'drop-ships'],
      hand: ['outlaw-world', 'rebel-miners', 'gem-world'],
      fill: 1,
    }
    const one = settling(has)
    one.ada.settles('outlaw-world')
    one.ada.does('convoy', 'rebel-miners#1')
    one.ada.does('project', 'gem-world#1')
    const two = settling(has)
    two.ada.settles('outlaw-world')
    two.ada.does('project', 'gem-world#1')
    two.ada.does('convoy', 'rebel-miners#1')
    for (const t of [one, two]) {
      expect(t.ada.tableau).to.have.members([
        CONVOY,
        'drop-ships',
        'outlaw-world',
        'rebel-miners',
        'gem-world',
      ])
      t.settled('actions')
    }
  })

  it('[RFTG-8.31] asks for further placements in the open, in order, after all first ones', () => {
    const t = race({
      ada: { tableau: ['terraforming-project#1'], hand: ['gem-world', 'spice-world'], fill: 2 },
      bea: { tableau: ['terraforming-project#2'], hand: ['comet-zone', 'mining-world'], fill: 4 },
      also: g => {
        g.order = ['1', '0']
      },
    })
    t.plays({ ada: 'settle' })
    t.ada.settles('gem-world')
    t.bea.settles('comet-zone')
    t.ada.pays(2)
    expect(t.open).to.deep.equal({ bea: ['placeWorld'] })
    t.bea.pays(3)
    expect(t.open).to.deep.equal({ bea: ['extra'] })
    t.bea.does('project', 'mining-world#1')
    expect(t.open).to.deep.equal({ ada: ['extra'] })
    t.ada.passes()
  })
})

describe('Race for the Galaxy: Ore-Rich World', () => {
  it('[RFTG-8.32] may take a card from hand for a good, however it was placed, before other draws', () => {
    const t = settling(
      { tableau: ['terraforming-project'], hand: ['ore-rich-world'], fill: 1 },
      { deck: ['gem-world', 'spice-world'] },
    )
    t.ada.passes()
    t.ada.does('project', 'ore-rich-world#1')
    expect(t.open).to.deep.equal({ ada: ['discardForGood'] })
    t.ada.answers(t.ada.asked('discardForGood').pick!.options[0]!)
    expect(t.ada.goods).to.deep.equal(['ore-rich-world'])
    expect(t.ada.hand).to.deep.equal(['spice-world'])
  })

  it('[RFTG-8.32] need not take one', () => {
    const t = settling(
      { tableau: ['replicant-robots'], hand: ['ore-rich-world'], fill: 1 },
      { deck: ['spice-world'] },
    )
    t.ada.settles('ore-rich-world')
    t.ada.answers()
    expect(t.ada.goods).to.deep.equal([])
    expect(t.ada.hand.at(-1)).to.equal('spice-world')
    const empty = settling({ tableau: ['replicant-robots'], hand: ['ore-rich-world'] })
    empty.ada.settles('ore-rich-world')
    empty.settled('actions')
  })
})
