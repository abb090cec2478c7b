-- Volatile, so that it sees what was committed while its caller waited for the gate: a stable function reads
-- with the snapshot from before the wait.
alter function compliance.broken_loss_window(uuid, bigint, timestamptz) volatile;

-- Why money that a provider reports must not come to a player's balance; null: it may. The gate stays locked
-- until the transaction ends, so that the money is there before the account closes, or does not come.
create function compliance.admit_credit(p_player uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case when not g.active then 'account_inactive' when g.closed_at is not null then 'account_closed' end;
end $$;
revoke execute on function compliance.admit_credit from public;
grant execute on function compliance.admit_credit to poyraz_app;
