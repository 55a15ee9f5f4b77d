import { expect } from 'chai'
import fc from 'fast-check'
import { ORB_CARDS } from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import {
  edgeAt,
  FOR_TOKENS,
  hasToken,
  keyOf,
  type Laid,
  legalPlacements,
  mapOf,
  numberAt,
  type Point,
  placementProblems,
  pointOf,
  rangeOf,
  type SpaceKey,
  spacesOf,
  type Turns,
} from '../../games/race-for-the-galaxy/orb/index.ts'
import { slowOrb, slowProblems, slowReaches } from './orb-oracle.ts'

const MAIN: readonly Laid[] = [
  { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
  { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
]

/** An orb as it grows in a game: cards in legal places, tokens on some of their spaces, teams on others. */
interface Grown {
  laid: Laid[]
  tokens: { [space: SpaceKey]: string }
  teams: Point[]
}

/** A number from 0 to 1 chooses from a list. */
const chosen = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)]

const share = () => fc.double({ min: 0, max: 0.999, noNaN: true })

const grownOrb = (most: number): fc.Arbitrary<Grown> =>
  fc
    .tuple(
      fc.shuffledSubarray([...ORB_CARDS], { minLength: 1, maxLength: most }),
      fc.array(share(), { minLength: most, maxLength: most }),
      fc.array(share(), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([cards, places, teamSpaces, smallAirlock]) => {
      const laid: Laid[] = [...MAIN]
      const tokens: Grown['tokens'] = {}
      cards.forEach((face, i) => {
        const placement = chosen(
          legalPlacements({ map: mapOf(laid), pieces: { tokens, teams: [] }, face }),
          places[i]!,
        )
        if (!placement) return
        laid.push({ card: face.id, ...placement })
        for (const space of spacesOf(mapOf(laid))) {
          const isNew = space.card === laid.length - 1
          // Every other token was taken meanwhile.
          if (isNew && FOR_TOKENS.includes(space.cell) && i % 2) tokens[keyOf(space)] = 'A'
        }
      })
      if (smallAirlock) laid.push({ card: 'SMALL-1', x: 2, y: 0, turns: 0 })
      for (const key of Object.keys(tokens) as SpaceKey[]) {
        const map = mapOf(laid)
        const { x, y } = pointOf(key)
        if (!hasToken(map, { tokens }, numberAt(map, x, y))) delete tokens[key]
      }
      const free = spacesOf(mapOf(laid)).filter(space => !tokens[keyOf(space)])
      const teams = teamSpaces.map(where => chosen(free, where)!).map(({ x, y }) => ({ x, y }))
      return { laid, tokens, teams }
    })

describe('orb: properties', () => {
  it('[RFTG-17.02, RFTG-17.03, RFTG-17.04, RFTG-17.06, RFTG-17.07, RFTG-17.08, RFTG-17.09] agree with a slow reading of the rules', () => {
    const card = fc.constantFrom(...ORB_CARDS)
    fc.assert(
      fc.property(
        grownOrb(14),
        card,
        share(),
        fc.boolean(),
        ({ laid, tokens, teams }, face, where, breeds) => {
          const map = mapOf(laid)
          const breeder = breeds ? spacesOf(map)[Math.floor(where * spacesOf(map).length)]!.card : undefined
          const slow = slowOrb(laid)
          const tokenSpaces = new Set(Object.keys(tokens))
          const teamSpaces = new Set(teams.map(keyOf))
          const laying = { map, pieces: { tokens, teams }, face, breeder }
          const legal = new Set(legalPlacements(laying).map(({ x, y, turns }) => `${x},${y},${turns}`))
          for (let x = map.left - 4; x <= map.right + 3; x++) {
            for (let y = map.top - 4; y <= map.bottom + 3; y++) {
              for (const turns of [0, 1, 2, 3] as Turns[]) {
                const at = { x, y, turns }
                const expected = slowProblems(slow, tokenSpaces, teamSpaces, face, at, breeder)
                const found = placementProblems(laying, at).map(({ rule }) => rule)
                expect(found.sort(), JSON.stringify(at)).to.deep.equal(expected.sort())
                expect(legal.has(`${x},${y},${turns}`)).to.equal(expected.length === 0)
              }
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  it('[RFTG-13.04, RFTG-13.08, RFTG-13.09] show what a slow laying of all cards shows', () => {
    fc.assert(
      fc.property(grownOrb(25), ({ laid }) => {
        const map = mapOf(laid)
        const slow = slowOrb(laid)
        const spaces = spacesOf(map)
        expect(spaces.map(keyOf).sort()).to.deep.equal([...slow.cells.keys()].sort())
        for (const space of spaces) {
          const { x, y, cell, card, airlock } = space
          expect({ cell, card, airlock }).to.deep.equal(slow.cells.get(keyOf(space)))
          const edge = (dx: number, dy: number) =>
            slow.edges.get([keyOf(space), `${x + dx},${y + dy}`].sort().join('|'))
          expect(edgeAt(map, { x, y, side: 'top' })).to.equal(edge(0, -1))
          expect(edgeAt(map, { x, y, side: 'left' })).to.equal(edge(-1, 0))
          expect(edgeAt(map, { x, y: y + 1, side: 'top' })).to.equal(edge(0, 1))
          expect(edgeAt(map, { x: x + 1, y, side: 'left' })).to.equal(edge(1, 0))
        }
      }),
      { numRuns: 25 },
    )
  })

  const mover = fc.record({
    steps: fc.integer({ min: 0, max: 5 }),
    military: fc.integer({ min: -2, max: 8 }),
    wallPasses: fc.integer({ min: 0, max: 2 }),
    barrierPasses: fc.integer({ min: 0, max: 2 }),
  })

  it('[RFTG-16.03, RFTG-16.04, RFTG-16.05, RFTG-16.06, RFTG-16.07, RFTG-16.11, RFTG-19.07] reach what trying out every way reaches', () => {
    fc.assert(
      fc.property(grownOrb(16), mover, ({ laid, tokens, teams }, powers) => {
        const [from] = teams
        const { reaches } = rangeOf({ map: mapOf(laid), pieces: { tokens }, from: from!, ...powers })
        const told = reaches.map(
          reach => `${keyOf(reach)}: ${reach.steps} ${reach.wallPasses} ${reach.barrierPasses}`,
        )
        expect(new Set(told).size).to.equal(told.length)
        const expected = slowReaches(slowOrb(laid), new Set(Object.keys(tokens)), { from: from!, ...powers })
        expect(told.sort()).to.deep.equal([...expected].sort())
      }),
      { numRuns: 150 },
    )
  })

  it('[RFTG-16.03] go to every reach step by step, on ways that exist', () => {
    fc.assert(
      fc.property(grownOrb(20), mover, ({ laid, tokens, teams }, powers) => {
        const slow = slowOrb(laid)
        const from = teams[0]!
        const range = rangeOf({ map: mapOf(laid), pieces: { tokens }, from, ...powers })
        for (const reach of range.reaches) {
          const way = range.wayTo(reach)
          expect(way.length).to.equal(reach.steps)
          expect(way.filter(stride => stride.with === 'wallPass')).to.have.length(reach.wallPasses)
          expect(way.filter(stride => stride.with === 'barrierPass')).to.have.length(reach.barrierPasses)
          expect(keyOf(way.at(-1)!)).to.equal(keyOf(reach))
          const halves = (point: Point): string[] =>
            keyOf(point) === '0,1' ? ['0,1', '-1,1'] : [keyOf(point)]
          let at: Point = from
          for (const [i, stride] of way.entries()) {
            if (i < way.length - 1) expect(tokens[keyOf(stride)]).to.equal(undefined)
            const edges = halves(at).flatMap(a =>
              halves(stride).map(b => slow.edges.get([a, b].sort().join('|'))),
            )
            if (stride.by === 'step') {
              expect(edges).to.include(stride.over)
              if (stride.with === 'nothing') expect(stride.over).to.equal('open')
              if (stride.with === 'military') expect(stride.over).to.be.within(3, powers.military)
              if (stride.with === 'barrierPass') expect(stride.over).to.be.within(3, 7)
            } else {
              for (const end of [at, stride]) expect(slow.cells.get(keyOf(end))!.cell).to.equal('jump')
            }
            at = stride
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
