-- The watch holds free spins, too: what the paid spin pays ('paid'), how many free spins a round leads to
-- ('awarded'), and what a free spin pays ('free'). `rounds` counts rounds, and free spins where the kind is
-- 'free'; `units` adds up pay units, and free spins where it is 'awarded'.
alter table casino.return_watch
  add column kind text not null default 'paid' check (kind in ('paid', 'awarded', 'free')),
  -- Rounds with lower ids are not counted: what they came to has closed the game once.
  add column from_id uuid not null default '00000000-0000-0000-0000-000000000000',
  drop constraint return_watch_pkey,
  add primary key (game_id, rules_hash, kind),
  alter column rounds set default 0,
  alter column units set default 0,
  alter column hits set default 0,
  alter column block_rounds set default 0,
  alter column block_units set default 0,
  alter column block_hits set default 0;
alter table casino.return_watch alter column kind drop default;
