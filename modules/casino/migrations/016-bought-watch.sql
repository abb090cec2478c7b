-- The return watch counts the free spins of bought rounds, too: `rounds` are bought rounds then, and `units`
-- free spins.
alter table casino.return_watch drop constraint return_watch_kind_check,
  add constraint return_watch_kind_check check (kind in ('paid', 'awarded', 'free', 'gamble', 'bought'));
