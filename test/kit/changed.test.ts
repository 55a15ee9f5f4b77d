import { expect } from 'chai'
import { filesOfRepository, pathsNamedIn, reachOf } from '../support/reach.ts'

describe('what a change can touch', function () {
  this.timeout(120_000)
  const tests = [
    'test/boundaries.test.ts',
    'test/browser/sight.test.ts',
    'test/not-alone/powers-basic.test.ts',
    'test/package/readme.test.ts',
    'test/twilight-imperium-3/battle.test.ts',
    'test/twilight-imperium-3/recorded.test.ts',
  ]
  const GONE = 'test/fixtures/twilight-imperium-3/gone.json'
  let reach: Awaited<ReturnType<typeof reachOf>>
  const feel = (changed: string) => tests.filter(file => reach.get(file)!.has(changed))
  before(async () => {
    reach = await reachOf(tests, [GONE])
  })

  it('is whatever imports a rule, through others too, and pages that show it', () => {
    expect(feel('games/twilight-imperium-3/rules/cards/actions-expansion.ts')).to.deep.equal([
      'test/boundaries.test.ts',
      'test/browser/sight.test.ts',
      'test/package/readme.test.ts',
      'test/twilight-imperium-3/battle.test.ts',
      'test/twilight-imperium-3/recorded.test.ts',
    ])
  })

  it('is the browser where a page or a style changes, and no rules', () => {
    for (const file of ['lobby/web/table/RunningTable.tsx', 'games/twilight-imperium-3/board/columns.css'])
      expect(feel(file), file).to.include('test/browser/sight.test.ts').and.not.include(tests.at(-2))
  })

  it('is whatever reads a document, or the folder of something that is gone', () => {
    expect(feel('README.md')).to.include('test/package/readme.test.ts').and.not.include(tests.at(-1))
    expect(feel(GONE)).to.include('test/twilight-imperium-3/recorded.test.ts')
  })

  it('follows names of files and folders in strings, and the folder of a name that is put together', () => {
    const file = 'test/kit/some.test.ts'
    const named = (source: string) => pathsNamedIn(file, source)
    expect(named("readFileSync('README.md')")).to.deep.equal(['README.md'])
    expect(named(`new URL(\`../../games/\${id}/RULES.md\`, import.meta.url)`)).to.deep.equal(['games'])
    expect(named(`readFileSync(\`games/not-al\${rest}\`)`)).to.deep.equal(['games'])
    expect(named("join('games', id)")).to.deep.equal(['games'])
    expect(named("import { a } from '../support/reach.ts'")).to.deep.equal([])
    expect(named("it('games are played')")).to.deep.equal([])
  })

  it('knows all that is there', () => {
    expect(filesOfRepository()).to.include.members([
      'README.md',
      'games/index.ts',
      'test/kit/changed.test.ts',
    ])
  })
})
