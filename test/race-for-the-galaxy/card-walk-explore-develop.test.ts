/** Every power of the phases Explore and Develop, on every card. */
import { expect, otherThan, position, sumOn, uid, walk } from './walk.ts'

const TARGET = 'drop-ships'

walk('explore', {
  extraDraw({ card }) {
    const t = position({
      phases: ['explore'],
      ada: { tableau: [card.id], action: 'produce' },
      bea: { action: 'explore-5' },
    })
    const draw = 2 + sumOn(card, 'explore', 'extraDraw', ({ amount }) => amount)
    expect(t.own.drawn).to.have.length(draw)
    expect(t.state.players['1']!.drawn).to.have.length(7)
  },
  extraKeep({ card }) {
    const t = position({
      phases: ['explore'],
      ada: { tableau: [card.id], action: 'explore-5' },
      bea: { action: 'explore-5' },
    })
    const keep = 1 + sumOn(card, 'explore', 'extraKeep', ({ amount }) => amount)
    const kept = t.own.drawn.slice(0, keep)
    t.ada.cannot('answer', [kept.slice(1)], { rule: 'kit' })
    t.ada.answers(...kept)
    t.bea.cannot('answer', [t.state.players['1']!.drawn.slice(0, 2)], { rule: 'kit' })
    t.bea.answers(t.state.players['1']!.drawn[0]!)
    expect(t.own.hand).to.deep.equal(kept)
  },
  orbMove({ card, power }) {
    const SPACES: { readonly [steps: number]: [number, number] } = {
      4: [2, 0],
      5: [4, 0],
      6: [4, -1],
      7: [3, -1],
    }
    for (const [tableau, range] of [
      [[card.id], 4 + power.amount],
      [[], 4],
    ] as const) {
      const begin = () => position({ phases: ['explore'], ada: { tableau }, orb: true })
      // Five steps lead around a wall and seven around a barrier that are in the way of fewer.
      const rule = range + 1 === 7 ? 'RFTG-16.07' : 'RFTG-16.06'
      begin().ada.cannot('moveTeam', ['0a', ...SPACES[range + 1]!, []], { rule })
      const t = begin()
      t.ada.does('moveTeam', '0a', ...SPACES[range]!, [])
      const [x, y] = SPACES[range]!
      expect(t.state.orb!.teams['0a']).to.deep.equal({ seat: '0', x, y })
    }
  },
})

walk('develop', {
  discount({ card, power }) {
    const price = 4 - power.amount
    const t = position({ phases: ['develop'], ada: { tableau: [card.id], hand: [TARGET], more: price } })
    t.ada.does('develop', uid(TARGET))
    expect(t.has(TARGET)).to.equal(true)
    expect(t.own.hand).to.deep.equal([])
    position({
      phases: ['develop'],
      ada: { tableau: [card.id], hand: [TARGET], more: price - 1 },
    }).ada.cannot('develop', [uid(TARGET)], { rule: 'RFTG-7.04' })
  },
  drawAtPhaseStart({ card, power }) {
    const t = position({ phases: ['develop'], ada: { tableau: [card.id] }, bea: { more: 1 } })
    expect(t.own.hand).to.have.length(power.amount)
    expect(t.state.players['1']!.hand).to.have.length(1)
  },
  drawAfterPlacing({ card, power }) {
    const built = otherThan(card, 'export-duties')
    const ada = { tableau: [card.id], hand: [built], more: 1 }
    const t = position({ phases: ['develop'], ada })
    t.ada.does('develop', uid(built))
    expect(t.has(built)).to.equal(true)
    expect(t.own.hand).to.have.length(power.amount)

    const idle = position({ phases: ['develop'], ada })
    idle.ada.does('pass')
    expect(idle.own.hand).to.have.length(2)
  },
})
