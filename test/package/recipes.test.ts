/** The recipe of CONTRIBUTING for a new game, followed to the letter in a copy of the project. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'

const run = promisify(execFile)

const GUIDE = readFileSync('.github/CONTRIBUTING.md', 'utf8')
const [RECIPE] = /^## Add a game\n[\s\S]*?^A game that is not finished/m.exec(GUIDE) ?? ['']

/** Made by the project, or no part of it. */
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data']

/** The lines of the first block of the recipe in a language, as they stand. */
function block(language: string): string[] {
  const [, lines] =
    RECIPE.split('```')
      .find(part => part.startsWith(`${language}\n`))
      ?.split(/^\w+\n/) ?? []
  expect(lines, language).not.to.equal(undefined)
  return lines!
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

describe('the recipe for a new game', function () {
  this.timeout(600_000)
  let copy: string

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'starboard-recipe-'))
    for (const name of readdirSync('.'))
      if (!LEFT_OUT.includes(name)) cpSync(name, join(copy, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  function change(file: string, how: (text: string) => string): void {
    const text = readFileSync(join(copy, file), 'utf8')
    const changed = how(text)
    expect(changed, file).not.to.equal(text)
    writeFileSync(join(copy, file), changed)
  }

  /** Fails with what the command printed. */
  async function succeeds(command: string): Promise<string> {
    const env = { ...process.env, MOCHA_WORKER_ID: undefined }
    const { stdout } = await run('bash', ['-c', command], { cwd: copy, env, maxBuffer: 1e9 }).catch(error => {
      throw new Error(`${command}\n${error.stdout}\n${error.stderr}`)
    })
    return stdout
  }

  it('leads to one that passes the types and every test that games have', async () => {
    for (const command of block('sh')) await succeeds(command)

    const [imported, , row] = block('ts')
    change('games/index.ts', text =>
      text
        .replace(/\n\nexport \*/, `\n${imported}$&`)
        .replace(/(const catalogue:[\s\S]*?)\n}\n/, `$1\n  ${row}\n}\n`),
    )
    change('package.json', text => {
      const of = JSON.parse(text)
      of.files.push('games/sparks/*.md')
      return `${JSON.stringify(of, null, 2)}\n`
    })
    const [, told] = /`(\| Sparks \|.*?\|)`/.exec(RECIPE) ?? []
    change('README.md', text => text.replace(/\n\| Twilight Imperium \|/, `\n${told}$&`))

    await succeeds('git init -q && git add -A')
    await succeeds('npx tsc --noEmit')
    await succeeds('npx biome check --write --error-on-warnings games/sparks games/index.ts test/sparks')
    await succeeds('npx mocha test/sparks test/package/readme.test.ts')
    // But for the suite's test of itself, which wants modules of its own.
    await succeeds("npx mocha -i -g 'imports of every kind' test/boundaries.test.ts")
    // Every suite that takes all games of the catalogue in turn, but those that need pages or servers.
    const suites = 'test/kit/*.test.{ts,tsx} test/lobby/{design,digest,first-sentences}.test.ts'
    // A new game has no recorded games yet, which these walk through.
    const recorded = "--ignore 'test/kit/{labels,only-ways}.test.ts'"
    const printed = await succeeds(
      `npx mocha -g '[Ss]parks' ${recorded} ${suites} test/package/game-readmes.test.ts`,
    )
    const [, passed] = /(\d+) passed, 0 failed/.exec(printed) ?? []
    expect(Number(passed)).to.be.above(8)
  })
})
