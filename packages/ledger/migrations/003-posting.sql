-- The writer. Callers hand in arrays, so that a vertical can post inside a statement of its own (SPEC.md,
-- part 8).

create type ledger.transaction_input as (
  n integer,           -- the member's number in its batch, chosen by the caller
  owner uuid,
  key text,
  input_hash bytea,    -- SHA-256 of what the caller was asked for
  currency text
);
create type ledger.leg_input as (
  n integer,           -- the member it belongs to
  leg integer,         -- 1, 2 ...: the order in which the legs must be covered
  reason text,
  debit text,
  credit text,
  amount bigint        -- kuruş
);
create type ledger.posted as (
  n integer,
  status ledger.status,
  at timestamptz,       -- of the transaction, stored or new; null when refused
  balance_after bigint  -- of the owner's account in the last leg (its debit side, if both are the owner's)
);

-- L1: nobody else moves money of this owner until the transaction ends.
create function ledger.lock_owner(p_owner uuid) returns void language sql as $$
  select from ledger.account where owner = p_owner order by currency, code for no key update
$$;

-- The answer that was given when the key was first used (I2).
create function ledger.stored_balance(p_owner uuid, p_key text, p_at timestamptz)
returns bigint language sql as $$
  select coalesce(debit_after, credit_after) from ledger.transfer
   where owner = p_owner and at = p_at and key = p_key
   order by leg desc limit 1
$$;

-- Not granted: post_batch, the holds and the reversal are the doors. It locks, decides (S1) and writes. The
-- settings ask for index lookups per member and for hash joins between the arrays, whose size no plan knows.
create function ledger.write(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[],
  p_kind ledger.kind, p_link text, p_at timestamptz
) returns setof ledger.posted language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  v_accounts ledger.account[];
  v_owners bigint;
begin
  -- A2: an account comes into being, empty, when it is first to be credited.
  insert into ledger.account (owner, currency, code, moved_at)
  select distinct t.owner, t.currency, l.credit, p_at
    from unnest(p_legs) l join unnest(p_transactions) t using (n)
   where l.credit not like 'house:%' and l.credit ~ '^[a-z][a-z0-9:_-]{0,63}$' and t.currency = 'TRY_PLAY'
     and not exists (select from ledger.account a
                      where a.owner = t.owner and a.currency = t.currency and a.code = l.credit offset 0)
  on conflict do nothing;

  -- L1, in the order of owners, so that two batches never wait for each other in a circle.
  select array_agg(a) filter (where a.owner is not null), count(distinct t.owner) into v_accounts, v_owners
    from (select owner from unnest(p_transactions) order by owner) t
    left join lateral (select * from ledger.account
                        where owner = t.owner order by currency, code for no key update) a on true;
  -- G1: members of one batch never share an owner, so none changes what another one is decided on.
  if v_owners <> cardinality(p_transactions) then
    raise exception 'ledger: two members of a batch share an owner' using errcode = 'cardinality_violation';
  end if;

  return query
  with item as materialized (
    select t.*, seen.at as seen_at, seen.input_hash as seen_hash
      from unnest(p_transactions) t
      left join lateral (select f.at, f.input_hash from ledger.transfer f
                          where f.owner = t.owner and f.key = t.key and f.leg = 1 limit 1) seen on true
  ), side as (
    select i.n, l.leg, s.is_debit, a.moved_at,
           a.balance is null and s.code !~ '^[a-z][a-z0-9:_-]{0,63}$' as is_malformed,
           coalesce(a.balance, 0) + sum(s.delta) over (partition by i.n, s.code order by l.leg) as after
      from item i
      join unnest(p_legs) l using (n)
      cross join lateral (values (true, l.debit, -l.amount), (false, l.credit, l.amount))
        s (is_debit, code, delta)
      left join unnest(v_accounts) a on a.owner = i.owner and a.currency = i.currency and a.code = s.code
     where i.seen_at is null and s.code not like 'house:%'
  ), moved as (
    select n, leg, bool_or(is_malformed) as is_malformed, min(after) as low, max(after) as high,
           max(moved_at) as moved_at,
           max(after) filter (where is_debit) as debit_after,
           max(after) filter (where not is_debit) as credit_after
      from side group by n, leg
  ), decided as materialized (
    select i.n, i.owner, i.key, i.currency, i.input_hash, l.leg, l.reason, l.debit, l.credit, l.amount,
           m.debit_after, m.credit_after, count(*) over member as legs,
           greatest(p_at, max(m.moved_at) over member) as at,
           case when i.currency <> 'TRY_PLAY' then 'currency_not_postable'::ledger.status
                when count(*) over member > 16 then 'legs_out_of_range'
                else coalesce(min(case
                  when l.amount not between 1 and 9007199254740991 then 'amount_out_of_range'::ledger.status
                  when l.debit = l.credit then 'accounts_must_differ'
                  when m.is_malformed
                    or (l.debit = 'held' or l.credit = 'held') <> (p_kind not in ('post', 'reverse'))
                    or (p_kind = 'hold' and l.debit like 'house:%') then 'account_not_allowed'
                  when l.debit like 'house:%' and not exists (select from ledger.house_account h
                      where h.currency = i.currency and h.code = l.debit) then 'account_not_found'
                  when l.credit like 'house:%' and not exists (select from ledger.house_account h
                      where h.currency = i.currency and h.code = l.credit) then 'account_not_found'
                  when m.low < 0 then 'insufficient_funds'
                  when m.high > 9007199254740991 then 'balance_too_large'
                end) over member, 'created') end as status
      from item i join unnest(p_legs) l using (n) left join moved m using (n, leg)
     where i.seen_at is null
    window member as (partition by i.n)
  ), written as (
    insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
                                 input_hash,
                                 reason, debit, credit, link)
    select owner, at, amount, debit_after, credit_after, p_kind, leg, currency, key,
           case when leg = 1 then input_hash end, reason, debit, credit, p_link
      from decided where status = 'created' order by n, leg
  )
  select i.n,
         case when i.seen_at is null then coalesce(d.status, case when i.currency = 'TRY_PLAY'
                then 'legs_out_of_range'::ledger.status else 'currency_not_postable' end)
              when i.seen_hash = i.input_hash then 'exists'
              else 'exists_with_different_input' end,
         coalesce(i.seen_at, case when d.status = 'created' then d.at end),
         case when i.seen_at is null then
                case when d.status = 'created' then coalesce(d.debit_after, d.credit_after)::bigint end
              when i.seen_hash = i.input_hash then ledger.stored_balance(i.owner, i.key, i.seen_at) end
    from item i left join decided d on d.n = i.n and d.leg = d.legs;
end $$;

-- The door for bets and wins, deposits and corrections: N transactions of N owners in one call (part 8).
create function ledger.post_batch(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns setof ledger.posted language sql security definer set search_path = pg_catalog, pg_temp as $$
  select * from ledger.write(p_transactions, p_legs, 'post', null, p_at)
$$;

-- H2: names an account of the house; a second time it does nothing.
create function ledger.open_house(p_currency text, p_code text, p_at timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.house_account (currency, code, opened_at) values (p_currency, p_code, p_at)
  on conflict do nothing
$$;
