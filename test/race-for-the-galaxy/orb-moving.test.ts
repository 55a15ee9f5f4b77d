import { expect } from 'chai'
import {
  keyOf,
  type Laid,
  type Mover,
  mapOf,
  type Point,
  rangeOf,
  type SpaceKey,
} from '../../games/race-for-the-galaxy/orb/index.ts'
import { drawnOrb } from './orb-art.ts'

const NOTHING = { military: 0, wallPasses: 0, barrierPasses: 0 }

/** A team on a drawn orb, at (0, 0) unless told otherwise. */
function team(art: string, { from = { x: 0, y: 0 }, steps = 4, ...powers }: Partial<Mover> = {}): Mover {
  const { map, pieces } = drawnOrb(art)
  return { map, pieces, from, steps, ...NOTHING, ...powers }
}

/** What a team can reach, as `space: steps`; artifacts used are told as `w` and `b`. */
const reached = (mover: Mover): { [space: string]: string } => {
  const found: { [space: string]: string } = {}
  for (const reach of rangeOf(mover).reaches) {
    const told = `${reach.steps}${'w'.repeat(reach.wallPasses)}${'b'.repeat(reach.barrierPasses)}`
    found[keyOf(reach)] = found[keyOf(reach)] === undefined ? told : `${found[keyOf(reach)]} ${told}`
  }
  return found
}

/** The way to a space with the fewest artifacts, as words. */
function way(mover: Mover, to: SpaceKey): string[] {
  const range = rangeOf(mover)
  const reach = range.reaches.find(one => keyOf(one) === to)!
  return range.wayTo(reach).map(stride => {
    const edge = stride.by === 'tube' ? 'tube' : String(stride.over)
    return `${keyOf(stride)} ${edge}${stride.with === 'nothing' ? '' : ` ${stride.with}`}`
  })
}

const MAIN: readonly Laid[] = [
  { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
  { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
]
const onMain = (from: Point, steps: number, more: readonly Laid[] = []): Mover => ({
  map: mapOf([...MAIN, ...more]),
  pieces: { tokens: {} },
  from,
  steps,
  ...NOTHING,
})

describe('orb: moving', () => {
  const FIELD = `
    +---+---+---+
    |.   .   .  |
    +   +   +   +
    |.   .   .  |
    +---+---+---+`

  it('[RFTG-16.02] moves up to as many spaces as it has steps', () => {
    expect(reached(team(FIELD, { steps: 1 }))).to.deep.equal({ '1,0': '1', '0,1': '1' })
    expect(reached(team(FIELD, { steps: 2 }))).to.deep.equal({
      '1,0': '1',
      '0,1': '1',
      '2,0': '2',
      '1,1': '2',
    })
    expect(reached(team(FIELD, { steps: 0 }))).to.deep.equal({})
  })

  it('[RFTG-16.03] goes to orthogonal neighbours that exist', () => {
    const diagonal = team(`
      +   +   +
       .
      +   +   +
           .
      +   +   +`)
    expect(reached(diagonal)).to.deep.equal({})
    expect(reached(team(FIELD))).to.have.all.keys('1,0', '2,0', '0,1', '1,1', '2,1')
  })

  it('[RFTG-16.06] passes no wall', () => {
    const walls = team(`
      +---+---+---+
      |.  |.   .  |
      +   +---+   +
      |.   .   .  |
      +---+---+---+`)
    expect(reached(walls)).to.deep.equal({ '0,1': '1', '1,1': '2', '2,1': '3', '2,0': '4' })
  })

  it('[RFTG-16.07] passes a barrier with at least as much Military', () => {
    const BARRIERS = `
      +   +   +   +   +
       .  3.  5.  7.
      +   +   +   +   +`
    const far = (military: number) => Object.keys(reached(team(BARRIERS, { military }))).length
    expect([-2, 0, 2, 3, 4, 5, 6, 7, 99].map(far)).to.deep.equal([0, 0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('[RFTG-16.06] passes no wall with any Military', () => {
    expect(reached(team('+   +   +\n .  |.\n+   +   +', { military: 99 }))).to.deep.equal({})
  })

  it('[RFTG-16.10] is not blocked by other teams', () => {
    const teams = team(`
      +   +   +   +
       . T . T .
      +   +   +   +`)
    expect(reached(teams)).to.deep.equal({ '1,0': '1', '2,0': '2' })
  })

  it('[RFTG-16.11] stops where a token lies', () => {
    const TOKENS = `
      +   +   +   +   +
       .   a * .   .
      +   +   +   +   +
       .   .  |.   a
      +   +   +   +   +`
    const range = rangeOf(team(TOKENS, { steps: 9 }))
    expect(reached(team(TOKENS, { steps: 9 }))).to.deep.equal({ '1,0': '1', '0,1': '1', '1,1': '2' })
    expect(range.reaches.filter(({ token }) => token).map(keyOf)).to.deep.equal(['1,0'])
  })

  describe('jump tubes', () => {
    const TUBES = `
      +   +   +   +   +   +   +
       .   j          |j   .
      +   +   +   +   +---+   +

      +   +   +---+   +   +   +
              |j  |
      +   +   +---+   +   +   +`

    it('[RFTG-16.05] lead to every other tube in one step, whatever is between', () => {
      expect(reached(team(TUBES))).to.deep.equal({ '1,0': '1', '4,0': '2', '2,2': '2', '5,0': '3' })
    })

    it('[RFTG-16.05] are not left in passing: entering one and leaving another are steps', () => {
      expect(reached(team(TUBES, { steps: 1 }))).to.deep.equal({ '1,0': '1' })
      expect(way(team(TUBES), '5,0')).to.deep.equal(['1,0 open', '4,0 tube', '5,0 open'])
    })

    it('[RFTG-13.13, RFTG-16.05] of the main airlock take part', () => {
      // A01 turned by 0 has its tube at (0, 1) of the card, here at (2, 5); nothing else leads there in time.
      const mover = onMain({ x: 0, y: 1 }, 2, [{ card: 'A01', x: 2, y: 3, turns: 0 }])
      expect(way(mover, '2,4')).to.deep.equal(['-1,0 open', '2,4 tube'])
    })
  })

  describe('the large airlock', () => {
    const NEIGHBOURS = ['-1,0', '0,0', '1,1', '-1,2', '0,2', '-2,1']

    it('[RFTG-13.12, RFTG-16.04] is one space with six neighbours', () => {
      expect(reached(onMain({ x: 0, y: 1 }, 1))).to.have.all.keys(...NEIGHBOURS)
      expect(reached(onMain({ x: -1, y: 1 }, 1))).to.have.all.keys(...NEIGHBOURS)
    })

    it('[RFTG-13.12, RFTG-16.04] is crossed from side to side in two steps', () => {
      const range = reached(onMain({ x: -2, y: 1 }, 2))
      expect(range['0,1']).to.equal('1')
      expect(range['1,1']).to.equal('2')
      expect(range).not.to.have.property('-1,1')
    })
  })

  describe('artifacts', () => {
    it('[RFTG-19.07] pass a wall or a barrier each', () => {
      const WALLS = `
        +   +   +   +   +
         .  |.  5.  |.
        +   +   +   +   +`
      expect(reached(team(WALLS, { wallPasses: 1 }))).to.deep.equal({ '1,0': '1w' })
      expect(reached(team(WALLS, { wallPasses: 2 }))).to.deep.equal({ '1,0': '1w', '2,0': '2ww' })
      expect(reached(team(WALLS, { wallPasses: 3 }))).to.deep.equal({
        '1,0': '1w',
        '2,0': '2ww',
        '3,0': '3www',
      })
      expect(reached(team(WALLS, { barrierPasses: 3 }))).to.deep.equal({})
      expect(reached(team(WALLS, { wallPasses: 1, barrierPasses: 1 }))).to.deep.equal({
        '1,0': '1w',
        '2,0': '2wb',
      })
      expect(reached(team(WALLS, { wallPasses: 2, military: 5 }))).to.deep.equal({
        '1,0': '1w',
        '2,0': '2w',
        '3,0': '3ww',
      })
    })

    it('[RFTG-19.07] are told apart where both would do', () => {
      const BARRIER = '+   +   +\n .  7.\n+   +   +'
      expect(reached(team(BARRIER, { wallPasses: 1, barrierPasses: 1 }))).to.deep.equal({ '1,0': '1w 1b' })
    })

    it('[RFTG-19.07] are not used up where they save no step', () => {
      const DETOUR = `
        +   +   +   +
         .  |.  |.
        +   +   +   +
         .   .   .
        +   +   +   +`
      const mover = team(DETOUR, { wallPasses: 2 })
      expect(reached(mover)).to.deep.include({
        '1,0': '1w 3',
        '2,0': '2ww 4',
        '0,1': '1',
        '1,1': '2',
        '2,1': '3',
      })
      // With one artifact (2, 0) takes four steps as well, so that is not offered.
      expect(way(mover, '2,0')).to.deep.equal(['1,0 wall wallPass', '2,0 wall wallPass'])
    })
  })

  it('[RFTG-16.03] tells the way step by step', () => {
    const mover = team(
      `
      +   +   +
       .  3.
      +   +   +
      |.  |.  |
      +---+---+`,
      { military: 3 },
    )
    expect(way(mover, '1,1')).to.deep.equal(['1,0 3 military', '1,1 open'])
  })
})
