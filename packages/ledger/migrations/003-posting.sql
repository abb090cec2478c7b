-- The one writer of the journal. Callers hand in arrays, so that a product can post inside a statement of
-- its own (SPEC.md, part 8).

create type ledger.transaction_input as (
  n integer,           -- the member's number in its batch, chosen by the caller
  owner uuid,
  key text,
  input_hash bytea,    -- SHA-256 of the request
  currency text
);
create type ledger.leg_input as (
  n integer,           -- the member it belongs to
  leg integer,         -- 1, 2 ...: the order in which the legs must be covered
  reason text,
  debit text,
  credit text,
  amount bigint        -- minor units
);
create type ledger.posted as (
  n integer,
  status ledger.status,
  at timestamptz,       -- of the transaction, stored or new; null if refused
  balance_after bigint  -- of the owner's account in the last leg (its debit side, if both are the owner's)
);

create function ledger.raise_malformed(p_what text) returns void language plpgsql as $$
begin
  raise exception 'ledger: malformed input: %', p_what using errcode = 'invalid_parameter_value';
end $$;

-- J6: a call that contradicts itself is a bug of its caller and fails; nothing of it is written.
-- Constraints of the tables refuse the rest. Returns whether an account of an owner is credited.
create function ledger.check_input(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_joined bigint;
  v_alone boolean;
  v_credits boolean;
begin
  if not ledger.is_instant(p_at) then
    perform ledger.raise_malformed('the instant is out of range');
  end if;
  select count(*), bool_or(t.n is null), bool_or(not starts_with(l.credit, 'house:'))
    into v_joined, v_alone, v_credits
    from unnest(p_legs) l left join unnest(p_transactions) t using (n);
  if v_alone or v_joined > cardinality(p_legs) then
    perform ledger.raise_malformed('each leg belongs to one member of the batch');
  end if;
  return v_credits;
end $$;

-- A2: creates an account, empty, when it is first to be credited.
create function ledger.open_accounts(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into ledger.account (owner, currency, code, moved_at)
  select distinct t.owner, t.currency, l.credit, p_at
    from unnest(p_legs) l join unnest(p_transactions) t using (n)
   where not starts_with(l.credit, 'house:') and t.currency = ledger.currency()
     -- In this order: matching a code against its pattern costs more than finding an account.
     and case when exists (select from ledger.account a
                            where a.owner = t.owner and a.currency = t.currency and a.code = l.credit
                            offset 0) then false
              else l.credit ~ '^[a-z][a-z0-9:_-]{0,63}$' end
  on conflict do nothing;
end $$;

-- L1: nobody else moves money of this owner until the transaction ends.
create function ledger.lock_owner(p_owner uuid) returns void language plpgsql as $$
begin
  perform from ledger.account where owner = p_owner order by currency, code for no key update;
  if not found then
    perform ledger.lock_newcomer(p_owner);
  end if;
end $$;

-- I2: the balance that was returned when the key was first used.
create function ledger.stored_balance(p_owner uuid, p_key text, p_seq bigint)
returns bigint language sql stable as $$
  select coalesce(debit_after, credit_after) from ledger.legs_of(p_owner, p_key, p_seq)
   order by leg desc limit 1
$$;

-- Locks, decides (S1) and writes. It is not granted: post_batch, the holds and the reversal call it. The
-- settings ask for index lookups per member and for hash joins between the arrays, whose size no plan
-- knows.
create function ledger.write(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[],
  p_kind ledger.kind, p_link text, p_at timestamptz
) returns setof ledger.posted language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
declare
  v_owners uuid[] := array(select distinct owner from unnest(p_transactions));
  -- J5: one instant for the whole batch.
  v_at timestamptz;
  -- The accounts as they were locked, one array per column.
  v_account_owners uuid[];
  v_codes text[];
  v_balances bigint[];
  v_locked integer;
begin
  -- G1: members of one batch never share an owner, so each is decided on its own.
  if cardinality(v_owners) <> cardinality(p_transactions) then
    raise exception 'ledger: two members of a batch share an owner' using errcode = 'cardinality_violation';
  end if;
  if ledger.check_input(p_transactions, p_legs, p_at) then
    perform ledger.open_accounts(p_transactions, p_legs, coalesce(p_at, clock_timestamp()));
  end if;

  -- L1, in the order of owners, so that two batches never wait for each other in a circle.
  select array_agg(owner), array_agg(code), array_agg(balance), count(distinct owner),
         greatest(coalesce(p_at, clock_timestamp()), max(moved_at))
    into v_account_owners, v_codes, v_balances, v_locked, v_at
    from (select owner, code::text, balance, moved_at from ledger.account
           where owner = any (v_owners)
           order by owner, currency, code for no key update) locked;
  if v_locked < cardinality(v_owners) then
    perform ledger.lock_newcomer(owner)
       from (select unnest(v_owners) as owner except select unnest(v_account_owners) order by 1) newcomer;
    v_at := greatest(v_at, (
      select max(ledger.last_instant(owner))
        from (select unnest(v_owners) as owner except select unnest(v_account_owners)) newcomer));
  end if;

  return query
  with item as materialized (
    select t.*, seen.at as seen_at, seen.seq as seen_seq, seen.input_hash as seen_hash
      from unnest(p_transactions) t
      left join lateral (select f.at, f.seq, f.input_hash from ledger.transfer f
                          where f.owner = t.owner and f.key = t.key and f.leg = 1 limit 1) seen on true
  ), earlier as (
    -- S2: what the legs before a leg do to its accounts.
    select l.n, l.leg,
           sum(case l.debit when e.credit then e.amount when e.debit then -e.amount end)::bigint as debit,
           sum(case l.credit when e.credit then e.amount when e.debit then -e.amount end)::bigint as credit
      from unnest(p_legs) l join unnest(p_legs) e on e.n = l.n and e.leg < l.leg
     where cardinality(p_legs) > cardinality(p_transactions) and l.leg between 2 and 16
       -- Without amounts out of range no sum can overflow.
       and e.amount between 1 and 9007199254740991
     group by l.n, l.leg
  ), moved as (
    -- The balances after each leg, null on the side of the house.
    select l.*, i.owner, i.key, i.currency, i.input_hash,
           d.balance is not null as debit_exists, c.balance is not null as credit_exists,
           case when not starts_with(l.debit, 'house:')
             then coalesce(d.balance, 0) + coalesce(e.debit, 0) - a.amount end as debit_after,
           case when not starts_with(l.credit, 'house:')
             then coalesce(c.balance, 0) + coalesce(e.credit, 0) + a.amount end as credit_after
      from item i
      join unnest(p_legs) l using (n)
     cross join lateral (
       select case when l.amount between 1 and 9007199254740991 then l.amount else 0 end as amount) a
      left join earlier e using (n, leg)
      -- C1: all accounts have the one currency.
      left join unnest(v_account_owners, v_codes, v_balances) d (owner, code, balance)
        on d.owner = i.owner and d.code = l.debit
      left join unnest(v_account_owners, v_codes, v_balances) c (owner, code, balance)
        on c.owner = i.owner and c.code = l.credit
     where i.seen_at is null
  ), decided as materialized (
    select m.*, case
        when m.currency is distinct from ledger.currency() then 'currency_not_postable'::ledger.status
        when m.amount between 1 and 9007199254740991 is not true then 'amount_out_of_range'
        when m.debit = m.credit then 'accounts_must_differ'
        when (m.debit_after is not null and not m.debit_exists and m.debit !~ '^[a-z][a-z0-9:_-]{0,63}$')
          or (m.credit_after is not null and not m.credit_exists and m.credit !~ '^[a-z][a-z0-9:_-]{0,63}$')
          or (m.debit = 'held' or m.credit = 'held') <> (p_kind not in ('post', 'reverse'))
          or (p_kind = 'hold' and m.debit_after is null) then 'account_not_allowed'
        when m.debit_after is null and not exists (select from ledger.house_account h
               where h.currency = m.currency and h.code = m.debit)
          or m.credit_after is null and not exists (select from ledger.house_account h
               where h.currency = m.currency and h.code = m.credit) then 'account_not_found'
        when least(m.debit_after, m.credit_after) < 0 then 'insufficient_funds'
        when greatest(m.debit_after, m.credit_after) > 9007199254740991 then 'balance_too_large'
        else 'created' end as status
      from moved m
  ), member as materialized (
    -- S1: the first status that applies to one of the legs; `created` is the last of all.
    select n, max(leg) as legs,
           least(min(status), case when count(*) > 16 then 'legs_out_of_range'::ledger.status end) as status
      from decided group by n
  ), written as (
    insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
                                 input_hash, reason, debit, credit, link)
    select owner, v_at, amount, debit_after, credit_after, p_kind, leg, currency, key,
           case when leg = 1 then input_hash end, reason, debit, credit, p_link
      from decided d join member m using (n) where m.status = 'created' order by n, leg
  )
  select i.n,
         case when i.seen_at is null then coalesce(m.status, case when i.currency = ledger.currency()
                then 'legs_out_of_range'::ledger.status else 'currency_not_postable' end)
              when i.seen_hash = i.input_hash then 'exists'
              else 'exists_with_different_input' end,
         coalesce(i.seen_at, case when m.status = 'created' then v_at end),
         case when i.seen_at is null then
                case when m.status = 'created' then coalesce(d.debit_after, d.credit_after) end
              when i.seen_hash = i.input_hash then ledger.stored_balance(i.owner, i.key, i.seen_seq) end
    from item i left join member m using (n) left join decided d on d.n = m.n and d.leg = m.legs;
end $$;

-- Posts N transactions of N owners in one call (part 8): bets and wins, deposits and corrections. Without
-- an instant the database's clock dates them (J5).
create function ledger.post_batch(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns setof ledger.posted language sql security definer set search_path = pg_catalog, pg_temp as $$
  select * from ledger.write(p_transactions, p_legs, 'post', null, p_at)
$$;

-- H2: names an account of the house; a second time it does nothing.
create function ledger.open_house(p_currency text, p_code text, p_at timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.house_account (currency, code, opened_at)
  values (p_currency, p_code, coalesce(p_at, clock_timestamp()))
  on conflict do nothing
$$;
