import { expect } from 'chai'
import {
  AIRLOCK_CARDS,
  airlockCardOf,
  ORB_CARDS,
  orbCardOf,
} from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import {
  cardAt,
  cellAt,
  edgeAt,
  edgesOf,
  isAirlockCard,
  keyOf,
  type Laid,
  mapOf,
  mapOfPatches,
  pointOf,
  quarterTurn,
  spacesOf,
  turnedFace,
  upliftBases,
} from '../../games/race-for-the-galaxy/orb/index.ts'
import { drawnCard } from './orb-art.ts'

const MAIN: readonly Laid[] = [
  { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
  { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
]

describe('orb: geometry', () => {
  const CARD = drawnCard(`
    +---+ 3 +
    |.   j  4
    +   +---+
     a  5.
    + 6 +   +
    |t   u  |
    +   + 7 +`)

  it('[RFTG-13.01, RFTG-13.07] lays a card with its top left space at x (right) and y (down)', () => {
    const map = mapOfPatches([{ x: 5, y: -7, face: CARD, airlock: false }])
    expect(cellAt(map, { x: 5, y: -7 })).to.equal('empty')
    expect(cellAt(map, { x: 6, y: -7 })).to.equal('jump')
    expect(cellAt(map, { x: 5, y: -5 })).to.equal('breedingArtifactA')
    expect(cellAt(map, { x: 7, y: -7 })).to.equal(undefined)
    expect(cellAt(map, { x: 900, y: 900 })).to.equal(undefined)
  })

  it('[RFTG-13.02, RFTG-13.03] has cards of 2 x 3 spaces with known contents', () => {
    for (const { id, cells, hEdges, vEdges } of [...ORB_CARDS, ...AIRLOCK_CARDS]) {
      expect(
        cells.map(row => row.length),
        id,
      ).to.deep.equal([2, 2, 2])
      expect(
        hEdges.map(row => row.length),
        id,
      ).to.deep.equal([2, 2, 2, 2])
      expect(
        vEdges.map(row => row.length),
        id,
      ).to.deep.equal([3, 3, 3])
    }
  })

  it('[RFTG-13.04, RFTG-13.05] shares every edge between two spaces', () => {
    const map = mapOfPatches([{ x: 0, y: 0, face: CARD, airlock: false }])
    expect(edgeAt(map, { x: 0, y: 0, side: 'top' })).to.equal('wall')
    expect(edgeAt(map, { x: 1, y: 0, side: 'top' })).to.equal(3)
    expect(edgeAt(map, { x: 2, y: 0, side: 'left' })).to.equal(4)
    expect(edgeAt(map, { x: 1, y: 1, side: 'left' })).to.equal(5)
    expect(edgeAt(map, { x: 0, y: 2, side: 'top' })).to.equal(6)
    expect(edgeAt(map, { x: 1, y: 3, side: 'top' })).to.equal(7)
    expect(edgeAt(map, { x: 0, y: 1, side: 'left' })).to.equal('open')
    expect(edgeAt(map, { x: 3, y: 0, side: 'left' })).to.equal(undefined)
    expect(edgesOf(map)).to.have.length(17)
  })

  it('[RFTG-13.06] turns cards clockwise', () => {
    expect(quarterTurn(CARD)).to.deep.equal(
      drawnCard(`
        +---+   +---+
         t  6a   .  |
        +   + 5 +   +
        7u   .  |j  3
        +---+   + 4 +`),
    )
    expect(turnedFace(CARD, 2)).to.deep.equal(
      drawnCard(`
        + 7 +   +
        |u   t  |
        +   + 6 +
         .  5a
        +---+   +
        4j   .  |
        + 3 +---+`),
    )
    expect(turnedFace(CARD, 3)).to.deep.equal(quarterTurn(quarterTurn(quarterTurn(CARD))))
    expect(quarterTurn(turnedFace(CARD, 3))).to.deep.equal(CARD)
  })

  it('[RFTG-13.08, RFTG-13.09, RFTG-13.10] shows the card laid last, with all its edges', () => {
    const under: Laid = { card: 'A01', x: 2, y: 0, turns: 0 }
    const over: Laid = { card: 'A04', x: 3, y: 1, turns: 0 }
    const map = mapOf([...MAIN, under, over])
    const a04 = orbCardOf('A04')
    expect(cardAt(map, { x: 2, y: 1 })).to.equal(2)
    expect(cardAt(map, { x: 3, y: 0 })).to.equal(2)
    for (const r of [0, 1, 2]) {
      for (const c of [0, 1]) {
        expect(cardAt(map, { x: 3 + c, y: 1 + r })).to.equal(3)
        expect(cellAt(map, { x: 3 + c, y: 1 + r })).to.equal(a04.cells[r]![c])
      }
    }
    // Inner and border edges are all those of A04, also the border towards A01.
    for (const r of [0, 1, 2, 3])
      for (const c of [0, 1])
        expect(edgeAt(map, { x: 3 + c, y: 1 + r, side: 'top' })).to.equal(a04.hEdges[r]![c])
    for (const r of [0, 1, 2])
      for (const c of [0, 1, 2])
        expect(edgeAt(map, { x: 3 + c, y: 1 + r, side: 'left' })).to.equal(a04.vEdges[r]![c])
    // The rest of A01 stays as it was.
    expect(edgeAt(map, { x: 2, y: 1, side: 'top' })).to.equal(orbCardOf('A01').hEdges[1]![0])
    expect(spacesOf(map)).to.have.length(12 + 6 + 4)
  })

  it('[RFTG-13.11, RFTG-13.13] has the main airlock in the middle', () => {
    const map = mapOf(MAIN)
    expect(spacesOf(map).map(keyOf)).to.have.members(
      [-2, -1, 0, 1].flatMap(x => [0, 1, 2].map(y => `${x},${y}`)),
    )
    expect(cellAt(map, { x: -1, y: 0 })).to.equal('jump')
    expect(cellAt(map, { x: -1, y: 1 })).to.equal('mainAirlock')
    expect(cellAt(map, { x: 0, y: 1 })).to.equal('mainAirlock')
    for (const { card, x, y } of MAIN) expect(airlockCardOf(card).place).to.deep.equal({ x, y })
  })

  it('[RFTG-13.14] knows the spaces of airlock cards', () => {
    const map = mapOf([
      ...MAIN,
      { card: 'SMALL-1', x: 2, y: 0, turns: 0 },
      { card: 'A01', x: 4, y: 0, turns: 0 },
    ])
    expect(spacesOf(map).filter(({ airlock }) => airlock)).to.have.length(18)
    expect(isAirlockCard(map, { x: -1, y: 0 })).to.equal(true)
    expect(isAirlockCard(map, { x: 3, y: 2 })).to.equal(true)
    expect(isAirlockCard(map, { x: 4, y: 0 })).to.equal(false)
    expect(isAirlockCard(map, { x: 9, y: 9 })).to.equal(false)
  })

  it('[RFTG-12.13] counts the uplift bases in sight', () => {
    const laid: Laid[] = [...MAIN, { card: 'A01', x: 2, y: 0, turns: 0 }]
    expect(upliftBases(mapOf(MAIN))).to.equal(0)
    expect(upliftBases(mapOf(laid))).to.equal(2)
    // A05, turned, lies on (3, 2) and (4, 2) among others: one of the two bases is covered.
    expect(upliftBases(mapOf([...laid, { card: 'A05', x: 3, y: 2, turns: 1 }]))).to.equal(1)
  })

  it('[RFTG-13.07] follows a list of cards that grows', () => {
    const laid: Laid[] = [...MAIN]
    const before = mapOf(laid)
    expect(mapOf(laid)).to.equal(before)
    laid.push({ card: 'A01', x: 2, y: 0, turns: 0 })
    expect(spacesOf(mapOf(laid))).to.have.length(18)
  })

  it('[RFTG-13.01] writes spaces as text', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: -12, y: 3 },
      { x: 7, y: -100 },
    ]) {
      expect(pointOf(keyOf(point))).to.deep.equal(point)
    }
  })

  it('refuses to draw a card that does not exist', () => {
    expect(() => mapOf([{ card: 'Z99', x: 0, y: 0, turns: 0 }])).to.throw('Z99')
  })
})
