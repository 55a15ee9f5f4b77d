import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { sourcesIn } from './support/imports.ts'

/** Ids and keys are random letters of base64url (`lobby/server/credentials.ts`): a few letters stand in one now and then. */
const FEW = /^[\w-]{1,3}$/

/** Where words are said not to be in an answer or a page, which has ids: `not.to.include('…')`, `not.to.match(/…|…/)`. */
const ABSENT = /\bnot\.(?:to\.)?(?:include|contain|match)\((?:'([^']*)'|\/([^/]*)\/[a-z]*)\)/g

/** Alternatives of a pattern; what is in parentheses has something beside it. */
const alternatives = (pattern: string) => (pattern.includes('(') ? [] : pattern.split('|'))

const luckyIn = (code: string): string[] =>
  [...code.matchAll(ABSENT)].flatMap(([, words, pattern]) =>
    (words === undefined ? alternatives(pattern!) : [words]).filter(one => FEW.test(one)),
  )

describe('tests: luck', () => {
  it('finds few letters that an id could have', () => {
    expect(luckyIn("expect(text).not.to.match(/Ada|Bea/)\nexpect(url).not.to.include('key')")).to.deep.equal([
      ...['Ada', 'Bea'],
      'key',
    ])
    expect(luckyIn(`expect(text).not.to.match(/"key"|Ada Lovelace/)`)).to.deep.equal([])
  })

  it('is asked of no test: the letters of a name that must not be there are no part of an id', () => {
    const found = ['test/lobby', 'test/browser', 'test/package']
      .flatMap(sourcesIn)
      .flatMap(file => luckyIn(readFileSync(file, 'utf8')).map(words => `${file}: ${words}`))
    expect(found).to.deep.equal([])
  })
})
