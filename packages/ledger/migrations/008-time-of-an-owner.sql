-- The same rules again: a transaction is never dated before another one of its owner, whichever accounts that
-- one moved (J5).

-- The settings ask for index lookups per member and for hash joins between the arrays, whose size no plan
-- knows.
create or replace function ledger.write(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[],
  p_kind ledger.kind, p_link text, p_at timestamptz
) returns setof ledger.posted language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
declare
  v_owners uuid[] := array(select distinct owner from unnest(p_transactions));
  -- The accounts as they were locked, one array per column.
  v_account_owners uuid[];
  v_codes text[];
  v_balances bigint[];
  -- When the owner's last movement was, of whichever account.
  v_moved timestamptz[];
begin
  -- G1: members of one batch never share an owner, so none changes what another one is decided on.
  if cardinality(v_owners) <> cardinality(p_transactions) then
    raise exception 'ledger: two members of a batch share an owner' using errcode = 'cardinality_violation';
  end if;

  -- A2: an account comes into being, empty, when it is first to be credited.
  if exists (select from unnest(p_legs) where credit not like 'house:%') then
    insert into ledger.account (owner, currency, code, moved_at)
    select distinct t.owner, t.currency, l.credit, p_at
      from unnest(p_legs) l join unnest(p_transactions) t using (n)
     where l.credit not like 'house:%' and t.currency = 'TRY_PLAY'
       -- In this order: reading a code by its pattern costs more than finding an account.
       and case when exists (select from ledger.account a
                              where a.owner = t.owner and a.currency = t.currency and a.code = l.credit
                              offset 0) then false
                else l.credit ~ '^[a-z][a-z0-9:_-]{0,63}$' end
    on conflict do nothing;
  end if;

  -- L1, in the order of owners, so that two batches never wait for each other in a circle.
  select array_agg(owner), array_agg(code), array_agg(balance), array_agg(last_moved)
    into v_account_owners, v_codes, v_balances, v_moved
    from (select owner, code, balance, max(moved_at) over (partition by owner) as last_moved
            from (select owner, code::text, balance, moved_at from ledger.account
                   where owner = any (v_owners)
                   order by owner, currency, code for no key update) locked) known;

  return query
  with item as materialized (
    select t.*, seen.at as seen_at, seen.input_hash as seen_hash
      from unnest(p_transactions) t
      left join lateral (select f.at, f.input_hash from ledger.transfer f
                          where f.owner = t.owner and f.key = t.key and f.leg = 1 limit 1) seen on true
  ), leg as materialized (
    select i.n, i.owner, i.key, i.currency, i.input_hash, l.leg, l.reason, l.debit, l.credit,
           -- Without an amount out of range no sum below can overflow.
           case when l.amount between 1 and 9007199254740991 then l.amount end as amount,
           d.balance as debit_before, c.balance as credit_before,
           greatest(d.moved_at, c.moved_at) as moved_at
      from item i
      join unnest(p_legs) l using (n)
      -- C1: every account is in the one currency that can be posted.
      left join unnest(v_account_owners, v_codes, v_balances, v_moved) d (owner, code, balance, moved_at)
        on d.owner = i.owner and d.code = l.debit
      left join unnest(v_account_owners, v_codes, v_balances, v_moved) c (owner, code, balance, moved_at)
        on c.owner = i.owner and c.code = l.credit
     where i.seen_at is null
  ), earlier as (
    -- S2: what the legs before a leg did to its accounts. Most transactions have one leg: then it is empty.
    select l.n, l.leg,
           sum(case l.debit when e.credit then e.amount when e.debit then -e.amount end)::bigint as debit,
           sum(case l.credit when e.credit then e.amount when e.debit then -e.amount end)::bigint as credit
      from leg l join leg e on e.n = l.n and e.leg < l.leg
     where l.leg between 2 and 16
     group by l.n, l.leg
  ), moved as (
    select l.*,
           case when l.debit not like 'house:%'
             then coalesce(l.debit_before, 0) + coalesce(e.debit, 0) - l.amount end as debit_after,
           case when l.credit not like 'house:%'
             then coalesce(l.credit_before, 0) + coalesce(e.credit, 0) + l.amount end as credit_after
      from leg l left join earlier e using (n, leg)
  ), decided as materialized (
    select m.*, count(*) over member as legs, greatest(p_at, max(m.moved_at) over member) as at,
           case when m.currency <> 'TRY_PLAY' then 'currency_not_postable'::ledger.status
                when count(*) over member > 16 then 'legs_out_of_range'
                else coalesce(min(case
                  when m.amount is null then 'amount_out_of_range'::ledger.status
                  when m.debit = m.credit then 'accounts_must_differ'
                  when (m.debit_after is not null and m.debit_before is null
                        and m.debit !~ '^[a-z][a-z0-9:_-]{0,63}$')
                    or (m.credit_after is not null and m.credit_before is null
                        and m.credit !~ '^[a-z][a-z0-9:_-]{0,63}$')
                    or (m.debit = 'held' or m.credit = 'held') <> (p_kind not in ('post', 'reverse'))
                    or (p_kind = 'hold' and m.debit_after is null) then 'account_not_allowed'
                  when m.debit_after is null and not exists (select from ledger.house_account h
                      where h.currency = m.currency and h.code = m.debit) then 'account_not_found'
                  when m.credit_after is null and not exists (select from ledger.house_account h
                      where h.currency = m.currency and h.code = m.credit) then 'account_not_found'
                  when least(m.debit_after, m.credit_after) < 0 then 'insufficient_funds'
                  when greatest(m.debit_after, m.credit_after) > 9007199254740991 then 'balance_too_large'
                end) over member, 'created') end as status
      from moved m
    window member as (partition by m.n order by m.leg
                      rows between unbounded preceding and unbounded following)
  ), written as (
    insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
                                 input_hash, reason, debit, credit, link)
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
                case when d.status = 'created' then coalesce(d.debit_after, d.credit_after) end
              when i.seen_hash = i.input_hash then ledger.stored_balance(i.owner, i.key, i.seen_at) end
    from item i left join decided d on d.n = i.n and d.leg = d.legs;
end $$;
