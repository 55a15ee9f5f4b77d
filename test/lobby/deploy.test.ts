import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { SETTINGS } from '../../lobby/server/index.ts'

const read = (file: string) => readFileSync(`lobby/deploy/${file}`, 'utf8')
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts as object)
const known = new Set(SETTINGS.map(({ name }) => name))

describe('lobby: deployment', () => {
  it('sets only what the server knows', () => {
    const server = /x-server:[\s\S]*?environment:\n([\s\S]*?)\n\n/.exec(read('compose.yaml'))![1]!
    const set = [...server.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name!)
    const unit = /^Environment=(.*)$/m.exec(read('starboard@.service'))![1]!
    const unitSet = unit.split(' ').map(one => one.split('=')[0]!)
    expect([...set, ...unitSet].filter(name => name !== 'NODE_ENV' && !known.has(name))).to.deep.equal([])
    expect(set).to.include('DATABASE_URL')
  })

  it('starts the server as npm start does, and names commands that there are', () => {
    for (const file of ['Dockerfile', 'starboard@.service'])
      expect(read(file).replaceAll(/[",[\]]/g, '')).to.include('--import @oxc-node/core/register server.ts')
    const named = ['Dockerfile', 'README.md', 'starboard@.service'].flatMap(file =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!),
    )
    expect(named.filter(name => !scripts.includes(name))).to.deep.equal([])
  })

  it('sends everybody to servers that there are', () => {
    const servers = [...read('compose.yaml').matchAll(/^ {2}(\w+): \*server$/gm)].map(
      ([, name]) => `${name}:8000`,
    )
    const [, balanced = ''] = /reverse_proxy ([^{]*) {/.exec(read('Caddyfile'))!
    expect(balanced.split(' ')).to.deep.equal(servers)
  })
})
