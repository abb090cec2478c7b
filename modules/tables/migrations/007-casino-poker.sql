-- Poker against the house: one hand for all players, and a decision of each of them about the own ante.

-- The stage of a round and its open cards, from the deal on. Hidden cards are in no row.
alter table tables.shoe add column poker jsonb;
-- The player gave the ante up. A stake on `play` says the opposite.
alter table tables.seat add column folded boolean not null default false;

select ledger.open_house('house:live:' || game, clock_timestamp())
  from unnest(array['three-card-poker', 'casino-holdem']) game;
