-- Layouts of chips that players saved by name, for all tables of a game.
create table tables.favourite_bet (
  id uuid primary key,
  player_id uuid not null,
  game text not null,
  name text not null,
  -- Amounts in kuruş by spot.
  spots jsonb not null,
  unique (player_id, game, name)
);
grant select, insert, update, delete on tables.favourite_bet to poyraz_app;
