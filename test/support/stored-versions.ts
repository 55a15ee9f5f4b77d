/** Versions of what is stored, and whether a release says where they grow. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../games/index.ts'
import { LOCAL_VERSION } from '../../lobby/local/records.ts'
import { SQLITE, schemaVersion } from '../../lobby/server/storage/migrations.ts'

const FOLDER = '.changeset'

/** The versions of the last release, as `npm run release` has written them down. */
export const RELEASED = join(FOLDER, 'stored.json')

/** Of the rules of each game, by its id; of the `tables` of the server; of tables of a `device`. */
export interface StoredVersions {
  [what: string]: number
}

/** What has changed since the last release, as it will be told. */
export interface Changeset {
  bump: string
  text: string
}

export const storedNow = (): StoredVersions => ({
  ...Object.fromEntries(Object.values(catalogue).map(({ meta }) => [meta.id, meta.rulesVersion])),
  tables: schemaVersion(SQLITE),
  device: LOCAL_VERSION,
})

export const storedThen = () => JSON.parse(readFileSync(RELEASED, 'utf8')) as StoredVersions

/** The entries that wait for the next release. */
export const changesets = (): Changeset[] =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.md'))
    .map(file => {
      const [, head = '', text = ''] =
        readFileSync(join(FOLDER, file), 'utf8').match(/^---\n([\s\S]*?)---\n([\s\S]*)$/) ?? []
      return { bump: head.match(/: (major|minor|patch)\b/)?.[1] ?? '', text }
    })

/** What an entry has to say of a version that has grown. */
export function sentenceOf(what: string, version: number): string {
  if (what === 'tables') return `The tables of the server are version ${version}.`
  if (what === 'device') return `Tables of a device are version ${version}.`
  return `The rules of \`${what}\` are version ${version}.`
}

/** The sentences that no entry of a version other than a patch says although something stored is another now. */
export function untold(then: StoredVersions, now: StoredVersions, changes: readonly Changeset[]): string[] {
  const told = changes.filter(({ bump }) => bump === 'major' || bump === 'minor').map(({ text }) => text)
  return Object.entries(now).flatMap(([what, version]) => {
    // A game that is new is told by its name.
    if (then[what] === undefined || then[what] === version) return []
    const sentence = sentenceOf(what, version)
    return told.some(text => text.replace(/\s+/g, ' ').includes(sentence)) ? [] : [sentence]
  })
}
