-- What the live lobby shows. Empty until the area opens: rooms bring their tables with them.
create table casino.live_provider (
  id integer primary key check (id > 0),
  name text not null,
  logo text not null,
  sort integer not null,
  -- Of a provider under test only testers see anything.
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
  -- Null where everybody plays together.
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
