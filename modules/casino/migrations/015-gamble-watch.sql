-- The return watch counts the right calls of gambles, too: `rounds` are calls then, and `units` right calls.
alter table casino.return_watch drop constraint return_watch_kind_check,
  add constraint return_watch_kind_check check (kind in ('paid', 'awarded', 'free', 'gamble'));
