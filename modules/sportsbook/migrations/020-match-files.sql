-- Matches that files tell about: fixtures, odds and results.

-- Ids of leagues, teams and matches by their names in files. Other sources use smaller ids.
create sequence sports.file_id as integer minvalue 1000000000;
create table sports.file_name (
  key text primary key,
  id integer not null unique default nextval('sports.file_id')
);

-- Three registers of a match, each with the newest value that a file has, as JSON, and the time of that file.
-- `latest_kick_off` is the latest one that was ever in force, as milliseconds: bets were taken until then. `step` is
-- the sequence of the newest message about the event.
create table sports.file_match (
  event_id integer primary key references sports.event,
  kick_off text not null,
  kick_off_at bigint not null,
  odds text,
  odds_at bigint,
  outcome text,
  outcome_at bigint,
  latest_kick_off bigint not null,
  step bigint not null default 0,
  check ((odds is null) = (odds_at is null)),
  check ((outcome is null) = (outcome_at is null))
);

-- The newest content of each file that was read to its end.
create table sports.file_read (
  name text primary key,
  digest bytea not null,
  changed_at timestamptz not null,
  read_at timestamptz not null,
  matches integer not null,
  refused integer not null
);

-- A refused line raises its alarm once, however often its file is read.
create index alarm_by_message on sports.alarm (source, md5(message)) where kind = 'invalid';

grant usage on sequence sports.file_id to poyraz_app;
grant select, insert on sports.file_name to poyraz_app;
grant select, insert, update on sports.file_match, sports.file_read to poyraz_app;
