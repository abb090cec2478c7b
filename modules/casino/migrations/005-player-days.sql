-- What a player staked and won, for each Istanbul day and game. A job adds rounds in the order of their
-- ids, each once; rounds that it has not added yet are summed when the statistics are read.
create table casino.player_day (
  player_id uuid not null,
  day date not null,
  game_id integer not null,
  rounds integer not null check (rounds > 0),
  -- Without the stakes of free spins, which the house paid.
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  biggest_win bigint not null check (biggest_win between 0 and win),
  -- Most free spins within one round.
  feature_spins integer not null check (feature_spins >= 0),
  -- Time between rounds; longer pauses are not play.
  played_ms bigint not null check (played_ms >= 0),
  primary key (player_id, day, game_id)
);
grant select, insert, update on casino.player_day to poyraz_app;

-- The last round that was added. The one row is locked by the server that adds.
create table casino.player_day_reader (
  is_the_one boolean primary key default true check (is_the_one),
  last_id uuid not null
);
insert into casino.player_day_reader (last_id) values ('00000000-0000-0000-0000-000000000000');
grant select, update on casino.player_day_reader to poyraz_app;
