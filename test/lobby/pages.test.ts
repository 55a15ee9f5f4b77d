import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { areOf, digestOf, NOTE } from '../../lobby/made-of.ts'

describe('lobby: built pages', () => {
  let folder: string
  const write = (name: string, content: string) => writeFileSync(join(folder, 'src', name), content)
  const digest = () => digestOf(folder, [join(folder, 'src'), join(folder, 'lock.json')])
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-pages-'))
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'lock.json'), '{}')
    write('a.ts', 'one')
    write('b.ts', 'two')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are old as soon as their sources hold something else, however old that is', () => {
    const pages = join(folder, 'web')
    mkdirSync(pages)
    expect(areOf(pages, digest()), 'without a note').to.equal(false)
    writeFileSync(join(pages, NOTE), digest())
    expect(areOf(pages, digest())).to.equal(true)
    write('a.ts', 'eno')
    utimesSync(join(folder, 'src', 'a.ts'), 1, 1)
    expect(areOf(pages, digest())).to.equal(false)
  })

  it('are new whatever the times of files say', () => {
    const before = digest()
    write('a.ts', 'one')
    utimesSync(join(folder, 'src', 'b.ts'), 4e9, 4e9)
    write('README.md', 'a document')
    expect(digest()).to.equal(before)
  })

  it('know files that came, went, or changed places', () => {
    const digests = [digest()]
    write('c.ts', '')
    digests.push(digest())
    rmSync(join(folder, 'src', 'c.ts'))
    write('a.ts', 'two')
    write('b.ts', 'one')
    digests.push(digest())
    writeFileSync(join(folder, 'lock.json'), '{"a":1}')
    digests.push(digest())
    expect(new Set(digests).size).to.equal(4)
  })
})
