-- What the paid spins of live rounds came to, for each game and rules that are deployed: the pay of each, in
-- pay units and cut at a number of stakes, and how many paid anything. The block is the newest part of it.
create table casino.return_watch (
  game_id integer not null,
  rules_hash text not null,
  rounds bigint not null check (rounds >= 0),
  units bigint not null check (units >= 0),
  hits bigint not null check (hits between 0 and rounds),
  block_rounds bigint not null check (block_rounds between 0 and rounds),
  block_units bigint not null check (block_units between 0 and units),
  block_hits bigint not null check (block_hits between 0 and block_rounds),
  primary key (game_id, rules_hash)
);
grant select, insert, update, delete on casino.return_watch to poyraz_app;

-- How far rounds were read, by the order of their ids. One row, and who holds it reads.
create table casino.return_reader (
  is_the_one boolean primary key default true check (is_the_one),
  last_id uuid not null
);
insert into casino.return_reader (last_id) values ('00000000-0000-0000-0000-000000000000');
grant select, update on casino.return_reader to poyraz_app;
