import { expect } from 'chai'
import { readerOf, type SeatId } from '../../games/kit/index.ts'
import type { PlaceNumber } from '../../games/not-alone/data/places.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import { catchOdds, presence } from '../../games/not-alone/odds.ts'
import type { NotAloneState } from '../../games/not-alone/state.ts'
import { filmsOf } from '../support/stage/moments.ts'

/** All ways to take `count` of `list`. */
function taken<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, i) => taken(list.slice(i + 1), count - 1).map(rest => [one, ...rest]))
}

/** Every other state in which a Hunted has locked other cards, and the Creature sees the same. */
function otherwise(g: NotAloneState, seat: SeatId): NotAloneState[] {
  const { hand, locked, discard } = g.hunted[seat]!
  const isMasked = g.smokescreen
  const pool = [...hand, ...locked, ...(isMasked ? discard : [])].filter(
    card => !g.hunted[seat]!.shown.includes(card),
  )
  const kept = g.hunted[seat]!.shown.filter(card => hand.includes(card))
  return taken(pool, locked.length).flatMap(cards => {
    const left = pool.filter(card => !cards.includes(card))
    return taken(left, hand.length - kept.length).map(held => {
      const own = {
        ...g.hunted[seat]!,
        locked: cards,
        hand: [...kept, ...held],
        discard: isMasked ? left.filter(card => !held.includes(card)) : discard,
      }
      return { ...g, hunted: { ...g.hunted, [seat]: own } }
    })
  })
}

describe('NA odds of a catch', function () {
  this.timeout(120_000)
  /** The Creature places a token: everybody has locked. */
  const moments: NotAloneState[] = []
  before(async () => {
    for (const { states } of await filmsOf('not-alone'))
      moments.push(
        ...(states as NotAloneState[]).filter(
          ({ asks, phase, hunted }) =>
            phase === 'hunting' &&
            asks.some(({ kind }) => kind === 'place') &&
            Object.values(hunted).every(({ locked }) => locked.length > 0),
        ),
      )
    expect(moments.length).to.be.above(20)
  })

  it('[NA-4.02] [NA-6.01] [NA-12.03] are what comes of every hand that the Creature may believe in', () => {
    const active = new Set<string | null>()
    for (const g of moments.filter((_, i) => i % 5 === 0)) {
      const view = notAlone.view(g, g.creatureSeat)
      const odds = catchOdds(view)
      for (const seat of g.turnOrder) {
        active.add(g.hunted[seat]!.active)
        const all = otherwise(g, seat)
        const at = presence(view, seat)
        for (const other of [all[0]!, all.at(-1)!]) {
          expect(notAlone.view(other, g.creatureSeat)).to.deep.equal(view)
          expect(catchOdds(notAlone.view(other, g.creatureSeat))).to.deep.equal(odds)
        }
        const isRiver = g.hunted[seat]!.active === 'river'
        for (const { id, parts } of odds) {
          const place = Number(id) as PlaceNumber
          const share = all.filter(other => other.hunted[seat]!.locked.includes(place)).length / all.length
          const chance = isRiver && g.hunted[seat]!.locked.length === 2 ? share / 2 : share
          expect(at.get(place) ?? 0, `${id} ${seat}`).to.be.closeTo(chance, 1e-9)
          expect(parts.find(({ label }) => label.params?.seat === `seat:${seat}`)!.value).to.be.closeTo(
            chance,
            1e-9,
          )
        }
      }
      for (const { value, parts } of odds) {
        const nobody = parts
          .filter(({ of }) => of === 'chance')
          .reduce((all, part) => all * (1 - part.value), 1)
        expect(value).to.be.closeTo(1 - nobody, 1e-9)
      }
    }
    expect(active.size, 'with River or Artefact too').to.be.above(1)
  })

  it('are in words', () => {
    const view = notAlone.view(moments[0]!, null)
    for (const language of ['en', 'ja'] as const) {
      const reader = readerOf(notAlone.text, language, one => one)
      for (const { label, parts } of catchOdds(view))
        for (const said of [label, ...parts.map(part => part.label)])
          expect(reader.read(said))
            .to.match(/\S/)
            .and.not.match(/odds\.|\{\{/)
    }
  })
})
