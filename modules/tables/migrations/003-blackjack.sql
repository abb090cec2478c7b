-- Blackjack: rounds with a shoe of hidden cards, and seats of players.

-- The cards of a round are committed one by one before its first bet.
create table tables.shoe (
  round_id uuid primary key references tables.round,
  -- Merkle root over the shuffled cards, in hex.
  root text not null,
  -- The stage of the round and its hands, from the deal on. It holds open cards only.
  hands jsonb
);

-- The player at a seat in a round. Without a stake there, the seat is held from the round before.
create table tables.place (
  round_id uuid not null references tables.round,
  seat integer not null check (seat between 1 and 7),
  player_id uuid not null,
  primary key (round_id, seat)
);

grant select, insert, update on tables.shoe to poyraz_app;
grant select, insert, delete on tables.place to poyraz_app;

select ledger.open_house('house:live:blackjack', clock_timestamp());
