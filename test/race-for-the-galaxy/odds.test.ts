import { expect } from 'chai'
import { readerOf, type SeatId } from '../../games/kit/index.ts'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { drawOdds, unseenCards } from '../../games/race-for-the-galaxy/odds.ts'
import { designOf } from '../../games/race-for-the-galaxy/rules/deck.ts'
import { refuseDevelopment } from '../../games/race-for-the-galaxy/rules/develop.ts'
import { refuseSettling } from '../../games/race-for-the-galaxy/rules/placing.ts'
import type { RaceState, RaceView, Uid } from '../../games/race-for-the-galaxy/state.ts'
import { filmsOf } from '../support/stage/moments.ts'

const see = (g: RaceState, seat: SeatId): RaceView => raceForTheGalaxy.view(g, seat)
/** Everything but the log: there somebody may read of cards that have gone out of sight since. */
const withoutLog = (view: RaceView) => ({ ...view, log: undefined })

/** The state with two cards in each other's places, wherever they are. */
function swapped(g: RaceState, a: Uid, b: Uid): RaceState {
  const { log, steps, asks, ...rest } = g
  const text = JSON.stringify(rest)
    .replaceAll(`"${a}"`, '"?"')
    .replaceAll(`"${b}"`, `"${a}"`)
    .replaceAll('"?"', `"${b}"`)
  return { ...JSON.parse(text), log, steps, asks }
}

describe('RFTG odds of a draw', function () {
  this.timeout(60_000)
  const moments: { g: RaceState; seat: SeatId }[] = []
  before(async () => {
    for (const { states } of await filmsOf('race-for-the-galaxy')) {
      const choices = (states as RaceState[]).filter(
        ({ phase, deck }) => phase === 'actions' && deck.length > 0,
      )
      const g = choices[Math.floor(choices.length / 2)]
      if (g) moments.push(...g.order.slice(0, 2).map(seat => ({ g, seat })))
    }
    expect(moments.length).to.be.above(8)
  })

  it('[RFTG-20.01] count every card as the next one that could be, as the seat sees the table', () => {
    for (const { g, seat } of moments) {
      const odds = drawOdds(see(g, seat), seat)
      const top = g.deck.at(-1)!
      const unseen = unseenCards(see(g, seat))
      expect(unseen).to.include(top)
      expect(unseen).to.include.members(g.discard)
      let build = 0
      let settle = 0
      for (const card of unseen) {
        const other = swapped(g, card, top)
        expect(other.deck.at(-1)).to.equal(card)
        if (card === unseen[0] || card === unseen.at(-1)) {
          expect(withoutLog(see(other, seat)), card).to.deep.equal(withoutLog(see(g, seat)))
          expect(drawOdds(see(other, seat), seat), card).to.deep.equal(odds)
        }
        const player = other.players[seat]!
        const after = {
          ...other,
          players: { ...other.players, [seat]: { ...player, hand: [...player.hand, other.deck.at(-1)!] } },
        }
        if (designOf(card).type === 'world') settle += refuseSettling(after, seat, card) ? 0 : 1
        else build += refuseDevelopment(after, seat, card) ? 0 : 1
      }
      const value = (id: string) => odds.find(one => one.id === id)!.value
      expect(value('build')).to.be.closeTo(build / unseen.length, 1e-9)
      expect(value('settle')).to.be.closeTo(settle / unseen.length, 1e-9)
      expect(value('any')).to.be.closeTo((build + settle) / unseen.length, 1e-9)
    }
  })

  it('[RFTG-6.02] [RFTG-6.03] say how likely one is among as many as Explore draws, as drawing often says', () => {
    const { g, seat } = moments[0]!
    const [any] = drawOdds(see(g, seat), seat)
    const unseen = unseenCards(see(g, seat)).length
    const good = Math.round(any!.value * unseen)
    for (const { label, value } of any!.parts.filter(one => one.label.key === 'odds.among')) {
      const drawn = Number(label.params!.number)
      // One card after the other, none of them good.
      let none = 1
      for (let i = 0; i < drawn; i++) none *= (unseen - good - i) / (unseen - i)
      expect(value).to.be.closeTo(1 - Math.max(0, none), 1e-9)
    }
  })

  it('are in words', () => {
    for (const language of ['en', 'ja'] as const) {
      const reader = readerOf(raceForTheGalaxy.text, language, one => one)
      for (const { label, parts } of drawOdds(see(moments[0]!.g, moments[0]!.seat), moments[0]!.seat))
        for (const said of [label, ...parts.map(part => part.label)])
          expect(reader.read(said))
            .to.match(/\S/)
            .and.not.match(/odds\.|\{\{/)
    }
  })
})
