/** The tables, once for both databases. JSON is text, as the server wrote it; times are milliseconds since 1970. */

/** How a database says what both have, and what it has besides. */
export interface Dialect {
  /** The version whose tables a new database begins with. Those of earlier ones are not read. */
  first: number
  /** Whole numbers beyond 32 bits. */
  big: string
  flag: string
  no: string
  /** A key that counts up by itself. */
  counted: string
  /** What ends the description of a table, and of one that is looked up by nothing but its key. */
  strict: string
  keyed: string
  /** Tables, columns and indexes of its own. */
  own: string
}

export const tablesOf = (d: Dialect) => `
create table people(
  id text primary key, name text not null, language text, seen_at ${d.big} not null,
  session integer not null default 0
)${d.keyed};
create index people_by_name on people(name);

create table rooms(
  id text primary key, game text not null, title text not null, status text not null, host text not null,
  options text not null, listed ${d.flag} not null, password text, starts_by_itself ${d.flag} not null, rematch text,
  from_room text, from_step integer, planned_at ${d.big}, created_at ${d.big} not null, started_at ${d.big},
  updated_at ${d.big} not null, version integer not null, rules_version integer, steps integer not null default 0,
  waiting_for text not null default '[]', winners text not null default '[]', formers text not null default '[]',
  pace text, asked text not null default '{}', late text, due_at ${d.big}, clocks text,
  private_talk ${d.flag} not null default ${d.no}, seed text, rated ${d.flag} not null default ${d.no},
  entrants text not null default '[]', ending text, club text, take_backs ${d.flag} not null default ${d.no},
  take_back text
)${d.strict};
create index rooms_listed on rooms(listed, created_at desc, id desc);
create index rooms_by_status on rooms(status, listed, game, created_at desc, id desc);
create index rooms_due on rooms(due_at) where due_at is not null and clocks is null;
create index rooms_due_by_clocks on rooms(due_at) where due_at is not null and clocks is not null;
create index rooms_of_club on rooms(club, created_at desc) where club is not null;
create index rooms_planned on rooms(planned_at, id) where planned_at is not null;

create table seats(
  room text not null references rooms(id) on delete cascade, seat integer not null, person text, bot text,
  ready ${d.flag} not null, key text not null, primary key (room, seat)
)${d.keyed};
create index seats_of_person on seats(person) where person is not null;

create table claims(
  room text not null references rooms(id) on delete cascade, person text not null, seat integer not null,
  primary key (room, person)
)${d.keyed};
create index claims_of_person on claims(person);

-- "told": how many moves everybody was told of by then; "secret": nobody else may know that there was one.
create table moves(
  room text not null references rooms(id) on delete cascade, step integer not null, seat text not null,
  move text not null, args text not null, turn integer not null, phase text, at ${d.big} not null,
  told integer not null default 0, secret ${d.flag} not null default ${d.no}, primary key (room, step)
)${d.keyed};

create table snapshots(
  room text not null references rooms(id) on delete cascade, step integer not null, kept ${d.flag} not null,
  state text not null, primary key (room, step)
)${d.strict};

-- The lines that one move wrote, in one row: "n" is the number of the first.
create table lines(
  room text not null references rooms(id) on delete cascade, n integer not null, entries text not null,
  primary key (room, n)
)${d.keyed};

create table chat(
  id ${d.counted}, room text not null references rooms(id) on delete cascade, sender text not null,
  name text not null, text text not null, at ${d.big} not null, person text
)${d.strict};
create index chat_of_room on chat(room, id);
create index chat_of_person on chat(person) where person is not null;

-- Private talk. It belongs to persons: who sits down later reads nothing of it.
create table whispers(
  id ${d.counted}, room text not null references rooms(id) on delete cascade, from_person text not null,
  to_person text not null, sender text not null, name text not null, to_name text not null, text text not null,
  at ${d.big} not null
)${d.strict};
create index whispers_from on whispers(room, from_person, id);
create index whispers_to on whispers(room, to_person, id);

-- What people have half chosen, and how far they have seen what happened, for whoever holds the key of the seat.
create table drafts(
  room text not null references rooms(id) on delete cascade, seat text not null, key text not null,
  plays text not null, primary key (room, seat)
)${d.keyed};

create table looks(
  room text not null references rooms(id) on delete cascade, seat text not null, key text not null,
  line integer not null, step integer not null, at ${d.big} not null, primary key (room, seat)
)${d.keyed};

-- Lessons that people have been through, and tasks of them that they have answered otherwise, to be asked once more.
create table lessons(
  person text not null references people(id) on delete cascade, lesson text not null, at ${d.big} not null,
  primary key (person, lesson)
)${d.keyed};

create table missed(
  person text not null references people(id) on delete cascade, task text not null, at ${d.big} not null,
  primary key (person, task)
)${d.keyed};

-- Which games people have begun, with the table that they set up last, and what the coach need not tell them any more.
create table played(
  person text not null references people(id) on delete cascade, game text not null, setup text,
  primary key (person, game)
)${d.keyed};

create table known(
  person text not null references people(id) on delete cascade, game text not null, tip text not null,
  primary key (person, game, tip)
)${d.keyed};

-- How people are told that a table waits for them, when not, and of what.
create table ways(
  id text primary key, person text not null references people(id) on delete cascade, kind text not null,
  address text not null, confirmed integer not null, token text not null unique, origin text not null, zone text
);
create index ways_of_person on ways(person);

create table quiet(person text primary key references people(id) on delete cascade, hours text not null);

create table notices(
  person text not null references people(id) on delete cascade,
  room text not null references rooms(id) on delete cascade, seat text not null, kind text not null,
  ask integer not null, at ${d.big} not null, told_at ${d.big}, primary key (person, room, seat, kind, ask)
);
create index notices_waiting on notices(at) where told_at is null;
create index notices_told on notices(person, told_at);

-- How people come back as who they were.
create table passkeys(
  id text primary key, person text not null references people(id) on delete cascade, name text not null,
  public_key text not null, counter ${d.big} not null, transports text not null, since ${d.big} not null,
  used_at ${d.big}
);
create index passkeys_of_person on passkeys(person);

create table mails(person text primary key references people(id) on delete cascade, address text not null unique);

create table recoveries(
  person text primary key references people(id) on delete cascade, hash text not null unique,
  since ${d.big} not null
);

create table tickets(
  person text not null references people(id) on delete cascade, kind text not null, token text not null,
  code text not null, what text not null, until ${d.big} not null, primary key (person, kind)
);

create table tokens(
  id text primary key, person text not null references people(id) on delete cascade, name text not null,
  hash text not null unique, since ${d.big} not null, used_at ${d.big}
);
create index tokens_of_person on tokens(person);

-- How matches ended for people, and their ratings, also when the matches are gone.
create table results(
  person text not null references people(id) on delete cascade, room text not null, game text not null,
  players integer not null, people integer not null, won integer not null, listed integer not null,
  live integer not null, began_at ${d.big} not null, ended_at ${d.big} not null, seat integer, ending text,
  primary key (person, room)
);
create index results_of_person on results(person, ended_at desc, room);

create table ratings(
  person text not null references people(id) on delete cascade, room text not null, game text not null,
  players integer not null, n integer not null, place integer not null, left_it integer not null,
  was_mu double precision not null, was_sigma double precision not null, mu double precision not null,
  sigma double precision not null, at ${d.big} not null, primary key (person, room)
);
create unique index ratings_of_person on ratings(person, game, players, n);
create index ratings_of_room on ratings(room);

-- With whom people do not want to play or talk, and what they have told the operator.
create table blocks(
  person text not null references people(id) on delete cascade,
  other text not null references people(id) on delete cascade, at ${d.big} not null, primary key (person, other)
);

create table mutes(
  person text not null references people(id) on delete cascade,
  other text not null references people(id) on delete cascade, at ${d.big} not null, primary key (person, other)
);

create table reports(
  id text primary key, by_person text not null references people(id) on delete cascade, about text not null,
  name text not null, room text, text text not null, said text not null, at ${d.big} not null
);
create index reports_at on reports(at);

-- Two are friends where each has asked the other.
create table friends(
  person text not null references people(id) on delete cascade,
  other text not null references people(id) on delete cascade, at ${d.big} not null, primary key (person, other)
);
create index friends_of_other on friends(other);

-- Who asks by a name is never told whether anybody has it.
create table named_asks(
  person text not null references people(id) on delete cascade, name text not null,
  other text references people(id) on delete set null, at ${d.big} not null, primary key (person, name)
);
create index named_asks_of_other on named_asks(other);

create table invitations(
  room text not null references rooms(id) on delete cascade,
  person text not null references people(id) on delete cascade,
  by_person text not null references people(id) on delete cascade, at ${d.big} not null,
  primary key (room, person, by_person)
);
create index invitations_of_person on invitations(person);

create table clubs(id text primary key, name text not null, since ${d.big} not null);

-- "named": invited by a name, of which nobody is told whether anybody has it.
create table members(
  club text not null references clubs(id) on delete cascade,
  person text not null references people(id) on delete cascade, role text not null,
  by_person text references people(id) on delete set null, named integer not null, at ${d.big} not null,
  primary key (club, person)
);
create index members_of_person on members(person);

-- How far people have read what is said at a table, and what they have noted down about it.
create table heard(
  room text not null references rooms(id) on delete cascade,
  person text not null references people(id) on delete cascade, chat ${d.big} not null, primary key (room, person)
);

create table notes(
  room text not null references rooms(id) on delete cascade,
  person text not null references people(id) on delete cascade, text text not null, at ${d.big} not null,
  primary key (room, person)
);

-- Addresses for calendars. An empty club: the tables at which the person has a seat.
create table feeds(
  person text not null references people(id) on delete cascade, club text not null, token text not null unique,
  since ${d.big} not null, primary key (person, club)
);

-- How long servers have run.
create table uptime(id integer primary key, ran ${d.big} not null)${d.strict};
${d.own}`
