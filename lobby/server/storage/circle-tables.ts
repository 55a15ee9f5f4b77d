/**
 * Who knows whom, who has invited whom to what, and what people keep for themselves. Both databases have the same tables
 * here, but for the columns of tables that they have made before.
 */
export const CIRCLE_TABLES = (big: string) => `
  alter table rooms add column club text;
  create index rooms_of_club on rooms(club, created_at desc) where club is not null;

  alter table chat add column person text;
  update chat set person = (
    select seats.person from seats join people on people.id = seats.person
    where seats.room = chat.room and cast(seats.seat as text) = chat.sender and people.name = chat.name
  );
  create index chat_of_person on chat(person) where person is not null;

  create index people_by_name on people(name);

  -- Two are friends where each has asked the other.
  create table friends(
    person text not null references people(id) on delete cascade,
    other text not null references people(id) on delete cascade, at ${big} not null, primary key (person, other)
  );
  create index friends_of_other on friends(other);

  -- Who asks by a name is never told whether anybody has it.
  create table named_asks(
    person text not null references people(id) on delete cascade, name text not null,
    other text references people(id) on delete set null, at ${big} not null, primary key (person, name)
  );
  create index named_asks_of_other on named_asks(other);

  create table invitations(
    room text not null references rooms(id) on delete cascade,
    person text not null references people(id) on delete cascade,
    by_person text not null references people(id) on delete cascade, at ${big} not null,
    primary key (room, person, by_person)
  );
  create index invitations_of_person on invitations(person);

  create table clubs(id text primary key, name text not null, since ${big} not null);

  -- "named": invited by a name, of which nobody is told whether anybody has it.
  create table members(
    club text not null references clubs(id) on delete cascade,
    person text not null references people(id) on delete cascade, role text not null,
    by_person text references people(id) on delete set null, named integer not null, at ${big} not null,
    primary key (club, person)
  );
  create index members_of_person on members(person);

  -- How far people have read what is said at a table.
  create table heard(
    room text not null references rooms(id) on delete cascade,
    person text not null references people(id) on delete cascade, chat ${big} not null, primary key (room, person)
  );
  insert into heard select chat.room, seats.person, max(chat.id) from chat
    join seats on seats.room = chat.room join people on people.id = seats.person group by chat.room, seats.person;

  create table mutes(
    person text not null references people(id) on delete cascade,
    other text not null references people(id) on delete cascade, at ${big} not null, primary key (person, other)
  );

  create table notes(
    room text not null references rooms(id) on delete cascade,
    person text not null references people(id) on delete cascade, text text not null, at ${big} not null,
    primary key (room, person)
  );

  create table tokens(
    id text primary key, person text not null references people(id) on delete cascade, name text not null,
    hash text not null unique, since ${big} not null, used_at ${big}
  );
  create index tokens_of_person on tokens(person);
  `
