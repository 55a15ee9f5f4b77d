import { dealt, expect, notAlone } from './support.ts'

/** Whether the Creature may place the Artemia token, with the Rescue counter at this distance. */
function artemiaAt(face: 1 | 2, rescue: number, assimilation = 8): boolean {
  const t = notAlone({ face, rescue, assimilation })
  t.lockAll({ bea: 'lair', cy: 'lair' })
  const { legal } = t.ada
  expect(legal.some(({ move, args }) => move === 'placeToken' && args[1] === 'creature')).to.equal(true)
  return legal.some(({ move, args }) => move === 'placeToken' && args[1] === 'artemia')
}

const DISTANCES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

describe('Not Alone, section 1: board, counters and Will', () => {
  it('[NA-1.01] the two faces of the board have the same tracks and differ in their symbols', () => {
    const faces = [1, 2].map(face => dealt(4, { creature: 'host', boardFace: String(face) }))
    expect(
      faces.map(({ spectator: { view } }) => [view.boardFace, view.rescue, view.assimilation]),
    ).to.deep.equal([
      [1, 15, 9],
      [2, 15, 9],
    ])
    expect(artemiaAt(1, 6)).to.equal(true)
    expect(artemiaAt(2, 6)).to.equal(false)
    expect(artemiaAt(1, 11)).to.equal(false)
    expect(artemiaAt(2, 11)).to.equal(true)
  })

  it('[NA-1.03, NA-1.05] face 1 has symbols on the last six Rescue spaces and nowhere else', () => {
    expect(DISTANCES.filter(distance => artemiaAt(1, distance))).to.deep.equal([6, 5, 4, 3, 2, 1])
  })

  it('[NA-1.04, NA-1.05] face 2 has symbols on the Rescue spaces 11, 9, 7, 5, 3 and 1 and nowhere else', () => {
    expect(DISTANCES.filter(distance => artemiaAt(2, distance))).to.deep.equal([11, 9, 7, 5, 3, 1])
  })

  it('[NA-1.05] no Assimilation space bears a symbol', () => {
    for (const face of [1, 2] as const)
      for (const assimilation of [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
        expect(artemiaAt(face, 8, assimilation)).to.equal(false)
  })

  it('[NA-1.02] the Rescue counter has 18 spaces to go, and the eighteenth advance ends the game', () => {
    const t = notAlone({ seats: ['ada', 'bea'], rescue: 18 })
    for (let round = 1; round <= 18; round++) {
      expect(t.spectator.view.rescue).to.equal(19 - round)
      expect(t.spectator.view.outcome).to.equal(null)
      const played = round % 2 === 1 ? 'lair' : 'jungle'
      t.lockAll({ bea: played })
      t.hunts()
      t.allPass()
      if (round === 1) t.bea.doesNothing('lair')
      else t.bea.takesBack(played, played === 'lair' ? 'jungle' : 'lair')
      t.allPass()
    }
    expect(t.spectator.view.rescue).to.equal(0)
    expect(t.spectator.view.outcome!.winners).to.deep.equal(['1'])
  })

  it('[NA-1.02] the Assimilation counter has 12 spaces to go, and the twelfth advance ends the game', () => {
    const hunted = ['b', 'c', 'd', 'e', 'f', 'g'] as const
    const used = { discard: ['rover'] } as const
    const t = notAlone({
      seats: ['ada', ...hunted],
      assimilation: 12,
      b: used,
      c: used,
      d: used,
      e: used,
      f: used,
      g: used,
    })
    for (const name of hunted) t[name].does('giveUp')
    expect(t.spectator.view.assimilation).to.equal(6)
    t.lockAll({ b: 'lair', c: 'lair', d: 'lair', e: 'lair', f: 'lair', g: 'lair' })
    t.hunts()
    t.goesOnTo('exploration')
    for (const name of hunted.slice(0, 5)) t[name].does('giveUp')
    expect(t.spectator.view.assimilation).to.equal(1)
    expect(t.spectator.view.outcome).to.equal(null)
    t.g.does('giveUp')
    expect(t.spectator.view.assimilation).to.equal(0)
    expect(t.spectator.view.outcome!.winners).to.deep.equal(['0'])
  })

  it('[NA-1.09] each of six Hunted has 3 of the 18 Will counters', () => {
    const { hunted } = dealt(7, { creature: 'host', boardFace: '1' }).spectator.view
    expect(Object.values(hunted).map(({ will }) => will)).to.deep.equal([3, 3, 3, 3, 3, 3])
  })

  it('[NA-1.10] Will never rises above 3', () => {
    const t = notAlone({
      bea: { will: 3, survival: ['adrenaline'] },
      cy: { will: 2, hand: ['lair', 'jungle', 'river', 'beach', 'rover', 'source'] },
    })
    t.bea.cannotPlay('adrenaline', {}, { rule: 'NA-10.01' })
    t.lockAll({ bea: 'lair', cy: 'source' })
    t.hunts()
    t.allPass()
    t.bea.doesNothing('lair')
    t.cy.cannot('usePower', ['source', { will: 'bea' }], { rule: 'NA-8.23' })
    t.cy.uses('source', { will: 'cy' })
    expect(t.spectatorSees('cy').will).to.equal(3)
    expect(t.spectatorSees('bea').will).to.equal(3)
  })

  it('[NA-1.10] Give Up at 2 Will gives 3, not 5', () => {
    const t = notAlone({ bea: { will: 2 } })
    t.bea.does('giveUp')
    expect(t.spectatorSees('bea').will).to.equal(3)
    expect(t.spectatorSees('cy').will).to.equal(3)
  })

  it('[NA-1.10] Will never falls below 0: what is lost beyond has no effect', () => {
    const t = notAlone({ hunt: { hand: ['mutation', 'fierceness'] }, huntLimit: 2, bea: { will: 1 } })
    t.lockAll({ bea: 'lair', cy: 'jungle' })
    t.ada.plays('mutation')
    t.ada.plays('fierceness')
    t.hunts({ creature: 'lair', artemia: 'lair' })
    t.cy.doesNothing('jungle')
    expect(t.spectatorSees('bea').will).to.equal(0)
    t.bea.answers('beach')
    // Caught on the Lair under Fierceness: 3 Will more, of which there is none.
    expect(t.reads('losesWill')).to.deep.equal([{ seat: 'seat:1', count: 1 }])
    expect(t.spectatorSees('bea').will).to.equal(3)
    expect(t.spectatorSees('cy').will).to.equal(3)
  })

  it('[NA-1.11] there is one counter of each kind and one token of each kind', () => {
    const t = notAlone({ rescue: 3 })
    const { rescue, assimilation, marker, tokens } = t.spectator.view
    expect([rescue, assimilation, marker]).to.deep.equal([3, 8, false])
    expect(tokens).to.deep.equal({ creature: [], target: [], artemia: [] })
    t.lockAll({ bea: 'lair', cy: 'lair' })
    t.ada.places('creature', 'rover')
    t.ada.places('artemia', 'rover')
    t.ada.cannot('placeToken', ['creature', 'beach'], { rule: 'NA-5.07' })
    t.ada.cannot('placeToken', ['artemia', 'beach'], { rule: 'NA-5.07' })
    t.ada.cannot('placeToken', ['target', 'beach'], { rule: 'NA-5.03' })
    expect(t.spectator.view.tokens).to.deep.equal({ creature: [5], target: [], artemia: [5] })
  })

  it('[NA-1.11] the Marker counter is on the Beach or off it, never there twice', () => {
    const t = notAlone({
      marker: true,
      bea: { survival: ['ingenuity'] },
    })
    t.bea.cannotPlay('ingenuity', {}, { rule: 'NA-10.05' })
    t.lockAll({ bea: 'beach', cy: 'lair' })
    t.hunts()
    t.allPass()
    t.bea.uses('beach')
    expect(t.spectator.view.marker).to.equal(false)
  })
})
