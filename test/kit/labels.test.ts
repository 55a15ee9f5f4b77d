/**
 * Every legal move has words in its label: an application that shows labels alone has nothing else that says what a move
 * does, and a bare cell such as "2-03" tells nobody which system it is.
 */
import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { type KitState, LANGUAGES, readerOf } from '../../games/kit/index.ts'
import { readRecorded, walk } from '../support/recorded.ts'

/** Questions of one kind differ in little: the first ones of each kind in each game are read. */
const OF_EACH_KIND = 4

/** An id of a cell, a card or a kind of thing: "2-03", "alpha-wormhole", "placeTile". */
const ID = /^(?:\w?\d+-\d+|[a-z]+(?:-[a-z0-9]+)+|[a-z]+[A-Z]\w*|[a-z]+:.*|\d+)$/
/** What a label lists: "2-03 and 2-04". */
const BETWEEN = /, (?:and )?| and |、|と/

const isBare = (label: string): boolean =>
  label.trim() === '' || label.split(BETWEEN).some(word => ID.test(word.trim()))

describe('labels of legal moves', () => {
  for (const [game, { load }] of Object.entries(catalogue))
    for (const [file, recorded] of readRecorded(new URL(`../fixtures/${game}/`, import.meta.url)))
      it(`have words, in ${game}/${file}`, async () => {
        const module = await load()
        const readers = LANGUAGES.map(language => readerOf(module.text, language, seat => `Seat ${seat}`))
        const asked = new Map<string, number>()
        const labels = new Set<string>()
        for (const { match } of walk(module, recorded)) {
          const g = match.G as KitState
          for (const { kind, seat } of g.asks) {
            const times = asked.get(kind) ?? 0
            if (times >= OF_EACH_KIND) continue
            asked.set(kind, times + 1)
            for (const { move, label } of module.legalMoves(module.view(g, seat), seat))
              for (const reader of readers) labels.add(`${move}: ${reader.read(label)}`)
          }
        }
        expect([...labels].filter(label => isBare(label.slice(label.indexOf(': ') + 2)))).to.deep.equal([])
        expect(labels.size).to.be.above(20)
      })

  it('are found out where they have none', () => {
    for (const label of [
      '2-03',
      '2-03 and 1-02',
      'a2-03、1-02',
      'alpha-wormhole',
      '',
      'tile:lodor',
      'placeTile',
    ])
      expect(isBare(label), label).to.equal(true)
    for (const label of ['Lodor', 'Space 2-03', 'Mecatol Rex and Lodor', 'Pass', '何もしない'])
      expect(isBare(label), label).to.equal(false)
  })
})
