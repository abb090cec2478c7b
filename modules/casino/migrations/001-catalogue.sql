-- The catalogue of slots and live tables, and favourites of players.

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

-- A game as the lobby shows it. The rules are code; `rules_hash` and `rtp_bp` are written from there when a
-- server starts.
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

-- The live lobby. Empty until the area opens.
create table casino.live_provider (
  id integer primary key check (id > 0),
  name text not null,
  logo text not null,
  sort integer not null,
  -- Only testers see a provider under test.
  state text not null check (state in ('open', 'test'))
);

create table casino.live_category (
  id integer primary key check (id > 0),
  name_tr text not null,
  name_en text not null,
  sort integer not null
);

create table casino.live_table (
  id integer primary key check (id > 0),
  provider_id integer not null references casino.live_provider,
  name_tr text not null,
  name_en text not null,
  game text not null check (game in ('roulette', 'blackjack', 'baccarat', 'poker', 'dice', 'show')),
  dealer text not null,
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null check (max_bet >= min_bet),
  -- Null where the number of players is not limited.
  seats integer check (seats > 0),
  open boolean not null,
  sort integer not null
);

create table casino.live_table_category (
  table_id integer not null references casino.live_table,
  category_id integer not null references casino.live_category,
  primary key (table_id, category_id)
);

grant select on casino.live_provider, casino.live_category, casino.live_table, casino.live_table_category
  to poyraz_app;

create table casino.favorite (
  player_id uuid not null,
  kind text not null check (kind in ('casino', 'livecasino')),
  item_id integer not null,
  created_at timestamptz not null default now(),
  primary key (player_id, kind, item_id)
);
grant select, insert, delete on casino.favorite to poyraz_app;
