-- Tables that a human dealer deals by hand. Their rounds have no chain and no seed.

alter table tables.round alter column season_id drop not null;
alter table tables.round drop constraint round_check;
alter table tables.round add constraint round_check check (
  (state = 'closed') = (outcome is not null and (seed is not null or season_id is null)) or state = 'open');
-- Rounds by hand are numbered per table.
create unique index round_by_hand on tables.round (table_id, number) where season_id is null;

-- The dealer who has a table, until the lease expires.
create table tables.dealer (
  table_id integer primary key,
  -- Name of the staff account.
  name text not null,
  -- The dealer offers the table to the next one.
  is_offered boolean not null default false,
  lease_until timestamptz not null
);

-- Shoes of card tables; the newest one is in use.
create table tables.hand_shoe (
  table_id integer not null,
  number integer not null check (number > 0),
  opened_by text not null,
  opened_at timestamptz not null,
  primary key (table_id, number)
);

-- Values that a dealer entered. A voided one stays in the log.
create table tables.entry (
  id bigint primary key generated always as identity,
  table_id integer not null,
  round_id uuid not null references tables.round,
  -- Number of values before it.
  index integer not null check (index >= 0),
  value integer not null check (value >= 0),
  -- Shoe that the card came from; null in games without cards.
  shoe integer,
  entered_by text not null,
  entered_at timestamptz not null,
  voided_by text,
  void_reason text,
  voided_at timestamptz,
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null))
);
create unique index entry_in_force on tables.entry (round_id, index) where voided_at is null;
create index entry_of_shoe on tables.entry (table_id, shoe) where voided_at is null;

-- Hash of the log of an ended round, chained to the round before at the table.
create table tables.hand_record (
  round_id uuid primary key references tables.round,
  before text,
  record text not null,
  -- Name of the staff account that had the table when the round ended; null without one.
  dealer text
);

-- Video of a table. The newest row of a table counts; without an address it has none.
create table tables.stream (
  id bigint primary key generated always as identity,
  table_id integer not null,
  kind text check (kind in ('hls', 'whep')),
  url text,
  set_by text not null,
  set_at timestamptz not null,
  check ((kind is null) = (url is null))
);

grant select, insert, update, delete on tables.dealer to poyraz_app;
grant select, insert, update on tables.entry to poyraz_app;
grant select, insert on tables.hand_shoe, tables.hand_record, tables.stream to poyraz_app;
