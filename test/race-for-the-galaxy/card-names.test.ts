import { expect } from 'chai'
import { onCard } from '../../games/race-for-the-galaxy/board/syllables.ts'
import { cardNames } from '../../games/race-for-the-galaxy/text/en/card-names.ts'

describe('Race for the Galaxy: names on narrow cards', () => {
  it('may break where a long word says so, into parts that fit', () => {
    for (const name of Object.values(cardNames)) {
      const words = onCard(name)
      expect(words.replaceAll('\u00ad', '')).to.equal(name)
      for (const part of words.split(/[\s\u00ad,-]/)) expect(part.length, part).to.be.at.most(9)
    }
  })
})
