-- Live tables: rounds that many players share, decided by a published hash chain.

create schema tables;
grant usage on schema tables to poyraz_app;

-- A hash chain of round seeds. `terminal` is published before the first round; round k uses s_k.
create table tables.season (
  id text primary key,
  table_id integer not null,
  game_id text not null,
  rules_hash text not null,
  length integer not null check (length > 0),
  terminal text not null,
  sealed_last bytea not null,
  opened_at timestamptz not null
);

create table tables.round (
  id uuid primary key,
  table_id integer not null,
  season_id text not null references tables.season,
  -- Place in the chain, from 1, without gaps. A void round stays listed.
  number integer not null check (number > 0),
  state text not null default 'open' check (state in ('open', 'closed', 'void')),
  outcome jsonb,
  label text,
  words integer not null default 0,
  rejects integer not null default 0,
  -- The chain seed in hex, once the round has ended.
  seed text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (season_id, number),
  check ((state = 'closed') = (outcome is not null and seed is not null) or state = 'open')
);
create index round_history on tables.round (table_id, opened_at desc);

-- The state of a table, and the lease of the server that makes its steps.
create table tables.room (
  table_id integer primary key,
  version bigint not null default 0,
  phase text not null check (phase in ('betting', 'drawing', 'result')),
  round_id uuid not null references tables.round,
  ends_at timestamptz not null,
  owner text not null default '',
  token bigint not null default 0,
  lease_until timestamptz not null
);

-- The chips of a player in a round. The row serialises the player's calls.
create table tables.seat (
  round_id uuid not null references tables.round,
  player_id uuid not null,
  -- Amounts in kuruş by spot.
  spots jsonb not null,
  staked bigint not null check (staked >= 0),
  primary key (round_id, player_id)
);

-- One call of a player, and one bet of wagering with the same id.
create table tables.bet (
  id uuid primary key,
  -- Order of the bets.
  seq bigint not null generated always as identity,
  round_id uuid not null references tables.round,
  player_id uuid not null,
  key text not null,
  input_hash text not null,
  spots jsonb not null,
  stake bigint not null check (stake > 0),
  state text not null default 'open' check (state in ('open', 'settled', 'void')),
  win bigint,
  placed_at timestamptz not null,
  unique (player_id, key),
  check ((state = 'settled') = (win is not null))
);
create index bet_of_round on tables.bet (round_id, player_id, seq);
create index bet_of_player on tables.bet (player_id, placed_at desc);

grant select, insert on tables.season to poyraz_app;
grant select, insert, update on tables.round, tables.room, tables.seat, tables.bet to poyraz_app;

-- Accounts that take the stakes and pay the wins, by game.
select ledger.open_house('house:live:' || game, clock_timestamp())
  from unnest(array['roulette-eu', 'baccarat', 'dragon-tiger', 'sic-bo']) game;
