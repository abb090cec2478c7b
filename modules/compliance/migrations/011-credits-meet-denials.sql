-- A deposit that was opened before the licence gate, or staff, began to deny deposits is not credited after
-- it: it goes back, as that of somebody who excluded himself does. Limits are another matter: a deposit
-- counts in them from its intent on, so that one lowered meanwhile does not meet it again.
create or replace function compliance.admit_credit(p_player uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case
    when not g.active then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
    when g.denials -> 'deposit' is not null then g.denials ->> 'deposit'
  end;
end $$;
