import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect } from 'chai'
import { unpackedIn } from '../support/browser/bundled.ts'
import { findBrowser, type Machine, maySkip } from '../support/browser/find.ts'

/** A machine on which nothing is installed but what is said. */
function machine(has: Partial<Machine> & { files?: string[]; channels?: string[] } = {}): Machine {
  const { files = [], channels = [] } = has
  return {
    platform: 'darwin',
    arch: 'arm64',
    env: {},
    isFile: path => files.includes(path),
    starts: async ({ channel, executablePath }) =>
      channel ? channels.includes(channel) : files.includes(executablePath!),
    bundled: async () => undefined,
    ...has,
  }
}

describe('the browser of the browser tests', () => {
  const bundled = async () => ({ executablePath: '/unpacked' })

  it('is the Chromium of npm on Linux for x64, and there alone', async () => {
    const channels = ['chrome']
    expect(await findBrowser(machine({ platform: 'linux', arch: 'x64', bundled, channels }))).to.deep.equal({
      executablePath: '/unpacked',
    })
    for (const [platform, arch] of [
      ['linux', 'arm64'],
      ['darwin', 'x64'],
      ['win32', 'x64'],
    ] as const)
      expect(await findBrowser(machine({ platform, arch, bundled, channels }))).to.deep.equal({
        channel: 'chrome',
      })
  })

  it('is an installed one where that does not run', async () => {
    expect(
      await findBrowser(machine({ platform: 'linux', arch: 'x64', channels: ['msedge'] })),
    ).to.deep.equal({ channel: 'msedge' })
  })

  it('is Chrome before Edge before a Chromium on the path', async () => {
    const env = { PATH: ['/bin', '/snap'].join(delimiter) }
    const files = [join('/snap', 'chromium')]
    expect(await findBrowser(machine({ env, files, channels: ['msedge', 'chrome'] }))).to.deep.equal({
      channel: 'chrome',
    })
    expect(await findBrowser(machine({ env, files, channels: ['msedge'] }))).to.deep.equal({
      channel: 'msedge',
    })
    expect(await findBrowser(machine({ env, files }))).to.deep.equal({ executablePath: files[0] })
  })

  it('is what CHROME names, before all others, and nothing else where that is wrong', async () => {
    const named = machine({ env: { CHROME: '/mine' }, files: ['/mine'], channels: ['chrome'] })
    expect(await findBrowser(named)).to.deep.equal({ executablePath: '/mine' })
    const wrong = await findBrowser({ ...named, isFile: () => false }).catch(error => error)
    expect(wrong).to.be.an('error').with.property('message', 'CHROME=/mine: there is no such file')
  })

  it('is missing with a word of what to do; only CI on Linux may not go on without', async () => {
    expect(await findBrowser(machine()))
      .to.have.property('missing')
      .that.includes('CHROME=path')
    expect(maySkip({ platform: 'darwin', env: { CI: 'true' } })).to.equal(true)
    expect(maySkip({ platform: 'linux', env: {} })).to.equal(true)
    expect(maySkip({ platform: 'linux', env: { CI: 'true' } })).to.equal(false)
  })
})

describe('the Chromium of npm', () => {
  let cache: string
  let times: number
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'starboard-chromium-'))
    times = 0
  })
  afterEach(() => rmSync(cache, { recursive: true }))

  const unpack = (folder: string) => {
    times += 1
    writeFileSync(join(folder, 'chromium'), 'whole')
  }
  const isThere = (folder: string) => expect(readFileSync(join(folder, 'chromium'), 'utf8')).to.equal('whole')

  it('is unpacked once, and nothing stays beside it', () => {
    const folder = unpackedIn(cache, unpack)
    expect(unpackedIn(cache, unpack)).to.equal(folder)
    isThere(folder)
    expect(times).to.equal(1)
    expect(readdirSync(cache)).to.have.length(1)
  })

  it('is unpacked again where it was cut off or lost', () => {
    const folder = unpackedIn(cache, unpack)
    truncateSync(join(folder, 'chromium'), 2)
    isThere(unpackedIn(cache, unpack))
    rmSync(join(folder, 'files.json'))
    isThere(unpackedIn(cache, unpack))
    expect(times).to.equal(3)
  })

  it('is that of another worker who was quicker', () => {
    const slow = (folder: string) => {
      unpackedIn(cache, unpack)
      writeFileSync(join(folder, 'chromium'), 'late')
    }
    isThere(unpackedIn(cache, slow))
    expect(readdirSync(cache)).to.have.length(1)
  })

  it('leaves nothing behind where it cannot be unpacked', () => {
    const fails = (folder: string) => {
      writeFileSync(join(folder, 'chromium'), 'ha')
      throw new Error('no room')
    }
    expect(() => unpackedIn(cache, fails)).to.throw('no room')
    expect(readdirSync(cache)).to.deep.equal([])
  })
})
