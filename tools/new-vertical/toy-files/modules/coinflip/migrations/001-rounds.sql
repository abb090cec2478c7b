create schema coinflip;
grant usage on schema coinflip to poyraz_app;

create table coinflip.round (
  id uuid primary key,
  stake bigint not null check (stake > 0),
  phase text not null default 'filling' check (phase in ('filling', 'open', 'closed')),
  sealed_seed bytea not null,
  commitment text not null,
  -- State of the rules, and the words that were drawn for it.
  state jsonb,
  words integer not null default 0,
  rejects integer not null default 0
);
create index round_unfinished on coinflip.round (id) where phase <> 'closed';

create table coinflip.seat (
  round_id uuid not null references coinflip.round,
  seat integer not null,
  player_id uuid not null,
  epoch bigint not null,
  bet_id uuid not null,
  primary key (round_id, seat),
  unique (round_id, player_id)
);
create index seat_of_player on coinflip.seat (player_id);

grant select, insert, update on coinflip.round to poyraz_app;
grant select, insert, delete on coinflip.seat to poyraz_app;

-- What is staked goes through this account to the winners; it keeps nothing.
select ledger.open_house('house:tavla:coinflip', clock_timestamp());
