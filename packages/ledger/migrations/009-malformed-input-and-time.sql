-- The doors refuse malformed input, whoever connects (J6), and take the database's own time where they are
-- given none (J5). What they decide and write is as before: `ledger.write`.

-- An instant outside these bounds is none at which money moves: `infinity` would date all that follows, too.
alter table ledger.transfer add check (at >= '1970-01-01T00:00Z' and at < '2200-01-01T00:00Z');
alter table ledger.hold add check (expires_at >= '1970-01-01T00:00Z' and expires_at < '2200-01-01T00:00Z');
alter table ledger.house_account add check (opened_at >= '1970-01-01T00:00Z' and opened_at < '2200-01-01T00:00Z');

-- J5: the first accounts of an owner are made one after the other. Until an owner has an account there is no
-- row to lock, and two transactions could be numbered in one order and dated in the other.
create function ledger.lock_newcomer() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger.account'), hashtext(new.owner::text));
  return new;
end $$;
create trigger lock_newcomer before insert on ledger.account
  for each row execute function ledger.lock_newcomer();

create function ledger.is_instant(p_at timestamptz) returns boolean language sql immutable as $$
  select p_at >= '1970-01-01T00:00Z'::timestamptz and p_at < '2200-01-01T00:00Z'::timestamptz
$$;

create function ledger.raise_malformed(p_what text) returns void language plpgsql as $$
begin
  raise exception 'ledger: malformed input: %', p_what using errcode = 'invalid_parameter_value';
end $$;

-- J6: a call that contradicts itself is a bug of its caller and fails; nothing of it is written. Refused here
-- is what would be written as something else: the tables' own constraints refuse the rest. Returns whether an
-- account of an owner is credited.
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
  select count(*), bool_or(t.n is null), bool_or(l.credit not like 'house:%')
    into v_joined, v_alone, v_credits
    from unnest(p_legs) l left join unnest(p_transactions) t using (n);
  if v_alone or v_joined > cardinality(p_legs) then
    perform ledger.raise_malformed('each leg belongs to one member of the batch');
  end if;
  return v_credits;
end $$;

-- A2: an account comes into being, empty, when it is first to be credited.
create function ledger.open_accounts(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns void language plpgsql as $$
begin
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
end $$;

-- The same decisions as before. Without an instant the database's clock is taken (J5). The settings ask for
-- index lookups per member and for hash joins between the arrays, whose size no plan knows; what it calls has
-- them, too.
create or replace function ledger.write(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[],
  p_kind ledger.kind, p_link text, p_at timestamptz
) returns setof ledger.posted language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
declare
  v_at timestamptz := coalesce(p_at, clock_timestamp());
  v_owners uuid[] := array(select distinct owner from unnest(p_transactions));
  v_credits boolean;
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

  v_credits := ledger.check_input(p_transactions, p_legs, p_at);
  if v_credits then
    perform ledger.open_accounts(p_transactions, p_legs, v_at);
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
    select m.*, count(*) over member as legs, greatest(v_at, max(m.moved_at) over member) as at,
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

create or replace function ledger.open_house(p_currency text, p_code text, p_at timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.house_account (currency, code, opened_at)
  values (p_currency, p_code, coalesce(p_at, clock_timestamp()))
  on conflict do nothing
$$;

create or replace function ledger.place_hold(
  p_transaction ledger.transaction_input, p_source text, p_amount bigint, p_expires_at timestamptz,
  p_at timestamptz
) returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_leg ledger.leg_input := row(p_transaction.n, 1, 'hold', p_source, 'held', p_amount);
  v_posted ledger.posted;
begin
  if not ledger.is_instant(p_expires_at) then
    perform ledger.raise_malformed('the instant of expiry is out of range');
  end if;
  select * into v_posted from ledger.write(array[p_transaction], array[v_leg], 'hold', null, p_at);
  if v_posted.status = 'created' then
    insert into ledger.hold (owner, key, currency, source, amount, expires_at)
    values (p_transaction.owner, p_transaction.key, p_transaction.currency, p_source, p_amount, p_expires_at);
  end if;
  return v_posted;
end $$;

-- D3: a release and an expiry have no legs: all of the money returns.
create or replace function ledger.close_hold(
  p_transaction ledger.transaction_input, p_hold text, p_kind ledger.kind, p_legs ledger.leg_input[],
  p_at timestamptz
) returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_at timestamptz := coalesce(p_at, clock_timestamp());
  v_hold ledger.hold;
  v_legs ledger.leg_input[];
  v_posted numeric;
  v_result ledger.posted;
begin
  if not ledger.is_instant(p_at) then
    perform ledger.raise_malformed('the instant is out of range');
  end if;
  if p_kind is null or p_kind not in ('post_hold', 'release', 'expire')
    or (p_kind <> 'post_hold' and p_legs <> '{}') then
    perform ledger.raise_malformed('a hold is posted with legs, or released or expired without');
  end if;
  perform ledger.lock_owner(p_transaction.owner);
  select * into v_hold from ledger.hold where owner = p_transaction.owner and key = p_hold;
  select coalesce(sum(amount), 0) into v_posted from unnest(p_legs);
  v_result.n := p_transaction.n;
  v_result.status := ledger.hold_fault(v_hold, p_kind, v_posted, v_at);
  if v_result.status is not null and not ledger.is_known(p_transaction.owner, p_transaction.key) then
    return v_result;
  end if;

  v_legs := ledger.legs_of_end(p_transaction.n, v_hold, p_kind, p_legs);
  p_transaction.currency := coalesce(v_hold.currency, p_transaction.currency);
  select * into v_result from ledger.write(array[p_transaction], v_legs, p_kind, p_hold, v_at);
  if v_result.status = 'created' then
    update ledger.hold set state = case p_kind when 'post_hold' then 'posted' when 'release' then 'released'
                                               else 'expired' end
     where owner = p_transaction.owner and key = p_hold;
  end if;
  return v_result;
end $$;

-- D3: the legs of the end of a hold. Their debit is always 'held', and what they leave returns to the source.
create function ledger.legs_of_end(
  p_n integer, p_hold ledger.hold, p_kind ledger.kind, p_legs ledger.leg_input[]
) returns ledger.leg_input[] language sql as $$
  select array_agg(row(p_n, leg, reason, 'held', credit, amount)::ledger.leg_input)
    from (select leg, reason, credit, amount from unnest(p_legs)
          union all
          select cardinality(p_legs) + 1, case p_kind when 'expire' then 'expire' else 'release' end,
                 p_hold.source, (p_hold.amount - coalesce(l.posted, 0))::bigint
            from (select sum(amount) as posted from unnest(p_legs)) l
           where p_hold.amount > coalesce(l.posted, 0)
             and (p_kind = 'post_hold') = (cardinality(p_legs) > 0)) l
$$;

revoke execute on function ledger.lock_newcomer, ledger.is_instant, ledger.raise_malformed,
  ledger.check_input, ledger.open_accounts, ledger.legs_of_end from public;
