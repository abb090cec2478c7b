-- Seeds that players add to the draw of the next round of a table (decision 026).

-- Name under which the cards of a round are committed. Rounds from before have none and use their id.
alter table tables.round add column hand text;

-- A player commits during the bets of the round before, and opens the seed before the bets of this round.
create table tables.seat_seed (
  season_id text not null references tables.season,
  -- The round that the seed is for. The first one of a chain has none: its chain is published with it.
  number integer not null check (number > 1),
  -- Place in the list, from 0.
  place integer not null check (place >= 0),
  player_id uuid not null,
  seat_commit text not null check (seat_commit ~ '^[0-9a-f]{64}$'),
  -- Null until the player has opened it.
  seed text check (seed ~ '^[\x21-\x7e]{32,64}$'),
  committed_at timestamptz not null,
  opened_at timestamptz,
  primary key (season_id, number, place),
  unique (season_id, number, player_id),
  check ((seed is null) = (opened_at is null))
);
grant select, insert on tables.seat_seed to poyraz_app;
grant update (seed, opened_at) on tables.seat_seed to poyraz_app;
