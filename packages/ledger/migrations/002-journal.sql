-- The journal moves the balances, and nothing else does: neither the application nor the owner of the
-- tables.

create function ledger.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is not changed by %', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation';
end $$;

-- J3: append-only.
create trigger append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse();
create trigger append_only before update or delete or truncate on ledger.reversal
  for each statement execute function ledger.refuse();
create trigger append_only before update or delete or truncate on ledger.house_account
  for each statement execute function ledger.refuse();
create trigger no_delete before delete or truncate on ledger.account
  for each statement execute function ledger.refuse();
create trigger no_delete before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse();

-- B2: an account begins with nothing. Balances and reversals are written only inside the journal's trigger.
create trigger begins_empty before insert on ledger.account
  for each row when (new.balance <> 0) execute function ledger.refuse();
create trigger moved_by_journal before update on ledger.account
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse();
create trigger written_by_journal before insert on ledger.reversal
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse();

-- L1: serializes the writers of an owner who has no account yet, and so no row to lock.
create function ledger.lock_newcomer(p_owner uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('ledger.account'), hashtext(p_owner::text))
$$;
-- J5: the last instant in the journal of an owner, null without one.
create function ledger.last_instant(p_owner uuid) returns timestamptz language plpgsql volatile as $$
begin
  return (select at from ledger.transfer where owner = p_owner order by seq desc limit 1);
end $$;
-- Transfers between house accounts may come before the first account of their owner.
create function ledger.lock_new_account() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.lock_newcomer(new.owner);
  new.moved_at := greatest(new.moved_at, ledger.last_instant(new.owner));
  return new;
end $$;
create trigger lock_newcomer before insert on ledger.account
  for each row execute function ledger.lock_new_account();

-- B2, J2: applies the rows of one statement to the balances. Refuses rows that do not continue them and
-- transactions that are not whole. The settings ask for index lookups: the rows are few and the tables
-- large, also while statistics still say that they are empty.
create function ledger.apply_transfers() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
  set enable_nestloop = on as $$
declare
  v_moved bigint;
  v_agreed bigint;
  v_later bigint;  -- legs after the first
begin
  with side as (
    select owner, currency, debit as code, -amount as delta, debit_after as after, at, leg
      from inserted where debit_after is not null
    union all
    select owner, currency, credit, amount, credit_after, at, leg
      from inserted where credit_after is not null
  ), moved as (
    -- The balance after the last leg: a balance has 53 bits, the number of the leg goes above them.
    select owner, currency, code, sum(delta)::bigint as delta, max(at) as at,
           max(leg::bigint << 53 | after) & 9007199254740991 as after
      from side group by owner, currency, code
  ), updated as (
    update ledger.account a set balance = m.after, moved_at = m.at
      from moved m
     where a.owner = m.owner and a.currency = m.currency and a.code = m.code
       and a.balance + m.delta = m.after
    returning 1
  )
  select (select count(*) from moved), (select count(*) from updated),
         (select count(*) from inserted where leg > 1)
    into v_moved, v_agreed, v_later;
  if v_moved <> v_agreed then
    raise exception 'ledger: transfers do not continue the balances'
      using errcode = 'integrity_constraint_violation';
  end if;
  -- A lone first leg is whole; its key is unique.
  if v_later > 0 and exists (
    select from inserted group by owner, key, currency, at, kind
    having bit_or(1 << leg) <> (1 << (count(*)::integer + 1)) - 2
  ) then
    raise exception 'ledger: a transaction is not whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger apply_transfers after insert on ledger.transfer
  referencing new table as inserted for each statement execute function ledger.apply_transfers();

-- J5: a transfer between house accounts moves no account of its owner, but dates what follows.
create function ledger.date_owner() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  update ledger.account set moved_at = new.at where owner = new.owner and moved_at < new.at;
  return null;
end $$;
create trigger date_owner after insert on ledger.transfer
  for each row when (new.debit_after is null and new.credit_after is null)
  execute function ledger.date_owner();

-- R1: the primary key refuses a second reversal, whoever writes it.
create function ledger.note_reversal() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.reversal (owner, target, key) values (new.owner, new.link, new.key);
  return null;
end $$;
create trigger note_reversal after insert on ledger.transfer
  for each row when (new.kind = 'reverse' and new.leg = 1) execute function ledger.note_reversal();

-- Returns the lower bound, in an owner's sequence, of the transfers at an instant or later: the largest
-- bigint if there are none. `at` never decreases in the order of `seq` (J5), so this is a binary search by
-- the primary key, and windows of time need no index of their own.
create function ledger.seq_from(p_owner uuid, p_at timestamptz) returns bigint language plpgsql stable strict
  set search_path = pg_catalog, pg_temp as $$
declare
  v_low bigint := (select seq from ledger.transfer where owner = p_owner order by seq limit 1);
  v_high bigint;
  v_middle bigint;
  v_seq bigint;
  v_at timestamptz;
begin
  select seq, at into v_high, v_at from ledger.transfer where owner = p_owner order by seq desc limit 1;
  if v_high is null or v_at < p_at then
    return 9223372036854775807;
  end if;
  -- The bound lies between v_low and v_high.
  while v_low < v_high loop
    v_middle := v_low + (v_high - v_low) / 2;
    select seq, at into v_seq, v_at from ledger.transfer
     where owner = p_owner and seq >= v_middle order by seq limit 1;
    if v_at >= p_at then
      v_high := v_middle;
    else
      v_low := v_seq + 1;
    end if;
  end loop;
  return v_low;
end $$;

-- Returns the legs of a transaction, by the `seq` of its first one. The writers of an owner are serialized
-- (L1), so no other transfer of this owner lies between them.
create function ledger.legs_of(p_owner uuid, p_key text, p_seq bigint) returns setof ledger.transfer
language sql stable as $$
  select * from (select * from ledger.transfer where owner = p_owner and seq >= p_seq order by seq limit 16) t
   where t.key = p_key
$$;
