-- A player's two pairs are read by one condition, `state in ('active', 'next')`, which neither of two partial
-- indexes answered: every player who came read the whole table. One index holds both, and each of them once.
create unique index seed_pair_live on casino.seed_pair (player_id, state) where state in ('active', 'next');
drop index casino.seed_pair_active;
drop index casino.seed_pair_next;
