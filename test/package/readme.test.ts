import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { SETTINGS } from '../../lobby/server/config.ts'
import { readmeSettings, settingsRows } from './readme.ts'
import { writtenFor } from './releases.ts'

const README = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe('README', () => {
  it('lists every setting of the server with its default', () => {
    expect(readmeSettings()).to.deep.equal(settingsRows(SETTINGS))
  })

  it('names every game', () => {
    for (const { meta } of Object.values(catalogue)) {
      expect(README).to.include(`| ${meta.name.en} | ${meta.minPlayers}-${meta.maxPlayers} |`)
    }
  })

  it('names only commands and files that exist', () => {
    for (const [, command] of README.matchAll(/npm run ([a-z0-9:-]+)/g))
      expect(scripts).to.have.property(command!)
    for (const [, path] of README.matchAll(/\]\((\.?\w[\w/.-]*)\)/g))
      expect(existsSync(path!), path).to.equal(true)
  })

  it('says of each file of boardgame.io that it names what to write once there are none to reach, as other documents do', () => {
    const documents = ['.github', 'games', 'lobby', 'test'].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.md'))
        .map(file => join(folder, file)),
    )
    expect(documents.length).to.be.above(10)
    const examples = ['README.md', ...documents].map(file => writtenFor('next', readFileSync(file, 'utf8')))
    expect(examples.join('\n')).not.to.include('boardgame.io/dist')
  })

  it('has a guide for contributors beside it that names only commands and files that exist', () => {
    const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8')
    for (const [, command] of guide.matchAll(/npm run ([a-z0-9:-]+[a-z0-9])/g))
      expect(scripts).to.have.property(command!)
    const named = [...guide.matchAll(/(a new file, )?`((?:games|test)\/[\w/.-]+)`/g)]
    for (const [, made, path] of named) expect(existsSync(path!), path).to.equal(!made)
    expect(named.length).to.be.above(10)
  })

  it('is what continuous integration runs', () => {
    const [, command] = README.match(/## Test\n+```sh\n(.+)\n/) ?? []
    expect(command).to.equal('npm ci && npm test')
    const run = readFileSync('.ci/run', 'utf8').trimEnd().split('\n').slice(-2)
    expect(run.map(line => line.replace(/^HOME=\S+ /, '')).join(' && ')).to.equal(command)
  })
})
