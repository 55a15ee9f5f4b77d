import { expect } from 'chai'
import type { OrbFace } from '../../games/race-for-the-galaxy/cards.ts'
import { ORB_CARDS } from '../../games/race-for-the-galaxy/data/orb-cards.ts'
import {
  canBeLaid,
  type Laying,
  legalPlacements,
  mapOf,
  type Placement,
  placementProblems,
  type Turns,
} from '../../games/race-for-the-galaxy/orb/index.ts'
import { type DrawnOrb, drawnCard, drawnOrb } from './orb-art.ts'

const OPEN_CARD = drawnCard(`
  +   +   +
   .   .
  +   +   +
   .   .
  +   +   +
   .   .
  +   +   +`)

const WALLED_CARD = drawnCard(`
  +---+---+
  |.   .  |
  +   +   +
  |.   .  |
  +   +   +
  |.   .  |
  +---+---+`)

/** Two rows of two spaces with walls around. */
const SMALL_ORB = `
  +---+---+
  |.   .  |
  +   +   +
  |.   .  |
  +---+---+`

const at = (x: number, y: number, turns: Turns = 0): Placement => ({ x, y, turns })
const laying = (orb: DrawnOrb, face: OrbFace = WALLED_CARD, breeder?: string): Laying => ({
  map: orb.map,
  pieces: orb.pieces,
  face,
  ...(breeder && { breeder: orb.card(breeder) }),
})

/** The rules that forbid a card at a place. */
const forbid = (what: Laying, placement: Placement) =>
  placementProblems(what, placement).map(({ rule }) => rule)

describe('orb: placing', () => {
  describe('what may be covered', () => {
    it('[RFTG-17.02] covers no space of an airlock card, whatever it holds', () => {
      const orb = drawnOrb(`
        +---+---+---+
        |.   c#  j# |
        +---+---+---+`)
      expect(forbid(laying(orb), at(0, 0))).to.deep.equal(['RFTG-17.02'])
      expect(forbid(laying(orb), at(2, 0))).to.deep.equal(['RFTG-17.02'])
      expect(forbid(laying(orb), at(-1, 0))).to.deep.equal([])
      expect(forbid(laying(orb), at(3, 0))).to.deep.equal([])
    })

    it('[RFTG-17.02] names the spaces that are in the way', () => {
      const orb = drawnOrb(`
        +---+---+---+
        |.   c#  j# |
        +---+---+---+`)
      const [problem] = placementProblems(laying(orb), at(1, 0))
      expect(problem).to.deep.include({
        rule: 'RFTG-17.02',
        spaces: [
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
      })
    })

    it('[RFTG-17.03] covers no artifact token, but the space of one that was taken', () => {
      const orb = drawnOrb(`
        +---+---+---+
        |a * a   b *|
        +---+---+---+`)
      expect(forbid(laying(orb), at(-1, 0))).to.deep.equal(['RFTG-17.03'])
      expect(forbid(laying(orb), at(2, 0))).to.deep.equal(['RFTG-17.03'])
      expect(forbid(laying(orb), at(1, 0, 1))).to.deep.equal(['RFTG-17.03'])
      const taken = drawnOrb(`
        +---+---+---+
        |a   a   b *|
        +---+---+---+`)
      expect(forbid(laying(taken), at(-1, 0))).to.deep.equal([])
      expect(forbid(laying(taken), at(0, 0))).to.deep.equal([])
    })

    it('[RFTG-17.04] covers no survey team', () => {
      const orb = drawnOrb(`
        +---+---+
        |. T .  |
        +---+---+`)
      const [problem] = placementProblems(laying(orb), at(-1, 0))
      expect(problem).to.deep.include({ rule: 'RFTG-17.04', spaces: [{ x: 0, y: 0 }] })
      expect(forbid(laying(orb), at(1, 0))).to.deep.equal([])
    })

    it('[RFTG-17.05] covers uplift bases, empty artifact spaces and jump tubes', () => {
      const orb = drawnOrb(`
        +---+---+
        |u   j  |
        +   +   +
        |a   t  |
        +---+---+`)
      expect(forbid(laying(orb), at(0, 0))).to.deep.equal([])
    })
  })

  describe('where it lies', () => {
    it('[RFTG-17.06] brings at least one new space', () => {
      const orb = drawnOrb(`
        +---+---+
        |.   .  |
        +   +   +
        |.   .  |
        +   +   +
        |.   .  |
        +---+---+`)
      expect(forbid(laying(orb), at(0, 0))).to.deep.equal(['RFTG-17.06'])
      expect(forbid(laying(orb), at(0, 1))).to.deep.equal([])
      expect(forbid(laying(orb), at(0, 0, 1))).to.deep.equal([])
    })

    it('[RFTG-17.07] touches the orb with an edge; a corner is not enough', () => {
      const orb = drawnOrb(SMALL_ORB)
      expect(forbid(laying(orb), at(2, 1))).to.deep.equal([])
      expect(forbid(laying(orb), at(2, 2))).to.deep.equal(['RFTG-17.07'])
      expect(forbid(laying(orb), at(-2, -3))).to.deep.equal(['RFTG-17.07'])
      expect(forbid(laying(orb), at(-2, -2))).to.deep.equal([])
      expect(forbid(laying(orb), at(3, 0))).to.deep.equal(['RFTG-17.07'])
      expect(forbid(laying(orb), at(500, -500))).to.deep.equal(['RFTG-17.07'])
    })

    it('[RFTG-17.11] may enclose teams and build dead ends', () => {
      const orb = drawnOrb(`
        +---+---+
        |. T .  |
        +   +   +`)
      expect(forbid(laying(orb), at(0, 1))).to.deep.equal([])
    })
  })

  describe('match or worse', () => {
    const border = (top: string) =>
      drawnOrb(`
        +${top}+---+
        |.   .  |
        +---+---+`)
    const card = (bottom: string) =>
      drawnCard(`
        +---+---+
        |.   .  |
        +   +   +
        |.   .  |
        +   +   +
        |.   .  |
        +${bottom}+---+`)

    const ORDER = ['   ', ' 3 ', ' 4 ', ' 5 ', ' 6 ', ' 7 ', '---']
    for (const [old, oldEdge] of ORDER.entries()) {
      it(`[RFTG-17.08] allows "${oldEdge}" and worse on an outer border of "${oldEdge}"`, () => {
        const allowed = ORDER.filter(
          edge => forbid(laying(border(oldEdge), card(edge)), at(0, -3)).length === 0,
        )
        expect(allowed).to.deep.equal(ORDER.slice(old))
      })
    }

    it('[RFTG-17.08] holds where the card covers the inner space of the border, too', () => {
      // The new card's outermost edges lie on the old border; the space beyond them is not part of the orb.
      const orb = drawnOrb(`
        +---+---+---+
        |.   .   .  |
        +   +   +   +
        |.   .   .  |
        +---+---+---+`)
      expect(forbid(laying(orb, OPEN_CARD), at(0, 0))).to.deep.equal(['RFTG-17.08'])
      const [problem] = placementProblems(laying(orb, OPEN_CARD), at(0, 0))
      expect(problem!.edges).to.deep.equal([
        { x: 0, y: 0, side: 'top' },
        { x: 1, y: 0, side: 'top' },
        { x: 0, y: 0, side: 'left' },
        { x: 0, y: 1, side: 'left' },
      ])
      expect(forbid(laying(orb, WALLED_CARD), at(0, 0))).to.deep.equal([])
    })

    it('[RFTG-17.10] ignores edges inside the old orb, and old edges below the card', () => {
      const orb = drawnOrb(`
        +   +   +   +
         .   .  |.
        +   +   +   +
         .  |.  |.
        +---+---+   +
         .   .   .
        +   +   +   +`)
      // The right border of the card lies between (1, y) and (2, y), which both existed: walls become open edges.
      expect(forbid(laying(orb, OPEN_CARD), at(0, -1))).to.deep.equal([])
      // In the same place with an outer border that is a wall, the card is refused.
      const walled = drawnOrb(`
        +   +   +   +
        |.   .  |.
        +   +   +   +
        |.  |.  |.
        +---+---+   +
         .   .   .
        +   +   +   +`)
      expect(forbid(laying(walled, OPEN_CARD), at(0, -1))).to.deep.equal(['RFTG-17.08'])
    })

    it('[RFTG-17.08] asks nothing of borders that touch no space of the orb', () => {
      const orb = drawnOrb(`
        +   +
         .
        +   +`)
      expect(forbid(laying(orb, OPEN_CARD), at(1, 0))).to.deep.equal([])
      expect(forbid(laying(orb, WALLED_CARD), at(1, 0))).to.deep.equal([])
    })

    it('[RFTG-13.06, RFTG-17.01] may be laid in any turn, each with its own edges', () => {
      const oneWall = drawnCard(`
        +---+---+
         .   .
        +   +   +
         .   .
        +   +   +
         .   .
        +   +   +`)
      const below = drawnOrb(SMALL_ORB)
      // The wall on the orb's upper border must meet the card's only walls: those of its top, turned to its foot.
      const legal = ([0, 1, 2, 3] as const).filter(
        turns => forbid(laying(below, oneWall), at(0, turns % 2 ? -2 : -3, turns)).length === 0,
      )
      expect(legal).to.deep.equal([2])
    })
  })

  describe('breeding tubes', () => {
    const orb = drawnOrb(`
      +   +   +   +   +   +   +
       .A  .A  tBT .B  .C  .C
      +   +   +   +   +   +   +`)

    it('[RFTG-17.09] keeps away from the card with the tube, even from its corners', () => {
      expect(forbid(laying(orb, OPEN_CARD, 'B'), at(0, 1))).to.deep.equal(['RFTG-17.09'])
      expect(forbid(laying(orb, OPEN_CARD, 'B'), at(-1, 1))).to.deep.equal([])
      expect(forbid(laying(orb, OPEN_CARD, 'B'), at(4, 1))).to.deep.equal(['RFTG-17.09'])
      expect(forbid(laying(orb, OPEN_CARD, 'B'), at(5, 1))).to.deep.equal([])
      const [problem] = placementProblems(laying(orb, OPEN_CARD, 'B'), at(0, 1))
      expect(problem!.spaces).to.deep.equal([{ x: 1, y: 1 }])
    })

    it('[RFTG-17.09] asks only of the card that was drawn for a tube', () => {
      expect(forbid(laying(orb, OPEN_CARD), at(0, 1))).to.deep.equal([])
    })

    it('[RFTG-17.09] counts only what is still seen of the card with the tube', () => {
      const covered = drawnOrb(`
        +   +   +   +   +   +   +
         .A  .A  tBT .C  .C  .C
        +   +   +   +   +   +   +`)
      expect(forbid(laying(covered, OPEN_CARD, 'B'), at(4, 1))).to.deep.equal([])
      expect(forbid(laying(covered, OPEN_CARD, 'B'), at(3, 1))).to.deep.equal(['RFTG-17.09'])
    })
  })

  describe('all placements', () => {
    it('[RFTG-17.01] finds every place around a single space', () => {
      const orb = drawnOrb(
        `
        +   +
         .T
        +   +`.replace('.T', '. T'),
      )
      // Around a space that may not be covered: with 2 x 3 spaces, 3 beside it on each side and 2 above and below.
      expect(legalPlacements(laying(orb, WALLED_CARD))).to.have.length(4 * (2 * 3 + 2 * 2))
    })

    it('[RFTG-17.01] finds none where there is none', () => {
      const orb = drawnOrb(`
        +---+
        |c# |
        +---+`)
      expect(canBeLaid(laying(orb, OPEN_CARD))).to.equal(false)
      expect(legalPlacements(laying(orb, OPEN_CARD))).to.deep.equal([])
      expect(canBeLaid(laying(orb, WALLED_CARD))).to.equal(true)
    })

    it('[RFTG-17.01] finds many places for every card on the main airlock', () => {
      const map = mapOf([
        { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
        { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
      ])
      for (const face of ORB_CARDS) {
        const found = legalPlacements({ map, pieces: { tokens: {}, teams: [] }, face })
        expect(found.length, face.id).to.be.greaterThan(20)
        for (const placement of found) {
          expect(
            placementProblems({ map, pieces: { tokens: {}, teams: [] }, face }, placement),
          ).to.deep.equal([])
        }
      }
    })
  })
})
