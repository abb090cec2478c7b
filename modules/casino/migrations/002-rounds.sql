-- Seed pairs and rounds of slots.

-- Domains, because a check of the column would run again whenever a nonce moves.
create domain casino.digest as text
  check (octet_length(value) = 64 and value !~ '[^0-9a-f]');
create domain casino.client_seed as text
  check (octet_length(value) between 1 and 64 and value !~ '[^!-~]');

-- Each player has one active pair and one next pair. The database has no clear seed before its reveal.
create table casino.seed_pair (
  id uuid primary key,
  player_id uuid not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  commitment casino.digest not null unique,
  sealed_seed bytea not null,
  server_seed casino.digest,
  client_seed casino.client_seed,
  stale_seed boolean not null default true,
  nonce integer not null default 0 check (nonce >= 0),
  last_round_at timestamptz,
  activated_at timestamptz,
  check ((server_seed is not null) = (state = 'revealed')),
  check (state = 'next' or (client_seed is not null and activated_at is not null))
) with (fillfactor = 70);
create unique index seed_pair_live on casino.seed_pair (player_id, state) where state in ('active', 'next');
grant select, insert, update on casino.seed_pair to poyraz_app;

-- A round is written once, with its money; one that waits for a choice of the player is open. It has no
-- foreign keys to its game and pair: the check would lock the row of the game for the rounds of all players.
create table casino.round (
  id uuid primary key,
  player_id uuid not null,
  game_id integer not null,
  pair_id uuid not null,
  nonce integer not null check (nonce > 0),
  rules_hash text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  balance_after bigint not null check (balance_after >= 0),
  -- `json` is stored as it came: it is read whole and never searched.
  outcome json not null,
  streams json not null,
  state text not null check (state in ('open', 'closed')),
  -- The key of the call that played it, and of its transaction in the ledger.
  key text not null,
  created_at timestamptz not null,
  -- A free spin: the house pays the stake, which counts for no limit.
  free boolean not null default false
);
create unique index round_key on casino.round (player_id, key);
create index round_by_player on casino.round (player_id, id);
-- An expression, so that the planner of `play_batch` can use no other index for the open round.
create unique index round_open on casino.round ((player_id::text), game_id) where state = 'open';
grant select, insert on casino.round to poyraz_app;
