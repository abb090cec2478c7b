-- Returns of live games, for each game, its deployed rules and kind: the pay of paid spins ('paid'), the free
-- spins that a round leads to ('awarded') and the pay of free spins ('free'). `rounds` counts rounds, or free
-- spins for 'free'; `units` adds up pay units, capped at a number of stakes, or free spins for 'awarded';
-- `hits` counts those above zero. The block is the newest part.
create table casino.return_watch (
  game_id integer not null,
  rules_hash text not null,
  kind text not null check (kind in ('paid', 'awarded', 'free')),
  -- Rounds with lower ids are not counted: they have closed the game once.
  from_id uuid not null default '00000000-0000-0000-0000-000000000000',
  rounds bigint not null default 0 check (rounds >= 0),
  units bigint not null default 0 check (units >= 0),
  hits bigint not null default 0 check (hits between 0 and rounds),
  block_rounds bigint not null default 0 check (block_rounds between 0 and rounds),
  block_units bigint not null default 0 check (block_units between 0 and units),
  block_hits bigint not null default 0 check (block_hits between 0 and block_rounds),
  primary key (game_id, rules_hash, kind)
);
grant select, insert, update, delete on casino.return_watch to poyraz_app;

-- The last round that was read, in the order of ids. The one row is locked by the server that reads.
create table casino.return_reader (
  is_the_one boolean primary key default true check (is_the_one),
  last_id uuid not null
);
insert into casino.return_reader (last_id) values ('00000000-0000-0000-0000-000000000000');
grant select, update on casino.return_reader to poyraz_app;
