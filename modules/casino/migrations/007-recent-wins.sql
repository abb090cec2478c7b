-- Players whose username is shown beside their wins, for rounds from this time on. Removing the row hides it.
create table casino.win_name (
  player_id uuid primary key,
  since timestamptz not null
);
grant select, insert, delete on casino.win_name to poyraz_app;

-- Rounds of the public list of wins, the latest of which are read; they are a small part of all rounds.
create index round_public_win on casino.round (id)
  where win >= stake * 10 and not free and state = 'closed';
