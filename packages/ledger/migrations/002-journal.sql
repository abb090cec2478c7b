-- The journal moves the balances, and nothing else does: not the application, not the owner of the tables.

create function ledger.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is not changed by %', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation';
end $$;

-- J3: append-only.
create trigger append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse();
create trigger no_delete before delete or truncate on ledger.account
  for each statement execute function ledger.refuse();
create trigger no_delete before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse();
create trigger no_delete before update or delete or truncate on ledger.house_account
  for each statement execute function ledger.refuse();

-- B2: an account begins with nothing, and its balance changes only inside the journal's trigger.
create trigger begins_empty before insert on ledger.account
  for each row when (new.balance <> 0) execute function ledger.refuse();
create trigger moved_by_journal before update on ledger.account
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse();

-- B2, J2: applies the rows of one statement to the balances, and refuses rows that do not continue them or
-- whose transaction is not whole.
create function ledger.apply_transfers() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  -- The rows are few and the tables large: index lookups, also while statistics still say that they are
  -- empty.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_nestloop = on as $$
declare
  v_moved bigint;
  v_agreed bigint;
begin
  with side as (
    select owner, currency, debit as code, -amount as delta, debit_after as after, at, leg
      from inserted where debit_after is not null
    union all
    select owner, currency, credit, amount, credit_after, at, leg
      from inserted where credit_after is not null
  ), moved as (
    select owner, currency, code, sum(delta) as delta, max(at) as at,
      (array_agg(after order by leg desc))[1] as after
      from side group by owner, currency, code
  ), updated as (
    update ledger.account a set balance = a.balance + m.delta, moved_at = m.at
      from moved m
     where a.owner = m.owner and a.currency = m.currency and a.code = m.code
    returning a.balance = m.after as agrees
  )
  select (select count(*) from moved), (select count(*) from updated where agrees) into v_moved, v_agreed;
  if v_moved <> v_agreed then
    raise exception 'ledger: transfers do not continue the balances'
      using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from inserted group by owner, key, currency, at, kind
    having bit_or(1 << leg) <> (1 << (count(*)::integer + 1)) - 2
  ) then
    raise exception 'ledger: a transaction is not whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger apply_transfers after insert on ledger.transfer
  referencing new table as inserted for each statement execute function ledger.apply_transfers();
