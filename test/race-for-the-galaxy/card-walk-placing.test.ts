/** All cards, one by one, are placed from hand: at their price, or with the Military that they need. */
import type { Card } from '../../games/race-for-the-galaxy/cards.ts'
import { CARDS } from '../../games/race-for-the-galaxy/data/cards.ts'
import { expect, forces, position } from './walk.ts'

const isMilitary = (card: Card) => card.type === 'world' && card.military

/** Ada with the card in hand, and with so many others or so much Military. */
const begin = (card: Card, single: string, amount: number, phases: ['develop'] | ['settle']) =>
  position({
    phases,
    ada: isMilitary(card)
      ? { tableau: forces(amount, card.id), hand: [single] }
      : { hand: [single], more: amount },
  })

describe('race-for-the-galaxy: every card is placed', () => {
  for (const card of CARDS)
    for (let copy = 1; copy <= card.copies; copy++) {
      const single = `${card.id}#${copy}`
      it(`${single}: ${card.type === 'development' ? '' : isMilitary(card) ? 'military ' : 'non-military '}${card.type}, ${card.cost}`, () => {
        const isWorld = card.type === 'world'
        const move = isWorld ? 'settle' : 'develop'
        const t = begin(card, single, card.cost, [move])
        t.ada.does(move, single)
        if (t.ada.isAsked('placeWorld')) t.ada.answers(...t.own.hand)
        if (t.ada.isAsked('discardForGood')) t.ada.answers()
        expect(t.own.tableau.at(-1)).to.equal(single)
        expect(t.own.hand).to.deep.equal([])
        expect(t.goods).to.deep.equal(isWorld && card.production === 'windfall' ? [single] : [])
        expect(t.state.discard).to.have.length(isMilitary(card) ? 0 : card.cost)
        expect(t.own.vp).to.equal(0)

        if (card.cost === 0) return
        const rule = isMilitary(card) ? 'RFTG-8.10' : isWorld ? 'RFTG-8.06' : 'RFTG-7.04'
        begin(card, single, card.cost - 1, [move]).ada.cannot(move, [single], { rule })
      })
    }
})
