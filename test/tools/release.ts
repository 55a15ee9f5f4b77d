/**
 * `npm run release`: makes a version of all that waits in `.changeset`. The entries go into CHANGELOG.md, the version into
 * package.json and its lock, and the versions of what is stored are written down, for the next release to compare.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { changesets, RELEASED, storedNow, storedThen, untold } from '../support/stored-versions.ts'

const CHANGESETS = '@changesets/cli@2.31.1'
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })

const missing = untold(storedThen(), storedNow(), changesets())
if (missing.length > 0) throw new Error(`no entry in .changeset says: ${missing.join(' ')}`)
if (changesets().length === 0) throw new Error('nothing waits in .changeset')

run('npx', '--yes', CHANGESETS, 'version')
writeFileSync(RELEASED, `${JSON.stringify(storedNow(), null, 2)}\n`)
run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
console.log(`Read CHANGELOG.md, commit all of it, and push the tag v${version}.`)
