import { expect } from 'chai'
import { buildPages } from '../../lobby/pages.ts'
import { builtPages, kilobytes, LOBBY_AT_MOST, lobbyFiles } from '../support/page-weight.ts'

describe('browser: the weight of pages', function () {
  this.timeout(120_000)
  before(buildPages)

  it('is small for the first one, which a phone far away waits for', () => {
    const files = [...lobbyFiles(builtPages())]
    expect(files.some(file => file.endsWith('.js'))).to.equal(true)
    expect(kilobytes(files), files.join('\n')).to.be.at.most(LOBBY_AT_MOST)
  })
})
