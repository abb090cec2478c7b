-- Judges whether a bonus may come to a player, inside the transaction that gives it or keeps a wish for one;
-- the gate stays locked until then, so that a bonus is before an exclusion or not at all. Null: it may come.
-- Who may not pay in or play slots gets none, and who is dormant comes back first.
create function compliance.admit_bonus(p_player uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case
    when not g.active or g.dormant_since is not null then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
    when g.denials ?| array['deposit', 'slots'] then coalesce(g.denials ->> 'deposit', g.denials ->> 'slots')
    when g.location_until <= p_at then 'jurisdiction'
  end;
end $$;
revoke execute on function compliance.admit_bonus from public;
grant execute on function compliance.admit_bonus to poyraz_app;
