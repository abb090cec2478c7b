create schema casino;
grant usage on schema casino to poyraz_app;

create table casino.provider (
  id integer primary key check (id > 0),
  name text not null,
  logo text not null,
  sort integer not null
);

create table casino.category (
  id integer primary key check (id > 0),
  name_tr text not null,
  name_en text not null,
  sort integer not null
);

-- What the lobby shows of a game. The rules live in the code; rules_hash and rtp_bp are written from there at
-- start.
create table casino.game (
  id integer primary key check (id > 0),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,64}$'),
  provider_id integer not null references casino.provider,
  name_tr text not null,
  name_en text not null,
  image text not null,
  rules_hash text not null check (rules_hash ~ '^[0-9a-f]{64}$'),
  rtp_bp integer not null check (rtp_bp between 8500 and 10000),
  volatility text not null check (volatility in ('low', 'medium', 'high', 'extreme')),
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null check (max_bet >= min_bet),
  features text[] not null,
  types text[] not null,
  sort integer not null,
  enabled boolean not null default true
);

create table casino.game_category (
  game_id integer not null references casino.game,
  category_id integer not null references casino.category,
  primary key (game_id, category_id)
);

grant select, insert, update on casino.provider, casino.category, casino.game to poyraz_app;
grant select, insert, delete on casino.game_category to poyraz_app;

create table casino.favorite (
  player_id uuid not null,
  kind text not null check (kind in ('casino', 'livecasino')),
  item_id integer not null,
  created_at timestamptz not null default now(),
  primary key (player_id, kind, item_id)
);
grant select, insert, delete on casino.favorite to poyraz_app;

-- One active and one next pair for each player; a seed in clear text exists nowhere in the database before
-- its reveal.
create table casino.seed_pair (
  id uuid primary key,
  player_id uuid not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[!-~]{1,64}$'),
  stale_seed boolean not null default true,
  nonce integer not null default 0 check (nonce >= 0),
  last_round_at timestamptz,
  activated_at timestamptz,
  check ((server_seed is not null) = (state = 'revealed')),
  check (state = 'next' or (client_seed is not null and activated_at is not null))
) with (fillfactor = 70);
create unique index seed_pair_active on casino.seed_pair (player_id) where state = 'active';
create unique index seed_pair_next on casino.seed_pair (player_id) where state = 'next';
grant select, insert, update on casino.seed_pair to poyraz_app;

-- A round is written once, with its money; one that waits for a choice of the player is open. It refers to
-- its game and pair without a foreign key: the check would lock the game's one row for everybody's rounds.
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
  outcome jsonb not null,
  streams jsonb not null,
  state text not null check (state in ('open', 'closed')),
  -- The key of the call that played it, and of its transaction in the ledger.
  key text not null,
  created_at timestamptz not null
);
create unique index round_key on casino.round (player_id, key);
create index round_by_player on casino.round (player_id, id);
create unique index round_open on casino.round (player_id, game_id) where state = 'open';
grant select, insert on casino.round to poyraz_app;
