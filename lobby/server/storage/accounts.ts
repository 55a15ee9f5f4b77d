import type { Rows } from './notifications.ts'

/** A passkey, as the browser's key store and this server know it. */
export interface PasskeyRecord {
  id: string
  person: string
  name: string
  /** COSE, in base64url. */
  publicKey: string
  counter: number
  transports: string[]
  since: number
  usedAt: number | null
}

/** What somebody has asked for and not done yet. */
export interface Ticket {
  /** Only they may use it. */
  person: string
  kind: 'newPasskey' | 'passkey' | 'mail'
  token: string
  /** Opens it as well, and is short enough to be typed. */
  code: string
  /** What it is about: an address of mail. */
  what: string
  until: number
}

/** How people come back as who they were. */
export interface AccountStore {
  passkeys(person: string): Promise<PasskeyRecord[]>
  passkey(id: string): Promise<PasskeyRecord | undefined>
  /** False if somebody has it. */
  addPasskey(passkey: PasskeyRecord): Promise<boolean>
  passkeyUsed(id: string, counter: number, at: number): Promise<void>
  dropPasskey(person: string, id: string): Promise<void>

  mailOf(person: string): Promise<string | null>
  personWithMail(address: string): Promise<string | undefined>
  /** In place of the one before. False if it is somebody else's. */
  saveMail(person: string, address: string): Promise<boolean>
  dropMail(person: string): Promise<void>

  recoverySince(person: string): Promise<number | null>
  /** In place of the one before. */
  saveRecovery(person: string, hash: string, at: number): Promise<void>
  dropRecovery(person: string): Promise<void>
  /** Says whose it was; it is gone. */
  takeRecovery(hash: string): Promise<string | undefined>

  /** In place of the one of that kind before. */
  addTicket(ticket: Ticket): Promise<void>
  /** What it was about, if there is one in time; it is gone. */
  takeTicket(ticket: Pick<Ticket, 'person' | 'kind' | 'token'>, now: number): Promise<string | undefined>
  forgetTickets(before: number): Promise<void>

  /** What a guest has said and played, how they are told, whom they know and what they keep is somebody else's now. */
  handOver(from: string, to: string): Promise<void>
  /** Forgets a person, and what they have said in private; `said` from seats of theirs is forgotten, too. */
  forget(
    person: string,
    said: readonly { room: string; seat: string; others: readonly string[] }[],
  ): Promise<void>
}

/** Of a person, in SQL: whether they have a way to come back. */
export const HAS_ACCOUNT = `(exists (select 1 from passkeys where person = people.id)
  or exists (select 1 from mails where person = people.id)
  or exists (select 1 from recoveries where person = people.id))`

interface PasskeyRow {
  id: string
  person: string
  name: string
  public_key: string
  counter: number
  transports: string
  since: number
  used_at: number | null
}

const passkeyOf = ({ public_key, transports, used_at, ...row }: PasskeyRow): PasskeyRecord => ({
  ...row,
  publicKey: public_key,
  transports: JSON.parse(transports),
  usedAt: used_at,
})

/** What belongs to a person: the table, the column that says whose it is, and what else there is only once of. */
const OWNED = [
  ['blocks', 'person', 'other'],
  ['blocks', 'other', 'person'],
  ['mutes', 'person', 'other'],
  ['mutes', 'other', 'person'],
  ['friends', 'person', 'other'],
  ['friends', 'other', 'person'],
  ['named_asks', 'person', 'name'],
  ['named_asks', 'other', 'person', 'name'],
  ['invitations', 'person', 'room', 'by_person'],
  ['invitations', 'by_person', 'room', 'person'],
  ['members', 'person', 'club'],
  ['members', 'by_person', 'club', 'person'],
  ['heard', 'person', 'room'],
  ['notes', 'person', 'room'],
  ['cleared', 'person', 'room'],
  ['feeds', 'person', 'club'],
  ['holidays', 'person', 'from_at'],
  ['saw_hands', 'person', 'room'],
  ['club_links', 'by_person', 'hash'],
  ['club_webhooks', 'by_person', 'club'],
  ['weekly', 'by_person', 'id'],
  ['leavers', 'person', 'room'],
  ['rooms', 'friends_of', 'id'],
] as const

export function accountsIn(db: Rows): AccountStore {
  const one = async <T>(sql: string, ...values: unknown[]) => (await db.all<T>(sql, ...values))[0]
  return {
    async passkeys(person) {
      const sql = 'select * from passkeys where person = ? order by since, id'
      return (await db.all<PasskeyRow>(sql, person)).map(passkeyOf)
    },

    async passkey(id) {
      const row = await one<PasskeyRow>('select * from passkeys where id = ?', id)
      return row && passkeyOf(row)
    },

    async addPasskey({ id, person, name, publicKey, counter, transports, since, usedAt }) {
      const sql = `insert into passkeys(id, person, name, public_key, counter, transports, since, used_at)
        values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`
      const values = [id, person, name, publicKey, counter, JSON.stringify(transports), since, usedAt]
      return (await db.run(sql, ...values)) === 1
    },

    async passkeyUsed(id, counter, at) {
      await db.run('update passkeys set counter = ?, used_at = ? where id = ?', counter, at, id)
    },

    async dropPasskey(person, id) {
      await db.run('delete from passkeys where person = ? and id = ?', person, id)
    },

    async mailOf(person) {
      return (
        (await one<{ address: string }>('select address from mails where person = ?', person))?.address ??
        null
      )
    },

    async personWithMail(address) {
      return (await one<{ person: string }>('select person from mails where address = ?', address))?.person
    },

    async saveMail(person, address) {
      const sql = `insert into mails(person, address) select people.id, cast(? as text) from people
        where id = ? and not exists (select 1 from mails where address = ? and person <> ?)
        on conflict (person) do update set address = excluded.address`
      return (await db.run(sql, address, person, address, person)) === 1
    },

    async dropMail(person) {
      await db.run('delete from mails where person = ?', person)
    },

    async recoverySince(person) {
      return (
        (await one<{ since: number }>('select since from recoveries where person = ?', person))?.since ?? null
      )
    },

    async saveRecovery(person, hash, at) {
      const sql = `insert into recoveries(person, hash, since) values (?, ?, ?)
        on conflict (person) do update set hash = excluded.hash, since = excluded.since`
      await db.run(sql, person, hash, at)
    },

    async dropRecovery(person) {
      await db.run('delete from recoveries where person = ?', person)
    },

    async takeRecovery(hash) {
      return (await one<{ person: string }>('delete from recoveries where hash = ? returning person', hash))
        ?.person
    },

    async addTicket({ person, kind, token, code, what, until }) {
      const sql = `insert into tickets(person, kind, token, code, what, until) values (?, ?, ?, ?, ?, ?)
        on conflict (person, kind) do update
        set token = excluded.token, code = excluded.code, what = excluded.what, until = excluded.until`
      await db.run(sql, person, kind, token, code, what, until)
    },

    async takeTicket({ person, kind, token }, now) {
      const sql = `delete from tickets
        where person = ? and kind = ? and (token = ? or code = ?) and until >= ? returning what`
      return (await one<{ what: string }>(sql, person, kind, token, token, now))?.what
    },

    async forgetTickets(before) {
      await db.run('delete from tickets where until < ?', before)
    },

    async handOver(from, to) {
      await db.run('update whispers set from_person = ? where from_person = ?', to, from)
      await db.run('update whispers set to_person = ? where to_person = ?', to, from)
      await db.run('update ways set person = ? where person = ?', to, from)
      await db.run('update chat set person = ? where person = ?', to, from)
      await db.run('update spectator_chat set person = ? where person = ?', to, from)
      await db.run('update club_chat set person = ? where person = ?', to, from)
      const played = 'select room from results where person = ?'
      await db.run(`update results set person = ? where person = ? and room not in (${played})`, to, from, to)
      for (const [table, side, ...rest] of OWNED) {
        const same = rest.map(column => `has.${column} = ${table}.${column}`).join(' and ')
        const has = `select 1 from ${table} as has where has.${side} = ? and ${same}`
        await db.run(
          `update ${table} set ${side} = ? where ${side} = ? and not exists (${has})`,
          to,
          from,
          to,
        )
      }
      for (const table of ['blocks', 'mutes', 'friends'])
        await db.run(`delete from ${table} where person = other`)
      await db.run('delete from named_asks where person = other')
      await db.run('delete from invitations where person = by_person')
      const sits = 'select 1 from seats where person = ? union all select 1 from claims where person = ?'
      await db.run(`delete from people where id = ? and not exists (${sits})`, from, from, from)
    },

    async forget(person, said) {
      for (const { room, seat, others } of said) {
        const names = others.map(() => '?').join(', ')
        const sql = `delete from chat
          where person is null and room = ? and sender = ? and name not in (${names || "''"})`
        await db.run(sql, room, seat, ...others)
      }
      await db.run('delete from chat where person = ?', person)
      await db.run('delete from spectator_chat where person = ?', person)
      await db.run('delete from club_chat where person = ?', person)
      await db.run('delete from whispers where from_person = ?', person)
      await db.run("update whispers set to_name = '' where to_person = ?", person)
      await db.run("update rooms set friends_of = '' where friends_of = ?", person)
      await db.run('delete from people where id = ?', person)
    },
  }
}
