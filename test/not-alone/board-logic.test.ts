import { expect } from 'chai'
import { linesOf } from '../../games/kit/index.ts'
import { happeningsOf, pictureAfter } from '../../games/not-alone/board/happenings.ts'
import {
  type Option,
  optionsOf,
  type PieceKey,
  pointAt,
  standingOf,
} from '../../games/not-alone/board/options.ts'
import { raceOf } from '../../games/not-alone/board/race.ts'
import { canBeAt, suspicionsOf } from '../../games/not-alone/board/suspects.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import { playAndLook, readersOf, viewOf } from './board-play.ts'

/** The draft after pointing at these pieces, one after the other, as a player would. */
const pointedAt = (options: readonly Option[], pieces: readonly PieceKey[]) =>
  pieces.reduce<PieceKey[][]>((picked, piece) => {
    const { selectable, chosen } = standingOf(options, picked)
    if (chosen.includes(piece)) return picked
    expect(selectable, `${piece} can be pointed at`).to.include(piece)
    return pointAt(options, picked, piece)
  }, [])

describe('Logic of the board of Not Alone', function () {
  this.timeout(60_000)

  it('reaches every legal move by pointing at its pieces', () => {
    const reached = new Set<string>()
    for (const players of [2, 5]) {
      playAndLook(`point ${players}`, players, ({ label, now }) => {
        for (const seat of [now.creatureSeat, ...now.turnOrder]) {
          const view = viewOf(now, seat)
          const options = optionsOf(view, seat, notAlone.legalMoves(view, seat))
          for (const option of options) {
            const family = options.filter(one => one.family === option.family)
            const picked = pointedAt(
              family,
              option.facets.flatMap(({ pieces }) => pieces),
            )
            const { complete } = standingOf(family, picked)
            expect(complete?.legal.args, `${label}: ${option.family}`).to.deep.equal(option.legal.args)
            reached.add(option.legal.move)
          }
        }
      })
    }
    expect([...reached].sort()).to.deep.equal(
      [
        'answer',
        'chooseBoardFace',
        'doNothing',
        'endPlacement',
        'giveUp',
        'letBe',
        'lockPlaces',
        'pass',
        'placeToken',
        'playHunt',
        'playSurvival',
        'resist',
        'takeBack',
        'unlockPlaces',
        'usePower',
      ].sort(),
    )
  })

  it('takes a piece back when it is pointed at again, and another one in its place', () => {
    const places: PieceKey[] = ['hand/place:1', 'hand/place:2', 'hand/place:3']
    const lock = (...numbers: number[]): Option => ({
      family: 'lock',
      facets: [{ pieces: numbers.map(n => `hand/place:${n}` as const), ordered: false }],
      ask: undefined,
      legal: { move: 'lockPlaces', args: [1, numbers], label: { key: 'x' } },
    })
    const one = [lock(1), lock(2), lock(3)]
    expect(pointAt(one, [[places[0]!]], places[0]!)).to.deep.equal([[]])
    expect(pointAt(one, [[places[0]!]], places[1]!)).to.deep.equal([[places[1]]])
    const two = [lock(1, 2), lock(1, 3), lock(2, 3)]
    const picked = pointedAt(two, [places[0]!, places[1]!])
    expect(standingOf(two, picked).complete).to.equal(two[0])
    expect(standingOf(two, pointAt(two, picked, places[2]!)).complete).to.equal(two[2])
    expect(standingOf(two, [[places[0]!]]).complete).to.equal(null)
  })

  it('shows what happened until the picture agrees with the view', () => {
    playAndLook('happen', 5, ({ label, before, now }) => {
      for (const seat of readersOf(now)) {
        const from = viewOf(before, seat)
        const to = viewOf(now, seat)
        const fresh = linesOf(to.log).filter(({ n }) => n > from.log.last)
        const picture = happeningsOf(fresh, () => false).reduce(pictureAfter, from)
        expect(picture.rescue, label).to.equal(to.rescue)
        expect(picture.assimilation, label).to.equal(to.assimilation)
        expect(picture.marker, label).to.equal(to.marker)
        expect(picture.reserve, label).to.deep.equal(to.reserve)
        for (const one of to.turnOrder) {
          expect(picture.hunted[one]!.will, `${label}: Will of ${one}`).to.equal(to.hunted[one]!.will)
          expect(picture.hunted[one]!.owned, label).to.have.members(to.hunted[one]!.owned)
          if (to.round === from.round && !to.outcome)
            expect(
              picture.hunted[one]!.explored.map(({ place }) => place),
              label,
            ).to.deep.equal(to.hunted[one]!.explored.map(({ place }) => place))
        }
        if (to.round === from.round && !to.outcome) expect(picture.tokens, label).to.deep.equal(to.tokens)
      }
    })
  })

  it('never rules out what a Hunted can in fact do, and never tells what nobody may know', () => {
    playAndLook('suspect', 4, ({ label, now }) => {
      if (now.outcome) return
      for (const reader of [now.creatureSeat, null]) {
        const view = viewOf(now, reader)
        for (const seat of now.turnOrder) {
          const { hand, locked, discard } = now.hunted[seat]!
          for (const { place, state } of suspicionsOf(view, seat)) {
            const where = `${label}: place ${place} of ${seat}`
            const isHeld = hand.includes(place) || locked.includes(place)
            if (isHeld) expect(state, where).to.be.oneOf(['possible', 'unknown', 'hand'])
            if (state === 'hand') expect(view.hunted[seat]!.shown, where).to.include(place)
            if (state === 'discarded') expect(discard, where).to.include(place)
            if (locked.includes(place)) expect(canBeAt(view, place), where).to.include(seat)
          }
        }
      }
    })
  })

  it('says who is ahead by the share of the way that is done', () => {
    playAndLook('race', 3, ({ now }) => {
      const { rescue, assimilation, lead } = raceOf(viewOf(now, null))
      if (lead === 'hunted') expect(rescue.done).to.be.greaterThan(assimilation.done)
      if (lead === 'creature') expect(assimilation.done).to.be.greaterThan(rescue.done)
      if (now.rescue === 0) expect(rescue.done).to.equal(100)
      if (now.assimilation === 0) expect(assimilation.done).to.equal(100)
    })
  })
})
