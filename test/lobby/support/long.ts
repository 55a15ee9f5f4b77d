import { join } from 'node:path'
import Database from 'libsql'

interface Last {
  step: number
  told: number
}

/** A whole state is stored every so many moves. */
const EVERY = 50

/**
 * Makes a stored match as long as a whole life of play would: its last move again and again, each with a line of the log. No
 * server may use the folder. The match goes on from where it was, with another number.
 */
export function lengthen(dataDir: string, room: string, steps: number): void {
  const db = new Database(join(dataDir, 'lobby.db'))
  const { step, told } = db
    .prepare('select step, told from moves where room = ? order by step desc limit 1')
    .get(room) as Last
  const { state } = db
    .prepare('select state from snapshots where room = ? order by step desc limit 1')
    .get(room) as { state: string }
  const { n: line } = db.prepare('select max(n) as n from lines where room = ?').get(room) as { n: number }
  const more = steps - step
  db.exec('begin')
  db.prepare(
    `with recursive more(i) as (select 1 union all select i + 1 from more where i < ?)
     insert into moves(room, step, seat, move, args, turn, phase, at, told, secret)
     select room, step + i, seat, move, args, turn, phase, at, told + i, secret from moves, more
     where room = ? and step = ?`,
  ).run(more, room, step)
  db.prepare(
    `with recursive more(i) as (select 1 union all select i + 1 from more where i < ?)
     insert into lines(room, n, entries)
     select ?, ? + i, json_array(json_object('n', ? + i, 'line', json_object('key', 'log.rulesChanged'))) from more`,
  ).run(more, room, line, line)
  const insert = db.prepare('insert into snapshots(room, step, kept, state) values (?, ?, 1, ?)')
  const last = JSON.parse(state)
  for (let at = steps; at > step; at -= EVERY) {
    last._stateID = at
    last.G.log.last = line + at - step
    insert.run(room, at, JSON.stringify(last))
  }
  db.prepare('update rooms set steps = ? where id = ?').run(told + more, room)
  db.exec('commit')
  db.close()
}
