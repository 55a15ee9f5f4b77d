import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { describeInBrowser } from '../support/browser/index.ts'

describeInBrowser('a run of mocha', function () {
  this.timeout(180_000)

  it('ends in red, and does not hang, where a test or hook that fails leaves a lobby and a browser open', async () => {
    const mocha = ['node_modules/mocha/bin/mocha.js', 'test/fixtures/leaves-open.ts']
    const ended = await promisify(execFile)(process.execPath, mocha, { timeout: 150_000 }).catch(
      error => error,
    )
    expect(ended, ended.stdout).to.include({ code: 2, killed: false })
  })
})
