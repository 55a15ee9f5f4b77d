import { type Dialect, tablesOf } from './schema.ts'
import { StorageError } from './trouble.ts'

/**
 * One entry per version: a new database gets all of them, one of an older version what comes after it. Entries that people
 * have in their databases never change, but for the first: before the first release it may be made anew of all.
 */
const STEPS: readonly Step[] = [
  tablesOf,
  // Which addresses of mail were asked whose they are, and which want no mail; reviews of matches, as far as
  // they are made; for which seats forced moves are made.
  ({ big }) => `
  create table mail_asks(address text primary key, at ${big} not null, never integer not null);
  create index mail_asks_at on mail_asks(at) where never = 0;

  create table reviews(
    room text primary key references rooms(id) on delete cascade, version integer not null,
    playouts integer not null, seats text not null, whole integer not null
  );

  create table forced_moves(
    room text not null references rooms(id) on delete cascade, seat text not null, key text not null,
    made integer not null, primary key (room, seat)
  );
  `,
  // Links into clubs, what is told to whoever comes by one, and which members show themselves to them; rooms that are there
  // for somebody’s friends alone.
  ({ big }) => `
  create table club_links(
    hash text primary key, club text not null references clubs(id) on delete cascade,
    room text references rooms(id) on delete cascade,
    by_person text not null references people(id) on delete cascade, since ${big} not null
  );
  create index club_links_of_club on club_links(club);
  create index club_links_of_room on club_links(room) where room is not null;
  create index club_links_of_person on club_links(by_person);
  alter table clubs add column about text not null default '';
  alter table members add column shown integer not null default 0;
  alter table rooms add column friends_of text;
  create index rooms_of_friends on rooms(friends_of, created_at desc) where friends_of is not null;
  `,
  // Which end somebody has proposed to the others, and on which all have agreed; open tables that were cleared away, until those
  // who had seats there have read of it.
  ({ big }) => `
  alter table rooms add column end_wish text;
  alter table rooms add column agreed_end text;

  create table cleared(
    person text not null references people(id) on delete cascade, room text not null, game text not null,
    title text not null, at ${big} not null, primary key (person, room)
  );
  create index cleared_at on cleared(at);
  `,
  // Who may watch a match; what those who watch say among themselves, numbered by room, so that no other number tells of it;
  // quick phrases, and what a message answers. How long matches have waited for each seat.
  ({ big }) => `
  alter table rooms add column watching text not null default 'after';
  alter table rooms add column used text;

  create table spectator_chat(
    room text not null references rooms(id) on delete cascade, id integer not null, person text not null,
    name text not null, text text not null, phrase text, answers integer, at ${big} not null, primary key (room, id)
  );
  create index spectator_chat_of_person on spectator_chat(person);

  alter table chat add column phrase text;
  alter table chat add column answers ${big};
  alter table whispers add column phrase text;
  alter table whispers add column answers ${big};
  `,
  // Planned tables of clubs that come again every week. What members of a club say to each other, numbered by club; where what
  // somebody has reported was said, if it was there. At the table of which club a match was played.
  // For whom seats of open tables are kept. What boardgame.io’s clients have said of their players. Where what happens at tables of
  // a club is posted, and what is yet to be. Who has left running matches. Which pause somebody has proposed to the others. When
  // people have holidays. Whether those who watch see all hands, and who has seen them.
  ({ big }) => `
  create table weekly(
    id text primary key, club text not null references clubs(id) on delete cascade,
    by_person text references people(id) on delete set null, game text not null, setup text not null,
    zone text not null, first_at ${big} not null, at ${big} not null, room text not null, next_room text not null
  );
  create index weekly_of_club on weekly(club);
  create index weekly_of_person on weekly(by_person) where by_person is not null;
  create index weekly_at on weekly(at);

  create table club_chat(
    club text not null references clubs(id) on delete cascade, id integer not null, person text not null,
    name text not null, text text not null, phrase text, answers integer, at ${big} not null, primary key (club, id)
  );
  create index club_chat_of_person on club_chat(person);
  alter table reports add column club text;

  alter table results add column club text references clubs(id) on delete set null;
  update results set club = (select clubs.id from rooms join clubs on clubs.id = rooms.club where rooms.id = results.room);
  alter table rooms add column kept text;
  alter table rooms add column player_data text;
  create index rooms_with_kept on rooms(id) where kept is not null;
  create index results_of_club on results(club, ended_at desc, room) where club is not null;

  create table club_webhooks(
    club text primary key references clubs(id) on delete cascade, address text not null, language text not null,
    zone text not null, origin text not null, by_person text not null references people(id) on delete cascade,
    since ${big} not null
  );
  create index club_webhooks_of_person on club_webhooks(by_person);

  create table club_outbox(
    club text not null references club_webhooks(club) on delete cascade,
    room text not null references rooms(id) on delete cascade, kind text not null, ask integer not null,
    at ${big} not null, tries integer not null default 0, next_at ${big} not null, done integer not null default 0,
    primary key (club, room, kind, ask)
  );
  create index club_outbox_of_room on club_outbox(room);
  create index club_outbox_due on club_outbox(next_at) where done = 0;

  create table leavers(
    person text not null references people(id) on delete cascade,
    room text not null references rooms(id) on delete cascade, seat integer not null, at ${big} not null,
    primary key (person, room)
  );
  create index leavers_of_room on leavers(room);

  alter table rooms add column pause_wish text;

  create table holidays(
    person text not null references people(id) on delete cascade, from_at ${big} not null, until_at ${big} not null,
    zone text not null, primary key (person, from_at)
  );

  alter table rooms add column hands_wish text;
  alter table rooms add column open_hands integer not null default 0;
  create table saw_hands(
    room text not null references rooms(id) on delete cascade,
    person text not null references people(id) on delete cascade, primary key (room, person)
  );
  create index saw_hands_of_person on saw_hands(person);
  `,
]

type Step = (dialect: Dialect) => string

/** The version of the tables that this server uses. */
export const schemaVersion = ({ first }: Dialect, steps = STEPS) => first + steps.length - 1

/** What brings a database of `version` (0: an empty one) up to date, as SQL. Throws in words where nothing can. */
export function migrationsFrom(version: number, dialect: Dialect, steps = STEPS): string[] {
  if (version > schemaVersion(dialect, steps))
    throw new StorageError('The database was written by a newer version of the server; start that one.')
  if (version > 0 && version < dialect.first)
    throw new StorageError(
      'The database was written by a version of the server before the first release, which this one cannot read.',
    )
  return steps.slice(version === 0 ? 0 : version - dialect.first + 1).map(step => step(dialect))
}

export const SQLITE: Dialect = {
  first: 23,
  big: 'integer',
  flag: 'integer',
  no: '0',
  counted: 'integer primary key autoincrement',
  strict: ' strict',
  keyed: ' strict, without rowid',
  own: `
  create index rooms_of_host on rooms(host, status);
  create index rooms_untouched on rooms(status, updated_at);
  `,
}
