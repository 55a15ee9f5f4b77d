import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { changesets, sentenceOf, storedNow, storedThen, untold } from '../support/stored-versions.ts'

const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8')
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>

describe('changelog', () => {
  it('says in the next version wherever stored matches, their moves or tables are others', () => {
    expect(untold(storedThen(), storedNow(), changesets())).to.deep.equal([])
  })

  it('has an entry for the version that there is, the newest first', () => {
    const versions = [...CHANGELOG.matchAll(/^## (\S+)$/gm)].map(([, of]) => of)
    expect(versions[0]).to.equal(version)
  })

  it('gets entries that are of this package, and say something', () => {
    for (const { bump, text } of changesets()) {
      expect(bump).to.be.oneOf(['major', 'minor', 'patch'])
      expect(text.trim()).to.match(/\w+/)
    }
    expect(name).to.equal('starboard-games')
  })

  it('is looked at closely: a patch is too little, another version and another game are not the one', () => {
    const then = { one: 3, two: 5, tables: 8 }
    const now = { one: 4, two: 5, three: 1, tables: 8 }
    const sentence = sentenceOf('one', 4)
    expect(untold(then, then, [])).to.deep.equal([])
    expect(untold(then, now, [])).to.deep.equal([sentence])
    expect(untold(then, now, [{ bump: 'patch', text: sentence }])).to.deep.equal([sentence])
    for (const other of [sentenceOf('one', 5), sentenceOf('two', 4), sentenceOf('tables', 4)])
      expect(untold(then, now, [{ bump: 'minor', text: other }])).to.deep.equal([sentence])
    const wrapped = `It is another game.\n${sentence.replace('are version', 'are\nversion')}\n`
    expect(untold(then, now, [{ bump: 'minor', text: wrapped }])).to.deep.equal([])
    expect(untold(then, { ...now, one: 3, tables: 9 }, [])).to.deep.equal([sentenceOf('tables', 9)])
  })
})
