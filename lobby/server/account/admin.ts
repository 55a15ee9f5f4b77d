/** What an operator sees and does; `lobby/admin.ts` says it on the command line. */
import type { Person, Store } from '../storage/store.ts'

const AT_MOST = 100

const time = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const COMMANDS: { [name: string]: (store: Store, ...given: string[]) => Promise<string[]> } = {
  async reports({ blocks }) {
    const reports = await blocks.reports(AT_MOST)
    if (reports.length === 0) return ['Nothing has been reported.']
    return reports.flatMap(({ id, by, about, name, room, club, text, said, at }) => [
      `${id}  ${time(at)}  ${by} about ${about} (${JSON.stringify(name)})${room ? `, table ${room}` : ''}${club ? `, club ${club}` : ''}`,
      `  ${JSON.stringify(text)}`,
      ...(JSON.parse(said) as { name: string; text: string }[]).map(
        one => `  | ${JSON.stringify(one.name)}: ${JSON.stringify(one.text)}`,
      ),
    ])
  },

  async close({ blocks }, id = '') {
    return [(await blocks.closeReport(id)) ? 'Closed.' : 'There is no such report.']
  },

  async person(store, id = '') {
    const { name, session } = await known(store, id)
    const passkeys = await store.accounts.passkeys(id)
    const mail = await store.accounts.mailOf(id)
    const rooms = await store.rooms({ person: id, limit: AT_MOST })
    return [
      `${id}: ${JSON.stringify(name)}, session ${session}, ${passkeys.length} passkeys, ${mail ? 'an' : 'no'} address of mail`,
      ...rooms.map(({ id, game, status, title }) => `  ${id}  ${game}  ${status}  ${JSON.stringify(title)}`),
    ]
  },

  async rename(store, id = '', ...words) {
    const name = words.join(' ').trim()
    if (name === '') throw new Error('npm run admin -- rename PERSON NAME')
    await store.savePerson({ ...(await known(store, id)), name })
    return ['Renamed. Tables that are being played show it when they are opened again.']
  },

  async 'end-sessions'(store, id = '') {
    await known(store, id)
    await store.endSessions(id)
    return ['Ended. Servers cut the connections that are open in a few seconds.']
  },

  async 'end-ways'(store, id = '') {
    await known(store, id)
    for (const passkey of await store.accounts.passkeys(id)) await store.accounts.dropPasskey(id, passkey.id)
    await store.accounts.dropMail(id)
    await store.accounts.dropRecovery(id)
    for (const token of await store.keeps.tokens(id)) await store.keeps.dropToken(id, token.id)
    return ['Ended.']
  },
}

async function known(store: Store, id: string): Promise<Person> {
  const person = await store.person(id)
  if (!person) throw new Error(`There is nobody with the id ${JSON.stringify(id)}.`)
  return person
}

/** Does what was said, and tells what came of it. Throws in words where it cannot. */
export async function administer(
  store: Store,
  [name = 'reports', ...given]: readonly string[],
): Promise<string[]> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : undefined
  if (!command) throw new Error(`npm run admin -- ${Object.keys(COMMANDS).join('|')}`)
  return command(store, ...given)
}
