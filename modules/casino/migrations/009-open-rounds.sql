-- Rounds that wait for decisions of their player. The row of `casino.round` has what the player may see; this
-- table has what the rules need to go on. Both are written with each command, in one transaction.
create table casino.open_round (
  round_id uuid primary key references casino.round,
  player_id uuid not null,
  -- The state of the rules as JSON, encrypted with the key of the seeds: a dump shows no mine.
  sealed_state bytea not null,
  -- Commands so far.
  step integer not null check (step > 0),
  moved_at timestamptz not null
);
create index open_round_idle on casino.open_round (moved_at);
grant select, insert, update, delete on casino.open_round to poyraz_app;

grant update (outcome, streams, win, balance_after, state) on casino.round to poyraz_app;

-- The application never changes a closed round.
create function casino.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'casino: a closed round does not change' using errcode = 'check_violation';
end $$;
create trigger round_closed before update on casino.round
  for each row when (old.state = 'closed' and current_user = 'poyraz_app') execute function casino.refuse_change();
