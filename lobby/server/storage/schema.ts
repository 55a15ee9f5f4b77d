import type { Database } from 'libsql'
import { ACCOUNT_TABLES } from './accounts.ts'
import { BLOCK_TABLES } from './blocks.ts'
import { CIRCLE_TABLES } from './circle-tables.ts'
import { CALENDAR_TABLES } from './feeds.ts'
import { RATING_TABLES } from './ratings.ts'
import { RESULT_COLUMNS, RESULT_TABLES } from './results.ts'
import { TELLING_TABLES } from './telling.ts'

/** Brings the tables from one version to the next: SQL, or what SQL alone cannot say. */
type Step = string | ((db: Database) => void)

/**
 * The tables, one entry per version: a database of an older version gets what comes after it. Entries that people have
 * in their databases never change.
 */
export const SCHEMA: readonly Step[] = [
  `
  create table people(
    id text primary key, name text not null, language text, seen_at integer not null
  ) strict, without rowid;

  create table rooms(
    id text primary key, game text not null, title text not null, status text not null, host text not null,
    options text not null, listed integer not null, password text, starts_by_itself integer not null, rematch text,
    created_at integer not null, updated_at integer not null, version integer not null, rules_version integer,
    steps integer not null default 0, waiting_for text not null default '[]', winners text not null default '[]'
  ) strict;
  create index rooms_listed on rooms(listed, created_at desc, id desc);
  create index rooms_by_status on rooms(status, listed, game, created_at desc, id desc);
  create index rooms_of_host on rooms(host, status);
  create index rooms_untouched on rooms(status, updated_at);

  create table seats(
    room text not null references rooms(id) on delete cascade, seat integer not null,
    person text, bot text, ready integer not null, key text not null, primary key (room, seat)
  ) strict, without rowid;
  create index seats_of_person on seats(person) where person is not null;

  create table claims(
    room text not null references rooms(id) on delete cascade, person text not null, seat integer not null,
    primary key (room, person)
  ) strict, without rowid;
  create index claims_of_person on claims(person);

  create table moves(
    room text not null references rooms(id) on delete cascade, step integer not null, seat text not null,
    move text not null, args text not null, turn integer not null, phase text, at integer not null,
    primary key (room, step)
  ) strict, without rowid;

  create table snapshots(
    room text not null references rooms(id) on delete cascade, step integer not null, kept integer not null,
    state text not null, primary key (room, step)
  ) strict;

  -- The lines that one move wrote, in one row: "n" is the number of the first.
  create table lines(
    room text not null references rooms(id) on delete cascade, n integer not null, entries text not null,
    primary key (room, n)
  ) strict, without rowid;

  create table chat(
    id integer primary key autoincrement, room text not null references rooms(id) on delete cascade,
    sender text not null, name text not null, text text not null, at integer not null
  ) strict;
  create index chat_of_room on chat(room, id);
  `,
  // When play began. Of matches that began before it was kept, only when somebody first moved is known.
  `
  alter table rooms add column started_at integer;
  update rooms set started_at = (select at from moves where room = rooms.id and step = 1) where status <> 'open';
  `,
  // Which of a person's sessions count: those that were begun under this number.
  `
  alter table people add column session integer not null default 0;
  `,
  // Databases of the first days have a row for each line, where there is one for each move now.
  db => {
    const columns = db.prepare('pragma table_info(lines)').all() as { name: string }[]
    if (!columns.some(({ name }) => name === 'entry')) return
    db.exec(`
      alter table lines rename column entry to entries;
      update lines set entries = '[' || entries || ']';
    `)
  },
  // Who makes a move may be nobody else's business, and whether there was one. Until then everybody was told of each.
  `
  alter table moves add column told integer not null default 0;
  alter table moves add column secret integer not null default 0;
  update moves set told = step;
  `,
  // What people have half chosen, for whoever holds the key of the seat.
  `
  create table drafts(
    room text not null references rooms(id) on delete cascade, seat text not null, key text not null,
    plays text not null, primary key (room, seat)
  ) strict, without rowid;
  `,
  // How far people have seen what happened, for whoever holds the key of the seat.
  `
  create table looks(
    room text not null references rooms(id) on delete cascade, seat text not null, key text not null,
    line integer not null, step integer not null, at integer not null, primary key (room, seat)
  ) strict, without rowid;
  `,
  // Which lessons people have been through.
  `
  create table lessons(
    person text not null references people(id) on delete cascade, lesson text not null, at integer not null,
    primary key (person, lesson)
  ) strict, without rowid;
  `,
  // By which names seats went before somebody else took them, each with the last line of the log then.
  `
  alter table rooms add column formers text not null default '[]';
  `,
  // The match and the moment that a match goes on from. The room of that match may be gone.
  `
  alter table rooms add column from_room text;
  alter table rooms add column from_step integer;
  `,
  // Which games people have begun, with the table that they set up last, and what the coach need not tell them any more:
  // nothing at all to those who have played before there was one.
  `
  create table played(
    person text not null references people(id) on delete cascade, game text not null, setup text,
    primary key (person, game)
  ) strict, without rowid;

  create table known(
    person text not null references people(id) on delete cascade, game text not null, tip text not null,
    primary key (person, game, tip)
  ) strict, without rowid;

  insert into played
  select distinct people.id, game, null from people
  join (select person, room from seats union select person, room from claims) as sat on sat.person = people.id
  join rooms on rooms.id = room where status <> 'open';

  insert into known select person, game, 'all' from played;
  `,
  // Tasks of lessons that people have answered otherwise, to be asked once more.
  `
  create table missed(
    person text not null references people(id) on delete cascade, task text not null, at integer not null,
    primary key (person, task)
  ) strict, without rowid;
  `,
  // Tables that play by turns: their pace, what each seat is asked and how long it has, who is late, and when time does
  // something next.
  `
  alter table rooms add column pace text;
  alter table rooms add column asked text not null default '{}';
  alter table rooms add column late text;
  alter table rooms add column due_at integer;
  create index rooms_due on rooms(due_at) where due_at is not null;
  `,
  // Private talk, and which tables have it. It belongs to persons: who sits down later reads nothing of it.
  `
  alter table rooms add column private_talk integer not null default 0;

  create table whispers(
    id integer primary key autoincrement, room text not null references rooms(id) on delete cascade,
    from_person text not null, to_person text not null, sender text not null, name text not null, to_name text not null,
    text text not null, at integer not null
  ) strict;
  create index whispers_from on whispers(room, from_person, id);
  create index whispers_to on whispers(room, to_person, id);
  `,
  // What the chance of a match follows from, chosen before it begins.
  `
  alter table rooms add column seed text;
  `,
  // How people are told that a table waits for them, when not, and of what.
  TELLING_TABLES('integer'),
  // How people come back as who they were, how matches ended for them, also when the matches are gone, and with whom they
  // do not want to play.
  ACCOUNT_TABLES('integer') + RESULT_TABLES('integer') + BLOCK_TABLES('integer'),
  // Ratings, and what a match that is over leaves behind.
  `
  alter table rooms add column rated integer not null default 0;
  alter table rooms add column entrants text not null default '[]';
  alter table rooms add column ending text;
  ` +
    RESULT_COLUMNS +
    RATING_TABLES('integer'),
  // Friends, clubs and invitations, whose words are whose, and what people keep for themselves.
  CIRCLE_TABLES('integer'),
  // Tables where all together may take moves back, and that somebody has asked for it.
  `
  alter table rooms add column take_backs integer not null default 0;
  alter table rooms add column take_back text;
  `,
  // Live tables with clocks: what each seat has used up, and how long servers have run. What is due there is so by that.
  `
  alter table rooms add column clocks text;
  drop index rooms_due;
  create index rooms_due on rooms(due_at) where due_at is not null and clocks is null;
  create index rooms_due_by_clocks on rooms(due_at) where due_at is not null and clocks is not null;

  create table uptime(id integer primary key, ran integer not null) strict;
  `,
  // Tables that are to start at some time, and calendars of them.
  CALENDAR_TABLES('integer'),
  // Breaks end by themselves, also those that have begun before they did: when exactly is seen to when they are due.
  `
  update rooms set due_at = 0
  where status = 'playing' and clocks is not null and json_extract(late, '$.live.rest.isOn');
  `,
]
