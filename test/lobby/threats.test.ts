import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import escapeRegExp from 'lodash/escapeRegExp.js'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

describe('lobby: the list of threats', () => {
  it('names a test for each', () => {
    const folders = ['test/lobby', 'test/browser']
    const tests = folders.flatMap(folder => readdirSync(folder).map(file => join(folder, file)))
    const texts = tests.filter(file => file.endsWith('.test.ts')).map(read)
    const rows = read('lobby/server/SECURITY.md')
      .split('\n')
      .filter(line => /^\| (?!threat)/.test(line))
    expect(rows.length).to.be.greaterThan(20)
    const named = rows.map(row => /\| `([^`]+)` \|$/.exec(row)?.[1] ?? row)
    const tells = (text: string, name: string) =>
      ['it', 'flow'].some(way => new RegExp(`\\b${way}\\(\\s*'${escapeRegExp(name)}'`).test(text))
    expect(named.filter(name => !texts.some(text => tells(text, name)))).to.deep.equal([])
  })
})
